"""Views and news of games with Treasures of the Pharaoh made by hand."""

from __future__ import annotations

from dataclasses import replace

from engine.duel import events as happened
from engine.duel.market import SQUARE, Line
from engine.duel.tiles import Back, Good, Pirogue, Power
from engine.duel.views import BackCount, DuelView, SetView
from engine.game import Event
from tests.render.duel.scenes import again, can, crowded, finished, market, tiles

FISH_EBONY, MARBLE_FISH = "pharaoh-fish-ebony", "pharaoh-marble-fish"


def golden() -> DuelView:
    """Gold backs on the market and in the hands, royal corruption, sets with pharaoh tiles, the new pirogues used."""
    view = again()
    first = replace(
        view.seats[0],
        backs=BackCount(2, 4, 1, 2),
        sets=(SetView(Good.FISH, tiles("fish-h1", "fish-f0", FISH_EBONY, "spy"), 1),),
        royal=3,
    )
    second = replace(
        view.seats[1],
        backs=BackCount(0, 5, 0, 1),
        sets=(
            SetView(Good.IVORY, tiles("ivory-v3", "ivory-f3", "adviser"), 0),
            SetView(Good.MARBLE, tiles("marble-h2", "marble-v0", MARBLE_FISH), 1),
        ),
        royal=1,
    )
    return replace(
        view,
        market=market(
            ". . fish-h1 . ! .",
            "! livestock-f1 . . wheat-b1 .",
            "? ivory-b3 . wheat-h1 ! .",
            ". . . ? . .",
            ". . ! . . fish-b0",
            ". marble-fd . . . !",
        ),
        takeable=(can("a3", Line.ROW, "b3"), can("b3", Line.ROW), can("d3", Line.ROW), can("e3", Line.ROW, "d3")),
        seats=(first, second),
        discard=tiles("queen", "fish-vd", "pharaoh-ivory-wheat", "adviser"),
        pirogues_used=(Pirogue.SCARABS, Pirogue.THEFT, Pirogue.SCARABS2),
        expansion="treasures",
        royal_bag=2,
        played=(Power.QUEEN, Power.SCRIBE),
    )


def full() -> DuelView:
    """Every good sold and as much of everything as panels must hold."""
    view = crowded()
    seats = (replace(seat, backs=BackCount(10, 22, 10, 6), royal=6) for seat in view.seats)
    return replace(view, seats=tuple(seats), expansion="treasures")


def holding() -> DuelView:
    """The view of the second seat, with what only it knows."""
    view = golden()
    own = replace(
        view.seats[1],
        hand=tiles("pharaoh-ebony-livestock", "ivory-b3", "spy", "adviser", "pharaoh-livestock-ivory", "statue-f"),
        pile=tiles("fish-b0", "pharaoh-wheat-marble"),
        values=(4, 7),
        royal=2,
        royal_values=(2, 5),
    )
    return replace(view, viewer=1, seats=(view.seats[0], own), pirogues=(Pirogue.THEFT, Pirogue.SCARABS2))


def counted() -> DuelView:
    """A game that is over, with royal corruption in both seats."""
    view = finished()
    assert view.scored is not None
    first, second = view.scored.seats
    scored = (replace(first, royal=(1, 3, 6)), replace(second, royal=(4,)))
    seats = tuple(
        replace(seat, royal=len(score.royal), royal_values=score.royal)
        for seat, score in zip(view.seats, scored, strict=True)
    )
    return replace(view, seats=seats, scored=replace(view.scored, seats=scored), expansion="treasures")


_SPY, _ADVISER = tiles("spy")[0], tiles("adviser")[0]
# Each adds a mark of its own to the board.
SINGLE: dict[str, tuple[Event, ...]] = {
    "pharaoh-taken": (happened.TileTaken(0, SQUARE["c3"], None, Back.GOLD, None, None, ()),),
    "royal-drawn": (happened.RoyalDrawn(0, None),),
    "royal-discarded": (happened.RoyalDiscarded(1, None),),
    "deben-lost": (happened.DebenLost(1, 0, None),),
    "theft": (happened.PirogueUsed(0, Pirogue.THEFT, True),),
    "royal-scarabs": (happened.PirogueUsed(1, Pirogue.SCARABS2, True, Good.MARBLE),),
    "spy": (happened.CharacterPlayed(0, _SPY, True, copied=Power.QUEEN),),
}


def turns() -> tuple[Event, ...]:
    """What happened last: a pharaoh tile was taken, a deben stolen, the adviser played."""
    return (
        happened.TileTaken(0, SQUARE["c5"], None, Back.GOLD, Line.ROW, None, (None, None), (Back.GOLD, Back.RED)),
        happened.RoyalDrawn(0, None),
        happened.CharacterPlayed(1, _ADVISER, True),
        happened.RoyalDiscarded(1, None),
        happened.SetSold(0, Good.FISH, True, tiles(FISH_EBONY), 4),
        happened.PirogueUsed(0, Pirogue.THEFT, True),
        happened.DebenLost(1, 0, None),
    )
