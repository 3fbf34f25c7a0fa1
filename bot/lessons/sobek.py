"""The first lesson of Sobek: ten moves, from the first card that is taken to the penalty."""

from __future__ import annotations

from typing import Final

from bot.lessons.lesson import Lesson, Scene, Shows, Step, written

_ROUND: Final = Scene(
    seats=2,
    options={},
    seed="lesson 2850",
    moves=written(
        """
        0:t.1 1:t.2 0:t.3 1:t.2 0:t.1 1:t.2 0:t.1 1:t.3 0:c.priest.wheat 1:t.1
        0:s.new.cattle.cattle1,cattle1,cattle0,cattle0g 0:e.prosperity.cattle
        1:t.2 0:t.1 1:t.2 0:t.1 1:c.merchant.5 0:t.3 1:t.1 0:t.2 1:s.new.ivory.ivory3,ivory0g,amulet 1:e.embalming
        0:t.2 1:t.1 0:t.2 1:t.2 0:t.2 1:t.1 0:t.2 1:s.new.fish.fish1,fish0,fish0,fish0g,amulet 1:e.guild-feather
        0:t.1 1:s.new.ebony.ebony2,ebony2,ebony2 1:e.guild-eye
        0:s.cattle.cattle.amulet,amulet,scribe-cattle 0:e.curse.1
        1:s.new.marble.marble2,marble0,marble0 0:t.1 1:t.1 0:t.1
        0:l.marble.marble2,marble2,marble0,marble0g 0:l.wheat.wheat1,wheat0,wheat0
        """
    ),
)

_EXTENDED: Final = Scene(
    seats=_ROUND.seats,
    options=_ROUND.options,
    seed=_ROUND.seed,
    moves=_ROUND.moves[:12]
    + written(
        """
        1:t.2 0:t.2 1:t.4 0:t.1 1:t.2 0:t.2 1:t.4 0:t.2 1:t.1 0:t.2 1:t.2 0:t.2 1:t.1
        0:s.cattle.cattle.amulet,amulet,scribe-cattle
        """
    ),
)
"""The same round up to the first set, and then a hand with few other sets in it."""

LESSON: Final = Lesson(
    steps=(
        Step("free", _ROUND, 0, Shows.BOARD, ("row-1",)),
        Step("corruption", _ROUND, 2, Shows.BOARD, ("row-1", "row-2", "row-3")),
        Step("hidden", _ROUND, 6, Shows.BOARD, ("row-1",)),
        Step("character", _ROUND, 8, Shows.HAND, ("hand-priest", "corruption")),
        Step("set", _ROUND, 10, Shows.HAND, ("hand-cattle1", "hand-cattle0", "hand-cattle0g"), Shows.BOARD),
        Step("event", _ROUND, 11, Shows.HAND, ("tokens",), Shows.BOARD),
        Step("extend", _EXTENDED, 25, Shows.HAND, ("hand-amulet", "hand-scribe-cattle"), Shows.BOARD),
        Step("end", _ROUND, 39, Shows.BOARD, ("row-1", "deck")),
        Step("lay", _ROUND, 40, Shows.HAND, ("hand-marble2", "hand-marble0", "hand-marble0g")),
        Step("penalty", _ROUND, 41, Shows.BOARD, ("track",)),
    ),
    seats=2,
    options={},
)
"""The steps, and two seats for the practice after them."""
