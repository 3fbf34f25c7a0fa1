"""Positions drawn for a seat fit all that it sees, can be played on, and tell nothing that it may not know."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.ai.worlds_contract import determinise
from engine.duel import DuelMemory
from engine.duel.events import MarketFilled, RoyalDrawn, TilesDrawn, TileTaken
from engine.duel.expansion_state import TREASURES
from engine.duel.game import Duel
from engine.duel.inference.token_arrangements import TokenArrangements
from engine.duel.tiles import ALL_PIROGUES
from engine.effects.scribe import Reducing
from engine.sobek import SobekMemory
from engine.sobek.events import RoundDealt
from engine.sobek.open_variant import OpenSobek
from engine.sobek.rounds import remaining, still_layable
from engine.sobek.sets import layable
from engine.sobek.state import Laying
from tests.depth import first_of
from tests.engine.duel.worlds import DUEL
from tests.engine.parallel import parallel
from tests.engine.sobek.arrangements import until_scored
from tests.engine.sobek.solver import Solver
from tests.engine.sobek.worlds import SOBEK

LOOKING = ("vizier", "architect")
"""The questions at which a seat sees what is hidden from all others."""

each = pytest.mark.parametrize("kind", [SOBEK, DUEL], ids=["sobek", "duel"])


def same(kind, game, world, viewer):
    """Fail unless a world has all pieces, can be played on, and is to the viewer what the game is."""
    kind.check_whole(world)
    assert all(world.legal(seat) for seat in world.waiting)
    assert world.view(viewer) == game.view(viewer)
    assert world.waiting == game.waiting
    if viewer is not None:
        assert world.legal(viewer) == game.legal(viewer)
        assert world.decision(viewer) == game.decision(viewer)


@each
@first_of("chunk", range(2))
def test_a_world_is_to_its_viewer_what_the_game_is(kind, chunk):
    """At every size, in all variants and versions, with the expansion and without it."""
    asked, differing = Counter(), 0
    for number in range(chunk * kind.games, (chunk + 1) * kind.games):
        for game, viewer, memory, random, _ in kind.course(number):
            if game.outcome is None and (random.random() < 0.35 or getattr(game.pending, "kind", None) in LOOKING):
                world = determinise(game.view(viewer), memory, random)
                same(kind, game, world, viewer)
                asked[game.view(None).asked, viewer in game.waiting] += 1
                differing += world.hands != game.hands or world.piles != game.piles
    assert kind.asked <= set(asked)
    assert differing > 10 * kind.games


@each
@settings(max_examples=25, deadline=None, derandomize=True)
@given(st.integers(0, 10_000), st.integers(0, 59), st.integers())
def test_any_world_is_played_to_an_end(kind, number, moves, seed):
    """Every seat's view of it can be looked at on the way."""
    *_, (game, viewer, memory, _, _) = islice(kind.course(number), moves + 1)
    assume(game.outcome is None)
    random = Random(seed)
    world = determinise(game.view(viewer), memory, random)
    for count, _ in enumerate(kind.steps(world, random, kind.begun(number)[-1])):
        if count % 10 == 0:
            for other in range(len(world.hands)):
                assert world.view(other).viewer == other
        kind.check_whole(world)
    assert world.outcome is not None


@each
def test_worlds_that_differ_in_what_a_seat_cannot_know_give_the_same_draws(kind):
    """Two games are played alike from a position of which one is the game and the other drawn."""
    differing = 0
    for number in range(kind.pairs):
        game, viewer, memory, random, lean = kind.begun(number)
        for one, other in parallel(game, memory, viewer, kind.steps(game, random, lean), random.randrange(50), random):
            draws = [determinise(known.game.view(viewer), known.memory, Random(7)) for known in (one, other)]
            assert kind.hidden(draws[0]) == kind.hidden(draws[1])
            differing += kind.hidden(one.game) != kind.hidden(other.game)
    assert differing > kind.differing


@each
def test_what_others_have_put_aside_for_the_scribe_is_out_of_the_hands_of_a_world(kind):
    """As many as they chose, also those who have put something aside for an earlier scribe."""
    seen = Counter(first=0, again=0)
    for number in range(300):
        earlier, givers = set(), set()
        for game, viewer, memory, random, _ in kind.course(number, kind.hoarding, late=True):
            pending = game.pending
            if isinstance(pending, Reducing) and not any(pending.given):
                earlier, givers = earlier | givers, set()
            elif isinstance(pending, Reducing):
                world = determinise(game.view(viewer), memory, random)
                assert isinstance(world.pending, Reducing)
                for hand, given, real in zip(world.hands, world.pending.given, pending.given, strict=True):
                    assert len(given) == len(real)
                    assert not Counter(given) - Counter(hand)
                givers |= {seat for seat, given in enumerate(pending.given) if given and seat != viewer}
                seen["again" if givers & earlier else "first"] += bool(givers)
        if min(seen.values()) > 5:
            return
    pytest.fail(f"too seldom: {seen}")


@each
def test_what_a_seat_looks_through_is_drawn_as_it_is(kind):
    """A view tells which cards lie in a pile, but not whose pile it is."""
    looked = Counter({question: 0 for question, _ in kind.asked if question in LOOKING})
    for number in range(120):
        for game, viewer, memory, random, _ in kind.course(number, late=True):
            pending = game.pending
            if getattr(pending, "kind", None) in LOOKING and pending.seat == viewer:
                world = determinise(game.view(viewer), memory, random)
                assert world.pending == pending
                if pending.kind == "vizier":
                    target = getattr(pending, "target", 1 - viewer)
                    assert sorted(world.piles[target]) == sorted(game.piles[target])
                looked[pending.kind] += 1
        if min(looked.values()) > 5:
            return
    pytest.fail(f"too seldom: {looked}")


@each
def test_a_memory_begins_with_a_deal_and_ends_with_the_game(kind):
    """A memory draws worlds for its own seat alone."""
    game = kind.rules.new(2, {}, "any text")
    before = game.view(0)
    memory = kind.rules.memory(before)
    with pytest.raises(ValueError):
        memory.worlds(game.view(1))
    game.apply(game.waiting[0], game.legal(game.waiting[0])[0])
    for late in (game.view(0), kind.late(before, game.view(0))):
        with pytest.raises(ValueError):
            kind.rules.memory(late)
    for _ in kind.steps(game, Random(1), kind.lean):
        pass
    with pytest.raises(ValueError):
        memory.worlds(game.view(0))


@pytest.mark.parametrize(
    ("kind", "seats", "options"),
    [(SOBEK, 4, {}), (DUEL, 2, {}), (DUEL, 2, {"expansion": TREASURES})],
    ids=["sobek", "duel", "treasures"],
)
def test_only_what_is_drawn_differs_from_one_world_to_the_next(kind, seats, options):
    """Many worlds are drawn from what was made ready once, and none of them changes with another."""
    game = kind.rules.new(seats, options, "many")
    worlds = kind.rules.memory(game.view(0)).worlds(game.view(0))
    random = Random(5)
    many = [worlds.draw(random) for _ in range(20)]
    assert len({world.chance.seed for world in many}) == 20
    for name, (least, part) in kind.drawn.items():
        assert len({tuple(part(world)) for world in many}) >= least, name
    before = kind.hidden(many[1].copy())
    for _ in kind.steps(many[0], random, kind.lean):
        pass
    assert kind.hidden(many[1]) == before
    for world in many[1:]:
        same(kind, game, world, 0)


@each
@pytest.mark.parametrize("number", [7, 10])
def test_a_copy_of_a_memory_goes_its_own_way(kind, number):
    course = kind.course(number)
    game, viewer, memory, _, _ = next(course)
    view, copied = game.view(viewer), memory.copy()
    expected = kind.hidden(memory.worlds(view).draw(Random(1)))
    *_, (_, _, _, random, _) = islice(course, 25)
    assert kind.hidden(copied.worlds(view).draw(Random(1))) == expected
    assert memory.worlds(game.view(viewer)).draw(random).view(viewer) == game.view(viewer)


# What only Sobek has: cards laid at the end of a round, a solver, and the open variant.


@pytest.mark.thorough
def test_sobek_what_others_have_laid_at_the_end_of_a_round_leads_to_the_choices_that_were_seen():
    """Only seats that were asked can lay something in a world; as many choices as were made lead there."""
    seen = Counter()
    for number in range(54):
        game, viewer, memory, random, _ = SOBEK.begun(number)
        made, asked = [0] * game.seats, ()
        for seat, _, happened in SOBEK.steps(game, random, 0.1):
            memory.learn(event.seen(viewer) for event in happened)
            pending = game.pending
            if game.round > 1 or game.outcome is not None:
                break
            if isinstance(pending, Laying):
                asked = asked or pending.waiting
                made[seat] += happened[0].code == "choice-made"
                for _ in range(4):
                    world = determinise(game.view(viewer), memory, random)
                    same(SOBEK, game, world, viewer)
                    seen.update(laid_again(world, viewer, asked, made))
    assert seen["unasked"] > 20
    assert seen["waits"] > 10
    assert seen["no more"] > 10
    assert seen["done"] > 5


def laid_again(world, viewer, asked, made):
    """Lay again what the others have laid in a world; return how far each of them is."""
    pending, found = world.pending, []
    assert isinstance(pending, Laying)
    for seat, hand in enumerate(world.hands):
        if seat == viewer:
            continue
        assert bool(layable(hand)) == (seat in asked)
        choices = made[seat]
        for number, (_, kinds) in enumerate(pending.laid[seat], 1):
            before = pending.laid[seat][: number - 1]
            rest = remaining(hand, before)
            assert not Counter(kinds) - Counter(rest)
            assert still_layable(rest, before)
            choices -= 1
        more = bool(still_layable(remaining(hand, pending.laid[seat]), pending.laid[seat]))
        if seat not in asked:
            found.append("unasked")
            assert not pending.laid[seat]
        elif seat in pending.waiting:
            found.append("waits")
            assert (choices, more) == (0, True)
        else:
            found.append("no more" if more else "done")
            assert choices == more
    return found


@first_of("chunk", range(2))
def test_sobek_what_is_drawn_of_a_full_deck_is_possible_to_a_solver(chunk):
    """All hands and piles at once, in both variants."""
    for number in range(chunk * 4, chunk * 4 + 4):
        game, viewer, memory, random, _ = SOBEK.begun(number)
        solver, before, dealt = Solver(game.rules), game.view(None), game.view(viewer)
        solver.learn(RoundDealt(1, tuple(seat.hand for seat in dealt.seats), dealt.row), before)
        for happened in until_scored(game, random):
            memory.learn(event.seen(viewer) for event in happened)
            for event in happened:
                solver.learn(event.seen(viewer), before)
            before = game.view(None)
            if random.random() < 0.25:
                world = determinise(game.view(viewer), memory, random)
                hands = {f"hand {seat}": kinds for seat, kinds in enumerate(world.hands)}
                assert solver.fits(hands | {f"pile {seat}": kinds for seat, kinds in enumerate(world.piles)})
                wrong = {name: kinds[1:] for name, kinds in hands.items()}
                assert not solver.fits(wrong)


def test_sobek_in_the_open_variant_the_others_know_what_everybody_does_and_their_own_cards():
    """What the others know of each other beyond that is not drawn."""
    game = OpenSobek.new(3, {}, "others")
    memory = SobekMemory(game.view(0))
    random = Random(3)
    for _, _, happened in islice(SOBEK.steps(game, random, 0.2), 31):
        memory.learn(event.seen(0) for event in happened)
    view = determinise(game.view(0), memory, random).view(1)
    assert sorted(card.code for card in view.known.hands[1].sure) == sorted(card.code for card in view.seats[1].hand)
    assert not view.known.hands[1].maybe
    assert view.common == game.view(1).common


# What only the duel has: hands that can be guessed, a market that is filled, and tokens; and a computer that is quick.


@pytest.mark.parametrize("options", [{}, {"expansion": TREASURES}], ids=["duel", "treasures"])
def test_duel_a_world_is_to_its_viewer_what_the_game_is_where_computers_play(options):
    """Computers sell more, and play characters at better moments."""
    for number in range(4):
        game = Duel.new(2, options, f"computers {number}")
        memories, random = [DuelMemory(game.view(seat)) for seat in range(2)], Random(number)
        while game.waiting:
            (seat,) = game.waiting
            events = game.apply(seat, DUEL.rules.choose(game.view(seat), game.legal(seat)))
            for viewer, memory in enumerate(memories):
                memory.learn(event.seen(viewer) for event in events)
                if game.outcome is None and random.random() < 0.4:
                    same(DUEL, game, determinise(game.view(viewer), memory, random), viewer)


def test_duel_a_world_can_be_the_game_itself():
    """Some of many worlds are as the game is, in what a viewer cannot see."""
    alike = 0
    for number in range(8):
        game = Duel.new(2, {"expansion": TREASURES} if number % 2 else {}, f"itself {number}")
        memory, random = DuelMemory(game.view(0)), Random(number)
        for _, _, happened in islice(DUEL.steps(game, random, {"t": 8}), 13):
            memory.learn(event.seen(0) for event in happened)
        worlds = memory.worlds(game.view(0))
        drawn = [worlds.draw(random) for _ in range(200)]
        alike += any(world.hands[1] == game.hands[1] and world.deben == game.deben for world in drawn)
    assert alike > 4


def test_duel_what_was_laid_out_is_known_even_when_it_was_taken_before_worlds_were_drawn():
    """Events of a filling tell how many tiles it laid out, but not which."""
    checked = 0
    for number in range(30):
        filled, since = False, 0
        for game, viewer, memory, random, happened in DUEL.course(number, {"t": 8, "f": 8}):
            if game.outcome is not None:
                break
            filled = filled or any(isinstance(event, MarketFilled) for event in happened)
            since += filled and any(isinstance(event, TileTaken) for event in happened)
            if since == 6:
                same(DUEL, game, determinise(game.view(viewer), memory, random), viewer)
                checked += 1
                break
    assert checked > 5


def test_duel_a_memory_does_not_learn_what_cannot_have_happened():
    """A tile, a token or a pirogue that lies elsewhere."""
    view = Duel.new(2, {"expansion": TREASURES}, "cannot be").view(0)
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
