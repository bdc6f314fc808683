"""The command line: one command a file; click lives only here."""
