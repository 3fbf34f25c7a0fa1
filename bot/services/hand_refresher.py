"""Hands that say that their player waits: each is drawn again in its place when the player is asked.

Discord lets an ephemeral message be edited by the token of its interaction, for fifteen minutes. Older hands stay as
they are; their text names the moment that it is about.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

import discord

from bot.discord_api.errors import NETWORK
from bot.domain.clock import Clock
from bot.helpers.bounded_dict import BoundedDict
from bot.interactions.ephemeral import TOKEN_LIFE
from bot.interactions.response import InteractionResponse, Screen
from bot.tables import Status, Table, TableError

log = logging.getLogger(__name__)

_HANDS: Final = 2048
"""Number of hands that are known at once."""

Draw: TypeAlias = Callable[[InteractionResponse, Table, int], Awaitable[Screen]]
"""Draws the hand of a seat for the reader of a response."""


@dataclass(frozen=True, slots=True)
class _WaitingHand:
    """A hand whose player waits: the response that shows it, the seat, and how long it can be edited."""

    response: InteractionResponse
    seat: int
    until: float


class HandRefresher:
    """Remembers hands that were shown to players who were not asked, and draws them again when they are."""

    def __init__(self, clock: Clock, draw: Draw) -> None:
        self._clock = clock
        self._draw = draw
        self._hands: BoundedDict[tuple[int, int], _WaitingHand] = BoundedDict(_HANDS)
        self._refreshing: set[asyncio.Task[None]] = set()

    def note_shown(self, response: InteractionResponse, table: Table, seat: int, newest: Table) -> None:
        """Note that a response shows the hand of a seat, unless it has been pressed or replaced since.

        Args:
            response: the response.
            table: the table as the hand shows it.
            seat: the player's.
            newest: the table as it is now; the player may be asked already.
        """
        if response.is_outdated:
            return
        key = response.user, table.id
        self._hands.pop(key, None)
        if table.status is Status.RUNNING and seat not in table.waiting:
            self._hands[key] = _WaitingHand(response, seat, self._clock.now() + TOKEN_LIFE)
            self.refresh(newest)

    def refresh(self, table: Table) -> None:
        """Draw the hands of those players again who waited at a table and are asked now."""
        now = self._clock.now()
        while self._hands and next(iter(self._hands.values())).until <= now:
            self._hands.popitem(last=False)
        if table.status is not Status.RUNNING:
            return
        users = (table.players[seat].user for seat in table.waiting)
        for user in users:
            hand = self._hands.pop((user, table.id), None) if user is not None else None
            if hand is not None and hand.seat in table.waiting and not hand.response.is_outdated:
                task = asyncio.create_task(self._show(hand, table))
                self._refreshing.add(task)
                task.add_done_callback(self._refreshing.discard)

    async def close(self) -> None:
        """Stop; hands that are not drawn again stay as they are."""
        for task in self._refreshing:
            task.cancel()
        await asyncio.gather(*self._refreshing, return_exceptions=True)

    async def _show(self, hand: _WaitingHand, table: Table) -> None:
        """Draw a hand again; log no error's text, because it could contain the token."""
        try:
            await hand.response.refresh(await self._draw(hand.response, table, hand.seat))
        except (discord.DiscordException, *NETWORK, TableError, ValueError) as error:
            log.info("table %s: a hand could not be drawn again (%s)", table.id, type(error).__name__)
