"""Terrain painters, one a file: what lies in a hex or along hexsides, seen from straight above and lit from nowhere."""
