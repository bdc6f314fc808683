"""Terrain painters: one a file, each fills hexes with seeded art."""
