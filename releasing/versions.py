"""Check that code, changelog and tag agree on the version of a release."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

UNRELEASED: Final = "Unreleased"
_VERSION: Final = re.compile(r"^__version__ = \"(?P<version>[^\"]+)\"$", re.MULTILINE)
_SECTION: Final = re.compile(r"^## \[(?P<name>[^\]]+)\](?: - (?P<day>\d{4}-\d{2}-\d{2}))?$", re.MULTILINE)
_TAG: Final = re.compile(r"v\d.*")


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the changelog: a version or UNRELEASED, its day as it stands there, and whether it says anything."""

    name: str
    day: str | None
    empty: bool


def version_of(root: Path) -> str:
    """Return the version that the code in a folder says it has.

    Raises:
        LookupError: it says none.
    """
    found = _VERSION.search((root / "bot" / "version.py").read_text(encoding="utf-8"))
    if found is None:
        raise LookupError("bot/version.py has no __version__")
    return found["version"]


def sections_of(changelog: str) -> list[Section]:
    """Return the sections of a changelog in the order in which they stand there."""
    found = list(_SECTION.finditer(changelog))
    ends = [one.start() for one in found[1:]] + [len(changelog)]
    return [
        Section(one["name"], one["day"], not changelog[one.end() : end].strip())
        for one, end in zip(found, ends, strict=True)
    ]


def disagreements(version: str, changelog: str, tags: Iterable[str] = ()) -> list[str]:
    """Return what does not fit the version, one line each.

    Args:
        version: that of the code.
        changelog: its text, in the form of Keep a Changelog.
        tags: those of the commit that is released; others than of versions do not matter.
    """
    sections = sections_of(changelog)
    lines = []
    if not sections or sections[0].name != UNRELEASED:
        lines.append("CHANGELOG.md does not begin with [Unreleased]")
    newest = next((section for section in sections if section.name != UNRELEASED), None)
    if newest is None or newest.name != version:
        says = "no version" if newest is None else newest.name
        lines.append(f"bot/version.py says {version}, and CHANGELOG.md {says}")
    elif newest.day is None:
        lines.append(f"CHANGELOG.md does not tell the day of {version}")
    released = [tag for tag in tags if _TAG.fullmatch(tag)]
    lines += [f"the tag is {tag}, and bot/version.py says {version}" for tag in released if tag != f"v{version}"]
    if released and any(section.name == UNRELEASED and not section.empty for section in sections):
        lines.append("the commit has a tag, and something is still [Unreleased] in CHANGELOG.md")
    return lines
