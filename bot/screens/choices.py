"""Decisions as buttons: finding a branch of the tree, naming it, and the cards picked so far as a short mask."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.words import BoundSpeech
from engine.game import SET, TAKE, Choice, Decision, Named


def find(decision: Decision, code: str) -> Choice | None:
    """Return the branch with `code`, going on through branches that leave nothing to choose, or None."""
    choice = next((one for one in walk(decision.choices) if one.code == code), None)
    while choice is not None and len(choice.choices) == 1 and choice.choices[0].action is None:
        choice = choice.choices[0]
    return choice


def walk(choices: Sequence[Choice]) -> Iterator[Choice]:
    """Yield every branch and leaf of a tree, each before what is below it."""
    for choice in choices:
        yield choice
        yield from walk(choice.choices)


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
    if choice.code.startswith(f"{TAKE}.") and place is not None:
        return speech.say("choice-take", place=place, card=name)
    return name


def short(value: Named, speech: BoundSpeech) -> str:
    """Return the short name of a thing where it has one, else its name."""
    own = f"{speech.game}-short-{value.code}"
    return (speech.find(own) if value.term == "card" else None) or speech.name(value)


def is_set(choice: Choice) -> bool:
    """Whether a branch plays cards as a set."""
    return choice.code.startswith(f"{SET}.")


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
