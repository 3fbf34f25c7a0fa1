"""What commands say, as plain JSON: whether two say the same, and what is sent again of those that are not ours."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

Json: TypeAlias = dict[str, Any]

ENTRY_POINT: Final = 4
"""The type of the command that opens an application's Activity. Discord refuses to lose it by a registration."""

_SLASH: Final = 1
_IN_SERVERS: Final = (0,)
# All that is known of a command besides its names, descriptions and inner parts. What is left out says the default.
_COMMAND: Final[Json] = {"type": _SLASH, "nsfw": False, "default_member_permissions": None, "contexts": None}
_OPTION: Final[Json] = {
    "type": None,
    "required": False,
    "autocomplete": False,
    "min_value": None,
    "max_value": None,
    "min_length": None,
    "max_length": None,
    "channel_types": None,
}
_CHOICE: Final[Json] = {"value": None}
_TRANSLATED: Final = ("name", "description")
_SENT_AGAIN: Final = (
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "handler",
    "integration_types",
    "contexts",
    "nsfw",
)


def key_of(command: Mapping[str, Any]) -> tuple[int, str]:
    """Return by what Discord tells commands apart."""
    return command.get("type") or _SLASH, str(command.get("name"))


def plain(value: Any) -> Any:
    """Return data with enumerations and locales as the plain values that are sent."""
    if isinstance(value, dict):
        return {str(getattr(key, "value", key)): plain(one) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    return getattr(value, "value", value)


def same(there: Iterable[Json], wanted: Iterable[Json]) -> bool:
    """Whether the registered commands say what the wanted ones say, in whatever order they come.

    An entry point is nobody's business here. Any other command that is not wanted makes a difference.
    """
    registered = {key_of(command): _command(command) for command in there if not is_entry_point(command)}
    return registered == {key_of(command): _command(command) for command in wanted}


def sent_again(there: Iterable[Json]) -> list[Json]:
    """Return the entry points among registered commands as they must be sent for them to stay as they are."""
    return [_sent(command) for command in there if is_entry_point(command)]


def is_entry_point(command: Mapping[str, Any]) -> bool:
    """Whether a command opens an application's Activity."""
    return command.get("type") == ENTRY_POINT


def _sent(command: Json) -> Json:
    sent = {key: command[key] for key in _SENT_AGAIN if command.get(key)}
    if (allowed := command.get("default_member_permissions")) is not None:
        sent["default_member_permissions"] = int(allowed)
    return sent


def _command(command: Json) -> Json:
    said = _said(command, _COMMAND)
    # Sent as a number and given back as a text.
    if said["default_member_permissions"] is not None:
        said["default_member_permissions"] = str(said["default_member_permissions"])
    said["integration_types"] = sorted(command.get("integration_types") or _IN_SERVERS)
    said["contexts"] = sorted(said["contexts"] or ())
    said["options"] = [_option(option) for option in command.get("options") or ()]
    return said


def _option(option: Json) -> Json:
    said = _said(option, _OPTION)
    said["channel_types"] = sorted(said["channel_types"] or ())
    said["options"] = [_option(inner) for inner in option.get("options") or ()]
    said["choices"] = [_said(choice, _CHOICE) for choice in option.get("choices") or ()]
    return said


def _said(thing: Json, defaults: Json) -> Json:
    """Return what a thing says in all languages, and of its other keys those that have a default."""
    said = {key: default if thing.get(key) is None else thing[key] for key, default in defaults.items()}
    for key in _TRANSLATED:
        said[key] = text = thing.get(key) or ""
        # A translation that is the same word changes nothing, be it kept or not.
        others = thing.get(f"{key}_localizations") or {}
        said[f"{key}_localizations"] = {locale: one for locale, one in others.items() if one != text}
    return said
