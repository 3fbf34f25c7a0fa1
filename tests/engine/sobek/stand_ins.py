"""What tests of stand-ins know of Sobek."""

from __future__ import annotations

from collections.abc import Sequence

from engine.replay import Move
from engine.sobek import RULES
from tests.engine.judging import Json
from tests.engine.stand_ins import StandIns

from .checker import check

# What a record calls the move of an action, by the first letter of the action's code.
_MOVES = {"t": "take", "s": "set", "e": "event", **dict.fromkeys("cvg", "character"), **dict.fromkeys("ld", "lay")}


def judge_places(record: Json, moves: Sequence[Move], told: Sequence[Json]) -> None:
    """Fail unless each action is told at a move of its kind and by its seat.

    The move is the seat's, or has something that the seat gave. The naming of a starter belongs to a round alone.
    """
    rounds = record["rounds"]
    covered: set[tuple[int, int]] = set()
    for (seat, code), entry in zip(moves, told, strict=True):
        place = rounds[entry["round"]]
        assert entry["seat"] == seat
        if code.startswith("n."):
            assert set(entry) == {"round", "seat"}
            assert (place["starter_named_by"], str(place["starter"])) == (seat, code.removeprefix("n."))
        else:
            move = place["moves"][entry["move"]]
            assert move["move"] == _MOVES[code[0]]
            assert move["seat"] == seat or str(seat) in move["given"]
            covered.add((entry["round"], entry["move"]))
    for number, played in enumerate(rounds):
        for place, move in enumerate(played["moves"]):
            assert (number, place) in covered or move.get("sets") == []


SOBEK = StandIns(RULES, check, judge_places, kinds=len(_MOVES) + 1)
