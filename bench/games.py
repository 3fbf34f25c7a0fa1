"""The games that benchmarks and random play know: the rules of all that can be played, and options for them."""

from __future__ import annotations

from bot.domain.game_options import VARIANT
from bot.games import GAMES as PLAYABLE
from engine.rules import AnyRules

GAMES: dict[str, AnyRules] = {code: game.rules for code, game in PLAYABLE.items()}


def options_of(variant: str | None) -> dict[str, str]:
    """Return options that name a variant, even the usual one; no options for None."""
    return {} if variant is None else {VARIANT: variant}
