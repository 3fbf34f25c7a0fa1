"""What is drawn of hidden cards, tiles and tokens is as likely as the courses that lead to it, and nothing else."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from random import Random

import pytest

from engine.duel.ai.worlds import DuelWorlds
from engine.duel.events import PiroguesSeen, PirogueUsed
from engine.duel.inference.dealing import Deal
from engine.duel.inference.knowledge import Knowledge
from engine.duel.inference.token_knowledge import ARCHITECTS, ASIDE, BOARD, DRAWN, TokenKnowledge, dealt
from engine.duel.tiles import BACK_OF, BACKS, DEBEN_TOKENS, PIROGUE_INDEX, PIROGUES, TILES, Back, Pirogue
from engine.inference.location_knowledge import HANDS, PILES, LocationKnowledge
from engine.sobek.cards import CARDS, FIRST_CHARACTER, KIND
from engine.sobek.events import DeckCounted, RoundDealt
from engine.sobek.inference.knowledge import Knowledge as SobekKnowledge
from tests.depth import first_of
from tests.engine.duel.courses import DuelCourses
from tests.engine.duel.positions import ASIDE as SET_ASIDE
from tests.engine.duel.positions import kinds, play, position, tokens
from tests.engine.duel.uniformity import DUEL, token_positions
from tests.engine.sobek.uniformity import SOBEK
from tests.engine.uniformity import SURPRISING, Position, exactly, prove, shares, surprise, surprise_of

each = pytest.mark.parametrize("small", [SOBEK, DUEL], ids=["sobek", "duel"])


@each
@first_of("chunk", range(3))
def test_arrangements_in_small_games_are_exactly_as_likely_as_counting_all_courses_says(small, chunk):
    """To the last fraction, in every position of every game for which there is time."""
    seen, uneven = 0, 0
    for number in range(chunk * small.count, (chunk + 1) * small.count):
        for place in small.positions(number, 300):
            assert exactly(place) == place.likelihoods
            seen += 1
            uneven += len(set(place.likelihoods.values())) > 1
    assert seen > 5 * small.count
    assert uneven > 2 / 3 * small.count


@each
def test_what_is_drawn_comes_as_often_as_it_is_likely(small):
    """`python -m tests.engine.sobek.uniformity`, or the duel's, draws a hundred thousand in each position."""
    tested, largest = prove(small.positions, range(40), 400, 120, 0.4)
    assert tested > 60
    assert largest < SURPRISING


def test_a_chi_square_sees_what_is_not_so_likely():
    """A die that falls on six a little too often."""
    likelihoods = dict.fromkeys(range(6), Fraction(1, 6))
    assert surprise(dict.fromkeys(range(6), 1000), likelihoods) < 0
    assert surprise({**dict.fromkeys(range(5), 1000), 5: 1220}, likelihoods) > SURPRISING
    with pytest.raises(ValueError):
        surprise({7: 1}, likelihoods)


# Only Sobek has a deck that is counted.

ROW = ("fish1", None, "wheat1")
POOL = ("ivory3", "ivory3", "amulet", "wheat0", "queen", "thief", "scribe-fish")


@pytest.mark.parametrize("counted", [None, (2, 1), (1, 2)])
@pytest.mark.parametrize("top", ["beige", "orange"])
def test_sobek_row_deck_and_what_left_the_round_are_dealt_every_way_alike(counted, top):
    """One character lies in the row and three cards in the deck; three are out. The back of the deck's top shows."""
    copies = Counter([KIND[word] for word in (*ROW, *POOL, *["fish0g"] * 4) if word])
    knowledge = SobekKnowledge(2, [copies[kind] for kind in range(len(CARDS))])
    knowledge.learn([RoundDealt(1, (None, None), tuple(word and CARDS[KIND[word]] for word in ROW))])
    if counted:
        knowledge.learn([DeckCounted(*counted)])
    likely = Counter()
    for order in permutations([KIND[word] for word in POOL]):
        down, deck, removed = order[:1], order[1:4], order[4:]
        characters = sum(1 for kind in deck if kind >= FIRST_CHARACTER)
        fits = down[0] >= FIRST_CHARACTER and CARDS[deck[-1]].back == top
        if fits and counted in (None, (3 - characters, characters)):
            likely[down, deck, tuple(sorted(removed))] += 1
    deal, random = knowledge.deal(), Random(f"{counted} {top}")

    def draw():
        dealt = deal.draw(random, 1, 3, {"beige": 1, "orange": 2}[top])
        assert dealt.hands == [[KIND["fish0g"]] * 2] * 2
        return tuple(dealt.down), tuple(dealt.deck), tuple(sorted(dealt.removed))

    assert surprise_of(draw, likely) < SURPRISING


# Only the duel has a market with a box, actions that tell what is absent, and tokens.


def test_duel_market_pile_and_box_are_lying_every_way_alike():
    """Two of the red tiles and a golden one lie face down on the market."""
    words = "fish-f1 fish-f1 ivory-f0 queen thief vizier pharaoh-fish-ebony pharaoh-marble-fish fish-h0s wheat-f0s"
    pool = kinds(words)
    red, gold = BACKS.index(Back.RED), BACKS.index(Back.GOLD)
    down, likely = [red, gold, red], Counter()
    for order in permutations([kind for kind in pool if TILES[kind].back is not Back.GREY]):
        if [BACK_OF[kind] for kind in order[:3]] == down:
            likely[order] += 1
    deal, random = Deal(LocationKnowledge([pool.count(kind) for kind in range(len(TILES))], BACK_OF)), Random("deal")

    def draw():
        lying = deal.draw(random, down)
        assert sorted(lying.boxed) == sorted(pool[-2:])
        assert (lying.hands, lying.piles) == ([[], []], [[], []])
        return *lying.down, *lying.pile

    assert surprise_of(draw, likely) < SURPRISING


FISH = "fish-h1 fish-f1 fish-b1"
# What seat 1 has and plays, one action a turn; a place, and what seat 0 learns not to lie there.
TELLING = {
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
def test_duel_what_an_action_tells_to_lie_nowhere_there_is_not_drawn_there(name):
    """And the rest is as likely as counting all courses says (D14, P10)."""
    described, actions, place, absent = TELLING[name]
    before, now = _told(described, f"{REST} pharaoh-ivory-wheat", actions)
    assert exactly(now) == now.likelihoods
    assert set(kinds(absent)) & {kind for one in before.likelihoods for kind in _part(one, place)}
    assert not set(kinds(absent)) & {kind for one in now.likelihoods for kind in _part(one, place)}


@pytest.mark.parametrize(
    "actions", [("c.queen", "c.spy.queen"), ("c.queen", "s.fish.fish-b1,fish-b1,fish-b0", "c.spy.queen")]
)
def test_duel_what_was_drawn_in_two_goes_is_as_likely_as_counting_all_courses_says(actions):
    """With something coming to light between them or without it."""
    described = {"hands": ["", "queen spy fish-b0"], "royal": [[], []]}
    _, now = _told(described, "fish-b1 fish-b1 wheat-h1 wheat-h1 wheat-h1 ivory-f0 fish-b1 fish-b1 wheat-h1", actions)
    assert exactly(now) == now.likelihoods
    assert len(set(now.likelihoods.values())) > 1


def _told(described, unseen, actions):
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


def _part(arrangement, place):
    """Return what lies in a place of an arrangement of the pool, two hands and two piles."""
    return arrangement[place if place < PILES else place - PILES + HANDS + 2]


def test_duel_a_player_with_nothing_but_a_hand_to_go_on_with_has_a_set_in_it():
    """The game would be over if the opponent had none (D10): of seven starting tiles four, three of them wheat."""
    hand, boxed = "fish-h0s wheat-f0s wheat-h0s wheat-v0s", "fish-v0s livestock-h0s livestock-v0s"
    game = position(market={}, pile="", hands=["", hand], turn=1)
    game.boxed = kinds(boxed)
    copies = [Counter(kinds(f"{hand} {boxed}"))[kind] for kind in range(len(TILES))]
    view = game.view(0)
    known = TokenKnowledge(0, DEBEN_TOKENS, (), dealt(tokens(SET_ASIDE), 0))
    worlds, random = DuelWorlds(view, Knowledge(view, copies).deal(), known, (0, 0)), Random("set")
    likely = Counter(tuple(sorted([*kinds(hand)[1:], kind])) for kind in kinds(f"fish-h0s {boxed}"))
    assert surprise_of(lambda: tuple(worlds.draw(random).hands[1]), likely, 2000) < SURPRISING


def test_duel_tokens_are_exactly_as_likely_as_counting_each_of_them_apart_says():
    """Deben by bag and seats, those that Horus put back included, royal corruption, and pirogues on the board."""
    uneven = Counter()
    for number in range(60):
        for _, known, courses in token_positions(number, 20_000):
            values = [("bag",), ("held 0",), ("held 1",), ("gone 0",), ("gone 1",)]
            pirogues = courses.pirogues.lying(("board",), ("aside", "drawn"))
            pairs = {
                "deben": (_counted(known.deben, _values), courses.deben.lying(*values)),
                "royal": (_counted(known.royal, _values), courses.royal.lying(*values)),
                "pirogues": (_counted(known.pirogues, _pirogues), pirogues),
            }
            for name, (here, there) in pairs.items():
                assert shares(here) == shares(there), name
                uneven[name] += len(set(shares(here).values())) > 1
    assert uneven["deben"] > 50
    assert uneven["pirogues"] > 200


def _counted(arrangements, part):
    """Return in how many ways each part of some arrangements of tokens comes about."""
    found = Counter()
    for lying, ways in arrangements.ways.items():
        found[part(lying)] += ways
    return found


def _values(lying):
    return lying[:DRAWN]


def _pirogues(lying):
    """Return what lies on the board, and aside with what the viewer's architect has drawn."""
    return lying[BOARD], tuple(sorted(lying[ASIDE] + lying[ARCHITECTS]))


# The seat that plays the architect (or a spy as one), what it draws if the viewer, seat 0, sees that, and what it uses.
BUILT = {
    "the other once": ((1, None, "seven"),),
    "the other twice": ((1, None, "pyramid"), (1, None, "mummy")),
    "the other, then the viewer": ((1, None, "seven"), (0, "pyramid mummy horus", "pyramid")),
    "the viewer, then the other": ((0, "pyramid mummy seven", "seven"), (1, None, "pyramid")),
    "the viewer twice": ((0, "pyramid seven finger", "seven"), (0, "pyramid mummy horus", "horus")),
}


@pytest.mark.parametrize("built", BUILT)
def test_duel_what_was_put_back_by_architects_is_as_likely_as_counting_all_courses_says(built):
    """Together with what lies on the board and aside, of which the viewer has seen nothing else."""
    pirogues = tokens("pyramid pyramid mummy seven horus finger finger snake1")
    known = TokenKnowledge(0, DEBEN_TOKENS, (), dealt(pirogues, 2))
    for seat, drawn, used in BUILT[built]:
        seen = tuple([PIROGUES[index] for index in tokens(drawn or "")])
        known.learn([PiroguesSeen(seat, True, seen), PirogueUsed(seat, Pirogue(used), True)])
    likely = Counter()
    numbers = frozenset(range(len(pirogues)))
    for board in combinations(numbers, 2):
        for rest, returned in _courses(numbers - set(board), BUILT[built], pirogues):
            likely[_named(board, pirogues), _named(rest, pirogues), returned] += 1
    random = Random(built)

    def draw():
        lying = known.pirogues.draw(random)
        return lying[BOARD], lying[ASIDE], tuple(known.returned(random, lying[ASIDE])[1])

    assert surprise_of(draw, likely) < SURPRISING


def _courses(aside, built, pirogues):
    """Return what lies aside in the end, and what the other knows of it, once for each course."""
    ends = [(aside, Counter())]
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


def _named(numbers, pirogues):
    return tuple(sorted(pirogues[number] for number in numbers))


def test_duel_what_lies_aside_comes_in_any_order():
    """Though a viewer who has seen the board knows what it is; the other's architect draws any three of it (D14)."""
    game = position(hands=["", "architect"], turn=1)
    view = game.view(0)
    aside, copies = tokens(SET_ASIDE), [0] * len(TILES)
    for kind in [*game.hands[1], *(kind for kind in game.market if kind >= 0)]:
        copies[kind] += 1
    deal, known = Knowledge(view, copies).deal(), TokenKnowledge(0, DEBEN_TOKENS, (), dealt(aside, 0))
    worlds, random = DuelWorlds(view, deal, known, (0, 0)), Random("aside")
    orders = Counter(permutations(aside))
    assert surprise_of(lambda: tuple(worlds.draw(random).aside), orders, 4000) < SURPRISING
    play(game, 1, "c.architect")
    building = DuelWorlds(game.view(0), deal, known, (0, 0))
    threes = Counter(combinations(sorted(aside), 3))
    assert surprise_of(lambda: building.draw(random).pending.drawn, threes, 1000) < SURPRISING
