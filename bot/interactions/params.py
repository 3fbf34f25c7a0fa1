"""What answers a press: how it is called, and how what the press carries is read."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from bot.interactions.custom_id import PressId
from bot.interactions.errors import Refused
from bot.interactions.response import Reply

_LARGEST: Final = 2**63 - 1
"""Discord's own numbers are never larger, nor what a database takes."""

Handler: TypeAlias = Callable[[Reply, PressId], Awaitable[None]]


def filled_in(data: Mapping[str, Any]) -> dict[str, str]:
    """Return what was written into the fields of a form, by their ids; of a select the first value chosen."""

    def fields(some: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
        for part in some:
            if "custom_id" in part:
                values = part.get("values") or [part.get("value")]
                yield str(part["custom_id"]), "" if values[0] is None else str(values[0])
            inner = part.get("component")
            yield from fields([*part.get("components", ()), *([inner] if inner else ())])

    return dict(fields(data.get("components", ())))


def chosen(reply: Reply) -> str:
    """Return the one value that was chosen in a pressed select, or empty text."""
    values = reply.data.get("values") or [""]
    return str(values[0])


def people_chosen(reply: Reply) -> dict[int, str]:
    """Return the people who were chosen in a pressed select of people, with their names there; no bots."""
    data = reply.data
    found = data.get("resolved", {})
    users, members = found.get("users", {}), found.get("members", {})
    people = {}
    for value in data.get("values", ()):
        user = users.get(str(value))
        if user is not None and not user.get("bot"):
            nick = members.get(str(value), {}).get("nick")
            people[number(value, 20)] = str(nick or user.get("global_name") or user.get("username") or "")
    return people


def number(text: object, digits: int = 11) -> int:
    """Return the number of at most so many digits that a select or button carries.

    Raises:
        Refused: it is none, so no message of ours can have shown it.
    """
    written = str(text)
    if not (written.isascii() and written.isdecimal() and len(written) <= digits) or int(written) > _LARGEST:
        raise Refused("error-old-button")
    return int(written)


def parts(press: PressId, count: int) -> list[str]:
    """Return the parts of what a button carries.

    Raises:
        Refused: they are not so many, so no message of ours can have shown it.
    """
    found = press.arg.rsplit("|", count - 1)
    if len(found) != count:
        raise Refused("error-old-button")
    return found
