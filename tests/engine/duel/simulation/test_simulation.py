"""The simulation plays as the engine does, and its policies by the rules."""

from random import Random

import pytest

from engine.duel.game import Duel
from engine.duel.simulation import effects, ending, legal_moves, playouts, transitions
from engine.duel.simulation.conversion import action_of, from_game, move_of
from engine.duel.simulation.effects import kinds_in
from engine.duel.simulation.move_codes import HEAD
from engine.duel.simulation.packed_counts import GOLD_BACK, GOOD, KINDS_OF_BACK, RED_BACK, SIDES, UNIT
from engine.duel.simulation.playout_policy import choose
from engine.duel.simulation.state import OVER
from engine.duel.simulation.transitions import apply
from engine.duel.tiles import PIROGUES, Power
from engine.simulation.rng import SeededRng
from tests.depth import first_of
from tests.engine.duel.simulation_proof import compared_actions
from tests.engine.duel.walks import options, steps, walk
from tests.engine.simulation_proofs import prove

CHUNKS = 2
ACTIONS = 6_000


def dealt(number):
    """Every other deal is one of Treasures of the Pharaoh."""
    return from_game(Duel.new(2, options(number), f"lean {number}"), SeededRng(number))


@first_of("chunk", range(CHUNKS))
def test_it_lists_and_plays_what_the_engine_does(chunk):
    """The expansion and leanings change from game to game; the long run has a million actions."""
    assert prove(compared_actions, 1_000_000 + 1_000 * chunk, ACTIONS // CHUNKS)[2] is None


def test_every_kind_of_move_is_among_them():
    """Or the proof would be of less than all rules: every character, also as a spy's, and every pirogue."""
    heads = set()
    for number in range(200):
        for _, action, _ in steps(*walk(number)):
            head, *parts = action.code.split(".")
            heads.add(".".join((head, *parts[:1])) if head in "cp" else head)
            if parts[:1] == ["spy"]:
                heads.add(".".join(("spy", *parts[1:2])))
    assert heads >= {"t", "f", "a", "d", "s", "v", "g"}
    assert heads >= {f"p.{pirogue}" for pirogue in PIROGUES}
    assert heads >= {f"spy.{power}" for power in Power if power is not Power.SPY}


FAULTS = {
    "queen draws two": (effects, "QUEEN_DRAWS", 2, "pile"),
    "scribe leaves seven": (effects, "SCRIBE_LEAVES", 7, "asked"),
    "horus draws one": (effects, "HORUS_DRAWS", 1, "draws"),
    "architect sees two": (legal_moves, "ARCHITECT_DRAWS", 2, "legal"),
    "a pirogue adds three scarabs": (effects, "SCARABS_A_PIROGUE", 3, "scarabs"),
    "thief draws from the other end": (
        effects,
        "KINDS_OF_BACK",
        [kinds[::-1] for kinds in effects.KINDS_OF_BACK],
        "hands",
    ),
    "priests leave pharaoh tiles": (effects, "PHARAOHS", [0] * 7, "legal"),
    "a pharaoh tile brings no royal corruption": (transitions, "draw_royal", lambda sim, kind: None, "corruption"),
    "a pharaoh tile shows one good": (ending, "PHARAOHS", [3 << 2, 0, 1 << 4, 0, 1 << 6, 1 << 7, 0], "legal"),
    "marble bears no second pirogue": (legal_moves, "ADORNED", [[3, 4, 5], [1]], "legal"),
    "passed tiles stay": (transitions, "BETWEEN", [0] * 36 * 36, "market"),
    "deben icons are not seen": (transitions, "HAS_DEBEN", [False] * 69, "asked"),
    "nothing is removed at the end": (ending, "unsold", lambda sim, seat: 0, "corruption"),
    "four points bring a deben more": (ending, "STEP", 4, "bag"),
    "the courtesan adds one": (legal_moves, "MOST_ADDED", 3, "legal"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault, monkeypatch):
    """By what differs, in as many actions as the tests above compare."""
    module, name, value, differing = FAULTS[fault]
    monkeypatch.setattr(module, name, value)
    assert f"{differing}:" in prove(compared_actions, 0, ACTIONS)[2]


def test_the_fast_policy_plays_by_the_rules():
    """It makes its moves without listing them; in every other game it gets into positions that it would not seek."""
    heads, random = set(), Random(0)
    for number in range(200):
        sim = dealt(number // 2)
        while sim.asked != OVER:
            move, moves = choose(sim), legal_moves.legal(sim)
            assert move in moves
            assert move_of(action_of(move)) == move
            heads.add(move >> HEAD)
            apply(sim, move if number % 2 else moves[int(random.random() * len(moves))])
    assert heads == set(range(9))


def disguised(sim, random):
    """Return the position with other faces below red and gold backs that the seat asked does not see, in market, pile
    and the other hand, and with the pile in another order."""
    other = sim.copy(SeededRng(0))
    base = SIDES * (1 - sim.seat)
    for back in (RED_BACK, GOLD_BACK):
        hidden = KINDS_OF_BACK[back]
        squares = [square for square, kind in enumerate(sim.market) if kind in hidden]
        places = [place for place, kind in enumerate(sim.pile) if kind in hidden]
        held = [kind for kind in kinds_in(sim.hands, 1 - sim.seat) if kind in hidden]
        faces = [sim.market[square] for square in squares] + [sim.pile[place] for place in places] + held
        random.shuffle(faces)
        for square in squares:
            other.market[square] = faces.pop()
        for place in places:
            other.pile[place] = faces.pop()
        for kind, face in zip(held, faces, strict=True):
            other.hands[base + GOOD[kind]] -= UNIT[kind]
            other.hands[base + GOOD[face]] += UNIT[face]
    random.shuffle(other.pile)
    return other


def test_the_fast_policy_does_not_look_below_backs():
    """What it does never depends on what lies there, since its seat cannot know that."""
    random, changed = Random(0), 0
    for number in range(60):
        sim = dealt(number)
        while sim.asked != OVER:
            move, other = choose(sim), disguised(sim, random)
            assert choose(other) == move
            changed += other.hands != sim.hands
            apply(sim, move)
    assert changed > 100


@pytest.mark.parametrize("play", [playouts.fast_game, playouts.random_game])
@pytest.mark.parametrize("number", [2, 3])
def test_a_playout_is_decided_by_its_luck(play, number):
    begun = dealt(number)
    played = [begun.copy(SeededRng(seed)) for seed in (1, 1, 2)]
    first, again, other = map(play, played)
    assert first == again != other
    assert [sim.asked for sim in played] == [OVER] * 3


@pytest.mark.parametrize("number", [0, 1])
def test_a_copy_is_independent(number):
    sim = dealt(number)
    before = str([getattr(sim, name) for name in sim.__slots__ if name != "rng"])
    playouts.random_game(sim.copy(SeededRng(0)))
    assert str([getattr(sim, name) for name in sim.__slots__ if name != "rng"]) == before


def test_the_fast_policy_beats_random_moves():
    """Nearly always: it would be of no use in playouts if it did not."""
    random, won = Random(0), 0
    for number in range(60):
        sim, fast = dealt(number), number // 2 % 2
        while sim.asked != OVER:
            moves = [choose(sim)] if sim.seat == fast else legal_moves.legal(sim)
            apply(sim, moves[int(random.random() * len(moves))])
        won += sim.scores[fast] > sim.scores[1 - fast]
    assert won >= 55
