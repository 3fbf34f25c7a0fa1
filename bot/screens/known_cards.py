"""What a reader knows of the hidden cards, as picture and text."""

from __future__ import annotations

from bot.app_context import App
from bot.interactions.response import Screen
from bot.screens.components import Layout, PictureFile, in_full
from bot.screens.header_and_footer import back_to_table
from bot.tables import Table

PICTURE = "cards.png"


async def known_page(app: App, table: Table, seat: int | None, language: str) -> Screen | None:
    """Return what a seat, or for None everybody, knows of hidden cards; None without such a page."""
    seen = table.seen_by(seat)
    if seen is None:
        return None
    face, view = app.face(table).shows_known, seen.view
    if face is None:
        return None
    speech = app.speech(table, language)
    picture = await app.draw(face.known_picture, view, app.speech(table, language, markdown=False))
    text = in_full(lambda one: face.known_text(view, one) or "", speech)
    if picture is None or not text:
        return None
    layout = Layout()
    layout.text(f"## {speech.say('known-title')}\n-# {speech.say('known-yours' if seat is not None else 'known-all')}")
    layout.picture(PictureFile(PICTURE, picture.data, picture.alt))
    layout.text(text)
    layout.buttons([back_to_table(table, speech)])
    return layout.screen()
