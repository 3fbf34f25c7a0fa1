"""The pages tell of each assumption about Discord what the code says, and name no other."""

from __future__ import annotations

import re
from pathlib import Path

from bot.ops.try_discord.assumptions import ASSUMPTIONS

DOCS = Path(__file__).parents[2] / "docs"
CODE = re.compile(r"`([a-z0-9-]+)`")


def section(page: str, heading: str) -> str:
    """Return a section of a page, as far as the next heading of its depth."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return text.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def test_the_page_has_a_row_for_each_assumption_as_it_is_declared() -> None:
    lines = [line for line in section("on-discord.md", "The rows").splitlines() if line.startswith("| `")]
    declared = [
        f"| `{one.code}` | {one.needs.value} | {one.assumed} | {one.expected} | {one.otherwise} |"
        for one in ASSUMPTIONS
    ]
    assert lines == declared


def test_limits_name_for_each_assumption_the_row_that_tries_it() -> None:
    lines = [line for line in section("limits.md", "What is assumed of Discord").splitlines() if line.startswith("| ")]
    named = [code for line in lines[1:] for code in CODE.findall(line.rsplit("|", 2)[1])]
    assert sorted(named) == sorted(one.code for one in ASSUMPTIONS)
