"""Running text: inline markup to lines, lines and blocks to columns and pages."""
