"""The store: tables are created, changed by compare-and-set, read back, and people's data deleted."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, bindparam, delete, func, insert, select, union_all, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.errors import PlaceTaken, Stale
from bot.store.lease import Lease
from bot.store.rows import LIVE, Change, Entry, GameRow, Kept, LogRow, NewGame, SeatRow, Status, Stored
from bot.store.schema import games, guilds, log, people, seats
from bot.store.shards import ALL, Shards

_LIVE = games.c.status.in_([status.value for status in LIVE])


class Store:
    """What keeps tables. Every method is one transaction and raises StoreUnavailable if the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    async def open(cls, url: str, shards: Shards = ALL, *, exclusive: bool = True) -> Store:
        """Connect to the database at `url` (empty for the default file) and bring it up to date.

        Args:
            url: the address.
            shards: what this process looks after; by default everything.
            exclusive: whether nobody else may have the database. Without it nobody is asked: for tests and tools.

        Raises:
            BadDatabaseUrl: with one line for the operator.
            InUse: another process has the database; with one line for the operator, too.
        """
        return cls(await Database.open(url, shards, exclusive=exclusive))

    @property
    def lease(self) -> Lease:
        """The right to write, which may be lost."""
        return self._database.lease

    async def close(self) -> None:
        """Close the connections, and let others have the database."""
        await self._database.close()

    async def create(self, new: NewGame) -> GameRow:
        """Store a new table in its lobby.

        Raises:
            PlaceTaken: the channel has a live table.
        """
        values: dict[str, Any] = {
            "kind": new.kind,
            "rules": new.rules,
            "size": new.size,
            "options": dict(new.options),
            "seed": None,
            "status": Status.LOBBY,
            "version": 0,
            "guild": new.guild,
            "channel": new.channel,
            "host": new.host,
            "language": new.language,
            "board": None,
            "due": False,
            "created": new.at,
            "updated": new.at,
            "finished": None,
        }
        try:
            async with self._database.writing() as connection:
                made = await connection.execute(insert(games).returning(games.c.id), values)
                game = int(made.scalar_one())
                await _seat(connection, game, new.seats)
        except IntegrityError:
            raise PlaceTaken from None
        return GameRow(id=game, **values)

    async def change(self, change: Change) -> None:
        """Commit one change of a table.

        Raises:
            Stale: the table has another version; nothing was changed.
        """
        try:
            async with self._database.writing() as connection:
                # First of all, so that the loser of a race waits here and then finds nothing to update.
                done = await connection.execute(
                    update(games).where(games.c.id == bindparam("game"), games.c.version == bindparam("expected")),
                    {"game": change.game, "expected": change.expected, **change.values},
                )
                if done.rowcount != 1:
                    raise Stale
                if change.log:
                    await connection.execute(
                        insert(log),
                        [
                            {
                                "game": change.game,
                                "number": row.number,
                                "first": row.first,
                                "entry": row.entry.value,
                                "seat": row.seat,
                                "code": row.code,
                                "at": row.at,
                            }
                            for row in change.log
                        ],
                    )
                if change.seats is not None:
                    await connection.execute(delete(seats).where(seats.c.game == change.game))
                    await _seat(connection, change.game, change.seats)
        except IntegrityError:
            raise Stale from None

    async def note(self, game: int, **values: Any) -> None:
        """Remember how the table is shown (`board`, `language`); this is no change of the table itself."""
        async with self._database.writing() as connection:
            await connection.execute(update(games).where(games.c.id == game).values(**values))

    async def load(self, game: int) -> Stored | None:
        """Return all that is stored of one table, or None if there is none of that number."""
        async with self._database.reading() as connection:
            row = (await connection.execute(_GAME, {"game": game})).one_or_none()
            if row is None:
                return None
            sat = (await connection.execute(_SEATS, {"game": game})).all()
            logged = (await connection.execute(_LOG, {"game": game})).all()
        return Stored(
            _game(row),
            tuple(SeatRow(*each) for each in sat),
            tuple(
                LogRow(number, first, Entry(entry), seat, code, at) for number, first, entry, seat, code, at in logged
            ),
        )

    async def live_in_channel(self, channel: int) -> int | None:
        """Return the number of the channel's table that is in its lobby or running."""
        async with self._database.reading() as connection:
            return await connection.scalar(select(games.c.id).where(games.c.channel == channel, _LIVE))

    async def last_finished(self, channel: int) -> int | None:
        """Return the number of the table that was last created among the channel's finished ones."""
        wanted = select(func.max(games.c.id)).where(games.c.channel == channel, games.c.status == Status.FINISHED)
        async with self._database.reading() as connection:
            found: int | None = await connection.scalar(wanted)
        return found

    async def live_in_guild(self, guild: int) -> tuple[int, ...]:
        """Return the numbers of all live tables of a server."""
        async with self._database.reading() as connection:
            found = await connection.scalars(select(games.c.id).where(games.c.guild == guild, _LIVE))
            return tuple(found)

    async def due(self) -> tuple[int, ...]:
        """Return the numbers of the tables in which a computer must act."""
        async with self._database.reading() as connection:
            found = await connection.scalars(
                select(games.c.id).where(games.c.due, games.c.status == Status.RUNNING).order_by(games.c.id)
            )
            return tuple(found)

    async def live_of(self, user: int) -> tuple[int, ...]:
        """Return the numbers of the live tables in which somebody has a seat or is the host."""
        sat = select(games.c.id).join(seats, seats.c.game == games.c.id).where(seats.c.user == user, _LIVE)
        hosted = select(games.c.id).where(games.c.host == user, _LIVE)
        async with self._database.reading() as connection:
            return tuple(sorted(set(await connection.scalars(union_all(sat, hosted)))))

    async def kept(self, user: int) -> Kept:
        """Return what is kept about somebody."""
        counted = (
            select(games.c.status, func.count())
            .join(seats, seats.c.game == games.c.id)
            .where(seats.c.user == user)
            .group_by(games.c.status)
        )
        async with self._database.reading() as connection:
            tables = {Status(status): count for status, count in await connection.execute(counted)}
            language = await connection.scalar(select(people.c.language).where(people.c.user == user))
        return Kept(tables, language)

    async def forget(self, user: int) -> None:
        """Remove somebody's number and name from every table that is over, and what was chosen by them."""
        over = select(games.c.id).where(~_LIVE)
        async with self._database.writing() as connection:
            await connection.execute(
                update(seats).where(seats.c.user == user, seats.c.game.in_(over)).values(user=None, name="")
            )
            await connection.execute(update(games).where(games.c.host == user, ~_LIVE).values(host=None))
            await connection.execute(delete(people).where(people.c.user == user))

    async def language(self, user: int) -> str | None:
        """Return the language somebody has chosen."""
        async with self._database.reading() as connection:
            return await connection.scalar(select(people.c.language).where(people.c.user == user))

    async def choose_language(self, user: int, language: str | None) -> None:
        """Remember the language somebody has chosen; None forgets it."""
        async with self._database.writing() as connection:
            await connection.execute(delete(people).where(people.c.user == user))
            if language is not None:
                await connection.execute(insert(people).values(user=user, language=language))

    async def guild_language(self, guild: int) -> str | None:
        """Return the language that was chosen for a server."""
        async with self._database.reading() as connection:
            return await connection.scalar(select(guilds.c.language).where(guilds.c.guild == guild))

    async def choose_guild_language(self, guild: int, language: str | None) -> None:
        """Remember the language chosen for a server; None forgets it."""
        async with self._database.writing() as connection:
            await connection.execute(delete(guilds).where(guilds.c.guild == guild))
            if language is not None:
                await connection.execute(insert(guilds).values(guild=guild, language=language))


_GAME = select(games).where(games.c.id == bindparam("game"))
_SEATS = (
    select(seats.c.seat, seats.c.user, seats.c.name, seats.c.computer)
    .where(seats.c.game == bindparam("game"))
    .order_by(seats.c.seat)
)
_LOG = (
    select(log.c.number, log.c.first, log.c.entry, log.c.seat, log.c.code, log.c.at)
    .where(log.c.game == bindparam("game"))
    .order_by(log.c.number)
)


def _game(row: Row[Any]) -> GameRow:
    values = dict(row._mapping)
    values["status"] = Status(values["status"])
    return GameRow(**values)


async def _seat(connection: AsyncConnection, game: int, rows: tuple[SeatRow, ...]) -> None:
    if rows:
        await connection.execute(
            insert(seats),
            [
                {"game": game, "seat": row.seat, "user": row.user, "name": row.name, "computer": row.computer}
                for row in rows
            ],
        )
