"""A player's note: the modal in which it is written, and the lines of it that the hand shows."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import TextStyle
from discord.ui import Button

from bot.i18n.messages import BoundSpeech
from bot.i18n.name_sanitizer import escape_text
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import MODAL_TITLE, QUIET, button, clip
from bot.screens.modal_conflict import Decided, conflict_page, quoted
from bot.tables import Table
from bot.tables.people.notes import MAX_LENGTH

NOTE: Final = "note"
"""The field of the modal."""
_SIGN: Final = "📝"
_LINES: Final = 2
_LINE: Final = 90


def note_modal(text: str, speech: BoundSpeech) -> discord.ui.Modal:
    """Return the modal, with the note as it is."""
    modal = discord.ui.Modal(title=clip(speech.say("note-title"), MODAL_TITLE))
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=NOTE,
        style=TextStyle.paragraph,
        required=False,
        max_length=MAX_LENGTH,
        default=text or None,
        placeholder=clip(speech.say("note-hint"), 100),
    )
    modal.add_item(discord.ui.Label(text=clip(speech.say("note-label"), MODAL_TITLE), component=field))
    return modal


def note_button(table: Table, speech: BoundSpeech, arg: str = "") -> Button[Any]:
    """Return the button that opens the modal."""
    return button(speech.say("note-button"), PressId(table.id, table.version, Verb.NOTE, arg), QUIET, emoji=_SIGN)


def note_conflict(table: Table, stored: tuple[str, int], sent: str, arg: str, speech: BoundSpeech) -> Screen:
    """Return the question about a note that was changed after its modal was opened.

    Args:
        table: what it is about.
        stored: the note that is stored, and its revision.
        sent: the note that was sent, empty to delete the stored note.
        arg: the argument of the button that opened the modal: where it stood.
        speech: the reader's words.
    """
    text, revision = stored

    def press(how: Decided) -> PressId:
        return PressId(table.id, table.version, Verb.NOTE_SENT, f"{arg}|{revision}|{how}")

    use = press(Decided.USE if sent else Decided.DELETE)
    shown = quoted(sent) if sent else speech.say("note-sent-empty")
    return conflict_page(speech, quoted(text), shown, press(Decided.KEEP), use)


def note_lines(text: str) -> str:
    """Return the first lines of a note as a quotation, with its Markdown escaped."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if not lines:
        return ""
    shown = [f"> {escape_text(clip(line, _LINE))}" for line in lines[:_LINES]]
    shown[0] = shown[0].replace(">", f"> {_SIGN}", 1)
    if len(lines) > _LINES and not shown[-1].endswith("…"):
        shown[-1] += " …"
    return "\n".join(shown)
