"""Roles that change or are deleted, and what the gateway tells the bot of it."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.errors import Json
from sandbox.guilds import Guild
from sandbox.news import News
from sandbox.roles import Role
from sandbox.things import Event
from sandbox.world import World

_GUILDS = 1 << 0


@dataclass(frozen=True, slots=True)
class Changed:
    """A role of a guild that is other than before, or gone."""

    guild: Guild
    role: Role


def change(world: World, role: Role, *, mentionable: bool) -> None:
    """Allow all to mention a role, or only those who may mention all."""
    role.mentionable = mentionable
    world.tell("role_update", Changed(_guild_of(world, role), role))


def remove(world: World, role: Role) -> None:
    """Delete a role; nobody has it any more."""
    guild = _guild_of(world, role)
    del guild.roles[role.id]
    for user in world.users.values():
        user.roles = [one for one in user.roles if one != role.id]
    world.tell("role_delete", Changed(guild, role))


class RoleNews(News):
    """Tells the bot when a role changes or is deleted."""

    def hear(self, event: Event) -> bool:
        """Send an event; return whether it was one about roles."""
        body: Json = {"guild_id": str(event.thing.guild.id)} if isinstance(event.thing, Changed) else {}
        match event.kind:
            case "role_update":
                body |= {"role": self._payloads.role(event.thing.role)}
            case "role_delete":
                body |= {"role_id": str(event.thing.role.id)}
            case _:
                return False
        self._dispatch(f"GUILD_{event.kind.upper()}", body, _GUILDS)
        return True


def _guild_of(world: World, role: Role) -> Guild:
    return next(guild for guild in world.guilds.values() if role.id in guild.roles)
