"""Ladders: which there are, and the limits that keep them fair.

Each game has one, and each variant of a game; an expansion counts as its game. A ladder belongs to one server.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final

from bot.domain.game_options import has_variants, variant_of, with_variant
from bot.domain.pace import DAY
from engine.rules import AnyRules


class LadderPreset(StrEnum):
    """What new tables of a server with ladders begin as; their host may choose otherwise."""

    UNRATED = "unrated"
    RATED = "rated"


class LadderChange(StrEnum):
    """What a manager of a server did to its ladders."""

    STRIKE = "strike"
    """A game does not count."""
    RESTORE = "restore"
    """A struck game counts again."""
    EXCLUDE = "exclude"
    """A person plays no rated games."""
    READMIT = "readmit"
    """An excluded person may play rated games again."""
    RESTART = "restart"
    """A ladder is restarted: games that began before do not count."""


YOUNGEST_ACCOUNT: Final = 30 * DAY
"""A younger account plays no rated games."""
KEPT_AFTER_REMOVAL: Final = 30 * DAY
"""The ladders of a server that has removed the bot are deleted after so long."""
MOST_STAND_IN_TURNS: Final = 3
"""A player counts as having left if a computer made more than one in so many of their turns."""


def ladder_of(rules: AnyRules, options: Mapping[str, str]) -> str:
    """Return the code of the ladder on which a game with these options counts."""
    variant = variant_of(rules, options)
    return rules.code if variant is None or variant == rules.variants[0] else f"{rules.code}-{variant}"


def all_ladders(games: Iterable[AnyRules]) -> tuple[str, ...]:
    """Return the codes of all ladders of these games, in order."""
    return tuple(
        ladder_of(rules, with_variant(rules, {}, variant) if has_variants(rules) else {})
        for rules in games
        for variant in rules.variants or ("",)
    )
