"""What a screen holds: its components, texts and custom ids; and the app and words that tests of pages use."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bot.i18n.messages import BoundSpeech, Words
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from tests.bot.marked import all_icons
from tests.bot.message_limits import LANGUAGES, check, every
from tests.bot.message_limits import app as all_languages
from tests.commands import LONGEST

app = all_languages
LOCALES = {"en": "en-GB", "de": "de", "fr": "fr", "pl": "pl"}


def fullest_words() -> Words:
    """Return the words of `app`, which need no store."""
    words = Words.load()
    words.command_id, words.icons = LONGEST, all_icons()
    return words


@pytest.fixture(params=LANGUAGES)
def speech(request: pytest.FixtureRequest) -> BoundSpeech:
    """Give the words of each language."""
    return fullest_words().speech(request.param, markdown=True)


@pytest.fixture
def english() -> BoundSpeech:
    """Give the words of English."""
    return fullest_words().speech("en", markdown=True)


def parts(screen: Any) -> list[dict[str, Any]]:
    """Return all components of a screen, those inside others too."""
    return list(every(cast(Any, screen.view).to_components()))


def texts(screen: Any) -> list[str]:
    """Return the texts of a screen from top to bottom."""
    return [part["content"] for part in parts(screen) if part["type"] == 10]


def text(screen: Any) -> str:
    """Return all that a screen says."""
    return "\n".join(texts(screen))


def presses(screen: Any, verb: Verb) -> list[PressId]:
    """Return the custom ids of a screen that have a verb."""
    ids = (PressId.parse(str(part.get("custom_id", ""))) for part in parts(screen))
    return [press for press in ids if press is not None and press.verb is verb]


def pressed(screen: Any, verb: Verb, arg: str | None = None) -> dict[str, Any]:
    """Return the one part of a screen that is about something."""
    (found,) = [
        part
        for part in parts(screen)
        if (press := PressId.parse(part.get("custom_id") or "")) and press.verb is verb and arg in (None, press.arg)
    ]
    return found


def parts_of(screen: Screen | None) -> list[Any]:
    """Return all parts of a screen that keeps Discord's limits."""
    assert screen is not None
    check(screen)
    return parts(screen)


def asked(parts: list[Any]) -> list[PressId | None]:
    """Return what the buttons of a screen ask for."""
    return [PressId.parse(part["custom_id"]) for part in parts if part["type"] == 2]
