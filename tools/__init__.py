"""Tools of the project itself: generated references, the bench, an import contract. None of them is installed."""
