"""Cards, names and scores that the tests of Sobek's words share."""

from __future__ import annotations

from dataclasses import replace

from engine.sobek.cards import CARDS, KIND, Card, Good
from engine.sobek.score_track import penalised, symbol_at
from engine.sobek.scores import SeatScore, SetScore

NAMES = ("Anna", "Bob", "Cleo", "Dan")


def card(code: str) -> Card:
    return CARDS[KIND[code]]


FISH, FISH0, WHEAT0, THIEF, QUEEN = (card(code) for code in ("fish1", "fish0", "wheat0", "thief", "queen"))
SCRIBE, COURTESAN, AMULET, IVORY = (card(code) for code in ("scribe-fish", "courtesan", "amulet", "ivory3"))


def seat_score(points: int, before: int, **changes: object) -> SeatScore:
    reached = before + points
    score = SeatScore(
        sets=(SetScore(Good.FISH, points, 1, 0, horizontal=False),),
        points=points,
        before=before,
        reached=reached,
        symbol=symbol_at(reached),
        pile=3,
        curses=0,
        pile_scarabs=None,
        corrupt=False,
        steps=0,
        after=reached,
    )
    return replace(score, **changes)  # type: ignore[arg-type]


CORRUPT = seat_score(23, 38, corrupt=True, steps=2, after=penalised(61, 23), pile=4, curses=1)
