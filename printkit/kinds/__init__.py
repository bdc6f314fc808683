"""Component kinds: one a file, each turns definitions into pieces."""
