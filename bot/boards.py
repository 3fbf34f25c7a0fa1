"""The board messages: one a table, edited in a turn, posted anew with a ping when somebody else is asked."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

import discord

from bot.app import App
from bot.reply import NETWORK, Reply, Screen
from bot.screens.board import board_screen
from bot.screens.parts import notice
from bot.tables import Table, TableError

log = logging.getLogger(__name__)

_REMEMBERED = 1024
_EDITABLE = 50 * 60  # seconds; messages older than an hour have an edit limit of their own
_RETRIES = (1, 4, 15, 60)  # seconds
_UNKNOWN_CHANNEL = 10003


class Blocked(Exception):
    """The bot may not post in the table's channel."""


@dataclass(frozen=True, slots=True)
class _Shown:
    """What a table's current message shows, and whom it has called."""

    message: int
    version: int
    called: frozenset[int]


class Boards:
    """Shows tables in their channels. What is not remembered after a restart is found out by posting anew."""

    def __init__(self, app: App, client: discord.Client) -> None:
        self._app = app
        self._client = client
        self._shown: OrderedDict[int, _Shown] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    async def show(
        self,
        table_id: int,
        *,
        actor: int | None = None,
        reply: Reply | None = None,
        fresh: bool = False,
        keep_old: bool = False,
        redraw: bool = False,
    ) -> None:
        """Bring a table's message up to date.

        Args:
            table_id: the table.
            actor: the user who just acted and so needs no call.
            reply: the press that is still to be answered; it is answered by the way.
            fresh: post a new message even where an edit would do.
            keep_old: do not delete the message that is replaced.
            redraw: show the same version again, because it looks different now.

        Raises:
            Blocked: the bot may not post there. The game itself stands.
        """
        if redraw and (shown := self._shown.get(table_id)) is not None:
            self._shown[table_id] = replace(shown, version=-1)
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            try:
                await self._show(table_id, actor, reply, fresh=fresh, keep_old=keep_old)
            except discord.NotFound as error:
                if error.code != _UNKNOWN_CHANNEL:
                    raise
                table = await self._app.tables.get(table_id)
                await self._app.tables.close_place(table.place.channel)
            except discord.Forbidden as error:
                raise Blocked from error
            except (TableError, discord.DiscordServerError, discord.RateLimited, *NETWORK) as error:
                # What was done is stored: that it cannot be shown now is no reason to tell anybody otherwise.
                self._retry_later(table_id, error)
            except discord.HTTPException as error:
                if error.status != 429:
                    raise
                self._retry_later(table_id, error)

    async def say(self, table: Table, text: str) -> None:
        """Tell a table's channel something, calling nobody; a channel that refuses is let be."""
        channel = self._client.get_partial_messageable(table.place.channel)
        try:
            await channel.send(view=notice(text).view, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            log.warning("table %s: a line could not be posted (%s)", table.id, error.status)

    async def post(self, table: Table, screen: Screen) -> int:
        """Post a message in a table's channel, calling nobody, and return its id."""
        channel = self._client.get_partial_messageable(table.place.channel)
        sent = await channel.send(
            view=screen.view, files=screen.attachments(), allowed_mentions=discord.AllowedMentions.none()
        )
        return sent.id

    async def replace(self, table: Table, message: int, screen: Screen) -> None:
        """Put a screen in a message's place without calling anybody; a message that is gone is let be."""
        partial = self._client.get_partial_messageable(table.place.channel).get_partial_message(message)
        try:
            await partial.edit(
                view=screen.view, attachments=screen.attachments(), allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.HTTPException as error:
            log.warning("table %s: a message could not be changed (%s)", table.id, error.status)

    def remember(self, table: Table, message: int, called: frozenset[int] = frozenset()) -> None:
        """Note which message shows a table now."""
        self._shown[table.id] = _Shown(message, table.version, called)
        self._shown.move_to_end(table.id)
        while len(self._shown) > _REMEMBERED:
            self._shown.popitem(last=False)

    async def close(self) -> None:
        """Stop trying again."""
        for task in self._tasks:
            task.cancel()

    async def _show(
        self, table_id: int, actor: int | None, reply: Reply | None, *, fresh: bool = False, keep_old: bool = False
    ) -> None:
        table = await self._app.tables.get(table_id)
        if table.game is None:
            return
        shown = self._shown.get(table_id)
        if shown is not None and shown.version >= table.version and not fresh:
            return
        awaited = _awaited(table)
        before = shown.called if shown is not None else frozenset[int]()
        calls = awaited - {actor}
        finished = not table.status.live and sum(player.user is not None for player in table.players) > 1
        # A number that could not be stored is remembered here all the same.
        board = shown.message if shown is not None else table.board
        post = fresh or finished or bool(calls - before) or not _editable(board)
        called = calls if post else before & awaited
        screen = await board_screen(self._app, table, called)
        if not post and board is not None and await self._edit(table, board, screen, called, reply):
            self.remember(table, board, called)
            return
        if reply is not None:
            await reply.quietly()
        message = await self._post(table, screen, called if post else calls)
        self.remember(table, message, calls)
        if board is not None and not keep_old:
            await self.discard(table, board)

    async def _edit(
        self, table: Table, board: int, screen: Screen, called: frozenset[int], reply: Reply | None
    ) -> bool:
        """Edit the board in place; False if it is gone or can no longer be edited."""
        pressed = reply.interaction.message if reply is not None else None
        try:
            if reply is not None and pressed is not None and pressed.id == board:
                await reply.update(screen)
            else:
                message = self._client.get_partial_messageable(table.place.channel).get_partial_message(board)
                await message.edit(view=screen.view, attachments=screen.attachments(), allowed_mentions=_only(called))
        except (discord.NotFound, discord.Forbidden) as error:
            if error.code == _UNKNOWN_CHANNEL:
                raise
            return False
        except discord.HTTPException as error:
            if error.status >= 500 or error.status == 429:
                raise
            return False
        return True

    async def _post(self, table: Table, screen: Screen, called: frozenset[int]) -> int:
        channel = self._client.get_partial_messageable(table.place.channel)
        message = await channel.send(view=screen.view, files=screen.attachments(), allowed_mentions=_only(called))
        await self.note(table, message.id)
        return message.id

    async def note(self, table: Table, message: int) -> None:
        """Store which message shows a table; if that fails, the next message is posted anew, no more."""
        try:
            await self._app.tables.set_board(table.id, message)
        except TableError as error:
            log.warning("table %s: its new message could not be noted (%s)", table.id, error.reason)

    async def discard(self, table: Table, message: int) -> None:
        """Delete a message that has been replaced; one that is gone already is fine."""
        try:
            await self._client.get_partial_messageable(table.place.channel).get_partial_message(message).delete()
        except discord.HTTPException as error:
            if not isinstance(error, discord.NotFound):
                log.warning("table %s: an old message could not be deleted (%s)", table.id, error.status)

    def _retry_later(self, table_id: int, error: Exception) -> None:
        log.warning("table %s: the board could not be shown (%s), trying again", table_id, type(error).__name__)
        if any(task.get_name() == f"board-{table_id}" for task in self._tasks):
            return
        task = asyncio.create_task(self._retry(table_id), name=f"board-{table_id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _retry(self, table_id: int) -> None:
        for delay in _RETRIES:
            await asyncio.sleep(delay)
            try:
                async with self._locks.setdefault(table_id, asyncio.Lock()):
                    await self._show(table_id, None, None)
            except (TableError, discord.HTTPException, *NETWORK):
                continue
            return
        log.warning("table %s: the board could not be shown; the next press will show it", table_id)


def _awaited(table: Table) -> frozenset[int]:
    people = (table.players[seat].user for seat in table.waiting)
    return frozenset(user for user in people if user is not None)


def _editable(message: int | None) -> bool:
    """Whether a message is young enough to be edited freely; its number tells its age."""
    return message is not None and time.time() - discord.utils.snowflake_time(message).timestamp() < _EDITABLE


def _only(users: frozenset[int]) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(user) for user in users], replied_user=False
    )
