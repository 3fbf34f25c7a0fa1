"""What the two versions of the rules do differently (S1, S2, S13), and that all else is the same."""

import pytest

from bench.play import play_many, play_one
from engine.sobek import FIRST, SECOND
from engine.sobek.actions import Reason
from engine.sobek.ai.greedy_merchant import choose
from engine.sobek.choice_tree import decision_of
from engine.sobek.events import CharacterPlayed, Delivered, PileCleared
from engine.sobek.game import Sobek
from engine.sobek.inference.planning_game import hypothetical_game
from engine.sobek.rules_versions import Version
from tests.depth import first_of
from tests.engine.judging import Wrong
from tests.engine.sobek.checker import check
from tests.engine.sobek.positions import codes, names, one, pile, play, position, refusal


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s1_the_deal_is_the_same_and_the_row_turned_round(seats):
    """The card that is laid first lies at the temple in both, but only the first rules count from there."""
    first, second = (Sobek.new(seats, {}, "both", rules) for rules in Version)
    assert second.row == first.row[::-1]
    assert (second.deck, second.hands, second.tokens, second.turn) == (
        first.deck,
        first.hands,
        first.tokens,
        first.turn,
    )
    assert second.removed == first.removed


def test_s2_under_the_second_rules_the_card_laid_last_is_taken_first():
    """So it goes with every delivery."""
    game = position(row="fish1", deck="ebony0 ebony2 thief fish0", rules=Version.SECOND)
    delivered = one(play(game, 0, "t.1"), Delivered)
    assert [card and card.code for card in delivered.row] == ["fish0", None, "ebony2", "ebony0"]
    play(game, 1, "t.3")
    assert pile(game, 1) == "fish0 thief"


def test_s2_under_the_first_rules_the_card_laid_first_is_taken_first():
    """As it was."""
    game = position(row="fish1", deck="ebony0 ebony2 thief fish0")
    delivered = one(play(game, 0, "t.1"), Delivered)
    assert [card and card.code for card in delivered.row] == ["ebony0", "ebony2", None, "fish0"]


def cleared(rules, held, hand="priest"):
    """Return a game in which a priest can clear a pile."""
    return position(hands=[hand, "", ""], piles=[held, "fish1", ""], rules=rules)


def test_s13_under_the_first_rules_characters_always_go():
    """As it was."""
    game = cleared(Version.FIRST, "fish1 thief wheat0")
    assert codes(game, 0, "c.") == {"c.priest.fish", "c.priest.wheat"}
    assert refusal(game, 0, "c.priest.fish.thief") is Reason.NOT_IN_PILE


def test_s13_under_the_second_rules_each_character_stays_or_goes():
    """Goods cards of the good always go, and amulets never."""
    game = cleared(Version.SECOND, "fish1 thief scribe-fish wheat0 fish0 amulet")
    ways = ["fish", "fish.scribe-fish", "fish.thief", "fish.thief,scribe-fish", "wheat"]
    assert codes(game, 0, "c.") == {f"c.priest.{way}" for way in ways}
    gone = one(play(game, 0, "c.priest.fish.thief"), PileCleared)
    assert names(gone.seen(2).cards) == "fish1 fish0 scribe-fish"
    assert pile(game, 0) == "wheat0 amulet thief"


def test_s13_under_the_second_rules_at_least_one_card_goes():
    """Where only characters of the good lie there, not all of them can stay."""
    game = cleared(Version.SECOND, "thief merchant courtesan amulet")
    assert codes(game, 0, "c.") == {
        "c.priest.fish",
        "c.priest.wheat",
        "c.priest.wheat.merchant",
        "c.priest.wheat.courtesan",
    }
    assert refusal(game, 0, "c.priest.wheat.merchant,courtesan") is Reason.NOT_IN_PILE
    assert refusal(game, 0, "c.priest.fish.thief") is Reason.NOT_IN_PILE


@pytest.mark.parametrize("spared", ["fish0", "merchant", "queen", "amulet"])
def test_s13_nothing_but_characters_of_the_good_can_stay(spared):
    """Not even what lies in the pile."""
    game = cleared(Version.SECOND, "fish1 fish0 thief merchant amulet")
    assert refusal(game, 0, f"c.priest.fish.{spared}") is Reason.NOT_IN_PILE


def test_s13_a_choice_has_one_leaf_where_nothing_can_stay():
    """What can stay is named beside the good, and nothing else is asked."""
    game = cleared(Version.SECOND, "fish1 thief wheat0 merchant courtesan ivory0 vizier")
    (priest,) = (choice for choice in decision_of(game, 0).choices if choice.code == "c.priest")
    assert [(leaf.code.removeprefix("c.priest."), leaf.label.term, leaf.label.code) for leaf in priest.choices] == [
        ("ivory", "good", "ivory"),
        ("cattle", "good", "cattle"),
        ("fish", "clear", "fish"),
        ("fish.thief", "clear", "thief"),
        ("wheat", "clear", "wheat"),
        ("wheat.merchant", "clear", "merchant"),
        ("wheat.courtesan", "clear", "courtesan"),
        ("wheat.merchant,courtesan", "clear", "merchant-courtesan"),
    ]


def test_s13_the_others_are_not_told_what_stays():
    """They see what goes, and the same whether a character stays or none was there."""
    played = cleared(Version.SECOND, "fish1 thief"), cleared(Version.SECOND, "fish1")
    stays, nothing = (
        play(game, 0, code) for game, code in zip(played, ("c.priest.fish.thief", "c.priest.fish"), strict=True)
    )
    assert [event.seen(1) for event in stays] == [event.seen(1) for event in nothing]
    assert played[0].view(1) == played[1].view(1)
    assert played[0].view(None) == played[1].view(None)


def test_the_computer_leaves_no_character_in_its_pile():
    """There it is worth nothing but corruption."""
    game = cleared(Version.SECOND, "fish1 fish1 fish0 thief scribe-fish")
    legal = [action for action in game.legal(0) if action.code.startswith("c.priest")]
    assert choose(game.view(0), legal).code == "c.priest.fish"


def test_a_seat_imagines_a_turn_under_the_rules_of_its_game():
    """So what can be planned is what can be done."""
    game = cleared(Version.SECOND, "fish1 thief")
    assert "c.priest.fish.thief" in codes(hypothetical_game(game.view(0), 0, "turn"), 0)


@pytest.mark.parametrize("variant", SECOND.variants)
@first_of("seats", [3, 2, 4])
def test_every_record_of_the_second_rules_passes_the_independent_checker(seats, variant):
    """Also where characters stay."""
    spared = 0
    for played in play_many(SECOND, seats, {"way": variant}, "second", 60 if variant == "hidden" else 8):
        check(SECOND.record(seats, {"way": variant}, played.seed, played.moves))
        spared += any(code.startswith("c.priest") and code.count(".") == 3 for _, code in played.moves)
    assert spared or variant == "open"


def test_the_rules_of_a_record_decide_whether_it_is_right():
    """A game of one version is none of the other."""
    for rules, other in ((FIRST, "2"), (SECOND, "1")):
        played = play_one(rules, 3, {}, "told as another")
        record = rules.record(3, {}, played.seed, played.moves)
        assert record["rules"] == rules.version
        check(record)
        with pytest.raises(Wrong):
            check({**record, "rules": other})


def test_the_record_of_a_priest_has_only_what_went():
    """By that and the pile a reader knows what stayed."""
    for number in range(60):
        played = play_one(SECOND, 2, {}, f"spared {number}")
        record = SECOND.record(2, {}, played.seed, played.moves)
        for one_round in record["rounds"]:
            for move in one_round["moves"]:
                if "discarded" in move:
                    assert set(move) == {"seat", "move", "card", "effect", "good", "discarded"}


def test_the_rules_are_found_by_their_version():
    """A bot plays on what was begun before."""
    assert SECOND.of("1") is FIRST
    assert SECOND.of("2") is SECOND
    assert FIRST.of("2") is None
    assert SECOND.new(2, {}, "seed").view(None).rules is Version.SECOND


def test_a_priest_without_an_effect_shows_as_much_as_ever():
    """The pile of the priest's player has no card of any good, no character either."""
    for rules in Version:
        game = cleared(rules, "amulet")
        assert codes(game, 0, "c.") == {"c.priest"}
        assert not one(play(game, 0, "c.priest"), CharacterPlayed).effect
