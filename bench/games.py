"""The games that benchmarks and random play know."""

from __future__ import annotations

from engine.duel import RULES as DUEL
from engine.rules import Rules
from engine.sobek import RULES as SOBEK

GAMES: dict[str, Rules] = {rules.code: rules for rules in (SOBEK, DUEL)}
