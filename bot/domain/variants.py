"""The variants of a game: which one a table plays, and what is stored to say so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.rules import AnyRules

_OPTION: Final = "way"


def has_variants(rules: AnyRules) -> bool:
    """Whether there is anything to choose."""
    return len(rules.variants) > 1


def variant_of(rules: AnyRules, options: Mapping[str, str]) -> str | None:
    """Return the variant that a table with these options plays, None where the game has none."""
    return options.get(_OPTION, rules.variants[0]) if rules.variants else None


def options_of(variant: str | None) -> dict[str, str]:
    """Return options in which a variant is written down, also the usual one; none for None."""
    return {} if variant is None else {_OPTION: variant}


def with_variant(rules: AnyRules, options: Mapping[str, str], variant: str | None) -> dict[str, str]:
    """Return options by which a table plays `variant`, None for the usual one; the usual variant is not written down.

    Raises:
        ValueError: the game has no such variant, or only one and so no choice of it.
    """
    rest = {key: value for key, value in options.items() if key != _OPTION}
    if variant is None:
        return rest
    if not has_variants(rules) or variant not in rules.variants:
        raise ValueError(f"{rules.code} has no variant {variant}")
    return rest if variant == rules.variants[0] else {**rest, _OPTION: variant}
