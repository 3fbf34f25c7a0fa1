"""Find a branch of a decision by its code, and write the cards picked so far as a short mask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.game import Choice, Decision, Label, Role, role_of, walk

DONE: Final = ("choice", "done")
"""The term and code of the choice that ends what could go on."""
EVERYTHING: Final = "*"
"""Replaces a branch and a mask in a custom id: lay all that can be laid."""
CHOSEN: Final = "|"
"""Stands instead of an action's code, before the number of a select: the code is the value chosen in that select."""


def find_branch(decision: Decision, code: str) -> Choice | None:
    """Return the branch with `code`, or None; skip branches that have only one branch below them."""
    choice = next((one for one in walk(decision.choices) if one.code == code), None)
    while choice is not None and len(choice.choices) == 1 and choice.choices[0].action is None:
        choice = choice.choices[0]
    return choice


def public_leaves(decision: Decision) -> list[tuple[int, Choice]]:
    """Return the choices that may stand on the public board, each with its number among its kind, from 1."""
    leaves: list[tuple[int, Choice]] = []
    single = 0
    for choice in decision.choices:
        if choice.public and choice.action is not None:
            single += 1
            leaves.append((single, choice))
        elif choice.public:
            leaves += list(enumerate(choice.choices, start=1))
    return leaves


def is_set(choice: Choice) -> bool:
    """Return whether a branch plays, sells or lays a set; what is only given up is none."""
    return role_of(choice) is Role.SET or (isinstance(choice.label, Label) and choice.label.term.endswith("-set"))


def is_done(choice: Choice) -> bool:
    """Return whether a choice ends what could go on: nothing more is laid."""
    return (choice.label.term, choice.label.code) == DONE


def read_mask(text: str, count: int) -> list[int]:
    """Return the positions below `count` that a mask in base 36 marks; none if the text is no mask."""
    try:
        mask = int(text or "0", 36)
    except ValueError:
        return []
    return [position for position in range(count) if mask >> position & 1]


def write_mask(positions: Sequence[int]) -> str:
    """Return the mask of some positions in base 36."""
    digits, mask = "", sum(1 << position for position in set(positions))
    while mask:
        mask, digit = divmod(mask, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return digits or "0"
