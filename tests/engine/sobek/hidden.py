"""What lies open to whom in Sobek."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.effects.aim_types import AtPlace
from engine.game import Code, Event
from engine.piece import Piece
from engine.sobek.actions import PlayCharacter, SobekAction, Take
from engine.sobek.cards import FIRST_CHARACTER, KIND, Token
from engine.sobek.events import RoundScored
from engine.sobek.game import Sobek
from engine.sobek.state import Laying
from engine.sobek.views import SobekView
from tests.engine.hidden import Hidden

from .walks import WALKS
from .worlds import World


def another_world(game: Sobek, viewer: int | None, chance: Random) -> Sobek:
    """Return a game with all exchanged that a viewer may not know; no other seat has laid anything."""
    world = World(game, viewer, chance)
    world.exchange()
    if isinstance(world.game.pending, Laying):
        pending = world.game.pending
        pending.laid = [sets if seat == viewer else [] for seat, sets in enumerate(pending.laid)]
    return world.game


def on_table(game: Sobek) -> list[int]:
    """Return the cards of the row that lie face up, and those of the sets."""
    return [kind for kind in game.row if kind < FIRST_CHARACTER] + [
        kind for sets in game.sets for kinds in sets for kind in kinds
    ]


def reached(game: Sobek, action: SobekAction) -> list[int]:
    """Return what an action takes and skips of the row."""
    match action:
        case Take(place):
            return game.row[:place]
        case PlayCharacter(aim=AtPlace(place)):
            return [game.row[place - 1]]
    return []


def laid_open(game: Sobek, action: SobekAction, events: tuple[Event, ...]) -> list[int]:
    """Return what is laid at the end of a round, by the last action and before it."""
    if not any(isinstance(event, RoundScored) for event in events):
        return []
    laid = game.pending.laid if isinstance(game.pending, Laying) else []
    return [*HIDDEN.pieces(action), *(kind for sets in laid for _, kinds in sets for kind in kinds)]


def check_view(game: Sobek, view: SobekView, inside: Sequence[Piece | Code]) -> None:
    """Fail if a view shows event tokens that are not used and that its viewer has not looked at."""
    looked = view.viewer is not None and game.looked[view.viewer]
    tokens = [found for found in inside if isinstance(found, Token)]
    assert len(tokens) == len(game.used) + (len(game.tokens) if looked else 0)


HIDDEN = Hidden(WALKS, KIND, another_world, on_table, reached, check_view, laid_open=laid_open)
