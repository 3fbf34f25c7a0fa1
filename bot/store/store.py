"""The store: creates tables, changes them by compare-and-set and reads them back; its parts store the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.announcements import AnnouncementStore, owe_result
from bot.store.blocklist import BlocklistStore
from bot.store.child_rows import insert_rows, read_child_rows, write_child_rows
from bot.store.database import Database
from bot.store.errors import ChannelTaken, StaleVersion
from bot.store.gone_servers import GoneServerStore
from bot.store.guild_settings import GuildSettingsStore
from bot.store.invitation_limits import InvitationStore, claim_role, note_invited
from bot.store.joinable_tables import JoinableTableStore
from bot.store.ladders import LadderStore, insert_rated_game, settle_rated_game
from bot.store.lease import Lease
from bot.store.lessons import LessonStore
from bot.store.notes import NoteStore
from bot.store.outages import OutageStore
from bot.store.personal_data import PersonalDataStore
from bot.store.practice import PracticeStore
from bot.store.preferences import PreferenceStore
from bot.store.results import ResultStore, insert_result
from bot.store.reviews import ReviewStore
from bot.store.rows import (
    LIVE,
    Entry,
    FormerRow,
    GameRow,
    LogRow,
    NewTable,
    SeatRow,
    ShownState,
    Status,
    StoredTable,
    TableChange,
)
from bot.store.schema import formers, games, guests, log, seats, shown
from bot.store.secure_deletion import SecureDeletionStore
from bot.store.shard_assignment import ALL, ShardAssignment
from bot.store.shown_state import ShownStateStore, show, shown_columns, shown_of
from bot.store.spectators import SpectatorStore
from bot.store.table_counts import TableCountStore
from bot.store.unused_app_emojis import UnusedAppEmojiStore
from bot.store.user_tables import UserTableStore
from bot.store.welcomes import WelcomeStore

_LIVE = games.c.status.in_([status.value for status in LIVE])


class Store:
    """Stores tables.

    Every method is one transaction and raises StoreUnavailable if the database fails.

    Its attributes are the other parts of the store, each with its own rows.
    """

    def __init__(self, database: Database, shards: ShardAssignment) -> None:
        self._database = database
        self.shards = shards
        self.outbox = ShownStateStore(database, shards)
        self.people = UserTableStore(database)
        self.heartbeats = OutageStore(database)
        self.app_emojis = UnusedAppEmojiStore(database)
        self.preferences = PreferenceStore(database)
        self.invitations = InvitationStore(database)
        self.guild_settings = GuildSettingsStore(database)
        self.gone_servers = GoneServerStore(database)
        self.welcomes = WelcomeStore(database)
        self.blocklist = BlocklistStore(database)
        self.notes = NoteStore(database)
        self.reviews = ReviewStore(database)
        self.results = ResultStore(database, shards)
        self.ladders = LadderStore(database)
        self.announcements = AnnouncementStore(database, shards)
        self.spectators = SpectatorStore(database)
        self.lessons = LessonStore(database)
        self.practices = PracticeStore(database)
        self.joinable_tables = JoinableTableStore(database)
        self.personal_data = PersonalDataStore(database)
        self.stats = TableCountStore(database)
        self.cleanup = SecureDeletionStore(database)

    @classmethod
    async def open(cls, url: str, shards: ShardAssignment = ALL, *, exclusive: bool = True) -> Store:
        """Connect to the database at `url` (empty for the default file) and bring it up to date.

        Args:
            url: the address.
            shards: what this process looks after; by default everything.
            exclusive: whether no other process may have the database; False for tests and tools.

        Raises:
            BadDatabaseUrl: with one line for the operator.
            InUse: another process has the database; with one line for the operator, too.
        """
        return cls(await Database.open(url, shards, exclusive=exclusive), shards)

    @property
    def lease(self) -> Lease:
        """The right to write, which may be lost."""
        return self._database.lease

    async def require_file(self) -> None:
        """Require that the files of a SQLite database are those that this process has opened and locked.

        Raises:
            FileAway: they are not, and what the open file holds is saved; StoreUnavailable if another process may have
                locked the database.
        """
        await self._database.require_file()

    @property
    def file_away(self) -> bool:
        """Whether the path of a SQLite database leads to another file than the one that is open, or to none."""
        return self._database.file_away

    async def close(self) -> None:
        """Close the connections, and let others have the database."""
        await self._database.close()

    async def create(self, new: NewTable) -> GameRow:
        """Store a new table in its lobby.

        Raises:
            ChannelTaken: the channel has a live table.
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
            "changed_from": None,
            "wanted": None,
            "ending": None,
            "owed": True,
            "closes": new.closes,
            "closing": new.closing,
            "role": new.role,
            "hints": new.hints,
            "hinted": None,
            "rated": new.rated,
            "unrated": None,
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
                first = {"rename": False, **shown_columns(ShownState(invite=new.invite))}
                await connection.execute(insert(shown), {"game": game, **first})
                await insert_rows(connection, guests, game, new.guests)
                await note_invited(connection, game, new.guests)
        except IntegrityError:
            raise ChannelTaken from None
        return _game({"id": game, **values})

    async def change(self, change: TableChange) -> tuple[int, ...]:
        """Commit one change of a table.

        Returns:
            The other tables that are owed a look now, because of a rated game that begins.

        Raises:
            StaleVersion: the table has another version, or was changed since; nothing was changed.
        """
        game = change.game
        others: tuple[int, ...] = ()
        same = update(games).where(games.c.id == bindparam("game"), games.c.version == bindparam("expected"))
        if change.known is not None:
            same = same.where(games.c.updated == change.known)
        try:
            async with self._database.writing() as connection:
                # This comes first, so that the loser of a race waits here and then finds nothing to update.
                done = await connection.execute(
                    same, {"game": game, "expected": change.expected, "owed": True, **change.values}
                )
                if done.rowcount != 1:
                    raise StaleVersion
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
                await write_child_rows(connection, change)
                await note_invited(connection, game, change.invited)
                if change.result is not None:
                    await insert_result(connection, game, change.result)
                    if change.values["status"] == Status.FINISHED:
                        await owe_result(connection, game)
                if change.rated_start is not None:
                    others = await insert_rated_game(connection, change.rated_start)
                if change.rated_places is not None:
                    await settle_rated_game(connection, game, change.values["updated"], change.rated_places)
        except IntegrityError:
            raise StaleVersion from None
        return others

    async def load(self, game: int) -> StoredTable | None:
        """Return all that is stored of one table, or None if there is none of that number."""
        async with self._database.reading() as connection:
            row = (await connection.execute(_GAME, {"game": game})).one_or_none()
            if row is None:
                return None
            sat = (await connection.execute(_SEATS, {"game": game})).all()
            logged = (await connection.execute(_LOG, {"game": game})).all()
            left = (await connection.execute(_FORMERS, {"game": game})).all()
            seen = (await connection.execute(_SHOWN, {"game": game})).one_or_none()
            beside = await read_child_rows(connection, game)
        return StoredTable(
            _game(dict(row._mapping)),
            tuple(SeatRow(*each) for each in sat),
            tuple(
                LogRow(number, first, Entry(entry), seat, code, at) for number, first, entry, seat, code, at in logged
            ),
            tuple(FormerRow(*each) for each in left),
            ShownState() if seen is None else shown_of(seen),
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
        """Return the number of the channel's newest table of these statuses."""
        query = select(func.max(games.c.id)).where(games.c.channel == channel, games.c.status.in_(statuses))
        async with self._database.reading() as connection:
            found: int | None = await connection.scalar(query)
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
        changed_from=row["changed_from"],
        wanted=row["wanted"],
        ending=row["ending"],
        owed=row["owed"],
        closes=row["closes"],
        closing=row["closing"],
        role=row["role"],
        hints=row["hints"],
        hinted=row["hinted"],
        rated=row["rated"],
        unrated=row["unrated"],
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
