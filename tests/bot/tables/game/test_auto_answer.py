"""What is done by itself: only what everybody could see to be the one answer, and it can be taken back."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bench.games import GAMES
from bot.store import Entry, LogRow
from bot.tables.game.auto_answer import auto_answer, play_with_auto_answers
from bot.tables.game.session import GameSession, begin_session, replay_log
from engine.game import AnyGame


def courses(
    kind: str, options: dict[str, str], seeds: range
) -> list[tuple[GameSession, int, tuple[int, ...], GameSession]]:
    """Play games at random; give each press by which something was forced, as it was before and after."""
    rules, found = GAMES[kind], []
    for seed in seeds:
        random = Random(seed)
        course = begin_session(rules.new(2, options, f"{seed:032x}"), 0)
        while course.game.waiting:
            seat = random.choice(course.game.waiting)
            legal = list(course.game.legal(seat))
            sets = [action for action in legal if action.code.startswith("s.")]
            now, numbers = play_with_auto_answers(course, seat, [random.choice(sets or legal)])
            if numbers:
                found.append((course, seat, numbers, now))
            course = now
    return found


@pytest.mark.parametrize(
    ("kind", "options"), [("sobek", {}), ("duel", {}), ("duel", {"expansion": "treasures"})], ids=str
)
def test_what_is_forced_is_the_one_answer_and_can_be_taken_back(kind: str, options: dict[str, str]) -> None:
    """It is an ordinary action of the seat, in the log and in the replay."""
    found = courses(kind, options, range(40))
    assert found
    for before, seat, numbers, now in found:
        steps = {step.number: step for step in now.since(before.version)}
        assert all(steps[number].seat == seat and not steps[number].turn for number in numbers)
        assert not any(steps[number].reveals for number in numbers)
        assert now.take_back_refusal(seat) is None
        back = now.take_back(seat)
        assert seat in back.game.waiting
        assert len(back.steps) == len(now.steps) - 1
        assert auto_answer(back.game, seat) is not None


def test_what_others_cannot_see_to_be_forced_is_asked() -> None:
    """A turn, what comes out of a hand or of a pile that one looks at, and what reveals something."""
    told = 0
    for kind in ("sobek", "duel"):
        rules = GAMES[kind]
        for seed in range(60):
            random = Random(seed)
            game: AnyGame = rules.new(2, {}, f"{seed:032x}")
            while game.waiting:
                seat = random.choice(game.waiting)
                decision, legal = game.decision(seat), list(game.legal(seat))
                assert decision is not None
                hidden = decision.kind in ("turn", "vizier", "scribe", "lay", "architect")
                if hidden:
                    told += len(legal) == 1
                    assert auto_answer(game, seat) is None
                if decision.kind in ("event", "pirogue"):
                    left = {choice.code.split(".")[1] for choice in decision.choices}
                    assert (auto_answer(game, seat) is None) or len(left) == 1
                game.apply(seat, random.choice(legal))
    assert told


def test_what_was_forced_is_replayed_like_any_action() -> None:
    """A log knows nothing of it: the stored presses give the same course again."""
    before, _, _, now = courses("sobek", {}, range(20))[0]
    rules = GAMES["sobek"]
    rows = [LogRow(step.number, step.first, Entry.PLAY, step.seat, step.code, 0) for step in now.steps]
    assert before.start is not None
    again = replay_log(rules, before.start.copy(), 0, rows)
    assert again.game.view(None) == now.game.view(None)
    assert replace(again, before=None).version == now.version
