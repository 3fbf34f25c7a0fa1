"""What tests of stand-ins know of each game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.replay import Move
from engine.rules import Rules
from tests.engine.judging import Json


@dataclass(frozen=True)
class StandIns:
    """A game whose records tell where computers stood in.

    `check` is the game's checker. `judge_places(record, moves, told)` fails unless the entry of each action names the
    right move. `kinds` is how many kinds of actions are played in three random games.
    """

    rules: Rules[Any, Any, Any]
    check: Callable[[Json], None]
    judge_places: Callable[[Json, Sequence[Move], Sequence[Json]], None]
    kinds: int
