"""A memory that holds one position possible, the game's own."""

from __future__ import annotations

from typing import Any

from engine.sobek import SobekMemory
from engine.sobek.game import Sobek


class Told(SobekMemory):
    """The memory of a seat that was told all: the one position that it holds possible is the game's."""

    def __init__(self, game: Sobek) -> None:
        self.game = game

    def worlds(self, view: Any) -> Any:
        return self

    def draw(self, random: Any) -> Sobek:
        return self.game.copy()
