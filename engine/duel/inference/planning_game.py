"""A game as one seat may imagine it: made of what it sees, so that nothing that comes of it can tell more."""

from __future__ import annotations

from engine.chance import Chance
from engine.duel.expansion_state import Treasures
from engine.duel.game import Duel
from engine.duel.market import LINE_INDEX, SQUARES
from engine.duel.state import OFF
from engine.duel.tiles import (
    FIRST_CHARACTER,
    FIRST_FACE_DOWN,
    GOOD_INDEX,
    KIND,
    PILE_TILES,
    STARTING_TILES,
    Back,
    Power,
    Tile,
)
from engine.duel.views import BackCount, DuelView
from engine.effects.scribe import SCRIBE_LEAVES, Reducing

SCRIBE = Reducing.kind
_SCRIBES = {"scribe-livestock", "scribe-fish"}
_SPY = "spy"
# What stands for a tile, by its back, and for a pirogue, a deben and a royal token that nobody can see.
_TILES = {
    Back.GREY: STARTING_TILES[0],
    Back.BLACK: PILE_TILES[0],
    Back.RED: FIRST_CHARACTER,
    Back.GOLD: FIRST_FACE_DOWN,
}
_TILE, _PIROGUE, _DEBEN, _ROYAL = _TILES[Back.BLACK], 0, 3, 1


def own_hand(view: DuelView, seat: int) -> tuple[Tile, ...]:
    """Return a seat's own hand, without what it has put aside for the scribe."""
    rest = list(view.seats[seat].hand or ())
    for tile in view.put_aside:
        rest.remove(tile)
    return tuple(rest)


def may_be_reduced(view: DuelView, seat: int) -> bool:
    """Return whether a scribe, or a spy as one (P8), may still cost a seat tiles, as far as the seat can see."""
    hand = own_hand(view, seat)
    if len(hand) <= SCRIBE_LEAVES:
        return False
    seen = {tile.code for tile in (*hand, *(view.seats[seat].pile or ()), *view.discard)}
    seen |= {tile.code for other in view.seats for one in other.sets for tile in one.tiles}
    return not seen >= _SCRIBES or (Power.SCRIBE in view.played and _SPY not in seen)


def hypothetical_game(view: DuelView, seat: int, kind: str) -> Duel:
    """Return a game that looks like `view`, in which the seat that sees it is asked for a decision of a kind.

    The finger that lies on the other's turn has been lifted. An Ankh that the other has still to place or to turn is
    nowhere in particular: what it leads to means nothing.
    """
    game = Duel(Chance("imagined"))
    game.turn = seat
    for square in SQUARES:
        lying = view.at(square)
        if lying is not None:
            game.market[square.index] = KIND[lying.tile.code] if lying.tile is not None else _TILES[lying.back]
    game.ankh, game.line = 0, 0
    if has_line(view) and view.ankh is not None:
        game.ankh, game.line = view.ankh.square.index, LINE_INDEX[view.ankh.line]
    game.finger = view.finger.index if view.finger is not None and view.turn == seat else OFF
    game.again = view.again and view.turn == seat
    game.pile = [_TILE] * view.pile
    game.bag = [_DEBEN] * view.bag
    game.tokens = [_PIROGUE] * view.pirogues_left
    game.aside = [_PIROGUE] * 3
    other = view.seats[1 - seat]
    game.hands[1 - seat] = _hand(other.backs)
    game.piles[1 - seat] = [_TILE] * other.corruption
    game.hands[seat] = _kinds(own_hand(view, seat))
    game.piles[seat] = _kinds((*(view.seats[seat].pile or ()), *view.put_aside))
    for one in view.seats[seat].sets:
        game.sold[seat][GOOD_INDEX[one.good]] = _kinds(one.tiles)
    if view.expansion is not None:
        game.treasures = Treasures(bag=[_ROYAL] * view.royal_bag, played=list(view.played))
        game.treasures.held[seat].extend(view.seats[seat].royal_values or ())
        game.treasures.held[1 - seat].extend([_ROYAL] * other.royal)
    if kind == SCRIBE:
        game.pending = Reducing(1 - seat, (seat,), [[], []])
    return game


def has_line(view: DuelView) -> bool:
    """Return whether the Ankh lies on a line, rather than waiting to be placed or to be turned."""
    return view.ankh is not None and view.ankh.line is not None


def _hand(backs: BackCount) -> list[int]:
    counts = {Back.GREY: backs.grey, Back.BLACK: backs.black, Back.RED: backs.red, Back.GOLD: backs.gold}
    return sorted(_TILES[back] for back, count in counts.items() for _ in range(count))


def _kinds(tiles: tuple[Tile, ...]) -> list[int]:
    return sorted([KIND[tile.code] for tile in tiles])
