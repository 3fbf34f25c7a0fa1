"""Goes back to a backup: what was there is kept, an older one is brought up to date, deletions are made again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.games import GAMES
from bot.i18n.messages import Words
from bot.ops.backup import postgresql, sqlite
from bot.ops.backup.deletion_log import adopt
from bot.ops.backup.files import DAY, SUM, Backup, as_written, backup_of, make, moment_of, stamp
from bot.ops.backup.set_aside import keep, kept_backup
from bot.ops.errors import OperationFailed
from bot.ops.paths import is_absent, rights, unreachable
from bot.store import ALL, BadDatabaseUrl, BadDeletionLog, Store, UnreadableDeletionLog
from bot.store.after_import import continue_numbers_after, forget_shown_states, last_number
from bot.store.database import Database, failure_text
from bot.store.database_file import settle_folder
from bot.store.deletion_log import REMEMBERED_FOR, DeletionList, merged, read
from bot.store.erasure import all_people
from bot.store.lease import lease_of
from bot.store.migrate import (
    RESTORING_MARK,
    aside_since,
    foreign_tables,
    is_known_version,
    tables_of,
    unmark,
    unmarked_version,
    upgrade_marked,
    version_of,
)
from bot.store.schema import games
from bot.store.url import database_url, make_folder, sqlite_file, without_password
from bot.tables import Tables

_AT_LEAST: Final = 100


@dataclass(frozen=True, slots=True)
class Restored:
    """What was done.

    `kept` is where is what was there before, None if there was nothing; `forgotten` how many people were deleted again;
    `into` what the database is called.
    """

    kept: Path | None
    forgotten: int
    into: str


async def restore(
    file: Path, address: str, lists: Sequence[Path], now: float, *, own: Sequence[Path] = (), anyway: bool = False
) -> Restored:
    """Put a backup in the place of a database.

    A SQLite file is made ready beside the other, a copy of which is kept, and then takes its name. In PostgreSQL the
    backup is put in the place of the tables in one transaction; no bot opens it before deletions have been made again.
    Whatever goes wrong before that moment leaves all as it was; afterwards the same command goes on.

    Args:
        file: the backup, or what another restore has kept.
        address: the database.
        lists: where lists of deletions may lie.
        now: this moment, in seconds since 1970.
        own: the files in which the bot notes deletions; what is known elsewhere is in them before anything is restored.
        anyway: restore even if nobody knows all deletions that were made since.

    Raises:
        InUse: a bot is running on the database.
        BadDatabaseUrl: the address is wrong, or the database cannot be reached.
        UnreadableDeletionLog: a list of deletions is there and cannot be read.
        BadDeletionLog: the bot's own cannot be written.
        OperationFailed: the backup is not there, damaged, incomplete, newer than this program or of another kind of
            database, or it is not known who had his data deleted since.
    """
    url = database_url(address)
    backup = _sound(file, url)
    make_folder(url)
    listed = _deletions(backup, lists, now, anyway=anyway)
    lease = lease_of(url, ALL, exclusive=True)
    try:
        await lease.take()
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        await lease.release()
        raise BadDatabaseUrl(f"{without_password(url)} cannot be used ({failure_text(error)}).") from None
    try:
        if not anyway:
            adopt(lists, own, now)
        if backup.sqlite:
            return await _sqlite(backup, url, listed, now)
        return await _postgresql(backup, url, listed, now)
    except OSError as error:
        raise OperationFailed(f"The backup could not be restored ({error.strerror}).") from None
    finally:
        await lease.release()


def address_of(url: URL) -> str:
    """Return an address as a store is opened by it, password included."""
    return url.render_as_string(hide_password=False)


def _sound(file: Path, url: URL) -> Backup:
    """Return a backup that can be restored."""
    try:
        absent = is_absent(file)
    except OSError as error:
        raise OperationFailed(unreachable(file, error)) from None
    if absent:
        raise OperationFailed(f"There is no file {file}: `ls` its folder for the names of the backups.")
    backup = backup_of(file) or kept_backup(file)
    if backup is None:
        raise OperationFailed(f"{file.name} is not named as a backup is, such as sobek-20261123T030000Z.sqlite3.")
    if backup.sqlite is not (url.get_backend_name() == "sqlite"):
        kind, other = ("SQLite", "PostgreSQL") if backup.sqlite else ("PostgreSQL", "SQLite")
        raise OperationFailed(
            f"{file.name} is a backup of {kind}, and DATABASE_URL is a {other} database: restore it into {kind}, then "
            "use `sobek-bot move`."
        )
    try:
        if not as_written(backup):
            raise OperationFailed(f"{file} is damaged, it is not what {file.name}{SUM} says: use another backup.")
    except OSError as error:
        raise OperationFailed(f"{file} cannot be read ({error.strerror}): {rights(file)}.") from None
    content = (sqlite if backup.sqlite else postgresql).check(file)
    if content.version is not None:
        # It may have been named anew, or kept a second time, since it was set aside.
        aside = moment_of(aside_since(content.version) or "")
        backup = replace(backup, moment=min(backup.moment, aside if aside is not None else backup.moment))
        content = replace(content, version=unmarked_version(content.version))
    if content.version is not None and not is_known_version(content.version):
        raise OperationFailed(
            f"{file} was made by a newer version of this program ({content.version}): restore it with that."
        )
    content.expect_whole(str(file), "use another backup")
    return backup


def _deletions(backup: Backup, lists: Sequence[Path], now: float, *, anyway: bool) -> DeletionList | None:
    """Return what the lists of deletions say, of which one at least has to be there and to reach back far enough."""
    even = "`--without-deletions` restores it all the same."
    if backup.moment < now - REMEMBERED_FOR and not anyway:
        raise OperationFailed(
            f"{backup.file.name} is older than {REMEMBERED_FOR // DAY} days, and who had his data deleted is known for "
            f"so long only; {even}"
        )
    known = []
    for file in lists:
        try:
            known.append(read(file))
        except UnreadableDeletionLog:
            raise
        except BadDeletionLog as error:
            if not anyway:
                raise OperationFailed(f"{error} Copy one there that is whole, or {even}") from None
    found = merged([one for one in known if one is not None])
    places = ", ".join(map(str, lists))
    if found is None and not anyway:
        raise OperationFailed(f"No list of deletions is there ({places}): copy it there, or {even}")
    if found is not None and found.since > backup.moment and not anyway:
        raise OperationFailed(
            f"No list of deletions is there that reaches back to {stamp(backup.moment)}, but to {stamp(found.since)} "
            f"only ({places}): copy an older one there, or {even}"
        )
    return found


async def _sqlite(backup: Backup, url: URL, listed: DeletionList | None, now: float) -> Restored:
    file = sqlite_file(url)
    ready, last = sqlite.beside(file), sqlite.last_number(file)
    sqlite.copy(backup.file, ready)
    forgotten = await _made_ready(address_of(url.set(database=str(ready), query={})), backup, listed, now, last)
    sqlite.check(ready)
    kept = keep(file, now)
    # First of all, since what is in them must never be taken for a part of the new file.
    for companion in sqlite.companions(file):
        companion.unlink(missing_ok=True)
    ready.replace(file)
    settle_folder(file.parent)
    return Restored(kept, forgotten, str(file))


async def _postgresql(backup: Backup, url: URL, listed: DeletionList | None, now: float) -> Restored:
    address = address_of(url)
    tables, version, last = await _there(url)
    if unknown := foreign_tables(tables):
        raise OperationFailed(
            f"The database has tables that are not of this version of the bot ({', '.join(unknown)}): restore into an "
            "empty database."
        )
    # What another try has left half done is in nobody's way, and no backup.
    whole = bool(tables) and not (version or "").startswith(RESTORING_MARK)
    kept = make(address, backup.file.parent, now, before=True).file if whole else None
    postgresql.load(url, backup.file, tables, last)
    return Restored(kept, await _made_ready(address, backup, listed, now, last), without_password(url))


async def _there(url: URL) -> tuple[set[str], str | None, int]:
    """Return the names of a database's tables, its version, and the last number that was given to a table."""
    engine = create_async_engine(url)
    try:
        async with engine.connect() as connection:
            tables, version = await connection.run_sync(tables_of), await connection.run_sync(version_of)
            return tables, version, await last_number(connection) if games.name in tables else 0
    finally:
        await engine.dispose()


async def _made_ready(address: str, backup: Backup, listed: DeletionList | None, now: float, last: int) -> int:
    """Bring a restored database up to date and delete again what was deleted since; then bots may have it.

    Tables that were opened since are gone, and their buttons still stand in channels. So that no new table has their
    numbers, nor a new message the nonce of one that was sent since, more of both are left out than seconds have passed,
    and of numbers all that were given in what was there before: that may have begun further on.
    """
    database = await Database.open(address, exclusive=False, prepare=upgrade_marked)
    try:
        words, tables = Words.load(), Tables(Store(database, ALL), {code: game.rules for code, game in GAMES.items()})
        async with database.reading() as connection:
            users = await all_people(connection)
        gone = listed.deleted(backup.moment, users) if listed is not None else set()
        for user in sorted(gone):
            await tables.people.erase(user, lambda language: words.text(language, "computer-name-6"))
        async with database.writing() as connection:
            leap = max(0, int(now) - backup.moment) + _AT_LEAST
            await forget_shown_states(connection, leap)
            await continue_numbers_after(connection, max(await last_number(connection) + leap, last + _AT_LEAST))
            await connection.run_sync(unmark)
    finally:
        await database.close()
    return len(gone)
