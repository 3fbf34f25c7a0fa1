"""The command that tells a channel what a game is."""

from __future__ import annotations

import discord

from bot.context import App
from bot.domain.clock import Clock
from bot.games import USUAL
from bot.handlers.game_card import require_card
from bot.interactions.cooldowns import Wish
from bot.interactions.permissions import missing
from bot.interactions.response import Reply
from bot.queries.owner_status import OwnerStatusQuery
from bot.screens.game_card import game_card_screen
from bot.screens.owner_status import owner_status_screen
from bot.services.guild_access import barred
from bot.services.table_actions import Desk


async def post_card(desk: Desk, app: App, clock: Clock, steward: OwnerStatusQuery, reply: Reply, kind: str) -> None:
    """Answer with the card of a game, for everybody and in the server's language; of the usual one if none is said.

    The owner of the bot is told besides how it runs, alone and in his own language.

    Raises:
        Refused: there is no card of this game, or cards were asked for too often.
        Forbidden: the bot lacks permissions that a table in this channel would need.
    """
    kind = require_card(app.games, kind or USUAL)
    channel = reply.interaction.channel
    lacking = missing(reply.interaction.app_permissions, thread=isinstance(channel, discord.Thread))
    if lacking:
        raise await barred(clock, reply.interaction, lacking)
    desk.not_too_often(reply, Wish.BOARD)
    await reply.public(await game_card_screen(app, kind, reply.reader.server))
    if steward.is_owner(reply.user):
        await reply.aside(owner_status_screen(app, await steward.status(), reply.reader.of()))
