"""The texts of the rules help."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any


def texts(parts: Sequence[Any]) -> Iterator[str]:
    """Yield the texts of some components and of all in them."""
    for part in parts:
        if "content" in part:
            yield part["content"]
        yield from texts(part.get("components", ()))
