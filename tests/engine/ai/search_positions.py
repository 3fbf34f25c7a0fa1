"""The first position of each game, and what its search finds there."""

from __future__ import annotations

from typing import Any

from engine import duel, sobek
from engine.ai.search_contract import search_seed

GAMES: dict[str, tuple[Any, dict[str, Any]]] = {
    "sobek": (sobek.RULES, {}),
    "duel": (duel.RULES, {}),
    "treasures": (duel.RULES, {"expansion": "treasures"}),
}


def begun(rules: Any, options: dict[str, Any], seed: str) -> tuple[Any, Any, Any]:
    """Return what the seat sees that is asked first, its memory, and what it can do."""
    game = rules.new(2, options, seed)
    (seat,) = game.waiting
    return game.view(seat), rules.memory(game.view(seat)), game.legal(seat)


def found(rules: Any, options: dict[str, Any], seed: str, budget: int, **more: Any) -> Any:
    view, memory, legal = begun(rules, options, seed)
    return rules.search(view, memory, legal, budget, search_seed(view, 0), **more)
