"""A table's options for its game: the variant and the expansion that it plays, and the title that names them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.i18n.messages import BoundSpeech
from engine.rules import AnyRules

VARIANT: Final = "way"
"""The option that holds the variant."""
_EXPANSION: Final = "expansion"


def has_variants(rules: AnyRules) -> bool:
    """Return whether a game has several variants."""
    return len(rules.variants) > 1


def variant_of(rules: AnyRules, options: Mapping[str, str]) -> str | None:
    """Return the variant that a table with these options plays, None where the game has none."""
    return options.get(VARIANT, rules.variants[0]) if rules.variants else None


def with_variant(rules: AnyRules, options: Mapping[str, str], variant: str | None) -> dict[str, str]:
    """Return options by which a table plays `variant`, None for the usual one, which is not written down.

    Raises:
        ValueError: the game has no such variant, or only one and so no choice of it.
    """
    rest = {key: value for key, value in options.items() if key != VARIANT}
    if variant is None:
        return rest
    if not has_variants(rules) or variant not in rules.variants:
        raise ValueError(f"{rules.code} has no variant {variant}")
    return rest if variant == rules.variants[0] else {**rest, VARIANT: variant}


def expansion_of(options: Mapping[str, str]) -> str | None:
    """Return the expansion of a table with these options, None for the game alone."""
    return options.get(_EXPANSION)


def with_expansion(rules: AnyRules, options: Mapping[str, str], expansion: str | None) -> dict[str, str]:
    """Return options by which a table plays with `expansion`; for None nothing is written down.

    Raises:
        ValueError: the game has no such expansion.
    """
    rest = {key: value for key, value in options.items() if key != _EXPANSION}
    if expansion is None:
        return rest
    if expansion not in rules.expansions:
        raise ValueError(f"{rules.code} has no expansion {expansion}")
    return {**rest, _EXPANSION: expansion}


def titled(kind: str, options: Mapping[str, str], speech: BoundSpeech) -> str:
    """Return the title of a table's game, with its expansion if it has one."""
    title, expansion = speech.say(f"{kind}-title"), expansion_of(options)
    if expansion is None:
        return title
    return speech.say("title-expanded", game=title, expansion=speech.say(f"{kind}-expansion-{expansion}"))
