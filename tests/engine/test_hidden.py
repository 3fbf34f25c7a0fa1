"""What nobody may know does not leave the engine: views, decisions and events of random games (D13)."""

from collections import Counter
from random import Random

import pytest

from engine.duel.tiles import BACK_OF
from engine.game import IllegalAction
from engine.sobek.events import RoundEnded
from engine.sobek.state import Laying
from tests.depth import games
from tests.engine.duel.hidden import HIDDEN as DUEL
from tests.engine.hidden import crawl, viewers
from tests.engine.sobek.hidden import HIDDEN as SOBEK
from tests.engine.sobek.worlds import World, step_in

each_game = pytest.mark.parametrize("hidden", [SOBEK, DUEL], ids=lambda hidden: hidden.walks.code)


def same(game, other, viewer):
    """Fail unless two games are the same to a viewer."""
    assert game.view(viewer) == other.view(viewer)
    assert game.waiting == other.waiting
    if viewer is not None:
        assert game.legal(viewer) == other.legal(viewer)
        assert game.decision(viewer) == other.decision(viewer)


@games(30, 70)
@each_game
def test_a_view_does_not_depend_on_what_its_viewer_may_not_know(hidden, numbers):
    differing, chance = 0, Random(numbers.start)
    for game in hidden.walks.positions(numbers):
        viewer = chance.choice(viewers(game))
        world = hidden.another_world(game, viewer, chance)
        differing += world.hands != game.hands
        same(game, world, viewer)
    assert differing > 20 * len(numbers)


@games(20, 40)
@each_game
def test_no_view_holds_a_piece_or_a_token_that_does_not_lie_open_to_its_viewer(hidden, numbers):
    for game in hidden.walks.positions(numbers):
        for viewer in viewers(game):
            view = game.view(viewer)
            repeated = hidden.pieces((view.put_aside, getattr(view, "laid", ())))
            found = crawl(view)
            assert hidden.among(found) - repeated == hidden.known(game, viewer)
            hidden.check_view(game, view, found)


@games(30, 70)
@each_game
def test_no_event_tells_a_piece_or_a_token_that_does_not_lie_open_to_its_viewer_before_or_after(hidden, numbers):
    for number in numbers:
        game, steps = hidden.walks.again(number)
        before, known_before = game.copy(), {viewer: set(hidden.known(game, viewer)) for viewer in viewers(game)}
        for seat, action, events in steps:
            reached = {*hidden.pieces(action), *hidden.reached(before, action)}
            laid = set(hidden.laid_open(before, action, events))
            known = {viewer: set(hidden.known(game, viewer)) for viewer in viewers(game)}
            inside = [set(hidden.pieces(event)) for event in events]
            for viewer in viewers(game):
                allowed = known_before[viewer] | known[viewer] | laid
                if viewer == seat:
                    allowed |= reached
                for event, pieces in zip(events, inside, strict=True):
                    told = event.seen(viewer)
                    assert (pieces if told is event else set(hidden.pieces(told))) <= allowed, event
                    hidden.check_told(told, seat, viewer)
            before, known_before = game.copy(), known


@games(30, 70)
@each_game
def test_the_seat_that_acts_is_told_all_that_it_did(hidden, numbers):
    for number in numbers:
        for seat, _, events in hidden.walks.again(number)[1]:
            for event in events:
                if getattr(event, "seat", None) == seat:
                    assert event.seen(seat) == event


@games(20, 40)
@each_game
def test_a_decision_holds_no_piece_that_does_not_lie_open_to_its_seat(hidden, numbers):
    """What stands on the common board lies open to all."""
    for game in hidden.walks.positions(numbers):
        for seat in game.waiting:
            decision = game.decision(seat)
            assert set(hidden.pieces(decision)) <= set(hidden.known(game, seat))
            public = [choice for choice in decision.choices if choice.public]
            assert set(hidden.pieces(public)) <= set(hidden.known(game, None))


# Sobek alone: no action of the duel can be carried over to another world.


@games(60, 120)
def test_what_happens_in_sobek_tells_a_viewer_the_same_in_all_possible_worlds(numbers):
    compared = Counter()
    for number in numbers:
        game, steps = SOBEK.walks.again(number)
        chance, before = Random(number), game.copy()
        for seat, action, events in steps:
            viewer = chance.choice(viewers(game))
            if not (isinstance(before.pending, Laying) or any(isinstance(event, RoundEnded) for event in events)):
                compare(World(before, viewer, chance), game, seat, action, events, compared)
            before = game.copy()
    assert compared.pop("impossible") < compared.total() / 50
    wanted = {"card-taken", "set-played", "event-chosen", "pile-embalmed", "pile-counted", "cards-drawn", "card-stolen"}
    wanted |= {"pile-seen", "card-reclaimed", "card-bought", "pile-cleared", "cards-given", "choice-made", "delivered"}
    assert not wanted - set(compared)


def compare(world, game, seat, action, events, compared):
    """Fail unless an action tells the viewer of another world the same; count what was compared."""
    instead = step_in(world, seat, action, events)
    try:
        others = world.game.apply(seat, instead)
    except IllegalAction:
        compared["impossible"] += 1
        return
    viewer = world.viewer
    assert [event.seen(viewer) for event in events] == [event.seen(viewer) for event in others]
    assert [event.reveals for event in events] == [event.reveals for event in others]
    same(game, world.game, viewer)
    compared.update(event.code for event in events)


# The duel alone.


def test_d13_numbers_backs_and_used_pirogues_are_public():
    for game in DUEL.walks.positions(range(40)):
        view = game.view(None)
        assert (view.pile, view.bag) == (len(game.pile), len(game.bag))
        assert (view.pirogues_left, len(view.pirogues_used)) == (len(game.tokens), len(game.used))
        assert view.royal_bag == (0 if game.treasures is None else len(game.treasures.bag))
        for seat in view.seats:
            backs = Counter(BACK_OF[kind] for kind in game.hands[seat.seat])
            shown = seat.backs
            assert (shown.grey, shown.black, shown.red, shown.gold) == tuple(backs[back] for back in range(4))
            assert seat.corruption == len(game.piles[seat.seat])
            assert seat.deben == len(game.deben[seat.seat])
