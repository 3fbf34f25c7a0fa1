"""What a seat is asked, as a tree of choices from which buttons are drawn; its leaves are the legal actions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from engine.game import Choice, Decision, Gather, Label, Named, Seat
from engine.sobek.actions import (
    AMULETS,
    NEW,
    ChooseEvent,
    Give,
    LayNoMore,
    NameStarter,
    PlayCharacter,
    Take,
    TakeFromPile,
)
from engine.sobek.cards import CARDS, FIRST_CHARACTER, GOODS, NO_GOOD, Back, Power, Token, cards_of
from engine.sobek.powers import character_actions, owed
from engine.sobek.rounds import layable, remaining, shown
from engine.sobek.sets import SMALLEST_SET, courtesan_items, eligible, targets
from engine.sobek.state import ChoosingEvent, Laying, LookingThrough, NamingStarter, Reducing, State
from engine.sobek.tokens import event_actions, set_code

HIDDEN_CARD = Label("card", "hidden")
_REACH = 4


def decision_of(state: State, seat: int) -> Decision:
    """Return what a seat that is waited for must decide."""
    pending = state.pending
    if pending is None:
        return Decision("turn", (*_takes(state), *_characters(state, seat), *_sets(state, seat)))
    match pending:
        case ChoosingEvent():
            choices = _events(state, seat)
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
    # Only who can lay a set is asked to (S24).
    return Decision(pending.kind, choices, telling=isinstance(pending, Laying))


def _leaf(
    action: Take | TakeFromPile | Give | NameStarter | LayNoMore | PlayCharacter | ChooseEvent, label: Named
) -> Choice:
    return Choice(action.code, label, action=action)


def _distinct(kinds: Iterable[int]) -> list[int]:
    return sorted(set(kinds))


def _takes(state: State) -> tuple[Choice, ...]:
    row = shown(state.row[:_REACH])
    leaves = tuple(_leaf(Take(place), card or HIDDEN_CARD) for place, card in enumerate(row, start=1))
    return (Choice("t", Label("choice", "take"), choices=leaves, public=True),)


def _characters(state: State, seat: int) -> tuple[Choice, ...]:
    return tuple(_character(state, seat, kind) for kind in state.hands[seat] if kind >= FIRST_CHARACTER)


def _character(state: State, seat: int, kind: int) -> Choice:
    card = CARDS[kind]
    actions = character_actions(state, seat, kind)
    head = f"c.{card.code}"
    if len(actions) == 1 and actions[0].code == head:
        return Choice(head, card, action=actions[0])
    match card.power:
        case Power.VIZIER:
            choices = tuple(_leaf(action, Seat(action.target)) for action in actions if action.target is not None)
        case Power.THIEF:
            choices = _thief(head, actions)
        case Power.MERCHANT:
            row = shown(state.row)
            choices = tuple(_leaf(action, row[(action.place or 1) - 1] or HIDDEN_CARD) for action in actions)
        case Power.COURTESAN:
            choices = _courtesan(state, seat, kind, head)
        case _:
            choices = tuple(_leaf(action, action.good) for action in actions if action.good is not None)
    return Choice(head, card, choices=choices)


def _thief(head: str, actions: list[PlayCharacter]) -> tuple[Choice, ...]:
    victims: dict[int, list[tuple[Back, PlayCharacter]]] = {}
    for action in actions:
        if action.target is not None and action.back is not None:
            victims.setdefault(action.target, []).append((action.back, action))
    return tuple(
        Choice(f"{head}.{target}", Seat(target), choices=tuple(_leaf(action, back) for back, action in backs))
        for target, backs in victims.items()
    )


def _courtesan(state: State, seat: int, kind: int, head: str) -> tuple[Choice, ...]:
    hand = [held for held in state.hands[seat] if held != kind]
    stands = state.sets[seat]
    choices = []
    for good in range(NO_GOOD + 1):
        if stands[good]:
            items = courtesan_items(hand, good, stands, state.prosperity[seat])
            if items:
                code = set_code(good)
                gather = Gather(cards_of(items), 1, min(2, len(items)))
                choices.append(Choice(f"{head}.{code}", Label("set", code), gather=gather))
    return tuple(choices)


def _sets(state: State, seat: int) -> tuple[Choice, ...]:
    hand = state.hands[seat]
    return tuple(
        _set(f"s.{onto}", onto, good, eligible(hand, good))
        for onto, good in targets(hand, state.sets[seat], state.prosperity[seat])
    )


def _set(head: str, onto: str, good: int, kinds: tuple[int, ...]) -> Choice:
    """A set to be played; the label's term says whether it is new, joins a set, or fixes the set of amulets."""
    code = GOODS[good].code if good != NO_GOOD else "-"
    term = "new-set" if onto == NEW else "fix-set" if onto == AMULETS and good != NO_GOOD else "join-set"
    gather = Gather(cards_of(kinds), SMALLEST_SET, len(kinds))
    return Choice(f"{head}.{code}", Label(term, set_code(good)), gather=gather)


def _events(state: State, seat: int) -> tuple[Choice, ...]:
    tree: dict[Token, list[ChooseEvent]] = {}
    for action in event_actions(state, seat):
        tree.setdefault(action.token, []).append(action)
    return tuple(_event(token, actions) for token, actions in tree.items())


def _event(token: Token, actions: list[ChooseEvent]) -> Choice:
    first = actions[0]
    if first.target is None and first.onto is None:
        return _leaf(first, token)
    leaves = []
    for action in actions:
        if action.target is not None:
            leaves.append(_leaf(action, Seat(action.target)))
        elif action.onto is not None:
            leaves.append(_leaf(action, Label("set", action.onto)))
    return Choice(f"e.{token.code}", token, choices=tuple(leaves))


def _given(state: State, pending: Reducing, seat: int) -> Choice:
    rest = list(state.hands[seat])
    for kind in pending.given[seat]:
        rest.remove(kind)
    count = owed(state, pending, seat)
    return Choice("g", Label("choice", "give"), gather=Gather(cards_of(rest), count, count))


def _starter(named: int) -> Choice:
    action = NameStarter(named)
    return Choice(action.code, Seat(named), action=action, public=True)


def _lays(state: State, pending: Laying, seat: int) -> tuple[Choice, ...]:
    laid = pending.laid[seat]
    rest = remaining(state.hands[seat], laid)
    choices = []
    for good in layable(state.hands[seat], laid):
        kinds = eligible(rest, good)
        code = GOODS[good].code if good != NO_GOOD else "-"
        gather = Gather(cards_of(kinds), SMALLEST_SET, len(kinds))
        choices.append(Choice(f"l.{code}", Label("lay-set", set_code(good)), gather=gather))
    return (*choices, _leaf(LayNoMore(), Label("choice", "done")))
