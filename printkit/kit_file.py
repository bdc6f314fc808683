"""kit.yaml to KitInfo, also where some of it is wrong: what is faulty is told and left out, the rest is used."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError

from printkit.colour import BLACK
from printkit.models.base import SpannedDict, SpannedList
from printkit.models.kit_info import KitInfo
from printkit.validate import Reader, misfits


def read_kit_info(data: SpannedDict, reader: Reader) -> KitInfo:
    """The kit's facts; findings go to the reader. A faulty field stands in as its default, or as its own name."""
    try:
        return KitInfo.model_validate(data, context=reader)
    except ValidationError as err:
        reader.findings.extend(misfits(err, KitInfo, data))
        faulty = [fault["loc"] for fault in err.errors(include_url=False, include_context=False)]
    for loc in faulty:
        _take_out(data, [part for part in loc if part != "[key]"])
    for name, field in KitInfo.model_fields.items():
        if name not in data and field.is_required():
            data[name] = SpannedList() if name == "include" else name
    return KitInfo.model_validate(data, context=reader)


def _take_out(data: Any, loc: list[int | str]) -> None:
    """Delete the faulty item from the mapping that holds it; a list is taken out whole."""
    head, *rest = loc
    if head == "colours" and rest and isinstance(data.get("colours"), SpannedDict):
        # A word without its colour would be told again wherever it is used.
        data["colours"][str(rest[0])] = BLACK
        return
    if not isinstance(data, SpannedDict) or head not in data:
        return
    inner = data[str(head)]
    if rest and isinstance(inner, SpannedDict) and rest[0] in inner:
        _take_out(inner, rest)
    else:
        del data[str(head)]
