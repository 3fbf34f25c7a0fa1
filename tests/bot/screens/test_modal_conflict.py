"""Any text that was sent by a modal is shown so that it can be read back from the message."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord.components import _component_factory

from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.modal_conflict import conflict_page, quoted, sent_text
from bot.tables.people.notes import MAX_LENGTH
from tests.bot.message_limits import LANGUAGES
from tests.bot.screens.throwaway import bracketed_words

KEEP, USE = PressId(1, 2, Verb.NOTE_SENT, "|0|keep"), PressId(1, 2, Verb.NOTE_SENT, "|3|use")


@pytest.fixture(params=LANGUAGES)
def speech(request: pytest.FixtureRequest) -> BoundSpeech:
    """Give the words of each language."""
    return bracketed_words().speech(request.param, markdown=True)


def as_message(screen: Screen) -> discord.Message:
    """Return a message as the library reads it out of an interaction."""
    parts = [cast(Any, _component_factory)(one) for one in cast(Any, screen.view).to_components()]
    return cast(discord.Message, SimpleNamespace(components=parts))


@pytest.mark.parametrize(
    "text",
    [
        "fish",
        "two\nlines",
        "```",
        "`a``b```c````",
        "`" * MAX_LENGTH,
        "`" * (MAX_LENGTH - 1) + "x",
        "**bold** <@1001> @everyone <:fish:123456789012345678>",
        "python\nprint()",
        "🐊" * MAX_LENGTH,
    ],
)
def test_what_was_sent_is_read_back_as_it_was_sent(text: str, speech: BoundSpeech) -> None:
    """Though what is stored is shown above it in the same way and is as long."""
    stored = quoted("`" * MAX_LENGTH)
    message = as_message(conflict_page(speech, stored, quoted(text), KEEP, USE))
    assert sent_text(message) == text


def test_a_message_without_a_quotation_has_no_text_that_was_sent(speech: BoundSpeech) -> None:
    assert sent_text(None) is None
    assert sent_text(as_message(conflict_page(speech, "x", "y", KEEP, USE))) is None
