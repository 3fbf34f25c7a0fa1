"""Guilds, which people call servers: where channels are, and of which the bot is a member or not."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from sandbox.errors import Json, unknown
from sandbox.roles import Role

LONG_AGO = 1_704_067_200.0
"""January 1, 2024: when every member joined, and the bot too unless a test adds it later."""


@dataclass(slots=True)
class Guild:
    """One guild. Everybody in the sandbox is a member of it; the bot is, unless it was thrown out.

    `bot_silent_until` is when the bot's timeout there ends, in seconds since 1970, be it past; `joined_at` is when the
    bot was added. New members are greeted in the system channel, if there is one.
    """

    id: int
    name: str
    owner_id: int
    roles: dict[int, Role]
    bot_in_guild: bool = True
    bot_silent_until: float = 0.0
    joined_at: float = LONG_AGO
    system_channel_id: int | None = None
    locale: str = "en-US"
    commands: dict[int, Json] = field(default_factory=dict)  # those registered for this guild alone

    def shard(self, count: int) -> int:
        """Return to which of `count` shards this guild belongs."""
        return (self.id >> 22) % count


class Placed(Protocol):
    """Something that is in a guild, or in none."""

    guild_id: int | None


class Guilds:
    """All guilds. The first one is always there, and is what is meant where no guild is named.

    Args:
        home: the first one.
    """

    def __init__(self, home: Guild) -> None:
        self.home = home
        self.guilds: dict[int, Guild] = {home.id: home}

    @property
    def guild_id(self) -> int:
        """The id of the guild that is there from the beginning; there may be others."""
        return self.home.id

    @property
    def guild_name(self) -> str:
        """What the guild is called that is there from the beginning."""
        return self.home.name

    @property
    def bot_in_guild(self) -> bool:
        """Whether the bot has not been thrown out of the guild that is there from the beginning."""
        return self.home.bot_in_guild

    @property
    def guild_commands(self) -> dict[int, Json]:
        """The commands of the first guild alone."""
        return self.home.commands

    @property
    def roles(self) -> dict[int, Role]:
        """All roles by their ids, which no two guilds share."""
        return {role.id: role for guild in self.guilds.values() for role in guild.roles.values()}

    def guild(self, guild_id: int) -> Guild:
        """Find a guild.

        Raises:
            Refusal: 10004, there is none.
        """
        if (guild := self.guilds.get(guild_id)) is None:
            raise unknown("Guild")
        return guild

    def guild_of(self, channel: Placed) -> Guild | None:
        """Find the guild of a channel; a direct conversation has none."""
        return None if channel.guild_id is None else self.guilds[channel.guild_id]

    def bot_in(self, channel: Placed) -> bool:
        """Return whether the bot is where a channel is; people who share a guild with it can write to it directly."""
        guild = self.guild_of(channel)
        return any(one.bot_in_guild for one in self.guilds.values()) if guild is None else guild.bot_in_guild
