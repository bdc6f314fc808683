"""Imposition: one scheme a file, each lays pieces on sheets."""
