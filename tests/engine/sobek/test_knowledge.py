"""What is known in the open way is exactly what brute force and a solver find, position by position."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random

import pytest

from engine.sobek.cards import BACK_OF, CARDS, FIRST_CHARACTER, KIND
from engine.sobek.events import RoundScored
from engine.sobek.game import Sobek
from engine.sobek.knowledge import Knowledge
from engine.sobek.open import OpenSobek
from engine.sobek.views import Holding, Known, OpenView

from .arrangements import Arrangements, TooMany, rare_steps, small_round
from .solver import Solver


def _backs(kinds):
    return [sum(1 for kind in kinds if BACK_OF[kind] == back) for back in range(3)]


def _told(holding: Holding) -> tuple[Counter[int], Counter[int], list[int]]:
    least = Counter(KIND[card.code] for card in holding.sure)
    backs = holding.backs
    return least, least + Counter(KIND[card.code] for card in holding.maybe), [backs.green, backs.beige, backs.orange]


def _compare(known: Known, game: Sobek, reference: Arrangements) -> int:
    """Fail unless knowledge and brute force agree on every place; return how many places are in doubt."""
    doubtful = 0
    for seat in range(game.seats):
        for holding, place, kinds in (
            (known.hands[seat], reference.hand(seat), game.hands[seat]),
            (known.piles[seat], reference.pile(seat), game.piles[seat]),
        ):
            assert _told(holding) == (*reference.bounds(place), _backs(kinds))
            doubtful += bool(holding.maybe)
    face_down = [kind for kind in game.row if kind >= FIRST_CHARACTER]
    (one, *_) = reference.all
    left = len(one[0]) - len(face_down) - len(game.deck)
    backs_down, backs_deck = _backs(face_down), _backs(game.deck)
    backs_left = [all_ - a - b for all_, a, b in zip(_backs(one[0]), backs_down, backs_deck, strict=True)]
    assert sum(backs_left) == left
    for holding, backs in ((known.row, backs_down), (known.deck, backs_deck), (known.removed, backs_left)):
        assert _told(holding) == (*reference.bounds_of_part(backs), backs)
    return doubtful


@pytest.mark.parametrize("chunk", range(4))
def test_knowledge_is_what_all_arrangements_of_a_small_deck_have_in_common(chunk):
    positions, doubtful, happened = 0, 0, Counter()
    for number in range(chunk * 100, chunk * 100 + 100):
        random = Random(number)
        game, dealt, cards = small_round(random, number)
        viewer = (None, None, *range(game.seats))[random.randrange(game.seats + 2)]
        copies = [cards.count(kind) for kind in range(len(CARDS))]
        knowledge, reference = Knowledge(game.seats, copies), Arrangements(game.seats, cards, most=3000)
        before = game.view(None)
        for events in chain([dealt], rare_steps(game, random)):
            if any(isinstance(event, RoundScored) for event in events):
                break
            seen = [event.seen(viewer) for event in events]
            try:
                for event in seen:
                    reference.learn(event, before)
            except TooMany:
                happened["too many"] += 1
                break
            knowledge.learn(seen)
            positions += 1
            doubt = _compare(knowledge.known(), game, reference)
            doubtful += bool(doubt)
            before = game.view(None)
            happened.update(event.code for event in seen)
    print(positions, doubtful, happened)


def _places(known: Known) -> list[tuple[str, Holding]]:
    hands = [(f"hand {seat}", holding) for seat, holding in enumerate(known.hands)]
    piles = [(f"pile {seat}", holding) for seat, holding in enumerate(known.piles)]
    return [*hands, *piles, ("deck", known.deck), ("row", known.row), ("removed", known.removed)]


def _agree(known: Known, solver: Solver, random: Random, most_claims: int) -> int:
    """Fail unless the solver finds the bounds of some cards that are in doubt to be exact; return how many."""
    claims = []
    for place, holding in _places(known):
        least, most, backs = _told(holding)
        claims += [(place, kind, least[kind], most[kind], backs) for kind in most if most[kind] > least[kind]]
        barred = [kind for kind in range(len(CARDS)) if not most[kind]]
        claims += [(place, kind, 0, 0, backs) for kind in random.sample(barred, min(1, len(barred)))]
    for place, kind, least, most, backs in random.sample(claims, min(most_claims, len(claims))):

        def fits(low, high, place=place, kind=kind, backs=backs):
            if place in ("deck", "row", "removed"):
                return solver.possible_in_part(backs, kind, low, high)
            return solver.possible(place, kind, low, high)

        assert fits(least, least)
        assert fits(most, most)
        assert least == 0 or not fits(0, least - 1)
        assert not fits(most + 1, 99)
    return len(claims)


@pytest.mark.parametrize("chunk", range(2))
def test_knowledge_of_full_decks_is_what_a_solver_finds(chunk):
    positions = 0
    for number in range(chunk * 10, chunk * 10 + 10):
        random = Random(number)
        game = OpenSobek.new(2 + number % 3, {}, f"full {number}")
        viewer = (None, None, *range(game.seats))[random.randrange(game.seats + 2)]
        solver, before = Solver(), game.view(None)
        for event in game._told:
            solver.learn(event.seen(viewer), before)
        for events in rare_steps(game, random):
            if any(isinstance(event, RoundScored) for event in events):
                break
            for event in events:
                solver.learn(event.seen(viewer), before)
            before = game.view(None)
            if random.random() < 0.2:
                view = game.view(viewer)
                assert isinstance(view, OpenView)
                _agree(view.known, solver, random, 6)
                positions += 1
    print(positions)
