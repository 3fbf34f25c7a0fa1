"""The legend: the board or the reader's hand with letters at its signs, and what the signs mean."""

from __future__ import annotations

from typing import Any, Final

from discord.ui import Button

from bot.app_context import App
from bot.deadlines.stand_ins import ALL_PRESENT, Standings
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import MAIN, QUIET, Layout, PictureFile, button
from bot.screens.event_sentences import events_of
from bot.screens.header_and_footer import back_to_table
from bot.tables import Status, Table
from render.presentation import LegendEntry

PICTURE: Final = "signs.png"
BOARD, HAND = "board", "hand"


def legend_button(table: Table, speech: BoundSpeech) -> Button[Any]:
    """Return the button that opens the legend."""
    return button(speech.say("see-button"), PressId(table.id, table.version, Verb.SEE), emoji="🔎")


def has_legend(app: App, table: Table) -> bool:
    """Return whether a table has a picture that the legend can explain."""
    return table.dealt and app.face(table).annotates is not None


async def legend_page(
    app: App, table: Table, seat: int | None, language: str, what: str = "", standings: Standings = ALL_PRESENT
) -> Screen | None:
    """Return a picture with letters at its signs and their legend, None if the game has no legend.

    Args:
        app: the bot.
        table: one whose game has begun or is over.
        seat: the reader's, None for a spectator.
        language: the reader's.
        what: HAND for the reader's hand, if there is one; else the board.
        standings: who acts for the seats.
    """
    face, common = app.face(table), table.seen_by(None)
    if face.annotates is None or common is None:
        return None
    own = table.seen_by(seat) if seat is not None and table.status is Status.RUNNING else None
    speech = app.speech(table, language)
    drawn = app.speech(table, language, markdown=False, standings=standings)
    if own is not None and what == HAND:
        picture = await app.draw(face.hand, own.view, drawn)
    else:
        what = BOARD
        picture = await app.draw(face.board, common.view, drawn, tuple(events_of(common.missed)))
    seen = await app.draw(face.annotates.annotated, picture, drawn)
    layout = Layout()
    layout.text(f"## {speech.say('see-button')}\n-# {speech.say('see-below')}")
    layout.picture(PictureFile(PICTURE, seen.picture.data, seen.picture.alt))
    layout.text("\n".join(map(_line, seen.entries)))
    if own is not None:
        layout.buttons(
            button(
                speech.say(f"see-{one}"),
                PressId(table.id, table.version, Verb.SEE, one),
                MAIN if one == what else QUIET,
                disabled=one == what,
            )
            for one in (BOARD, HAND)
        )
    layout.buttons([back_to_table(table, speech)])
    return layout.screen()


def _line(entry: LegendEntry) -> str:
    title, text = entry.title, entry.text[len(entry.title) :]
    return "\n".join([f"**{entry.letter} {title}**{text}", *(f"-# {line}" for line in entry.lines)])
