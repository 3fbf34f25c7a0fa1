"""Commands as plain JSON: whether registered ones equal ours, and what to send so that an Activity's command stays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

Json: TypeAlias = dict[str, Any]

ENTRY_POINT: Final = 4
"""The type of the command that opens an application's Activity; Discord refuses a registration that lacks it."""

_SLASH: Final = 1
_IN_SERVERS: Final = (0,)
# The keys of a command besides names, descriptions and inner parts, with what a missing key means.
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


def command_key(command: Mapping[str, Any]) -> tuple[int, str]:
    """Return the type and the name of a command, by which Discord identifies it."""
    return command.get("type") or _SLASH, str(command.get("name"))


def plain_json(value: Any) -> Any:
    """Return data with enumerations and locales replaced by the values that are sent."""
    if isinstance(value, dict):
        return {str(getattr(key, "value", key)): plain_json(one) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain_json(one) for one in value]
    return getattr(value, "value", value)


def is_same(registered: Iterable[Json], ours: Iterable[Json]) -> bool:
    """Return whether the registered commands equal ours, in any order.

    An entry point is ignored. Any other command that is not ours makes a difference.
    """
    by_key = {command_key(command): _command(command) for command in registered if not is_entry_point(command)}
    return by_key == {command_key(command): _command(command) for command in ours}


def entry_points_to_send(registered: Iterable[Json]) -> list[Json]:
    """Return the entry points among registered commands in the form that keeps them unchanged."""
    return [_sent(command) for command in registered if is_entry_point(command)]


def is_entry_point(command: Mapping[str, Any]) -> bool:
    """Return whether a command opens an application's Activity."""
    return command.get("type") == ENTRY_POINT


def _sent(command: Json) -> Json:
    sent = {key: command[key] for key in _SENT_AGAIN if command.get(key)}
    if (allowed := command.get("default_member_permissions")) is not None:
        sent["default_member_permissions"] = int(allowed)
    return sent


def _command(command: Json) -> Json:
    comparable = _comparable(command, _COMMAND)
    # Discord takes a number and returns a text.
    if comparable["default_member_permissions"] is not None:
        comparable["default_member_permissions"] = str(comparable["default_member_permissions"])
    comparable["integration_types"] = sorted(command.get("integration_types") or _IN_SERVERS)
    comparable["contexts"] = sorted(comparable["contexts"] or ())
    comparable["options"] = [_option(option) for option in command.get("options") or ()]
    return comparable


def _option(option: Json) -> Json:
    comparable = _comparable(option, _OPTION)
    comparable["channel_types"] = sorted(comparable["channel_types"] or ())
    comparable["options"] = [_option(inner) for inner in option.get("options") or ()]
    comparable["choices"] = [_comparable(choice, _CHOICE) for choice in option.get("choices") or ()]
    return comparable


def _comparable(thing: Json, defaults: Json) -> Json:
    """Return the texts of a command part in all languages, and its other keys that have a default."""
    comparable = {key: default if thing.get(key) is None else thing[key] for key, default in defaults.items()}
    for key in _TRANSLATED:
        comparable[key] = text = thing.get(key) or ""
        # Discord may drop a translation that is the same word.
        others = thing.get(f"{key}_localizations") or {}
        comparable[f"{key}_localizations"] = {locale: one for locale, one in others.items() if one != text}
    return comparable
