"""Input of a press: chosen values, numbers, fields of a modal, parts of the argument; and the type of a handler."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from bot.interactions.custom_id import PressId
from bot.interactions.errors import Refused
from bot.interactions.response import InteractionResponse

_LARGEST: Final = 2**63 - 1
"""The largest number that Discord uses and that a database accepts."""

Handler: TypeAlias = Callable[[InteractionResponse, PressId], Awaitable[None]]


def modal_values(data: Mapping[str, Any]) -> dict[str, str]:
    """Return the texts of a modal's fields by their ids; of a select, the first chosen value."""

    def fields(some: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
        for part in some:
            if "custom_id" in part:
                values = part.get("values") or [part.get("value")]
                yield str(part["custom_id"]), "" if values[0] is None else str(values[0])
            inner = part.get("component")
            yield from fields([*part.get("components", ()), *([inner] if inner else ())])

    return dict(fields(data.get("components", ())))


def chosen_value(response: InteractionResponse) -> str:
    """Return the value that is chosen in a pressed select, or an empty text."""
    values = response.data.get("values") or [""]
    return str(values[0])


def chosen_people(response: InteractionResponse) -> dict[int, str]:
    """Return the names of the people, not bots, who are chosen in a pressed select, by user id."""
    data = response.data
    found = data.get("resolved", {})
    users, members = found.get("users", {}), found.get("members", {})
    people = {}
    for value in data.get("values", ()):
        user = users.get(str(value))
        if user is not None and not user.get("bot"):
            nick = members.get(str(value), {}).get("nick")
            people[read_number(value, 20)] = str(nick or user.get("global_name") or user.get("username") or "")
    return people


def read_number(text: object, digits: int = 11) -> int:
    """Return the number that a select or button carries.

    Args:
        text: the decimal number.
        digits: the most digits that it may have.

    Raises:
        Refused: it is not such a number, so no message of the bot can have shown it.
    """
    written = str(text)
    if not (written.isascii() and written.isdecimal() and len(written) <= digits) or int(written) > _LARGEST:
        raise Refused("error-old-button")
    return int(written)


def argument_parts(press: PressId, count: int) -> list[str]:
    """Return the parts of a custom id's argument.

    Raises:
        Refused: there are not `count` parts, so no message of the bot can have shown it.
    """
    found = press.arg.rsplit("|", count - 1)
    if len(found) != count:
        raise Refused("error-old-button")
    return found
