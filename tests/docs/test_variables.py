"""Whoever tests finds every variable that tests and benchmarks read."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
READ = re.compile(r"environ(?:\.get\(|\[)\"([A-Z_]+)\"")
NAMED = re.compile(r"\b(?:VARIABLE|SERVER|WHOLE_BOTS)\b[^=\n]*= \"([A-Z_]+)\"")


def test_every_variable_is_on_the_page_of_tests_or_in_the_readme():
    told = (ROOT / "docs/testing.md").read_text() + (ROOT / "README.md").read_text()
    texts = [file.read_text() for folder in ("tests", "bench", "wheels") for file in (ROOT / folder).rglob("*.py")]
    read = {name for text in texts for name in READ.findall(text) + NAMED.findall(text)}
    assert {"TEST_DATABASE_URL", "TEST_BOTS_ON", "DEALS", "FOREIGN_REQUIRED"} <= read
    # A bot is pointed to its stand-in by its own tests; a compiler has its usual name.
    assert [name for name in sorted(read - {"DISCORD_API_URL", "CC"}) if f"`{name}`" not in told] == []
