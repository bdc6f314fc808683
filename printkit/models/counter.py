"""counters: rows of a table as square or oblong cardboard pieces with a front and, if wanted, a back."""

from __future__ import annotations

from printkit.models.base import Answered, Flag
from printkit.models.pieces import Pieces


class Counters(Pieces):
    """One block of counters: which rows, and the templates of their faces."""

    section: Answered = "Counters"
    """Bookmark in the PDF."""
    figures: Flag = False
    """Each shows somebody whose outline alone must tell him from the others (rule silhouettes-differ)."""
