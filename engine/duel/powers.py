"""What the characters do when they are played for their powers (D14)."""

from __future__ import annotations

from typing import assert_never

from engine.duel.actions import PlayCharacter, Reason
from engine.duel.events import (
    CharacterPlayed,
    ChoiceMade,
    CorruptionCleared,
    CorruptionSeen,
    PiroguesSeen,
    SetExtended,
    TileBought,
    TileReclaimed,
    TilesDrawn,
    TilesGiven,
    TileStolen,
)
from engine.duel.market import SQUARES
from engine.duel.sets import check_courtesan, courtesan_actions
from engine.duel.state import EMPTY, Building, LookingThrough, Reducing, State
from engine.duel.tiles import (
    ALL_GOODS,
    BACK_OF,
    BACKS,
    GOOD_OF,
    KIND,
    PIROGUES,
    TILES,
    Good,
    Power,
    Tile,
    backs_of,
    tiles_of,
)
from engine.game import Event, IllegalAction

QUEEN_DRAWS = 3
SCRIBE_LEAVES = 6
ARCHITECT_DRAWS = 3


def character_actions(state: State, seat: int, kind: int) -> list[PlayCharacter]:
    """Return all ways to play a character of the seat's hand for its power; never empty (D14)."""
    tile = TILES[kind]
    return _aimed(state, seat, tile) or [PlayCharacter(tile)]


def play_character(state: State, seat: int, action: PlayCharacter) -> list[Event]:
    """Play a character and apply its power; return what happened. The caller ends the turn unless something is pending.

    Raises:
        IllegalAction: with nothing changed.
    """
    tile, kind = action.tile, KIND[action.tile.code]
    if tile.power is None:
        raise IllegalAction(Reason.NOT_A_CHARACTER)
    if kind not in state.hands[seat]:
        raise IllegalAction(Reason.NOT_IN_HAND)
    _check_aim(state, seat, action)
    state.hands[seat].remove(kind)
    state.discard.append(kind)
    follow = _apply(state, seat, action)
    told = CharacterPlayed(seat, tile, follow is not None, action.back, action.square, action.good)
    return [told, *(follow or [])]


def reclaim(state: State, seat: int, kind: int) -> TileReclaimed:
    """Take a tile out of the corruption that the vizier looks at.

    Raises:
        IllegalAction: NOT_IN_CORRUPTION, with nothing changed.
    """
    target = 1 - seat
    if kind not in state.piles[target]:
        raise IllegalAction(Reason.NOT_IN_CORRUPTION)
    state.piles[target].remove(kind)
    state.gain(seat, kind)
    state.pending = None
    return TileReclaimed(seat, target, BACKS[BACK_OF[kind]], TILES[kind])


def not_given(state: State, pending: Reducing) -> list[int]:
    """Return the tiles of the hand that are not put aside for the scribe yet."""
    rest = state.hands[pending.seat][:]
    for kind in pending.given:
        rest.remove(kind)
    return rest


def give(state: State, pending: Reducing, kind: int) -> list[Event]:
    """Put a tile aside for the scribe; with the last one all of them become corruption.

    Raises:
        IllegalAction: NOT_IN_HAND, with nothing changed.
    """
    seat = pending.seat
    rest = not_given(state, pending)
    if kind not in rest:
        raise IllegalAction(Reason.NOT_IN_HAND)
    pending.given.append(kind)
    events: list[Event] = [ChoiceMade(seat, (TILES[kind],))]
    if len(rest) - 1 == SCRIBE_LEAVES:
        given = sorted(pending.given)
        for each in given:
            state.hands[seat].remove(each)
        state.piles[seat] += given
        state.pending = None
        events.append(TilesGiven(seat, backs_of(given), tiles_of(given)))
    return events


def _aimed(state: State, seat: int, tile: Tile) -> list[PlayCharacter]:
    """Return the ways to play a character whose power asks for something; none where there is nothing it could ask."""
    match tile.power:
        case Power.THIEF:
            backs = sorted({BACK_OF[kind] for kind in state.hands[1 - seat]})
            return [PlayCharacter(tile, back=BACKS[back]) for back in backs]
        case Power.MERCHANT:
            occupied = [square for square, kind in zip(SQUARES, state.market, strict=True) if kind != EMPTY]
            return [PlayCharacter(tile, square=square) for square in occupied]
        case Power.PRIEST | Power.PRIESTESS:
            goods = sorted({GOOD_OF[kind] for kind in state.piles[seat]})
            return [PlayCharacter(tile, good=ALL_GOODS[good]) for good in goods]
        case Power.COURTESAN:
            return courtesan_actions(tile, _others(state, seat, tile), state.sold[seat])
        case _:
            return []


def _check_aim(state: State, seat: int, action: PlayCharacter) -> None:
    """Raise IllegalAction unless an action says what its character's power asks for, and nothing else."""
    if action == PlayCharacter(action.tile):
        if _aimed(state, seat, action.tile):
            raise IllegalAction(Reason.NEEDS_TARGET)
    elif action.tile.power is Power.COURTESAN and action.back is None and action.square is None:
        check_courtesan(action, _others(state, seat, action.tile), state.sold[seat])
    elif action not in _aimed(state, seat, action.tile):
        raise IllegalAction(Reason.NO_SUCH_SQUARE if action.square is not None else Reason.NO_SUCH_TARGET)


def _others(state: State, seat: int, tile: Tile) -> list[int]:
    """Return a hand without the character that is played."""
    played = KIND[tile.code]
    return [kind for kind in state.hands[seat] if kind != played]


def _apply(state: State, seat: int, action: PlayCharacter) -> list[Event] | None:
    """Apply the power of a character that was discarded; return what more happened, None where there was nothing."""
    power = action.tile.power
    match power:
        case Power.QUEEN:
            return _draw(state, seat)
        case Power.VIZIER:
            return _look(state, seat)
        case Power.THIEF:
            return None if action.back is None else [_steal(state, seat, BACKS.index(action.back))]
        case Power.MERCHANT:
            return None if action.square is None else [_buy(state, seat, action.square.index)]
        case Power.PRIEST | Power.PRIESTESS:
            return None if action.good is None else [_clear(state, seat, action.good)]
        case Power.COURTESAN:
            return None if action.good is None else [_extend(state, seat, action, action.good)]
        case Power.SCRIBE:
            if len(state.hands[1 - seat]) <= SCRIBE_LEAVES:
                return None
            state.pending = Reducing(1 - seat, [])
            return []
        case Power.ARCHITECT:
            drawn = tuple(sorted(state.aside[:ARCHITECT_DRAWS]))
            state.pending = Building(seat, drawn)
            return [PiroguesSeen(seat, True, tuple([PIROGUES[index] for index in drawn]))]
        case None:
            raise IllegalAction(Reason.NOT_A_CHARACTER)
        case _:
            assert_never(power)


def _draw(state: State, seat: int) -> list[Event] | None:
    drawn = [state.pile.pop() for _ in range(min(QUEEN_DRAWS, len(state.pile)))]
    if not drawn:
        return None
    for kind in drawn:
        state.gain(seat, kind)
    return [TilesDrawn(seat, tuple([BACKS[BACK_OF[kind]] for kind in drawn]), tiles_of(drawn))]


def _look(state: State, seat: int) -> list[Event] | None:
    pile = state.piles[1 - seat]
    if not pile:
        return None
    state.pending = LookingThrough(seat)
    return [CorruptionSeen(seat, 1 - seat, tiles_of(sorted(pile)))]


def _steal(state: State, seat: int, back: int) -> Event:
    target = 1 - seat
    held = [kind for kind in state.hands[target] if BACK_OF[kind] == back]
    stolen = held[state.chance.below(len(held))]
    state.hands[target].remove(stolen)
    state.gain(seat, stolen)
    return TileStolen(seat, target, BACKS[back], TILES[stolen])


def _buy(state: State, seat: int, square: int) -> Event:
    kind = state.market[square]
    state.market[square] = EMPTY
    state.gain(seat, kind)
    tile = TILES[kind]
    return TileBought(seat, SQUARES[square], tile, tile.back)


def _clear(state: State, seat: int, good: Good) -> Event:
    index, pile = ALL_GOODS.index(good), state.piles[seat]
    gone = sorted(kind for kind in pile if GOOD_OF[kind] == index)
    state.piles[seat] = [kind for kind in pile if GOOD_OF[kind] != index]
    state.discard += gone
    return CorruptionCleared(seat, good, tiles_of(gone))


def _extend(state: State, seat: int, action: PlayCharacter, good: Good) -> Event:
    kinds = [KIND[tile.code] for tile in action.tiles]
    total = state.add_to_set(seat, ALL_GOODS.index(good), kinds)
    return SetExtended(seat, good, action.tiles, total)
