"""What tests of stand-ins know of the duel."""

from __future__ import annotations

from collections.abc import Sequence

from engine.duel import RULES
from engine.replay import Move
from tests.engine.judging import Json
from tests.engine.stand_ins import StandIns

from .checker import check


def judge_places(record: Json, moves: Sequence[Move], told: Sequence[Json]) -> None:
    """Fail unless each action is told at its move and by its seat.

    An action that begins a move, or fills the market for one, is the next move; what follows belongs to it.
    """
    place, filled = -1, False
    for (seat, code), entry in zip(moves, told, strict=True):
        head = code.split(".")[0]
        if head in ("t", "f", "s", "c") and not filled:
            place += 1
        filled = head == "f"
        assert entry == {"move": place, "seat": seat}
        move = record["moves"][place]
        assert move["seat"] == seat or "given" in move
        assert not filled or move["filled"]
    assert place == len(record["moves"]) - 1


DUEL = StandIns(RULES, check, judge_places, kinds=8)
