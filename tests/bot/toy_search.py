"""Searches and a memory for the toy game, which workers load without anything else of the bot."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.ai.deadline import Deadline
from engine.ai.search_contract import Evaluation, Judged


@dataclass(slots=True)
class ToyMemory:
    """Remembers all that it was told, as text."""

    view: Any
    told: list[str] = field(default_factory=list)

    def learn(self, events: Iterable[Any]) -> None:
        self.told.extend(repr(event) for event in events)

    def copy(self) -> ToyMemory:
        return ToyMemory(self.view, list(self.told))

    def worlds(self, view: Any) -> Any:
        raise NotImplementedError


def last(view: Any, memory: Any, legal: Sequence[Any], budget: int, seed: str, *, deadline: Any = None) -> Any:
    """Find that the last action is the best."""
    judged = tuple(Judged(action, float(place), 0.5, budget) for place, action in enumerate(legal))
    return Evaluation(judged[::-1], budget)


def hurried(view: Any, memory: Any, legal: Sequence[Any], budget: int, seed: str, *, deadline: Any = None) -> Any:
    """Play until the deadline, and say in `mean` how many seconds were given."""
    given = deadline.moment - time.monotonic()
    time.sleep(max(0.0, given))
    return Evaluation((Judged(legal[0], given, 0.0, 7),), 7)


def dying(view: Any, memory: Any, legal: Sequence[Any], budget: int, seed: str, *, deadline: Any = None) -> Any:
    """End the worker, as the system does when there is no memory left."""
    os._exit(9)


def stopping(view: Any, memory: Any, legal: Sequence[Any], budget: int, seed: str, *, deadline: Any = None) -> Any:
    """Stop the worker, as an operator can, or a machine that has no memory to spare."""
    os.kill(os.getpid(), signal.SIGSTOP)


def failing(view: Any, memory: Any, legal: Sequence[Any], budget: int, seed: str, *, deadline: Any = None) -> Any:
    """Raise something that names what is hidden."""
    raise ValueError("the deck begins with ivory3")


def telling(view: Any, memory: Any, legal: Sequence[Any], budget: int, seed: str, *, deadline: Any = None) -> Any:
    """Say in `visits` which process searches."""
    return Evaluation((Judged(legal[0], 0.0, 0.0, os.getpid()),), budget)


def process(*, deadline: Deadline) -> int:
    """Return in which process this is done."""
    return os.getpid()


class Stopper:
    """Something to do with which no worker begins: it is stopped when it gets it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return os.kill, (Own(), signal.SIGSTOP)

    def __call__(self, *, deadline: Deadline) -> None:
        raise NotImplementedError


class Own:
    """The number of the process in which this is unpickled."""

    def __reduce__(self) -> tuple[Any, ...]:
        return os.getpid, ()
