"""Find an event of a kind among those of an action."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from engine.game import Event

_E = TypeVar("_E", bound=Event)


def find(kind: type[_E], events: Iterable[Event]) -> _E | None:
    """Return the first event of a kind, None where there is none."""
    return next((event for event in events if isinstance(event, kind)), None)


def one(kind: type[_E], events: Iterable[Event]) -> _E:
    """Return the first event of a kind.

    Raises:
        LookupError: there is none.
    """
    found = find(kind, events)
    if found is None:
        raise LookupError(kind.__name__)
    return found
