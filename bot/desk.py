"""What happens when somebody wants something of a table: done, committed, answered, and shown to all."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping, Sequence

from bot.app import App
from bot.boards import Boards
from bot.computers import Computers
from bot.films import Films
from bot.reply import Reply
from bot.screens.board import private_news, told
from bot.screens.hand import hand_screen
from bot.screens.known import known_page
from bot.screens.lobby import lobby_screen
from bot.screens.pages import file_page
from bot.screens.parts import notice
from bot.tables import Place, Reason, Status, Table, TableError, Turn
from bot.troubles import Refused
from bot.words import BoundSpeech
from render.face import Seating

log = logging.getLogger(__name__)


COMMANDS = (
    "language",
    "new",
    "take",
    "character",
    "set",
    "hand",
    "board",
    "score",
    "cards",
    "rules",
    "resign",
    "stop",
    "record",
    "history",
    "privacy",
    "help",
)


class Desk:
    """Serves presses and commands alike. Errors pass through; `bot.troubles` turns them into kind answers."""

    def __init__(self, app: App, boards: Boards, computers: Computers) -> None:
        self.app = app
        self.boards = boards
        self.computers = computers
        self.films = Films(app)
        self.command_id: int | None = None

    def language(self, reply: Reply, table: Table | None = None) -> str:
        """Return the reader's language, for words about a table if there is one."""
        return reply.reader.of(table.language if table is not None else None)

    async def table_here(self, reply: Reply) -> Table:
        """Return the live table of the channel.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        table = await self.app.tables.at(reply.interaction.channel_id or 0)
        if table is None:
            raise TableError(Reason.NO_TABLE)
        return table

    async def open(
        self, reply: Reply, place: Place, kind: str, seats: int, options: Mapping[str, str], language: str
    ) -> Table:
        """Open a lobby and show it as the public answer."""
        user = reply.interaction.user
        table = await self.app.tables.create(place, kind, seats, options, user.id, user.display_name, language)
        await self._show_lobby(reply, table)
        return table

    async def rematch(self, reply: Reply, table_id: int) -> None:
        """Open a lobby like a finished table's."""
        user = reply.interaction.user
        table = await self.app.tables.rematch(table_id, user.id, user.display_name)
        await self._show_lobby(reply, table)

    async def _show_lobby(self, reply: Reply, table: Table) -> None:
        message = await reply.public(lobby_screen(self.app, table))
        await self.boards.note(table, message)

    async def post_lobby(self, table: Table) -> None:
        """Post a lobby where nothing of it is shown yet."""
        message = await self.boards.post(table, lobby_screen(self.app, table))
        await self.boards.note(table, message)

    async def repost_lobby(self, reply: Reply, table: Table) -> None:
        """Bring a lobby to the end of the channel."""
        old = table.board
        await self._show_lobby(reply, table)
        if old is not None:
            await self.boards.discard(table, old)

    async def change_lobby(self, reply: Reply, table: Table) -> None:
        """Show a lobby that has changed, in the place of the pressed message."""
        await reply.update(lobby_screen(self.app, table))

    async def start(self, reply: Reply, table_id: int) -> None:
        """Start a game: the lobby's message stays as a note, the board comes below it."""
        table = await self.app.tables.start(table_id, reply.interaction.user.id)
        await reply.update(lobby_screen(self.app, table))
        await self.computers.play(table)
        await self.boards.show(table_id, fresh=True, keep_old=True)

    async def act(self, reply: Reply, table_id: int, version: int | None, codes: Sequence[str]) -> None:
        """Make a player's actions, let the computers answer, tell the player, show the board to all."""
        user = reply.interaction.user.id
        turn = await self.app.tables.act(table_id, user, version, codes)
        await self._follow(reply, turn)

    async def take_back(self, reply: Reply, table_id: int) -> None:
        """Take a player's last action back."""
        user = reply.interaction.user.id
        turn = await self.app.tables.take_back(table_id, user)
        await self._follow(reply, turn, done="take-back-done")

    async def _follow(self, reply: Reply, turn: Turn, done: str = "") -> None:
        user = reply.interaction.user.id
        table = await self.computers.play(turn.table)
        speech = self.app.speech(table, self.language(reply, table))
        seat = turn.seat
        if reply.from_component and not reply.from_private:
            news = private_news(self.app, table, turn.steps, seat, speech)
            # Where somebody else is asked now a new board is posted anyway, so the press is answered by the news.
            first = bool(news) and table.waiting != (seat,)
            try:
                if first:
                    await reply.aside(notice("\n".join(news)))
            finally:
                # Even if the player could not be told, everybody must see the board.
                await self.boards.show(table.id, actor=user, reply=None if first else reply)
            await reply.quietly()
            if news and not first:
                await reply.aside(notice("\n".join(news)))
            return
        lines = [speech.say(done)] if done else told(self.app, table, turn.steps, seat, speech)
        after = table.since(seat) if not done else ()
        lines += told(self.app, table, after, seat, speech)
        try:
            await reply.private(await hand_screen(self.app, table, seat, self.language(reply, table), notice=lines))
        finally:
            await self.boards.show(table.id, actor=user)

    async def hand(self, reply: Reply, table: Table, *, branch: str = "", picked: str | None = None) -> None:
        """Show a player's own panel."""
        seat = self.seat(reply, table)
        screen = await hand_screen(self.app, table, seat, self.language(reply, table), branch=branch, picked=picked)
        await reply.private(screen)

    async def known(self, reply: Reply, table: Table) -> None:
        """Show what is known of the cards that do not lie open: to a player what he knows, to others what all know.

        Raises:
            Refused: the table plays a way that shows no such thing, or does not play.
        """
        seat = table.seat_of(reply.interaction.user.id)
        screen = await known_page(self.app, table, seat, self.language(reply, table))
        if screen is None:
            raise Refused("error-no-known")
        await reply.aside(screen)

    def mentions(self, speech: BoundSpeech) -> dict[str, str]:
        """Return the commands as Discord shows them to be pressed, by the name of the variable that takes each."""
        group = speech.say("cmd-sobek-name")
        number = self.command_id
        if number:
            return {name: f"</{group} {name}:{number}>" for name in COMMANDS}
        return {name: f"`/{group} {speech.say(f'cmd-{name}-name')}`" for name in COMMANDS}

    def seat(self, reply: Reply, table: Table) -> int:
        """Return the seat of the person who asks.

        Raises:
            TableError: NOT_SEATED, or NOT_RUNNING while there is no game.
        """
        seat = table.seat_of(reply.interaction.user.id)
        if seat is None:
            raise TableError(Reason.NOT_SEATED)
        if table.game is None:
            raise TableError(Reason.RETIRED if table.retired else Reason.NOT_RUNNING)
        return seat

    async def resign(self, reply: Reply, table_id: int) -> None:
        """Hand the seat of the person who asks to a computer; in a lobby, leave it."""
        user = reply.interaction.user
        table = await self.app.tables.get(table_id)
        if table.status is Status.LOBBY:
            table = await self.app.tables.leave(table_id, user.id)
            await reply.private(notice(self.app.words.text(self.language(reply, table), "resign-done")))
            await self.show_lobby_again(table)
            return
        seat = table.seat_of(user.id)
        computer = self.computer_name(table, table.language)
        turn = await self.app.tables.resign(table_id, user.id, computer)
        await reply.private(notice(self.app.words.text(self.language(reply, table), "resign-done")))
        public = self.app.speech(table, table.language)
        name = public.names[seat] if seat is not None else user.display_name
        await self.boards.say(turn.table, public.say("resigned", name=name, computer=computer))
        await self.computers.play(turn.table)
        await self.boards.show(table_id, actor=user.id)

    async def stop(self, reply: Reply, table_id: int, *, may_manage: bool) -> None:
        """Stop a game for everybody, or call off a lobby."""
        user = reply.interaction.user
        table = await self.app.tables.stop(table_id, user.id, may_manage)
        await reply.private(notice(self.app.words.text(self.language(reply, table), "stop-done")))
        if table.status is Status.CANCELLED:
            await self.show_lobby_again(table)
            return
        speech = self.app.words.speech(table.language, table.kind, (Seating(user.display_name),), markdown=True)
        await self.boards.say(table, speech.say("stopped", name=speech.names[0]))
        await self.boards.show(table_id, actor=user.id)

    async def refresh(self, table: Table) -> None:
        """Show a table that changed by something that was not pressed on it."""
        if table.status in (Status.LOBBY, Status.CANCELLED):
            await self.show_lobby_again(table)
        else:
            await self.computers.play(table)
            await self.boards.show(table.id, redraw=True)

    async def record(self, reply: Reply, table_id: int) -> None:
        """Give the record of a finished game as a file."""
        record = await self.app.tables.record(table_id)
        text = self.app.words.text(self.language(reply), "record-ready")
        data = json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode()
        await reply.aside(file_page(text, f"{record['game']}-{table_id}.json", data))

    async def show_lobby_again(self, table: Table) -> None:
        """Bring a lobby's message up to date when the change was not pressed on it."""
        if table.board is not None:
            await self.boards.replace(table, table.board, lobby_screen(self.app, table))

    def computer_name(self, table: Table, language: str) -> str:
        """Return a computer's name that is not at the table yet."""
        taken = {player.name for player in table.players}
        names = [self.app.words.text(language, f"computer-name-{number}") for number in range(1, 7)]
        return next((name for name in names if name not in taken), names[0])

    async def wake(self) -> None:
        """After a start, let the computers act that were due when the bot went down, and show what they did."""
        for table_id in await self.app.tables.due():
            try:
                await self.computers.play(await self.app.tables.get(table_id))
                await self.boards.show(table_id)
            except Exception:
                log.exception("table %s could not be woken", table_id)
            await asyncio.sleep(0)
