"""Landforms: one a file, each gives a mapsheet its own ground."""
