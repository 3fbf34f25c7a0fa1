"""Reading a channel's messages back: the newest first, or those before, after or around a place."""

from __future__ import annotations

from collections.abc import Mapping

from sandbox.errors import Form
from sandbox.permissions import BITS
from sandbox.things import Channel, Message
from sandbox.world import World

_PLACES = ("before", "after", "around")


def read(world: World, channel: Channel, query: Mapping[str, str]) -> list[Message]:
    """Return the public messages that a request asks for, the newest first.

    Args:
        world: where.
        channel: one that the bot may see.
        query: `limit`, and one of `before`, `after` and `around`.

    Returns:
        The messages; none for a bot that may not read the history.

    Raises:
        Refusal: 50035 for a limit that is not 1 to 100, a place that is no id, or two places.
    """
    form = Form()
    asked = {key: _whole(query[key], key, form) for key in ("limit", *_PLACES) if key in query}
    limit = asked.pop("limit", 50)
    form.number(limit, ("limit",), 1, 100)
    if len(asked) > 1:
        form.add((), "SANDBOX_ONE_PLACE", "Of before, after and around, one may be asked for at a time.")
    form.close()
    if not world.bot_permissions(channel) & BITS["read_message_history"]:
        return []
    found = list(world.visible(channel))
    for kind, place in asked.items():
        found = _at(found, kind, place, limit)
    if "around" not in asked:  # that is cut already, and may be one more than the limit
        found = found[-limit:]
    return found[::-1]


def _at(found: list[Message], kind: str, place: int, limit: int) -> list[Message]:
    older, newer = [one for one in found if one.id < place], [one for one in found if one.id > place]
    if kind == "before":
        return older
    if kind == "after":
        return newer[:limit]
    half = limit // 2
    return [*older[max(0, len(older) - half) :], *(one for one in found if one.id == place), *newer[:half]]


def _whole(text: str, key: str, form: Form) -> int:
    if not (text.isascii() and text.isdigit()):
        form.add((key,), "NUMBER_TYPE_COERCE", f"Value {text!r} is not a whole number.")
        return 1
    return int(text)
