"""What is known of the cards that do not lie open: as picture and text, for one reader."""

from __future__ import annotations

from bot.app import App
from bot.reply import Screen
from bot.screens.parts import Layout, Shown
from bot.tables import Table

PICTURE = "cards.png"


async def known_page(app: App, table: Table, seat: int | None, language: str) -> Screen | None:
    """Return all that a seat knows, or the table for None; nothing where the game shows no such thing now."""
    seen = table.seen_by(seat)
    if seen is None:
        return None
    face, view = app.face(table), seen.view
    speech = app.speech(table, language)
    picture = await app.draw(face.known, view, app.speech(table, language, markdown=False))
    text = face.known_text(view, speech)
    if picture is None or text is None:
        return None
    layout = Layout()
    layout.text(f"## {speech.say('known-title')}\n-# {speech.say('known-yours' if seat is not None else 'known-all')}")
    layout.picture(Shown(PICTURE, picture.data, picture.alt))
    layout.text(text)
    return layout.screen()
