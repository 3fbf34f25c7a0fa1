"""The legend: the board or the reader's hand with letters at its signs, and what the signs mean."""

from __future__ import annotations

from typing import Any, Final

from discord.ui import Button

from bot.app_context import App
from bot.deadlines.stand_ins import ALL_PRESENT, Standings
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import MAIN, Layout, PictureFile, button
from bot.screens.event_sentences import events_of
from bot.screens.header_and_footer import back_to_table
from bot.tables import Status, Table
from render.presentation import LegendEntry

PICTURE: Final = "signs.png"
BOARD, HAND = "board", "hand"
_STOP: Final = "."


def legend_button(table: Table, speech: BoundSpeech) -> Button[Any]:
    """Return the button that opens the legend."""
    return button(speech.say("see-button"), PressId(table.id, table.version, Verb.SEE), emoji="🔎")


def has_legend(app: App, table: Table) -> bool:
    """Return whether a table has a picture that the legend can explain."""
    return table.dealt and app.face(table).annotates is not None


async def legend_page(
    app: App, table: Table, seat: int | None, language: str, arg: str = "", standings: Standings = ALL_PRESENT
) -> Screen | None:
    """Return a page of the legend: a picture with letters at its signs and their meaning; None if the game has none.

    Args:
        app: the bot.
        table: one whose game has begun or is over.
        seat: the reader's, None for a spectator.
        language: the reader's.
        arg: HAND for the reader's hand, if there is one, else the board; then a full stop and the page, from 0.
        standings: who acts for the seats.
    """
    face, common = app.face(table), table.seen_by(None)
    if face.annotates is None or common is None:
        return None
    own = table.seen_by(seat) if seat is not None and table.status is Status.RUNNING else None
    speech = app.speech(table, language)
    drawn = app.speech(table, language, markdown=False, standings=standings)
    what, _, page = arg.partition(_STOP)
    if own is not None and what == HAND:
        picture = await app.draw(face.hand, own.view, drawn)
    else:
        what = BOARD
        picture = await app.draw(face.board, common.view, drawn, tuple(events_of(common.missed)))
    number = int(page) if page.isascii() and page.isdecimal() else 0
    seen = await app.draw(face.annotates.annotated, picture, drawn, number)
    layout = Layout()
    small = [speech.say("see-below")]
    if seen.pages > 1:
        small.append(speech.say("rules-page", page=seen.page + 1, pages=seen.pages))
    layout.text(f"### {speech.say('see-button')}\n-# {' · '.join(small)}")
    layout.picture(PictureFile(PICTURE, seen.picture.data, seen.picture.alt))
    layout.text("\n".join(map(_line, seen.entries)))

    def press(what: str, page: int) -> PressId:
        return PressId(table.id, table.version, Verb.SEE, f"{what}{_STOP}{page}")

    first, last = seen.page == 0, seen.page == seen.pages - 1
    if seen.pages > 1:
        layout.buttons(
            [
                button(speech.say("rules-back"), press(what, max(0, seen.page - 1)), disabled=first),
                button(speech.say("rules-next"), press(what, seen.page + (not last)), MAIN, disabled=last),
            ]
        )
    other = BOARD if what == HAND else HAND
    turn = [button(speech.say(f"see-legend-{other}"), press(other, 0))] if own is not None else []
    layout.buttons([*turn, back_to_table(table, speech)])
    return layout.screen()


def _line(entry: LegendEntry) -> str:
    title, text = entry.title, entry.text[len(entry.title) :]
    return "\n".join([f"**{entry.letter} {title}**{text}", *(f"-# {line}" for line in entry.lines)])
