"""The ways in which a game can be played: which one a table plays, and what is stored to say so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.rules import Rules

_OPTION: Final = "way"


def has_ways(rules: Rules) -> bool:
    """Whether there is anything to choose."""
    return len(rules.ways) > 1


def way_of(rules: Rules, options: Mapping[str, str]) -> str:
    """Return the way that a table with these options plays; a game's first way is the usual one."""
    return options.get(_OPTION, rules.ways[0])


def with_way(rules: Rules, options: Mapping[str, str], way: str | None) -> dict[str, str]:
    """Return options by which a table plays `way`, None for the usual one; the usual way is not written down.

    Raises:
        ValueError: the game has no such way, or only one and so no choice of it.
    """
    rest = {key: value for key, value in options.items() if key != _OPTION}
    if way is None:
        return rest
    if not has_ways(rules) or way not in rules.ways:
        raise ValueError(f"{rules.code} is not played the way {way}")
    return rest if way == rules.ways[0] else {**rest, _OPTION: way}
