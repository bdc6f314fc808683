"""Landforms, one a file: the quiet shapes of a sheet's ground, which have no effect on play."""
