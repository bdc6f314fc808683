"""Drawing maps: what painters are given, what a mapsheet says hex by hex, and the pen that draws it."""
