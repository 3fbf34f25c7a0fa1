"""The bot with one habit changed, to measure what that would save: `python -m bench.thrifty_bot HABIT [HABIT ...]`.

None of this is how the bot behaves: the habits are put around its parts from outside, as far as a benchmark needs them.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import Any, Final

import discord

import bot.discord_api.rate_limiter
from bot.__main__ import main as run_bot
from bot.handlers.router import PressRouter
from bot.interactions.response import PlainText, Screen
from bot.reconciler.diff import PostMessage, Step
from bot.reconciler.executor import Executor, StepResult
from bot.reconciler.ports import Response
from bot.services.channel_adapter import DiscordChannel, only
from bot.tables import ChannelRef, Table

FRESH: Final = 10.0
"""For how many seconds a press is taken for what brought a message about."""
MOMENT: Final = 0.002
_REMEMBERED: Final = 4096

Press = discord.Interaction[Any]


class Remembered:
    """The latest press on each message and in each channel."""

    def __init__(self) -> None:
        self._presses: OrderedDict[int, tuple[float, Press]] = OrderedDict()
        answer = PressRouter.answer

        async def remembering(presses: PressRouter, interaction: Press) -> None:
            places = (interaction.message.id if interaction.message else 0, interaction.channel_id or 0)
            for place in places:
                self._presses[place] = (time.monotonic(), interaction)
            while len(self._presses) > _REMEMBERED:
                self._presses.popitem(last=False)
            await answer(presses, interaction)

        _replace(PressRouter, "answer", remembering)

    async def take(self, place: int) -> Press | None:
        """Return the press on a message or in a channel once it is answered, if it is fresh; only once."""
        at, press = self._presses.pop(place, (0.0, None))
        if press is None or time.monotonic() - at > FRESH:
            return None
        # discord.py tells nobody when it has answered
        for _ in range(round(FRESH / MOMENT)):
            if press.response.is_done():
                return press
            await asyncio.sleep(MOMENT)
        return None


def unpaced(_: Remembered) -> None:
    """Send everything at once and let Discord refuse what is too much."""
    _replace(bot.discord_api.rate_limiter, "counts", lambda url: False)


def wordless(_: Remembered) -> None:
    """Post each board at once, instead of words that a phone's notification shows and the board replaces."""
    os.environ["PINGS_AS_TEXT"] = "off"


def followup(remembered: Remembered) -> None:
    """Send a new board as a follow-up to the press that brought it about, which is acknowledged for it first."""
    ordinary, step_done = DiscordChannel.send, Executor.do

    async def do(steps: Executor[Any, Any], table: Table, step: Step, response: Response[Any] | None) -> StepResult:
        if isinstance(step, PostMessage) and response is not None and not response.posts:
            await response.acknowledge()
        return await step_done(steps, table, step, response)

    async def send(
        channel: DiscordChannel,
        place: ChannelRef,
        screen: Screen | PlainText,
        *,
        nonce: str,
        calls: Collection[int],
        still: Callable[[], bool],
        roles: Collection[int] = (),
    ) -> int:
        press = await remembered.take(place.channel)
        if press is None:
            return await ordinary(channel, place, screen, nonce=nonce, calls=calls, still=still, roles=roles)
        words: dict[str, Any] = {"content": screen.content} if isinstance(screen, PlainText) else {}
        sent: discord.WebhookMessage = await press.followup.send(
            **words,
            view=screen.view,
            files=screen.attachments(),
            allowed_mentions=only(calls, roles),
            silent=not calls,
            wait=True,
        )
        return sent.id

    _replace(Executor, "do", do)
    _replace(DiscordChannel, "send", send)


HABITS: Final[dict[str, Callable[[Remembered], None]]] = {
    habit.__name__: habit for habit in (unpaced, wordless, followup)
}


def _replace(owner: Any, name: str, function: Any) -> None:
    setattr(owner, name, function)


def main() -> None:
    """Run the bot with these habits until it is stopped."""
    remembered = Remembered()
    for name in sys.argv[1:]:
        HABITS[name](remembered)
    run_bot()


if __name__ == "__main__":
    main()
