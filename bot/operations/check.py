"""Looks whether all is as it should be, and says in one line each what is not and what to do."""

from __future__ import annotations

import shutil
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any, Final

import aiohttp
import discord

from bot.config import Config, Storage
from bot.operations import postgresql
from bot.operations.backups import DAY, found
from bot.operations.restore import BEFORE
from bot.operations.state import Health, health_of
from bot.permissions import missing
from bot.refusals import BAD_TOKEN
from bot.store import BadDatabaseUrl
from bot.store.deletions import KEPT
from bot.store.url import database_url, sqlite_file

DISCORD: Final = "https://discord.com"
SLOW_CLOCK: Final = 10.0
"""So many seconds a clock may be wrong: Discord refuses nothing by it, but people's time is told by it."""

_PATIENCE: Final = aiohttp.ClientTimeout(total=15.0)
_PAGE: Final = 200
_NAMED: Final = 3
_ROOM: Final = 200 * 2**20
_MISSED: Final = 26 * 3600
_PRIVILEGED: Final = {"Presence": 0b11 << 12, "Server Members": 0b11 << 14, "Message Content": 0b11 << 18}
"""Which of an application's flags say that such an intent is switched on, for few servers or for many."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What was looked at, whether it is right, and one line about it: what to do, where it is not."""

    what: str
    right: bool
    line: str


async def findings(config: Config, now: Callable[[], float] = time.time) -> AsyncIterator[Finding]:
    """Look at everything, one thing after the other; nothing is changed.

    Args:
        config: the bot's settings.
        now: tells the machine's moment, in seconds since 1970.
    """
    async for one in _of_discord(config, now):
        yield one
    health = await health_of(config.storage.database_url)
    yield Finding("database", health.right, health.line)
    for one in _of_disk(config.storage, health, now()):
        yield one


class _Refused(Exception):
    """Discord does not give what was asked for; the text says what to do."""


@dataclass(slots=True)
class _Api:
    """Discord's API, asked as the bot asks it."""

    session: aiohttp.ClientSession
    base: str
    token: str
    date: str = ""

    async def get(self, path: str) -> Any:
        """Return what Discord says.

        Raises:
            _Refused: it says something else, or nothing.
        """
        headers = {"Authorization": f"Bot {self.token}"}
        try:
            async with self.session.get(f"{self.base}/api/v10{path}", headers=headers) as answer:
                self.date = answer.headers.get("Date", "")
                if answer.status == 401:
                    raise _Refused(BAD_TOKEN)
                if answer.status != 200:
                    raise _Refused(f"Discord answers {answer.status}: try again later.")
                return await answer.json()
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
            raise _Refused(f"Discord cannot be reached ({type(error).__name__}): is this machine online?") from None


async def _of_discord(config: Config, now: Callable[[], float]) -> AsyncIterator[Finding]:
    async with aiohttp.ClientSession(timeout=_PATIENCE) as session:
        api = _Api(session, (config.api_url or DISCORD).rstrip("/"), config.token)
        try:
            me = await api.get("/users/@me")
        except _Refused as error:
            yield Finding("token", False, str(error))
            return
        yield Finding("token", True, f"it is that of {me['username']}")
        yield _clock(api.date, now())
        for what, look in (("intents", _intents), ("connections", _connections), ("permissions", _permissions)):
            try:
                right, line = await look(api, config)
            except _Refused as error:
                right, line = False, str(error)
            yield Finding(what, right, line)


def _clock(date: str, now: float) -> Finding:
    try:
        ahead = now - parsedate_to_datetime(date).timestamp()
    except ValueError:
        return Finding("clock", False, "Discord does not tell the time: try again later.")
    if abs(ahead) > SLOW_CLOCK:
        way = "fast" if ahead > 0 else "slow"
        return Finding("clock", False, f"it is {abs(ahead):.0f} s {way}: have it set by the network (NTP).")
    return Finding("clock", True, "it is as Discord's")


async def _intents(api: _Api, _: Config) -> tuple[bool, str]:
    """Look at the application: nothing in the portal may keep presses away, or let more be read than is needed."""
    application = await api.get("/applications/@me")
    if application.get("interactions_endpoint_url"):
        return (
            False,
            "presses go elsewhere: in the developer portal, General Information, empty Interactions Endpoint URL.",
        )
    flags = int(application.get("flags") or 0)
    on = [name for name, either in _PRIVILEGED.items() if flags & either]
    if on:
        return (
            True,
            f"none that is privileged is needed; in the developer portal, Bot, you may switch off {', '.join(on)}",
        )
    return True, "none that is privileged, as it should be"


async def _connections(api: _Api, config: Config) -> tuple[bool, str]:
    told = await api.get("/gateway/bot")
    limit = told["session_start_limit"]
    wanted = int(told["shards"]) if config.shards is None else len(config.shards.ids)
    if limit["remaining"] < wanted:
        hours = limit["reset_after"] // 3_600_000 + 1
        return False, f"Discord lets the bot connect {limit['remaining']} times more today: start it in {hours} h."
    return True, f"{limit['remaining']} left for today, {wanted} at each start"


async def _permissions(api: _Api, _: Config) -> tuple[bool, str]:
    """Look what the bot may do in each of its servers, as far as no channel says otherwise."""
    lacking: list[str] = []
    count, after, full = 0, "0", True
    while full:
        guilds = await api.get(f"/users/@me/guilds?limit={_PAGE}&after={after}")
        full = len(guilds) == _PAGE
        for guild in guilds:
            count, after = count + 1, guild["id"]
            have = discord.Permissions(int(guild["permissions"]))
            if not have.administrator and (lacks := missing(have, thread=False) + missing(have, thread=True)):
                lacking.append(f"{guild['name']} ({', '.join(dict.fromkeys(lacks))})")
    if lacking:
        more = f" and {len(lacking) - _NAMED} more" if len(lacking) > _NAMED else ""
        return False, f"missing in {'; '.join(lacking[:_NAMED])}{more}: grant them to the bot's role there."
    servers = "one server" if count == 1 else f"{count} servers"
    return True, f"all there in {servers}, as far as no channel says otherwise"


def _of_disk(storage: Storage, health: Health, now: float) -> list[Finding]:
    """Look for room, for backups of late, and for what is to be deleted by now."""
    lines: list[Finding] = []
    try:
        url = database_url(storage.database_url)
    except BadDatabaseUrl:
        return lines
    of_sqlite = url.get_backend_name() == "sqlite"
    folders = [sqlite_file(url).parent] if of_sqlite else [Path()]
    if storage.backup_dir is not None:
        folders.append(storage.backup_dir)
        lines.append(_backups(storage.backup_dir, of_sqlite, now))
    wanted = _ROOM + 2 * health.size
    disks: set[int] = set()
    for folder in folders:
        there = next((one for one in (folder, *folder.parents) if one.exists()), Path("/"))
        if (disk := there.stat().st_dev) in disks:
            continue
        disks.add(disk)
        free = shutil.disk_usage(there).free
        line = f"{free / 2**20:,.0f} MB free in {folder}"
        told = line if free >= wanted else f"{line}, and {wanted / 2**20:,.0f} are wanted: make room."
        lines.append(Finding("disk", free >= wanted, told))
    if of_sqlite:
        file = sqlite_file(url)
        old = [one.name for one in file.parent.glob(f"{file.name}{BEFORE}*") if one.stat().st_mtime < now - KEPT]
        if old:
            lines.append(
                Finding("disk", False, f"kept from before a restore for over 30 days: delete {', '.join(sorted(old))}.")
            )
    return lines


def _backups(folder: Path, of_sqlite: bool, now: float) -> Finding:
    if not of_sqlite and (programs := postgresql.missing()):
        return Finding("backups", False, f"{', '.join(programs)} not here: install PostgreSQL's client programs.")
    try:
        backups = [one for one in found(folder) if one.sqlite is of_sqlite]
    except OSError as error:
        return Finding("backups", False, f"{folder} cannot be read ({error.strerror}).")
    if not backups:
        return Finding("backups", True, f"none in {folder} yet: the running bot makes one at its start")
    age = now - backups[-1].moment
    if age > _MISSED:
        return Finding("backups", False, f"the last is {age / DAY:.1f} days old: the log of the bot says why.")
    return Finding("backups", True, f"{len(backups)} in {folder}, the last {age / 3600:.0f} h old")


def told(finding: Finding) -> str:
    """Return a finding as a line."""
    return f"{'ok   ' if finding.right else 'WRONG'} {finding.what}: {finding.line}"
