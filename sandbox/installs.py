"""For whom the application is installed, a guild or a person, and where its commands can therefore be used."""

from __future__ import annotations

from typing import Final

from sandbox.errors import Impossible, Json, Refusal
from sandbox.permissions import BITS, bits
from sandbox.things import DIRECT, Channel, Message, User
from sandbox.world import World

IN_GUILD, WITH_BOT, AMONG_PEOPLE = 0, 1, 2
"""Contexts: a guild's channel, the direct conversation with the bot, and conversations of others."""
FOR_GUILD, FOR_PERSON = 0, 1
"""Kinds of installation."""
_SPOKEN: Final = ("attach_files", "embed_links", "mention_everyone")


def context_of(channel: Channel) -> int:
    """Return the context of an interaction in a channel."""
    if channel.kind != DIRECT:
        return IN_GUILD
    return WITH_BOT if channel.between is None else AMONG_PEOPLE


def contexts_of(command: Json) -> list[int]:
    """Return the contexts in which a command can be used; all of them where it names none."""
    told = command.get("contexts")
    if told is not None:
        return list(told)
    # what was told before there were contexts
    return [IN_GUILD, WITH_BOT, AMONG_PEOPLE] if command.get("dm_permission", True) else [IN_GUILD]


def see_offered(command: Json, person: User, channel: Channel) -> None:
    """Require that a command is one for this place, and for this person where only a person's installation brings it.

    Raises:
        Impossible: it is for other places, or not installed.
    """
    context, kinds = context_of(channel), command.get("integration_types") or [FOR_GUILD]
    own = FOR_PERSON in kinds and person.installed
    if context not in contexts_of(command) or not (own or (FOR_GUILD in kinds and context != AMONG_PEOPLE)):
        raise Impossible(f"{command['name']!r} cannot be used here.")


def owners_of_command(world: World, command: Json, person: User, channel: Channel) -> Json:
    """Return the installations by which a command is used: the guild's, the person's, both or none."""
    kinds = command.get("integration_types") or [FOR_GUILD]
    owners: Json = {}
    if FOR_GUILD in kinds:
        owners[str(FOR_GUILD)] = str(channel.guild_id or 0)
    if FOR_PERSON in kinds:
        owners[str(FOR_PERSON)] = str(person.id)
    return _standing(world, channel, owners)


def owners_of_message(world: World, message: Message | None, person: User, channel: Channel) -> Json:
    """Return the installations by which a component is used: those of the command that the message answered.

    Where it answered none, they are the guild's and, in direct conversations, the person's.
    """
    told = None if message is None or message.metadata is None else message.metadata["authorizing_integration_owners"]
    if told is None:
        told = {str(FOR_GUILD): str(channel.guild_id or 0)}
        if channel.guild_id is None:
            told[str(FOR_PERSON)] = str(person.id)
    return _standing(world, channel, told)


def app_permissions(world: World, channel: Channel) -> int:
    """Return the application's permissions where an interaction happens; outside of its guilds always the same."""
    if context_of(channel) == IN_GUILD and world.bot_in(channel):
        return world.bot_permissions(channel)
    return bits(*_SPOKEN) | (BITS["use_external_emojis"] if context_of(channel) == WITH_BOT else 0)


def see_receives(world: World, person: User) -> None:
    """Require that a person can be sent direct messages by the bot.

    Raises:
        Refusal: 50007, the person takes none; 50278, no shared guild and no installation by the person.
    """
    if person.closed:
        raise Refusal(403, 50007, "Cannot send messages to this user")
    if not person.installed and not any(guild.bot_in_guild for guild in world.guilds.values()):
        raise Refusal(403, 50278, "Cannot send messages to this user due to having no mutual guilds")


def _standing(world: World, channel: Channel, owners: Json) -> Json:
    """Leave out the installations that are there no longer, or do not reach here."""
    guild, person = str(FOR_GUILD), str(FOR_PERSON)
    gone = set()
    if context_of(channel) == AMONG_PEOPLE or not world.bot_in(channel):
        gone.add(guild)
    if person in owners and not world.users[int(owners[person])].installed:
        gone.add(person)
    return {key: owner for key, owner in owners.items() if key not in gone}
