"""The board of a game as text, for screen readers."""

from __future__ import annotations

from bot.app_context import App
from bot.deadlines.stand_ins import ALL_PRESENT, Standings
from bot.interactions.response import Screen
from bot.screens.components import Layout
from bot.screens.header_and_footer import back_to_table
from bot.tables import Table


def text_board_page(
    app: App, table: Table, seat: int | None, language: str, standings: Standings = ALL_PRESENT
) -> Screen:
    """Return the board as text; a seat's reader also gets the seat's hand and pile."""
    seen = table.seen_by(seat)
    if seen is None:
        raise ValueError("there is no game to show")
    layout = Layout()
    # A screen reader reads the text aloud, with the name of each icon, so it has no icons.
    speech = app.speech(table, language, standings=standings).without_icons
    layout.text(app.face(table).text_board(seen.view, speech))
    layout.buttons([back_to_table(table, speech)])
    return layout.screen()
