"""Addresses of databases: what operators write, made into what SQLAlchemy needs."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote, urlsplit

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.store.errors import BadDatabaseUrl

DEFAULT_URL = "sqlite:///data/sobek.sqlite3"

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def database_url(text: str) -> URL:
    """Return the address with the driver that is used here; make the folder of a SQLite file, for its owner alone.

    Args:
        text: a sqlite or postgres(ql) address, with or without a driver; empty for the default file.

    Raises:
        BadDatabaseUrl: the address cannot be used.
    """
    try:
        url = make_url(text.strip() or DEFAULT_URL)
    except (ArgumentError, ValueError):
        raise BadDatabaseUrl("DATABASE_URL is not an address such as sqlite:///data/sobek.sqlite3") from None
    driver = _DRIVERS.get(url.drivername)
    if driver is None:
        raise BadDatabaseUrl(f"DATABASE_URL begins with {url.drivername}: only sqlite and postgresql are known")
    url = url.set(drivername=driver)
    return _sqlite(url) if driver.startswith("sqlite") else _postgresql(url)


def without_password(url: URL) -> str:
    """Return the address as an operator may be told it: without user, password and parameters."""
    where = f"{url.host or 'localhost'}{f':{url.port}' if url.port else ''}/" if url.host or url.port else ""
    return f"{url.get_backend_name()} {where}{url.database or ''}".strip()


def sqlite_file(url: URL) -> Path:
    """Return the file that a sqlite address names, be it written as a path or as a URI; links are followed."""
    path = url.database or ""
    return Path(unquote(urlsplit(path).path) if path.startswith("file:") else path).resolve()


def _sqlite(url: URL) -> URL:
    path = url.database
    if not path or path == ":memory:" or "mode=memory" in path or url.query.get("mode") == "memory":
        raise BadDatabaseUrl("DATABASE_URL names no file: a database in memory would lose every game")
    if url.host:
        raise BadDatabaseUrl("DATABASE_URL for sqlite needs three slashes, or four before an absolute path")
    if not path.startswith("file:"):
        try:
            Path(path).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise BadDatabaseUrl(
                f"DATABASE_URL: the folder of {path} cannot be made ({error.strerror or 'error'})"
            ) from None
    return url


def _postgresql(url: URL) -> URL:
    # Hosting services write libpq's sslmode, which asyncpg calls ssl.
    query = dict(url.query)
    mode = query.pop("sslmode", None)
    if mode is not None:
        query.setdefault("ssl", mode)
    return url.set(query=query)
