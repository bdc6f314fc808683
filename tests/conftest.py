"""Property tests draw the same examples in every run: a failure is one for everybody, and a green run stays green."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("same", derandomize=True, database=None, deadline=None)
settings.load_profile("same")
