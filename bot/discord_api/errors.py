"""Failures of Discord, told apart by what they mean for whoever wants something done."""

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
"""What a request raises that never got an answer."""

LATE: Final = frozenset({10062, 40060, 50027, 10015})
"""Answers of Discord that mean: this interaction is over, somebody has answered it or it is too late."""

ARCHIVED: Final = 50083
_TOO_OLD: Final = 30046
_ANSWERED: Final = 40060
_GONE: Final = 10008
_NO_PLACE: Final = frozenset({10003, 10004})
_NO_LETTERS: Final = 50007
"""Somebody takes no direct messages."""
EVERYDAY: Final = LATE | _NO_PLACE | {_GONE, _TOO_OLD, ARCHIVED, _NO_LETTERS}
"""What comes of what people do: they press late, delete messages and channels, lock threads. No alert counts it."""
LACKING: Final = 50013
"""The bot lacks a permission, or is timed out."""
_BLOCKED: Final = frozenset({200000, 200001})
"""A server's AutoMod blocks a message, or a title."""
_REFUSALS: Final = frozenset({50001, LACKING}) | _BLOCKED
"""What the bot may not see or do, and what AutoMod does not let pass."""
_CLOCKS_DIFFER: Final = 60.0
"""For so many seconds after its end a timeout still counts: Discord's clock may be behind."""

# An alert sees only an increase from what was there before.
for _code in EVERYDAY | _REFUSALS:
    MESSAGES_FAILED.labels(str(_code))


@contextmanager
def as_trouble() -> Iterator[None]:
    """Turn what discord.py raises into a Trouble."""
    try:
        yield
    except (discord.DiscordException, *NETWORK) as error:
        raise trouble_of(error) from error


def trouble_of(error: Exception) -> DiscordFailure:
    """Return what an error of discord.py means, and count it."""
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
            # Whatever answered it may have been this very request, sent twice by the library.
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
        OSError, TimeoutError, aiohttp.ClientError: no answer came.
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
