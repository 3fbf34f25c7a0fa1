"""Playing a written-down game again."""

import pytest

from bench.play import play_one
from engine.game import IllegalAction, Refusal
from engine.replay import replay, steps
from engine.sobek import RULES


def test_a_replayed_game_is_the_live_game_in_every_eye():
    for number in range(9):
        played = play_one(RULES, 2 + number % 3, {}, f"replay/{number}")
        again = replay(RULES, played.seats, played.options, played.seed, played.moves)
        assert again.outcome == played.game.outcome
        for viewer in (None, *range(played.seats)):
            assert again.view(viewer) == played.game.view(viewer)


def test_a_replayed_beginning_waits_for_the_same_seats_with_the_same_actions():
    played = play_one(RULES, 4, {}, "beginning")
    for length in range(0, len(played.moves), 7):
        game = replay(RULES, 4, {}, played.seed, played.moves[:length])
        seat, code = played.moves[length]
        assert seat in game.waiting
        assert code in [action.code for action in game.legal(seat)]


def test_steps_tell_who_did_what_and_what_happened():
    played = play_one(RULES, 2, {}, "steps")
    told = list(steps(RULES.new(2, {}, played.seed), RULES.parse, played.moves))
    assert [(seat, action.code) for seat, action, _ in told] == list(played.moves)
    assert told[-1][2][-1].code == "game-ended"


def test_a_move_that_does_not_fit_is_refused():
    game = RULES.new(3, {}, "misfit")
    with pytest.raises(IllegalAction) as refused:
        replay(RULES, 3, {}, "misfit", [((game.waiting[0] + 1) % 3, "t.1")])
    assert refused.value.reason is Refusal.NOT_WAITING


def test_a_game_for_five_cannot_be_replayed():
    with pytest.raises(ValueError):
        replay(RULES, 5, {}, "five", [])
