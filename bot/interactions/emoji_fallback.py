"""Messages without icons: for readers who want none in texts, and where Discord refuses one that it no longer knows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

import discord
from discord.ui import Button, LayoutView, Select, TextDisplay

from bot.i18n.icons import without_icons, without_signs

T = TypeVar("T")

_REFUSED: Final = 400


async def send_with_fallback(view: LayoutView, send: Callable[[], Awaitable[T]]) -> T:
    """Send a message; if Discord refuses it and it has icons, send it again without them.

    Args:
        view: the message.
        send: sends the message, and can do so twice.

    Raises:
        discord.HTTPException: Discord refuses the message for another reason.
    """
    try:
        return await send()
    except discord.HTTPException as error:
        if error.status != _REFUSED or not drop_emojis(view):
            raise
    return await send()


def drop_emojis(view: LayoutView) -> bool:
    """Remove all icons from a message; return whether any was on a button or option, which Discord checks."""
    dropped = False
    for text in _texts(view):
        text.content = without_icons(text.content)
    for item in view.walk_children():
        for holder in _holders(item):
            if holder.emoji is not None and holder.emoji.id is not None:
                holder.emoji = None
                dropped = True
    return dropped


def drop_icons_and_signs(view: LayoutView) -> None:
    """Remove the icons and signs from the texts of a message; buttons and options keep theirs."""
    for text in _texts(view):
        text.content = without_signs(without_icons(text.content))


def _texts(view: LayoutView) -> list[TextDisplay[Any]]:
    return [item for item in view.walk_children() if isinstance(item, TextDisplay)]


def _holders(item: Any) -> Sequence[Button[Any] | discord.SelectOption]:
    return [item] if isinstance(item, Button) else item.options if isinstance(item, Select) else []
