"""What tests of plans share: random choices out of a decision's tree."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.game import Choice, Decision


def pick(decision: Decision, random: Random, compose: Callable[[str, Sequence[str]], tuple[Any, ...]]) -> list[Any]:
    """Return the actions of a random leaf of a decision, a gathering being filled at random."""
    choices: tuple[Choice, ...] = decision.choices
    while True:
        choice = random.choice(choices)
        if choice.action is not None:
            return [choice.action]
        if choice.gather is not None:
            gather = choice.gather
            items = random.sample(gather.items, random.randint(gather.least, gather.most))
            return list(compose(choice.code, [item.code for item in items]))
        choices = choice.choices


def leaves(decision: Decision) -> list[Choice]:
    """Return the choices of a decision below which there are no others."""
    found: list[Choice] = []
    ahead = list(reversed(decision.choices))
    while ahead:
        choice = ahead.pop()
        if choice.choices:
            ahead += reversed(choice.choices)
        else:
            found.append(choice)
    return found
