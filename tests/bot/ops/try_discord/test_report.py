"""The rows as the terminal and the message have them."""

from __future__ import annotations

import pytest

from bot.ops.try_discord.assumptions import ASSUMPTIONS, BY_CODE
from bot.ops.try_discord.later_trials import LastRun, later_trials
from bot.ops.try_discord.person_trials import WITH_PERSON
from bot.ops.try_discord.report import Row, Verdict, line, message, summary
from bot.ops.try_discord.unattended_trials import UNATTENDED
from sandbox.component_checks import MOST_TEXT


def test_each_assumption_is_declared_once_and_tried_once() -> None:
    trials = [*WITH_PERSON, *UNATTENDED, *later_trials(LastRun(1, 1, "", 0.0, ()))]
    tried = [code for trial in trials for code in trial.codes]
    assert sorted(tried) == sorted(one.code for one in ASSUMPTIONS)
    assert len(BY_CODE) == len(ASSUMPTIONS)


@pytest.mark.parametrize("verdict", list(Verdict))
def test_the_message_has_all_rows_however_long_what_was_seen(verdict: Verdict) -> None:
    text = message([Row(one.code, verdict, "x" * 200) for one in ASSUMPTIONS])
    # One edit more of an old message says which it is.
    assert len(text) + len("\n-# 6") <= MOST_TEXT
    assert all(one.assumed in text for one in ASSUMPTIONS)


def test_a_row_tells_what_was_expected_and_seen_and_what_it_means() -> None:
    wrong = line(Row("nonce-deleted", Verdict.WRONG, "a second message"))
    assert wrong.startswith("OTHER nonce-deleted")
    assert "expected: refused (10008) | seen: a second message | A board that a moderator deleted" in wrong
    assert line(Row("nonce-deleted", Verdict.NOT_TRIED, "nobody was there")).endswith("not tried: nobody was there")
    assert "moderator" not in line(Row("nonce-deleted", Verdict.RIGHT, "refused (10008)"))


def test_rows_are_counted_by_how_they_stand() -> None:
    rows = [
        Row("emojis", Verdict.RIGHT, "taken"),
        Row("window", Verdict.WRONG, "x"),
        Row("figures", Verdict.WRONG, "x"),
    ]
    assert summary(rows) == "As expected: 1. Not as expected: 2. Not tried: 0."
