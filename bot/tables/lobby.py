"""The lobby: a table is opened, people and computers sit down and leave, the host starts the game."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.store import NewGame, PlaceTaken, Status
from bot.tables.course import begin
from bot.tables.errors import Reason, TableError
from bot.tables.held import Held, Shelf
from bot.tables.values import Place, Player, Table, seat_rows
from bot.ways import with_way
from engine.chance import seed_digest


class Lobby(Shelf):
    """What can be done with a table before its game begins."""

    async def create(
        self, place: Place, kind: str, size: int, options: Mapping[str, str], host: int, name: str, language: str
    ) -> Table:
        """Open a table with its host on the first seat.

        Raises:
            TableError: TABLE_EXISTS, STORE.
            ValueError: there is no such game, or it is not for so many.
        """
        return await self._open(place, kind, size, options, (Player(0, host, name),), language)

    async def join(self, table_id: int, user: int, name: str) -> Table:
        """Seat somebody on the next free seat.

        Raises:
            TableError: ALREADY_SEATED, LOBBY_FULL, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._hold(table_id) as held:
            table = _lobby(held.loaded)
            if table.seat_of(user) is not None:
                raise TableError(Reason.ALREADY_SEATED)
            return await self._commit(held, _sat(table, Player(0, user, name)))

    async def leave(self, table_id: int, user: int) -> Table:
        """Free somebody's seat; a host passes the table on, and with the last person it is cancelled.

        Raises:
            TableError: NOT_IN_LOBBY, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._hold(table_id) as held:
            return await self._leave(held, user)

    async def add_computer(self, table_id: int, user: int, name: str) -> Table:
        """Let the host seat a computer.

        Raises:
            TableError: NOT_HOST, LOBBY_FULL, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._hold(table_id) as held:
            table = _hosted(_lobby(held.loaded), user)
            return await self._commit(held, _sat(table, Player(0, None, name, computer=True)))

    async def remove_computer(self, table_id: int, user: int) -> Table:
        """Let the host send away the computer that came last.

        Raises:
            TableError: NOT_HOST, NO_COMPUTER, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._hold(table_id) as held:
            table = _hosted(_lobby(held.loaded), user)
            last = max((player.seat for player in table.players if player.computer), default=None)
            if last is None:
                raise TableError(Reason.NO_COMPUTER)
            players = _counted(player for player in table.players if player.seat != last)
            return await self._commit(held, replace(_changed(table), players=players))

    async def set_way(self, table_id: int, user: int, way: str) -> Table:
        """Let the host choose the way that the game is played.

        Raises:
            TableError: NOT_HOST, RUNNING, GAME_OVER, NO_TABLE, RETIRED, STORE.
            ValueError: the game has no such way.
        """
        async with self._hold(table_id) as held:
            table = _hosted(_lobby(held.loaded), user)
            if table.rules is None:
                raise TableError(Reason.RETIRED)
            options = with_way(table.rules, table.options, way)
            return await self._commit(held, replace(_changed(table), options=options), options=options)

    async def cancel(self, table_id: int, user: int, may_manage: bool = False) -> Table:
        """Let the host, or somebody who manages the channel, give up a table that has not begun.

        Raises:
            TableError: NOT_HOST, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._hold(table_id) as held:
            table = _lobby(held.loaded)
            if not may_manage:
                _hosted(table, user)
            return await self._commit(held, replace(_changed(table), status=Status.CANCELLED))

    async def start(self, table_id: int, user: int) -> Table:
        """Let the host begin the game, with a seed that nobody can guess.

        Raises:
            TableError: NOT_HOST, NOT_ENOUGH, RUNNING, GAME_OVER, NO_TABLE, RETIRED, STORE.
        """
        async with self._hold(table_id) as held:
            table = _hosted(_lobby(held.loaded), user)
            if len(table.players) != table.size:
                raise TableError(Reason.NOT_ENOUGH)
            rules = table.rules
            if rules is None:
                raise TableError(Reason.RETIRED)
            seed = secrets.token_hex(16)
            game = rules.new(table.size, table.options, seed)
            table = replace(
                _changed(table),
                status=Status.RUNNING,
                seed_digest=seed_digest(seed),
                course=begin(game, table.version + 1),
            )
            table = await self._commit(held, table, seed=seed, rules=rules.version)
            held.seed = seed
            return table

    async def rematch(self, table_id: int, user: int, name: str) -> Table:
        """Open a new table like one that is over, with whoever asks as its host and the computers seated.

        Raises:
            TableError: NOT_OVER, NOT_SEATED (that table is asked for by somebody who did not play), TABLE_EXISTS,
                NO_TABLE, STORE.
        """
        old = await self.get(table_id)
        if old.status.live:
            raise TableError(Reason.NOT_OVER)
        if old.seat_of(user) is None:
            raise TableError(Reason.NOT_SEATED)
        computers = (player for player in old.players if player.computer)
        players = _counted((Player(0, user, name), *computers))
        return await self._open(old.place, old.kind, old.size, old.options, players, old.language)

    async def set_language(self, table_id: int, language: str) -> Table:
        """Change the language in which the table is shown.

        Raises:
            TableError: GAME_OVER, NO_TABLE, STORE.
        """
        async with self._hold(table_id) as held:
            if not held.loaded.status.live:
                raise TableError(Reason.GAME_OVER)
            await self._store.note(table_id, language=language)
            held.table = replace(held.loaded, language=language)
            return held.table

    async def _leave(self, held: Held, user: int) -> Table:
        table = _lobby(held.loaded)
        if table.seat_of(user) is None:
            raise TableError(Reason.NOT_IN_LOBBY)
        left = replace(_changed(table), players=_counted(each for each in table.players if each.user != user))
        people = [player.user for player in left.players if player.user is not None]
        if not people:
            left = replace(left, status=Status.CANCELLED, host=None)
        elif table.host == user:
            left = replace(left, host=people[0])
        return await self._commit(held, left)

    async def _open(
        self,
        place: Place,
        kind: str,
        size: int,
        options: Mapping[str, str],
        players: tuple[Player, ...],
        language: str,
    ) -> Table:
        rules = self._games.get(kind)
        if rules is None or size not in rules.seats or players[0].user is None:
            raise ValueError(f"no table of {kind} for {size}")
        new = NewGame(
            kind=kind,
            rules=rules.version,
            size=size,
            options=options,
            guild=place.guild,
            channel=place.channel,
            host=players[0].user,
            language=language,
            at=self._now,
            seats=seat_rows(players),
        )
        with self._weather():
            try:
                made = await self._store.create(new)
            except PlaceTaken:
                raise TableError(Reason.TABLE_EXISTS) from None
        return await self.get(made.id)


def _lobby(table: Table) -> Table:
    match table.status:
        case Status.LOBBY:
            return table
        case Status.RUNNING:
            raise TableError(Reason.RUNNING)
        case Status.CANCELLED:
            raise TableError(Reason.NO_TABLE)
        case _:
            raise TableError(Reason.GAME_OVER)


def _hosted(table: Table, user: int) -> Table:
    if table.host != user:
        raise TableError(Reason.NOT_HOST)
    return table


def _changed(table: Table) -> Table:
    return replace(table, version=table.version + 1)


def _sat(table: Table, player: Player) -> Table:
    if len(table.players) >= table.size:
        raise TableError(Reason.LOBBY_FULL)
    return replace(_changed(table), players=_counted((*table.players, player)))


def _counted(players: Iterable[Player]) -> tuple[Player, ...]:
    return tuple(replace(player, seat=seat) for seat, player in enumerate(players))
