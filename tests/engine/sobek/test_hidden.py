"""What nobody may know does not leave the engine: views, decisions and events of random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

from engine.effects.aim_types import AtPlace
from engine.game import Event, IllegalAction
from engine.sobek.actions import PlayCharacter, SobekAction, Take
from engine.sobek.cards import FIRST_CHARACTER, KIND, Card, Token
from engine.sobek.events import RoundEnded, RoundScored
from engine.sobek.game import Sobek
from engine.sobek.state import Laying, LookingThrough
from tests.depth import games

from .walks import steps, walk
from .worlds import World, step_in


def _somebody(game: Sobek, chance: Random) -> int | None:
    return (None, *range(game.seats))[int(chance.random() * (game.seats + 1))]


def _same(game: Sobek, other: Sobek, viewer: int | None) -> None:
    assert game.view(viewer) == other.view(viewer)
    assert game.waiting == other.waiting
    if viewer is not None:
        assert game.legal(viewer) == other.legal(viewer)
        assert game.decision(viewer) == other.decision(viewer)


@games(30, 70)
def test_a_view_does_not_depend_on_what_its_viewer_may_not_know(numbers):
    differing = 0
    for number in numbers:
        game, random, lean = walk(number)
        chance = Random(number)
        for _ in steps(game, random, lean):
            viewer = _somebody(game, chance)
            world = World(game, viewer, chance)
            world.exchange()
            if isinstance(game.pending, Laying):
                pending = world.game.pending
                assert isinstance(pending, Laying)
                pending.laid = [sets if seat == viewer else [] for seat, sets in enumerate(pending.laid)]
            differing += world.game.hands != game.hands or world.game.piles != game.piles
            _same(game, world.game, world.viewer)
    assert differing > 20 * len(numbers)


@games(60, 120)
def test_what_happens_tells_a_viewer_the_same_in_all_worlds_that_are_possible_to_him(numbers):
    compared: Counter[str] = Counter()
    for number in numbers:
        game, random, lean = walk(number)
        chance, before = Random(number), game.copy()
        for seat, action, events in steps(game, random, lean):
            viewer = _somebody(game, chance)
            if not (isinstance(before.pending, Laying) or any(isinstance(event, RoundEnded) for event in events)):
                world = World(before, viewer, chance)
                _compare(world, game, seat, action, events, compared)
            before = game.copy()
    assert compared.pop("impossible") < compared.total() / 50
    wanted = {"card-taken", "set-played", "event-chosen", "pile-embalmed", "pile-counted", "cards-drawn", "card-stolen"}
    wanted |= {"pile-seen", "card-reclaimed", "card-bought", "pile-cleared", "cards-given", "choice-made", "delivered"}
    assert not wanted - set(compared)


def _compare(
    world: World, game: Sobek, seat: int, action: SobekAction, events: tuple[Event, ...], compared: Counter[str]
) -> None:
    instead = step_in(world, seat, action, events)
    try:
        others = world.game.apply(seat, instead)
    except IllegalAction:
        compared["impossible"] += 1
        return
    viewer = world.viewer
    assert [event.seen(viewer) for event in events] == [event.seen(viewer) for event in others]
    assert [event.reveals for event in events] == [event.reveals for event in others]
    _same(game, world.game, viewer)
    compared.update(event.code for event in events)


def crawl(value: Any) -> Iterator[Any]:
    """Yield all cards and tokens inside a value, however deep."""
    if isinstance(value, Card | Token):
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


def _known(game: Sobek, viewer: int | None) -> Counter[int]:
    """Return the cards that lie open to a viewer now."""
    known = Counter(kind for kind in game.row if kind < FIRST_CHARACTER) + Counter(game.discard)
    known += Counter(kind for sets in game.sets for kinds in sets for kind in kinds)
    if viewer is not None:
        known += Counter(game.hands[viewer]) + Counter(game.piles[viewer])
        if isinstance(game.pending, LookingThrough) and game.pending.seat == viewer:
            known += Counter(game.piles[game.pending.target])
    return known


def _cards(value: Any) -> Counter[int]:
    return Counter(KIND[found.code] for found in crawl(value) if isinstance(found, Card))


def _taken(game: Sobek, action: SobekAction) -> Counter[int]:
    """Return what an action takes and skips of the row, which its seat may see."""
    match action:
        case Take(place):
            return Counter(game.row[:place])
        case PlayCharacter(aim=AtPlace(place)):
            return Counter([game.row[place - 1]])
    return Counter()


@games(15, 30)
def test_no_view_holds_a_card_that_does_not_lie_open_to_its_viewer(numbers):
    for number in numbers:
        game, random, lean = walk(number)
        chance = Random(number)
        for _ in steps(game, random, lean):
            viewer = _somebody(game, chance)
            view = game.view(viewer)
            shown = _cards(view) - _cards((view.put_aside, view.laid))
            assert shown == _known(game, viewer)
            tokens = [found for found in crawl(view) if isinstance(found, Token)]
            looked = viewer is not None and game.looked[viewer]
            assert len(tokens) == len(game.used) + (len(game.tokens) if looked else 0)


@games(30, 60)
def test_no_event_tells_a_card_that_does_not_lie_open_to_its_viewer_before_or_after(numbers):
    for number in numbers:
        game, random, lean = walk(number)
        before = game.copy()
        for seat, action, events in steps(game, random, lean):
            public: Counter[int] = Counter()
            if any(isinstance(event, RoundScored) for event in events):
                public = _cards(action)
                if isinstance(before.pending, Laying):
                    public += Counter(kind for sets in before.pending.laid for _, kinds in sets for kind in kinds)
            for viewer in (None, *range(game.seats)):
                allowed = _known(before, viewer) | _known(game, viewer) | public
                if viewer == seat:
                    allowed |= _cards(action) | _taken(before, action)
                for event in events:
                    told = _cards(event.seen(viewer))
                    assert set(told) <= set(allowed), (event, viewer)
            before = game.copy()


@games(15, 25)
def test_a_decision_holds_no_card_that_does_not_lie_open_to_its_seat(numbers):
    for number in numbers:
        game, random, lean = walk(number)
        for _ in steps(game, random, lean):
            for seat in game.waiting:
                assert set(_cards(game.decision(seat))) <= set(_known(game, seat))


def test_what_the_actor_himself_is_told_hides_nothing_he_did():
    for number in range(30):
        game, random, lean = walk(number)
        for seat, _, events in steps(game, random, lean):
            for event in events:
                if getattr(event, "seat", None) == seat:
                    assert event.seen(seat) == event
