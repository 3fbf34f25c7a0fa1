"""The open variant: what everybody knows after each kind of unseen move, by hand, and that the game is the same."""

from __future__ import annotations

from dataclasses import fields
from random import Random

import pytest

from engine.game import Event
from engine.sobek import events as happened
from engine.sobek.cards import CARDS, KIND, Back, Card, Good, Token
from engine.sobek.codes import parse
from engine.sobek.game import Sobek
from engine.sobek.inference.knowledge import Knowledge
from engine.sobek.open_variant import OpenSobek, new
from engine.sobek.rules_versions import Version
from engine.sobek.views import Holding, OpenView, SobekView

from .arrangements import rare_steps
from .positions import names
from .walks import steps

ROW = "fish1 fish1 wheat1 wheat0 - ivory3 - marble2 amulet"
BEIGE, GREEN, ORANGE = Back.BEIGE, Back.GREEN, Back.ORANGE


def cards(words: str) -> tuple[Card | None, ...]:
    return tuple(None if word == "-" else CARDS[KIND[word]] for word in words.split())


def dealt(
    seats: int = 3, row: str = ROW, *, goods: int = 38, characters: int = 7, rules: Version = Version.FIRST
) -> Knowledge:
    """Return what the table knows when a round has been dealt."""
    knowledge = Knowledge(seats, rules=rules)
    knowledge.learn([happened.RoundDealt(1, (None,) * seats, cards(row)), happened.DeckCounted(goods, characters)])
    return knowledge


def takes(seat: int, place: int, card: str, *skipped: str) -> Event:
    taken, *left = cards(" ".join([card, *skipped]))
    return happened.CardTaken(seat, place, taken, ORANGE if taken is None else taken.back, tuple(left))


def plays(seat: int, *words: str, good: Good = Good.FISH, joined: bool = False) -> Event:
    played = tuple(card for card in cards(" ".join(words)) if card is not None)
    return happened.SetPlayed(seat, good, joined, played, len(played))


def character(seat: int, word: str, *, effect: bool = True) -> Event:
    (card,) = cards(word)
    assert card is not None
    return happened.CharacterPlayed(seat, card, effect)


def certain(holding: Holding) -> str:
    return names(holding.sure)


def possible(holding: Holding) -> set[str]:
    return {card.code for card in holding.maybe}


def goods_of(holding: Holding) -> str:
    """Return the certain cards that are neither green nor characters."""
    return names([card for card in holding.sure if card.back is BEIGE])


def test_nothing_is_told_of_a_deck_that_was_not_counted():
    """As in the hidden variant, where nobody knows what left the round with two players."""
    knowledge = Knowledge(2)
    knowledge.learn([happened.RoundDealt(1, (None, None), cards(ROW))])
    with pytest.raises(ValueError):
        knowledge.known()


def test_cards_taken_face_up_stay_known_in_the_hand_and_those_skipped_in_the_pile():
    knowledge = dealt()
    knowledge.learn([takes(0, 3, "wheat1", "fish1", "fish1")])
    known = knowledge.known()
    assert certain(known.hands[0]) == "wheat1"
    assert possible(known.hands[0]) == {"ivory0g", "ebony0g", "marble0g", "cattle0g", "fish0g", "wheat0g"}
    assert known.hands[0].doubtful.green == 2
    assert certain(known.piles[0]) == "fish1 fish1"
    assert not known.piles[0].maybe


def test_a_face_down_character_may_be_any_that_nobody_has_seen_till_it_is_played():
    knowledge = dealt(row="- fish1 - wheat1 wheat0 ivory3 marble2 amulet cattle1")
    knowledge.learn([takes(0, 1, "-")])
    assert len(possible(knowledge.known().hands[0])) == 6 + 9
    knowledge.learn([takes(1, 2, "-", "fish1"), character(0, "queen", effect=False)])
    known = knowledge.known()
    assert possible(known.hands[1]) == possible(known.hands[2]) | {card.code for card in CARDS if card.power} - {
        "queen"
    }
    assert not [card for card in known.hands[0].maybe if card.back is ORANGE]


def test_the_last_character_nobody_has_seen_is_certain():
    knowledge = dealt(row="- - - - - - - - -", goods=45, characters=0)
    played = ["queen", "vizier", "thief", "merchant", "courtesan", "priest", "priestess", "scribe-cattle"]
    for word in played:
        knowledge.learn([takes(0, 1, "-"), character(0, word, effect=word != "courtesan")])
    assert certain(knowledge.known().row) == "scribe-fish"
    knowledge.learn([takes(1, 1, "-")])
    assert certain(knowledge.known().hands[1]) == "scribe-fish"


def test_the_queen_may_have_drawn_what_the_deck_no_longer_shows_for_certain():
    knowledge = dealt(row="- fish1 fish1 fish1 fish1 fish1 fish0 fish0 fish0", characters=8, goods=37)
    knowledge.learn([takes(0, 1, "-"), character(0, "queen")])
    knowledge.learn([happened.CardsDrawn(0, (BEIGE, BEIGE, ORANGE), None)])
    known = knowledge.known()
    assert (known.deck.backs.beige, known.deck.backs.orange) == (35, 7)
    assert not {"fish1", "fish0"} & possible(known.hands[0])
    assert {"amulet", "ivory3", "wheat1"} <= possible(known.hands[0])
    assert names(known.deck.sure).count("amulet") == 3
    assert names(known.deck.maybe).count("amulet") == 2
    knowledge.learn([takes(1, 8, "fish0", *["fish1"] * 5, "fish0", "fish0")])
    knowledge.learn([happened.Delivered(cards("amulet amulet amulet amulet ivory3 ivory3 ivory0 - -"), 33)])
    known = knowledge.known()
    assert names(known.hands[0].maybe).count("amulet") == 1
    assert known.deck.backs.orange == 5


def test_a_doubtful_card_that_the_thief_stole_is_settled_when_it_is_played():
    """Seat 1 steals one of two goods cards of seat 0; playing it tells which, and so what is left behind."""
    knowledge = dealt(row="fish1 marble2 - fish0 fish0 ivory3 wheat0 amulet cattle1")
    knowledge.learn([takes(0, 1, "fish1"), takes(0, 1, "marble2"), takes(1, 1, "-")])
    knowledge.learn([takes(1, 1, "fish0"), takes(1, 1, "fish0"), character(1, "thief")])
    knowledge.learn([happened.CardStolen(1, 0, BEIGE, None)])
    known = knowledge.known()
    assert possible(known.hands[0]) & {"fish1", "marble2"} == {"fish1", "marble2"}
    assert known.hands[0].doubtful.beige == known.hands[1].doubtful.beige == 1
    assert goods_of(known.hands[1]) == "fish0 fish0"
    knowledge.learn([plays(1, "fish1", "fish0", "fish0")])
    known = knowledge.known()
    assert goods_of(known.hands[0]) == "marble2"
    assert not [card for card in known.hands[1].maybe if card.back is BEIGE]


def test_stealing_the_only_card_of_a_back_leaves_no_doubt():
    knowledge = dealt()
    knowledge.learn([takes(0, 1, "fish1"), happened.CardStolen(1, 0, BEIGE, None)])
    known = knowledge.known()
    assert goods_of(known.hands[1]) == "fish1"
    assert not goods_of(known.hands[0])


def test_what_the_scribe_sends_to_the_pile_is_in_doubt_till_embalming_brings_it_back():
    knowledge = dealt()
    taken = ["fish1", "fish1", "wheat1", "wheat0"]
    knowledge.learn(takes(0, 1, word) for word in taken)
    knowledge.learn([happened.CardsGiven(0, (BEIGE,), None)])
    known = knowledge.known()
    assert certain(known.piles[0]) == ""
    assert possible(known.piles[0]) == {"fish1", "wheat1", "wheat0"}
    assert names(known.piles[0].maybe) == "fish1 wheat1 wheat0"
    assert goods_of(known.hands[0]) == "fish1"
    knowledge.learn([happened.PileEmbalmed(0, (BEIGE,), None)])
    assert goods_of(knowledge.known().hands[0]) == "fish1 fish1 wheat1 wheat0"


def test_the_pile_of_a_priest_tells_by_what_he_discards_and_by_what_he_cannot():
    knowledge = dealt()
    knowledge.learn([takes(0, 1, "fish1"), takes(0, 1, "fish1"), takes(0, 1, "wheat1"), takes(0, 1, "wheat0")])
    knowledge.learn([happened.CardsGiven(0, (BEIGE, BEIGE), None)])
    knowledge.learn([happened.PileCleared(0, Good.FISH, cards("fish1"))])
    known = knowledge.known()
    assert possible(known.piles[0]) == {"wheat1", "wheat0"}
    assert goods_of(known.hands[0]) == "fish1"
    assert known.hands[0].doubtful.beige == 1


@pytest.mark.parametrize(("rules", "left"), [(Version.FIRST, set()), (Version.SECOND, {"thief", "scribe-fish"})])
def test_s13_an_effective_priest_shows_that_no_character_of_the_good_is_left_only_where_none_can_stay(rules, left):
    knowledge = dealt(row="- - fish1 wheat1 wheat0 ivory3 marble2 cattle1 fish0", rules=rules)
    knowledge.learn([takes(0, 3, "fish1", "-", "-"), happened.PileCleared(0, Good.FISH, ())])
    assert possible(knowledge.known().piles[0]) & {"thief", "scribe-fish"} == left
    assert "vizier" in possible(knowledge.known().piles[0])


def test_a_priest_without_effect_shows_that_no_card_of_the_pile_has_a_good():
    knowledge = dealt(row="- amulet fish1 wheat1 wheat0 ivory3 marble2 cattle1 fish0", characters=8, goods=37)
    knowledge.learn([takes(0, 1, "-"), takes(0, 1, "amulet"), takes(0, 1, "fish1")])
    knowledge.learn([happened.CardsGiven(0, (BEIGE,), None)])
    assert possible(knowledge.known().piles[0]) == {"amulet", "fish1"}
    knowledge.learn([character(0, "priest", effect=False)])
    known = knowledge.known()
    assert certain(known.piles[0]) == "amulet"
    assert goods_of(known.hands[0]) == "fish1"


def test_a_courtesan_without_effect_shows_that_the_hand_fits_no_own_set():
    knowledge = dealt(row="- fish1 fish1 fish0 - - amulet cattle1 wheat0", characters=6, goods=39)
    knowledge.learn([takes(0, 1, "-"), takes(0, 1, "fish1"), takes(0, 1, "fish1"), takes(0, 1, "fish0")])
    knowledge.learn([plays(0, "fish1", "fish1", "fish0"), takes(0, 1, "-")])
    assert {"thief", "scribe-fish"} <= possible(knowledge.known().hands[0])
    knowledge.learn([character(0, "courtesan", effect=False)])
    assert not {"thief", "scribe-fish", "fish0g"} & possible(knowledge.known().hands[0])
    assert {"vizier", "wheat0g"} <= possible(knowledge.known().hands[0])


def test_amulets_whose_good_is_fixed_count_as_that_good_for_the_courtesan():
    """A set of amulets takes any good till cards fix it, after prosperity only one of three (S6, S19)."""
    row = "amulet amulet amulet wheat0 wheat0 wheat0 - - -"
    knowledge = dealt(row=row, characters=6, goods=39)
    knowledge.learn(
        [*[takes(0, 1, "amulet")] * 3, happened.SetPlayed(0, None, False, cards("amulet amulet amulet"), 3)]
    )
    knowledge.learn([happened.EventChosen(0, Token.PROSPERITY, True)])
    knowledge.learn([*[takes(0, 1, "wheat0")] * 3, takes(0, 1, "-"), takes(0, 1, "-")])
    other = knowledge.copy()
    knowledge.learn([character(0, "courtesan", effect=False)])
    assert {card.good for card in knowledge.known().hands[0].maybe} == {Good.IVORY, Good.EBONY, Good.MARBLE}
    other.learn([plays(0, "wheat0", "wheat0", "wheat0", good=Good.WHEAT, joined=True)])
    other.learn([character(0, "courtesan", effect=False)])
    assert Good.WHEAT not in {card.good for card in other.known().hands[0].maybe}
    assert Good.FISH in {card.good for card in other.known().hands[0].maybe}


def test_what_a_courtesan_without_effect_tells_does_not_hold_for_cards_that_come_later():
    """Of two characters, the first was no fish; so when the second is played as one, the first is still none."""
    knowledge = dealt(row="- fish1 fish1 fish0 - - amulet cattle1 wheat0", characters=6, goods=39)
    knowledge.learn([takes(0, 1, "-"), takes(0, 1, "fish1"), takes(0, 1, "fish1"), takes(0, 1, "fish0")])
    knowledge.learn([plays(0, "fish1", "fish1", "fish0"), takes(0, 1, "-"), character(0, "courtesan", effect=False)])
    knowledge.learn([takes(0, 1, "-")])
    assert {"thief", "scribe-fish"} <= possible(knowledge.known().hands[0])
    knowledge.learn([character(0, "thief")])
    assert "scribe-fish" not in possible(knowledge.known().hands[0])
    assert "scribe-fish" in certain(knowledge.known().deck)


def test_what_is_in_doubt_for_two_reasons_is_told_apart_again():
    """A pile that the vizier drew from joins a hand that the thief drew from; each card played settles its own part."""
    knowledge = dealt(row="fish1 fish0 wheat1 wheat0 ivory3 - ebony2 - amulet", characters=7, goods=38)
    knowledge.learn([takes(0, 3, "wheat1", "fish1", "fish0"), takes(0, 1, "wheat0")])
    knowledge.learn([happened.CardReclaimed(2, 0, BEIGE, None), happened.CardStolen(1, 0, BEIGE, None)])
    known = knowledge.known()
    assert possible(known.piles[0]) == {"fish1", "fish0"}
    assert {"wheat1", "wheat0"} <= possible(known.hands[0])
    knowledge.learn([happened.PileEmbalmed(0, (BEIGE,), None)])
    assert {"fish1", "fish0", "wheat1", "wheat0"} <= possible(knowledge.known().hands[0])
    knowledge.learn([takes(0, 1, "ivory3"), plays(0, "ivory3", "fish0", "wheat0")])
    known = knowledge.known()
    assert goods_of(known.hands[1]) == "wheat1"
    assert goods_of(known.hands[2]) == "fish1"


def test_whoever_looks_through_a_pile_knows_it_and_the_table_does_not():
    events = [takes(0, 1, "fish1"), takes(0, 1, "fish1"), takes(0, 1, "wheat1"), takes(0, 1, "wheat0")]
    events += [
        happened.CardsGiven(0, (BEIGE, BEIGE), cards("fish1 wheat0")),
        happened.PileSeen(1, 0, cards("fish1 wheat0")),
    ]
    events += [happened.CardReclaimed(1, 0, BEIGE, cards("fish1")[0])]
    table, vizier, third = dealt(), dealt(), dealt()
    for knowledge, viewer in ((table, None), (vizier, 1), (third, 2)):
        knowledge.learn(event.seen(viewer) for event in events)
    assert certain(vizier.known().piles[0]) == "wheat0"
    assert goods_of(vizier.known().hands[1]) == "fish1"
    assert table.known() == third.known()
    assert possible(table.known().piles[0]) == {"fish1", "wheat1", "wheat0"}


def test_with_two_players_nine_cards_are_gone_and_the_characters_of_the_deck_are_counted():
    game = OpenSobek.new(2, {}, "nine")
    view = game.view(None)
    assert isinstance(view, OpenView)
    known = view.known
    characters = sum(1 for kind in game.deck if CARDS[kind].power)
    assert known.deck.backs.orange == characters
    assert known.removed.backs.beige + known.removed.backs.orange == 9
    assert known.removed.backs.green == 9 - 2 * 2
    assert {card.code for card in known.removed.maybe} >= {card.code for card in known.deck.maybe}


def test_what_cannot_have_happened_is_refused():
    knowledge = dealt()
    knowledge.learn([takes(0, 1, "fish1")])
    with pytest.raises(ValueError, match="cannot be"):
        knowledge.learn([plays(0, "marble2", "marble2", "marble2")])


@pytest.mark.parametrize("number", range(6))
def test_the_game_itself_is_that_of_the_hidden_variant(number):
    hidden, opened = (new(2 + number % 3, {"way": variant}, f"both {number}") for variant in ("hidden", "open"))
    plain = [field.name for field in fields(SobekView)]
    assert type(hidden) is Sobek
    for seat, action, events in steps(hidden, Random(number), 0.5):
        assert opened.legal(seat).count(action) == 1
        extra = [event for event in opened.apply(seat, action) if isinstance(event, happened.DeckCounted)]
        assert len(extra) == sum(isinstance(event, happened.RoundDealt) for event in events)
        for viewer in (None, *range(hidden.seats)):
            one, other = hidden.view(viewer), opened.view(viewer)
            assert type(one) is SobekView
            assert all(getattr(one, name) == getattr(other, name) for name in plain if name != "variant")
            assert isinstance(other, OpenView) == (hidden.outcome is None)


@pytest.mark.parametrize("number", range(6))
def test_a_seat_knows_all_that_the_table_knows_and_its_own_cards(number):
    game = OpenSobek.new(2 + number % 3, {}, f"superset {number}")
    for _ in rare_steps(game, Random(number)):
        for seat in range(game.seats):
            view = game.view(seat)
            if not isinstance(view, OpenView):
                return
            assert view.common == game.view(None).known
            assert view.known.hands[seat] == Holding(view.seats[seat].hand, (), view.seats[seat].backs)
            assert view.known.piles[seat].sure == view.seats[seat].pile
            for own, common in zip(_all(view.known), _all(view.common), strict=True):
                assert own.backs == common.backs
                assert not _beyond(common.sure, own.sure)
                assert not _beyond((*own.sure, *own.maybe), (*common.sure, *common.maybe))


def test_a_copy_and_a_replay_know_the_same():
    game = OpenSobek.new(3, {}, "copies")
    moves = []
    for seat, action, _ in steps(game, Random(5), 0.6):
        moves.append((seat, action.code))
        if len(moves) % 9 == 0 and game.outcome is None:
            copied, again = game.copy(), new(3, {"way": "open"}, "copies")
            for mover, code in moves:
                again.apply(mover, parse(code))
            waiting = copied.waiting[0]
            seen = [game.view(viewer) for viewer in (None, 0, 1, 2)]
            copied.apply(waiting, copied.legal(waiting)[-1])
            assert [game.view(viewer) for viewer in (None, 0, 1, 2)] == seen
            assert [again.view(viewer) for viewer in (None, 0, 1, 2)] == seen


def test_there_is_no_third_variant():
    with pytest.raises(ValueError, match="no variant"):
        new(3, {"way": "sideways"}, "seed")


def _all(known):
    return (*known.hands, *known.piles, known.row, known.deck, known.removed)


def _beyond(some, others):
    rest = list(others)
    return [card for card in some if card not in rest or rest.remove(card)]
