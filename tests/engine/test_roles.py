"""Roles: what other packages know of actions, branches and events, without their codes."""

from __future__ import annotations

import pytest

from bench.games import GAMES
from bench.play import play_many
from engine.game import Choice, EndsGame, Role, ScoresRound, TurnAction, role_of, tells_result
from engine.replay import steps

PLAYED = [
    (rules, game, number)
    for rules in GAMES.values()
    for number, game in enumerate(play_many(rules, rules.seats[0], {}, "roles", 3))
]
each_game = pytest.mark.parametrize(
    ("rules", "played"), [(rules, game) for rules, game, _ in PLAYED], ids=[f"{r.code}-{n}" for r, _, n in PLAYED]
)


def leaves(choice: Choice) -> list[Choice]:
    return [choice] if not choice.choices else [leaf for below in choice.choices for leaf in leaves(below)]


@each_game
def test_an_action_takes_a_turn_exactly_where_a_turn_is_asked_for(rules, played):
    """By that it is known where a turn began."""
    game = rules.new(played.seats, played.options, played.seed)
    for seat, code in played.moves:
        asked = game.decision(seat)
        assert {isinstance(action, TurnAction) for action in game.legal(seat)} == {asked.turn}
        game.apply(seat, rules.parse(code))


@each_game
def test_every_branch_of_a_turn_has_the_role_of_the_actions_below_it(rules, played):
    """A command finds what it completes by the role of a branch, and a button its number by that of a leaf."""
    game = rules.new(played.seats, played.options, played.seed)
    roles = set()
    for seat, code in played.moves:
        asked = game.decision(seat)
        for choice in asked.choices:
            below = {role_of(leaf) for leaf in leaves(choice)}
            assert (role_of(choice) is not None) == asked.turn
            assert asked.turn or below == {None}
            for leaf in leaves(choice):
                if leaf.gather is not None:
                    (action, *_) = rules.compose(
                        leaf.code, [one.code for one in leaf.gather.items[: leaf.gather.least]]
                    )
                    below.add(action.role if isinstance(action, TurnAction) else None)
            if asked.turn:
                roles.add(role_of(choice))
                assert below - {None} == {role_of(choice)}
        game.apply(seat, rules.parse(code))
    assert roles >= {Role.TAKE, Role.CHARACTER, Role.SET}


@each_game
def test_what_rounds_and_the_game_came_to_is_told_by_events_of_their_roles(rules, played):
    """The end is told once, by the last move; each round is scored by one event, and nothing else tells a result."""
    game = rules.new(played.seats, played.options, played.seed)
    told = [event for _, _, events in steps(game, rules.parse, played.moves) for event in events]
    results = [event for event in told if tells_result(event)]
    assert isinstance(told[-1], EndsGame)
    assert [isinstance(event, EndsGame) for event in results] == [False] * (len(results) - 1) + [True]
    rounds = 1 if rules.code == "duel" else len(game.view(None).history)
    assert sum(isinstance(event, ScoresRound) for event in results) == rounds == len(results) - 1
