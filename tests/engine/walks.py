"""Random walks of any game: what the tests that all games share need of them."""

from __future__ import annotations

from typing import Any


def snapshot(game: Any) -> str:
    """Return all that a game is, as text that can be compared."""
    names = [name for kind in type(game).__mro__ for name in getattr(kind, "__slots__", ())]
    parts = [f"{name}={getattr(game, name)!r}" for name in names if name != "chance"]
    return "; ".join([*parts, f"chance={game.chance.seed}/{game.chance.drawn}"])
