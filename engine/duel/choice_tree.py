"""Build the tree of choices of a decision, from which buttons are made; its leaves are the legal actions."""

from __future__ import annotations

from typing import assert_never

from engine.codes import GIVE, TAKE
from engine.duel.actions import (
    ChooseDeben,
    Fill,
    Sell,
    Take,
    TakeFromCorruption,
    TurnAnkh,
)
from engine.duel.playing_characters import POWERS
from engine.duel.sets import SMALLEST_SET, eligible, targets
from engine.duel.state import OFF, Building, ChoosingPirogue, LookingThrough, Offered, State, Turning
from engine.duel.taking import can_fill, reaches, turns
from engine.duel.tiles import BACK_OF, BACKS, FIRST_CHARACTER, FIRST_FACE_DOWN, GOODS, TILES, Back, tiles_of
from engine.duel.using_pirogues import pirogue_choices
from engine.effects.scribe import Reducing, not_given, owed
from engine.game import Choice, Decision, Gather, Label, Named, Role
from engine.pending import TURN

# What lies face down, by its back.
_HIDDEN = {BACKS.index(Back.RED): Label("card", "hidden"), BACKS.index(Back.GOLD): Label("card", "hidden-gold")}


def decision_of(state: State, seat: int) -> Decision:
    """Return what a seat that is waited for must decide."""
    pending = state.pending
    if pending is None:
        hand = state.hands[seat]
        held = bool(hand) and state.ankh != OFF and state.finger == OFF
        own = own_choices(state, seat) if held else ()
        open_to_all = (*_takes(state), *_fill(state))
        # Characters have a back of their own: where nothing else is left, a hidden set keeps the game going (D10).
        telling = not open_to_all and not (hand and hand[-1] >= FIRST_CHARACTER)
        return Decision(TURN, (*open_to_all, *own), telling=telling, turn=True, held=held)
    match pending:
        case Turning():
            choices = tuple(_leaf(TurnAnkh(line), line, public=True) for line in turns(state))
        case Offered():
            choices = tuple(
                _leaf(ChooseDeben(trade), Label("deben-choice", "trade" if trade else "keep"), public=True)
                for trade in (False, True)
            )
        case ChoosingPirogue() | Building():
            choices = pirogue_choices(state, pending)
        case LookingThrough():
            kinds = sorted(set(state.piles[1 - seat]))
            choices = tuple(_leaf(TakeFromCorruption(TILES[kind]), TILES[kind]) for kind in kinds)
        case Reducing():
            rest = not_given(state, pending, seat)
            count = owed(state, pending, seat)
            choices = (Choice(GIVE, Label("choice", "give"), gather=Gather(tiles_of(rest), count, count)),)
        case _:
            assert_never(pending)
    # What the last pirogue can be aimed at lies open; of more, only their number does (D7).
    last = isinstance(pending, ChoosingPirogue) and len(state.tokens) == 1
    return Decision(pending.kind, choices, open=last)


def own_choices(state: State, seat: int) -> tuple[Choice, ...]:
    """Return what a seat can do on a turn with its hand: characters and sales."""
    return (*_characters(state, seat), *_sales(state, seat))


def _leaf(
    action: Take | TurnAnkh | ChooseDeben | TakeFromCorruption,
    label: Named,
    public: bool = False,
) -> Choice:
    return Choice(action.code, label, action=action, public=public)


def _takes(state: State) -> tuple[Choice, ...]:
    leaves = tuple(
        _leaf(Take(place), _shown(state.market[square])) for place, (square, _, _) in enumerate(reaches(state), start=1)
    )
    return (Choice(TAKE, Label("choice", "take"), choices=leaves, public=True, role=Role.TAKE),) if leaves else ()


def _shown(kind: int) -> Named:
    return TILES[kind] if kind < FIRST_FACE_DOWN else _HIDDEN[BACK_OF[kind]]


def _fill(state: State) -> tuple[Choice, ...]:
    action = Fill()
    return (Choice(action.code, Label("choice", "fill"), action=action, public=True),) if can_fill(state) else ()


def _characters(state: State, seat: int) -> tuple[Choice, ...]:
    return tuple(POWERS.choice(state, seat, kind) for kind in state.hands[seat] if kind >= FIRST_CHARACTER)


def _sales(state: State, seat: int) -> tuple[Choice, ...]:
    """The sets that can be sold; the label's term says whether the good is new or joins what was sold."""
    hand, sold = state.hands[seat], state.sold[seat]
    choices = []
    for good in targets(hand, sold):
        kinds = eligible(hand, good)
        term = "join-set" if sold[good] else "new-set"
        gather = Gather(tiles_of(kinds), SMALLEST_SET, len(kinds))
        choices.append(
            Choice(f"{Sell.head}.{GOODS[good]}", Label(term, GOODS[good].code), gather=gather, role=Role.SET)
        )
    return tuple(choices)
