"""All that a choice leads to as one list, so that nobody has to go down a tree step by step to a single action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from bot.interactions.custom_id import PressId
from engine.game import Action, Choice, Decision, Gather, Label, Named, Role, role_of

_GATHERED = 200


@dataclass(frozen=True, slots=True)
class Way:
    """One action: what is chosen on the way to it, the last of it first told, and what is gathered for it."""

    path: tuple[Named, ...]
    code: str = field(repr=False)
    things: tuple[Named, ...] = ()


@dataclass(frozen=True, slots=True)
class Legal:
    """What may be done now, as a table knows it.

    `codes` are those of the actions, `compose` makes an action of what is gathered. Things with the same `name` are one
    to whoever chooses; of them the first are taken, as in the actions. `one_of` is what chooses the action whose code
    is the option of a select, one of several on a page.
    """

    codes: frozenset[str] = field(repr=False)
    compose: Callable[[str, Sequence[str]], Sequence[Action]] = field(repr=False)
    name: Callable[[Named], object] = field(repr=False)
    one_of: Callable[[int], PressId]


def ways(choice: Choice, legal: Legal) -> list[Way]:
    """Return all actions below a branch, in the tree's order; those that gather things one by one."""
    return list(_below(choice, (), legal))


def deep(choice: Choice) -> bool:
    """Whether there is more below a branch than actions: then all of that is offered as one list."""
    return any(one.action is None for one in choice.choices)


def gathers(decision: Decision) -> list[Choice]:
    """Return the branches right at the root in which things of one's own are gathered to be a set."""
    return [one for one in decision.choices if not one.public and one.gather is not None and _is_set(one)]


def pool(decision: Decision, legal: Legal) -> Gather:
    """Return everything that can be part of a set, each thing as often as the branch has it that has most of it."""
    items: list[Named] = []
    least = 0
    for one in gathers(decision):
        if one.gather is not None:
            here, there = Counter(map(legal.name, items)), Counter[object]()
            for item in one.gather.items:
                there[legal.name(item)] += 1
                if there[legal.name(item)] > here[legal.name(item)]:
                    items.append(item)
            least = min(least or one.gather.least, one.gather.least)
    return Gather(tuple(items), least, len(items))


def fitting(decision: Decision, things: Sequence[Named], legal: Legal) -> list[tuple[Choice, list[int]]]:
    """Return the branches in which just these things can be gathered now, each with their places in it."""
    found = []
    for one in gathers(decision):
        places = [] if one.gather is None else _places(one.gather.items, things, legal)
        if one.gather is not None and _is_legal(one, [one.gather.items[place] for place in places], things, legal):
            found.append((one, places))
    return found


def _below(choice: Choice, path: tuple[Named, ...], legal: Legal) -> Iterator[Way]:
    if choice.action is not None:
        yield Way(path, choice.action.code)
    elif choice.gather is not None:
        for things in _selections(choice.gather, legal):
            if _is_legal(choice, things, things, legal):
                (action,) = legal.compose(choice.code, [thing.code for thing in things])
                yield Way(path, action.code, things)
    else:
        for one in choice.choices:
            yield from _below(one, (*path, one.label), legal)


def _selections(gather: Gather, legal: Legal) -> list[tuple[Named, ...]]:
    """Return the different ways to gather, the fewest things first; only the first of very many."""
    alike: dict[object, list[Named]] = {}
    for item in gather.items:
        alike.setdefault(legal.name(item), []).append(item)
    found: list[tuple[Named, ...]] = [()]
    for items in alike.values():
        found = [
            (*some, *items[:count]) for some in found for count in range(min(len(items), gather.most - len(some)) + 1)
        ]
    return sorted((some for some in found if len(some) >= gather.least), key=len)[:_GATHERED]


def _is_legal(choice: Choice, found: Sequence[Named], things: Sequence[Named], legal: Legal) -> bool:
    """Whether as many things were found as are wanted, and they make an action that can be done now."""
    if choice.gather is None or not choice.gather.least <= len(things) <= choice.gather.most:
        return False
    if len(found) < len(things):
        return False
    actions = legal.compose(choice.code, [thing.code for thing in found])
    return all(action.code in legal.codes for action in actions)


def _places(items: Sequence[Named], things: Sequence[Named], legal: Legal) -> list[int]:
    """Return where things lie among the items of a branch, as far as they do."""
    wanted = Counter(map(legal.name, things))
    places = []
    for place, item in enumerate(items):
        if wanted[legal.name(item)]:
            wanted[legal.name(item)] -= 1
            places.append(place)
    return places


def _is_set(choice: Choice) -> bool:
    """Whether a branch plays, sells or lays a set; what is merely given up is chosen by itself."""
    return role_of(choice) is Role.SET or (isinstance(choice.label, Label) and choice.label.term.endswith("-set"))
