"""Presses in lessons, the command that begins one, and the offer to somebody who has never played."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

import discord

from bot.context import App
from bot.discord_api.errors import NETWORK
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import Private
from bot.interactions.errors import Refused
from bot.interactions.params import parts
from bot.interactions.response import Reply, Screen
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
from bot.services.picked_cards import action_code, composed, marked
from bot.services.table_actions import Desk
from bot.tables import Table, TableError, Tables
from engine.game import Event, IllegalAction

log = logging.getLogger(__name__)

FINISHED: Final = "finished"
"""Under what those are counted who have come to a lesson's end; no step is called so."""


class Learning:
    """Leads through lessons. Each button names its step, so that a message of any age goes on from there."""

    def __init__(self, desk: Desk, app: App, tables: Tables) -> None:
        self._desk = desk
        self._app = app
        self._tables = tables

    async def open(self, reply: Reply, kind: str) -> None:
        """Show the beginning of a game's lesson, or where somebody has got to in it; without a game all there are.

        Raises:
            Refused: the game has no lesson.
            TableError: STORE.
        """
        reached = await self._tables.lesson_progress.of(reply.user)
        if not kind:
            await reply.private(lessons_page(self._app, self._desk.language(reply), reached))
            return
        lesson, known = self._lesson(kind), reached.get(kind)
        if known is None or not known.step:
            await self._go_to(reply, LessonStep(kind, 0))
        else:
            await reply.private(lesson_start_page(self._app, kind, lesson, known.step, self._desk.language(reply)))

    async def offer(self, reply: Reply, table: Table) -> None:
        """Tell somebody of the lesson who has never played, once. He has his seat: nothing of that depends on it."""
        if self._app.games[table.kind].lesson is None:
            return
        try:
            if await self._tables.lesson_progress.offer(reply.user, table.kind):
                screen = lesson_offer_page(self._app, table.kind, self._desk.language(reply, table))
                await reply.aside(screen, Private.KEPT)
        except (TableError, discord.HTTPException, *NETWORK) as error:
            log.info("somebody could not be told of a lesson (%s)", type(error).__name__)

    @press(Verb.LEARN, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _pressed(self, reply: Reply, press: PressId) -> None:
        """Show a lesson from its beginning, or do what was pressed in one of its steps."""
        found = parse_lesson_arg(press.arg)
        if found is None:
            await self.open(reply, press.arg)
            return
        place, what, rest = found
        inner = replace(press, arg=rest)
        if place.step > len(self._lesson(place.kind).steps):
            raise Refused("error-old-button")
        match what:
            case LessonAction.GO:
                await self._go_to(reply, place)
            case LessonAction.LEAVE:
                speech = self._app.words.speech(self._desk.language(reply), place.kind, markdown=True)
                await reply.private(left_lesson_page(place, speech))
            case LessonAction.ACT:
                await self._act(reply, place, [action_code(reply, rest)])
            case LessonAction.BRANCH:
                await self._show(reply, place, branch=rest)
            case LessonAction.PICK:
                branch, picked = _picked(reply, inner)
                await self._show(reply, place, branch=branch, picked=picked)
            case LessonAction.PLAY:
                await self._act(reply, place, self._played(place, inner))
            case _:
                assert_never(what)

    async def _go_to(self, reply: Reply, place: LessonStep) -> None:
        """Show a step, or the end behind the last one, and remember that somebody has come so far.

        A step whose game the rules do not have any more is passed over.
        """
        kind, lesson, step = place.kind, self._lesson(place.kind), place.step
        while step < len(lesson.steps) and self._situation(LessonStep(kind, step)) is None:
            log.warning("the rules of %s have no step %s of its lesson any more", kind, lesson.steps[step].code)
            step += 1
        codes = [one.code for one in lesson.steps[: step + 1]]
        try:
            reached = codes if step < len(lesson.steps) else [*codes, FINISHED]
            await self._tables.lesson_progress.reach(reply.user, kind, step, reached)
        except TableError as error:
            # Whoever learns goes on; another day it is not known how far he was.
            log.warning("a step of a lesson could not be stored (%s)", error.reason)
        if step == len(lesson.steps):
            await reply.private(lesson_end_page(self._app, kind, self._desk.language(reply)))
        else:
            await self._show(reply, LessonStep(kind, step))

    async def _show(
        self,
        reply: Reply,
        place: LessonStep,
        *,
        branch: str = "",
        picked: str | None = None,
        events: Sequence[Event] = (),
    ) -> None:
        lesson, learner, now = self._lesson(place.kind), self._learner(reply), self._asked(place)
        screen = step_page(self._app, learner, lesson, place, now, branch=branch, picked=picked, events=events)
        await self._shown(reply, await screen)

    def _played(self, place: LessonStep, press: PressId) -> list[str]:
        """Return the actions that the picked things make: the mask counts places in what the step shows."""
        code, mask = parts(press, 2)
        codes = composed(self._app.games[place.kind].rules, self._asked(place).decision, code, mask)
        if codes is None:
            raise Refused("error-old-button")
        return codes

    async def _act(self, reply: Reply, place: LessonStep, codes: Sequence[str]) -> None:
        """Tell what came of the right move, or what would come of another one, after which the step stays."""
        lesson, now = self._lesson(place.kind), self._asked(place)
        try:
            done = answer(self._app.games[place.kind].rules, lesson.steps[place.step], codes)
        except IllegalAction:
            raise Refused("error-old-button") from None
        if done.right:
            await self._shown(reply, await right_move_page(self._app, self._learner(reply), lesson, place, now, done))
        else:
            await self._show(reply, place, events=done.events)

    async def _shown(self, reply: Reply, screen: Screen) -> None:
        """Show what was drawn, unless its reader has gone on meanwhile."""
        if reply.overtaken:
            await reply.quietly()
        else:
            await reply.private(screen)

    def _learner(self, reply: Reply) -> Learner:
        return Learner(self._desk.language(reply), reply.interaction.user.display_name)

    def _lesson(self, kind: str) -> Lesson:
        game = self._app.games.get(kind)
        if game is None or game.lesson is None:
            raise Refused("error-no-lesson")
        return game.lesson

    def _asked(self, place: LessonStep) -> Situation:
        """Return what a step is about.

        Raises:
            Refused: it is the end, or the rules have nothing of the step any more.
        """
        now = self._situation(place) if place.step < len(self._lesson(place.kind).steps) else None
        if now is None:
            raise Refused("error-old-button")
        return now

    def _situation(self, place: LessonStep) -> Situation | None:
        return situation(self._app.games[place.kind].rules, self._lesson(place.kind).steps[place.step])


def _picked(reply: Reply, press: PressId) -> tuple[str, str]:
    """Return the branch in which things were marked in a select, and the mask of all that are marked now."""
    code, mask, part = parts(press, 3)
    return code, marked(reply, mask, part)
