"""The press or command that brought something about, as the reconciler may use it: an offer, never a condition."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

import discord

from bot.discord_api.errors import NETWORK, as_trouble
from bot.interactions.response import Reply, Screen

log = logging.getLogger(__name__)


class Courtesy:
    """A reply that a pass may make by the way (`bot.reconciler.Answer`)."""

    def __init__(self, reply: Reply) -> None:
        self._reply = reply

    @property
    def posts(self) -> bool:
        """Whether the answer is a public message that is still to be made."""
        return self._reply.posts

    def offers(self, message: int) -> bool:
        """Whether this message was pressed and can still be updated by the answer."""
        return self._reply.offers(message)

    async def update(self, screen: Screen) -> None:
        """Put a screen in the pressed message's place.

        Raises:
            Trouble: it cannot be done so; it may have been if that is Unsure.
        """
        with as_trouble():
            await self._reply.update(screen)

    async def public(self, screen: Screen) -> int:
        """Answer with a message that everybody sees, and return its id.

        Raises:
            Trouble: it cannot be done so; it may have been if that is Unsure.
        """
        with as_trouble():
            return await self._reply.public(screen)

    async def quietly(self) -> None:
        """Acknowledge the press; do nothing where it is too late."""
        try:
            await self._reply.quietly()
        except (discord.HTTPException, *NETWORK) as error:
            log.info("a press could not be acknowledged (%s)", type(error).__name__)

    async def erase(self, message: int) -> bool:
        """Delete a message by the token of the press on it; False where it is another, or that fails."""
        try:
            return await self._reply.erase(message)
        except (discord.HTTPException, *NETWORK) as error:
            log.info("a message could not be deleted by the press on it (%s)", type(error).__name__)
            return False


async def side_by_side(*duties: Awaitable[object]) -> None:
    """Do several things at once, each to its end whatever becomes of the others; then raise what went wrong first."""
    for result in await asyncio.gather(*duties, return_exceptions=True):
        if isinstance(result, BaseException):
            raise result
