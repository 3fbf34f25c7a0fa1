"""Check what Discord says of the bot: token, clock, portal settings, connections left, permissions."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any, Final

import aiohttp
import discord

from bot.config.settings import DISCORD, Config
from bot.discord_api.login_errors import BAD_TOKEN
from bot.interactions.bot_permissions import missing_permissions
from bot.ops.checks.finding import Finding

SLOW_CLOCK: Final = 10.0
"""A clock may be wrong by so many seconds: Discord refuses nothing, but players read times by it."""

_PATIENCE: Final = aiohttp.ClientTimeout(total=15.0)
_PAGE: Final = 200
_NAMED: Final = 3
_PRIVILEGED: Final = {"Presence": 0b11 << 12, "Server Members": 0b11 << 14, "Message Content": 0b11 << 18}
"""The flags of an application which say that a privileged intent is on, for few servers or for many."""


class _DiscordUnusable(Exception):
    """Discord does not answer, or refuses; the text says what to do."""


@dataclass(slots=True)
class _Api:
    """Discord's API, called with the bot's token."""

    session: aiohttp.ClientSession
    base: str
    token: str
    proxied: bool
    date: str = ""

    async def get(self, path: str) -> Any:
        """Return the JSON of Discord's answer.

        Raises:
            _DiscordUnusable: Discord refuses, or does not answer.
        """
        headers = {"Authorization": f"Bot {self.token}"}
        try:
            async with self.session.get(f"{self.base}/api/v10{path}", headers=headers) as answer:
                self.date = answer.headers.get("Date", "")
                if answer.status == 401:
                    raise _DiscordUnusable(BAD_TOKEN)
                if answer.status != 200:
                    raise _DiscordUnusable(f"Discord answers {answer.status}: try again later.")
                return await answer.json()
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
            why = type(error).__name__
            if self.proxied:
                raise _DiscordUnusable(
                    f"Discord cannot be reached through HTTPS_PROXY ({why}): does that proxy let this machine through?"
                ) from None
            raise _DiscordUnusable(f"Discord cannot be reached ({why}): is this machine online?") from None


async def discord_findings(config: Config, now: Callable[[], float]) -> AsyncIterator[Finding]:
    """Ask Discord about the bot, and yield a finding for each question.

    Args:
        config: the bot's settings, with a token.
        now: returns the machine's time, in seconds since 1970.
    """
    async with aiohttp.ClientSession(timeout=_PATIENCE, proxy=config.proxy) as session:
        api = _Api(session, (config.api_url or DISCORD).rstrip("/"), config.token, config.proxy is not None)
        try:
            me = await api.get("/users/@me")
        except _DiscordUnusable as error:
            yield Finding("token", False, str(error))
            return
        yield Finding("token", True, f"it is that of {me['username']}")
        yield _clock(api.date, now())
        for what, check in (("intents", _intents), ("connections", _connections), ("permissions", _permissions)):
            try:
                right, line = await check(api, config)
            except _DiscordUnusable as error:
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
    """Check the portal: it must not send presses elsewhere, nor grant more intents than the bot needs."""
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
    gateway = await api.get("/gateway/bot")
    limit = gateway["session_start_limit"]
    needed = int(gateway["shards"]) if config.shards is None else len(config.shards.ids)
    if limit["remaining"] < needed:
        hours = limit["reset_after"] // 3_600_000 + 1
        return False, f"Discord lets the bot connect {limit['remaining']} times more today: start it in {hours} h."
    return True, f"{limit['remaining']} left for today, {needed} at each start"


async def _permissions(api: _Api, _: Config) -> tuple[bool, str]:
    """Check the bot's permissions in each server, without the exceptions of single channels."""
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
