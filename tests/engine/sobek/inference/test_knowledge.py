"""What is known in the open variant is exactly what brute force and a solver find, position by position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain, groupby
from operator import itemgetter
from random import Random

from engine.sobek.cards import BACK_OF, CARDS, FIRST_CHARACTER, KIND
from engine.sobek.game import Sobek
from engine.sobek.inference.knowledge import Knowledge
from engine.sobek.open_variant import OpenSobek
from engine.sobek.rules_versions import Version
from engine.sobek.views import Holding, Known, OpenView
from tests.depth import games
from tests.engine.sobek.arrangements import Arrangements, TooMany, small_round, until_scored
from tests.engine.sobek.solver import Solver

# All that moves cards unseen or brings them to light.
MOVING = {"cards-drawn", "card-stolen", "cards-given", "card-reclaimed", "pile-embalmed", "card-taken", "card-bought"}
TELLING = {"delivered", "set-played", "character-played", "pile-cleared", "pile-seen"}


VERSIONS = tuple(Version)


def backs_of(kinds: Sequence[int]) -> list[int]:
    return [sum(1 for kind in kinds if BACK_OF[kind] == back) for back in range(3)]


def told(holding: Holding) -> tuple[Counter[int], Counter[int], list[int]]:
    """Return how many cards of each kind a holding has at least and at most, and how many of each back."""
    least = Counter(KIND[card.code] for card in holding.sure)
    backs = holding.backs
    return least, least + Counter(KIND[card.code] for card in holding.maybe), [backs.green, backs.beige, backs.orange]


def somebody(random: Random, seats: int) -> int | None:
    """Return a viewer: the table as often as any two seats."""
    return random.choice((None, None, *range(seats)))


def compare(known: Known, game: Sobek, reference: Arrangements) -> bool:
    """Fail unless knowledge and brute force agree on every place; return whether anything is in doubt."""
    holdings = []
    for seat in range(game.seats):
        holdings += [(known.hands[seat], reference.hand(seat), game.hands[seat])]
        holdings += [(known.piles[seat], reference.pile(seat), game.piles[seat])]
    for holding, place, kinds in holdings:
        assert told(holding) == (*reference.bounds(place), backs_of(kinds))
    one = next(iter(reference.all))
    down, deck = backs_of([kind for kind in game.row if kind >= FIRST_CHARACTER]), backs_of(game.deck)
    gone = [unseen - a - b for unseen, a, b in zip(backs_of(one[0]), down, deck, strict=True)]
    for holding, backs in ((known.row, down), (known.deck, deck), (known.removed, gone)):
        assert told(holding) == (*reference.bounds_of_part(backs), backs)
    return any(holding.maybe for holding, _, _ in holdings)


@games(60, 180)
def test_knowledge_is_what_all_arrangements_of_a_small_deck_have_in_common(numbers):
    """Where more arrangements are possible than there is time for, the rest of that round is left out."""
    positions, doubtful, left_out = 0, 0, 0
    happened: Counter[str] = Counter()
    for number in numbers:
        random = Random(number)
        rules = VERSIONS[number // 2 % 2]
        game, dealt, cards = small_round(random, number, rules)
        viewer = somebody(random, game.seats)
        copies = [cards.count(kind) for kind in range(len(CARDS))]
        knowledge = Knowledge(game.seats, copies, rules)
        reference = Arrangements(game.seats, cards, 3000, rules)
        before = game.view(None)
        for events in chain([dealt], until_scored(game, random)):
            seen = [event.seen(viewer) for event in events]
            try:
                for event in seen:
                    reference.learn(event, before)
            except TooMany:
                left_out += 1
                break
            knowledge.learn(seen)
            positions += 1
            doubtful += compare(knowledge.known(), game, reference)
            before = game.view(None)
            happened.update(event.code for event in seen)
    assert positions > 10 * len(numbers)
    assert doubtful > 20 / 3 * len(numbers)
    assert left_out < len(numbers) / 10
    assert not (MOVING | TELLING) - set(happened)


@games(6, 16)
def test_knowledge_of_full_decks_is_what_a_solver_finds(numbers):
    positions, claims = 0, 0
    for number in numbers:
        random = Random(number)
        game = OpenSobek.new(2 + number % 3, {}, f"full {number}", VERSIONS[number % 2])
        viewer = somebody(random, game.seats)
        solver, before = Solver(game.rules), game.view(None)
        for event in game.round_events:
            solver.learn(event.seen(viewer), before)
        for events in until_scored(game, random):
            for event in events:
                solver.learn(event.seen(viewer), before)
            before = game.view(None)
            if random.random() < 0.4:
                view = game.view(viewer)
                assert isinstance(view, OpenView)
                claims += agree(view.known, solver, random)
                positions += 1
    assert positions > 8 * len(numbers)
    assert claims > 70 * len(numbers)


def agree(known: Known, solver: Solver, random: Random) -> int:
    """Fail unless the solver finds some bounds of what is in doubt to be reached and never passed; return how many."""
    claims = []
    for place, holding in places_of(known):
        least, most, backs = told(holding)
        claims += [(place, backs, kind, least[kind], most[kind]) for kind in most if most[kind] > least[kind]]
        claims += [(place, backs, kind, 0, 0) for kind in random.sample(range(len(CARDS)), 2) if not most[kind]]
    chosen = random.sample(claims, min(12, len(claims)))
    for (place, backs), same in groupby(sorted(chosen), key=itemgetter(0, 1)):
        with solver.within(place, backs) as possible:
            for _, _, kind, least, most in same:
                assert possible(kind, least, least)
                assert possible(kind, most, most)
                assert least == 0 or not possible(kind, 0, least - 1)
                assert not possible(kind, most + 1, len(solver.kinds))
    return len(chosen)


def places_of(known: Known) -> list[tuple[str, Holding]]:
    hands = [(f"hand {seat}", holding) for seat, holding in enumerate(known.hands)]
    piles = [(f"pile {seat}", holding) for seat, holding in enumerate(known.piles)]
    return [*hands, *piles, ("deck", known.deck), ("row", known.row), ("removed", known.removed)]
