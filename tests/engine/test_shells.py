"""The rules of the toy game Shells, which the tests of the house play: it keeps the contract that every game keeps."""

from __future__ import annotations

from random import Random

import pytest

from engine.game import IllegalAction
from engine.replay import replay
from tests.shells.game import EACH, RULES, SEATS, Drawn


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(20))
def test_random_games_end_keep_every_shell_once_and_can_be_replayed(seats: int, seed: int) -> None:
    """And all that is listed can be played, by its code, and nothing else."""
    chance = Random(seed)
    game, moves = RULES.new(seats, {}, str(seed)), []
    while game.waiting:
        (seat,) = game.waiting
        action = chance.choice(game.legal(seat))
        assert RULES.parse(action.code) == action
        with pytest.raises(IllegalAction):
            game.copy().apply((seat + 1) % seats, action)
        events = game.apply(seat, action)
        moves.append((seat, action.code))
        there = [shell for pile in (*game.hands, game.row, game.bag) for shell in pile]
        assert len(there) == len(set(there)) == EACH * seats - thrown(moves)
        for event in events:
            if isinstance(event, Drawn):
                assert event.seen((seat + 1) % seats).drawn == (None,) * len(event.drawn)
    assert replay(RULES, seats, {}, str(seed), moves) == game
    assert game.outcome is not None
    assert RULES.record(seats, {}, str(seed), moves)["scores"] == list(game.outcome.scores)


def thrown(moves: list[tuple[int, str]]) -> int:
    """Return how many shells lie in the sea."""
    return sum(code.count(",") + 1 for _, code in moves if code.startswith("x."))


def test_a_viewer_sees_his_own_hand_only() -> None:
    """Until the game is over."""
    game = RULES.new(3, {}, "seen")
    assert [None in hand for hand in game.view(1).hands] == [True, False, True]
    assert [None in hand for hand in game.view(None).hands] == [True] * 3


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_is_for_three_or_five(seats: int) -> None:
    """So that nothing takes a range for granted."""
    with pytest.raises(ValueError, match="no game"):
        RULES.new(seats, {}, "any")
