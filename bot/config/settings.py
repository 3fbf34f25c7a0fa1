"""Read the settings from the environment and from the file .env in the working directory."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path
from urllib.parse import urlsplit

from bot.config.env_file import BadEnvFile, values_of_file
from bot.logs import LogFormat
from bot.store import ShardAssignment
from bot.store.deletion_log import REMEMBERED_FOR, deletion_files
from bot.store.url import DEFAULT_URL, SETTING

MOST_SHARDS = 9999
MOST_WORKERS = 61
"""The most processes that a pool can have on every system."""
MOST_DAYS = REMEMBERED_FOR // 86_400
"""The most days for which a backup is kept."""
USUAL_DAYS = 14
MOST_PORT = 65_535
_PORT = re.compile(r"[0-9]{1,5}")
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_HOST = re.compile(r"[A-Za-z0-9._-]+")
_NUMBER = re.compile(r"[0-9]{1,4}")
_RANGE = re.compile(r"(?P<first>[0-9]{1,4})(?:\s*-\s*(?P<last>[0-9]{1,4}))?")

DISCORD = "https://discord.com"
NO_TOKEN = "DISCORD_TOKEN is not set: put the bot's token into .env (README, section On Discord)."


class ConfigError(Exception):
    """A setting is missing or wrong; the text is one line for the operator."""


@dataclass(frozen=True, slots=True)
class Storage:
    """Where the database is, and its nightly backups: `backup_dir`, for so many days; None for no backups."""

    database_url: str = DEFAULT_URL
    backup_dir: Path | None = None
    backup_days: int = USUAL_DAYS

    @property
    def deletions(self) -> tuple[Path, ...]:
        """The files that list deletions of people's data: beside the backups and beside the database."""
        return deletion_files(self.database_url, self.backup_dir)


@dataclass(frozen=True, slots=True)
class Address:
    """The address of the health server: a name or number of this machine, and a port from 1 to 65,535.

    `names` are further names or numbers, without ports, under which it answers besides this machine's own.
    """

    host: str
    port: int
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Config:
    """The bot's settings.

    `api_url` is None for Discord itself, else the address of a sandbox. `shards` is None for all servers in this one
    process, divided as Discord recommends. `search_workers` is the number of processes in which masters think.
    `metrics` is the address of the health server, None for none. `sentry` is the address of a Sentry, empty for none.
    `proxy` is the address of the proxy to Discord, None for none; it may hold a password. `pings_as_text` says that
    pings have words, which cost a request each.
    """

    token: str
    storage: Storage
    api_url: str | None
    log_level: int
    shards: ShardAssignment | None = None
    search_workers: int = 0
    metrics: Address | None = None
    log_format: LogFormat = LogFormat.TEXT
    sentry: str = ""
    proxy: str | None = field(default=None, repr=False)
    pings_as_text: bool = True


def load_config(environment: Mapping[str, str | None] | None = None, *, tokenless: bool = False) -> Config:
    """Return the settings; the environment overrides the file .env.

    Args:
        environment: that of the process by default.
        tokenless: whether the token may be missing; it is empty then.

    Raises:
        ConfigError: .env cannot be read, DISCORD_TOKEN is missing, LOG_LEVEL is no level, LOG_FORMAT no format,
            HTTPS_PROXY no proxy, METRICS_HOSTS no list of names, SHARD_COUNT and SHARD_IDS do not fit, SEARCH_WORKERS,
            BACKUP_DAYS or METRICS_PORT is no valid number, or PINGS_AS_TEXT is neither on nor off.
    """
    values = _values(environment)
    token = (values.get("DISCORD_TOKEN") or "").strip()
    if not token and not tokenless:
        raise ConfigError(NO_TOKEN)
    name = (values.get("LOG_LEVEL") or "INFO").strip().upper()
    level = logging.getLevelNamesMapping().get(name)
    if level is None:
        raise ConfigError(f"LOG_LEVEL={name} is no level: use DEBUG, INFO, WARNING or ERROR.")
    form = (values.get("LOG_FORMAT") or LogFormat.TEXT).strip().lower()
    if form not in set(LogFormat):
        raise ConfigError(f"LOG_FORMAT={form} is no format: use text or json.")
    storage = load_storage(values)
    shards = shards_of((values.get("SHARD_COUNT") or "").strip(), (values.get("SHARD_IDS") or "").strip())
    if shards is not None and not shards.whole and storage.database_url.startswith("sqlite"):
        raise ConfigError(
            "SHARD_IDS names only a part of the shards, but DATABASE_URL is a SQLite file, which is for one process "
            "alone: let the processes share a PostgreSQL database (docs/hosting.md, section Shards)."
        )
    api_url = (values.get("DISCORD_API_URL") or "").strip() or None
    return Config(
        token=token,
        storage=storage,
        api_url=api_url,
        log_level=level,
        shards=shards,
        search_workers=workers_of((values.get("SEARCH_WORKERS") or "").strip()),
        log_format=LogFormat(form),
        sentry=(values.get("SENTRY_DSN") or "").strip(),
        proxy=proxy_of(
            (values.get("https_proxy") or values.get("HTTPS_PROXY") or "").strip(),
            (values.get("no_proxy") or values.get("NO_PROXY") or "").strip(),
            api_url or DISCORD,
        ),
        metrics=metrics_of(
            (values.get("METRICS_HOST") or "").strip(),
            (values.get("METRICS_PORT") or "").strip(),
            (values.get("METRICS_HOSTS") or "").strip(),
        ),
        pings_as_text=_on_or_off("PINGS_AS_TEXT", values.get("PINGS_AS_TEXT"), otherwise=True),
    )


def load_storage(environment: Mapping[str, str | None] | None = None) -> Storage:
    """Return where the database and its backups are; no token is needed. The environment overrides .env.

    Raises:
        ConfigError: .env cannot be read, or BACKUP_DAYS is no number of days.
    """
    values = _values(environment)
    folder, days = (values.get("BACKUP_DIR") or "").strip(), (values.get("BACKUP_DAYS") or "").strip()
    return Storage(
        database_url=(values.get("DATABASE_URL") or "").strip() or DEFAULT_URL,
        backup_dir=Path(folder) if folder else None,
        backup_days=days_of(days) if days else USUAL_DAYS,
    )


def database_named(text: str, role: str, environment: Mapping[str, str | None] | None = None) -> tuple[str, str]:
    """Return a database's name for the operator, and its address.

    Args:
        text: an address, or the name of a setting that holds one; DATABASE_URL has its default if it is not set.
        role: the name of a database that is given by its address, which may hold a password.
        environment: the settings; by default those of the process and of the file .env.

    Raises:
        ConfigError: it is neither.
    """
    if "://" in text:
        return role, text
    default = DEFAULT_URL if text == SETTING else ""
    if address := (_values(environment).get(text) or "").strip() or default:
        return text, address
    called = text if _NAME.fullmatch(text) else role
    raise ConfigError(f"{called} is neither an address nor the name of a setting that is set.")


def configured_log_format() -> LogFormat:
    """Return the format of the log, also if other settings are wrong; text if it cannot be read."""
    try:
        return LogFormat((_values(None).get("LOG_FORMAT") or "").strip().lower())
    except (ConfigError, ValueError):
        return LogFormat.TEXT


def days_of(text: str, name: str = "BACKUP_DAYS") -> int:
    """Parse the number of days for which backups are kept: deleted data must not stay in them for longer.

    Args:
        text: the text of the setting.
        name: the setting's name, for the error.

    Raises:
        ConfigError: it is no such number.
    """
    if not _NUMBER.fullmatch(text) or not 1 <= int(text) <= MOST_DAYS:
        raise ConfigError(f"{name}={text} is no number of days: use a whole number from 1 to {MOST_DAYS}.")
    return int(text)


def _values(environment: Mapping[str, str | None] | None) -> dict[str, str | None]:
    try:
        return {**values_of_file(), **(os.environ if environment is None else environment)}
    except BadEnvFile as error:
        raise ConfigError(str(error)) from None


def metrics_of(host: str, port: str, hosts: str = "") -> Address | None:
    """Parse the health server's address; None without a port. By default only this machine can reach it.

    Args:
        host: the host on which it is served.
        port: its port.
        hosts: further names under which it answers, separated by commas.

    Raises:
        ConfigError: the port is no port, or a name is no name.
    """
    if not port:
        return None
    if not _PORT.fullmatch(port) or not 1 <= int(port) <= MOST_PORT:
        raise ConfigError(f"METRICS_PORT={port} is no port: use a whole number from 1 to {MOST_PORT}, such as 9464.")
    names = tuple(filter(None, (name.strip() for name in hosts.split(","))))
    if not all(_HOST.fullmatch(name) or number_in(name) for name in names):
        raise ConfigError(
            f"METRICS_HOSTS={hosts} is no list of names: use names without ports, such as sobek,10.0.0.7."
        )
    return Address(host or "127.0.0.1", int(port), names)


def number_in(host: str) -> IPv4Address | IPv6Address | None:
    """Return a host's IP address, with or without the brackets of IPv6; None if the host is a name."""
    try:
        return ip_address(host.removeprefix("[").removesuffix("]"))
    except ValueError:
        return None


def proxy_of(proxy: str, no_proxy: str, address: str) -> str | None:
    """Parse the proxy to Discord; None for none.

    Args:
        proxy: the proxy for https addresses; http addresses, which only a sandbox has, need no proxy.
        no_proxy: hosts that need no proxy, separated by commas.
        address: that of Discord; its gateway is reached in the same way.

    Raises:
        ConfigError: it is no proxy's address. The line does not show it, since it may hold a password.
    """
    asked = urlsplit(address)
    if not proxy or asked.scheme != "https" or _needs_no_proxy(asked.hostname or "", no_proxy):
        return None
    url = proxy if "://" in proxy else f"http://{proxy}"
    try:
        found = urlsplit(url)
        usable = found.scheme in ("http", "https") and bool(found.hostname) and found.port != 0
    except ValueError:
        usable = False
    if not usable:
        raise ConfigError("HTTPS_PROXY is no address of a proxy that the bot can use: write it as http://HOST:PORT.")
    return url


def _needs_no_proxy(host: str, names: str) -> bool:
    """Return whether a host is a name of NO_PROXY or below one, or NO_PROXY names every host."""
    listed = [name.strip().lower().removeprefix("*").lstrip(".") for name in names.split(",") if name.strip()]
    return any(not name or host == name or host.endswith(f".{name}") for name in listed)


def _on_or_off(name: str, text: str | None, *, otherwise: bool) -> bool:
    """Parse a setting that is on or off; an empty text gives `otherwise`.

    Raises:
        ConfigError: it is neither.
    """
    value = (text or "").strip().lower()
    if value not in ("", "on", "off"):
        raise ConfigError(f"{name}={value} is neither on nor off.")
    return otherwise if not value else value == "on"


def workers_of(text: str) -> int:
    """Parse the number of processes for masters; by default one less than the cores, at least one.

    Raises:
        ConfigError: it is no such number.
    """
    if not text:
        return max(1, (os.cpu_count() or 1) - 1)
    if not _NUMBER.fullmatch(text) or int(text) > MOST_WORKERS:
        raise ConfigError(
            f"SEARCH_WORKERS={text} is no number of processes: use a whole number from 0 to {MOST_WORKERS}."
        )
    return int(text)


def shards_of(count: str, ids: str) -> ShardAssignment | None:
    """Parse the shards of a process; None if none are given.

    Args:
        count: the number of shards into which all servers are divided.
        ids: the shards of this process, such as "0,1" or "0-3"; empty for all.

    Raises:
        ConfigError: a shard is out of range, or the text is no list of shards.
    """
    if not count:
        if ids:
            raise ConfigError(f"SHARD_IDS={ids} needs SHARD_COUNT: into how many shards all servers are divided.")
        return None
    if not _NUMBER.fullmatch(count) or not 1 <= int(count) <= MOST_SHARDS:
        raise ConfigError(f"SHARD_COUNT={count} is no number of shards: use a whole number from 1 to {MOST_SHARDS}.")
    most = int(count)
    if not ids:
        return ShardAssignment(most, frozenset(range(most)))
    own: set[int] = set()
    for part in ids.split(","):
        found = _RANGE.fullmatch(part.strip())
        if found is None:
            raise ConfigError(f"SHARD_IDS={ids} is no list of shards: use numbers and ranges, such as 0,1 or 0-3.")
        first, last = int(found["first"]), int(found["last"] or found["first"])
        if not first <= last < most:
            raise ConfigError(f"SHARD_IDS={ids} does not fit SHARD_COUNT={most}: shards are numbered 0 to {most - 1}.")
        own.update(range(first, last + 1))
    return ShardAssignment(most, frozenset(own))
