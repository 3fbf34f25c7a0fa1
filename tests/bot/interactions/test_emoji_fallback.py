"""A message that Discord refuses is sent once more without its icons, if it had any."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.interactions.custom_id import PressId, Verb
from bot.interactions.emoji_fallback import drop_emojis, send_with_fallback
from bot.screens.components import Layout, button, select

MARK = f"<:fish:{10**18}>\u00a0"
PRESS = PressId(1, 1, Verb.HAND)


def view(mark: str, sign: str | None = None) -> discord.ui.LayoutView:
    """Return a message with a button, one beside a text, and a select."""
    layout = Layout()
    layout.text(f"{mark}fish")
    layout.entry(f"{mark}wheat", button(f"{mark}x", PressId(1, 1, Verb.RULES)))
    layout.buttons([button(f"{mark}fish", PRESS, emoji=sign)])
    layout.select(select([(f"{mark}a", "1", None), ("b", "2", None)], PressId(1, 1, Verb.SCORES), "choose"))
    return layout.screen().view


class Sending:
    """Something that is refused with a status as often as is said."""

    def __init__(self, status: int, times: int) -> None:
        self.status, self.times, self.sent = status, times, 0

    async def __call__(self) -> str:
        self.sent += 1
        if self.sent <= self.times:
            response: Any = SimpleNamespace(status=self.status, reason="")
            raise discord.HTTPException(response, {"code": 50035, "message": "Invalid emoji"})
        return "sent"


def test_icons_are_dropped_from_all_parts() -> None:
    """From texts, buttons, also beside texts, and options; the words stay."""
    one = view(MARK)
    assert drop_emojis(one)
    assert str(one.to_components()) == str(view("").to_components())
    assert not drop_emojis(one)


def test_signs_of_unicode_stay() -> None:
    """Nobody can delete them."""
    one = view("", "🔄")
    assert not drop_emojis(one)
    assert "🔄" in str(one.to_components())


async def test_a_refused_message_comes_without_icons() -> None:
    """Once; it is the same message otherwise."""
    sending, one = Sending(400, 1), view(MARK)
    assert await send_with_fallback(one, sending) == "sent"
    assert sending.sent == 2
    assert not drop_emojis(one)


@pytest.mark.parametrize(("status", "times", "mark", "sent"), [(400, 9, MARK, 2), (400, 9, "", 1), (404, 9, MARK, 1)])
async def test_what_was_refused_for_something_else_stays_refused(status: int, times: int, mark: str, sent: int) -> None:
    """Without icons, for another reason, or again."""
    sending = Sending(status, times)
    with pytest.raises(discord.HTTPException):
        await send_with_fallback(view(mark), sending)
    assert sending.sent == sent


async def test_what_is_taken_keeps_its_icons() -> None:
    """Nothing is dropped before anything is refused."""
    one = view(MARK)
    assert await send_with_fallback(one, Sending(400, 0)) == "sent"
    assert drop_emojis(one)
