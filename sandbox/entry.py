"""What the gateway demands of a bot that identifies: a token, a shard, intents, and patience."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from sandbox.errors import Json
from sandbox.ids import Clock

GUILDS, GUILD_MEMBERS, GUILD_PRESENCES, GUILD_MESSAGES = 1 << 0, 1 << 1, 1 << 8, 1 << 9
DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 12, 1 << 15
PRIVILEGED = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT
_INTENTS = (1 << 17) - 1 | 0b11 << 20 | 0b11 << 24
WINDOW = 5.0
"""Seconds in which Discord lets one bot identify `max_concurrency` times."""


class Code(IntEnum):
    """Why the gateway closes a connection."""

    UNKNOWN_ERROR = 4000
    UNKNOWN_OPCODE = 4001  # or a payload that does not fit it
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SHARD = 4010
    SHARDING_REQUIRED = 4011
    INVALID_INTENTS = 4013
    DISALLOWED_INTENTS = 4014


class Closed(Exception):
    """The connection has to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Identity:
    """Which shard of how many a client is, and what it wants to hear."""

    shard: int
    count: int
    intents: int

    def owns(self, guild_id: int | None) -> bool:
        """Return whether a guild belongs to this shard; what is in no guild belongs to shard 0."""
        return ((guild_id or 0) >> 22) % self.count == self.shard


class Entry:
    """The gate. What it demands may be changed at any time.

    Args:
        clock: the time at which clients identify.
    """

    def __init__(self, clock: Clock) -> None:
        self.shards = 1  # so many are recommended
        self.required_shards = 1  # who comes with fewer is refused
        self.max_concurrency = 1
        self.window = 0.0  # seconds; Discord's are in WINDOW, and would make tests slow
        self.starts_left = 999  # is told, not counted
        self.privileged = PRIVILEGED  # the privileged intents that the bot may have
        self._clock = clock
        self._last: dict[int, float] = {}

    def told(self) -> Json:
        """Return what `GET /gateway/bot` tells beside the address."""
        limit = {
            "total": 1000,
            "remaining": self.starts_left,
            "reset_after": 14_400_000,
            "max_concurrency": self.max_concurrency,
        }
        return {"shards": max(self.shards, self.required_shards), "session_start_limit": limit}

    def check(self, data: Any) -> Identity:
        """Read who identifies.

        Raises:
            Closed: 4002, 4004, 4010, 4011, 4013 or 4014.
        """
        if not isinstance(data, dict):
            raise Closed(Code.DECODE_ERROR)
        check_token(data)
        shard, count = _shard(data.get("shard"))
        if count < self.required_shards:
            raise Closed(Code.SHARDING_REQUIRED)
        intents: Any = data.get("intents")
        if not _whole(intents) or int(intents) & ~_INTENTS:
            raise Closed(Code.INVALID_INTENTS)
        if intents & PRIVILEGED & ~self.privileged:
            raise Closed(Code.DISALLOWED_INTENTS)
        return Identity(shard, count, intents)

    def admit(self, identity: Identity) -> bool:
        """Return whether a client may begin a session now, or came too soon after another of its rate limit's key."""
        key, now = identity.shard % self.max_concurrency, self._clock.now()
        if key in self._last and now - self._last[key] < self.window:
            return False
        self._last[key] = now
        return True


def check_token(data: Json) -> None:
    """Require that a token is there; one that begins with "bad" is wrong.

    Raises:
        Closed: 4004.
    """
    if str(data.get("token") or "bad").startswith("bad"):
        raise Closed(Code.AUTHENTICATION_FAILED)


def _shard(given: Any) -> tuple[int, int]:
    if given is None:
        return 0, 1
    if not isinstance(given, list) or len(given) != 2 or not all(map(_whole, given)):
        raise Closed(Code.INVALID_SHARD)
    shard, count = given
    if not 0 <= shard < count:
        raise Closed(Code.INVALID_SHARD)
    return shard, count


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
