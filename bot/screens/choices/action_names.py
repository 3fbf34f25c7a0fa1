"""Name an action as its buttons name it, and find the custom id that makes it at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId
from bot.screens.choices.choice_buttons import ChoiceIds
from bot.screens.choices.codec import public_leaves, write_mask
from bot.screens.choices.flat_list import LegalActions
from bot.screens.choices.labels import Labels
from engine.game import Action, Choice, Decision, Named


@dataclass(frozen=True, slots=True)
class ActionPath:
    """The path to an action through a decision's tree: its branches from the root, and what is gathered."""

    steps: tuple[Choice, ...]
    things: tuple[Named, ...] = ()
    picked: tuple[int, ...] = ()


def path_to(action: Action, choices: Sequence[Choice], legal: LegalActions) -> ActionPath | None:
    """Return the path to an action, None if it is not below these choices."""
    for choice in choices:
        if choice.action is not None:
            if choice.action.code == action.code:
                return ActionPath((choice,))
        elif choice.gather is not None:
            if (found := _gathered(action, choice, legal)) is not None:
                return found
        elif (below := path_to(action, choice.choices, legal)) is not None:
            return ActionPath((choice, *below.steps), below.things, below.picked)
    return None


def action_name(path: ActionPath, decision: Decision, labels: Labels) -> str:
    """Return the name of an action: the label of its first button, then all that is chosen after it.

    An action with a button of its own on the board is named as that button is, with its number.
    """
    numbers = {leaf.code: number for number, leaf in public_leaves(decision)}
    last = path.steps[-1]
    first, *rest = (last,) if last.code in numbers else path.steps
    name = labels.of_choice(first, numbers.get(first.code))
    parts = [labels.of_choice(step) for step in rest]
    things = Counter(labels.of_thing(thing, 0, held=True) for thing in path.things)
    parts += [_counted(name, count, labels.speech) for name, count in things.items()]
    return labels.speech.say("labelled", name=name, text=", ".join(parts)) if parts else name


def _counted(name: str, count: int, speech: BoundSpeech) -> str:
    return name if count == 1 else speech.say("list-counted", count=count, name=name)


def action_id(path: ActionPath, ids: ChoiceIds) -> PressId:
    """Return the custom id that makes an action at once."""
    last = path.steps[-1]
    return ids.act(last.code) if last.gather is None else ids.play(last.code, write_mask(path.picked))


def _gathered(action: Action, choice: Choice, legal: LegalActions) -> ActionPath | None:
    """Return the path to an action that is gathered in a branch, None if the branch does not make it."""
    head = f"{choice.code}."
    if choice.gather is None or not action.code.startswith(head):
        return None
    codes = action.code.removeprefix(head).split(",")
    picked: list[int] = []
    for code in codes:
        free = (at for at, item in enumerate(choice.gather.items) if item.code == code and at not in picked)
        position = next(free, None)
        if position is None:
            return None
        picked.append(position)
    if [one.code for one in legal.compose(choice.code, codes)] != [action.code]:
        return None
    return ActionPath((choice,), tuple(choice.gather.items[position] for position in picked), tuple(picked))
