"""Messages are text until they are said, and then all that they refer to is at hand."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import Mock, patch

import pytest

import bot.i18n.lazy_bundle
from bot.i18n.lazy_bundle import Bundle
from bot.i18n.loader import parse_message, read_language

FILE = """
### A file of words.

-house = Sobek
# A remark that nobody needs later.
greeting = Welcome to { -house }, { $name }!
    .title = not said
twice = { greeting } And again: { greeting }
press = { twice } { SHOUT("new") }
round = Again: { round }
lost = { nowhere } and { -nothing }
"""


@pytest.fixture
def sources(tmp_path: Path) -> dict[str, str]:
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "some.ftl").write_text(FILE, encoding="utf-8")
    return read_language(folder)


@pytest.fixture
def bundle(sources: dict[str, str]) -> Bundle:
    return Bundle("en", sources, {"SHOUT": lambda word: word.upper()}, Mock())


def said(bundle: Bundle, message: str) -> tuple[str, int]:
    """Return a message, and how many mistakes it has."""
    text, errors = bundle.format_pattern(bundle.get_message(message).value, {"name": "Ana"})
    return str(text), len(errors)


def test_entries_are_kept_as_they_are_written_without_their_remarks(sources: dict[str, str]) -> None:
    assert sources["-house"] == "-house = Sobek"
    assert sources["greeting"].startswith("greeting = Welcome to { -house }")
    assert list(sources) == ["-house", "greeting", "twice", "press", "round", "lost"]


def test_terms_and_messages_that_a_message_refers_to_are_there(bundle: Bundle) -> None:
    assert said(bundle, "twice") == ("Welcome to Sobek, Ana! And again: Welcome to Sobek, Ana!", 0)
    assert said(bundle, "press") == (said(bundle, "twice")[0] + " NEW", 0)


def test_what_refers_to_itself_or_to_nothing_has_mistakes_and_comes_to_an_end(bundle: Bundle) -> None:
    assert said(bundle, "round")[1] == 1
    assert said(bundle, "lost") == ("{nowhere} and {-nothing}", 2)


def test_a_term_is_no_message(bundle: Bundle) -> None:
    assert bundle.has_message("greeting")
    assert not bundle.has_message("-house")
    with pytest.raises(LookupError):
        bundle.get_message("nowhere")


def test_it_is_known_which_messages_call_a_function(bundle: Bundle) -> None:
    assert bundle.calls("press")
    assert not bundle.calls("twice")


def test_only_what_is_said_is_read_and_only_once(bundle: Bundle) -> None:
    with patch.object(bot.i18n.lazy_bundle, "parse_message", side_effect=parse_message) as reading:
        for _ in range(3):
            said(bundle, "twice")
    assert [str(call.args[0]).partition(" ")[0] for call in reading.call_args_list] == ["twice", "greeting", "-house"]
