"""The command that posts the card of a game."""

from __future__ import annotations

import discord

from bot.app_context import App
from bot.domain.clock import Clock
from bot.games import USUAL
from bot.handlers.game_intro import require_card
from bot.interactions.bot_permissions import missing_permissions
from bot.interactions.cooldowns import Cooldown
from bot.interactions.response import InteractionResponse
from bot.queries.owner_status import OwnerStatusQuery
from bot.screens.game_intro import game_card_screen
from bot.screens.owner_status import owner_status_screen
from bot.services.opening_permissions import permission_refusal
from bot.services.table_actions import TableActions


async def post_card(
    table_actions: TableActions,
    app: App,
    clock: Clock,
    steward: OwnerStatusQuery,
    response: InteractionResponse,
    kind: str,
) -> None:
    """Post the card of a game, of the usual one if none is given, in the server's language.

    The owner of the bot also gets an ephemeral message in their own language that says how the bot runs.

    Raises:
        Refused: the game has no card, or the user asks too often.
        Forbidden: the bot lacks permissions that a table in this channel needs.
    """
    kind = require_card(app.games, kind or USUAL)
    channel = response.interaction.channel
    missing = missing_permissions(response.interaction.app_permissions, thread=isinstance(channel, discord.Thread))
    if missing:
        raise await permission_refusal(clock, response.interaction, missing)
    table_actions.require_no_cooldown(response, Cooldown.BOARD)
    await response.send_public(await game_card_screen(app, kind, response.reader.server))
    if steward.is_owner(response.user):
        await response.send_ephemeral(owner_status_screen(app, await steward.status(), response.reader.of()))
