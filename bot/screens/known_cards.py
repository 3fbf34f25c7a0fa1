"""What is known of the cards that do not lie open: as picture and text, for one reader."""

from __future__ import annotations

from bot.context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.response import Screen
from bot.screens.components import Layout, Shown, in_full
from bot.tables import Table
from engine.game import View
from render.face import AnyFace

PICTURE = "cards.png"


async def known_page(app: App, table: Table, seat: int | None, language: str) -> Screen | None:
    """Return all that a seat knows, or the table for None; nothing where the game shows no such thing now."""
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
    layout.picture(Shown(PICTURE, picture.data, picture.alt))
    layout.text(text)
    return layout.screen()


def secrets(face: AnyFace, view: View, speech: BoundSpeech) -> str:
    """Return in few lines what the viewer alone knows of such cards; nothing where the game shows no such thing now."""
    known = face.shows_known
    return (known.secrets(view, speech) or "") if known is not None else ""
