"""Restore a backup: keep the present database, bring an older backup up to date, repeat deletions."""

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
from bot.ops.backup.backup_files import DAY, SUM, Backup, backup_named, is_as_written, make_backup, moment_of, stamp
from bot.ops.backup.deletion_log_copies import adopt
from bot.ops.backup.set_aside import keep_copy, kept_backup
from bot.ops.errors import OperationFailed
from bot.ops.path_access import is_absent, rights_advice, unreachable_advice
from bot.store import ALL, BadDatabaseUrl, BadDeletionLog, Store, UnreadableDeletionLog
from bot.store.after_import import continue_numbers_after, forget_shown_states, last_number
from bot.store.database import Database, failure_text
from bot.store.deletion_log import REMEMBERED_FOR, DeletionList, merged, read
from bot.store.erasure import all_people
from bot.store.file_replacement_guard import settle_folder
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
    """The result of a restore.

    `previous` is the file with the database from before, None if there was none; `erased` the number of people whose
    data were deleted again; `into` the database's name.
    """

    previous: Path | None
    erased: int
    into: str


async def restore(
    file: Path, address: str, lists: Sequence[Path], now: float, *, own: Sequence[Path] = (), anyway: bool = False
) -> Restored:
    """Replace a database by a backup.

    In SQLite the backup is prepared beside the present file, a copy of which is kept, and then takes its name. In
    PostgreSQL the backup replaces the tables in one transaction, and no bot opens it before the deletions are repeated.
    A failure before the replacement changes nothing; after it the same command continues.

    Args:
        file: the backup, or a file that another restore has kept.
        address: the database.
        lists: files in which lists of deletions may be.
        now: this moment, in seconds since 1970.
        own: the files in which the bot notes deletions; the other lists are merged into them before the restore.
        anyway: restore even if later deletions are not all known.

    Raises:
        InUse: a bot is running on the database.
        BadDatabaseUrl: the address is wrong, or the database cannot be reached.
        UnreadableDeletionLog: a list of deletions exists and cannot be read.
        BadDeletionLog: the bot's own cannot be written.
        OperationFailed: the backup is not there, damaged, incomplete, newer than this program or of another kind of
            database, or later deletions are not all known.
    """
    url = database_url(address)
    backup = _require_restorable(file, url)
    make_folder(url)
    listed = _require_deletions(backup, lists, now, anyway=anyway)
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
    """Return a database's address, password included."""
    return url.render_as_string(hide_password=False)


def _require_restorable(file: Path, url: URL) -> Backup:
    """Return the backup in a file, and require that it can be restored."""
    try:
        absent = is_absent(file)
    except OSError as error:
        raise OperationFailed(unreachable_advice(file, error)) from None
    if absent:
        raise OperationFailed(f"There is no file {file}: `ls` its folder for the names of the backups.")
    backup = backup_named(file) or kept_backup(file)
    if backup is None:
        raise OperationFailed(f"{file.name} is not named as a backup is, such as sobek-20261123T030000Z.sqlite3.")
    if backup.sqlite is not (url.get_backend_name() == "sqlite"):
        kind, other = ("SQLite", "PostgreSQL") if backup.sqlite else ("PostgreSQL", "SQLite")
        raise OperationFailed(
            f"{file.name} is a backup of {kind}, and DATABASE_URL is a {other} database: restore it into {kind}, then "
            "use `sobek-bot move`."
        )
    try:
        if not is_as_written(backup):
            raise OperationFailed(f"{file} is damaged, it is not what {file.name}{SUM} says: use another backup.")
    except OSError as error:
        raise OperationFailed(f"{file} cannot be read ({error.strerror}): {rights_advice(file)}.") from None
    content = (sqlite if backup.sqlite else postgresql).check(file)
    if content.version is not None:
        # The file may have been renamed, or kept a second time, since it was set aside.
        aside = moment_of(aside_since(content.version) or "")
        backup = replace(backup, moment=min(backup.moment, aside if aside is not None else backup.moment))
        content = replace(content, version=unmarked_version(content.version))
    if content.version is not None and not is_known_version(content.version):
        raise OperationFailed(
            f"{file} was made by a newer version of this program ({content.version}): restore it with that."
        )
    content.require_whole(str(file), "use another backup")
    return backup


def _require_deletions(backup: Backup, lists: Sequence[Path], now: float, *, anyway: bool) -> DeletionList | None:
    """Return the merged lists of deletions, and require that they reach back to the backup."""
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
    names = ", ".join(map(str, lists))
    if found is None and not anyway:
        raise OperationFailed(f"No list of deletions is there ({names}): copy it there, or {even}")
    if found is not None and found.since > backup.moment and not anyway:
        raise OperationFailed(
            f"No list of deletions is there that reaches back to {stamp(backup.moment)}, but to {stamp(found.since)} "
            f"only ({names}): copy an older one there, or {even}"
        )
    return found


async def _sqlite(backup: Backup, url: URL, listed: DeletionList | None, now: float) -> Restored:
    file = sqlite_file(url)
    ready, last = sqlite.restoring_file(file), sqlite.last_number(file)
    sqlite.copy(backup.file, ready)
    erased = await _prepare(address_of(url.set(database=str(ready), query={})), backup, listed, now, last)
    sqlite.check(ready)
    previous = keep_copy(file, now)
    # Before the file: they must never be taken for a part of the new one.
    for companion in sqlite.companions(file):
        companion.unlink(missing_ok=True)
    ready.replace(file)
    settle_folder(file.parent)
    return Restored(previous, erased, str(file))


async def _postgresql(backup: Backup, url: URL, listed: DeletionList | None, now: float) -> Restored:
    address = address_of(url)
    tables, version, last = await _state_of(url)
    if unknown := foreign_tables(tables):
        raise OperationFailed(
            f"The database has tables that are not of this version of the bot ({', '.join(unknown)}): restore into an "
            "empty database."
        )
    # A half finished restore is not worth a backup.
    whole = bool(tables) and not (version or "").startswith(RESTORING_MARK)
    previous = make_backup(address, backup.file.parent, now, before=True).file if whole else None
    postgresql.load(url, backup.file, tables, last)
    return Restored(previous, await _prepare(address, backup, listed, now, last), without_password(url))


async def _state_of(url: URL) -> tuple[set[str], str | None, int]:
    """Return a database's table names, its version, and the last number of a game."""
    engine = create_async_engine(url)
    try:
        async with engine.connect() as connection:
            tables, version = await connection.run_sync(tables_of), await connection.run_sync(version_of)
            return tables, version, await last_number(connection) if games.name in tables else 0
    finally:
        await engine.dispose()


async def _prepare(address: str, backup: Backup, listed: DeletionList | None, now: float, last: int) -> int:
    """Bring a restored database up to date, repeat later deletions, and let bots open it.

    Tables that were opened after the backup are gone, but their buttons still stand in channels. No new table may get
    their numbers, and no new message the nonce of a message sent since. So more of both are left out than seconds have
    passed. Game numbers also go on after those of the replaced database, which may be further.
    """
    database = await Database.open(address, exclusive=False, prepare=upgrade_marked)
    try:
        words, tables = Words.load(), Tables(Store(database, ALL), {code: game.rules for code, game in GAMES.items()})
        async with database.reading() as connection:
            users = await all_people(connection)
        deleted = listed.deleted(backup.moment, users) if listed is not None else set()
        for user in sorted(deleted):
            await tables.people.erase(user, lambda language: words.text(language, "computer-name-6"))
        async with database.writing() as connection:
            leap = max(0, int(now) - backup.moment) + _AT_LEAST
            await forget_shown_states(connection, leap)
            await continue_numbers_after(connection, max(await last_number(connection) + leap, last + _AT_LEAST))
            await connection.run_sync(unmark)
    finally:
        await database.close()
    return len(deleted)
