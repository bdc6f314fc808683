"""Words by which kits declare checks of their own, one a file; the docstring is law, why, and examples that run."""
