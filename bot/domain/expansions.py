"""The expansions of a game: which one a table plays with, what is stored to say so, and the title that tells it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.i18n.messages import BoundSpeech
from engine.rules import AnyRules

_OPTION: Final = "expansion"


def expansion_of(options: Mapping[str, str]) -> str | None:
    """Return the expansion with which a table with these options plays, None for the game alone."""
    return options.get(_OPTION)


def with_expansion(rules: AnyRules, options: Mapping[str, str], expansion: str | None) -> dict[str, str]:
    """Return options by which a table plays with `expansion`, None for the game alone; then nothing is written down.

    Raises:
        ValueError: the game has no such expansion.
    """
    rest = {key: value for key, value in options.items() if key != _OPTION}
    if expansion is None:
        return rest
    if expansion not in rules.expansions:
        raise ValueError(f"{rules.code} has no expansion {expansion}")
    return {**rest, _OPTION: expansion}


def titled(kind: str, options: Mapping[str, str], speech: BoundSpeech) -> str:
    """Return the title of a table's game, with its expansion if it has one."""
    title, expansion = speech.say(f"{kind}-title"), expansion_of(options)
    if expansion is None:
        return title
    return speech.say("title-expanded", game=title, expansion=speech.say(f"{kind}-expansion-{expansion}"))
