"""The toy game with rounds: each `t2` ends one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from engine.chance import Chance
from engine.game import Event, ScoresRound
from tests.bot.toy import Do, Toy, rules


@dataclass(frozen=True, slots=True)
class Scored(ScoresRound):
    code: ClassVar[str] = "scored"


class RoundToy(Toy):
    def apply(self, seat: int, action: Do) -> tuple[Event, ...]:
        events = super().apply(seat, action)
        return (*events, Scored()) if action.code == "t2" else events

    def copy(self) -> RoundToy:
        same = super().copy()
        return RoundToy(same.seats, same.chance, same.left, same.turn, same.scores, same.votes)


def new(seats: int, options: Mapping[str, str], seed: str) -> RoundToy:
    return RoundToy(seats, Chance(seed), int(options.get("left", "12")), scores=[0] * seats)


ROUNDS = {"toy": rules(new=new)}
