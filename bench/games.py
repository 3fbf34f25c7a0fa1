"""The games that benchmarks and random play know: the rules of all that can be played."""

from __future__ import annotations

from bot.games import GAMES as PLAYABLE
from engine.rules import AnyRules

GAMES: dict[str, AnyRules] = {code: game.rules for code, game in PLAYABLE.items()}
