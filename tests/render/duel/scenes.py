"""Views of Sobek: 2 Players made by hand, from the opening to the most crowded table."""

from __future__ import annotations

from dataclasses import replace

from engine.duel.events import GameScored, SeatScore, SetScore
from engine.duel.market import SQUARE, Line
from engine.duel.tiles import KIND, TILES, Back, Good, Pirogue, Power, Tile
from engine.duel.views import Ankh, BackCount, DuelView, Lying, SeatView, SetView, Takeable
from engine.game import Outcome
from render.presentation import Seating
from tests.render.sobek.scenes import PlainSpeech
from tests.seated import seated

# The tiles of the game alone, without those of its expansion.
BASE = tuple(tile for tile in TILES if tile.back is not Back.GOLD and tile.power not in (Power.ADVISER, Power.SPY))
PLAYERS = seated("Anna", "Bartholomew of Thebes the Third", computers=(1,))


def speech(players: tuple[Seating, ...] = PLAYERS) -> PlainSpeech:
    """English from the duel's own file; named things are told by their codes."""
    return PlainSpeech(players, "duel")


def tiles(*codes: str) -> tuple[Tile, ...]:
    """Return the tiles of these codes, sorted as a view sorts them."""
    return tuple(TILES[kind] for kind in sorted(KIND[code] for code in codes))


def lying(code: str) -> Lying | None:
    """Return what lies on a square: "?" is a face-down character, "!" a pharaoh tile, "." nothing."""
    if code == ".":
        return None
    if code == "?":
        return Lying(Back.RED, None)
    if code == "!":
        return Lying(Back.GOLD, None)
    tile = TILES[KIND[code]]
    return Lying(tile.back, tile)


def market(*rows: str) -> tuple[tuple[Lying | None, ...], ...]:
    """Return a market from six rows of six codes."""
    return tuple(tuple(lying(code) for code in row.split()) for row in rows)


def can(square: str, along: Line | None, *passed: str) -> Takeable:
    """Return a tile that can be taken."""
    return Takeable(SQUARE[square], along, tuple(SQUARE[one] for one in passed))


FULL = market(
    "ivory-v3 ? fish-h1 wheat-fd statue-h ebony-f0",
    "marble-b2 livestock-f1 ? fish-vd wheat-b1 statue-f",
    "? ebony-vd ivory-h0s marble-h0s fish-b0 wheat-v1",
    "ivory-bd statue-b wheat-f0s fish-v0s ? ebony-h2",
    "marble-v0 ? livestock-bd ivory-f3 fish-f1 wheat-h1",
    "livestock-h1 marble-fd ebony-b2 ? wheat-b0 fish-v1",
)
THIN = market(
    ". . fish-h1 . . .",
    ". livestock-f1 . . wheat-b1 .",
    "? ivory-b3 . wheat-h1 statue-v .",
    ". . . . . .",
    ". . ? . . marble-v2",
    ". . . . ebony-h2 .",
)


def seat(number: int, **changes: object) -> SeatView:
    """Return a seat as the table sees it."""
    plain = SeatView(number, BackCount(2, 0, 0), (), 0, 0, (), None, None, None)
    return replace(plain, **changes)  # type: ignore[arg-type]


def opening() -> DuelView:
    """The first turn: a tile of the centre."""
    return DuelView(
        viewer=None,
        first=0,
        turn=0,
        waiting=(0,),
        asked="turn",
        again=False,
        market=FULL,
        ankh=None,
        takeable=tuple(can(square, None) for square in ("c3", "d3", "c4", "d4")),
        can_fill=False,
        finger=None,
        offered=None,
        seats=(seat(0), seat(1)),
        pile=23,
        bag=13,
        discard=(),
        pirogues_left=5,
        pirogues_used=(),
        pirogues=None,
        drawn=(),
        returned=(),
        looked_at=None,
        put_aside=(),
        scored=None,
        outcome=None,
    )


def middle() -> DuelView:
    """Both have sold; the Ankh lies along the third row."""
    return replace(
        opening(),
        turn=1,
        waiting=(1,),
        market=THIN,
        ankh=Ankh(SQUARE["c3"], Line.ROW),
        takeable=(
            can("a3", Line.ROW, "b3"),
            can("b3", Line.ROW),
            can("d3", Line.ROW),
            can("e3", Line.ROW, "d3"),
        ),
        seats=(
            seat(
                0,
                backs=BackCount(1, 4, 2),
                sets=(SetView(Good.FISH, tiles("fish-h1", "fish-v1", "fish-f0", "thief"), 1),),
                corruption=3,
                deben=1,
                pirogues=(Pirogue.SEVEN,),
            ),
            seat(
                1,
                backs=BackCount(0, 5, 0),
                sets=(SetView(Good.IVORY, tiles("ivory-v3", "ivory-f3", "statue-h"), 0),),
                corruption=5,
                deben=2,
                pirogues=(Pirogue.SNAKE2,),
            ),
        ),
        pile=9,
        bag=10,
        discard=tiles("queen", "fish-vd"),
        pirogues_left=2,
        pirogues_used=(Pirogue.SCARABS, Pirogue.SNAKE2, Pirogue.SEVEN),
    )


def fingered() -> DuelView:
    """The finger points at the one tile that may be taken."""
    return replace(middle(), finger=SQUARE["e3"], takeable=(can("e3", Line.ROW, "d3"),))


def again() -> DuelView:
    """A pyramid's turn: tiles on all four lines."""
    lines = (
        can("a3", Line.ROW, "b3"),
        can("b3", Line.ROW),
        can("d3", Line.ROW),
        can("e3", Line.ROW, "d3"),
        can("c1", Line.COLUMN),
        can("c5", Line.COLUMN),
        can("b2", Line.FALLING),
    )
    return replace(middle(), again=True, takeable=lines)


def offered() -> DuelView:
    """A tile with the deben icon was taken."""
    return replace(middle(), asked="deben", takeable=(), offered=tiles("wheat-fd")[0])


def turning() -> DuelView:
    """A character was taken: the Ankh waits to be turned."""
    return replace(middle(), asked="turn-ankh", takeable=(), ankh=Ankh(SQUARE["c5"], None))


def filling() -> DuelView:
    """No tile on the line."""
    return replace(middle(), ankh=Ankh(SQUARE["d4"], Line.ROW), takeable=(), can_fill=True)


def crowded() -> DuelView:
    """Every good sold, much of everything, a discard pile of half the game."""
    sets = (
        SetView(Good.IVORY, tiles("ivory-v3", "ivory-f3", "ivory-b3", "ivory-f0", "ivory-bd", "ivory-h0s", "queen"), 0),
        SetView(Good.EBONY, tiles("ebony-h2", "ebony-v2", "ebony-f2", "ebony-b2", "priest"), 0),
        SetView(Good.MARBLE, tiles("marble-h2", "marble-v2", "marble-b2", "priestess"), 0),
        SetView(Good.LIVESTOCK, tiles(*["livestock-f1"] * 5, *["livestock-f0"] * 5), 2),
        SetView(Good.FISH, tiles(*["fish-b1"] * 5, *["fish-b0"] * 5), 2),
        SetView(Good.WHEAT, tiles(*["wheat-h1"] * 5, *["wheat-b0"] * 5), 2),
    )
    tokens = (Pirogue.SEVEN, Pirogue.TWO_DEBEN, Pirogue.TWO_DEBEN, Pirogue.SNAKE1, Pirogue.SNAKE2)
    full = seat(0, backs=BackCount(10, 22, 10), sets=sets, corruption=28, deben=13, pirogues=tokens)
    return replace(
        again(),
        market=FULL,
        seats=(full, replace(full, seat=1)),
        bag=0,
        discard=TILES[:40],
        pirogues_left=0,
        pirogues_used=tuple(Pirogue)[:8],
    )


def finished() -> DuelView:
    """A game that is over: removed sets, snakes, deben for the least corruption."""
    view = middle()
    fish = SetScore(Good.FISH, 4, 4, 1)
    ivory = SetScore(Good.IVORY, 3, 6, 0)
    first = SeatScore((fish,), tiles("wheat-h1", "wheat-b0", "merchant"), 2, 5, (), (8,), (4, 8), (Pirogue.SEVEN,))
    second = SeatScore((ivory,), (), 4, 9, (Pirogue.SNAKE2,), (), (3, 6), ())
    seats = (
        replace(view.seats[0], backs=BackCount(0, 0, 0), corruption=5, deben=2, values=(4, 8)),
        replace(view.seats[1], backs=BackCount(0, 0, 0), corruption=9, deben=2, values=(3, 6)),
    )
    return replace(
        view,
        turn=None,
        waiting=(),
        asked=None,
        takeable=(),
        seats=seats,
        scored=GameScored(1, (first, second)),
        outcome=Outcome((first.points, second.points), (0,)),
    )


def overflowing() -> DuelView:
    """A game that is over, with more of everything than a game can hold."""
    view = finished()
    sets = tuple(SetScore(good, 10, 12, 2) for good in Good if good is not Good.STATUE)
    tokens = (Pirogue.SEVEN, Pirogue.TWO_DEBEN, Pirogue.TWO_DEBEN)
    snakes = (Pirogue.SNAKE1, Pirogue.SNAKE2)
    rich = SeatScore(sets, TILES[:14], 12, 30, snakes, (9, 8, 7), (3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9), tokens)
    lucky = replace(rich, removed=(), drawn=(3, 3, 3, 4, 4, 5, 5, 6, 6))
    return replace(view, scored=GameScored(1, (rich, lucky)), outcome=Outcome((rich.points, lucky.points), (0, 1)))


def reading() -> DuelView:
    """A seat's own view: hand, corruption, deben, the pirogues that it has looked at."""
    view = middle()
    own = replace(
        view.seats[1],
        hand=tiles("ivory-b3", "ebony-h0s", "marble-h2", "statue-f", "architect"),
        pile=tiles("fish-b0", "livestock-h1", "wheat-f0s", "thief", "statue-b"),
        values=(4, 7),
    )
    return replace(view, viewer=1, seats=(view.seats[0], own), pirogues=(Pirogue.MUMMY, Pirogue.FINGER))


def looking() -> DuelView:
    """The vizier looks at the opponent's corruption."""
    return replace(reading(), asked="vizier", looked_at=tiles("ivory-v3", "ebony-f0", "queen"))


def giving() -> DuelView:
    """The scribe has come: two tiles are put aside."""
    return replace(reading(), asked="scribe", put_aside=tiles("ivory-b3", "statue-f"))


def drawing() -> DuelView:
    """The architect's three, and two that were put back before."""
    kinds = (Pirogue.HORUS, Pirogue.PYRAMID, Pirogue.SNAKE1)
    return replace(reading(), asked="architect", drawn=kinds, returned=kinds[:2])


def bare() -> DuelView:
    """Nothing in the hand, and nothing in the corruption."""
    view = reading()
    own = replace(view.seats[1], hand=(), pile=(), values=(), deben=0)
    return replace(view, seats=(view.seats[0], own), pirogues=None)


def hoard() -> DuelView:
    """Thirty tiles in the hand, twenty-five in the corruption, every deben."""
    view = reading()
    own = replace(view.seats[1], hand=BASE[:30], pile=BASE[-25:], values=(3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9))
    return replace(view, seats=(view.seats[0], own))


BOARDS = {
    "opening": opening(),
    "middle": middle(),
    "fingered": fingered(),
    "again": again(),
    "offered": offered(),
    "turning": turning(),
    "filling": filling(),
    "crowded": crowded(),
    "finished": finished(),
}
HANDS = {
    "hand": reading(),
    "vizier": looking(),
    "giving": giving(),
    "drawing": drawing(),
    "bare": bare(),
    "hoard": hoard(),
}
