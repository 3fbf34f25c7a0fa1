"""Presses about reviews: a player of a finished game has their own moves reviewed and reads the result."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import discord

from bot.app_context import App
from bot.discord_api.errors import NETWORK
from bot.handlers.history import require_history
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.cooldowns import Cooldown
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.press_input import read_number
from bot.interactions.response import InteractionResponse, Screen
from bot.screens.components import notice
from bot.screens.header_and_footer import back_to_table
from bot.screens.reviews import progress_page, review_page
from bot.services.reviews import ReviewBusy, Reviewer, ReviewProgress
from bot.services.table_actions import TableActions
from bot.tables import History, Tables

log = logging.getLogger(__name__)

MOMENT: Final = 0.3
"""Seconds before a message says that the review is running."""
EVERY: Final = 4.0
"""Seconds between two edits that show the progress."""


class ReviewHandlers:
    """Answers presses about reviews."""

    def __init__(self, table_actions: TableActions, app: App, tables: Tables, reviewer: Reviewer) -> None:
        self._table_actions = table_actions
        self._app = app
        self._tables = tables
        self._reviewer = reviewer

    @press(Verb.REVIEW, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _review(self, response: InteractionResponse, press: PressId) -> None:
        """Show the review of the user's own seat; if there is none, begin it and show the progress.

        Raises:
            Refused: the user had no seat, the game has no history, or no search is available or has time.
            TableError: NO_TABLE, STORE.
        """
        table = await self._tables.get(press.table)
        history, seat = require_history(table), table.seat_of(response.user)
        if seat is None:
            raise Refused("error-review-not-yours")
        found = await self._tables.reviews.of(table.id, seat)
        if found is not None:
            index, language = read_number(press.arg[:-1] or "0"), response.language(table)
            await response.show_ephemeral(await review_page(self._app, history, seat, found, index, language))
            return
        progress = self._running_or_new(response, history, seat)
        if progress.task is not None:
            await asyncio.wait({progress.task}, timeout=MOMENT)
        await response.show_ephemeral(await self._screen(response, history, seat, progress))
        self._follow(response, history, seat, progress)

    def _running_or_new(self, response: InteractionResponse, history: History, seat: int) -> ReviewProgress:
        """Return the running review of a seat, or begin it.

        Raises:
            Refused: no search is available or has time, or the user asks too often.
        """
        reviewer, table = self._reviewer, history.table
        progress = reviewer.running(table.id, seat)
        if progress is not None:
            return progress
        if not self._app.is_reviewable(table):
            raise Refused("error-review-none")
        self._table_actions.require_no_cooldown(response, Cooldown.REVIEW)
        try:
            return reviewer.begin(history, seat)
        except ReviewBusy:
            raise Refused("error-review-busy") from None

    def _follow(self, response: InteractionResponse, history: History, seat: int, progress: ReviewProgress) -> None:
        """Show the progress in the background; an earlier message of the user shows it no longer."""
        if progress.task is None or progress.task.done():
            return
        self._reviewer.follow(response.user, history.table.id, self._show_progress(response, history, seat, progress))

    async def _show_progress(
        self, response: InteractionResponse, history: History, seat: int, progress: ReviewProgress
    ) -> None:
        """Show the progress of a review and at the end its result; stop if the message is gone."""
        task, shown = progress.task, (progress.done, progress.total)
        try:
            while task is not None and not task.done():
                await asyncio.wait({task}, timeout=EVERY)
                if task.done() or (progress.done, progress.total) != shown:
                    shown = progress.done, progress.total
                    await response.edit_ephemeral(await self._screen(response, history, seat, progress))
        except (discord.HTTPException, *NETWORK) as error:
            log.info("a review could not be shown (%s)", type(error).__name__)

    async def _screen(
        self, response: InteractionResponse, history: History, seat: int, progress: ReviewProgress
    ) -> Screen:
        """Return the screen of a review: its progress, its result or its failure."""
        table, task = history.table, progress.task
        language = response.language(table)
        speech = self._app.speech(table, language)
        if task is None or not task.done():
            return progress_page(table, progress.done, progress.total, speech)
        if task.cancelled() or task.exception() is not None:
            return notice(speech.say("error-review-failed"), back_to_table(table, speech))
        return await review_page(self._app, history, seat, task.result(), 0, language)
