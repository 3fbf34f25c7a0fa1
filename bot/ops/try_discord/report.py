"""The report: a row for each assumption, for the terminal and for the message that stays."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from bot.ops.try_discord.assumptions import BY_CODE, Assumption

HEADING: Final = "### sobek-bot try: Discord as the bot assumes it"
"""The first line of the message with the report."""
_LONGEST: Final = 50
"""The most characters of each observation in the message, so that all rows fit into 4000; the terminal shows all."""


class Verdict(Enum):
    """Whether an assumption holds."""

    RIGHT = "ok"
    WRONG = "OTHER"
    NOT_TRIED = "-"


_SIGNS: Final = {Verdict.RIGHT: "✅", Verdict.WRONG: "❌", Verdict.NOT_TRIED: "➖"}


@dataclass(frozen=True, slots=True)
class Row:
    """What was observed about one assumption, or why it was not tried."""

    code: str
    verdict: Verdict
    seen: str

    @property
    def assumption(self) -> Assumption:
        """The assumption that was tried."""
        return BY_CODE[self.code]


def line(row: Row) -> str:
    """Return a row as the terminal shows it."""
    one = row.assumption
    result = f"not tried: {row.seen}" if row.verdict is Verdict.NOT_TRIED else f"seen: {row.seen}"
    means = f" | {one.otherwise}" if row.verdict is Verdict.WRONG else ""
    return f"{row.verdict.value:<5} {row.code:<16} | {one.assumed} | expected: {one.expected} | {result}{means}"


def summary(rows: Iterable[Row]) -> str:
    """Return a line with the numbers of rows that are as expected, are not, and were not tried."""
    verdicts = [row.verdict for row in rows]
    right, wrong = verdicts.count(Verdict.RIGHT), verdicts.count(Verdict.WRONG)
    untried = verdicts.count(Verdict.NOT_TRIED)
    return f"As expected: {right}. Not as expected: {wrong}. Not tried: {untried}."


def message(rows: Iterable[Row]) -> str:
    """Return the text of the message with the report, of at most 4000 characters."""
    rows = list(rows)
    return "\n".join([HEADING, summary(rows), *(_short(row) for row in rows)])


def _short(row: Row) -> str:
    one, seen = row.assumption, row.seen
    seen = seen if len(seen) <= _LONGEST else f"{seen[: _LONGEST - 1]}…"
    match row.verdict:
        case Verdict.RIGHT:
            result = f"expected and seen: {seen}"
        case Verdict.WRONG:
            result = f"expected: {one.expected}, seen: **{seen}**"
        case Verdict.NOT_TRIED:
            result = f"expected: {one.expected}, not tried: {seen}"
    return f"{_SIGNS[row.verdict]} {one.assumed}: {result}"
