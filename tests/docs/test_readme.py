"""README stays a short first page, and its commands, permissions and address are those of the bot."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import discord

from bot.interactions.bot_permissions import install_url, refused_permissions, used_permissions

ROOT: Final = Path(__file__).resolve().parents[2]
README: Final = (ROOT / "README.md").read_text(encoding="utf-8")
ADMINS: Final = (ROOT / "docs/server-admins.md").read_text(encoding="utf-8")
ENGLISH: Final = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "locale/en").glob("*.ftl")))
LONGEST: Final = 9_000
"""Bytes; what needs more belongs on a page of docs/."""


def first_cells(text: str, heading: str) -> list[str]:
    """Return the first cell of each row of the first table below a heading."""
    table = text.split(f"\n## {heading}\n")[1].split("\n| ", 1)[1].split("\n\n")[0]
    return [line.split(" | ")[0].removeprefix("| ") for line in table.splitlines()[2:]]


def test_the_first_page_is_short_and_begins_with_how_to_start() -> None:
    assert len(README.encode()) <= LONGEST
    first, second = README.split("\n## ")[:2]
    assert first.count("](docs/gallery/") == 2
    assert "\n    make run\n" in second


def test_every_command_has_a_row() -> None:
    """Options are explained by Discord while a person types."""
    listed = [name for cell in first_cells(README, "Commands") for name in re.findall(r"`(?:/sobek )?(\w+)`", cell)]
    there = set(re.findall(r"^cmd-([a-z]+)-name = ", ENGLISH, re.MULTILINE)) - {"sobek"}
    assert sorted(listed) == sorted(there)


def test_the_address_invites_the_bot_with_what_it_needs() -> None:
    (asked,) = re.findall(r"&permissions=(\d+)", README)
    assert f"permissions={asked}" in install_url(7)


def test_admins_read_of_each_permission_what_does_not_work_without_it() -> None:
    """Those that the invitation asks for come first."""
    named = {
        name.replace("-", "_"): said.replace('{ "\\u2060" }', "")
        for name, said in re.findall(r"^permission-([a-z-]+) = (.+)$", ENGLISH, re.MULTILINE)
    }
    nothing = discord.Permissions.none()
    used = {name for thread in (False, True) for name in used_permissions(nothing, thread=thread, threads=not thread)}
    rows = first_cells(ADMINS, "Permissions")
    assert sorted(rows) == sorted(named[name] for name in used)
    invited = refused_permissions(nothing)
    assert set(rows[: len(invited)]) == {named[name] for name in invited}
