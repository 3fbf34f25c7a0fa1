"""Build the tree of choices of a decision, from which buttons are made; its leaves are the legal actions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from engine.codes import GIVE, TAKE
from engine.effects.scribe import Reducing, not_given, owed
from engine.game import Choice, Decision, Gather, Label, Named, Role, Seat
from engine.pending import TURN
from engine.sobek.actions import (
    AMULETS,
    NEW,
    LayNoMore,
    NameStarter,
    PlaySet,
    Take,
    TakeFromPile,
)
from engine.sobek.cards import CARDS, FIRST_CHARACTER, GOODS, NO_GOOD, SHOWN, cards_of
from engine.sobek.playing_characters import POWERS
from engine.sobek.rounds import REACH, remaining, still_layable
from engine.sobek.sets import SMALLEST_SET, eligible, set_code, targets
from engine.sobek.state import ChoosingEvent, Laying, LookingThrough, NamingStarter, State
from engine.sobek.using_event_tokens import event_choices


def decision_of(state: State, seat: int) -> Decision:
    """Return what a seat that is waited for must decide."""
    pending = state.pending
    if pending is None:
        choices = (*_takes(state), *_characters(state, seat), *_sets(state, seat))
        return Decision(TURN, choices, turn=True, held=bool(state.hands[seat]))
    match pending:
        case ChoosingEvent():
            choices = event_choices(state, seat)
        case LookingThrough():
            choices = tuple(
                _leaf(TakeFromPile(CARDS[kind]), CARDS[kind]) for kind in _distinct(state.piles[pending.target])
            )
        case Reducing():
            choices = (_given(state, pending, seat),)
        case Laying():
            choices = _lays(state, pending, seat)
        case NamingStarter():
            choices = tuple(_starter(named) for named in range(state.seats))
        case _:
            assert_never(pending)
    # What the last token can be aimed at lies open; of more, only their number does (S7). Only who can lay a set is
    # asked to (S24).
    last = isinstance(pending, ChoosingEvent) and len(state.tokens) == 1
    return Decision(pending.kind, choices, telling=isinstance(pending, Laying), open=last)


def _leaf(action: Take | TakeFromPile | LayNoMore, label: Named) -> Choice:
    return Choice(action.code, label, action=action)


def _distinct(kinds: Iterable[int]) -> list[int]:
    return sorted(set(kinds))


def _takes(state: State) -> tuple[Choice, ...]:
    leaves = tuple(_leaf(Take(place), SHOWN[kind]) for place, kind in enumerate(state.row[:REACH], start=1))
    return (Choice(TAKE, Label("choice", "take"), choices=leaves, public=True, role=Role.TAKE),)


def _characters(state: State, seat: int) -> tuple[Choice, ...]:
    return tuple(POWERS.choice(state, seat, kind) for kind in state.hands[seat] if kind >= FIRST_CHARACTER)


def _sets(state: State, seat: int) -> tuple[Choice, ...]:
    hand = state.hands[seat]
    return tuple(
        _set(f"{PlaySet.head}.{onto}", onto, good, eligible(hand, good))
        for onto, good in targets(hand, state.sets[seat], state.prosperity[seat])
    )


def _set(head: str, onto: str, good: int, kinds: tuple[int, ...]) -> Choice:
    """A set to be played; the label's term says whether it is new, joins a set, or fixes the set of amulets."""
    code = GOODS[good].code if good != NO_GOOD else "-"
    term = "new-set" if onto == NEW else "fix-set" if onto == AMULETS and good != NO_GOOD else "join-set"
    gather = Gather(cards_of(kinds), SMALLEST_SET, len(kinds))
    return Choice(f"{head}.{code}", Label(term, set_code(good)), gather=gather, role=Role.SET)


def _given(state: State, pending: Reducing, seat: int) -> Choice:
    count = owed(state, pending, seat)
    gather = Gather(cards_of(not_given(state, pending, seat)), count, count)
    return Choice(GIVE, Label("choice", "give"), gather=gather)


def _starter(named: int) -> Choice:
    action = NameStarter(named)
    return Choice(action.code, Seat(named), action=action, public=True)


def _lays(state: State, pending: Laying, seat: int) -> tuple[Choice, ...]:
    laid = pending.laid[seat]
    rest = remaining(state.hands[seat], laid)
    choices = []
    for good in still_layable(rest, laid):
        kinds = eligible(rest, good)
        code = GOODS[good].code if good != NO_GOOD else "-"
        gather = Gather(cards_of(kinds), SMALLEST_SET, len(kinds))
        choices.append(Choice(f"l.{code}", Label("lay-set", set_code(good)), gather=gather))
    return (*choices, _leaf(LayNoMore(), Label("choice", "done")))
