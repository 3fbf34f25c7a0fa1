"""Absences, and how much of them stops clocks: the allowance of each year, used up in the order of time."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from bot.domain.preferences.local_time import DAY

YEAR: Final = 365 * DAY
"""In any so many seconds ..."""

ALLOWANCE: Final = 20 * DAY
"""... clocks stand still for at most so many because of a person's absences."""

Span: TypeAlias = tuple[int, int]
"""From one moment until before another."""


@dataclass(frozen=True, slots=True)
class Absence:
    """An absence from `since` until before `until`: a computer stands in, or the others are asked to wait."""

    since: int
    until: int
    stand_in: bool

    def covers(self, at: int) -> bool:
        """Return whether the absence is under way at a moment."""
        return self.since <= at < self.until

    @property
    def revision(self) -> int:
        """A number above 0 that changes with the end and with what happens meanwhile."""
        return 2 * self.until + self.stand_in


@lru_cache(1024)
def granted(aways: tuple[Absence, ...]) -> tuple[Span, ...]:
    """Return in order the spans of absences without a stand-in for which the allowance suffices.

    A moment of an absence is granted if less than the allowance was granted in the year before it; so, where it is used
    up, as much comes back as was granted a year ago.
    """
    spans: list[Span] = []
    for start, end in _joined((away.since, away.until) for away in aways if not away.stand_in):
        moment = start
        while moment < end:
            left = ALLOWANCE - within(spans, moment - YEAR, moment)
            back, change = _standing(spans, moment - YEAR)
            upto = end if change is None else min(end, change + YEAR)
            if not (left > 0 or back):
                moment = upto
                continue
            if not back:
                upto = min(upto, moment + left)
            _append(spans, moment, upto)
            moment = upto
    return tuple(spans)


def within(spans: Sequence[Span], start: int, end: int) -> int:
    """Return how many seconds of [start, end) lie in spans that do not overlap."""
    return sum(max(0, min(end, upto) - max(start, since)) for since, upto in spans)


def moved(spans: Sequence[Span], start: int, length: int) -> int:
    """Return when a clock has run `length` seconds from `start` that stands still during the spans."""
    if length <= 0:
        return start
    moment = start + length
    for since, upto in spans:
        if since >= moment:
            break
        moment += max(0, upto - max(start, since))
    return moment


def _standing(spans: Sequence[Span], at: int) -> tuple[bool, int | None]:
    """Return whether a moment lies in one of the spans, and the next moment at which that is otherwise."""
    index = bisect_right(spans, at, key=lambda span: span[0]) - 1
    if index >= 0 and at < spans[index][1]:
        return True, spans[index][1]
    return False, spans[index + 1][0] if index + 1 < len(spans) else None


def _joined(spans: Iterable[Span]) -> list[Span]:
    joined: list[Span] = []
    for start, end in sorted(spans):
        if start < end:
            _append(joined, start, end)
    return joined


def _append(spans: list[Span], start: int, end: int) -> None:
    """Add a span that begins no earlier than the last one; what touches becomes one."""
    if spans and start <= spans[-1][1]:
        spans[-1] = (spans[-1][0], max(end, spans[-1][1]))
    else:
        spans.append((start, end))
