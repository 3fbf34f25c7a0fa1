"""The parts and the text of a page, and an app that shows it."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bot.app_context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from tests.bot.message_limits import LANGUAGES, check, every
from tests.bot.message_limits import app as all_languages

app = all_languages
LOCALES = {"en": "en-GB", "de": "de", "fr": "fr", "pl": "pl"}


@pytest.fixture(params=LANGUAGES)
def speech(app: App, request: pytest.FixtureRequest) -> BoundSpeech:
    """Give the words of each language."""
    return app.words.speech(request.param, markdown=True)


@pytest.fixture
def english(app: App) -> BoundSpeech:
    """Give the words of English."""
    return app.words.speech("en", markdown=True)


def parts(screen: Any) -> list[dict[str, Any]]:
    return list(every(cast(Any, screen.view).to_components()))


def text(screen: Any) -> str:
    return "\n".join(part["content"] for part in parts(screen) if part["type"] == 10)


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
    return list(every(cast(Any, screen.view).to_components()))


def asked(parts: list[Any]) -> list[PressId | None]:
    """Return what the buttons of a screen ask for."""
    return [PressId.parse(part["custom_id"]) for part in parts if part["type"] == 2]
