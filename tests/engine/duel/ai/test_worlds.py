"""Positions drawn for a seat fit all that it sees, can be played on, and tell nothing that it may not know."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine.ai.worlds_contract import determinise
from engine.duel import RULES, DuelMemory, MarketFilled
from engine.duel.events import RoyalDrawn, TilesDrawn, TileTaken
from engine.duel.expansion_state import TREASURES
from engine.duel.game import Duel
from engine.duel.inference.token_arrangements import TokenArrangements
from engine.duel.state import Building, LookingThrough
from engine.duel.tiles import ALL_PIROGUES, FIRST_FACE_DOWN
from engine.duel.views import DuelView
from engine.effects.scribe import Reducing
from tests.depth import first_of
from tests.engine.duel.walks import check_whole, options, steps
from tests.engine.duel.worlds import begun, hidden, remembered
from tests.engine.parallel import parallel


def same(game: Duel, world: Duel, viewer: int | None) -> None:
    assert world.view(viewer) == game.view(viewer)
    assert world.waiting == game.waiting
    if viewer is not None:
        assert world.legal(viewer) == game.legal(viewer)
        assert world.decision(viewer) == game.decision(viewer)


@first_of("chunk", range(2))
def test_a_world_is_to_its_viewer_what_the_game_is(chunk):
    """With Treasures of the Pharaoh and without it; every tile, pirogue and deben is there once."""
    asked: Counter[tuple[str | None, bool]] = Counter()
    differing = 0
    for number in range(chunk * 25, chunk * 25 + 25):
        game, viewer, memory, random, lean = begun(number)
        for _, _, happened in steps(game, random, lean):
            remembered(memory, happened, viewer)
            pending = game.pending
            if game.outcome is None and (random.random() < 0.35 or isinstance(pending, Building | LookingThrough)):
                world = determinise(game.view(viewer), memory, random)
                same(game, world, viewer)
                check_whole(world)
                assert all(world.legal(seat) for seat in world.waiting)
                asked[game.view(None).asked, viewer in game.waiting] += 1
                differing += world.hands != game.hands or world.piles != game.piles
    kinds = {"turn", "turn-ankh", "deben", "pirogue", "scribe"}
    assert {(kind, own) for kind in kinds for own in (False, True)} <= set(asked)
    assert {"architect", "vizier"} <= {kind for kind, _ in asked}
    assert differing > 200


@pytest.mark.parametrize("expansion", [None, TREASURES])
def test_a_world_is_to_its_viewer_what_the_game_is_where_computers_play(expansion):
    """They sell more, and play characters at better moments."""
    for number in range(4):
        game = Duel.new(2, {"expansion": expansion} if expansion else {}, f"computers {number}")
        memories, random = [DuelMemory(game.view(seat)) for seat in range(2)], Random(number)
        while game.waiting:
            (seat,) = game.waiting
            events = game.apply(seat, RULES.choose(game.view(seat), game.legal(seat)))
            for viewer, memory in enumerate(memories):
                remembered(memory, events, viewer)
                if game.outcome is None and random.random() < 0.4:
                    world = determinise(game.view(viewer), memory, random)
                    same(game, world, viewer)
                    check_whole(world)


def test_a_world_can_be_the_game_itself():
    """In what a viewer cannot see, some of many worlds are as the game is."""
    alike = 0
    for number in range(8):
        game = Duel.new(2, options(number), f"itself {number}")
        memory, random = DuelMemory(game.view(0)), Random(number)
        for count, (_, _, happened) in enumerate(steps(game, random, {"t": 8})):
            remembered(memory, happened, 0)
            if count == 12:
                break
        worlds = memory.worlds(game.view(0))
        drawn = [worlds.draw(random) for _ in range(200)]
        alike += any(world.hands[1] == game.hands[1] and world.deben == game.deben for world in drawn)
    assert alike > 4


@pytest.mark.parametrize("number", range(24))
def test_any_world_is_played_to_an_end(number):
    game, viewer, memory, random, lean = begun(number)
    stop = random.randrange(60)
    for count, (_, _, happened) in enumerate(steps(game, random, lean)):
        if game.outcome is not None:
            return
        remembered(memory, happened, viewer)
        if count == stop:
            break
    world = determinise(game.view(viewer), memory, random)
    for _ in steps(world, random, lean):
        check_whole(world)
    assert world.outcome is not None


def test_worlds_that_differ_in_what_a_seat_cannot_know_give_the_same_draws():
    """Two games are played alike from a position of which one is the game and the other drawn."""
    compared, differing = 0, 0
    for number in range(110):
        game, viewer, memory, random, lean = begun(number)
        for one, other in parallel(game, memory, viewer, steps(game, random, lean), random.randrange(50), random):
            draws = [determinise(known.game.view(viewer), known.memory, Random(7)) for known in (one, other)]
            assert hidden(draws[0]) == hidden(draws[1])
            compared += 1
            differing += hidden(one.game) != hidden(other.game)
    assert compared > 300
    assert differing > 300


def test_what_the_other_has_put_aside_for_the_scribe_is_out_of_the_hand_of_a_world():
    """As many tiles as the player chose, also for the second scribe of a game."""
    seen: Counter[int] = Counter()
    for number in range(300):
        game, viewer, memory, random, _ = begun(number)
        scribes = 0
        for _, _, happened in steps(game, random, {"t": 4, "s": 0.1}):
            remembered(memory, happened, viewer)
            pending = game.pending
            scribes += isinstance(pending, Reducing) and not any(pending.given)
            if isinstance(pending, Reducing) and any(pending.given):
                world = determinise(game.view(viewer), memory, random)
                instead = world.pending
                assert isinstance(instead, Reducing)
                for hand, given, real in zip(world.hands, instead.given, pending.given, strict=True):
                    assert len(given) == len(real)
                    assert not Counter(given) - Counter(hand)
                seen[scribes] += any(given for seat, given in enumerate(pending.given) if seat != viewer)
        if min(seen[1], seen[2]) > 2:
            return
    pytest.fail(f"too seldom: {seen}")


def test_corruption_and_pirogues_that_a_seat_looks_through_are_drawn_as_they_are():
    """The vizier's, and those that the architect has drawn."""
    looked: Counter[str] = Counter()
    for number in range(120):
        game, viewer, memory, random, _ = begun(number)
        for _, _, happened in steps(game, random, {"c": 3}):
            remembered(memory, happened, viewer)
            pending = game.pending
            if isinstance(pending, LookingThrough | Building) and pending.seat == viewer:
                world = determinise(game.view(viewer), memory, random)
                assert world.pending == pending
                if isinstance(pending, LookingThrough):
                    assert sorted(world.piles[1 - viewer]) == sorted(game.piles[1 - viewer])
                looked[pending.kind] += 1
        if min(looked["vizier"], looked["architect"]) > 3:
            return
    pytest.fail(f"too seldom: {looked}")


def test_a_memory_begins_with_a_game_and_ends_with_it():
    """And it draws for nobody else."""
    game = RULES.new(2, {}, "any text")
    memory = DuelMemory(game.view(0))
    with pytest.raises(ValueError):
        memory.worlds(game.view(1))
    game.apply(game.waiting[0], game.legal(game.waiting[0])[0])
    with pytest.raises(ValueError):
        DuelMemory(game.view(0))
    with pytest.raises(ValueError):
        DuelMemory(replace(game.view(0), ankh=None))
    assert isinstance(game, Duel)
    for _ in steps(game, Random(1), {}):
        pass
    with pytest.raises(ValueError):
        memory.worlds(game.view(0))


def test_a_memory_does_not_learn_what_cannot_have_happened():
    """A tile, a token or a pirogue that lies elsewhere."""
    game = Duel.new(2, {"expansion": TREASURES}, "cannot be")
    view = game.view(0)
    own = view.seats[0].hand
    assert own is not None
    gone = replace(view, market=tuple(() for _ in view.market))
    with pytest.raises(ValueError):  # of each starting tile of its kind there is one
        DuelMemory(view).learn([TilesDrawn(0, (own[0].back,), (own[0],))])
    with pytest.raises(ValueError):
        DuelMemory(view).learn([RoyalDrawn(0, 7)])
    with pytest.raises(ValueError):
        DuelMemory(replace(gone, seats=(replace(view.seats[0], hand=(own[0], own[0])), view.seats[1])))
    with pytest.raises(ValueError):
        TokenArrangements(ALL_PIROGUES, ()).fix(1, [0])


def test_what_was_laid_out_is_known_even_when_it_was_taken_before_anybody_asked():
    """Of a filling events tell how many tiles it laid out, but not which."""
    checked = 0
    for number in range(30):
        game, viewer, memory, random, _ = begun(number)
        filled, since = False, 0
        for _, _, happened in steps(game, random, {"t": 8, "f": 8}):
            remembered(memory, happened, viewer)
            if game.outcome is not None:
                break
            filled = filled or any(isinstance(event, MarketFilled) for event in happened)
            since += filled and any(isinstance(event, TileTaken) for event in happened)
            if since == 6:
                world = determinise(game.view(viewer), memory, random)
                same(game, world, viewer)
                check_whole(world)
                checked += 1
                break
    assert checked > 5


@pytest.mark.parametrize("number", range(2))
def test_only_what_is_drawn_differs_from_one_world_to_the_next(number):
    """Worlds are drawn one after the other out of what was made ready once, and go their own ways."""
    game = Duel.new(2, options(number), "many")
    worlds = DuelMemory(game.view(0)).worlds(game.view(0))
    random = Random(5)
    many = [worlds.draw(random) for _ in range(20)]
    assert len({tuple(world.pile) for world in many}) == 20
    assert len({world.chance.seed for world in many}) == 20
    assert len({tuple(world.tokens) for world in many}) > 10
    assert len({tuple(world.aside) for world in many}) == 20
    assert len({tuple(kind for kind in world.market if kind >= FIRST_FACE_DOWN) for world in many}) > 10
    assert all(world.bag == game.bag for world in many)
    for _ in steps(many[0], random, {}):
        pass
    assert many[1].view(0) == game.view(0)


def test_a_copy_of_a_memory_goes_its_own_way():
    game, viewer, memory, random, lean = begun(3)
    begin = game.view(viewer)
    before = memory.copy()
    for count, (_, _, happened) in enumerate(steps(game, random, lean)):
        remembered(memory, happened, viewer)
        if count == 25:
            break
    assert hidden(before.worlds(begin).draw(Random(1))) == hidden(DuelMemory(begin).worlds(begin).draw(Random(1)))
    view: DuelView = game.view(viewer)
    assert memory.worlds(view).draw(random).view(viewer) == view
