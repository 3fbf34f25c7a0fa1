"""The first lesson of Sobek: 2 Players: twelve moves of one game, from the first tile to the end."""

from __future__ import annotations

from typing import Final

from bot.lessons.lesson import Lesson, Scene, Shows, Step, written

_GAME: Final = Scene(
    seats=2,
    options={},
    seed="lesson 1943",
    moves=written(
        """
        0:t.3 1:t.3 0:t.3 1:t.2 1:a.v 0:t.1 1:t.2 0:t.1 1:t.1 1:a.h 0:t.2 0:a.b 1:t.2 0:c.priest.wheat
        1:t.1 1:a.v 0:t.3 1:t.2 1:a.f 0:t.1 1:t.4 0:t.4 1:s.fish.fish-h1,fish-h0s,statue-v,scribe-fish 1:p.two-deben
        0:t.2 0:d.trade 1:t.2
        0:s.livestock.livestock-h1,livestock-v1,livestock-f1,livestock-f1,livestock-b1,livestock-h0s
        0:p.scarabs.livestock 1:s.wheat.wheat-f0,merchant,courtesan 1:p.scarabs.fish
        0:t.1 0:a.v 1:t.1 1:a.f 0:c.priestess 1:s.livestock.livestock-v0s,vizier,scribe-livestock 1:p.finger.b5
        0:t.1 0:d.trade 1:t.1 0:t.1 0:a.b 1:f 1:t.3 0:s.fish.fish-f0,fish-v0s,thief 0:p.seven
        1:t.4 0:t.4 1:t.3 0:t.1 0:d.trade 1:t.5 0:t.2
        """
    ),
)

LESSON: Final = Lesson(
    steps=(
        Step("centre", _GAME, 0, Shows.BOARD, ("square-c3", "square-d3", "square-c4", "square-d4")),
        Step("line", _GAME, 2, Shows.BOARD, ("ankh", "line")),
        Step("corruption", _GAME, 5, Shows.BOARD, ("ankh", "line")),
        Step("mark", _GAME, 7, Shows.BOARD, ("ankh", "line")),
        Step("hidden", _GAME, 10, Shows.BOARD, ("ankh", "square-c1")),
        Step("turn", _GAME, 11, Shows.BOARD, ("ankh",)),
        Step("character", _GAME, 13, Shows.HAND, ("hand-priest", "corruption"), Shows.BOARD),
        Step("deben", _GAME, 24, Shows.BOARD, ("ankh", "line")),
        Step("trade", _GAME, 25, Shows.BOARD, ("bag",)),
        Step("sell", _GAME, 27, Shows.HAND, ("hand-livestock1", "hand-livestock0s"), Shows.BOARD),
        Step("pirogue", _GAME, 28, Shows.HAND, ("pirogues-known",), Shows.BOARD),
        Step("end", _GAME, 53, Shows.BOARD, ("ankh", "line", "pile")),
    ),
    seats=2,
    options={},
)
"""The steps, and two seats for the practice after them."""
