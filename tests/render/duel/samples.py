"""Tiles, squares, views and scores that the tests of the second game's words share."""

from __future__ import annotations

from dataclasses import replace

from engine.duel.events import GameScored, SeatScore, SetScore
from engine.duel.market import SQUARE, Line, Square
from engine.duel.tiles import KIND, TILES, Good, Pirogue, Tile
from engine.duel.views import Ankh, BackCount, DuelView, Lying, SeatView, SetView, Takeable

NAMES = ("Anna", "Bob")


def tile(code: str) -> Tile:
    return TILES[KIND[code]]


FISH, FISH0, WHEAT0S, IVORY = (tile(code) for code in ("fish-h1", "fish-f0", "wheat-h0s", "ivory-v3"))
DEBEN, STATUE, QUEEN, THIEF, SCRIBE = (
    tile(code) for code in ("marble-fd", "statue-b", "queen", "thief", "scribe-fish")
)
C4, D3 = SQUARE["c4"], SQUARE["d3"]


def market(**lying: Tile) -> tuple[tuple[Lying | None, ...], ...]:
    """Return a market with some tiles, by the codes of their squares."""
    rows: list[list[Lying | None]] = [[None] * 6 for _ in range(6)]
    for code, one in lying.items():
        square: Square = SQUARE[code]
        rows[square.row][square.column] = Lying(one.back, None if one.power is not None else one)
    return tuple(tuple(row) for row in rows)


FISH_SET = SetView(Good.FISH, (FISH, FISH, FISH0), 1)
SEATS = (
    SeatView(0, BackCount(1, 1, 1), (FISH_SET,), 1, 2, (Pirogue.SEVEN,), (WHEAT0S, IVORY, THIEF), (DEBEN,), (3, 5)),
    SeatView(1, BackCount(0, 2, 0), (), 4, 0, (Pirogue.SNAKE2,), None, None, None),
)


def view(**changes: object) -> DuelView:
    base = DuelView(
        viewer=0,
        first=1,
        turn=0,
        waiting=(0,),
        asked="turn",
        again=False,
        market=market(c4=FISH, d3=QUEEN, a1=STATUE),
        ankh=Ankh(SQUARE["b5"], Line.RISING),
        takeable=(Takeable(C4, Line.RISING, ()), Takeable(D3, Line.RISING, (C4,))),
        can_fill=False,
        finger=None,
        offered=None,
        seats=SEATS,
        pile=18,
        bag=9,
        discard=(SCRIBE,),
        pirogues_left=3,
        pirogues_used=(Pirogue.SEVEN, Pirogue.SNAKE2),
        pirogues=None,
        drawn=(),
        returned=(),
        looked_at=None,
        put_aside=(),
        scored=None,
        outcome=None,
    )
    return replace(base, **changes)  # type: ignore[arg-type]


def seat_score(**changes: object) -> SeatScore:
    base = SeatScore(
        sets=(SetScore(Good.FISH, 4, 6, 0), SetScore(Good.WHEAT, 3, 3, 1)),
        removed=(),
        added=0,
        tiles=8,
        snake_tokens=(),
        drawn=(),
        deben=(3, 5, 7),
        pirogues=(Pirogue.SEVEN, Pirogue.TWO_DEBEN),
    )
    return replace(base, **changes)  # type: ignore[arg-type]


# The rulebook's examples: 24 and 9 points for sets, 57 in all; 3 deben for 1 corruption point against 8.
LUCILE = seat_score()
TIM = seat_score(sets=(), tiles=0, snake_tokens=(Pirogue.SNAKE1,), drawn=(3, 4, 5), deben=(3, 4, 5), pirogues=())
SCORED = GameScored(1, (LUCILE, TIM))
