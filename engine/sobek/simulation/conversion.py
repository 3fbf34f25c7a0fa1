"""Between the simulation and the engine: positions are read from a game, moves are actions and actions moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from engine.effects.aim_types import UNAIMED, AtBackOf, AtGood, AtPlace, AtSeat, AtSet, OntoSet, Unaimed
from engine.effects.scribe import Reducing
from engine.simulation.rng import Rng
from engine.sobek.actions import (
    AMULETS,
    NEW,
    ChooseEvent,
    Give,
    Lay,
    LayNoMore,
    NameStarter,
    PlayCharacter,
    PlaySet,
    SobekAction,
    Take,
    TakeFromPile,
)
from engine.sobek.aim_types import CharacterAim, TokenAim
from engine.sobek.cards import (
    BACKS,
    CARDS,
    GOOD_INDEX,
    GOODS,
    KIND,
    NO_GOOD,
    PIECES,
    TOKEN_INDEX,
    TOKENS,
    Card,
    Good,
    Power,
    Token,
)
from engine.sobek.scores import CORRUPTION_A_CURSE
from engine.sobek.sets import SETS, index_of, set_code
from engine.sobek.simulation import move_codes as moves
from engine.sobek.simulation.packed_counts import CHARACTERS, GOOD, KINDS_OF, MASK, PACKS, SHIFT, SIDES, UNIT
from engine.sobek.simulation.rounds import next_waiting
from engine.sobek.simulation.state import EVENT, LAYING, OVER, SCRIBE, STARTER, TURN, VIZIER, SimulationState
from engine.sobek.state import ChoosingEvent, Laying, LookingThrough, NamingStarter, State

_ONTO: Final = {NEW: moves.NEW, AMULETS: moves.FIXED}
_NAMES: Final = {number: name for name, number in _ONTO.items()}


def from_game(game: State, rng: Rng) -> SimulationState:
    """Return the position of a game, hidden cards and all, that draws from `rng`; the game stays as it is.

    Of the seats that choose at the same time the lowest is asked first, as if the others waited for it.
    """
    sim = SimulationState(game.seats, game.rules.may_spare, game.rules.from_temple, rng)
    sim.round, sim.turn, sim.scores = game.round, game.turn, game.scores[:]
    sim.row, sim.deck, sim.tokens, sim.curses = game.row[:], game.deck[:], game.tokens[:], game.curses[:]
    for seat in range(game.seats):
        base = seat * SIDES
        _pack(sim.hands, base, game.hands[seat])
        _pack(sim.piles, base, game.piles[seat])
        sim.corruption[seat] = len(game.piles[seat]) + CORRUPTION_A_CURSE * game.curses[seat]
        for good, kinds in enumerate(game.sets[seat]):
            sim.sets[base + good] = sum(UNIT[kind] for kind in kinds)
            sim.prosperity[base + good] = game.prosperity[seat][good]
    _ask(sim, game)
    return sim


def _ask(sim: SimulationState, game: State) -> None:
    pending = game.pending
    if pending is None:
        sim.asked, sim.seat = (TURN, game.turn) if game.outcome is None else (OVER, 0)
        return
    match pending:
        case ChoosingEvent(seat):
            sim.asked, sim.seat = EVENT, seat
            return
        case LookingThrough(seat, target):
            sim.asked, sim.seat, sim.target = VIZIER, seat, target
            return
        case NamingStarter(seat):
            sim.asked, sim.seat = STARTER, seat
            return
        case Reducing():
            sim.asked = SCRIBE
            for seat, given in enumerate(pending.given):
                _pack(sim.aside, seat * SIDES, given)
        case Laying():
            sim.asked = LAYING
            for seat, sets in enumerate(pending.laid):
                for good, kinds in sets:
                    sim.laid[seat * SIDES + good] = sum(UNIT[kind] for kind in kinds)
                    _pack(sim.aside, seat * SIDES, kinds)
        case _:
            assert_never(pending)
    sim.waiting = sum(1 << seat for seat in pending.waiting)
    next_waiting(sim)


def _pack(packs: list[int], base: int, kinds: Sequence[int]) -> None:
    for kind in kinds:
        packs[base + GOOD[kind]] += UNIT[kind]


def unpacked(packs: Sequence[int]) -> list[int]:
    """Return the kinds that a seat's seven packs stand for, sorted; a set's pack is read by `cards_in`."""
    found: list[int] = []
    for good, pack in enumerate(packs):
        found += cards_in(pack, good)
    return sorted(found)


def cards_in(pack: int, good: int) -> list[int]:
    """Return the kinds that are in a pack of a good, sorted."""
    return [kind for kind in KINDS_OF[good] for _ in range(pack >> SHIFT[kind] & MASK[kind])]


def move_of(action: SobekAction) -> int:
    """Return the move that is the same as an action of the engine that is legal somewhere."""
    match action:
        case Take(place):
            return place
        case PlaySet(onto, good, cards):
            target = _ONTO.get(onto, moves.OWN)
            return moves.SETS + (target << moves.ONTO) + (GOOD_INDEX[good] << moves.AFTER) + _packed(cards)
        case PlayCharacter(card, aim):
            return moves.PLAYS + KIND[card.code] + (_aim(aim) << moves.AIM)
        case ChooseEvent(token, aim):
            return moves.PICKS + TOKEN_INDEX[token] + (_token_aim(aim) << moves.TOKEN_AIM)
        case TakeFromPile(card):
            return moves.RECLAIMS + KIND[card.code]
        case Give(card):
            return moves.GIVES + KIND[card.code]
        case Lay(good, cards):
            return moves.LAYS + (GOOD_INDEX[good] << moves.AFTER) + _packed(cards)
        case LayNoMore():
            return moves.DONE
        case NameStarter(seat):
            return moves.NAMES + seat
        case _:
            assert_never(action)


def _packed(cards: Sequence[Card]) -> int:
    return sum(UNIT[kind] for kind in PIECES.kinds_of(cards))


def _aim(aim: CharacterAim) -> int:
    match aim:
        case Unaimed():
            return 0
        case AtSeat(seat):
            return 1 + seat
        case AtBackOf(seat, back):
            return 1 + seat * len(BACKS) + BACKS.index(back)
        case AtPlace(place):
            return place
        case AtGood(good, spared):
            return 1 + (GOOD_INDEX[good] << 2) + sum(UNIT[KIND[card.code]] for card in spared)
        case OntoSet(onto, cards):
            first, *other = PIECES.kinds_of(cards)
            second = other[0] if other else moves.NONE
            return 1 + (GOOD_INDEX[SETS[onto]] << moves.SET_SHIFT) + (first << moves.FIRST_SHIFT) + second
        case _:
            assert_never(aim)


def _token_aim(aim: TokenAim) -> int:
    match aim:
        case Unaimed():
            return 0
        case AtSeat(seat):
            return 1 + seat
        case AtSet(onto):
            return 1 + GOOD_INDEX[SETS[onto]]
        case _:
            assert_never(aim)


def action_of(move: int) -> SobekAction:
    """Return the engine's action that is the same as a move."""
    head, body = move >> moves.HEAD, move & moves.BODY
    match head:
        case 0:
            return Take(move)
        case moves.PLAY_SET:
            good, cards = _of_set(body)
            return PlaySet(_NAMES.get(body >> moves.ONTO) or set_code(index_of(good)), good, cards)
        case moves.PLAY:
            kind = body & moves.KIND
            return PlayCharacter(CARDS[kind], _read_aim(kind, body >> moves.AIM))
        case moves.PICK:
            token = body & moves.TOKEN
            return ChooseEvent(TOKENS[token], _read_token_aim(token, body >> moves.TOKEN_AIM))
        case moves.RECLAIM:
            return TakeFromPile(CARDS[body])
        case moves.GIVE:
            return Give(CARDS[body])
        case moves.LAY:
            return Lay(*_of_set(body))
        case moves.LAY_NO_MORE:
            return LayNoMore()
        case moves.NAME:
            return NameStarter(body)
    raise ValueError(move)


def _of_set(body: int) -> tuple[Good | None, tuple[Card, ...]]:
    good = body >> moves.AFTER & moves.SIDE
    cards = tuple(CARDS[kind] for kind in cards_in(body & PACKS - 1, good))
    return GOODS[good] if good != NO_GOOD else None, cards


def _read_aim(kind: int, coded: int) -> CharacterAim:
    aim = coded - 1
    if not coded:
        return UNAIMED
    match CARDS[kind].power:
        case Power.VIZIER:
            return AtSeat(aim)
        case Power.THIEF:
            return AtBackOf(aim // len(BACKS), BACKS[aim % len(BACKS)])
        case Power.MERCHANT:
            return AtPlace(coded)
        case Power.PRIEST | Power.PRIESTESS:
            good, spared = aim >> 2, aim & CHARACTERS
            return AtGood(GOODS[good], tuple(CARDS[kind] for kind in cards_in(spared, good)))
        case Power.COURTESAN:
            kinds = [aim >> moves.FIRST_SHIFT & moves.KIND, aim & moves.KIND]
            cards = tuple(CARDS[kind] for kind in kinds if kind != moves.NONE)
            return OntoSet(set_code(aim >> moves.SET_SHIFT), cards)
    raise ValueError(coded)


def _read_token_aim(token: int, coded: int) -> TokenAim:
    if not coded:
        return UNAIMED
    return AtSet(set_code(coded - 1)) if TOKENS[token] is Token.PROSPERITY else AtSeat(coded - 1)
