"""Pure geometry of grids: no drawing, no kit."""
