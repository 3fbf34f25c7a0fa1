"""A world in which each game has a lesson, and what a learner does there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.games import GAMES
from bot.screens.lessons import LessonAction, LessonStep, parse_lesson_arg
from tests.bot.faults.discord import Message
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.scenarios import ANA, HERE
from tests.bot.faults.world import QUICK, World, new_world
from tests.bot.lessons.written import lesson_of

KINDS = sorted(GAMES)


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """Give a world in which each game has a lesson, and nobody has done anything."""
    for kind in KINDS:
        monkeypatch.setitem(QUICK, kind, replace(QUICK[kind], lesson=lesson_of(kind)))
    world = await new_world(tmp_path)
    yield world
    await world.stop()


async def begin(world: World, kind: str, user: int = ANA, **where: int | None) -> Message:
    """Begin a lesson by command and give its message."""
    done = await world.command(user, HERE, "learn", game=kind, **where)  # type: ignore[arg-type]
    assert {one.ephemeral_for for one in done.shown} == {user}
    return done.shown[-1]


async def do(
    world: World, message: Message, place: LessonStep, what: LessonAction, rest: str = "", *values: str, user: int = ANA
) -> FakeInteraction:
    """Press in a step."""
    data: dict[str, Any] = {"values": list(values)} if values else {}
    return await world.press(user, message, place.press(what, rest), **data)


def places(kind: str) -> list[LessonStep]:
    """Give the steps of a lesson."""
    return [LessonStep(kind, number) for number in range(len(lesson_of(kind).steps))]


def at(message: Message, what: LessonAction = LessonAction.LEAVE) -> int:
    """Give the step that a message shows."""
    (found,) = {read[0].step for one in message.ids if (read := parse_lesson_arg(one.arg)) and read[1] is what}
    return found
