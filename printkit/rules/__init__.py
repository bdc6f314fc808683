"""Rules: one law a file; the docstring is the law, why it is one, and examples that are run."""
