"""Everything that happens, is asked, stands on the table or was scored in Sobek is told in words that fit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.words import BoundSpeech, Words
from engine.game import Choice, Decision, Event, Gather, Label, Outcome
from engine.sobek import events
from engine.sobek.cards import CARDS, KIND, Back, Card, Good, Token
from engine.sobek.events import LaidSet, RoundScored, SeatScore, SetScore
from engine.sobek.track import Symbol, penalised, symbol_at
from engine.sobek.views import BackCount, SeatView, SetView, SobekView
from render.sobek.text import ask, explain, scores, status, tell, text_board
from render.sobek.text_scores import ranked

NAMES = ("Anna", "Bob", "Cleo", "Dan")


@pytest.fixture(scope="module")
def words() -> Words:
    return Words.load()


@pytest.fixture
def speech(words: Words) -> BoundSpeech:
    return words.speech("en", names=NAMES)


def card(code: str) -> Card:
    return CARDS[KIND[code]]


FISH, FISH0, WHEAT0, THIEF, QUEEN = (card(code) for code in ("fish1", "fish0", "wheat0", "thief", "queen"))
SCRIBE, COURTESAN, AMULET, IVORY = (card(code) for code in ("scribe-fish", "courtesan", "amulet", "ivory3"))


def seat_score(points: int, before: int, **changes: object) -> SeatScore:
    reached = before + points
    score = SeatScore(
        sets=(SetScore(Good.FISH, points, 1, 0, horizontal=False),),
        points=points,
        before=before,
        reached=reached,
        symbol=symbol_at(reached),
        pile=3,
        curses=0,
        pile_scarabs=None,
        corrupt=False,
        steps=0,
        after=reached,
    )
    return replace(score, **changes)  # type: ignore[arg-type]


CORRUPT = seat_score(23, 38, corrupt=True, steps=2, after=penalised(61, 23), pile=4, curses=1)

SAMPLES: tuple[tuple[Event, str], ...] = (
    (events.RoundDealt(2, (None, (FISH0, WHEAT0)), (FISH, None)), "starting hand: Fish without scarabs and Wheat"),
    (events.RoundDealt(2, (None, None), (FISH, None)), "Round 2 begins."),
    (events.StarterNamed(1, None, 0), "drawn by lot: Anna"),
    (events.StarterNamed(2, 1, 1), "by own choice: Bob"),
    (events.StarterNamed(2, 1, 0), "named by Bob: Anna"),
    (events.CardTaken(0, 1, FISH, Back.BEIGE, ()), "Anna took card 1: Fish with 1 scarab."),
    (
        events.CardTaken(0, 3, None, Back.ORANGE, (FISH, None)),
        "Anna took card 3: face-down character. Under the corruption tile: Fish with 1 scarab and face-down character.",
    ),
    (events.Delivered((FISH,) * 9, 18), "delivery of 9 cards lies on the quays. 18 cards are left"),
    (events.Delivered((FISH,), 0), "one card lies on the quays. The deck is empty"),
    (events.SetPlayed(0, Good.FISH, False, (FISH, FISH, THIEF), 3), "a set (Fish): 2 × Fish with 1 scarab and Thief"),
    (events.SetPlayed(0, Good.FISH, True, (FISH, FISH, THIEF), 6), "(Fish, now 6 cards)"),
    (events.SetPlayed(0, None, False, (AMULET,) * 3, 3), "a set (amulets alone): 3 × Amulet"),
    (events.TokensSeen(0, ()), "Anna looked through"),
    (events.TokensSeen(0, (Token.FLOOD, Token.CURSE)), "Flood and Curse"),
    (events.TokensSeen(0, (Token.FLOOD,)), "Only one event token is left: Flood"),
    (
        events.EventChosen(0, Token.GUILD_EYE, True, target=1),
        "Guild (eye), sending back the marker of this player: Bob",
    ),
    (events.EventChosen(0, Token.GUILD_EYE, True), "no marker to send back"),
    (events.EventChosen(0, Token.FLOOD, True), "another turn"),
    (events.EventChosen(0, Token.CURSE, True, target=1), "gave it to Bob"),
    (events.EventChosen(0, Token.PROSPERITY, True, good=Good.FISH), "a set (Fish)"),
    (events.EventChosen(0, Token.PROSPERITY, True), "a set (amulets alone)"),
    (events.EventChosen(0, Token.PROSPERITY, False), "could not be applied"),
    (events.EventChosen(0, Token.EMBALMING, True), "chose Embalming"),
    (events.EventChosen(0, Token.DECEIT, True), "chose Deceit"),
    (events.MarkerMoved(0, Symbol.ANKH, 52, 57), "Anna: forward from 52 to 57, the next ankh"),
    (events.MarkerMoved(1, Symbol.ANKH, 57, 52), "Bob: back from 57 to 52, the ankh before"),
    (events.PileEmbalmed(0, (Back.BEIGE, Back.ORANGE), None), "2 cards went from the corruption pile"),
    (
        events.PileEmbalmed(0, (Back.BEIGE,), (FISH,)),
        "One card went from the corruption pile to the hand of Anna: Fish",
    ),
    (events.PileCounted(0, 1), "one card under the corruption tile and scored 1 point"),
    (events.PileCounted(0, 5), "5 cards under the corruption tile and scored 5 points"),
    (events.CharacterPlayed(0, QUEEN, True), "Queen Sobek Neferou (ivory) to draw"),
    (events.CharacterPlayed(0, card("vizier"), True, target=1), "the corruption pile of Bob"),
    (events.CharacterPlayed(0, THIEF, True, target=1, back=Back.BEIGE), "to steal from Bob"),
    (events.CharacterPlayed(0, card("merchant"), True, place=5), "any card"),
    (events.CharacterPlayed(0, COURTESAN, True), "to add to a set"),
    (events.CharacterPlayed(0, card("priest"), True, good=Good.IVORY), "to clear Ivory"),
    (events.CharacterPlayed(0, card("priestess"), True, good=Good.IVORY), "to clear Ivory"),
    (events.CharacterPlayed(0, SCRIBE, True), "6 cards at most"),
    (events.CharacterPlayed(0, SCRIBE, False), "only discarded"),
    (events.CardsDrawn(0, (Back.BEIGE, Back.BEIGE, Back.ORANGE), None), "drew 3 cards: 2 × beige back and orange back"),
    (events.CardsDrawn(0, (Back.BEIGE,), (FISH,)), "drew one card: Fish with 1 scarab"),
    (events.CardStolen(0, 1, Back.GREEN, None), "stole a card from Bob: green back"),
    (events.CardStolen(0, 1, Back.BEIGE, FISH), "stole a card from Bob: Fish with 1 scarab"),
    (events.PileSeen(0, 1, None), "looking through the corruption pile of Bob"),
    (events.PileSeen(0, 1, (FISH, FISH)), "holds: 2 × Fish with 1 scarab"),
    (events.CardReclaimed(0, 1, Back.BEIGE, None), "of Bob: beige back"),
    (events.CardReclaimed(0, 1, Back.BEIGE, FISH), "of Bob: Fish with 1 scarab"),
    (events.CardBought(0, 7, None, Back.ORANGE), "card 7 without corruption: face-down character"),
    (events.PileCleared(0, Good.FISH, (FISH, THIEF)), "discarded 2 cards"),
    (events.PileCleared(0, Good.FISH, (FISH,)), "discarded one card"),
    (events.SetExtended(0, Good.FISH, (FISH,), 4), "(Fish, now 4 cards): Fish with 1 scarab"),
    (events.CardsGiven(0, (Back.BEIGE, Back.GREEN), None), "put 2 cards under the corruption tile: beige back"),
    (events.CardsGiven(0, (Back.BEIGE,), (FISH,)), "put one card under the corruption tile: Fish"),
    (events.ChoiceMade(0, (FISH,)), "Chosen so far: Fish with 1 scarab"),
    (events.ChoiceMade(0, ()), "complete"),
    (
        events.SetsLaid(0, (LaidSet(Good.FISH, (FISH, FISH, FISH0)), LaidSet(None, (AMULET,) * 3))),
        "Fish (2 × Fish with 1 scarab and Fish without scarabs) and amulets alone (3 × Amulet)",
    ),
    (events.RoundEnded(0), "the last card"),
    (
        RoundScored(2, (CORRUPT, seat_score(0, 7))),
        "Anna: 23 points from sets, from 38 to 61. Most corrupt: 2 steps back",
    ),
    (RoundScored(2, (CORRUPT, seat_score(0, 7))), "Bob: no points from sets, still 7."),
    (RoundScored(2, (seat_score(1, 7, corrupt=True),)), "from 7 to 8. Most corrupt, but with fewer than 10 points"),
    (events.GameEnded(Outcome((70, 120), (1,))), "Winner with 120 points: Bob."),
    (events.GameEnded(Outcome((120, 120), (0, 1))), "with 120 points, by Anna and Bob."),
)


@pytest.mark.parametrize(("event", "part"), SAMPLES, ids=lambda value: getattr(value, "code", None))
def test_every_event_is_told(event: Event, part: str, speech: BoundSpeech, caplog: pytest.LogCaptureFixture) -> None:
    told = tell(event, speech)
    assert told is not None
    assert part in told
    assert not caplog.records


def test_no_kind_of_event_is_left_out() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert {type(event) for event, _ in SAMPLES} == kinds


def test_what_others_choose_in_secret_needs_no_words(speech: BoundSpeech) -> None:
    assert tell(events.ChoiceMade(0, None), speech) is None


@pytest.mark.parametrize(("event", "_part"), SAMPLES, ids=lambda value: getattr(value, "code", None))
def test_what_the_table_may_not_see_is_not_told(event: Event, _part: str, speech: BoundSpeech) -> None:
    seen = event.seen(None)
    told = tell(seen, speech) or ""
    if isinstance(seen, events.CardsDrawn | events.CardStolen | events.CardReclaimed | events.CardsGiven):
        assert "scarab" not in told
    if isinstance(seen, events.PileSeen | events.PileEmbalmed | events.TokensSeen | events.RoundDealt):
        assert "scarab" not in told
        assert "Flood" not in told


def view(**changes: object) -> SobekView:
    hand = (FISH, FISH, THIEF)
    seats = (
        SeatView(0, 38, BackCount(0, 2, 1), (), 0, hand, (WHEAT0,)),
        SeatView(1, 1, BackCount(2, 0, 0), (SetView(Good.FISH, (FISH, FISH, FISH0), 1),), 1, None, None),
    )
    base = SobekView(
        viewer=0,
        way="hidden",
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


TAKE = Choice("t.1", Label("place", "1"))
CHARACTER = Choice("c.queen", QUEEN)
SET = Choice("s.new.fish", Label("set", "new"))


@pytest.mark.parametrize(
    ("choices", "question"),
    [
        ((TAKE, CHARACTER, SET), "take one of the first four cards, play a character or play a set."),
        ((TAKE, CHARACTER), "take one of the first four cards or play a character."),
        ((TAKE, SET), "take one of the first four cards or play a set."),
        ((TAKE,), "Your turn: take one of the first four cards on the quays."),
        ((Choice("t", Label("choice", "take"), choices=(TAKE,)),), "Your turn: take one of the first four cards on"),
    ],
)
def test_a_turn_asks_for_what_is_possible(choices: tuple[Choice, ...], question: str, speech: BoundSpeech) -> None:
    assert question in ask(decision("turn", *choices), view(), speech)


def test_the_event_question_is_asked(speech: BoundSpeech) -> None:
    assert "event token" in ask(decision("event"), view(), speech)


def test_the_vizier_names_the_cards_that_he_sees(speech: BoundSpeech) -> None:
    assert "2 × Fish with 1 scarab" in ask(decision("vizier"), view(looked_at=(FISH, FISH)), speech)


def test_the_scribe_says_how_many_are_still_to_give(speech: BoundSpeech) -> None:
    gather = Choice("g", Label("choice", "give"), gather=Gather((FISH, FISH), 2, 2))
    question = ask(decision("scribe", gather), view(put_aside=(WHEAT0,)), speech)
    assert "choose 2 cards" in question
    assert "Chosen so far: Wheat without scarabs" in question


def test_the_scribe_counts_from_the_hand_where_choices_are_single(speech: BoundSpeech) -> None:
    seats = (SeatView(0, 0, BackCount(0, 8, 0), (), 0, (FISH,) * 8, ()),)
    question = ask(decision("scribe", Choice("g.fish1", FISH)), view(seats=seats, put_aside=(FISH,)), speech)
    assert "choose one card" in question


def test_laying_tells_what_is_laid_already(speech: BoundSpeech) -> None:
    assert "Laid so far" not in ask(decision("lay"), view(), speech)
    laid = (LaidSet(Good.FISH, (FISH,) * 3),)
    assert "Laid so far: Fish (3 × Fish with 1 scarab)" in ask(decision("lay"), view(laid=laid), speech)


def test_the_last_player_is_asked_who_starts(speech: BoundSpeech) -> None:
    assert "who starts round 2?" in ask(decision("starter"), view(), speech)


def test_characters_and_tokens_are_explained_and_nothing_else(speech: BoundSpeech) -> None:
    assert explain(QUEEN, speech) == "Draw 3 cards from the deck."
    assert explain(SCRIBE, speech) == "All opponents reduce their hands to 6 cards."
    assert explain(Token.FLOOD, speech) == "Take another turn at once."
    assert [explain(thing, speech) for thing in (FISH, Good.FISH, Label("set", "fish"), Back.GREEN)] == [None] * 4


def test_the_status_is_one_line(speech: BoundSpeech) -> None:
    line = "Round 2 of 3 · 18 cards in the deck · 3 event tokens left · "
    assert status(view(), speech) == line + "to move: Anna"
    assert status(view(asked="scribe", waiting=(0, 1)), speech) == line + "waiting for: Anna and Bob"
    over = view(outcome=Outcome((70, 120), (1,)), waiting=(), asked=None)
    assert status(over, speech) == "Game over · winner: Bob"


def test_the_text_board_tells_all_that_is_shown(speech: BoundSpeech) -> None:
    text = text_board(view(tokens=(Token.DECEIT,), looked_at=(AMULET,), put_aside=(FISH0,)), speech)
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
        "- Hand: 3 cards, 2 × beige back and orange back",
        "- Set (Fish): 2 × Fish with 1 scarab and Fish without scarabs, with one Prosperity. Worth 12 points now.",
        "- One Curse: 2 more cards of corruption",
        "**Your hand**, 3 cards: 2 × Fish with 1 scarab and Thief (fish)",
        "**Your corruption pile**, 1 card: Wheat without scarabs",
        "that you look through: Amulet",
        "Chosen for your corruption pile: Fish without scarabs",
    ):
        assert part in text


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
    speech = words.speech("en", names=("_" * 32,) * 4, markdown=True)
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
        "- By Guild and Deceit during the round: from 35 to 38",
        "- Set (Fish): 4 cards × 3 scarabs = 12",
        "- Set (Wheat): 3 cards × 3 scarabs (2 by Prosperity) = 9",
        "- Laid at the end (Ivory): 2 scarabs = 2",
        "- Sets together: 23. Marker from 38 to 61",
        "- Corruption: 6 (4 cards and 2 for a Curse)",
        "- Tied for the most; 5 scarabs on these cards",
        "- Most corrupt: 20 of 23 points make 2 steps back by the symbol ankh, from 61 to 52",
        "- Corruption: 6\n- Tied for the most; 1 scarab on these cards",
    ):
        assert part in text


def test_a_penalty_from_a_number_goes_by_the_numbers(speech: BoundSpeech) -> None:
    score = seat_score(30, 20, corrupt=True, steps=3, after=penalised(50, 30))
    assert "make 3 steps back by the numbers, from 50 to 35" in scores(
        view(history=(RoundScored(1, (score,)),)), speech
    )


def test_nothing_scored_yet_is_said(speech: BoundSpeech) -> None:
    assert scores(view(), speech) == "No round has been scored yet."


def test_equal_scores_share_a_rank(speech: BoundSpeech) -> None:
    outcome = Outcome((50, 70, 70, 1), (1, 2))
    assert ranked(outcome) == [(1, 1), (1, 2), (3, 0), (4, 3)]
    history = (RoundScored(1, tuple(seat_score(5, 0) for _ in range(4))),)
    text = scores(view(history=history, outcome=outcome), speech)
    assert text.startswith(
        "**Final ranking**\n1. Bob: 70 points\n1. Cleo: 70 points\n3. Anna: 50 points\n4. Dan: 1 point"
    )


def test_long_scorings_shorten_the_older_rounds(words: Words) -> None:
    speech = words.speech("en", names=("W" * 32,) * 4)
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
