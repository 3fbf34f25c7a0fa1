"""A move named as the buttons name it, and the button that makes it at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId
from bot.screens.choice_codec import public_leaves, write_mask
from bot.screens.choice_images import Labels
from bot.screens.choice_list import Legal
from bot.screens.choice_tree import Doors
from engine.game import Action, Choice, Decision, Named


@dataclass(frozen=True, slots=True)
class Trail:
    """The way to an action through a decision's tree: its branches, the first one first, and what is gathered there."""

    steps: tuple[Choice, ...]
    things: tuple[Named, ...] = ()
    picked: tuple[int, ...] = ()


def trail_to(action: Action, choices: Sequence[Choice], legal: Legal) -> Trail | None:
    """Return the way to an action, None where it is not below these choices."""
    for choice in choices:
        if choice.action is not None:
            if choice.action.code == action.code:
                return Trail((choice,))
        elif choice.gather is not None:
            if (found := _gathered(action, choice, legal)) is not None:
                return found
        elif (below := trail_to(action, choice.choices, legal)) is not None:
            return Trail((choice, *below.steps), below.things, below.picked)
    return None


def named(trail: Trail, decision: Decision, labels: Labels) -> str:
    """Return what a move is called: what its button says, and behind a colon what is chosen on the way and gathered.

    What has a button of its own on the board is called as that is, by its number.
    """
    places = {leaf.code: place for place, leaf in public_leaves(decision)}
    last = trail.steps[-1]
    first, *rest = (last,) if last.code in places else trail.steps
    name = labels.of(first, places.get(first.code))
    parts = [labels.of(step) for step in rest]
    things = Counter(labels.named(thing, 0, held=True) for thing in trail.things)
    parts += [_counted(name, count, labels.speech) for name, count in things.items()]
    return labels.speech.say("labelled", name=name, text=", ".join(parts)) if parts else name


def _counted(name: str, count: int, speech: BoundSpeech) -> str:
    return name if count == 1 else speech.say("list-counted", count=count, name=name)


def doing(trail: Trail, to: Doors) -> PressId:
    """Return what makes a move at once."""
    last = trail.steps[-1]
    return to.act(last.code) if last.gather is None else to.play(last.code, write_mask(trail.picked))


def _gathered(action: Action, choice: Choice, legal: Legal) -> Trail | None:
    """Return how an action is gathered in a branch, None where it is not."""
    head = f"{choice.code}."
    if choice.gather is None or not action.code.startswith(head):
        return None
    codes = action.code.removeprefix(head).split(",")
    picked: list[int] = []
    for code in codes:
        free = (place for place, item in enumerate(choice.gather.items) if item.code == code and place not in picked)
        place = next(free, None)
        if place is None:
            return None
        picked.append(place)
    if [one.code for one in legal.compose(choice.code, codes)] != [action.code]:
        return None
    return Trail((choice,), tuple(choice.gather.items[place] for place in picked), tuple(picked))
