"""A trouble that lasts is told once a minute, however often it is met."""

from __future__ import annotations

import logging
import re

import pytest

from bot.telemetry.lasting_fault_log import LastingFaultLog

log = logging.getLogger("bot.tests")


def test_a_trouble_is_told_at_its_begin_once_a_minute_and_at_its_end(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "bot")
    moment = 1000.0
    trouble = LastingFaultLog(log, "it rains", "it has rained", "the sun shines", lambda: moment)
    trouble.note_end()
    for _ in range(130):
        trouble.note_failure("clouds")
        moment += 1
    trouble.note_end()
    trouble.note_end()
    trouble.note_failure("fog")
    told = [
        (record.levelname, re.sub(r"20\d\d-\d\d-\d\d \d\d:\d\d:\d\d", "then", record.message))
        for record in caplog.records
    ]
    assert told == [
        ("WARNING", "it rains (clouds)"),
        ("WARNING", "it has rained since then UTC (clouds)"),
        ("WARNING", "it has rained since then UTC (clouds)"),
        ("INFO", "the sun shines, after 130 s"),
        ("WARNING", "it rains (fog)"),
    ]
