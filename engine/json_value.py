"""Plain data, of which records and stored plans are made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

# What JSON can say. As a type it is for reading: code that makes a list or a dictionary knows what is in it.
Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"


def plain(value: object) -> Json:
    """Return a value as plain data.

    Raises:
        ValueError: JSON could not say it.
    """
    match value:
        case bool() | int() | float() | str() | None:
            return value
        case list():
            return [plain(one) for one in value]
        case dict() if all(isinstance(key, str) for key in value):
            return {key: plain(one) for key, one in value.items()}
    raise ValueError(type(value).__name__)
