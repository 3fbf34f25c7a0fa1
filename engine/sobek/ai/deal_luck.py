"""Deal luck in Sobek: each round is one deal; later rounds are compared with first ones of the same variant."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TypeAlias

from engine.ai.deal_luck import DealLuck, DealValues
from engine.game import Event
from engine.sobek.actions import SobekAction
from engine.sobek.ai.deal_luck_reference import DEAL_VALUES
from engine.sobek.ai.greedy_merchant import choose
from engine.sobek.codes import parse
from engine.sobek.game import Sobek
from engine.sobek.open_variant import new
from engine.sobek.rules_versions import Version
from engine.sobek.views import SobekView

SobekDealLuck: TypeAlias = DealLuck[SobekAction, SobekView, Event]


def luck(version: Version) -> SobekDealLuck:
    """Return what tells how kind the rounds of a game were, under a version of the rules."""
    return DealLuck(partial(rounds, version=version), gained, choose, stored)


def rounds(
    seats: int, options: Mapping[str, str], seed: str, moves: Iterable[tuple[int, str]], *, version: Version
) -> Iterator[Sobek]:
    """Yield each round of a game as it was dealt."""
    game, begun = new(seats, options, seed, rules=version), 0
    for seat, code in (*moves, (-1, "")):
        if game.round > begun and game.pending is None and game.outcome is None:
            begun = game.round
            yield game.copy()
        if seat >= 0:
            game.apply(seat, parse(code))


def gained(begun: SobekView, now: SobekView) -> Sequence[int] | None:
    """Return how many points each seat has scored in a round, None while it is being played."""
    if now.round == begun.round and now.outcome is None:
        return None
    return [after.score - before.score for after, before in zip(now.seats, begun.seats, strict=True)]


def stored(seats: int, options: Mapping[str, str]) -> DealValues | None:
    """Return what first rounds of a game's variant were worth."""
    return DEAL_VALUES.get((options.get("way", Sobek.variant_played), seats))
