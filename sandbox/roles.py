"""Roles: what people of a guild can be, the bot's own among it."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.errors import Json
from sandbox.ids import named
from sandbox.permissions import MANAGER, MEMBER, bits

PLAYERS, MODERATORS = "Players", "Moderators"


@dataclass(slots=True)
class Role:
    """A role; `bot_id` is set where it belongs to a bot."""

    id: int
    name: str
    position: int
    permissions: int = 0
    colour: int = 0
    hoist: bool = False
    mentionable: bool = False
    bot_id: int | None = None

    def body(self) -> Json:
        """Return the role as Discord tells of it."""
        body: Json = {
            "id": str(self.id),
            "name": self.name,
            "color": self.colour,
            "colors": {"primary_color": self.colour, "secondary_color": None, "tertiary_color": None},
            "hoist": self.hoist,
            "position": self.position,
            "permissions": str(self.permissions),
            "managed": self.bot_id is not None,
            "mentionable": self.mentionable,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }
        return body if self.bot_id is None else body | {"tags": {"bot_id": str(self.bot_id)}}


def usual_roles(guild_id: int, bot_id: int, bot_name: str) -> dict[int, Role]:
    """Make the roles of a guild: everybody, the bot, and two that people can have; ids follow from the names."""
    made = [
        Role(guild_id, "@everyone", 0, bits(*MEMBER)),
        Role(role_id(guild_id, bot_name), bot_name, 1, bits(*MEMBER), bot_id=bot_id),
        Role(role_id(guild_id, PLAYERS), PLAYERS, 2, colour=0x3D9970, mentionable=True),
        Role(role_id(guild_id, MODERATORS), MODERATORS, 3, bits(*MANAGER), colour=0xE07A5F, hoist=True),
    ]
    return {role.id: role for role in made}


def role_id(guild_id: int, name: str) -> int:
    """Make the id of a role, the same in every run for the same guild and name."""
    return named("role", f"{guild_id}:{name}")
