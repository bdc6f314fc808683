"""Reading a sheet's ``relief`` by the model that its landform names."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError

from printkit.cartography.records import Landform
from printkit.findings import Finding
from printkit.models.base import Model
from printkit.validate import misfits


def read_relief(data: Any, landform: Landform) -> tuple[Model, tuple[Finding, ...]]:
    """The landform's parameters (its defaults, if anything is wrong), and what is wrong."""
    if data is None:
        return landform.model(), ()
    try:
        return landform.model.model_validate(data), ()
    except ValidationError as err:
        return landform.model(), misfits(err, landform.model, data)
