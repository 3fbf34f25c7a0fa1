"""The two messages of a table, for the reconciler: its lobby or start note, and its board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from bot.context import App
from bot.domain.clock import Clock
from bot.domain.game_options import titled
from bot.domain.recipient import Recipient
from bot.interactions.response import PlainText, Screen
from bot.scheduling.context import Surroundings
from bot.screens.board import begin_board, board_screen
from bot.screens.direct_messages import letter_mark, letter_screen
from bot.screens.lobby import lobby_screen
from bot.screens.pings import Names, letter_text, ping_text, told_text
from bot.screens.spectators import told_mark, told_screen
from bot.tables import Slot, Spectator, Table


class TableScreens:
    """Builds a table's messages (`bot.reconciler.Screens`)."""

    def __init__(self, app: App, around: Surroundings, clock: Clock) -> None:
        self._app = app
        self._around = around
        self._clock = clock

    def begin(self, table: Table) -> None:
        """Begin to draw the board of a table as it is going to be if the commit that begins now succeeds."""
        begin_board(self._app, table, self._around.of(table), self._clock.now())

    async def of(self, table: Table, slot: Slot) -> Screen:
        """Return a table's message as it is now."""
        match slot:
            case Slot.NOTE:
                return lobby_screen(self._app, table, self._around.of(table), self._clock.now())
            case Slot.BOARD:
                return await board_screen(self._app, table, self._around.of(table), self._clock.now())
            case _:
                assert_never(slot)

    def ping(
        self, table: Table, slot: Slot, called: Mapping[Recipient, int], messages: Mapping[Recipient, int]
    ) -> PlainText:
        """Return the words with which a table's message pings; see `ping_text`."""
        return ping_text(self._app, table, slot, called, messages)

    async def letter_ping(self, table: Table, seat: int, count: int, mark: str, names: Names | None) -> PlainText:
        """Return the words of a letter to a player, in their language if they have chosen one."""
        reader = await self._app.languages.reader(table.players[seat].user or 0, None, None, None)
        return letter_text(self._app, table, reader.chosen or table.language, count, mark, names)

    async def watch_ping(self, table: Table, watch: Spectator, mark: str, names: Names | None) -> PlainText:
        """Return the words of a letter to a spectator, in their language if they have chosen one."""
        reader = await self._app.languages.reader(watch.user, None, None, None)
        return told_text(self._app, table, reader.chosen or table.language, mark, names)

    def letter_mark(self, table: Table, decision: int, count: int) -> str:
        """Return the custom id by which a letter to a player is known again."""
        return letter_mark(table, decision, count)

    def watch_mark(self, table: Table, count: int) -> str:
        """Return the custom id by which a letter to a spectator is known again."""
        return told_mark(table, count)

    async def letter(self, table: Table, seat: int, count: int, mark: str) -> Screen:
        """Return what is written to somebody directly, in his language if he has chosen one."""
        user = table.players[seat].user
        reader = await self._app.languages.reader(user or 0, None, None, None)
        around, now = self._around.of(table), self._clock.now()
        return letter_screen(self._app, table, seat, reader.chosen or table.language, around, now, count, mark)

    async def watch_letter(self, table: Table, watch: Spectator, mark: str) -> Screen:
        """Return what is written to somebody who watches, in his language if he has chosen one."""
        reader = await self._app.languages.reader(watch.user, None, None, None)
        return told_screen(self._app, table, watch, reader.chosen or table.language, mark)

    def title(self, table: Table) -> str:
        """Return a title for the table's thread without anybody's name."""
        return titled(table.kind, table.options, self._app.words.speech(table.language))

    def computer(self, table: Table) -> str:
        """Return the name of one more computer for a table, in its language."""
        return self._app.computer_name(table, table.language)
