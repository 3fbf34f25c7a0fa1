"""The question that is asked if a modal would overwrite a value that the user has not seen."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Any, Final

import discord
from discord.components import Container, TextDisplay

from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId
from bot.interactions.response import Screen
from bot.screens.components import DANGER, MAIN, Layout, button

_FENCE: Final = "```"
_BREAK: Final = "\u200b"
"""A zero-width character; after two backticks it prevents a third one from ending the code block."""


class Decided(StrEnum):
    """What the user decides; the last part of a button's argument."""

    KEEP = "keep"
    USE = "use"
    DELETE = "delete"


def conflict_page(speech: BoundSpeech, stored: str, sent: str, keep: PressId, use: PressId) -> Screen:
    """Return the question: what is stored, what was sent, and a button for each.

    Args:
        speech: the reader's words.
        stored: what is stored now, as it is shown.
        sent: what was sent, as it is shown; `quoted` if `sent_text` must be able to read it.
        keep: the press that leaves everything as it is.
        use: the press that stores what was sent, or deletes what is stored.
    """
    layout = Layout()
    layout.text(speech.say("modal-changed"))
    layout.text(f"**{speech.say('modal-stored')}**\n{stored}")
    layout.text(f"**{speech.say('modal-sent')}**\n{sent}")
    deletes = use.arg.endswith(Decided.DELETE)
    layout.buttons(
        [
            button(speech.say("modal-keep"), keep),
            button(speech.say("note-delete" if deletes else "modal-use"), use, DANGER if deletes else MAIN),
        ]
    )
    return layout.screen()


def quoted(text: str) -> str:
    """Return a text as a code block, in which Discord reads no Markdown and no mention."""
    return f"{_FENCE}\n{text.replace('``', f'``{_BREAK}')}\n{_FENCE}"


def sent_text(message: discord.Message | None) -> str | None:
    """Return the sent text that a question shows `quoted`, None if it shows none.

    A custom id is too short for the text and must not reveal it, so the text is read from the message.
    """
    shown = [] if message is None else list(_texts(message.components))
    found = re.fullmatch(rf"[^\n]*\n{_FENCE}\n(.*)\n{_FENCE}", shown[-1], re.DOTALL) if shown else None
    return None if found is None else found[1].replace(f"``{_BREAK}", "``")


def _texts(parts: Iterable[Any]) -> Iterator[str]:
    for part in parts:
        if isinstance(part, TextDisplay):
            yield part.content
        elif isinstance(part, Container):
            yield from _texts(part.children)
