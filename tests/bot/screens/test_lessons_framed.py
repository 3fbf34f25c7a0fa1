"""A step's picture has what matters framed, and says so first; what is opened in it is shown as it is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.app_context import App
from bot.games import GAMES
from bot.lessons import Lesson, Shows, situation
from bot.screens.lessons import Learner, LessonStep, step_page
from engine.game import walk
from tests.bot.lessons.written import three_steps
from tests.bot.message_limits import app as all_languages
from tests.bot.screens.pages import parts

spoken = all_languages
FRAMED = {
    ("sobek", Shows.BOARD): (("row", "track", "temple"), "Framed: the quays, the scoring track with the markers. "),
    ("sobek", Shows.HAND): (("hand",), "Framed: your hand. "),
    ("duel", Shows.BOARD): (("market",), "Framed: the market. "),
    ("duel", Shows.HAND): (("hand",), "Framed: your hand. "),
}


def with_frames(kind: str, shows: Shows, frames: tuple[str, ...]) -> Lesson:
    """Give a lesson of one step, its first, which frames this."""
    lesson = three_steps(kind)
    return replace(lesson, steps=(replace(lesson.steps[0], shows=shows, frames=frames),))


async def first_alt(app: App, lesson: Lesson, kind: str, branch: str = "") -> str:
    """Give the alt text of the picture of the step."""
    now = situation(GAMES[kind].rules, lesson.steps[0])
    assert now is not None
    screen = await step_page(app, Learner("en", "Anna"), lesson, LessonStep(kind, 0), now, branch=branch)
    (shown,) = (item for part in parts(screen) for item in part.get("items", ()) if "media" in item)
    return str(shown["description"])


@pytest.mark.parametrize(("kind", "shows"), FRAMED, ids=str)
async def test_what_matters_is_framed_and_told_first(spoken: App, kind: str, shows: Shows) -> None:
    """What is not there is not told either."""
    frames, alt = FRAMED[kind, shows]
    plain = await first_alt(spoken, with_frames(kind, shows, ()), kind)
    assert (await first_alt(spoken, with_frames(kind, shows, frames), kind)).startswith(f"{alt}{plain[:100]}")


@pytest.mark.parametrize("kind", sorted(GAMES))
async def test_what_is_opened_is_shown_without_frames(spoken: App, kind: str) -> None:
    """There the numbers of the choices matter."""
    frames, alt = FRAMED[kind, Shows.HAND]
    lesson = with_frames(kind, Shows.HAND, frames)
    now = situation(GAMES[kind].rules, lesson.steps[0])
    assert now is not None
    for choice in walk(now.decision.choices):
        if choice.action is None:
            assert not (await first_alt(spoken, lesson, kind, choice.code)).startswith(alt)
