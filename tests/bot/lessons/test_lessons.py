"""The lessons themselves: every step of every game can be made, has its words, and is short enough to be read."""

from __future__ import annotations

import logging
from functools import cache, partial
from itertools import pairwise

import pytest
from fluent.syntax import ast

from bot.games import GAMES
from bot.i18n.loader import parse_message, read_language
from bot.i18n.messages import BoundSpeech, Words
from bot.lessons import Lesson, Shows, Situation, Step, played, position, situation, step_terms
from engine import sobek
from engine.game import IllegalAction, Named
from render.presentation import Seating
from tests.locale.messages import FOLDER, variables

sources = cache(lambda language: read_language(FOLDER / language))
"""Each message of a language as it is written."""
TAUGHT = {code: game.lesson for code, game in GAMES.items() if game.lesson is not None}
STEPS = [pytest.param(code, step, id=f"{code}-{step.code}") for code, lesson in TAUGHT.items() for step in lesson.steps]
LANGUAGES = ("en", "fr", "de", "pl")
WORDS = Words.load()

# What is read and what is done: at most so many words a step; so many a minute, and seconds for a move.
LONGEST, PACE, MOVE, MINUTES = 60, 180, 8, 7


def speech(language: str, kind: str, step: Step) -> BoundSpeech:
    return WORDS.speech(language, kind, (Seating("Ada"), Seating("Kleio"))).to(step.seat)


def found(kind: str, step: Step) -> Situation:
    return _found(kind, TAUGHT[kind].steps.index(step))


@cache
def _found(kind: str, number: int) -> Situation:
    there = situation(GAMES[kind].rules, TAUGHT[kind].steps[number])
    assert there is not None
    return there


def texts(language: str, kind: str, step: Step) -> tuple[str, str]:
    """Give what is asked, and what is said once it is done."""
    told, said = step_terms(GAMES[kind].face, found(kind, step)), speech(language, kind, step)
    return said.say(f"lesson-{kind}-{step.code}", **told), said.say(f"lesson-{kind}-{step.code}-done", **told)


@pytest.mark.parametrize(("kind", "count"), [("sobek", 10), ("duel", 12)])
def test_a_lesson_has_its_steps_in_the_order_of_the_games_they_are_taken_from(kind: str, count: int) -> None:
    steps = TAUGHT[kind].steps
    assert len(steps) == len({step.code for step in steps}) == count
    for one, other in pairwise(steps):
        assert one.scene is not other.scene or one.move < other.move
        assert one.seat == other.seat


@pytest.mark.parametrize(("kind", "lesson"), TAUGHT.items())
def test_there_is_a_game_to_practise_in(kind: str, lesson: Lesson) -> None:
    assert GAMES[kind].rules.new(lesson.seats, lesson.options, "practice").waiting


@pytest.mark.parametrize(("kind", "step"), STEPS)
def test_the_move_that_is_asked_for_can_be_made_and_is_not_the_only_one(kind: str, step: Step) -> None:
    game = position(GAMES[kind].rules, step)
    assert game.waiting == (step.seat,)
    legal = [action.code for action in game.legal(step.seat)]
    assert step.right in legal
    assert len(legal) > 1


@pytest.mark.parametrize(("kind", "step"), STEPS)
def test_what_is_framed_is_on_the_picture_and_has_a_name(kind: str, step: Step) -> None:
    face, said, there = GAMES[kind].face, speech("en", kind, step), found(kind, step)
    picture = face.board(there.view, said) if step.shows is Shows.BOARD else face.hand(there.view, said)
    assert step.frames
    assert set(step.frames) <= {spot.sign for spot in picture.spots}
    assert face.frames is not None
    assert all(face.frames.area(sign, said) for sign in step.frames)


@pytest.mark.parametrize(("kind", "step"), STEPS)
def test_every_move_tells_what_it_does(kind: str, step: Step) -> None:
    """Also the wrong ones, which are answered by what would have happened."""
    rules, face, said = GAMES[kind].rules, GAMES[kind].face, speech("en", kind, step)
    for action in position(rules, step).legal(step.seat):
        events = played(rules, step, action.code)[1]
        assert any(face.tell(event, said) for event in events), action.code


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "step"), STEPS)
def test_the_words_are_there_and_few(language: str, kind: str, step: Step, caplog: pytest.LogCaptureFixture) -> None:
    assert WORDS.has(language, f"lesson-{kind}-{step.code}")
    assert WORDS.has(language, f"lesson-{kind}-{step.code}-done")
    with caplog.at_level(logging.WARNING, logger="bot.i18n.messages"):
        told = texts(language, kind, step)
    assert all(told)
    assert caplog.messages == []
    assert len(" ".join(told).split()) <= LONGEST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "step"), STEPS)
def test_what_is_to_be_done_stands_out(language: str, kind: str, step: Step) -> None:
    """It is bold, and nothing else is."""
    asked, done = texts(language, kind, step)
    assert asked.count("**") == 2
    assert done.count("**") == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", TAUGHT)
def test_a_lesson_takes_less_than_seven_minutes(language: str, kind: str) -> None:
    steps = TAUGHT[kind].steps
    words = sum(len(text.split()) for step in steps for text in texts(language, kind, step))
    assert words / PACE * 60 + MOVE * len(steps) < MINUTES * 60


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "step"), STEPS)
def test_what_is_named_is_what_the_move_is_about(language: str, kind: str, step: Step) -> None:
    """Cards, tiles, goods and tokens in the words come out of the position, in the reader's language."""
    told = step_terms(GAMES[kind].face, found(kind, step))
    asked = parse_message(sources(language)[f"lesson-{kind}-{step.code}"])
    assert isinstance(asked, ast.Message)
    for name in variables(asked).names:
        value = told[name]
        if isinstance(value, Named):
            assert speech(language, kind, step).name(value) in texts(language, kind, step)[0], name


def test_other_rules_break_a_lesson() -> None:
    """By the first rules the row was taken from its other end: what the lesson plays cannot be played there."""
    with pytest.raises(IllegalAction):
        list(map(partial(position, sobek.FIRST), TAUGHT["sobek"].steps))
