"""Backups of a PostgreSQL database by PostgreSQL's own programs: pg_dump, pg_restore, psql.

They get the password by their environment: every user of a machine can read arguments.
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

from bot.ops.backup.database_content import NO_BACKUP, Content
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
"""Set by the restore's own transaction, so that it holds even if the restore is cut short afterwards."""

_RUNNING: Final[set[subprocess.Popen[str]]] = set()


def end_programs() -> None:
    """Kill the programs that this process runs; the calls that run them fail."""
    for program in tuple(_RUNNING):
        program.kill()


def dump(url: URL, to: Path, *, whole: bool = True) -> None:
    """Write one state of a database into a file, and check it by reading all of it.

    Args:
        url: the database.
        to: the file.
        whole: whether all tables must be there.

    Raises:
        OperationFailed: pg_dump is missing or fails, tables are missing, or the written file is damaged.
    """
    _run(url, "pg_dump", "--format=custom", "--no-password", f"--file={to}", failed="could not be backed up")
    content = check(to)
    if whole:
        content.require_whole("The database", NO_BACKUP)


def check(file: Path) -> Content:
    """Read a whole backup, and return its content.

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
    """Replace tables by a backup in one transaction; a mark keeps bots out until it is removed.

    Args:
        url: the database.
        file: the backup.
        instead_of: the names of the tables that it replaces.
        last: the last game number used in those tables, which is not used again.

    Raises:
        OperationFailed: a program is missing or fails; nothing was changed.
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
    """Return the programs that are not installed."""
    return [name for name in ("pg_dump", "pg_restore", "psql") if shutil.which(name) is None]


def too_old(server: int) -> str | None:
    """Return advice if pg_dump is older than a server of this version: it copies no newer server."""
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
    """Run a program and return its output; an error quotes the first line of the program's own error."""
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
            output_text, error_text = running.communicate()
        finally:
            running.kill()
            _RUNNING.discard(running)
    if running.returncode:
        if (versions := _TOO_NEW.search(error_text)) is not None:
            raise OperationFailed(f"{_newer(int(versions['own']), int(versions['server']))}.")
        reason = next((line for line in error_text.splitlines() if line.strip()), f"code {running.returncode}")
        raise OperationFailed(f"{'The database ' if url is not None else ''}{failed} ({reason.strip()}).")
    return output_text or ""


def _environment(url: URL | None) -> dict[str, str]:
    """Return the environment that leads a program of PostgreSQL to the database."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    if url is None:
        return environment
    host, mode = url.host or url.query.get("host"), url.query.get("ssl")
    variables = {
        "PGHOST": host if isinstance(host, str) else None,
        "PGPORT": str(url.port) if url.port else None,
        "PGUSER": url.username,
        "PGPASSWORD": None if url.password is None else str(url.password),
        "PGDATABASE": url.database,
        "PGSSLMODE": mode if isinstance(mode, str) else None,
    }
    return environment | {name: value for name, value in variables.items() if value}
