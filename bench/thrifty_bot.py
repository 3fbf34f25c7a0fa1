"""The bot with one habit changed, to measure what that would save: `python -m bench.thrifty_bot HABIT [HABIT ...]`.

None of this is how the bot behaves: the habits are put around its parts from outside, as far as a benchmark needs them.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Final

import discord
from discord.ui import LayoutView, TextDisplay

import bot.discord_api.rate_limiter
from bot.__main__ import main as run_bot
from bot.handlers.router import Presses
from bot.interactions.ephemeral import Private
from bot.interactions.response import Kind, Reply, Screen
from bot.reconciler.diff import Post, Step
from bot.reconciler.executor import Steps
from bot.reconciler.ports import Answer
from bot.services.reply_port import Courtesy
from bot.services.table_channel import DiscordChannel, only
from bot.tables import Place, Table

FRESH: Final = 10.0
"""For how many seconds a press is taken for what brought a message about."""
MOMENT: Final = 0.002
_REMEMBERED: Final = 4096

Press = discord.Interaction[Any]


class Remembered:
    """The latest press on each message and in each channel."""

    def __init__(self) -> None:
        self._presses: OrderedDict[int, tuple[float, Press]] = OrderedDict()
        answer = Presses.answer

        async def remembering(presses: Presses, interaction: Press) -> None:
            places = (interaction.message.id if interaction.message else 0, interaction.channel_id or 0)
            for place in places:
                self._presses[place] = (time.monotonic(), interaction)
            while len(self._presses) > _REMEMBERED:
                self._presses.popitem(last=False)
            await answer(presses, interaction)

        _replace(Presses, "answer", remembering)

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


def keep(_: Remembered) -> None:
    """Leave every old board where it is, with its buttons."""

    async def delete(channel: DiscordChannel, place: Place, message: int) -> None:
        return

    _replace(DiscordChannel, "delete", delete)


def token(remembered: Remembered) -> None:
    """Delete an old board with the token of the press on it; what is private then comes as a follow-up."""
    ordinary = DiscordChannel.delete
    _board_first(Reply.quietly)  # so that the original of the answer is the pressed board

    async def delete(channel: DiscordChannel, place: Place, message: int) -> None:
        press = await remembered.take(message)
        if press is not None and press.response.type is discord.InteractionResponseType.deferred_message_update:
            await press.delete_original_response()
        else:
            await ordinary(channel, place, message)

    _replace(DiscordChannel, "delete", delete)


def line(_: Remembered) -> None:
    """Let the answer to a press make a line of text of the pressed board, which stays."""

    async def shrink(reply: Reply) -> None:
        async with reply._lock:
            if reply._answered or reply._deferred:
                return
            reply._answered = True
            view = LayoutView(timeout=None)
            view.add_item(TextDisplay("What was done here."))
            await reply.interaction.response.edit_message(view=view, attachments=[])

    async def quietly(courtesy: Courtesy) -> None:
        reply = courtesy._reply
        await (shrink(reply) if _on_board(reply) else reply.quietly())

    async def delete(channel: DiscordChannel, place: Place, message: int) -> None:
        return

    _board_first(shrink)
    _replace(Courtesy, "quietly", quietly)
    _replace(DiscordChannel, "delete", delete)


def followup(remembered: Remembered) -> None:
    """Send a new board as a follow-up to the press that brought it about, which is acknowledged for it first."""
    ordinary, step_done = DiscordChannel.send, Steps.do

    async def do(steps: Steps, table: Table, step: Step, answer: Answer | None) -> Table:
        if isinstance(step, Post) and answer is not None and not answer.posts:
            await answer.quietly()
        return await step_done(steps, table, step, answer)

    async def send(
        channel: DiscordChannel,
        place: Place,
        screen: Screen,
        *,
        nonce: str,
        calls: Collection[int],
        still: Callable[[], bool],
        roles: Collection[int] = (),
    ) -> int:
        press = await remembered.take(place.channel)
        if press is None:
            return await ordinary(channel, place, screen, nonce=nonce, calls=calls, still=still, roles=roles)
        sent = await press.followup.send(
            view=screen.view,
            files=screen.attachments(),
            allowed_mentions=only(calls, roles),
            silent=not calls,
            wait=True,
        )
        return sent.id

    _replace(Steps, "do", do)
    _replace(DiscordChannel, "send", send)


HABITS: Final[dict[str, Callable[[Remembered], None]]] = {
    habit.__name__: habit for habit in (unpaced, keep, token, line, followup)
}


def _on_board(reply: Reply) -> bool:
    return reply.kind is Kind.UPDATE and reply.from_component and not reply.from_private


def _board_first(answer: Callable[[Reply], Awaitable[None]]) -> None:
    """Let a press on a board be answered by the board; what is private then comes as a follow-up."""
    ordinary = Reply.aside

    async def aside(reply: Reply, screen: Screen, what: Private = Private.PAGE) -> None:
        if _on_board(reply):
            await answer(reply)
        await ordinary(reply, screen, what)

    _replace(Reply, "aside", aside)


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
