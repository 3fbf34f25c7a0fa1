"""A message without its icons: for when Discord does not know one of them any more and so refuses all of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

import discord
from discord.ui import Button, LayoutView, Select, TextDisplay

from bot.i18n.icons import without_icons

T = TypeVar("T")

_REFUSED: Final = 400


async def shown(view: LayoutView, send: Callable[[], Awaitable[T]]) -> T:
    """Send a message; where Discord refuses it, once more without icons, if it had any.

    Args:
        view: what is sent.
        send: sends it, and can do so again.

    Raises:
        discord.HTTPException: it was not refused for its icons.
    """
    try:
        return await send()
    except discord.HTTPException as error:
        if error.status != _REFUSED or not drop_icons(view):
            raise
    return await send()


def drop_icons(view: LayoutView) -> bool:
    """Take all icons out of a message; tell whether there were any on buttons or options, where Discord minds."""
    dropped = False
    for item in view.walk_children():
        if isinstance(item, TextDisplay):
            item.content = without_icons(item.content)
        for holder in _holders(item):
            if holder.emoji is not None and holder.emoji.id is not None:
                holder.emoji = None
                dropped = True
    return dropped


def _holders(item: Any) -> Sequence[Button[Any] | discord.SelectOption]:
    return [item] if isinstance(item, Button) else item.options if isinstance(item, Select) else []
