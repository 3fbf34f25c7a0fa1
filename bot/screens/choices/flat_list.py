"""All actions below a choice as one list, so that players need not descend the tree step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from bot.interactions.custom_id import PressId
from bot.screens.choices.codec import is_set
from engine.game import Action, Choice, Decision, Gather, Named

_GATHERED = 200


@dataclass(frozen=True, slots=True)
class ListedAction:
    """One action: the labels on the path to it, from the root down, and the things gathered for it."""

    path: tuple[Named, ...]
    code: str = field(repr=False)
    things: tuple[Named, ...] = ()


@dataclass(frozen=True, slots=True)
class LegalActions:
    """The actions that are legal now.

    `codes` are those of the actions, `compose` makes actions of what is gathered. Things with the same `key` look the
    same to the player; the first of them are taken, as in the actions. `select_id` returns the custom id of a select
    whose options are codes of actions; its argument is the number of the select on the page. `is_wasted` tells of
    the code of an action whether it would use something without any effect.
    """

    codes: frozenset[str] = field(repr=False)
    compose: Callable[[str, Sequence[str]], Sequence[Action]] = field(repr=False)
    key: Callable[[Named], object] = field(repr=False)
    select_id: Callable[[int], PressId]
    is_wasted: Callable[[str], bool] = field(default=lambda _: False, repr=False)


def listed_actions(choice: Choice, legal: LegalActions) -> list[ListedAction]:
    """Return all actions below a branch in the tree's order, with one entry for each way to gather things."""
    return list(_below(choice, (), legal))


def is_nested(choice: Choice) -> bool:
    """Return whether a branch has further branches below it; then everything below is offered as one list."""
    return any(one.action is None for one in choice.choices)


def set_branches(decision: Decision) -> list[Choice]:
    """Return the branches at the root that gather the player's own things as a set."""
    return [one for one in decision.choices if not one.public and one.gather is not None and is_set(one)]


def set_candidates(decision: Decision, legal: LegalActions) -> Gather:
    """Return everything that can be part of a set, each thing as often as any branch has it at most."""
    items: list[Named] = []
    least = 0
    for one in set_branches(decision):
        if one.gather is not None:
            here, there = Counter(map(legal.key, items)), Counter[object]()
            for item in one.gather.items:
                there[legal.key(item)] += 1
                if there[legal.key(item)] > here[legal.key(item)]:
                    items.append(item)
            least = min(least or one.gather.least, one.gather.least)
    return Gather(tuple(items), least, len(items))


def matching_sets(decision: Decision, things: Sequence[Named], legal: LegalActions) -> list[tuple[Choice, list[int]]]:
    """Return the branches in which exactly these things are legal now, each with their positions in it."""
    found = []
    for one in set_branches(decision):
        positions = [] if one.gather is None else _positions(one.gather.items, things, legal)
        if one.gather is not None and _is_legal(one, [one.gather.items[at] for at in positions], things, legal):
            found.append((one, positions))
    return found


def _below(choice: Choice, path: tuple[Named, ...], legal: LegalActions) -> Iterator[ListedAction]:
    if choice.action is not None:
        yield ListedAction(path, choice.action.code)
    elif choice.gather is not None:
        for things in _selections(choice.gather, legal):
            if _is_legal(choice, things, things, legal):
                (action,) = legal.compose(choice.code, [thing.code for thing in things])
                yield ListedAction(path, action.code, things)
    else:
        for one in choice.choices:
            yield from _below(one, (*path, one.label), legal)


def _selections(gather: Gather, legal: LegalActions) -> list[tuple[Named, ...]]:
    """Return the different selections, those with the fewest things first, at most `_GATHERED` of them."""
    alike: dict[object, list[Named]] = {}
    for item in gather.items:
        alike.setdefault(legal.key(item), []).append(item)
    found: list[tuple[Named, ...]] = [()]
    for items in alike.values():
        found = [
            (*some, *items[:count]) for some in found for count in range(min(len(items), gather.most - len(some)) + 1)
        ]
    return sorted((some for some in found if len(some) >= gather.least), key=len)[:_GATHERED]


def _is_legal(choice: Choice, found: Sequence[Named], things: Sequence[Named], legal: LegalActions) -> bool:
    """Return whether all `things` were found in the branch, and they make legal actions."""
    if choice.gather is None or not choice.gather.least <= len(things) <= choice.gather.most:
        return False
    if len(found) < len(things):
        return False
    actions = legal.compose(choice.code, [thing.code for thing in found])
    return all(action.code in legal.codes for action in actions)


def _positions(items: Sequence[Named], things: Sequence[Named], legal: LegalActions) -> list[int]:
    """Return the positions of things among the items of a branch; things that are not there are left out."""
    missing = Counter(map(legal.key, things))
    positions = []
    for position, item in enumerate(items):
        if missing[legal.key(item)]:
            missing[legal.key(item)] -= 1
            positions.append(position)
    return positions
