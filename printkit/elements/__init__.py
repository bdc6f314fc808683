"""Template parts: one element a file, each turns a YAML mapping into marks."""
