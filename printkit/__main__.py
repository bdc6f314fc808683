"""``python -m printkit``."""

from printkit.cli.main import main

main()
