"""What those who are asked have missed, in random games: the last turn of each seat since their own, and no secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain, groupby, islice
from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.store import Entry
from bot.tables import Player, VisibleAction, VisibleGame
from bot.tables.game.session import GameSession, begin_session
from bot.tables.game.turn_boundaries import last_turn_start, round_end_index
from bot.tables.seat_history import SeatHistory
from engine.game import IllegalAction
from engine.sobek.state import Laying
from tests.engine.duel.walks import steps as duel_steps
from tests.engine.duel.walks import walk as duel_walk
from tests.engine.duel.worlds import another_world
from tests.engine.sobek.walks import steps, walk
from tests.engine.sobek.worlds import World, step_in

TABLES = (("sobek", 2), ("sobek", 3), ("sobek", 4), ("duel", 2))


@dataclass
class Told:
    """A game as it is played, and a diary kept beside it: who acted, and whether he was asked for a turn."""

    course: GameSession
    seat_history: SeatHistory
    rules: Any
    diary: list[tuple[int, int, bool, Entry]] = field(default_factory=list)
    scored: int = 0

    def seen(self, viewer: int | None = None) -> VisibleGame:
        return VisibleGame(viewer, bool(self.course.game.waiting), self.course, self.seat_history, self.rules)

    def own_turn(self, seat: int) -> int:
        """Return what came last of the turn before the one that a person is asked for."""
        before = list(self.diary)
        while seat in self.course.game.waiting and before and before[-1][1] == seat:
            before.pop()
        return max((number for number, whose, _, entry in before if (whose, entry) == (seat, Entry.PLAY)), default=0)

    def last_turn(self, seat: int) -> list[int]:
        """Return the numbers of the last turn of a seat: from the press in which it was asked for one."""
        turn: list[int] = []
        had = False
        for number, whose, asked, _ in reversed(self.diary):
            if whose != seat and had:
                break
            if whose == seat:
                turn.append(number)
                had = had or asked
        return turn

    def turns(self, first: int) -> Counter[int]:
        """Return how many turns each seat had from a number on; several on end are one."""
        runs = groupby((one for one in self.diary if one[0] >= first), key=lambda one: one[1])
        return Counter(seat for seat, run in runs if any(asked for _, _, asked, _ in run))


def games(kind: str, seats: int, seed: int, absent: frozenset[int] = frozenset()) -> Iterator[Told]:
    """Play a random game and yield it after every action; computers act in the places of the absent."""
    rules, chance = GAMES[kind].rules, Random(seed)
    players = tuple(Player(seat, None if seat == seats - 1 else 100 + seat, f"n{seat}") for seat in range(seats))
    told = Told(begin_session(rules.new(seats, {}, f"missed {seed}"), 3), SeatHistory(players), rules)
    lean = chance.choice((0.2, 0.5, 0.8))
    while told.course.game.waiting:
        game = told.course.game
        seat = chance.choice(game.waiting)
        asked = game.decision(seat)
        assert asked is not None
        legal = game.legal(seat)
        others = [action for action in legal if not action.code.startswith("t.")]
        action = chance.choice(others if others and chance.random() < lean else legal)
        entry = Entry.AUTO if players[seat].user is None or seat in absent else Entry.PLAY
        told.course = told.course.play(entry, seat, [action])
        number = told.course.version
        told.diary.append((number, seat, asked.turn, entry))
        if round_end_index(told.course.steps[-1].events) is not None:
            told.scored = number
        yield told


def numbers(seen: VisibleGame) -> list[int]:
    return [one.number for one in seen.missed if isinstance(one, VisibleAction)]


@pytest.mark.parametrize(("kind", "seats"), TABLES)
def test_a_board_tells_the_last_turn_of_each_other_seat_since_the_turns_of_those_who_are_asked(
    kind: str, seats: int
) -> None:
    found: Counter[str] = Counter()
    for told in chain.from_iterable(games(kind, seats, seed) for seed in range(6)):
        seen = told.seen()
        asked = [seat for seat in seen.waiting if told.seat_history.players[seat].user is not None]
        if not asked:
            assert seen.missed == seen.recent
            found["nobody asked"] += 1
            continue
        heard, since = numbers(seen), min(map(told.own_turn, asked))
        assert all(number > since for number in heard), "nobody is told what he has seen"
        assert heard == [step.number for step in told.course.steps if step.number >= (heard or [10**9])[0]]
        for seat in range(seats):
            turn = [number for number in told.last_turn(seat) if number > max(since, told.scored - 1)]
            assert set(turn) <= set(heard)
        found["several asked"] += len(asked) > 1
        found["several told"] += len({told.course.steps[number - 4].seat for number in heard}) > 1
        found["first turn"] += since == 0
    assert found["first turn"]
    assert found["several told"] or seats == 2
    assert found["several asked"] or kind == "duel" or seats == 2
    assert found["nobody asked"]


@pytest.mark.parametrize(("kind", "seats"), TABLES)
def test_of_others_who_were_there_more_often_than_oneself_only_the_last_turn_is_told(kind: str, seats: int) -> None:
    """A computer has played for the first seat since its first move, so the others have had many turns."""
    cut = 0
    for told in games(kind, seats, 5, absent=frozenset({0})):
        seen = told.seen(None)
        if told.course.game.waiting == (0,) and len(told.diary) > 30:
            heard = numbers(seen)
            assert min(told.turns(heard[0]).values(), default=1) == 1, "of at least one seat it is the last turn alone"
            assert len(numbers(told.seen(0))) > len(heard)
            cut += 1
    assert cut


@pytest.mark.parametrize(("kind", "seats"), TABLES)
def test_a_round_that_was_scored_is_the_first_that_a_board_tells(kind: str, seats: int) -> None:
    """Also where a computer has ended it, and is the only one who is asked then."""
    told_scores = 0
    for told in chain.from_iterable(games(kind, seats, seed) for seed in range(7, 13)):
        for one in told.seen().missed:
            assert isinstance(one, VisibleAction)
            assert one.number >= told.scored or not told.course.game.waiting
            told_scores += round_end_index(one.events) is not None
    assert told_scores


@pytest.mark.parametrize(("kind", "seats"), TABLES)
def test_a_player_is_told_all_that_others_did_since_his_last_turn(kind: str, seats: int) -> None:
    first = False
    for told in games(kind, seats, 8):
        for seat in range(seats - 1):
            seen, since = told.seen(seat), told.own_turn(seat)
            assert numbers(seen) == [number for number, whose, _, _ in told.diary if number > since and whose != seat]
            assert seen.had_turn == (since > 0)
            first |= not seen.had_turn and bool(seen.missed)
    assert first, "somebody was told of what was before his first turn"


@pytest.mark.parametrize(("kind", "seats"), TABLES)
def test_the_moments_of_a_player_are_what_he_saw_then(kind: str, seats: int) -> None:
    """Nothing of a film can be anything else than what was seen by its viewer when it happened."""
    views: list[dict[int, Any]] = []
    compared = 0
    for told in games(kind, seats, 9):
        views.append({seat: told.course.game.view(seat) for seat in range(seats)})
        if len(views) % 5:
            continue
        for seat in range(seats - 1):
            begun, *moments = told.seen(seat).moments()
            since = told.own_turn(seat)
            assert begun.move is None
            assert len(moments) == sum(number > since for number, *_ in told.diary)
            if since:
                assert begun.view == views[since - 4][seat]
            for moment in moments:
                assert moment.move is not None
                step = told.course.steps[moment.move.number - 4]
                assert moment.view == views[step.number - 4][seat]
                assert moment.move.events == tuple(event.seen(seat) for event in step.events)
                compared += moment.move.events != step.events
    assert compared, "something was hidden"


def test_the_last_turn_has_the_choices_that_others_asked_for_before_it() -> None:
    found: Counter[str] = Counter()
    for seed in range(4):
        for told in games("sobek", 4, seed):
            for seat in range(4):
                turn = told.last_turn(seat)
                first = last_turn_start(told.course.steps, seat)
                assert (first is None) == (not turn)
                if first is not None and any(asked for _, whose, asked, _ in told.diary if whose == seat):
                    assert first <= turn[-1]
                    assert told.turns(first)[seat] == 1
                    found["choices before it"] += first < turn[-1]
    assert found["choices before it"]


@pytest.mark.parametrize("number", range(6))
def test_games_that_differ_only_in_what_a_viewer_may_not_know_tell_him_the_same(number: int) -> None:
    compared: Counter[str] = Counter()
    for viewer in (None, 0, 1):
        game, random, lean = walk(number)
        before, chance, rules = game.copy(), Random(number), GAMES["sobek"].rules
        seat_history = SeatHistory(tuple(Player(seat, 100 + seat, f"n{seat}") for seat in range(game.seats)))
        for seat, action, events in islice(steps(game, random, lean), 90):
            at, before = before, game.copy()
            if isinstance(at.pending, Laying) or seat == viewer:
                continue
            world = World(at, viewer, chance)
            instead = step_in(world, seat, action, events)
            try:
                here, there = (
                    VisibleGame(viewer, True, begin_session(one, 1).play(Entry.PLAY, seat, [done]), seat_history, rules)
                    for one, done in ((at, action), (world.game, instead))
                )
            except IllegalAction:
                continue
            assert here.missed == there.missed
            if here.view == there.view:  # who has something to lay depends on what is hidden, and is seen
                assert list(here.moments()) == list(there.moments())
                compared["moments"] += 1
            compared["differing"] += here._game_session.steps[-1].events != there._game_session.steps[-1].events
    assert compared["differing"] > 10
    assert compared["moments"] > 10


def test_duels_that_differ_only_in_what_a_viewer_may_not_know_tell_him_the_same() -> None:
    rules, compared = GAMES["duel"].rules, 0
    seat_history = SeatHistory((Player(0, 100, "n0"), Player(1, 101, "n1")))
    for number in range(6):
        game, random, lean = duel_walk(number)
        before, chance = game.copy(), Random(number)
        for seat, action, _ in duel_steps(game, random, lean):
            at, before = before, game.copy()
            for viewer in (None, 1 - seat):
                world = another_world(at, viewer, chance)
                try:
                    here, there = (
                        VisibleGame(
                            viewer, True, begin_session(one, 1).play(Entry.PLAY, seat, [action]), seat_history, rules
                        )
                        for one in (at, world)
                    )
                except IllegalAction:
                    continue  # what is played lies elsewhere in that world
                known, other = (
                    [event.seen(viewer) for event in each._game_session.steps[-1].events] for each in (here, there)
                )
                if known != other or here.view != there.view:
                    continue  # something that differs has come to light
                assert here.missed == there.missed
                assert list(here.moments()) == list(there.moments())
                compared += here._game_session.steps[-1].events != there._game_session.steps[-1].events
    assert compared > 20
