"""Backups of a PostgreSQL database by PostgreSQL's own programs: pg_dump, pg_restore, psql.

They are told the password by their environment, never by arguments, which every user of a machine can read.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Collection
from pathlib import Path
from typing import IO, Final

from sqlalchemy.engine import URL

from bot.ops.backup.content import NO_BACKUP, Content
from bot.ops.errors import OperationFailed
from bot.store.migrate import RESTORING_MARK, VERSIONS

_VERSION: Final = re.compile(r"^COPY .*alembic_version .*;\n(?P<version>\S+)$", re.MULTILINE)
_TABLE: Final = re.compile(r"^\d+; \d+ \d+ TABLE \S+ (\S+) ", re.MULTILINE)
_MAJOR: Final = re.compile(r"pg_dump \(PostgreSQL\) (\d+)")
_TOO_NEW: Final = re.compile(r"server version: (?P<server>\d+).*pg_dump version: (?P<own>\d+)", re.DOTALL)
_SOUND: Final = "use another backup"
_MARKED: Final = f"UPDATE {VERSIONS} SET version_num = '{RESTORING_MARK}' || version_num;\n"  # noqa: S608 (names of ours)
_GO_ON: Final = (
    "SELECT setval(given, greatest({}, nextval(given))) FROM (SELECT pg_get_serial_sequence('games', 'id')::regclass) "
    "AS of_games (given);\n"
)
"""Here already, so that it is known as well after a restore that was cut short."""

_RUNNING: Final[set[subprocess.Popen[str]]] = set()


def end_programs() -> None:
    """Kill the programs that run for this process; what they were run for fails."""
    for program in tuple(_RUNNING):
        program.kill()


def dump(url: URL, to: Path, *, whole: bool = True) -> None:
    """Write one state of a database into a file, and check it by reading all of it.

    Args:
        url: the database.
        to: the file.
        whole: whether all tables have to be there.

    Raises:
        OperationFailed: pg_dump is not here or does not succeed, tables are lacking, or what was written is not sound.
    """
    _run(url, "pg_dump", "--format=custom", "--no-password", f"--file={to}", failed="could not be backed up")
    content = check(to)
    if whole:
        content.expect_whole("The database", NO_BACKUP)


def check(file: Path) -> Content:
    """Read the whole of a backup, and return what it holds.

    Raises:
        OperationFailed: it is damaged, or no backup.
    """
    damaged = f"{file} is damaged, or no backup: {_SOUND}"
    _run(None, "pg_restore", f"--file={os.devnull}", str(file), failed=damaged)
    version = _run(None, "pg_restore", "--data-only", "--table=alembic_version", "--file=-", str(file), failed=damaged)
    found = _VERSION.search(version)
    tables = _TABLE.findall(_run(None, "pg_restore", "--list", str(file), failed=damaged))
    return Content(None if found is None or found["version"] == "\\." else found["version"], frozenset(tables))


def load(url: URL, file: Path, instead_of: Collection[str], last: int = 0) -> None:
    """Put a backup in the place of tables, in one transaction; no bot opens the database before its mark is taken off.

    Args:
        url: the database.
        file: the backup.
        instead_of: the names of the tables that it replaces.
        last: the last number that was given to a game in them, which is given to none again.

    Raises:
        OperationFailed: one of the programs is not here or does not succeed; nothing was changed.
    """
    with tempfile.TemporaryFile("w+", encoding="utf-8") as script:
        for table in sorted(instead_of):
            script.write(f'DROP TABLE "{table}" CASCADE;\n')
        script.flush()
        plain = ("--no-owner", "--no-privileges", "--file=-", str(file))
        _run(None, "pg_restore", *plain, failed=f"{file} is damaged: {_SOUND}", output=script)
        script.seek(0, os.SEEK_END)
        script.write("\nRESET search_path;\n" + (_GO_ON.format(last) if last else ""))
        script.write(_MARKED)
        script.seek(0)
        options = ("--no-psqlrc", "--quiet", "--no-password", "--single-transaction", "--set=ON_ERROR_STOP=1")
        _run(url, "psql", *options, f"--output={os.devnull}", failed="could not be restored", given=script)


def missing() -> list[str]:
    """Return which of the programs are not here."""
    return [name for name in ("pg_dump", "pg_restore", "psql") if shutil.which(name) is None]


def too_old(server: int) -> str | None:
    """Return what to do if pg_dump is older than a server of this version, such as 17; it copies no newer one."""
    found = _MAJOR.search(_run(None, "pg_dump", "--version", failed="pg_dump does not run"))
    return _newer(int(found[1]), server) if found is not None and int(found[1]) < server else None


def _newer(own: int, server: int) -> str:
    return (
        f"pg_dump is of version {own} and the server of {server}: install PostgreSQL's client programs of version "
        f"{server} or later (on Debian postgresql-client-{server})"
    )


def _run(
    url: URL | None,
    program: str,
    *arguments: str,
    failed: str,
    output: IO[str] | None = None,
    given: IO[str] | None = None,
) -> str:
    """Run a program and return what it writes; its own first line of error stands in brackets behind ours."""
    path = shutil.which(program)
    if path is None:
        raise OperationFailed(
            f"{program} is not here: install PostgreSQL's client programs (on Debian the package postgresql-client)."
        )
    with subprocess.Popen(  # noqa: S603 (a program of PostgreSQL, with a list of arguments)
        [path, *arguments],
        env=_environment(url),
        stdin=given or subprocess.DEVNULL,
        stdout=output or subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
    ) as running:
        _RUNNING.add(running)
        try:
            told, wrong = running.communicate()
        finally:
            running.kill()
            _RUNNING.discard(running)
    if running.returncode:
        if (versions := _TOO_NEW.search(wrong)) is not None:
            raise OperationFailed(f"{_newer(int(versions['own']), int(versions['server']))}.")
        said = next((line for line in wrong.splitlines() if line.strip()), f"code {running.returncode}")
        raise OperationFailed(f"{'The database ' if url is not None else ''}{failed} ({said.strip()}).")
    return told or ""


def _environment(url: URL | None) -> dict[str, str]:
    """Return the environment for a program of PostgreSQL, by which it is told its database."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    if url is None:
        return environment
    host, mode = url.host or url.query.get("host"), url.query.get("ssl")
    told = {
        "PGHOST": host if isinstance(host, str) else None,
        "PGPORT": str(url.port) if url.port else None,
        "PGUSER": url.username,
        "PGPASSWORD": None if url.password is None else str(url.password),
        "PGDATABASE": url.database,
        "PGSSLMODE": mode if isinstance(mode, str) else None,
    }
    return environment | {name: value for name, value in told.items() if value}
