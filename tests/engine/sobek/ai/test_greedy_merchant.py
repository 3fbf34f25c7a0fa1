"""The computer merchant: legal, sensible, strong enough against chance, and blind to what it may not see."""

from dataclasses import replace
from random import Random

import pytest

from bench.play import play, play_one, seeded, uniform
from engine.effects.aim_types import AtBackOf, AtGood, AtPlace, AtSeat, AtSet
from engine.effects.scribe import Reducing
from engine.replay import steps
from engine.sobek import (
    CARDS,
    RULES,
    Back,
    BackCount,
    ChooseEvent,
    Good,
    Holding,
    Known,
    Lay,
    NameStarter,
    OpenView,
    PlayCharacter,
    PlaySet,
    Sobek,
    Take,
    Token,
)
from engine.sobek.ai.greedy_merchant import choose
from engine.sobek.cards import BACK_OF, KIND, TOKENS
from engine.sobek.state import ChoosingEvent, LookingThrough, NamingStarter
from tests.depth import first_of, games


def kinds(*codes):
    return sorted(KIND[code] for code in codes)


def table(seats=3, **parts):
    """Return a game in its first round, seat 0 to move, in which some parts have been replaced."""
    game = Sobek.new(seats, {}, "a table for tests")
    game.turn = game.starter = 0
    for name, value in parts.items():
        setattr(game, name, value)
    return game


def chosen(game, seat=0):
    action = choose(game.view(seat), game.legal(seat))
    assert action in game.legal(seat)
    return action


def sets_of(**cards):
    """Return the sets of one seat, by index of the good, out of lists of card codes."""
    goods = ("ivory", "ebony", "marble", "cattle", "fish", "wheat", "amulets")
    return [kinds(*cards.get(good, ())) for good in goods]


def computer(view, legal, random):
    return choose(view, legal)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_computer_beats_uniformly_random_players(seats):
    """It won all of 60 games of each size when this was measured."""
    won = 0
    for number in range(25):
        players = [uniform] * seats
        players[number % seats] = computer
        outcome = play(RULES, seats, {}, f"beats/{number}", players).game.outcome
        won += outcome.winners == (number % seats,)
    assert won >= 22


@pytest.mark.parametrize("variant", RULES.variants)
@first_of("seats", [3, 2, 4])
@games(4, 14)
def test_it_answers_every_question_of_every_odd_game_with_a_legal_action(seats, variant, numbers):
    for number in numbers:
        played = play_one(RULES, seats, {"way": variant}, f"odd/{number}")
        game = RULES.new(seats, {"way": variant}, played.seed)
        for _ in steps(game, RULES.parse, played.moves):
            for seat in game.waiting:
                chosen(game, seat)


def test_it_refuses_to_choose_from_nothing():
    with pytest.raises(ValueError):
        choose(table().view(0), [])


def test_it_takes_what_is_open_to_the_table_when_it_has_no_seat():
    game = table()
    assert choose(game.view(None), game.legal(0)) == game.legal(0)[0]


def disguised(game, seat, random):
    """Return a game that looks the same to `seat` and differs in all that is hidden from it."""
    other = game.copy()
    secret = [s for s in range(game.seats) if s != seat]
    looked = game.pending.target if isinstance(game.pending, LookingThrough) and game.pending.seat == seat else None
    piles = [s for s in secret if s != looked]
    faces = [place for place, kind in enumerate(other.row) if CARDS[kind].power is not None]
    for back in range(3):

        def pick(cards, back=back):
            return [kind for kind in cards if BACK_OF[kind] == back]

        pool = [kind for s in secret for kind in pick(other.hands[s])]
        pool += [kind for s in piles for kind in pick(other.piles[s])]
        pool += pick(other.deck) + pick(other.removed) + list(pick(other.row[p] for p in faces))
        random.shuffle(pool)

        def refill(cards, back=back, pool=pool):
            return [pool.pop() if BACK_OF[kind] == back else kind for kind in cards]

        for s in secret:
            other.hands[s] = sorted(refill(other.hands[s]))
        for s in piles:
            other.piles[s] = refill(other.piles[s])
        other.deck, other.removed = refill(other.deck), refill(other.removed)
        for place in faces:
            if BACK_OF[other.row[place]] == back:
                other.row[place] = pool.pop()
    if not game.looked[seat]:
        other.tokens = [random.randrange(len(TOKENS)) for _ in other.tokens]
    other.chance.seed = "another seed"
    return other


@pytest.mark.parametrize("variant", RULES.variants)
@first_of("seats", [3, 2, 4])
@games(2, 6)
def test_it_chooses_the_same_whatever_is_hidden_from_it(seats, variant, numbers):
    random, differ, questions = seeded("disguise", str(seats)), 0, 0
    for number in numbers:
        played = play_one(RULES, seats, {"way": variant}, f"disguise/{number}")
        game = RULES.new(seats, {"way": variant}, played.seed)
        for _ in steps(game, RULES.parse, played.moves):
            for seat in game.waiting:
                if isinstance(game.pending, Reducing):
                    continue  # what others put aside would have to change with their hands
                other = disguised(game, seat, random)
                differ += other.hands != game.hands or other.deck != game.deck
                questions += 1
                assert other.view(seat) == game.view(seat)
                assert chosen(other, seat) == chosen(game, seat)
    assert differ > questions / 2


def test_it_names_itself_to_start():
    game = table(pending=NamingStarter(2))
    assert chosen(game, 2) == NameStarter(2)


def test_it_takes_a_dear_card_that_costs_nothing():
    game = table(row=[KIND[code] for code in ("ivory3", "wheat0", "fish0", "wheat1")])
    assert chosen(game) == Take(1)


def test_it_takes_the_card_that_completes_a_set_over_one_cheap_card():
    game = table(row=[KIND[code] for code in ("wheat0", "ivory3", "fish0", "fish1")])
    game.hands[0] = kinds("ivory3", "ivory3")
    assert chosen(game) == Take(2)


def test_it_sells_before_the_round_runs_out():
    game = table(row=kinds("wheat0"), deck=[])
    game.hands[0] = kinds("ebony2", "ebony2", "ebony0", "amulet")
    action = chosen(game)
    assert isinstance(action, PlaySet)
    assert len(action.cards) == 4


def test_it_does_not_hold_back_goods_of_a_set():
    game = table(row=kinds("wheat0"), deck=[], tokens=[])
    game.hands[0] = kinds("fish1", "fish1", "fish0", "fish0", "fish0")
    assert len(chosen(game).cards) == 5


@pytest.mark.parametrize(("scores", "target"), [([20, 40, 30], 1), ([20, 30, 40], 2)])
def test_it_curses_whoever_is_ahead(scores, target):
    game = table(pending=ChoosingEvent(0), tokens=[TOKENS.index(Token.CURSE)], scores=scores)
    assert chosen(game) == ChooseEvent(Token.CURSE, AtSeat(target))


def test_it_counts_the_sets_on_the_table_to_see_who_is_ahead():
    game = table(pending=ChoosingEvent(0), tokens=[TOKENS.index(Token.CURSE)], scores=[20, 30, 31])
    game.sets[1] = sets_of(ivory=["ivory3", "ivory3", "ivory0"])
    assert chosen(game) == ChooseEvent(Token.CURSE, AtSeat(1))


def test_it_blesses_its_biggest_set():
    game = table(pending=ChoosingEvent(0), tokens=[TOKENS.index(Token.PROSPERITY)])
    game.sets[0] = sets_of(fish=["fish1", "fish1", "fish0"], wheat=["wheat0"] * 4)
    assert chosen(game) == ChooseEvent(Token.PROSPERITY, AtSet("wheat"))


def test_it_embalms_a_pile_that_completes_sets_and_lets_be_an_empty_one():
    game = table(pending=ChoosingEvent(0), tokens=[TOKENS.index(Token.EMBALMING), TOKENS.index(Token.FLOOD)])
    game.hands[0] = kinds("ivory3", "ebony2")
    assert chosen(game).token is Token.FLOOD
    game.piles[0] = kinds("ivory3", "ivory0", "ebony2", "ebony0")
    assert chosen(game).token is Token.EMBALMING


def test_its_merchant_fetches_the_far_card_that_it_wants():
    game = table(row=[KIND[code] for code in ("wheat0", "fish0", "cattle0", "wheat0", "fish0", "ivory3")])
    game.hands[0] = kinds("ivory3", "ivory3", "merchant")
    assert chosen(game) == PlayCharacter(CARDS[KIND["merchant"]], AtPlace(6))


def test_its_priest_discards_the_good_of_which_the_pile_has_most():
    game = table(row=[KIND["wheat0"]], deck=[])
    game.hands[0] = kinds("priest")
    game.piles[0] = kinds("fish1", "fish0", "fish0", "wheat0", "marble0", "fish1")
    game.piles[1] = kinds("wheat1", "wheat1", "wheat1")
    action = chosen(game)
    assert isinstance(action, PlayCharacter)
    assert action.aim == AtGood(Good.FISH)


def test_its_scribe_waits_for_long_hands():
    game = table()
    game.hands[0] = kinds("scribe-fish")
    game.row = [KIND["wheat0"]] * 9
    assert isinstance(chosen(game), Take)
    game.hands[1] = kinds(*["wheat0"] * 6, *["fish0"] * 6)
    assert isinstance(chosen(game), PlayCharacter)


def test_its_thief_steals_from_whoever_is_ahead_and_not_a_green_back():
    game = table(scores=[5, 10, 40], row=[KIND["wheat0"]], deck=kinds(*["wheat0"] * 9))
    game.hands = [kinds("thief"), kinds("fish1", "fish0g"), kinds("fish1", "fish0g")]
    thief = [action for action in game.legal(0) if isinstance(action, PlayCharacter)]
    assert choose(game.view(0), thief) == PlayCharacter(CARDS[KIND["thief"]], AtBackOf(2, Back.BEIGE))


def knowing(view, **holdings):
    """Return a seat's view of a game played in the open variant in which it knows these hands, piles or the deck."""
    known = Known(hands=(NOTHING,) * 3, piles=(NOTHING,) * 3, row=NOTHING, deck=NOTHING, removed=NOTHING)
    known = replace(known, **holdings)
    return OpenView.of(view, known, known)


def held(sure="", maybe="", backs=(0, 0, 0)):
    faces = [tuple(CARDS[KIND[code]] for code in codes.split()) for codes in (sure, maybe)]
    return Holding(*faces, BackCount(*backs))


NOTHING = held()


def test_its_thief_steals_where_it_knows_the_dearer_cards():
    game = table(row=[KIND["wheat0"]], deck=kinds(*["wheat0"] * 9))
    game.hands = [kinds("thief", "ivory3", "ivory3"), kinds("wheat0", "wheat0"), kinds("fish1", "ivory3")]
    thief = [action for action in game.legal(0) if isinstance(action, PlayCharacter)]
    poor, rich = held("wheat0 wheat0", backs=(0, 2, 0)), held("fish1", "ivory3 fish0", backs=(0, 2, 0))
    for hands, target in (((NOTHING, poor, rich), 2), ((NOTHING, rich, poor), 1)):
        assert choose(knowing(game.view(0), hands=hands), thief).aim.seat == target


def test_its_vizier_looks_where_the_card_lies_that_it_wants():
    game = table(row=[KIND["wheat0"]], deck=kinds(*["wheat0"] * 9))
    game.hands[0] = kinds("vizier", "ivory3", "ivory3")
    game.piles = [[], kinds("wheat0", "fish0"), kinds("ivory3")]
    vizier = [action for action in game.legal(0) if isinstance(action, PlayCharacter)]
    poor, rich = held("wheat0 fish0", backs=(0, 2, 0)), held("ivory3", backs=(0, 1, 0))
    for piles, target in (((NOTHING, poor, rich), 2), ((NOTHING, rich, poor), 1)):
        assert choose(knowing(game.view(0), piles=piles), vizier).aim == AtSeat(target)


@pytest.mark.parametrize(("theirs", "wanted"), [(3, "t.1"), (1, "c.vizier.1")])
def test_its_vizier_does_not_clean_the_pile_of_an_opponent_who_is_the_more_corrupt(theirs, wanted):
    game = table(2, row=kinds("fish1"), deck=kinds(*["wheat0"] * 6))
    game.sets[0] = sets_of(ivory=["ivory3", "ivory3", "ivory0"])
    game.hands, game.piles = [kinds("vizier"), []], [kinds("fish0", "fish0"), kinds(*["fish0"] * theirs)]
    game.discard = kinds(*["wheat0"] * (36 - theirs))  # all other cards of the round, so that the pile can be counted
    assert chosen(game).code == wanted


def test_its_queen_draws_from_a_deck_that_it_knows_to_be_good():
    game = table(row=kinds("cattle1"), deck=kinds(*["wheat0"] * 9))
    game.hands[0] = kinds("queen", "wheat0", "wheat0")
    poor, rich = held("cattle0 cattle0 ebony0", backs=(0, 3, 0)), held("wheat1 wheat1 wheat1", backs=(0, 3, 0))
    queen = PlayCharacter(CARDS[KIND["queen"]])
    assert choose(knowing(game.view(0), deck=rich), game.legal(0)) == queen
    assert choose(knowing(game.view(0), deck=poor), game.legal(0)) != queen


def test_it_takes_no_corruption_when_it_knows_that_it_would_have_the_most():
    """The same row and hands: it skips a card for a dear one only beside an opponent who is far more corrupt."""
    game = table(row=[KIND[code] for code in ("wheat0", "wheat0", "wheat0", "ivory3")], deck=[])
    game.sets[0] = sets_of(ivory=["ivory3", "ivory3", "ivory0"])
    game.hands[0] = kinds("ivory0", "ivory0")
    clean, corrupt = (held(*[""] * 2, backs=(0, count, 0)) for count in (0, 20))
    ours = game.view(0)
    assert choose(knowing(ours, piles=(NOTHING, corrupt, clean)), game.legal(0)) == Take(4)
    assert choose(knowing(ours, piles=(NOTHING, clean, clean)), game.legal(0)) != Take(4)


@pytest.mark.parametrize(("theirs", "place"), [(3, 1), (15, 3)])
def test_with_two_seats_it_fears_the_penalty_that_would_be_the_opponents(theirs, place):
    game = table(2, row=[KIND[code] for code in ("wheat0", "cattle0", "ivory3")], deck=kinds(*["wheat0"] * 6))
    game.sets[0] = sets_of(ivory=["ivory3", "ivory3", "ivory0"])
    game.hands, game.piles = [kinds("ivory0"), []], [kinds("fish0", "fish0"), kinds(*["fish0"] * theirs)]
    game.discard = kinds(*["wheat0"] * (34 - theirs))  # all other cards of the round, so that the pile can be counted
    assert chosen(game) == Take(place)


def test_it_gives_the_scribe_what_it_needs_least():
    game = table(pending=Reducing(1, (0,), [[], [], []]))
    game.hands[0] = kinds("ivory3", "ivory3", "ivory0", "amulet", "amulet", "ebony2", "wheat0g")
    assert chosen(game).card.code == "wheat0g"


def test_it_lays_all_that_it_can_when_the_round_is_over():
    game = table(row=kinds("wheat0"), deck=[], turn=1)
    hand = kinds("ivory3", "ivory0", "amulet", "fish1", "fish1", "fish0", "fish0", "amulet", "cattle1")
    game.hands = [hand, kinds("wheat1"), kinds("wheat1")]
    game.apply(1, Take(1))
    laid = []
    while game.round == 1:
        action = chosen(game)
        assert isinstance(action, Lay)
        laid.append((action.good, len(action.cards)))
        game.apply(0, action)
    assert sorted(laid) == [("fish", 4), ("ivory", 4)]


def test_it_lays_amulets_alone_rather_than_nothing():
    game = table(row=kinds("wheat0"), deck=[], turn=1)
    game.hands = [kinds("amulet", "amulet", "amulet"), kinds("wheat1"), kinds("wheat1")]
    game.apply(1, Take(1))
    assert chosen(game) == Lay(None, (CARDS[KIND["amulet"]],) * 3)


def test_it_chooses_the_same_for_the_same_view():
    game = Sobek.new(4, {}, "twice")
    random = Random(1)
    for _ in range(40):
        seat = game.waiting[0]
        assert chosen(game, seat) == chosen(game.copy(), seat)
        game.apply(seat, random.choice(game.legal(seat)))
