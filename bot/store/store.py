"""The store: tables are created, changed by compare-and-set, read back, and people's data deleted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.app_emojis import Icons
from bot.store.blocklist import Avoids
from bot.store.child_rows import put, read_beside, write_beside
from bot.store.database import Database
from bot.store.disk_cleanup import DiskCleanup
from bot.store.errors import PlaceTaken, Stale
from bot.store.guild_settings import Guilds
from bot.store.heartbeat import Signs
from bot.store.invitations import Invitations, claim_role, note_invited
from bot.store.lease import Lease
from bot.store.lessons import Learning
from bot.store.notes import Notes
from bot.store.outbox import Duties, show, shown_columns, shown_of
from bot.store.people import People
from bot.store.personal_data_queries import Abouts
from bot.store.practice import Practices
from bot.store.preferences import Customs
from bot.store.reviews import Reviews
from bot.store.rows import (
    LIVE,
    Change,
    Entry,
    FormerRow,
    GameRow,
    LogRow,
    NewGame,
    SeatRow,
    Shown,
    Status,
    Stored,
)
from bot.store.schema import formers, games, guests, log, seats, shown
from bot.store.shards import ALL, Shards
from bot.store.spectators import Watching
from bot.store.stats import Figures
from bot.store.table_search import Finding

_LIVE = games.c.status.in_([status.value for status in LIVE])


class Store:
    """What keeps tables. Every method is one transaction and raises StoreUnavailable if the database fails.

    What is owed after a commit is in `duties`, what is kept about people in `people`, their habits in `customs`, their
    notes in `notes`, what reviews of their games found in `reviews`, how far they are in lessons in `learning`, what
    they practise in `practices`, who watches which table in `watching`, who invited whom in `invitations`, whom they
    avoid in `avoids`, all of that together in `abouts`, how much there is in `figures`, what servers have set in
    `guilds`, which icons nobody wants in `icons`, what is deleted and still on the disk in `cleanup`.
    """

    def __init__(self, database: Database, shards: Shards) -> None:
        self._database = database
        self.shards = shards
        self.duties = Duties(database, shards)
        self.people = People(database)
        self.signs = Signs(database)
        self.icons = Icons(database)
        self.customs = Customs(database)
        self.invitations = Invitations(database)
        self.guilds = Guilds(database)
        self.avoids = Avoids(database)
        self.notes = Notes(database)
        self.reviews = Reviews(database)
        self.watching = Watching(database)
        self.learning = Learning(database)
        self.practices = Practices(database)
        self.finding = Finding(database)
        self.abouts = Abouts(database)
        self.figures = Figures(database)
        self.cleanup = DiskCleanup(database)

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
        return cls(await Database.open(url, shards, exclusive=exclusive), shards)

    @property
    def lease(self) -> Lease:
        """The right to write, which may be lost."""
        return self._database.lease

    async def expect_file(self) -> None:
        """Expect that the files of a SQLite database are those that this process has opened and locked.

        Raises:
            FileAway: they are not, and what the open file holds is saved; StoreUnavailable if another process may have
                locked the database.
        """
        await self._database.expect_file()

    @property
    def file_away(self) -> bool:
        """Whether the path of a SQLite database leads to another file than the one that is open, or to none."""
        return self._database.file_away

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
            "secret": new.secret,
            "words": None,
            "salts": list(new.salts) or None,
            "salts_sha256": list(new.salts_sha256) or None,
            "salts_given": 0,
            "seed": None,
            "status": Status.LOBBY,
            "version": 0,
            "guild": new.guild,
            "channel": new.channel,
            "host": new.host,
            "language": new.language,
            "pace": new.pace,
            "fallback": new.fallback,
            "proposal": None,
            "ending": None,
            "owed": True,
            "closes": new.closes,
            "closing": new.closing,
            "role": new.role,
            "hints": new.hints,
            "hinted": None,
            "wakes": None,
            "host_seen": new.at,
            "created": new.at,
            "updated": new.at,
            "finished": None,
        }
        try:
            async with self._database.writing() as connection:
                values["role"] = await claim_role(connection, new.guild, new.role, new.at)
                made = await connection.execute(insert(games).returning(games.c.id), values)
                game = int(made.scalar_one())
                await _seat(connection, game, new.seats)
                first = {"rename": False, **shown_columns(Shown(invite=new.invite))}
                await connection.execute(insert(shown), {"game": game, **first})
                await put(connection, guests, game, new.guests)
                await note_invited(connection, game, new.guests)
        except IntegrityError:
            raise PlaceTaken from None
        return _game({"id": game, **values})

    async def change(self, change: Change) -> None:
        """Commit one change of a table.

        Raises:
            Stale: the table has another version, or was changed since; nothing was changed.
        """
        game = change.game
        same = update(games).where(games.c.id == bindparam("game"), games.c.version == bindparam("expected"))
        if change.known is not None:
            same = same.where(games.c.updated == change.known)
        try:
            async with self._database.writing() as connection:
                # First of all, so that the loser of a race waits here and then finds nothing to update.
                done = await connection.execute(
                    same, {"game": game, "expected": change.expected, "owed": True, **change.values}
                )
                if done.rowcount != 1:
                    raise Stale
                if change.log:
                    await connection.execute(
                        insert(log),
                        [
                            {
                                "game": game,
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
                    await connection.execute(delete(seats).where(seats.c.game == game))
                    await _seat(connection, game, change.seats)
                if change.formers:
                    await connection.execute(
                        insert(formers),
                        [
                            {
                                "game": game,
                                "seat": row.seat,
                                "until": row.until,
                                "user": row.user,
                                "name": row.name,
                                "level": row.level,
                            }
                            for row in change.formers
                        ],
                    )
                if change.shown is not None:
                    columns = shown_columns(change.shown)
                    await connection.execute(show(tuple(columns)), {"of": game, **columns})
                await write_beside(connection, change)
                await note_invited(connection, game, change.invited)
        except IntegrityError:
            raise Stale from None

    async def load(self, game: int) -> Stored | None:
        """Return all that is stored of one table, or None if there is none of that number."""
        async with self._database.reading() as connection:
            row = (await connection.execute(_GAME, {"game": game})).one_or_none()
            if row is None:
                return None
            sat = (await connection.execute(_SEATS, {"game": game})).all()
            logged = (await connection.execute(_LOG, {"game": game})).all()
            left = (await connection.execute(_FORMERS, {"game": game})).all()
            seen = (await connection.execute(_SHOWN, {"game": game})).one_or_none()
            beside = await read_beside(connection, game)
        return Stored(
            _game(dict(row._mapping)),
            tuple(SeatRow(*each) for each in sat),
            tuple(
                LogRow(number, first, Entry(entry), seat, code, at) for number, first, entry, seat, code, at in logged
            ),
            tuple(FormerRow(*each) for each in left),
            Shown() if seen is None else shown_of(seen),
            beside.guests,
            beside.motions,
            beside.plans,
            beside.watches,
        )

    async def live_in_channel(self, channel: int) -> int | None:
        """Return the number of the channel's table that is in its lobby or running."""
        async with self._database.reading() as connection:
            return await connection.scalar(select(games.c.id).where(games.c.channel == channel, _LIVE))

    async def last_of(self, channel: int, *statuses: Status) -> int | None:
        """Return the number of the table that was last created among the channel's of these statuses."""
        wanted = select(func.max(games.c.id)).where(games.c.channel == channel, games.c.status.in_(statuses))
        async with self._database.reading() as connection:
            found: int | None = await connection.scalar(wanted)
        return found

    async def live_in_guild(self, guild: int) -> tuple[int, ...]:
        """Return the numbers of all live tables of a server."""
        async with self._database.reading() as connection:
            found = await connection.scalars(select(games.c.id).where(games.c.guild == guild, _LIVE))
            return tuple(found)


_GAME = select(games).where(games.c.id == bindparam("game"))
_SEATS = (
    select(seats.c.seat, seats.c.user, seats.c.name, seats.c.level, seats.c.word, seats.c.salt)
    .where(seats.c.game == bindparam("game"))
    .order_by(seats.c.seat)
)
_LOG = (
    select(log.c.number, log.c.first, log.c.entry, log.c.seat, log.c.code, log.c.at)
    .where(log.c.game == bindparam("game"))
    .order_by(log.c.number)
)
_FORMERS = (
    select(formers.c.seat, formers.c.until, formers.c.user, formers.c.name, formers.c.level)
    .where(formers.c.game == bindparam("game"))
    .order_by(formers.c.until)
)
_SHOWN = select(shown).where(shown.c.game == bindparam("game"))


def _game(row: Mapping[str, Any]) -> GameRow:
    return GameRow(
        id=row["id"],
        kind=row["kind"],
        rules=row["rules"],
        size=row["size"],
        options=row["options"],
        secret=row["secret"],
        words=row["words"],
        salts=row["salts"],
        salts_sha256=row["salts_sha256"],
        salts_given=row["salts_given"],
        seed=row["seed"],
        status=Status(row["status"]),
        version=row["version"],
        guild=row["guild"],
        channel=row["channel"],
        host=row["host"],
        language=row["language"],
        pace=row["pace"],
        fallback=row["fallback"],
        proposal=row["proposal"],
        ending=row["ending"],
        owed=row["owed"],
        closes=row["closes"],
        closing=row["closing"],
        role=row["role"],
        hints=row["hints"],
        hinted=row["hinted"],
        wakes=row["wakes"],
        host_seen=row["host_seen"],
        created=row["created"],
        updated=row["updated"],
        finished=row["finished"],
    )


async def _seat(connection: AsyncConnection, game: int, rows: tuple[SeatRow, ...]) -> None:
    if rows:
        await connection.execute(
            insert(seats),
            [
                {
                    "game": game,
                    "seat": row.seat,
                    "user": row.user,
                    "name": row.name,
                    "level": row.level,
                    "word": row.word,
                    "salt": row.salt,
                }
                for row in rows
            ],
        )
