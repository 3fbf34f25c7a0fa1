"""What a person does: presses, choices, commands and modals, checked as Discord's own client and server check them."""

from __future__ import annotations

from typing import Any

from sandbox.commands import MESSAGE_MENU, SLASH, STRING, USER_MENU
from sandbox.components import BUTTON, SELECT, SELECTS, walk
from sandbox.errors import Impossible, Json
from sandbox.forms import fill_part
from sandbox.guilds import Guild
from sandbox.installs import owners_of_command
from sandbox.interaction import Interaction, Kind
from sandbox.interactions import Interactions
from sandbox.kinds import CATEGORY, FORUMS
from sandbox.options import fill, focused_kind
from sandbox.payloads import Payloads
from sandbox.resolved import Resolved
from sandbox.things import Channel, Message, User
from sandbox.threads import sees
from sandbox.usable import see_usable
from sandbox.world import World


class Gestures:
    """Turns what people do into interactions.

    Args:
        world: where they do it.
        payloads: writes the JSON.
        interactions: delivers to the bot.
    """

    def __init__(self, world: World, payloads: Payloads, interactions: Interactions) -> None:
        self._world = world
        self._payloads = payloads
        self._interactions = interactions

    def component(
        self,
        person: User,
        message: Message,
        custom_id: str,
        values: list[str] | None = None,
        *,
        stale: bool = False,
        caller: Any = None,
    ) -> Interaction:
        """Press a button or choose in a select.

        Args:
            person: who does it.
            message: the message it is on.
            custom_id: the component.
            values: what is chosen in a select.
            stale: press what was on the message once, as a slow client does.
            caller: who is told of the answer.

        Raises:
            Impossible: it is not there, not for this person, not active, or the choice is not offered.
        """
        if not self._world.exists(message) or message.reader_id not in (None, person.id):
            raise Impossible("This message is not there.")
        found = next((one for one in walk(message.components) if one.get("custom_id") == custom_id), None)
        if found is None:
            if not stale:
                raise Impossible(f"No component {custom_id!r} on this message.")
            found = {"type": BUTTON if values is None else SELECT}
        elif found.get("disabled"):
            raise Impossible(f"{custom_id!r} is disabled.")
        data: Json = {"custom_id": custom_id, "component_type": found["type"], "id": found.get("id", 0)}
        if found["type"] in SELECTS:
            resolved = self._resolved(person, self._world.channels[message.channel_id])
            data["values"] = self._chosen(found, values or [], stale=stale)
            resolved.select(found, data["values"])
            data |= resolved.data()
        channel = self._world.channels[message.channel_id]
        return self._interactions.create(Kind.COMPONENT, person, channel, data, source=message, caller=caller)

    def command(
        self,
        person: User,
        channel: Channel,
        name: str,
        options: list[Json],
        *,
        complete: bool = False,
        caller: Any = None,
    ) -> Interaction:
        """Use a slash command, or ask for completions of its focused option.

        Args:
            person: who does it.
            channel: where.
            name: the command's name, without its subcommands.
            options: Discord's nested options, subcommands among them.
            complete: ask for completions.
            caller: who is told of the answer.

        Raises:
            Impossible: there is no such command, its options are not as the command says, no command can be used
                there, or not this one by this person.
        """
        if channel.kind in (CATEGORY, *FORUMS) or not sees(self._world, person, channel):
            raise Impossible("No commands can be used here.")
        command = self._usable(name, person, channel, SLASH)
        resolved = self._resolved(person, channel)
        filled = fill(command.get("options") or [], options, resolved, channel, complete=complete)
        data = _named(command) | ({"options": filled} if filled else {}) | resolved.data()
        kind = Kind.AUTOCOMPLETE if complete else Kind.COMMAND
        option_kind = focused_kind(filled) if complete else STRING
        owners = owners_of_command(self._world, command, person, channel)
        return self._interactions.create(
            kind, person, channel, data, owners=owners, caller=caller, option_kind=option_kind
        )

    def context(
        self, person: User, channel: Channel, name: str, target: User | Message, *, caller: Any = None
    ) -> Interaction:
        """Choose a command in the menu of a person or of a message.

        Args:
            person: who does it.
            channel: where.
            name: the command's name.
            target: the person or the message.
            caller: who is told of the answer.

        Raises:
            Impossible: there is no such command for this person here, or the message is not there or for one alone.
        """
        resolved = self._resolved(person, channel)
        if isinstance(target, User):
            command = self._usable(name, person, channel, USER_MENU)
            resolved.user(target.id)
        else:
            command = self._usable(name, person, channel, MESSAGE_MENU)
            if not self._world.exists(target) or target.ephemeral or target.channel_id != channel.id:
                raise Impossible("This message is not there, or has no such menu.")
            resolved.message(target)
        data = _named(command) | {"target_id": str(target.id)} | resolved.data()
        owners = owners_of_command(self._world, command, person, channel)
        return self._interactions.create(Kind.COMMAND, person, channel, data, owners=owners, caller=caller)

    def modal(self, person: User, opened: Interaction, values: Json, *, caller: Any = None) -> Interaction:
        """Send a modal.

        Args:
            person: who does it.
            opened: the interaction that opened the modal.
            values: what is written or chosen, by custom id or by label.
            caller: who is told of the answer.

        Raises:
            Impossible: no modal was opened, or a value does not fit it.
        """
        if opened.modal is None or opened.user is not person:
            raise Impossible("This modal is not open.")
        left = dict(values)
        resolved = self._resolved(person, opened.channel)
        parts = [fill_part(part, left, resolved, opened.channel) for part in opened.modal["components"]]
        if left:
            raise Impossible(f"The modal has no {sorted(left)}.")
        data = {"custom_id": opened.modal["custom_id"], "components": parts, **resolved.data()}
        return self._interactions.create(
            Kind.MODAL, person, opened.channel, data, source=opened.source, opened_by=opened, caller=caller
        )

    def find_command(self, name: str, guild: Guild | None = None, kind: int = SLASH) -> Json:
        """Find a registered command of a type; one of the guild's own comes first, which direct conversations lack.

        Raises:
            Impossible: there is none.
        """
        own: dict[int, Json] = {} if guild is None else guild.commands
        for command in (*own.values(), *self._world.commands.values()):
            if command["name"] == name and command["type"] == kind:
                return command
        raise Impossible(f"There is no command {name!r} of type {kind}.")

    def _usable(self, name: str, person: User, channel: Channel, kind: int) -> Json:
        command = self.find_command(name, self._world.guild_of(channel), kind)
        see_usable(command, person, channel)
        return command

    def _resolved(self, person: User, channel: Channel) -> Resolved:
        return Resolved(self._world, self._payloads, person, members=channel.guild_id is not None)

    def _chosen(self, select: Json, values: list[str], *, stale: bool) -> list[str]:
        low, high = select.get("min_values", 1), select.get("max_values", 1)
        if not stale and not (low <= len(values) <= high and len(set(values)) == len(values)):
            raise Impossible(f"Choose {low} to {high}, each once.")
        offered = {option["value"] for option in select.get("options", ())}
        if select["type"] == SELECT and not stale and not offered.issuperset(values):
            raise Impossible(f"Not offered: {sorted(set(values) - offered)}.")
        return [str(value) for value in values]


def _named(command: Json) -> Json:
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
    # A command that is registered in a guild is known by both, and libraries look it up so.
    return data | ({"guild_id": command["guild_id"]} if "guild_id" in command else {})
