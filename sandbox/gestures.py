"""What a person does: presses, choices, commands and modals, checked as Discord's own client and server check them."""

from __future__ import annotations

from typing import Any

from sandbox.commands import BOOLEAN, CHANNEL, GROUP, INTEGER, NUMBER, STRING, SUBCOMMAND, USER
from sandbox.components import BUTTON, CHECKBOX, LABEL, RADIO, ROW, SELECT, SELECTS, TEXT, TEXT_INPUT, walk
from sandbox.errors import Json, Refusal
from sandbox.guilds import Guild
from sandbox.interaction import Interaction, Kind
from sandbox.interactions import Interactions
from sandbox.payloads import Payloads
from sandbox.world import Channel, Message, User, World


class Impossible(ValueError):
    """Something that Discord's client would not let a person do."""


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
            data["values"] = self._chosen(found, values or [], stale=stale)
            data |= self._resolved([data])
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
            Impossible: there is no such command, or its options are not as the command says.
        """
        command = self.find_command(name, self._world.guild_of(channel))
        resolved: Json = {}
        filled = self._options(command.get("options") or [], options, resolved, complete=complete)
        data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": filled}
        if resolved:
            data["resolved"] = resolved
        kind = Kind.AUTOCOMPLETE if complete else Kind.COMMAND
        option_kind = _focused_kind(filled) if complete else STRING
        return self._interactions.create(kind, person, channel, data, caller=caller, option_kind=option_kind)

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
        parts = [self._part(part, left) for part in opened.modal["components"]]
        if left:
            raise Impossible(f"The modal has no {sorted(left)}.")
        data = {"custom_id": opened.modal["custom_id"], "components": parts, **self._resolved(list(walk(parts)))}
        return self._interactions.create(
            Kind.MODAL, person, opened.channel, data, source=opened.source, opened_by=opened, caller=caller
        )

    def find_command(self, name: str, guild: Guild | None = None) -> Json:
        """Find a registered command; one of the guild's own comes first, which direct conversations do not have.

        Raises:
            Impossible: there is none.
        """
        own: dict[int, Json] = {} if guild is None else guild.commands
        for command in (*own.values(), *self._world.commands.values()):
            if command["name"] == name and command["type"] == 1:
                return command
        raise Impossible(f"There is no command /{name}.")

    def _chosen(self, select: Json, values: list[str], *, stale: bool) -> list[str]:
        low, high = select.get("min_values", 1), select.get("max_values", 1)
        if not stale and not low <= len(values) <= high:
            raise Impossible(f"Choose {low} to {high}.")
        offered = {option["value"] for option in select.get("options", ())}
        if select["type"] == SELECT and not stale and not offered.issuperset(values):
            raise Impossible(f"Not offered: {sorted(set(values) - offered)}.")
        return [str(value) for value in values]

    def _resolved(self, chosen: list[Json]) -> Json:
        # Where nobody and no channel is chosen, the key is missing.
        resolved: Json = {}
        for part in chosen:
            kind = part.get("component_type", part.get("type"))
            for value in part.get("values") or ():
                if kind in (5, 7):
                    self._resolve_user(value, resolved)
                elif kind == 8:
                    self._resolve_channel(value, resolved)
        return {"resolved": resolved} if resolved else {}

    def _resolve_user(self, value: Any, resolved: Json) -> None:
        user = self._world.users.get(int(value)) if str(value).isdigit() else None
        if user is None:
            raise Impossible(f"There is no user {value}.")
        member = self._payloads.member(user, permissions=user.permissions)
        del member["user"]
        resolved.setdefault("users", {})[str(user.id)] = self._payloads.user(user)
        resolved.setdefault("members", {})[str(user.id)] = member

    def _resolve_channel(self, value: Any, resolved: Json) -> None:
        try:
            channel = self._world.channel(str(value))
        except Refusal:
            raise Impossible(f"There is no channel {value}.") from None
        body = self._payloads.channel(channel, permissions=self._world.bot_permissions(channel))
        resolved.setdefault("channels", {})[str(channel.id)] = body

    def _options(self, known: list[Json], given: list[Json], resolved: Json, *, complete: bool) -> list[Json]:
        filled: list[Json] = []
        by_name = {option["name"]: option for option in known}
        if known and known[0]["type"] in (SUBCOMMAND, GROUP) and len(given) != 1:
            raise Impossible(f"Choose one of {sorted(by_name)}.")
        for option in given:
            declared = by_name.get(option["name"])
            if declared is None:
                raise Impossible(f"There is no option {option['name']!r}; there are {sorted(by_name)}.")
            kind = declared["type"]
            if kind in (SUBCOMMAND, GROUP):
                inner = self._options(
                    declared.get("options") or [], option.get("options") or [], resolved, complete=complete
                )
                filled.append({"name": option["name"], "type": kind, "options": inner})
                continue
            body: Json = {"name": option["name"], "type": kind, "value": option.get("value")}
            if complete and option.get("focused"):
                body |= {"focused": True, "value": str(option.get("value") or "")}
            else:
                body["value"] = _fitting(declared, option.get("value"), complete=complete)
                if kind == USER:
                    self._resolve_user(body["value"], resolved)
                elif kind == CHANNEL:
                    self._resolve_channel(body["value"], resolved)
            filled.append(body)
        names = {option["name"] for option in filled}
        missing = [option["name"] for option in known if option.get("required") and option["name"] not in names]
        if missing and not complete:
            raise Impossible(f"Missing options: {missing}.")
        return filled

    def _part(self, part: Json, values: Json) -> Json:
        answer: Json = {"type": part["type"], "id": part.get("id", 0)}
        match part["type"]:
            case 1:
                answer["components"] = [self._part(child, values) for child in part["components"]]
            case 18:
                answer["component"] = self._field(part["component"], part["label"], values)
            case 10:
                pass
            case _:
                return self._field(part, part.get("label", ""), values)
        return answer

    def _field(self, box: Json, label: str, values: Json) -> Json:
        key = box["custom_id"] if box["custom_id"] in values else label
        given = values.pop(key, None)
        answer: Json = {"type": box["type"], "id": box.get("id", 0), "custom_id": box["custom_id"]}
        kind = box["type"]
        if kind == TEXT_INPUT:
            text = str(box.get("value") or "" if given is None else given)
            low, high = box.get("min_length") or 0, box.get("max_length") or 4000
            if box.get("required", True) and not text:
                raise Impossible(f"{label!r} must be filled in.")
            if text and not low <= len(text) <= high:
                raise Impossible(f"{label!r} takes {low} to {high} characters.")
            return answer | {"value": text}
        if kind == CHECKBOX:
            return answer | {"value": bool(box.get("default") if given is None else given)}
        offered = [option["value"] for option in box.get("options", ())]
        chosen = [str(value) for value in ([given] if isinstance(given, str) else given or [])]
        if given is None:
            chosen = [option["value"] for option in box.get("options", ()) if option.get("default")]
        low, high = box.get("min_values", 1), box.get("max_values", len(offered) if kind not in (RADIO, SELECT) else 1)
        low = 0 if not box.get("required", True) and not chosen else low
        if not low <= len(chosen) <= max(high, 1) or (offered and not set(offered).issuperset(chosen)):
            raise Impossible(f"{label!r} takes {low} to {high} of {offered}.")
        if kind == RADIO:
            return answer | {"value": chosen[0] if chosen else None}
        return answer | {"values": chosen}


def modal_values(components: list[Json]) -> Json:
    """Read what was filled in out of a sent modal's parts, by custom id."""
    values: Json = {}
    for component in walk(components):
        if component["type"] in (ROW, LABEL, TEXT):
            continue
        value = component.get("values", component.get("value"))
        if value is not None:
            values[component["custom_id"]] = value
    return values


def _fitting(option: Json, value: Any, *, complete: bool) -> Any:
    name, kind = option["name"], option["type"]
    if kind == BOOLEAN and not isinstance(value, bool):
        raise Impossible(f"{name!r} is true or false.")
    if kind in (INTEGER, NUMBER):
        if isinstance(value, bool) or not isinstance(value, int | float) or (kind == INTEGER and value != int(value)):
            if complete:
                return value
            raise Impossible(f"{name!r} is a number.")
        if not option.get("min_value", value) <= value <= option.get("max_value", value):
            raise Impossible(f"{name!r} is out of range.")
    if kind == STRING:
        value = str(value)
        if not complete and not option.get("min_length", 0) <= len(value) <= option.get("max_length", 6000):
            raise Impossible(f"{name!r} is too short or too long.")
    if kind in (USER, CHANNEL):
        value = str(value)
    choices = option.get("choices")
    if choices and not complete and value not in [choice["value"] for choice in choices]:
        raise Impossible(f"{name!r} is one of {[choice['value'] for choice in choices]}.")
    return value


def _focused_kind(options: list[Json]) -> int:
    for option in options:
        if option.get("focused"):
            return int(option["type"])
        if "options" in option and (kind := _focused_kind(option["options"])):
            return kind
    return STRING
