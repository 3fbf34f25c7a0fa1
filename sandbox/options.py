"""What a person types for a slash command's options, as Discord's client lets it pass."""

from __future__ import annotations

from typing import Any

from sandbox.commands import GROUP, STRING, SUBCOMMAND
from sandbox.errors import Impossible, Json
from sandbox.resolved import Resolved
from sandbox.things import Channel


def fill(known: list[Json], given: list[Json], resolved: Resolved, channel: Channel, *, complete: bool) -> list[Json]:
    """Fill in a command's options as Discord's client does.

    Args:
        known: the options as the command declares them.
        given: what was typed, nested as Discord sends it.
        resolved: where people, roles, channels and files are looked up.
        channel: where the command is used.
        complete: whether completions are asked for, so that the rest may be unfinished.

    Raises:
        Impossible: the options are not as the command says.
    """
    filled: list[Json] = []
    by_name = {option["name"]: option for option in known}
    if known and known[0]["type"] in (SUBCOMMAND, GROUP) and len(given) != 1:
        raise Impossible(f"Choose one of {sorted(by_name)}.")
    for option in given:
        declared = by_name.get(option["name"])
        if declared is None:
            raise Impossible(f"There is no option {option['name']!r}; there are {sorted(by_name)}.")
        kind = declared["type"]
        body: Json = {"name": option["name"], "type": kind}
        if kind in (SUBCOMMAND, GROUP):
            inner = option.get("options") or []
            body["options"] = fill(declared.get("options") or [], inner, resolved, channel, complete=complete)
        elif complete and option.get("focused"):
            body |= {"focused": True, "value": str(option.get("value") or "")}
        else:
            body["value"] = _fitting(declared, option.get("value"), resolved, channel, complete=complete)
        filled.append(body)
    names = {option["name"] for option in filled}
    missing = [option["name"] for option in known if option.get("required") and option["name"] not in names]
    if missing and not complete:
        raise Impossible(f"Missing options: {missing}.")
    return filled


def focused_kind(options: list[Json]) -> int:
    """Return the type of the option that completions are asked for."""
    for option in options:
        if option.get("focused"):
            return int(option["type"])
        if "options" in option and (kind := focused_kind(option["options"])):
            return kind
    return STRING


def _fitting(option: Json, value: Any, resolved: Resolved, channel: Channel, *, complete: bool) -> Any:
    name = option["name"]
    match option["type"]:
        case 3:
            value = str(value)
            if not complete and not _within(option, "length", len(value)):
                raise Impossible(f"{name!r} is too short or too long.")
        case 4 | 10:
            if not _is_number(value, whole=option["type"] == 4):
                if complete:
                    return value
                raise Impossible(f"{name!r} is a number.")
            if not _within(option, "value", value):
                raise Impossible(f"{name!r} is out of range.")
        case 5:
            if not isinstance(value, bool):
                raise Impossible(f"{name!r} is true or false.")
        case 6:
            resolved.user(value := str(value))
        case 7:
            resolved.channel(value := str(value), option.get("channel_types") or ())
        case 8:
            resolved.role(value := str(value))
        case 9:
            resolved.mentionable(value := str(value))
        case 11:
            value = resolved.attachment(value, channel)
    choices = option.get("choices")
    if choices and not complete and value not in [choice["value"] for choice in choices]:
        raise Impossible(f"{name!r} is one of {[choice['value'] for choice in choices]}.")
    return value


def _is_number(value: Any, *, whole: bool) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and (not whole or value == int(value))


def _within(option: Json, what: str, value: float) -> bool:
    low, high = option.get(f"min_{what}"), option.get(f"max_{what}")
    return (low is None or low <= value) and (high is None or value <= high)
