"""What nobody may know does not leave the engine: views, decisions and events of random games (D13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

from engine.duel.actions import Take
from engine.duel.events import DebenDrawn, DebenLost, PiroguesSeen, RoyalDiscarded, RoyalDrawn
from engine.duel.game import Duel
from engine.duel.state import EMPTY, Building, LookingThrough, Offered
from engine.duel.taking import reaches
from engine.duel.tiles import BACK_OF, FIRST_FACE_DOWN, KIND, Pirogue, Tile
from engine.effects.aim_types import AtSquare, Copy
from tests.depth import games

from .positions import play, position
from .walks import steps, walk
from .worlds import another_world

VIEWERS = (None, 0, 1)


@games(30, 60)
def test_d13_a_view_does_not_depend_on_what_its_viewer_may_not_know(numbers):
    differing = 0
    for number in numbers:
        game, random, lean = walk(number)
        chance = Random(number)
        for _ in steps(game, random, lean):
            if game.outcome is not None:
                continue
            viewer = chance.choice(VIEWERS)
            world = another_world(game, viewer, chance)
            differing += world.hands != game.hands
            assert game.view(viewer) == world.view(viewer)
            if viewer is not None:
                assert game.legal(viewer) == world.legal(viewer)
                assert game.decision(viewer) == world.decision(viewer)
    assert differing > 8 * len(numbers)


def crawl(value: Any) -> Iterator[Any]:
    """Yield all tiles and pirogues inside a value, however deep."""
    if isinstance(value, Tile | Pirogue):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from crawl(getattr(value, field.name))
    elif isinstance(value, Mapping):
        for inner in (*value.keys(), *value.values()):
            yield from crawl(inner)
    elif isinstance(value, tuple | list | set | frozenset):
        for inner in value:
            yield from crawl(inner)
    else:
        assert value is None or isinstance(value, str | int), f"what is {value!r}?"


def _tiles(value: Any) -> Counter[int]:
    return Counter(KIND[found.code] for found in crawl(value) if isinstance(found, Tile))


def _known(game: Duel, viewer: int | None) -> Counter[int]:
    """Return the tiles that lie open to a viewer now."""
    known = Counter(kind for kind in game.market if EMPTY < kind < FIRST_FACE_DOWN) + Counter(game.discard)
    known += Counter(kind for sets in game.sold for kinds in sets for kind in kinds)
    known += Counter(kind for kinds in game.removed for kind in kinds)
    if isinstance(game.pending, Offered):
        known += Counter([game.pending.tile])
    if viewer is not None:
        known += Counter(game.hands[viewer]) + Counter(game.piles[viewer])
        if isinstance(game.pending, LookingThrough) and game.pending.seat == viewer:
            known += Counter(game.piles[1 - viewer])
    return known


@games(20, 40)
def test_d13_no_view_holds_a_tile_that_does_not_lie_open_to_its_viewer(numbers):
    for number in numbers:
        game, random, lean = walk(number)
        for _ in steps(game, random, lean):
            for viewer in VIEWERS:
                view = game.view(viewer)
                assert _tiles(view) - _tiles(view.put_aside) == _known(game, viewer)


@games(20, 40)
def test_d13_no_view_holds_a_pirogue_or_a_deben_that_its_viewer_has_not_seen(numbers):
    for number in numbers:
        game, random, lean = walk(number)
        for _ in steps(game, random, lean):
            for viewer in VIEWERS:
                view = game.view(viewer)
                assert (view.pirogues is not None) == (viewer is not None and game.looked[viewer])
                building = isinstance(game.pending, Building) and game.pending.seat == viewer
                assert bool(view.drawn) == building
                assert len(view.returned) == (len(game.returned[viewer]) if viewer is not None else 0)
                for seat in view.seats:
                    open_ = seat.seat == viewer or game.outcome is not None
                    assert seat.values == (tuple(game.deben[seat.seat]) if open_ else None)
                    held = None if game.treasures is None else tuple(game.treasures.held[seat.seat])
                    assert seat.royal_values == (held if open_ else None)
                    assert seat.royal == len(held or ())


@games(30, 70)
def test_d13_no_event_tells_a_tile_that_does_not_lie_open_to_its_viewer_before_or_after(numbers):
    for number in numbers:
        game, random, lean = walk(number)
        before = game.copy()
        for seat, action, events in steps(game, random, lean):
            for viewer in VIEWERS:
                allowed = _known(before, viewer) | _known(game, viewer)
                if viewer == seat:
                    allowed |= _tiles(action) | _reached(before, action)
                for event in events:
                    told = event.seen(viewer)
                    assert set(_tiles(told)) <= set(allowed), (event, viewer)
                    if isinstance(told, DebenDrawn) and viewer != seat:
                        assert (told.kept, told.drawn) == (None, ())
                    if isinstance(told, RoyalDrawn | RoyalDiscarded | DebenLost):
                        assert (told.value is not None) == (told.seat == viewer)
                    if isinstance(told, PiroguesSeen) and viewer != seat:
                        assert told.pirogues == ()
                    if viewer == seat == getattr(event, "seat", None):
                        assert told == event
            before = game.copy()


def _reached(game: Duel, action: Any) -> Counter[int]:
    """Return what an action takes and passes on the market, which its seat may see."""
    if isinstance(action, Take):
        square, _, passed = reaches(game)[action.place - 1]
        return Counter(game.market[one] for one in (square, *passed))
    aim = getattr(action, "aim", None)
    aim = aim.aim if isinstance(aim, Copy) else aim
    return Counter([game.market[aim.square.index]]) if isinstance(aim, AtSquare) else Counter()


@games(20, 40)
def test_d13_a_decision_holds_no_tile_that_does_not_lie_open_to_its_seat(numbers):
    for number in numbers:
        game, random, lean = walk(number)
        for _ in steps(game, random, lean):
            for seat in game.waiting:
                decision = game.decision(seat)
                assert set(_tiles(decision)) <= set(_known(game, seat))
                public = [choice for choice in decision.choices if choice.public]
                assert set(_tiles(public)) <= set(_known(game, None))


def test_d13_numbers_backs_and_used_pirogues_are_public():
    for number in range(40):
        game, random, lean = walk(number)
        for _ in steps(game, random, lean):
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


FISH = "fish-h1 fish-v1 fish-f1"
SALE = "s.fish.fish-h1,fish-v1,fish-f1"
PHARAOH = "pharaoh-fish-ebony"
TREASURES: dict[str, Any] = {"royal": [[], []]}
REVEALING = {
    "a face-down tile is taken": ({"market": {"d3": "queen", "e3": "fish-h1"}}, ["t.1"]),
    "a face-down tile is passed": ({"market": {"d3": "queen", "e3": "fish-h1"}}, ["t.2"]),
    "the market is filled": ({"market": {}}, ["f"]),
    "a deben is drawn": ({"market": {"d3": "fish-vd", "d5": "fish-h1"}}, ["t.1", "d.trade"]),
    "pirogues are looked at": ({"hands": [FISH], "pirogues": "seven"}, [SALE]),
    "the queen draws": ({"hands": ["queen"]}, ["c.queen"]),
    "the vizier looks": ({"hands": ["vizier"], "piles": ["", "fish-h1"]}, ["c.vizier"]),
    "the thief steals": ({"hands": ["thief", "fish-h1"]}, ["c.thief.black"]),
    "the merchant buys a face-down tile": ({"hands": ["merchant"], "market": {"d3": "queen"}}, ["c.merchant.d3"]),
    "a priest shows corruption": ({"hands": ["priest"], "piles": ["fish-h1"]}, ["c.priest.fish"]),
    "the architect draws": ({"hands": ["architect"]}, ["c.architect"]),
    "a pharaoh tile is taken": ({"market": {"d3": PHARAOH, "e3": "fish-h1"}, **TREASURES}, ["t.1"]),
    "a pharaoh tile is passed": ({"market": {"d3": PHARAOH, "e3": "fish-h1"}, **TREASURES}, ["t.2"]),
    "the merchant buys a pharaoh tile": (
        {"hands": ["merchant"], "market": {"d3": PHARAOH}, **TREASURES},
        ["c.merchant.d3"],
    ),
    "a deben is stolen": ({"hands": [FISH], "pirogues": "theft", "deben": [[], [3]], **TREASURES}, [SALE, "p.theft"]),
    "the spy draws": ({"hands": ["spy"], "played": "queen", **TREASURES}, ["c.spy.queen"]),
}
QUIET = {
    "a goods tile is taken": ({}, ["t.2"]),
    "a goods tile is passed": ({}, ["t.3"]),
    "a deben is not wanted": ({"market": {"d3": "fish-vd", "d5": "fish-h1"}}, ["t.1", "d.keep"]),
    "a set is sold without pirogues": ({"hands": [FISH]}, [SALE]),
    "the merchant buys a goods tile": ({"hands": ["merchant"]}, ["c.merchant.d3"]),
    "the courtesan adds": (
        {"hands": ["courtesan fish-f0"], "sold": [{"fish": FISH}]},
        ["c.courtesan.fish.fish-f0"],
    ),
    "the queen has nothing to draw": ({"hands": ["queen"], "pile": ""}, ["c.queen"]),
    "the adviser discards": ({"hands": ["adviser"], "royal": [[3], []]}, ["c.adviser.3"]),
}


def test_an_action_reveals_exactly_when_something_hidden_comes_to_light():
    for name, (more, codes) in REVEALING.items():
        game = position(**more)
        play(game, 0, *codes[:-1])
        assert any(event.reveals for event in play(game, 0, codes[-1])), name
    for name, (more, codes) in QUIET.items():
        assert not any(event.reveals for event in play(position(**more), 0, *codes)), name


def test_turning_the_ankh_and_a_pirogue_that_shows_nothing_can_be_taken_back():
    game = position(market={"d3": "queen", "e3": "fish-h1"})
    play(game, 0, "t.1")
    assert not any(event.reveals for event in play(game, 0, "a.h"))
    game = position(hands=[FISH], pirogues="snake2")
    play(game, 0, SALE)
    assert not any(event.reveals for event in play(game, 0, "p.snake2"))
