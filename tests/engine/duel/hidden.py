"""What lies open to whom in Sobek: 2 Players (D13)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.duel.actions import DuelAction, PlayCharacter, Take, UsePirogue
from engine.duel.events import DebenDrawn, DebenLost, PiroguesSeen, RoyalDiscarded, RoyalDrawn
from engine.duel.game import Duel
from engine.duel.market import SQUARE
from engine.duel.state import EMPTY, Building, Offered
from engine.duel.taking import reaches
from engine.duel.tiles import FIRST_FACE_DOWN, KIND
from engine.duel.views import DuelView
from engine.effects.aim_types import AtSquare, own_aim
from engine.game import Code, Event
from engine.piece import Piece
from tests.engine.hidden import Hidden

from . import worlds
from .walks import WALKS


def another_world(game: Duel, viewer: int | None, chance: Random) -> Duel:
    """Return a game with all exchanged that a viewer may not know, the game itself where it is over."""
    return game if game.outcome is not None else worlds.another_world(game, viewer, chance)


def on_table(game: Duel) -> list[int]:
    """Return the face-up tiles of the market, and those offered, sold, or removed at the end."""
    shown = [kind for kind in game.market if EMPTY < kind < FIRST_FACE_DOWN]
    shown += [kind for sets in (*game.sold, game.removed) for kinds in sets for kind in kinds]
    return shown + ([game.pending.tile] if isinstance(game.pending, Offered) else [])


def reached(game: Duel, action: DuelAction) -> list[int]:
    """Return what an action takes and passes on the market."""
    if isinstance(action, Take):
        square, _, passed = reaches(game)[action.place - 1]
        return [game.market[one] for one in (square, *passed)]
    aim = own_aim(action.aim) if isinstance(action, PlayCharacter | UsePirogue) else None
    return [game.market[SQUARE[aim.square.code].index]] if isinstance(aim, AtSquare) else []


def check_view(game: Duel, view: DuelView, inside: Sequence[Piece | Code]) -> None:
    """Fail if a view shows pirogues or values of tokens that its viewer has not seen."""
    viewer = view.viewer
    assert (view.pirogues is not None) == (viewer is not None and game.looked[viewer])
    assert bool(view.drawn) == (isinstance(game.pending, Building) and game.pending.seat == viewer)
    assert len(view.returned) == (len(game.returned[viewer]) if viewer is not None else 0)
    for seat in view.seats:
        open_ = seat.seat == viewer or game.outcome is not None
        assert seat.values == (tuple(game.deben[seat.seat]) if open_ else None)
        held = None if game.treasures is None else tuple(game.treasures.held[seat.seat])
        assert seat.royal_values == (held if open_ else None)
        assert seat.royal == len(held or ())


def check_told(told: Event, seat: int, viewer: int | None) -> None:
    """Fail if an event of a seat's action tells a viewer of tokens that another seat alone has seen."""
    if isinstance(told, DebenDrawn) and viewer != seat:
        assert (told.kept, told.drawn) == (None, ())
    if isinstance(told, RoyalDrawn | RoyalDiscarded | DebenLost):
        assert (told.value is not None) == (told.seat == viewer)
    if isinstance(told, PiroguesSeen) and viewer != seat:
        assert told.pirogues == ()


HIDDEN = Hidden(WALKS, KIND, another_world, on_table, reached, check_view, check_told=check_told)
