"""The command that tells a channel what a game is."""

from __future__ import annotations

import discord

from bot.desk import Desk
from bot.errors import NotAllowed, Refused
from bot.games import USUAL
from bot.lessons.samples import SAMPLES
from bot.limits import Wish
from bot.permissions import missing
from bot.reply import Reply
from bot.screens.about import about_screen
from bot.screens.steward import steward_screen
from bot.steward import Steward


async def post_card(desk: Desk, reply: Reply, kind: str, steward: Steward) -> None:
    """Answer with the card of a game, for everybody and in the server's language; of the usual one if none is said.

    The owner of the bot is told besides how it runs, alone and in his own language.

    Raises:
        Refused: there is no card of this game, or cards were asked for too often.
        NotAllowed: the bot lacks permissions that a table in this channel would need.
    """
    kind = with_card(desk, kind or USUAL)
    channel = reply.interaction.channel
    lacking = missing(reply.interaction.app_permissions, thread=isinstance(channel, discord.Thread))
    if lacking:
        raise NotAllowed(lacking)
    desk.not_too_often(reply, Wish.BOARD)
    await reply.public(await about_screen(desk.app, kind, reply.reader.server))
    if steward.serves(reply.user):
        await reply.aside(steward_screen(desk.app, await steward.condition(), reply.reader.of()))


def with_card(desk: Desk, kind: str) -> str:
    """Return the code of a game that has a card.

    Raises:
        Refused: it has none, or there is no such game.
    """
    if kind not in desk.app.games or kind not in SAMPLES:
        raise Refused("error-no-game")
    return kind
