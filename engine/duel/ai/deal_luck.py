"""Deal luck in the duel: a whole game is one deal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from engine.ai.deal_luck import DealLuck, DealValues
from engine.duel.actions import PlannedAction
from engine.duel.ai.deal_luck_reference import DEAL_VALUES
from engine.duel.ai.greedy_merchant import choose
from engine.duel.game import Duel
from engine.duel.views import DuelView
from engine.game import Event


def dealt(seats: int, options: Mapping[str, str], seed: str, moves: Iterable[tuple[int, str]]) -> Iterator[Duel]:
    """Yield a game as it was set up; no move deals anything more."""
    yield Duel.new(seats, options, seed)


def gained(begun: DuelView, now: DuelView) -> Sequence[int] | None:
    """Return the final score, None while the game is being played."""
    return None if now.outcome is None else now.outcome.scores


def stored(seats: int, options: Mapping[str, str]) -> DealValues | None:
    """Return what games with the same expansion were worth, or as well without one."""
    return DEAL_VALUES.get(options.get("expansion"))


LUCK: Final[DealLuck[PlannedAction, DuelView, Event]] = DealLuck(dealt, gained, choose, stored)
"""Tells how kind what was dealt in a duel was."""
