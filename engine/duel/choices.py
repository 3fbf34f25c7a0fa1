"""What a seat is asked, as a tree of choices from which buttons are drawn; its leaves are the legal actions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from engine.duel.actions import (
    ChooseDeben,
    Fill,
    Give,
    PlayCharacter,
    Take,
    TakeFromCorruption,
    TurnAnkh,
    UsePirogue,
)
from engine.duel.pirogues import pirogue_actions
from engine.duel.powers import SCRIBE_LEAVES, character_actions, not_given
from engine.duel.sets import MOST_ADDED, SMALLEST_SET, eligible, targets
from engine.duel.state import OFF, Building, ChoosingPirogue, LookingThrough, Offered, Reducing, State, Turning
from engine.duel.taking import can_fill, reaches, turns
from engine.duel.tiles import FIRST_CHARACTER, GOODS, KIND, TILES, Pirogue, Power, tiles_of
from engine.game import CHARACTER, SET, TAKE, TURN, Choice, Decision, Gather, Label, Named

HIDDEN_TILE = Label("card", "hidden")


def decision_of(state: State, seat: int) -> Decision:
    """Return what a seat that is waited for must decide."""
    pending = state.pending
    if pending is None:
        own = () if state.ankh == OFF or state.finger != OFF else own_choices(state, seat)
        open_to_all = (*_takes(state), *_fill(state))
        hand = state.hands[seat]
        # Characters have a back of their own: where nothing else is left, a hidden set keeps the game going (D10).
        telling = not open_to_all and not (hand and hand[-1] >= FIRST_CHARACTER)
        return Decision(TURN, (*open_to_all, *own), telling=telling)
    match pending:
        case Turning():
            choices = tuple(_leaf(TurnAnkh(line), line, public=True) for line in turns(state))
        case Offered():
            choices = tuple(
                _leaf(ChooseDeben(trade), Label("deben-choice", "trade" if trade else "keep"), public=True)
                for trade in (False, True)
            )
        case ChoosingPirogue() | Building():
            choices = _pirogues(state, pending)
        case LookingThrough():
            kinds = sorted(set(state.piles[1 - seat]))
            choices = tuple(_leaf(TakeFromCorruption(TILES[kind]), TILES[kind]) for kind in kinds)
        case Reducing():
            rest = not_given(state, pending)
            owed = len(rest) - SCRIBE_LEAVES
            choices = (Choice("g", Label("choice", "give"), gather=Gather(tiles_of(rest), owed, owed)),)
        case _:
            assert_never(pending)
    return Decision(pending.kind, choices)


def own_choices(state: State, seat: int) -> tuple[Choice, ...]:
    """Return what a seat can do on a turn with its hand: characters and sales."""
    return (*_characters(state, seat), *_sales(state, seat))


def _leaf(
    action: Take | TurnAnkh | ChooseDeben | UsePirogue | PlayCharacter | TakeFromCorruption | Give,
    label: Named,
    public: bool = False,
) -> Choice:
    return Choice(action.code, label, action=action, public=public)


def _takes(state: State) -> tuple[Choice, ...]:
    leaves = tuple(
        _leaf(Take(place), _shown(state.market[square])) for place, (square, _, _) in enumerate(reaches(state), start=1)
    )
    return (Choice(TAKE, Label("choice", "take"), choices=leaves, public=True),) if leaves else ()


def _shown(kind: int) -> Named:
    return TILES[kind] if kind < FIRST_CHARACTER else HIDDEN_TILE


def _fill(state: State) -> tuple[Choice, ...]:
    action = Fill()
    return (Choice(action.code, Label("choice", "fill"), action=action, public=True),) if can_fill(state) else ()


def _characters(state: State, seat: int) -> tuple[Choice, ...]:
    return tuple(_character(state, seat, kind) for kind in state.hands[seat] if kind >= FIRST_CHARACTER)


def _character(state: State, seat: int, kind: int) -> Choice:
    tile = TILES[kind]
    actions = character_actions(state, seat, kind)
    head = f"{CHARACTER}.{tile.code}"
    if len(actions) == 1 and actions[0].code == head:
        return Choice(head, tile, action=actions[0])
    match tile.power:
        case Power.THIEF:
            choices = tuple(_leaf(action, action.back) for action in actions if action.back is not None)
        case Power.MERCHANT:
            choices = _by_column(head, actions)
        case Power.COURTESAN:
            choices = _courtesan(state, seat, tile.code, head)
        case _:
            choices = tuple(_leaf(action, action.good) for action in actions if action.good is not None)
    return Choice(head, tile, choices=choices)


def _by_column(head: str, actions: Iterable[PlayCharacter]) -> tuple[Choice, ...]:
    """Ask for the column first: nobody can be shown 35 buttons at once."""
    columns: dict[str, list[Choice]] = {}
    for action in actions:
        if action.square is not None:
            columns.setdefault(action.square.code[0], []).append(_leaf(action, action.square))
    return tuple(
        Choice(f"{head}.{column}", Label("column", column), choices=tuple(columns[column]))
        for column in sorted(columns)
    )


def _courtesan(state: State, seat: int, code: str, head: str) -> tuple[Choice, ...]:
    hand = [kind for kind in state.hands[seat] if kind != KIND[code]]
    choices = []
    for good, stands in enumerate(state.sold[seat]):
        items = eligible(hand, good) if stands else ()
        if items:
            gather = Gather(tiles_of(items), 1, min(MOST_ADDED, len(items)))
            choices.append(Choice(f"{head}.{GOODS[good]}", Label("set", GOODS[good].code), gather=gather))
    return tuple(choices)


def _sales(state: State, seat: int) -> tuple[Choice, ...]:
    """The sets that can be sold; the label's term says whether the good is new or joins what was sold."""
    hand, sold = state.hands[seat], state.sold[seat]
    choices = []
    for good in targets(hand, sold):
        kinds = eligible(hand, good)
        term = "join-set" if sold[good] else "new-set"
        gather = Gather(tiles_of(kinds), SMALLEST_SET, len(kinds))
        choices.append(Choice(f"{SET}.{GOODS[good]}", Label(term, GOODS[good].code), gather=gather))
    return tuple(choices)


def _pirogues(state: State, pending: ChoosingPirogue | Building) -> tuple[Choice, ...]:
    tree: dict[Pirogue, list[UsePirogue]] = {}
    for action in pirogue_actions(state, pending):
        tree.setdefault(action.pirogue, []).append(action)
    return tuple(_pirogue(pirogue, actions) for pirogue, actions in tree.items())


def _pirogue(pirogue: Pirogue, actions: list[UsePirogue]) -> Choice:
    if actions[0].good is None and actions[0].square is None:
        return _leaf(actions[0], pirogue)
    leaves = []
    for action in actions:
        if action.good is not None:
            leaves.append(_leaf(action, Label("set", action.good.code)))
        elif action.square is not None:
            leaves.append(_leaf(action, action.square))
    return Choice(f"p.{pirogue.code}", pirogue, choices=tuple(leaves))
