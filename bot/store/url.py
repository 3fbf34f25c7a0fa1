"""Addresses of databases: what operators write, converted for SQLAlchemy."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.store.errors import BadDatabaseUrl
from bot.store.file_ownership import make_for_its_owner

DEFAULT_URL = "sqlite:///data/sobek.sqlite3"
SETTING: Final = "DATABASE_URL"
"""The environment variable of the address."""

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
_ESCAPES: Final = {"@": "%40", "/": "%2F", "#": "%23", "?": "%3F"}
"""Characters that end a user, a password or a host, and how they are escaped in them."""


def database_url(text: str, name: str = SETTING) -> URL:
    """Return the address with the driver that is used here, without looking at files or servers.

    Args:
        text: a sqlite or postgres(ql) address, with or without a driver; empty for the default file.
        name: what an operator knows the address by, for the errors.

    Raises:
        BadDatabaseUrl: the address cannot be used, or it is not clear where its password ends.
    """
    written = text.strip() or DEFAULT_URL
    try:
        url = make_url(written)
    except (ArgumentError, ValueError):
        raise BadDatabaseUrl(f"{name} is not an address such as {DEFAULT_URL}") from None
    driver = _DRIVERS.get(url.drivername)
    if driver is None:
        raise BadDatabaseUrl(f"{name} begins with {url.drivername}: only sqlite and postgresql are known")
    url = url.set(drivername=driver)
    return _sqlite(url, name) if driver.startswith("sqlite") else _postgresql(url, written, name)


def without_password(url: URL) -> str:
    """Return the address without user, password and parameters, as it may be shown."""
    where = f"{url.host or 'localhost'}{f':{url.port}' if url.port else ''}/" if url.host or url.port else ""
    return f"{url.get_backend_name()} {where}{url.database or ''}".strip()


def sqlite_file(url: URL) -> Path:
    """Return the file that a sqlite address names as a path or as a URI; links are followed."""
    return named_file(url).resolve()


def named_file(url: URL) -> Path:
    """Return the absolute path that a sqlite address names; links are not followed."""
    path = url.database or ""
    return Path(unquote(urlsplit(path).path) if path.startswith("file:") else path).absolute()


def make_folder(url: URL, name: str = SETTING) -> None:
    """Make the folder of a SQLite file that is written as a path, for its owner alone.

    Raises:
        BadDatabaseUrl: it cannot be made.
    """
    path = url.database or ""
    if url.get_backend_name() != "sqlite" or path.startswith("file:"):
        return
    try:
        make_for_its_owner(Path(path).parent)
    except OSError as error:
        raise BadDatabaseUrl(
            f"{name}: the folder of {path} cannot be made ({error.strerror or 'error'}): is its disk mounted, and may "
            "the bot's user write there?"
        ) from None


def _sqlite(url: URL, name: str) -> URL:
    path = url.database
    if not path or path == ":memory:" or "mode=memory" in path or url.query.get("mode") == "memory":
        raise BadDatabaseUrl(f"{name} names no file: a database in memory would lose every game")
    if url.host:
        raise BadDatabaseUrl(f"{name} for sqlite needs three slashes, or four before an absolute path")
    return url


def _postgresql(url: URL, written: str, name: str) -> URL:
    # The text after a second @, or after a character that ends a host elsewhere, may be a part of the password.
    credentials = written.partition("://")[2].rpartition("@")[0]
    if any(sign in credentials for sign in _ESCAPES):
        raise BadDatabaseUrl(
            f"{name}: it is not clear where the password ends; in user and password write "
            f"{', '.join(f'{sign} as {code}' for sign, code in _ESCAPES.items())}"
        )
    # Hosting services write libpq's sslmode, which asyncpg calls ssl.
    query = dict(url.query)
    mode = query.pop("sslmode", None)
    if mode is not None:
        query.setdefault("ssl", mode)
    return url.set(query=query)
