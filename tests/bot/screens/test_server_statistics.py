"""The statistics of a server tell its games, and name nobody who may not be named."""

from __future__ import annotations

import pytest

from bot.i18n.messages import BoundSpeech
from bot.queries.server_statistics import LongGame, ServerStatistics, TopScore
from bot.screens.server_statistics import statistics_text
from tests.bot.screens.pages import speech

__all__ = ["speech"]

NAMES = {"sobek": "Sobek", "duel": "The duel"}
SCORES = (TopScore("duel", 99, 5, "A*a"), TopScore("sobek", 140, 6, None), TopScore("gone", 3, 7, "Ben"))
ALL = ServerStatistics(21, 5, 6, ("sobek", 12), LongGame("duel", 77, 4), SCORES)


def test_each_part_is_told(speech: BoundSpeech) -> None:
    """Of a game that is gone nothing is told; a name has no markdown of its own."""
    title, *lines = statistics_text(ALL, NAMES, speech).splitlines()
    assert title.startswith("**")
    assert all(line.startswith("-# ") for line in lines)
    assert len(lines) == 5
    assert all(str(number) in lines[0] for number in (21, 5, 6))
    assert "Sobek (12)" in lines[1]
    assert "77" in lines[2]
    assert "99 · A\\*a" in lines[3]
    assert "140 · <t:6" in lines[4]


@pytest.mark.parametrize("statistics", [None, ServerStatistics(0, 0, 0, None, None, ())])
def test_nothing_is_told_where_there_is_nothing(speech: BoundSpeech, statistics: ServerStatistics | None) -> None:
    """A server that shows no results, or has no games."""
    assert statistics_text(statistics, NAMES, speech) == ""
