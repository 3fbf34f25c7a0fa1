"""Positions drawn for a seat fit all that it sees, can be played on, and tell nothing that it may not know."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.ai.worlds_contract import determinise
from engine.effects.scribe import Reducing
from engine.sobek import RULES, SobekMemory, events
from engine.sobek.cards import CARDS, FIRST_CHARACTER
from engine.sobek.game import Sobek
from engine.sobek.open_variant import OpenSobek
from engine.sobek.rounds import remaining, still_layable
from engine.sobek.sets import layable
from engine.sobek.state import Laying, LookingThrough
from tests.depth import first_of
from tests.engine.parallel import parallel
from tests.engine.sobek.arrangements import until_scored
from tests.engine.sobek.solver import Solver
from tests.engine.sobek.walks import LEANINGS, check_whole, steps
from tests.engine.sobek.worlds import begun, fields, remembered


def same(game: Sobek, world: Sobek, viewer: int | None) -> None:
    assert world.view(viewer) == game.view(viewer)
    assert world.waiting == game.waiting
    if viewer is not None:
        assert world.legal(viewer) == game.legal(viewer)
        assert world.decision(viewer) == game.decision(viewer)


@first_of("chunk", range(2))
def test_a_world_is_to_its_viewer_what_the_game_is(chunk):
    """At every size, in both variants, under both rules; every card is there once, and every token."""
    asked: Counter[str | None] = Counter()
    differing = 0
    for number in range(chunk * 6, chunk * 6 + 6):
        game, viewer, memory = begun(number)
        random = Random(number)
        for _, _, happened in steps(game, random, LEANINGS[number % 4]):
            remembered(memory, happened, viewer)
            if game.outcome is None and random.random() < 0.35:
                world = determinise(game.view(viewer), memory, random)
                same(game, world, viewer)
                check_whole(world)
                asked[game.view(None).asked] += 1
                differing += world.hands != game.hands or world.piles != game.piles
    assert {"turn", "event", "lay", "starter"} < set(asked)
    assert differing > 50


def test_what_others_have_put_aside_for_the_scribe_is_out_of_the_hands_of_a_world():
    """As many cards as they chose."""
    seen = 0
    for number in range(100):
        game, viewer, memory = begun(number)
        random = Random(number)
        for _, _, happened in steps(game, random, 0.1):
            remembered(memory, happened, viewer)
            pending = game.pending
            if game.round > 1:
                break
            if isinstance(pending, Reducing) and any(pending.given):
                world = determinise(game.view(viewer), memory, random)
                instead = world.pending
                assert isinstance(instead, Reducing)
                for hand, given, real in zip(world.hands, instead.given, pending.given, strict=True):
                    assert len(given) == len(real)
                    assert not Counter(given) - Counter(hand)
                seen += any(given for seat, given in enumerate(pending.given) if seat != viewer)
        if seen > 5:
            return
    pytest.fail(f"too seldom: {seen}")


@pytest.mark.thorough
def test_what_others_have_laid_at_the_end_of_a_round_leads_to_the_choices_that_were_seen():
    """Who was asked can lay something in each world, and nobody else; as many choices as were made lead there."""
    seen: Counter[str] = Counter()
    for number in range(54):
        game, viewer, memory = begun(number)
        random = Random(number)
        made, asked = [0] * game.seats, ()
        for seat, _, happened in steps(game, random, 0.1):
            remembered(memory, happened, viewer)
            pending = game.pending
            if game.round > 1 or game.outcome is not None:
                break
            if isinstance(pending, Laying):
                asked = asked or pending.waiting
                made[seat] += happened[0].code == "choice-made"
                for _ in range(4):
                    world = determinise(game.view(viewer), memory, random)
                    same(game, world, viewer)
                    seen.update(laid_again(world, viewer, asked, made))
    assert seen["unasked"] > 20
    assert seen["waits"] > 10
    assert seen["no more"] > 10
    assert seen["done"] > 5


def laid_again(world: Sobek, viewer: int | None, asked: tuple[int, ...], made: list[int]) -> list[str]:
    """Lay again what the others have laid in a world; return how each of them fares."""
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


@settings(max_examples=25, deadline=None, derandomize=True)
@given(st.integers(0, 10_000), st.integers(0, 40), st.integers())
def test_any_world_is_played_to_an_end(number, moves, seed):
    """In the open variant everybody's view of it can be looked at on the way."""
    game, viewer, memory = begun(number)
    for count, (_, _, happened) in enumerate(steps(game, Random(number))):
        remembered(memory, happened, viewer)
        if count == moves:
            break
    random = Random(seed)
    world = determinise(game.view(viewer), memory, random)
    for count, _ in enumerate(steps(world, random)):
        if count % 10 == 0:
            for other in range(world.seats):
                assert world.view(other).viewer == other
        check_whole(world)
    assert world.outcome is not None


@first_of("chunk", range(2))
def test_what_is_drawn_of_a_full_deck_is_possible_to_a_solver(chunk):
    """All hands and piles at once, in both variants."""
    for number in range(chunk * 4, chunk * 4 + 4):
        game, viewer, memory = begun(number)
        random, solver, before = Random(number), Solver(game.rules), game.view(None)
        dealt = game.view(viewer)
        solver.learn(events.RoundDealt(1, tuple(seat.hand for seat in dealt.seats), dealt.row), before)
        for happened in until_scored(game, random):
            remembered(memory, happened, viewer)
            for event in happened:
                solver.learn(event.seen(viewer), before)
            before = game.view(None)
            if random.random() < 0.25:
                world = determinise(game.view(viewer), memory, random)
                hands = {f"hand {seat}": kinds for seat, kinds in enumerate(world.hands)}
                assert solver.fits(hands | {f"pile {seat}": kinds for seat, kinds in enumerate(world.piles)})
                wrong = {name: kinds[1:] for name, kinds in hands.items()}
                assert not solver.fits(wrong)


def test_worlds_that_differ_in_what_a_seat_cannot_know_give_the_same_draws():
    """Two games are played alike from a position of which one is the game and the other drawn."""
    compared, differing = 0, 0
    for number in range(60):
        game, viewer, memory = begun(number)
        random = Random(number)
        for one, other in parallel(game, memory, viewer, steps(game, random, 0.4), random.randrange(50), random):
            draws = [determinise(known.game.view(viewer), known.memory, Random(7)) for known in (one, other)]
            assert fields(draws[0]) == fields(draws[1])
            compared += 1
            differing += fields(one.game) != fields(other.game)
    assert compared > 140
    assert differing > 120


def test_a_pile_that_a_seat_looks_through_is_drawn_as_it_is():
    """A view tells what lies there, but not whose it is."""
    looked = 0
    for number in range(60):
        game, viewer, memory = begun(number)
        random = Random(number)
        for _, _, happened in steps(game, random, 0.6):
            remembered(memory, happened, viewer)
            pending = game.pending
            if isinstance(pending, LookingThrough) and pending.seat == viewer:
                world = determinise(game.view(viewer), memory, random)
                assert sorted(world.piles[pending.target]) == sorted(game.piles[pending.target])
                assert world.pending == pending
                looked += 1
        if looked > 5:
            return
    pytest.fail("nobody looked through a pile")


def test_a_memory_begins_with_a_round_and_ends_with_the_game():
    """And it draws for nobody else."""
    game = RULES.new(2, {}, "any text")
    memory = SobekMemory(game.view(0))
    with pytest.raises(ValueError):
        memory.worlds(game.view(1))
    with pytest.raises(ValueError):
        SobekMemory(replace(game.view(0), discard=(CARDS[-1],)))
    for _ in range(2):
        game.apply(game.waiting[0], game.legal(game.waiting[0])[0])
    with pytest.raises(ValueError):
        SobekMemory(game.view(0))
    for _ in steps(game, Random(1)):
        pass
    with pytest.raises(ValueError):
        memory.worlds(game.view(0))


def test_in_the_open_variant_the_others_know_what_everybody_does_and_their_own_cards():
    """What they know beyond it of others is not drawn."""
    game = OpenSobek.new(3, {}, "others")
    memory = SobekMemory(game.view(0))
    random = Random(3)
    for count, (_, _, happened) in enumerate(steps(game, random, 0.2)):
        remembered(memory, happened, 0)
        if count == 30:
            break
    world = determinise(game.view(0), memory, random)
    known = world.view(1).known
    assert sorted(card.code for card in known.hands[1].sure) == sorted(
        card.code for card in world.view(1).seats[1].hand
    )
    assert not known.hands[1].maybe
    assert world.view(1).common == game.view(1).common


def test_only_what_is_drawn_differs_from_one_world_to_the_next():
    """Worlds are drawn one after the other out of what was made ready once, and go their own ways."""
    game = RULES.new(4, {}, "many")
    worlds = SobekMemory(game.view(0)).worlds(game.view(0))
    random = Random(5)
    many = [worlds.draw(random) for _ in range(20)]
    assert len({tuple(world.deck) for world in many}) == 20
    assert len({world.chance.seed for world in many}) == 20
    assert len({tuple(sorted(world.tokens)) for world in many}) > 15
    for _ in steps(many[0], random):
        pass
    assert many[1].view(0) == game.view(0)
    assert any(kind >= FIRST_CHARACTER for kind in many[1].deck)
