"""How a round ends when nothing is left to be delivered is reckoned out as if all was tried."""

import pytest

from engine.simulation.rng import SeededRng
from engine.sobek.simulation.conversion import from_game
from engine.sobek.simulation.endgame_moves import endgame_moves
from engine.sobek.simulation.endgame_solver import EndgameSolver
from engine.sobek.simulation.expected_lead import expected_lead
from engine.sobek.simulation.legal_moves import legal
from engine.sobek.simulation.playout_policy import choose
from engine.sobek.simulation.playouts import fast_round
from engine.sobek.simulation.rounds import deal
from engine.sobek.simulation.state import OVER, SCORED, STARTER, SimulationState
from engine.sobek.simulation.transitions import apply
from tests.engine.sobek.positions import position

FEW = 80
ENOUGH = 10**12


class Drawing:
    """Luck that draws what it is told, and remembers out of how many."""

    def __init__(self, number):
        self.number = number
        self.count = 1

    def below(self, count):
        self.count = count
        return self.number


def ends(seats, cards, number, odd=False):
    """Yield the positions of a game with no deck and so many cards in the row at most, as policies come to them."""
    sim = SimulationState(seats, bool(number % 2), bool(number % 3), SeededRng(number))
    sim.pausing = True
    while sim.asked != OVER:
        deal(sim)
        while sim.asked < SCORED:
            moves = legal(sim)
            if not sim.deck and len(sim.row) <= cards and sim.asked != STARTER:
                yield sim
            random = odd and not sim.rng.below(3)
            apply(sim, moves[sim.rng.below(len(moves))] if random else choose(sim))


def enumerated(sim, seat, own=endgame_moves):
    """Return a seat's expected lead by all courses: it plays the best of `own`, the others what is worst for it."""
    if sim.asked >= SCORED:
        return expected_lead(sim, seat)
    if sim.seat == seat:
        return max(after(sim, move, seat, own) for move in own(sim))
    return min(after(sim, move, seat, own) for move in endgame_moves(sim))


def after(sim, move, seat, own=endgame_moves):
    """Return the mean expected lead over all that may be drawn."""
    worths = []
    drawn = Drawing(0)
    while drawn.number < drawn.count:
        tried = sim.copy(drawn)
        apply(tried, move)
        worths.append(enumerated(tried, seat, own))
        drawn.number += 1
    return sum(worths) / len(worths)


def small(number, seats=2, odd=False):
    """Yield ends of which so few positions are to be looked at that all courses can be tried."""
    for sim in ends(seats, 3 if seats == 2 else 2, number, odd):
        if reckoned(sim, sim.seat, FEW)[1] < FEW // 2 and reckoned(sim, sim.seat, ENOUGH)[1] < FEW:
            yield sim


def reckoned(sim, seat, nodes=ENOUGH):
    """Return a seat's expected lead, and how many positions were looked at."""
    ending = EndgameSolver(seat)
    return ending.worth(sim.copy(sim.rng), nodes), ending.nodes


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_tried_is_legal_and_begins_with_what_the_fast_policy_would_do(seats):
    """Each move once, in positions that the policy would not seek as well."""
    more = 0
    for number in range(25):
        for sim in ends(seats, 9, number, odd=True):
            moves, possible = endgame_moves(sim), set(legal(sim))
            assert moves[0] == choose(sim)
            assert len(set(moves)) == len(moves)
            assert set(moves) <= possible
            more += len(moves) > 4
    assert more > 50


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_comes_to_the_same_as_all_courses_tried(seats):
    compared = many = 0
    for number in range(6):
        for sim in small(number, seats, odd=True):
            worth, nodes = reckoned(sim, sim.seat)
            assert worth == pytest.approx(enumerated(sim, sim.seat))
            compared += 1
            many += nodes > 10
    assert compared > 40
    assert many > 5


def test_it_is_never_worse_than_what_the_fast_policy_would_do_in_the_same_world():
    """Against rivals who know as much."""
    better = 0
    for number in range(12):
        for sim in small(number):
            worth = reckoned(sim, sim.seat)[0]
            line = enumerated(sim, sim.seat, lambda one: [choose(one)])
            assert worth >= line - 1e-9
            better += worth > line + 0.5
    assert better > 10


@pytest.mark.parametrize("nodes", [1, 5, 17, 60])
def test_no_more_positions_are_looked_at_than_asked(nodes):
    most = 0
    for number in range(8):
        for sim in ends(3, 9, number, odd=True):
            looked = reckoned(sim, sim.seat, nodes)[1]
            assert 1 <= looked <= nodes
            most = max(most, looked)
    assert most > nodes // 2


def test_where_only_one_may_be_looked_at_the_fast_policy_plays_on():
    for number in range(5):
        for sim in ends(2, 9, number):
            played = sim.copy(SeededRng(1))
            fast_round(played)
            tried = sim.copy(SeededRng(1))
            assert EndgameSolver(0).worth(tried, 1) == expected_lead(played, 0)
            assert tried.scores == played.scores


def test_a_thief_is_worth_the_mean_of_what_he_may_draw():
    """The thief takes one of three dear cards of the rival's set, or a worthless fourth of the same back."""
    known = {"hands": ["thief ivory3 ivory3", "ivory3 ivory3 ivory3 fish0"], "row": "wheat0", "deck": ""}
    sim = from_game(position(2, **known), SeededRng(0))
    sim.pausing = True
    move = next(move for move in legal(sim) if move > 1 << 20)
    assert move in endgame_moves(sim)
    assert EndgameSolver(0)._after(sim.copy(sim.rng), move, -1e9, 1e9, ENOUGH) == pytest.approx(after(sim, move, 0))
