"""What a person types for a slash command's options, as Discord's client lets it pass."""

from __future__ import annotations

from typing import Any

from sandbox.commands import BOOLEAN, CHANNEL, GROUP, INTEGER, NUMBER, STRING, SUBCOMMAND, USER
from sandbox.errors import Impossible, Json
from sandbox.resolved import Resolved


def fill(known: list[Json], given: list[Json], resolved: Resolved, *, complete: bool) -> list[Json]:
    """Fill in a command's options as Discord's client does.

    Args:
        known: the options as the command declares them.
        given: what was typed, nested as Discord sends it.
        resolved: where people and channels are looked up.
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
        if kind in (SUBCOMMAND, GROUP):
            inner = fill(declared.get("options") or [], option.get("options") or [], resolved, complete=complete)
            filled.append({"name": option["name"], "type": kind, "options": inner})
            continue
        body: Json = {"name": option["name"], "type": kind, "value": option.get("value")}
        if complete and option.get("focused"):
            body |= {"focused": True, "value": str(option.get("value") or "")}
        else:
            body["value"] = _fitting(declared, option.get("value"), complete=complete)
            if kind == USER:
                resolved.user(body["value"])
            elif kind == CHANNEL:
                resolved.channel(body["value"])
        filled.append(body)
    names = {option["name"] for option in filled}
    missing = [option["name"] for option in known if option.get("required") and option["name"] not in names]
    if missing and not complete:
        raise Impossible(f"Missing options: {missing}.")
    return filled


def focused_kind(options: list[Json]) -> int:
    """Give the type of the option that completions are asked for."""
    for option in options:
        if option.get("focused"):
            return int(option["type"])
        if "options" in option and (kind := focused_kind(option["options"])):
            return kind
    return STRING


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
