"""Guilds, which people call servers: where channels are, and of which the bot is a member or not."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandbox.errors import Json
from sandbox.roles import Role


@dataclass(slots=True)
class Guild:
    """One guild. Everybody in the sandbox is a member of it; the bot is, unless it was thrown out."""

    id: int
    name: str
    owner_id: int
    roles: dict[int, Role]
    bot_in_guild: bool = True
    commands: dict[int, Json] = field(default_factory=dict)  # those registered for this guild alone

    def shard(self, count: int) -> int:
        """Tell which of `count` shards this guild belongs to."""
        return (self.id >> 22) % count
