"""What is drawn of hidden tiles and tokens is as likely as the courses that lead to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from engine.duel.ai.worlds import DuelWorlds
from engine.duel.events import PiroguesSeen, PirogueUsed
from engine.duel.inference.dealing import Deal
from engine.duel.inference.knowledge import Knowledge
from engine.duel.inference.token_arrangements import TokenArrangements
from engine.duel.inference.token_knowledge import ARCHITECTS, ASIDE, BOARD, DRAWN, TokenKnowledge, dealt
from engine.duel.state import Building
from engine.duel.tiles import BACK_OF, BACKS, DEBEN_TOKENS, PIROGUE_INDEX, PIROGUES, TILES, Back, Pirogue
from engine.inference.location_knowledge import HANDS, PILES, LocationKnowledge
from tests.depth import first_of
from tests.engine.courses import Arrangement
from tests.engine.duel.courses import DuelCourses
from tests.engine.duel.positions import ASIDE as SET_ASIDE
from tests.engine.duel.positions import kinds, play, position, tokens
from tests.engine.duel.uniformity import positions, token_positions
from tests.engine.uniformity import Position, T, exactly, prove, surprise

# Far beyond what chance alone brings in a few hundred tests.
SURPRISING = 4.5


@first_of("chunk", range(3))
def test_arrangements_of_few_tiles_are_exactly_as_likely_as_counting_all_courses_says(chunk):
    """To the last fraction, in every position of every duel for which there is time."""
    seen, uneven = 0, 0
    for number in range(chunk * 30, chunk * 30 + 30):
        for place in positions(number, 300):
            assert exactly(place) == place.likelihoods
            seen += 1
            uneven += len(set(place.likelihoods.values())) > 1
    assert seen > 150
    assert uneven > 20


def test_what_is_drawn_comes_as_often_as_it_is_likely():
    """`python -m tests.engine.duel.uniformity` draws a hundred thousand in each position."""
    tested, largest = prove(positions, range(40), 400, 120, 0.4)
    assert tested > 60
    assert largest < SURPRISING


def test_tokens_are_exactly_as_likely_as_counting_each_of_them_apart_says():
    """Deben by bag and seats, those that Horus put back included, royal corruption, and pirogues on the board."""
    uneven: Counter[str] = Counter()
    for number in range(60):
        for _, known, courses in token_positions(number, 20_000):
            values = [("bag",), ("held 0",), ("held 1",), ("gone 0",), ("gone 1",)]
            pirogues = courses.pirogues.lying(("board",), ("aside", "drawn"))
            pairs = {
                "deben": (_lying(known.deben, *range(DRAWN)), courses.deben.lying(*values)),
                "royal": (_lying(known.royal, *range(DRAWN)), courses.royal.lying(*values)),
                "pirogues": (_on_board_and_aside(known.pirogues), pirogues),
            }
            for name, (here, there) in pairs.items():
                assert _likely(here) == _likely(there), name
                uneven[name] += len(set(_likely(here).values())) > 1
    assert uneven["deben"] > 50
    assert uneven["pirogues"] > 200


FISH = "fish-h1 fish-f1 fish-b1"
# What seat 1 plays, one action a turn, of which seat 0 learns what does not lie somewhere, and what that is.
TELLING: Mapping[str, tuple[dict[str, Any], tuple[str, ...], int, str]] = {
    "the courtesan finds nothing to add": (
        {"hands": ["", f"{FISH} courtesan ivory-f0 marble-h2"]},
        (f"s.fish.{FISH.replace(' ', ',')}", "c.courtesan"),
        HANDS + 1,
        "fish-f0 statue-h thief architect pharaoh-fish-ebony",
    ),
    "nor does a spy": (
        {"hands": ["", f"{FISH} spy ivory-f0 marble-h2"], "royal": [[], []], "played": "courtesan"},
        (f"s.fish.{FISH.replace(' ', ',')}", "c.spy.courtesan"),
        HANDS + 1,
        "fish-f0 statue-h thief architect pharaoh-fish-ebony",
    ),
    "a priest removes a good": (
        {"hands": ["", "priest"], "market": {"d3": "thief", "e3": "queen", "f3": "wheat-h1"}},
        ("t.3", "c.priest.fish"),
        PILES + 1,
        "scribe-fish",
    ),
    "a priestess removes a good of two": (
        {
            "hands": ["", "priestess"],
            "market": {"d3": "pharaoh-fish-ebony", "e3": "pharaoh-ivory-wheat", "f3": "wheat-h1"},
            "royal": [[], []],
        },
        ("t.3", "c.priestess.ebony"),
        PILES + 1,
        "pharaoh-ebony-livestock",
    ),
    "a priest removes statues": (
        {"hands": ["", "priest"], "market": {"d3": "architect", "e3": "queen", "f3": "wheat-h1"}, "royal": [[], []]},
        ("t.3", "c.priest.statue"),
        PILES + 1,
        "spy",
    ),
}
REST = "fish-f0 statue-h thief queen scribe-fish vizier spy architect pharaoh-fish-ebony pharaoh-ebony-livestock"


@pytest.mark.parametrize("name", TELLING)
def test_what_an_action_tells_to_lie_nowhere_there_is_not_drawn_there(name):
    """And the rest is as likely as counting all courses says (D14, P10)."""
    described, actions, place, absent = TELLING[name]
    before, now = _told(described, f"{REST} pharaoh-ivory-wheat", actions)
    assert exactly(now) == now.likelihoods
    assert set(kinds(absent)) & {kind for one in before.likelihoods for kind in _part(one, place)}
    assert not set(kinds(absent)) & {kind for one in now.likelihoods for kind in _part(one, place)}


@pytest.mark.parametrize(
    "actions", [("c.queen", "c.spy.queen"), ("c.queen", "s.fish.fish-b1,fish-b1,fish-b0", "c.spy.queen")]
)
def test_what_was_drawn_in_two_goes_is_as_likely_as_counting_all_courses_says(actions):
    """With something coming to light between them or without it."""
    described = {"hands": ["", "queen spy fish-b0"], "royal": [[], []]}
    _, now = _told(described, "fish-b1 fish-b1 wheat-h1 wheat-h1 wheat-h1 ivory-f0 fish-b1 fish-b1 wheat-h1", actions)
    assert exactly(now) == now.likelihoods
    assert len(set(now.likelihoods.values())) > 1


def _told(described: dict[str, Any], unseen: str, actions: Sequence[str]) -> tuple[Position, Position]:
    """Play actions of seat 1, one a turn; return the position as seat 0 knows it before the last one, and after it.

    `unseen` are tiles of the pile, from its bottom; kinds of which one lies elsewhere are left out.
    """
    game = position(turn=1, **{"market": {}, "pile": "", **described})
    in_play = [kind for kind in [*game.market, *game.hands[1]] if kind >= 0]
    game.pile = [kind for kind in kinds(unseen) if kind not in in_play]
    tiles, view = [*in_play, *game.pile], game.view(0)
    knowledge = Knowledge(view, [tiles.count(kind) for kind in range(len(TILES))])
    courses = DuelCourses(tiles, 999, view)
    found = []
    for code in actions:
        game.turn = 1
        found.append(Position(2, knowledge.deal(), courses.likelihoods()))
        before = game.view(0)
        seen = tuple(event.seen(0) for event in play(game, 1, code))
        knowledge.learn(seen)
        courses.learn(seen, before, game.view(0))
    return found[-1], Position(2, knowledge.deal(), courses.likelihoods())


def _part(arrangement: Arrangement, place: int) -> tuple[int, ...]:
    """Return what lies in a place of an arrangement of the pool, two hands and two piles."""
    return arrangement[place if place < PILES else place - PILES + HANDS + 2]


def test_market_pile_and_box_are_lying_every_way_alike():
    """Two of the red tiles and a golden one lie face down on the market."""
    words = "fish-f1 fish-f1 ivory-f0 queen thief vizier pharaoh-fish-ebony pharaoh-marble-fish fish-h0s wheat-f0s"
    pool = kinds(words)
    red, gold = BACKS.index(Back.RED), BACKS.index(Back.GOLD)
    down, likely = [red, gold, red], Counter[object]()
    for order in permutations([kind for kind in pool if TILES[kind].back is not Back.GREY]):
        if [BACK_OF[kind] for kind in order[:3]] == down:
            likely[order] += 1
    deal, random = Deal(LocationKnowledge([pool.count(kind) for kind in range(len(TILES))], BACK_OF)), Random("deal")
    came = Counter[object]()
    for _ in range(6000):
        lying = deal.draw(random, down)
        assert sorted(lying.boxed) == sorted(pool[-2:])
        assert (lying.hands, lying.piles) == ([[], []], [[], []])
        came[*lying.down, *lying.pile] += 1
    assert surprise(came, _likely(likely)) < SURPRISING


# Who plays the architect or a spy in its place, what they draw if the viewer (seat 0) sees it, and what they use.
_Built = tuple[int, str | None, str]
BUILT: Mapping[str, tuple[_Built, ...]] = {
    "the other once": ((1, None, "seven"),),
    "the other twice": ((1, None, "pyramid"), (1, None, "mummy")),
    "the other, then one oneself": ((1, None, "seven"), (0, "pyramid mummy horus", "pyramid")),
    "oneself, then the other": ((0, "pyramid mummy seven", "seven"), (1, None, "pyramid")),
    "oneself twice": ((0, "pyramid seven finger", "seven"), (0, "pyramid mummy horus", "horus")),
}


@pytest.mark.parametrize("built", BUILT)
def test_what_was_put_back_by_architects_is_as_likely_as_counting_all_courses_says(built):
    """Together with what lies on the board and aside, of which the viewer has seen nothing else."""
    pirogues = tokens("pyramid pyramid mummy seven horus finger finger snake1")
    known = TokenKnowledge(0, DEBEN_TOKENS, (), dealt(pirogues, 2))
    for seat, drawn, used in BUILT[built]:
        seen = tuple([PIROGUES[index] for index in tokens(drawn or "")])
        known.learn([PiroguesSeen(seat, True, seen), PirogueUsed(seat, Pirogue(used), True)])
    likely: Counter[object] = Counter()
    numbers = frozenset(range(len(pirogues)))
    for board in combinations(numbers, 2):
        for rest, returned in _courses(numbers - set(board), BUILT[built], pirogues):
            likely[_named(board, pirogues), _named(rest, pirogues), returned] += 1
    random, came = Random(built), Counter[object]()
    for _ in range(6000):
        lying = known.pirogues.draw(random)
        came[lying[BOARD], lying[ASIDE], tuple(known.returned(random, lying[ASIDE])[1])] += 1
    assert surprise(came, _likely(likely)) < SURPRISING


def _courses(
    aside: frozenset[int], built: tuple[_Built, ...], pirogues: list[int]
) -> list[tuple[frozenset[int], tuple[int, ...]]]:
    """Return what lies aside in the end, and what the other knows of it, once for each course."""
    ends: list[tuple[frozenset[int], Counter[int]]] = [(aside, Counter())]
    for seat, drawn, used in built:
        index, then = PIROGUE_INDEX[Pirogue(used)], []
        for rest, known in ends:
            for three in combinations(sorted(rest), 3):
                if drawn is not None and _named(three, pirogues) != tuple(sorted(tokens(drawn))):
                    continue
                seen = known | Counter(pirogues[number] for number in three) if seat else known
                left = seen - Counter([index])
                then += [(rest - {number}, left) for number in three if pirogues[number] == index]
        ends = then
    return [(rest, tuple(sorted(known.elements()))) for rest, known in ends]


def _named(numbers: Iterable[int], pirogues: list[int]) -> tuple[int, ...]:
    return tuple(sorted(pirogues[number] for number in numbers))


def test_what_lies_aside_comes_in_any_order():
    """Though a viewer who has seen the board knows what it is; the other's architect draws any three of it (D14)."""
    game = position(hands=["", "architect"], turn=1)
    view = game.view(0)
    aside, copies = tokens(SET_ASIDE), [0] * len(TILES)
    for kind in [*game.hands[1], *(kind for kind in game.market if kind >= 0)]:
        copies[kind] += 1
    deal, known = Knowledge(view, copies).deal(), TokenKnowledge(0, DEBEN_TOKENS, (), dealt(aside, 0))
    worlds, random = DuelWorlds(view, deal, known, (0, 0)), Random("aside")
    came = Counter(tuple(worlds.draw(random).aside) for _ in range(4000))
    assert surprise(came, dict.fromkeys(permutations(aside), Fraction(1, 120))) < SURPRISING
    play(game, 1, "c.architect")
    worlds = DuelWorlds(game.view(0), deal, known, (0, 0))
    building: Counter[tuple[int, ...]] = Counter()
    for _ in range(1000):
        pending = worlds.draw(random).pending
        assert isinstance(pending, Building)
        building[pending.drawn] += 1
    assert surprise(building, dict.fromkeys(combinations(sorted(aside), 3), Fraction(1, 10))) < SURPRISING


def test_who_has_nothing_but_his_hand_to_go_on_with_has_a_set_in_it():
    """The game would be over if the opponent had none (D10): of seven starting tiles four, three of them wheat."""
    hand, boxed = "fish-h0s wheat-f0s wheat-h0s wheat-v0s", "fish-v0s livestock-h0s livestock-v0s"
    game = position(market={}, pile="", hands=["", hand], turn=1)
    game.boxed = kinds(boxed)
    copies = [Counter(kinds(f"{hand} {boxed}"))[kind] for kind in range(len(TILES))]
    view = game.view(0)
    known = TokenKnowledge(0, DEBEN_TOKENS, (), dealt(tokens(SET_ASIDE), 0))
    worlds, random = DuelWorlds(view, Knowledge(view, copies).deal(), known, (0, 0)), Random("set")
    likely = {tuple(sorted([*kinds(hand)[1:], kind])): Fraction(1, 4) for kind in kinds(f"fish-h0s {boxed}")}
    came = Counter(tuple(worlds.draw(random).hands[1]) for _ in range(2000))
    assert surprise(came, likely) < SURPRISING
    assert set(came) == set(likely)


def _lying(arrangements: TokenArrangements, *places: int) -> Counter[object]:
    found: Counter[object] = Counter()
    for lying, ways in arrangements.ways.items():
        found[tuple(lying[place] for place in places)] += ways
    return found


def _on_board_and_aside(arrangements: TokenArrangements) -> Counter[object]:
    """What the viewer's architect has drawn lies aside, too."""
    found: Counter[object] = Counter()
    for lying, ways in arrangements.ways.items():
        found[lying[BOARD], tuple(sorted(lying[ASIDE] + lying[ARCHITECTS]))] += ways
    return found


def _likely(counted: Mapping[T, int]) -> dict[T, Fraction]:
    total = sum(counted.values())
    return {one: Fraction(number, total) for one, number in counted.items()}
