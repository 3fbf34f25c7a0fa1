"""Code, changelog and tag tell the same version, here and whenever they are asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from releasing.versions import Section, disagreements, sections_of, version_of

ROOT = Path(__file__).parents[2]
TEXT = """# Changelog

## [Unreleased]

## [0.2.0] - 2027-01-31

### Added

- A third game.

## [0.1.0] - 2026-11-23

- Two games.
"""


def test_what_is_released_from_here_says_one_version():
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert disagreements(version_of(ROOT), changelog) == []


def test_a_changelog_is_read_section_by_section():
    assert sections_of(TEXT) == [
        Section("Unreleased", None, True),
        Section("0.2.0", "2027-01-31", False),
        Section("0.1.0", "2026-11-23", False),
    ]


def test_what_fits_is_not_complained_of():
    """Nor is a tag that is none of a version."""
    assert disagreements("0.2.0", TEXT, ["v0.2.0", "vacation"]) == []


@pytest.mark.parametrize(
    ("version", "text", "tags", "line"),
    [
        ("0.3.0", TEXT, (), "bot/version.py says 0.3.0, and CHANGELOG.md 0.2.0"),
        ("0.2.0", "# Changelog\n\n## [Unreleased]\n", (), "bot/version.py says 0.2.0, and CHANGELOG.md no version"),
        ("0.2.0", TEXT.replace(" - 2027-01-31", ""), (), "CHANGELOG.md does not tell the day of 0.2.0"),
        ("0.2.0", TEXT.replace("## [Unreleased]\n", ""), (), "CHANGELOG.md does not begin with [Unreleased]"),
        ("0.2.0", TEXT, ("v0.1.9",), "the tag is v0.1.9, and bot/version.py says 0.2.0"),
        (
            "0.2.0",
            TEXT.replace("## [Unreleased]\n", "## [Unreleased]\n\n- More.\n"),
            ("v0.2.0",),
            "the commit has a tag, and something is still [Unreleased] in CHANGELOG.md",
        ),
    ],
)
def test_what_does_not_fit_is_told_in_one_line(version, text, tags, line):
    assert disagreements(version, text, tags) == [line]


def test_between_releases_something_is_unreleased():
    """Without a tag that is as it should be."""
    assert disagreements("0.2.0", TEXT.replace("## [Unreleased]\n", "## [Unreleased]\n\n- More.\n")) == []
