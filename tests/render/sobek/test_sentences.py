"""Everything that happens, is asked, stands on the table or was scored in Sobek is told in words that fit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.i18n.messages import BoundSpeech, Words
from engine.game import Choice, Decision, Gather, Label, Outcome, Role
from engine.sobek.cards import CARDS, Back, Good, Token
from engine.sobek.events import RoundScored
from engine.sobek.score_track import penalised
from engine.sobek.scores import LaidSet, SetScore
from engine.sobek.views import BackCount, SeatView, SetView, SobekView
from render.sobek.alt_text import alt_hand
from render.sobek.sentences import ask, explain, scores, status, text_board
from render.sobek.text_scores import ranked
from tests.render.sobek.samples import (
    AMULET,
    CORRUPT,
    FISH,
    FISH0,
    IVORY,
    NAMES,
    QUEEN,
    SCRIBE,
    THIEF,
    WHEAT0,
    seat_score,
)
from tests.seated import seated


@pytest.fixture(scope="module")
def words() -> Words:
    return Words.load()


@pytest.fixture
def speech(words: Words) -> BoundSpeech:
    return words.speech("en", "sobek", seated(*NAMES))


def view(**changes: object) -> SobekView:
    hand = (FISH, FISH, THIEF)
    seats = (
        SeatView(0, 38, BackCount(0, 2, 1), (), 0, hand, (WHEAT0,)),
        SeatView(1, 1, BackCount(2, 0, 0), (SetView(Good.FISH, (FISH, FISH, FISH0), 1),), 1, None, None),
    )
    base = SobekView(
        viewer=0,
        variant="hidden",
        round=2,
        starter=1,
        turn=0,
        waiting=(0,),
        asked="turn",
        seats=seats,
        row=(FISH, None, IVORY, WHEAT0, FISH0),
        deck=18,
        deck_top=Back.ORANGE,
        discard=(QUEEN,),
        tokens_left=3,
        tokens_used=(Token.FLOOD, Token.CURSE),
        tokens=None,
        looked_at=None,
        put_aside=(),
        laid=(),
        history=(),
        outcome=None,
    )
    return replace(base, **changes)  # type: ignore[arg-type]


def decision(kind: str, *choices: Choice) -> Decision:
    return Decision(kind, choices)


TAKE = Choice("t.1", FISH, role=Role.TAKE)
CHARACTER = Choice("c.queen", QUEEN, role=Role.CHARACTER)
SET = Choice("s.new.fish", Label("new-set", "fish"), role=Role.SET)


@pytest.mark.parametrize(
    ("choices", "question"),
    [
        ((TAKE, CHARACTER, SET), "take a card, or play a character or a set."),
        ((TAKE, CHARACTER), "take a card or play a character."),
        ((TAKE, SET), "take a card or play a set."),
        ((TAKE,), "Your turn: take a card from the quays."),
        ((Choice("t", Label("choice", "take"), choices=(TAKE,)),), "Your turn: take a card from"),
    ],
)
def test_a_turn_asks_for_what_is_possible(choices: tuple[Choice, ...], question: str, speech: BoundSpeech) -> None:
    assert question in ask(decision("turn", *choices), view(), speech)


def test_the_event_question_is_asked(speech: BoundSpeech) -> None:
    assert "event token" in ask(decision("event"), view(), speech)


def test_the_vizier_names_the_cards_that_he_sees(speech: BoundSpeech) -> None:
    assert "this corruption pile" in ask(decision("vizier"), view(looked_at=(FISH, FISH)), speech)


def test_the_scribe_says_how_many_are_still_to_give(speech: BoundSpeech) -> None:
    gather = Choice("g", Label("choice", "give"), gather=Gather((FISH, FISH), 2, 2))
    question = ask(decision("scribe", gather), view(put_aside=(WHEAT0,)), speech)
    assert "choose 2 cards" in question
    assert "Chosen so far: Wheat without scarabs" in question


def test_laying_is_asked_in_one_sentence_and_the_picture_shows_what_is_laid_already(speech: BoundSpeech) -> None:
    laid = (LaidSet(Good.FISH, (FISH,) * 2),)
    question = ask(decision("lay"), view(laid=laid, asked="lay"), speech)
    assert question == "The round is over: lay your last sets, 1 point for each scarab."
    before, told = (alt_hand(view(laid=laid, asked=asked), speech) for asked in ("turn", "lay"))
    assert "Your hand, 1 card: Thief (fish). Laid: 2 × Fish with 1 scarab." in told
    assert "Your corruption" in before
    assert "Your corruption" not in told, "only the hand matters"


def test_the_last_player_is_asked_who_starts(speech: BoundSpeech) -> None:
    asked = ask(decision("starter"), view(), speech)
    assert asked == "You have the fewest points, so you choose: who starts round 2?"
    level = tuple(replace(seat, score=4) for seat in view().seats)
    asked = ask(decision("starter"), view(seats=level), speech)
    assert asked == "You are tied for the fewest points and were drawn by lot to choose: who starts round 2?"


def test_characters_and_tokens_are_explained_and_nothing_else(speech: BoundSpeech) -> None:
    assert explain(QUEEN, speech) == "Draw 3 cards from the deck."
    assert explain(SCRIBE, speech) == "Each opponent keeps 6 cards at most; the other cards become corruption."
    assert explain(Token.FLOOD, speech) == "Take another turn at once."
    assert [explain(thing, speech) for thing in (FISH, Good.FISH, Label("set", "fish"), Back.GREEN)] == [None] * 4


def test_the_status_is_one_line(speech: BoundSpeech) -> None:
    line = "Round 2 of 3 · 18 cards in the deck · 3 event tokens left · "
    assert status(view(), speech) == line + "Anna's turn"
    assert status(view(asked="scribe", waiting=(0, 1)), speech) == line + "waiting for: Anna and Bob"
    over = view(outcome=Outcome((70, 120), (1,)), waiting=(), asked=None)
    assert status(over, speech) == "Game over · winner: Bob"


def test_the_text_board_tells_all_that_is_shown(speech: BoundSpeech) -> None:
    text = text_board(view(tokens=(Token.DECEIT,), looked_at=(AMULET,), put_aside=(FISH,)), speech)
    for part in (
        "1. Fish with 1 scarab: free of corruption",
        "2. face-down character: 1 card of corruption",
        "4. Wheat without scarabs: 3 cards of corruption",
        "5. Fish without scarabs: out of reach",
        "Deck: 18 cards, top card: orange back",
        "Discard pile: Queen Sobek Neferou (ivory)",
        "Event tokens: 3 left",
        "as you have seen: Deceit",
        "Event tokens used: Flood and Curse",
        "**Anna** (to move): 38 points",
        "**Bob**: 1 point",
        "- Hand: 3 cards, 2 × beige back and orange back",
        "- Set (Fish): 2 × Fish with 1 scarab and Fish without scarabs, with one Prosperity. Worth 12 points now.",
        "- One Curse: 2 more cards of corruption",
        "**Your hand**, 2 cards: Fish with 1 scarab and Thief (fish)",
        "**Your corruption pile**, 1 card: Wheat without scarabs",
        "you are looking through: Amulet",
        "Chosen for your corruption pile: Fish with 1 scarab",
    ):
        assert part in text


def test_the_text_board_offers_what_the_view_says_can_be_taken(speech: BoundSpeech) -> None:
    """How far a hand reaches, what it costs and how many rounds there are is the engine's to know."""
    text = text_board(view(costs=(0, 2), rounds=5), speech)
    assert "1. Fish with 1 scarab: free of corruption" in text
    assert "2. face-down character: 2 cards of corruption" in text
    assert "3. Ivory with 3 scarabs: out of reach" in text
    assert "Round 2 of 5" in text


def test_the_tables_text_board_has_no_hand(speech: BoundSpeech) -> None:
    seats = tuple(replace(seat, hand=None, pile=None) for seat in view().seats)
    assert "Your" not in text_board(view(viewer=None, seats=seats), speech)


def crowded(history: tuple[RoundScored, ...] = ()) -> SobekView:
    everything = tuple(one for one in CARDS for _ in range(2))
    sets = tuple(SetView(good, CARDS[3 * place : 3 * place + 3] * 3, 2) for place, good in enumerate(Good))
    seats = tuple(
        SeatView(seat, 100, BackCount(5, 5, 5), sets, 2, everything if seat == 0 else None, everything[:30])
        for seat in range(4)
    )
    return view(seats=seats, row=(None,) * 9, discard=everything, tokens=tuple(Token), history=history)


def test_a_crowded_text_board_still_fits_a_message(words: Words) -> None:
    speech = words.speech("en", "sobek", seated(*["_" * 32] * 4), markdown=True)
    text = text_board(crowded(), speech)
    assert len(text) <= 3500
    assert "cards, 9 scarabs" not in text
    assert "Event tokens: 3 left" in text


def test_the_rulebooks_example_is_explained_step_by_step(speech: BoundSpeech) -> None:
    sets = (
        SetScore(Good.FISH, 4, 3, 0, horizontal=False),
        SetScore(Good.WHEAT, 3, 3, 1, horizontal=False),
        SetScore(Good.IVORY, 3, 2, 0, horizontal=True),
    )
    score = replace(CORRUPT, sets=sets, pile_scarabs=5)
    other = seat_score(4, 10, pile=6, pile_scarabs=1)
    first = RoundScored(1, (seat_score(35, 0), seat_score(10, 0)))
    text = scores(view(history=(first, RoundScored(2, (score, other)))), speech)
    assert text.index("**Round 2**") < text.index("**Round 1**")
    for part in (
        "- From Guild and Deceit during the round: from 35 to 38",
        "- Set (Fish): 4 cards × 3 scarabs = 12",
        "- Set (Wheat): 3 cards × 3 scarabs (2 from Prosperity) = 9",
        "- Laid at the end (Ivory): 2 scarabs = 2",
        "- Sets together: 23. Marker from 38 to 61",
        "- Corruption: 6 (4 cards and 2 for a Curse)",
        "- Tied for the most; 5 scarabs on these cards",
        "- Most corrupt: 23 points from sets cost 2 steps, 1 for each full 10. A step goes back to the next lower "
        "ankh: from 61 to 52, 9 lost",
        "- Corruption: 6\n- Tied for the most; 1 scarab on these cards",
    ):
        assert part in text


def test_a_penalty_from_a_number_goes_by_the_numbers(speech: BoundSpeech) -> None:
    score = seat_score(30, 20, corrupt=True, steps=3, after=penalised(50, 30))
    text = scores(view(history=(RoundScored(1, (score,)),)), speech)
    assert "cost 3 steps, 1 for each full 10. A step goes back to the next lower number: from 50 to 35, 15 lost" in text


def test_nothing_scored_yet_is_said(speech: BoundSpeech) -> None:
    assert scores(view(), speech) == "No round has been scored yet."


def test_equal_scores_share_a_rank(speech: BoundSpeech) -> None:
    outcome = Outcome((50, 70, 70, 1), (1, 2))
    assert ranked(outcome.scores) == [(1, 1), (1, 2), (3, 0), (4, 3)]
    history = (RoundScored(1, tuple(seat_score(5, 0) for _ in range(4))),)
    text = scores(view(history=history, outcome=outcome), speech)
    assert text.startswith(
        "**Final ranking**\n1. Bob: 70 points\n1. Cleo: 70 points\n3. Anna: 50 points\n4. Dan: 1 point"
    )


def test_long_scorings_shorten_the_older_rounds(words: Words) -> None:
    speech = words.speech("en", "sobek", seated(*["W" * 32] * 4))
    sets = tuple(SetScore(good, 12, 22, 2, horizontal=False) for good in Good)
    sets += tuple(SetScore(good, 12, 22, 0, horizontal=True) for good in Good)
    history = tuple(
        RoundScored(number, tuple(seat_score(230, 138, sets=sets[:count], corrupt=True, steps=23) for _ in range(4)))
        for number, count in ((1, 6), (2, 6), (3, 6))
    )
    text = scores(view(history=history, outcome=Outcome((1, 2, 3, 4), (3,))), speech)
    assert len(text) <= 3500
    assert "**Round 3**\n**" in text
    assert "**Round 1**\n- " in text
    endless = tuple(replace(one, seats=tuple(replace(seat, sets=sets) for seat in one.seats)) for one in history)
    assert len(scores(view(history=endless), speech)) <= 3500
