"""Lessons to test with: the games' own, and three steps of a game by chance where a game has none."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from random import Random

from bot.games import GAMES, Playable
from bot.lessons import Lesson, Scene, Shows, Step
from engine.game import Decision, Role, role_of, walk


@cache
def three_steps(kind: str) -> Lesson:
    """Return a lesson of the first thing that is taken, the first set, and the first answer to something."""
    rules, chance = GAMES[kind].rules, Random(3)
    game, moves = rules.new(2, {}, "a lesson"), list[tuple[int, str]]()
    found: dict[str, int] = {}
    while len(found) < 3:
        seat = game.waiting[0]
        decision, action = game.decision(seat), chance.choice(game.legal(seat))
        assert decision is not None
        found.setdefault(_kind_of(decision, action.code), len(moves))
        game.apply(seat, action)
        moves.append((seat, action.code))
        found.pop("other", None)
    scene = Scene(2, {}, "a lesson", tuple(moves))
    shows = {"take": Shows.BOARD, "set": Shows.HAND, "answer": Shows.HAND}
    steps = (Step(code, scene, number, shows[code], ()) for code, number in found.items())
    return Lesson(tuple(sorted(steps, key=lambda step: step.move)), 2, {})


def lesson_of(kind: str) -> Lesson:
    """Return the lesson of a game."""
    return GAMES[kind].lesson or three_steps(kind)


def with_lessons(games: Mapping[str, Playable]) -> dict[str, Playable]:
    """Return games each of which has a lesson."""
    return {kind: replace(game, lesson=lesson_of(kind)) for kind, game in games.items()}


def _kind_of(decision: Decision, code: str) -> str:
    if not decision.turn:
        return "answer"
    roles = {role_of(choice) for choice in walk(decision.choices) if code.startswith(choice.code)}
    return "take" if Role.TAKE in roles else "set" if Role.SET in roles else "other"


def changed(step: Step, code: str, at: int) -> Step:
    """Give a step in whose game another move is written down."""
    moves = (*step.scene.moves[:at], (step.scene.moves[at][0], code), *step.scene.moves[at + 1 :])
    return replace(step, scene=replace(step.scene, moves=moves))
