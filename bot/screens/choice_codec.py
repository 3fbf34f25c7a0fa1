"""Decisions as buttons: finding a branch of the tree, naming it, and the cards picked so far as a short mask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.i18n.messages import BoundSpeech
from engine.game import Choice, Decision, Named, Role, role_of, walk

CHOSEN: Final = "|"
"""In the place of an action's code, before the number of a select: the code is the option that was chosen there."""


def find(decision: Decision, code: str) -> Choice | None:
    """Return the branch with `code`, going on through branches that leave nothing to choose, or None."""
    choice = next((one for one in walk(decision.choices) if one.code == code), None)
    while choice is not None and len(choice.choices) == 1 and choice.choices[0].action is None:
        choice = choice.choices[0]
    return choice


def public_leaves(decision: Decision) -> list[tuple[int, Choice]]:
    """Return the actions that may stand on the common board, each with its place among its kind, from 1."""
    leaves: list[tuple[int, Choice]] = []
    single = 0
    for choice in decision.choices:
        if choice.public and choice.action is not None:
            single += 1
            leaves.append((single, choice))
        elif choice.public:
            leaves += list(enumerate(choice.choices, start=1))
    return leaves


def label(choice: Choice, speech: BoundSpeech, place: int | None = None) -> str:
    """Return what a button for a branch says; the place of a card to be taken goes before its name."""
    name = short(choice.label, speech)
    if choice.action is not None and role_of(choice) is Role.TAKE and place is not None:
        return speech.say("choice-take", place=place, card=name)
    return name


def short(value: Named, speech: BoundSpeech) -> str:
    """Return the short name of a thing where it has one, else its name; its icon before it."""
    own = speech.find(f"{speech.game}-short-{value.code}") if value.term == "card" else None
    return speech.icons.beside(speech.game, value, own) if own is not None else speech.name(value)


def is_set(choice: Choice) -> bool:
    """Whether a branch plays cards as a set."""
    return role_of(choice) is Role.SET


def read_mask(text: str, count: int) -> list[int]:
    """Return the places below `count` that a mask in base 36 marks; none for a mask that is none."""
    try:
        mask = int(text or "0", 36)
    except ValueError:
        return []
    return [place for place in range(count) if mask >> place & 1]


def write_mask(places: Sequence[int]) -> str:
    """Return the mask of some places in base 36."""
    digits, mask = "", sum(1 << place for place in set(places))
    while mask:
        mask, digit = divmod(mask, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return digits or "0"
