"""Presses about reviews: whoever sat at a finished table has his game looked through, and reads what was found."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import discord

from bot.context import App
from bot.discord_api.errors import NETWORK
from bot.handlers.history import history_of
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.cooldowns import Wish
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.params import number
from bot.interactions.response import Reply, Screen
from bot.screens.components import notice
from bot.screens.reviews import progress_page, review_page
from bot.services.reviews import Looking, ReviewBusy, Reviewing
from bot.services.table_actions import Desk
from bot.tables import History, Tables

log = logging.getLogger(__name__)

MOMENT: Final = 0.3
"""So many seconds pass before it is said that a game is being looked at."""
EVERY: Final = 4.0
"""So many seconds lie between two edits that say how far it has got."""


class ReviewPresses:
    """Answers presses about reviews."""

    def __init__(self, desk: Desk, app: App, tables: Tables, reviewing: Reviewing) -> None:
        self._desk = desk
        self._app = app
        self._tables = tables
        self._reviewing = reviewing

    @press(Verb.REVIEW, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _review(self, reply: Reply, press: PressId) -> None:
        """Show what was found about one's own seat; where nobody has looked yet, look and say how far that is.

        Raises:
            Refused: it is nobody's own seat, the game has no history, or nothing can look or has time for it.
            TableError: NO_TABLE, STORE.
        """
        table = await self._tables.get(press.table)
        history, seat = history_of(table), table.seat_of(reply.user)
        if seat is None:
            raise Refused("error-review-not-yours")
        found = await self._tables.reviews.of(table.id, seat)
        if found is not None:
            place, language = number(press.arg[:-1] or "0"), self._desk.language(reply, table)
            await reply.private(await review_page(self._app, history, seat, found, place, language))
            return
        looking = self._begun(reply, history, seat)
        if looking.task is not None:
            await asyncio.wait({looking.task}, timeout=MOMENT)
        await reply.private(await self._screen(reply, history, seat, looking))
        self._follow(reply, history, seat, looking)

    def _begun(self, reply: Reply, history: History, seat: int) -> Looking:
        """Return the review of a seat that is under way, or begin it.

        Raises:
            Refused: nothing can look here, or has time for it, or he asks too often.
        """
        reviewing, table = self._reviewing, history.table
        looking = reviewing.under_way(table.id, seat)
        if looking is not None:
            return looking
        if not self._app.reviews(table):
            raise Refused("error-review-none")
        self._desk.not_too_often(reply, Wish.REVIEW)
        try:
            return reviewing.begin(history, seat)
        except ReviewBusy:
            raise Refused("error-review-busy") from None

    def _follow(self, reply: Reply, history: History, seat: int, looking: Looking) -> None:
        """Go on telling somebody how far it is, beside everything else; what he was told by before tells no more."""
        if looking.task is None or looking.task.done():
            return
        self._reviewing.follow(reply.user, history.table.id, self._told(reply, history, seat, looking))

    async def _told(self, reply: Reply, history: History, seat: int, looking: Looking) -> None:
        """Show how far a review is, and in the end what it found; whoever has put that away is not told any more."""
        task, said = looking.task, (looking.done, looking.of)
        try:
            while task is not None and not task.done():
                await asyncio.wait({task}, timeout=EVERY)
                if task.done() or (looking.done, looking.of) != said:
                    said = looking.done, looking.of
                    await reply.renew(await self._screen(reply, history, seat, looking))
        except (discord.HTTPException, *NETWORK) as error:
            log.info("a review could not be shown (%s)", type(error).__name__)

    async def _screen(self, reply: Reply, history: History, seat: int, looking: Looking) -> Screen:
        """Return what there is to be read of a review now."""
        table, task = history.table, looking.task
        language = self._desk.language(reply, table)
        speech = self._app.speech(table, language)
        if task is None or not task.done():
            return progress_page(table, looking.done, looking.of, speech)
        if task.cancelled() or task.exception() is not None:
            return notice(speech.say("error-review-failed"))
        return await review_page(self._app, history, seat, task.result(), 0, language)
