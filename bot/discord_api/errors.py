"""Classify failures of Discord by what they mean for the caller."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import aiohttp
import discord

from bot.reconciler.ports import Blocked, ChannelGone, DiscordFailure, Forbidden, Gone, Rejected, Slow, TooOld, Unsure
from bot.telemetry.metrics import MESSAGES_FAILED

log = logging.getLogger(__name__)

NETWORK: Final = (TimeoutError, OSError, aiohttp.ClientError)
"""The errors of a request that got no answer."""

LATE: Final = frozenset({10062, 40060, 50027, 10015})
"""The codes that mean that an interaction is over: it was answered, or it is too late."""

ARCHIVED: Final = 50083
_TOO_OLD: Final = 30046
_ANSWERED: Final = 40060
_GONE: Final = 10008
_NO_PLACE: Final = frozenset({10003, 10004})
_NO_LETTERS: Final = 50007
"""The user accepts no direct messages."""
EVERYDAY: Final = LATE | _NO_PLACE | {_GONE, _TOO_OLD, ARCHIVED, _NO_LETTERS}
"""Codes that people cause: they press late, delete messages or channels, lock threads. No alert counts them."""
LACKING: Final = 50013
"""The bot lacks a permission, or is timed out."""
_BLOCKED: Final = frozenset({200000, 200001})
"""A server's AutoMod blocks a message, or a title."""
_REFUSALS: Final = frozenset({50001, LACKING}) | _BLOCKED
"""What the bot may not see or do, and what AutoMod blocks."""
_CLOCKS_DIFFER: Final = 60.0
"""A timeout still counts for so many seconds after its end: Discord's clock may be behind."""

# An alert sees only an increase, so each series begins at 0.
for _code in EVERYDAY | _REFUSALS:
    MESSAGES_FAILED.labels(str(_code))


@contextmanager
def as_trouble() -> Iterator[None]:
    """Turn errors of discord.py into a Trouble."""
    try:
        yield
    except (discord.DiscordException, *NETWORK) as error:
        raise trouble_of(error) from error


def trouble_of(error: Exception) -> DiscordFailure:
    """Return the Trouble that an error of discord.py means, and count the error."""
    MESSAGES_FAILED.labels(
        str(error.code or error.status) if isinstance(error, discord.HTTPException) else "network"
    ).inc()
    match error:
        case discord.RateLimited():
            return Slow(error.retry_after)
        case discord.HTTPException(status=429):
            return Slow(_wait(error))
        case discord.HTTPException(code=code) if code == _GONE:
            return Gone()
        case discord.HTTPException(code=code) if code in _NO_PLACE:
            return ChannelGone()
        case discord.HTTPException(code=code) if code == _TOO_OLD:
            return TooOld()
        case discord.HTTPException(code=code) if code == _ANSWERED:
            # This very request may have answered it, sent twice by the library.
            return Unsure()
        case discord.HTTPException(code=code) if code in LATE:
            return Rejected("too late")
        case discord.HTTPException(code=code) if code in _BLOCKED:
            return Blocked()
        case discord.Forbidden() | discord.HTTPException(code=50083):
            return Forbidden()
        case discord.HTTPException() if error.status < 500:
            log.error("Discord refused what was sent (%s %s)", error.status, error.code)
            return Rejected(f"{error.status} {error.code}")
        case _:
            return Unsure()


async def timeout_of(client: discord.Client, guild: int, now: float) -> float | None:
    """Return until when the bot is timed out in a server, in seconds since 1970; None if it is not.

    Raises:
        discord.DiscordException: Discord does not say.
        OSError, TimeoutError, aiohttp.ClientError: there was no answer.
    """
    if client.user is None:
        return None
    member = await client.http.get_member(guild, client.user.id)
    until = discord.utils.parse_time(member.get("communication_disabled_until"))
    return until.timestamp() if until is not None and until.timestamp() > now - _CLOCKS_DIFFER else None


def _wait(error: discord.HTTPException) -> float:
    try:
        return float(error.response.headers.get("Retry-After", 1))
    except (AttributeError, TypeError, ValueError):
        return 1.0
