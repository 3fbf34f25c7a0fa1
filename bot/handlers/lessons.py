"""Presses in lessons, the command that begins a lesson, and the offer to a new player."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

import discord

from bot.app_context import App
from bot.discord_api.errors import NETWORK
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import EphemeralKind
from bot.interactions.errors import Refused
from bot.interactions.press_input import argument_parts
from bot.interactions.response import InteractionResponse, Screen
from bot.lessons import Lesson, Situation, answer, situation
from bot.screens.lessons import (
    Learner,
    LessonAction,
    LessonStep,
    left_lesson_page,
    lesson_end_page,
    lesson_offer_page,
    lesson_start_page,
    lessons_page,
    parse_lesson_arg,
    right_move_page,
    step_page,
)
from bot.services.picked_cards import action_code, picked_actions, picked_mask
from bot.services.table_actions import TableActions
from bot.tables import Table, TableError, Tables
from engine.game import Event, IllegalAction

log = logging.getLogger(__name__)

FINISHED: Final = "finished"
"""The name under which finished lessons are counted; no step has this name."""


class LessonHandlers:
    """Leads through lessons; each button names its step, so a message of any age continues from there."""

    def __init__(self, table_actions: TableActions, app: App, tables: Tables) -> None:
        self._table_actions = table_actions
        self._app = app
        self._tables = tables

    async def open(self, response: InteractionResponse, kind: str) -> None:
        """Begin a lesson, or offer to continue at the reached step; without a game, list all lessons.

        Raises:
            Refused: the game has no lesson.
            TableError: STORE.
        """
        reached = await self._tables.lesson_progress.of(response.user)
        if not kind:
            await response.show_ephemeral(lessons_page(self._app, response.language(), reached))
            return
        lesson, known = self._require_lesson(kind), reached.get(kind)
        if known is None or not known.step:
            await self._go_to(response, LessonStep(kind, 0))
        else:
            await response.show_ephemeral(lesson_start_page(self._app, kind, lesson, known.step, response.language()))

    async def offer(self, response: InteractionResponse, table: Table) -> None:
        """Offer the lesson once to a user who has never played; a failure does not cost them the seat."""
        if self._app.games[table.kind].lesson is None:
            return
        try:
            if await self._tables.lesson_progress.offer(response.user, table.kind):
                screen = lesson_offer_page(self._app, table.kind, response.language(table))
                await response.send_ephemeral(screen, EphemeralKind.KEPT)
        except (TableError, discord.HTTPException, *NETWORK) as error:
            log.info("somebody could not be told of a lesson (%s)", type(error).__name__)

    @press(Verb.LEARN, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _pressed(self, response: InteractionResponse, press: PressId) -> None:
        """Open a lesson, or do what is pressed in one of its steps."""
        found = parse_lesson_arg(press.arg)
        if found is None:
            await self.open(response, press.arg)
            return
        lesson_step, what, rest = found
        inner = replace(press, arg=rest)
        if lesson_step.step > len(self._require_lesson(lesson_step.kind).steps):
            raise Refused("error-old-button")
        match what:
            case LessonAction.GO:
                await self._go_to(response, lesson_step)
            case LessonAction.LEAVE:
                speech = self._app.words.speech(response.language(), lesson_step.kind, markdown=True)
                await response.show_ephemeral(left_lesson_page(lesson_step, speech))
            case LessonAction.ACT:
                await self._act(response, lesson_step, [action_code(response, rest)])
            case LessonAction.BRANCH:
                await self._show(response, lesson_step, branch=rest)
            case LessonAction.PICK:
                branch, picked = _picked(response, inner)
                await self._show(response, lesson_step, branch=branch, picked=picked)
            case LessonAction.PLAY:
                await self._act(response, lesson_step, self._picked_actions(lesson_step, inner))
            case _:
                assert_never(what)

    async def _go_to(self, response: InteractionResponse, lesson_step: LessonStep) -> None:
        """Show a step, or the end after the last one, and store how far the user has got.

        Steps whose position the rules no longer have are skipped.
        """
        kind, lesson, step = lesson_step.kind, self._require_lesson(lesson_step.kind), lesson_step.step
        while step < len(lesson.steps) and self._situation(LessonStep(kind, step)) is None:
            log.warning("the rules of %s have no step %s of its lesson any more", kind, lesson.steps[step].code)
            step += 1
        codes = [one.code for one in lesson.steps[: step + 1]]
        try:
            reached = codes if step < len(lesson.steps) else [*codes, FINISHED]
            await self._tables.lesson_progress.reach(response.user, kind, step, reached)
        except TableError as error:
            # The lesson continues; only the user's progress is lost.
            log.warning("a step of a lesson could not be stored (%s)", error.reason)
        if step == len(lesson.steps):
            await response.show_ephemeral(lesson_end_page(self._app, kind, response.language()))
        else:
            await self._show(response, LessonStep(kind, step))

    async def _show(
        self,
        response: InteractionResponse,
        lesson_step: LessonStep,
        *,
        branch: str = "",
        picked: str | None = None,
        events: Sequence[Event] = (),
    ) -> None:
        lesson, learner, now = (
            self._require_lesson(lesson_step.kind),
            self._learner(response),
            self._require_situation(lesson_step),
        )
        screen = step_page(self._app, learner, lesson, lesson_step, now, branch=branch, picked=picked, events=events)
        await self._show_unless_outdated(response, await screen)

    def _picked_actions(self, lesson_step: LessonStep, press: PressId) -> list[str]:
        """Return the actions that the picked items make; the mask counts the items as the step shows them."""
        code, mask = argument_parts(press, 2)
        codes = picked_actions(
            self._app.games[lesson_step.kind].rules, self._require_situation(lesson_step).decision, code, mask
        )
        if codes is None:
            raise Refused("error-old-button")
        return codes

    async def _act(self, response: InteractionResponse, lesson_step: LessonStep, codes: Sequence[str]) -> None:
        """Show what the right move did; for another move show what it would do, and stay at the step."""
        lesson, now = self._require_lesson(lesson_step.kind), self._require_situation(lesson_step)
        try:
            done = answer(self._app.games[lesson_step.kind].rules, lesson.steps[lesson_step.step], codes)
        except IllegalAction:
            raise Refused("error-old-button") from None
        if done.right:
            await self._show_unless_outdated(
                response, await right_move_page(self._app, self._learner(response), lesson, lesson_step, now, done)
            )
        else:
            await self._show(response, lesson_step, events=done.events)

    async def _show_unless_outdated(self, response: InteractionResponse, screen: Screen) -> None:
        """Show a screen, unless the user has pressed another button meanwhile."""
        if response.is_outdated:
            await response.acknowledge_silently()
        else:
            await response.show_ephemeral(screen)

    def _learner(self, response: InteractionResponse) -> Learner:
        return Learner(response.language(), response.interaction.user.display_name)

    def _require_lesson(self, kind: str) -> Lesson:
        game = self._app.games.get(kind)
        if game is None or game.lesson is None:
            raise Refused("error-no-lesson")
        return game.lesson

    def _require_situation(self, lesson_step: LessonStep) -> Situation:
        """Return the position and decision of a step.

        Raises:
            Refused: the lesson ends there, or the rules no longer have the step's position.
        """
        now = (
            self._situation(lesson_step)
            if lesson_step.step < len(self._require_lesson(lesson_step.kind).steps)
            else None
        )
        if now is None:
            raise Refused("error-old-button")
        return now

    def _situation(self, lesson_step: LessonStep) -> Situation | None:
        return situation(
            self._app.games[lesson_step.kind].rules, self._require_lesson(lesson_step.kind).steps[lesson_step.step]
        )


def _picked(response: InteractionResponse, press: PressId) -> tuple[str, str]:
    """Return the branch of a pressed select, and the mask of all items that are picked in it now."""
    code, mask, part = argument_parts(press, 3)
    return code, picked_mask(response, mask, part)
