"""Looks whether all is as it should be, and says in one line each what is not and what to do."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any, Final

import aiohttp
import discord

from bot.config.settings import DISCORD, NO_TOKEN, Config
from bot.discord_api.login_errors import BAD_TOKEN
from bot.interactions.permissions import missing_permissions
from bot.ops.checks.database import health_of
from bot.ops.checks.disk import of_disk
from bot.ops.checks.finding import Finding
from bot.ops.checks.lost import lost

SLOW_CLOCK: Final = 10.0
"""So many seconds a clock may be wrong: Discord refuses nothing by it, but people's time is told by it."""

_PATIENCE: Final = aiohttp.ClientTimeout(total=15.0)
_PAGE: Final = 200
_NAMED: Final = 3
_PRIVILEGED: Final = {"Presence": 0b11 << 12, "Server Members": 0b11 << 14, "Message Content": 0b11 << 18}
"""Which of an application's flags say that such an intent is switched on, for few servers or for many."""


async def findings(config: Config, now: Callable[[], float] = time.time) -> AsyncIterator[Finding]:
    """Look at everything, one thing after the other; nothing is changed.

    Args:
        config: the bot's settings; without a token nothing is asked of Discord.
        now: tells the machine's moment, in seconds since 1970.
    """
    if config.token:
        async for one in _of_discord(config, now):
            yield one
    else:
        yield Finding("token", False, NO_TOKEN)
    health = await health_of(config.storage.database_url)
    gone = await lost(config.storage) if health.right else None
    yield Finding("database", health.right and gone is None, gone or health.line)
    for one in of_disk(config.storage, health, now()):
        yield one


class _Refused(Exception):
    """Discord does not give what was asked for; the text says what to do."""


@dataclass(slots=True)
class _Api:
    """Discord's API, asked as the bot asks it."""

    session: aiohttp.ClientSession
    base: str
    token: str
    proxied: bool
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
            why = type(error).__name__
            if self.proxied:
                raise _Refused(
                    f"Discord cannot be reached through HTTPS_PROXY ({why}): does that proxy let this machine through?"
                ) from None
            raise _Refused(f"Discord cannot be reached ({why}): is this machine online?") from None


async def _of_discord(config: Config, now: Callable[[], float]) -> AsyncIterator[Finding]:
    async with aiohttp.ClientSession(timeout=_PATIENCE, proxy=config.proxy) as session:
        api = _Api(session, (config.api_url or DISCORD).rstrip("/"), config.token, config.proxy is not None)
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
            if not have.administrator and (
                lacks := missing_permissions(have, thread=False) + missing_permissions(have, thread=True)
            ):
                lacking.append(f"{guild['name']} ({', '.join(dict.fromkeys(lacks))})")
    if lacking:
        more = f" and {len(lacking) - _NAMED} more" if len(lacking) > _NAMED else ""
        return False, f"missing in {'; '.join(lacking[:_NAMED])}{more}: grant them to the bot's role there."
    servers = "one server" if count == 1 else f"{count} servers"
    return True, f"all there in {servers}, as far as no channel says otherwise"
