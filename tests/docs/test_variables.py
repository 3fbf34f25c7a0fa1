"""Whoever tests or runs the bot finds every variable that is read."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
READ = re.compile(r"environ(?:\.get\(|\[)\"([A-Z_]+)\"")
NAMED = re.compile(r"\b(?:VARIABLE|SERVER|WHOLE_BOTS)\b[^=\n]*= \"([A-Z_]+)\"")


def test_every_variable_is_on_the_page_of_tests_or_of_operators():
    told = (ROOT / "docs/testing.md").read_text() + (ROOT / "docs/hosting.md").read_text()
    texts = [
        file.read_text()
        for folder in ("tests", "bench", "wheels", "releasing")
        for file in (ROOT / folder).rglob("*.py")
    ]
    read = {name for text in texts for name in READ.findall(text) + NAMED.findall(text)}
    assert {"TEST_DATABASE_URL", "TEST_BOTS_ON", "DEALS", "FOREIGN_REQUIRED"} <= read
    # A bot is pointed to its stand-in by its own tests; a compiler has its usual name, and so has a run of pytest.
    own = {"DISCORD_API_URL", "CC", "PYTEST_XDIST_TESTRUNUID"}
    assert [name for name in sorted(read - own) if f"`{name}`" not in told] == []


def test_every_setting_of_the_bot_is_on_the_page_of_those_who_run_it():
    settings = set(re.findall(r"values\.get\(\"([A-Z_]+)\"\)", (ROOT / "bot/config/settings.py").read_text()))
    assert {"DISCORD_TOKEN", "BACKUP_DIR", "BACKUP_DAYS"} <= settings
    told = (ROOT / "docs/hosting.md").read_text()
    assert [name for name in sorted(settings - {"DISCORD_API_URL"}) if f"`{name}`" not in told] == []
