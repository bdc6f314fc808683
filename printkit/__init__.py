"""printkit: board games from YAML tables to checked, print-ready sheets."""
