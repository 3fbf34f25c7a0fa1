"""The messages of a table for the reconciler: its lobby or start note, its board, and its direct messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from bot.app_context import App
from bot.deadlines.table_deadlines import TableContexts
from bot.domain.clock import Clock
from bot.domain.game_options import titled
from bot.domain.ping_recipient import Recipient
from bot.interactions.emoji_fallback import drop_icons_and_signs
from bot.interactions.locale import Reader
from bot.interactions.response import PlainText, Screen
from bot.queries.ladders import Ladders
from bot.queries.rated_ends import RatedEnds
from bot.screens.board import begin_drawing_board, board_screen
from bot.screens.direct_messages import letter_mark, letter_screen
from bot.screens.lobby import lobby_screen
from bot.screens.notification_text import Names, letter_ping_text, ping_text, spectator_ping_text
from bot.screens.spectators import spectator_letter_mark, spectator_letter_screen
from bot.tables import Slot, Spectator, Table


class TableScreens:
    """Builds a table's messages (`bot.reconciler.Screens`)."""

    def __init__(self, app: App, contexts: TableContexts, clock: Clock, ladders: Ladders) -> None:
        self._app = app
        self._contexts = contexts
        self._clock = clock
        self._rated_ends = RatedEnds(app.tables, ladders, clock)

    def begin(self, table: Table) -> None:
        """Begin to draw the board of a table as it will be if the commit that begins now succeeds."""
        begin_drawing_board(self._app, table, self._contexts.of(table), self._clock.now())

    async def of(self, table: Table, slot: Slot) -> Screen:
        """Return a table's message as it is now."""
        match slot:
            case Slot.NOTE:
                return lobby_screen(self._app, table, self._contexts.of(table), self._clock.now())
            case Slot.BOARD:
                ended = await self._rated_ends.of(table)
                return await board_screen(self._app, table, self._contexts.of(table), self._clock.now(), ended)
            case _:
                assert_never(slot)

    def ping(
        self, table: Table, slot: Slot, called: Mapping[Recipient, int], messages: Mapping[Recipient, int]
    ) -> PlainText:
        """Return the text with which a table's message pings; see `ping_text`."""
        return ping_text(self._app, table, slot, called, messages)

    async def letter_ping(self, table: Table, seat: int, count: int, mark: str, names: Names | None) -> PlainText:
        """Return the text with which a direct message pings a player, in the player's language."""
        reader = await self._app.languages.addressee(table.players[seat].user or 0)
        return letter_ping_text(self._app, table, reader.of(table.language), count, mark, names)

    async def watch_ping(self, table: Table, watch: Spectator, mark: str, names: Names | None) -> PlainText:
        """Return the text with which a direct message pings a spectator, in the spectator's language."""
        reader = await self._app.languages.addressee(watch.user)
        return spectator_ping_text(self._app, table, reader.of(table.language), mark, names)

    def letter_mark(self, table: Table, decision: int, count: int) -> str:
        """Return the custom id that identifies a direct message to a player."""
        return letter_mark(table, decision, count)

    def watch_mark(self, table: Table, count: int) -> str:
        """Return the custom id that identifies a direct message to a spectator."""
        return spectator_letter_mark(table, count)

    async def letter(self, table: Table, seat: int, count: int, mark: str) -> Screen:
        """Return the direct message to a player, in their language, if it is known."""
        user = table.players[seat].user
        reader = await self._app.languages.addressee(user or 0)
        context, now = self._contexts.of(table), self._clock.now()
        screen = letter_screen(self._app, table, seat, reader.of(table.language), context, now, count, mark)
        return _as_wanted(screen, reader)

    async def watch_letter(self, table: Table, watch: Spectator, mark: str) -> Screen:
        """Return the direct message to a spectator, in their language, if it is known."""
        reader = await self._app.languages.addressee(watch.user)
        screen = spectator_letter_screen(self._app, table, watch, reader.of(table.language), mark)
        return _as_wanted(screen, reader)

    def title(self, table: Table) -> str:
        """Return a title for the table's thread, without names of players."""
        return titled(table.kind, table.options, self._app.words.speech(table.language))

    def computer(self, table: Table) -> str:
        """Return a name for one more computer at a table, in the table's language."""
        return self._app.computer_name(table, table.language)


def _as_wanted(screen: Screen, reader: Reader) -> Screen:
    """Return a direct message without icons in its texts if its reader wants none."""
    if reader.no_icons:
        drop_icons_and_signs(screen.view)
    return screen
