"""Proofs: one a file, each prints a table and a verdict."""
