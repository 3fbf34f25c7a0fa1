"""Each package that the bot needs stands on the page of licences, under one that may be handed on with it."""

from __future__ import annotations

from email.message import Message
from importlib import metadata

import pytest

from releasing.licences import (
    LOCK,
    PAGE,
    Entry,
    Pinned,
    Unclear,
    entries_on,
    entry_of,
    page_of,
    pinned,
    told_by,
    unknown_in,
)

LOCKED = """aiohttp==3.14.5 \\
    --hash=sha256:0123
    # via
    #   sobek-table (pyproject.toml)
audioop-lts==0.2.2 ; python_full_version >= '3.13' \\
    --hash=sha256:4567
    # via discord-py
"""


def entries() -> list[Entry]:
    return entries_on(PAGE.read_text(encoding="utf-8"))


def locked() -> list[Pinned]:
    return list(pinned(LOCK.read_text(encoding="utf-8")))


def test_the_page_lists_what_is_locked():
    """`make licences` writes it again."""
    assert [(one.name, one.version) for one in entries()] == [(one.name, one.version) for one in locked()]


def test_every_licence_may_be_handed_on():
    assert {one.name: unknown_in(one.licence) for one in entries() if unknown_in(one.licence)} == {}


def test_the_page_says_what_packages_say():
    """Those that this Python needs, as they are installed."""
    there = {found.metadata["Name"].lower().replace(".", "-").replace("_", "-") for found in metadata.distributions()}
    said = {one.name: entry_of(one, told_by(one)) for one in locked() if one.name in there}
    assert len(said) >= 25
    assert [one for one in entries() if one.name in said] == list(said.values())


def test_the_page_is_as_it_is_written():
    """Nobody has changed it by hand."""
    assert PAGE.read_text(encoding="utf-8") == page_of(entries())


def test_a_lock_is_read_with_what_other_pythons_need():
    assert list(pinned(LOCKED)) == [
        Pinned("aiohttp", "3.14.5", ""),
        Pinned("audioop-lts", "0.2.2", "python_full_version >= '3.13'"),
    ]


@pytest.mark.parametrize(
    ("fields", "licence"),
    [
        ({"License-Expression": "MIT AND PSF-2.0", "License": "MIT"}, "MIT AND PSF-2.0"),
        ({"License": "Apache-2.0"}, "Apache-2.0"),
        ({"License": "APL 2"}, "Apache-2.0"),
        ({"License": "A whole text.", "Classifier": "License :: OSI Approved :: MIT License"}, "MIT"),
        ({"License-Expression": "GPL-3.0-only"}, "GPL-3.0-only"),
    ],
)
def test_a_licence_is_found_wherever_a_package_tells_it(fields, licence):
    assert entry_of(Pinned("some", "1.0", ""), told(**fields)) == Entry("some", "1.0", licence, "")


def test_a_package_that_does_not_say_plainly_has_to_be_read():
    """There are several BSD licences."""
    fields = {"Classifier": "License :: OSI Approved :: BSD License"}
    with pytest.raises(Unclear, match="some does not say plainly"):
        entry_of(Pinned("some", "1.0", ""), told(**fields))
    assert entry_of(Pinned("emoji", "1.0", ""), told(**fields)).licence == "BSD-3-Clause"


def test_the_home_is_what_a_package_calls_so():
    message = told(License="MIT")
    for address in ("Source, https://example.org/source", "Homepage, https://example.org"):
        message["Project-URL"] = address
    assert entry_of(Pinned("some", "1.0", ""), message).home == "https://example.org"


@pytest.mark.parametrize(
    ("licence", "unknown"),
    [
        ("MIT", []),
        ("Apache-2.0 AND MIT", []),
        ("(MIT OR GPL-2.0-only) AND BSD-3-Clause", ["GPL-2.0-only"]),
        ("Proprietary", ["Proprietary"]),
    ],
)
def test_what_is_not_known_is_named(licence, unknown):
    assert unknown_in(licence) == unknown


def test_another_version_than_the_locked_one_says_nothing():
    with pytest.raises(Unclear, match=r"is installed, and 0\.0\.0 is locked"):
        told_by(Pinned("discord-py", "0.0.0", ""))


def told(**fields: str) -> Message:
    message = Message()
    for name, value in fields.items():
        message[name.replace("_", "-")] = value
    return message
