"""What is asked, stands on the table and was scored in Sobek: 2 Players is told in words that fit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.i18n.messages import BoundSpeech, Words
from engine.duel.actions import Fill
from engine.duel.events import GameScored
from engine.duel.market import SQUARES, Line
from engine.duel.tiles import GOODS, PIROGUES, TILES, Back, Good, Pirogue, Power
from engine.duel.views import BackCount, DuelView, Lying, SeatView, SetView
from engine.game import Choice, Decision, Gather, Label, Named, Outcome, Role
from render.duel.sentences import ask, explain, scores, status, text_board, topics
from tests.render.duel.samples import (
    C4,
    D3,
    DEBEN,
    FISH,
    FISH0,
    LUCILE,
    QUEEN,
    SCORED,
    SEATS,
    STATUE,
    TIM,
    WHEAT0S,
    seat_score,
    tile,
    view,
)
from tests.seated import seated

TAKE = Choice("t", Label("choice", "take"), choices=(Choice("t.1", FISH),), role=Role.TAKE)
FILL = Choice("f", Label("choice", "fill"), action=Fill())
CHARACTER = Choice("c.queen", QUEEN, role=Role.CHARACTER)
SET = Choice("s.fish", Label("new-set", "fish"), role=Role.SET)


def turn(*choices: Choice) -> Decision:
    return Decision("turn", choices)


@pytest.mark.parametrize(
    ("choices", "question"),
    [
        ((TAKE,), "Your turn: take a tile on the Ankh's line."),
        ((TAKE, CHARACTER), "Your turn: take a tile on the Ankh's line or play a character."),
        ((TAKE, SET), "Your turn: take a tile on the Ankh's line or sell a set."),
        ((TAKE, CHARACTER, SET), "Your turn: take a tile on the Ankh's line, play a character or sell a set."),
        ((TAKE, FILL), "take a tile on one of the lines through the Ankh, or fill the market first."),
        (
            (FILL, SET),
            "the Ankh's line has no tile. Fill the market and then take a tile in the centre, or sell a set.",
        ),
        ((SET,), "No tile can be taken: the Ankh's line is empty, and so is the pile. Sell a set."),
        ((CHARACTER,), "and so is the pile. Play a character."),
        ((CHARACTER, SET), "and so is the pile. Play a character or sell a set."),
    ],
)
def test_a_turn_asks_for_what_is_possible(choices: tuple[Choice, ...], question: str, speech: BoundSpeech) -> None:
    assert ask(turn(*choices), view(), speech).endswith(question)


def test_without_the_ankh_the_centre_is_asked_for(speech: BoundSpeech) -> None:
    assert ask(turn(TAKE), view(ankh=None), speech) == "Your turn: take one of the tiles in the centre."
    # D5: also when the market was filled within a pyramid's turn, where nothing can be turned any more.
    assert "\n" not in ask(turn(TAKE), view(ankh=None, again=True), speech)


def test_a_pyramids_turn_says_that_the_ankh_may_be_turned(speech: BoundSpeech) -> None:
    assert ask(turn(TAKE), view(again=True), speech).startswith("The Pyramid gives you another turn.")


def test_the_finger_tells_what_it_forces_and_what_it_costs(speech: BoundSpeech) -> None:
    fish, queen = view().takeable
    question = ask(turn(TAKE), view(finger=C4, takeable=(fish,)), speech)
    assert question == (
        "The Pointing Finger lies on Fish 1 ─ (Square c4). This turn you must take that tile; nothing else is possible."
    )
    question = ask(turn(TAKE), view(finger=D3, takeable=(queen,)), speech)
    assert "on a face-down character (Square d3)" in question
    assert question.endswith("\nThe tile on the way becomes your corruption, as usual.")


def test_the_other_questions_are_asked(speech: BoundSpeech) -> None:
    assert "you turn the Ankh" in ask(Decision("turn-ankh", ()), view(), speech)
    assert ask(Decision("deben", ()), view(offered=DEBEN), speech).startswith("Keep Marble ╱ (deben), or discard it")
    assert "one pirogue" in ask(Decision("pirogue", ()), view(), speech)
    assert "set aside at the start" in ask(Decision("architect", ()), view(), speech)
    assert ask(Decision("vizier", ()), view(looked_at=(FISH, FISH, FISH0)), speech).endswith("of this corruption.")


def test_the_scribe_says_how_many_are_still_to_give(speech: BoundSpeech) -> None:
    gather = Choice("g", Label("choice", "give"), gather=Gather((FISH, FISH), 2, 2))
    question = ask(Decision("scribe", (gather,)), view(put_aside=(WHEAT0S,)), speech)
    assert "choose 2 for your corruption" in question
    assert "Chosen so far: Wheat (grey)" in question


def test_characters_pirogues_and_choices_are_explained_and_nothing_else(speech: BoundSpeech) -> None:
    for one in TILES:
        assert (explain(one, speech) is not None) == (one.power is not None)
    assert all(explain(one, speech) for one in PIROGUES)
    assert explain(Label("choice", "fill"), speech)
    assert explain(Label("deben-choice", "keep"), speech) != explain(Label("deben-choice", "trade"), speech)
    plain: tuple[Named, ...] = (Label("choice", "take"), Good.FISH, Back.RED, Line.ROW, C4, Label("set", "fish"))
    assert [explain(thing, speech) for thing in plain] == [None] * len(plain)


def test_the_status_is_one_line(speech: BoundSpeech) -> None:
    line = "18 tiles in the pile · 3 pirogues left · "
    assert status(view(), speech) == line + "Anna's turn"
    assert status(view(again=True), speech) == line + "Anna's turn again"
    assert status(view(asked="scribe", waiting=(1,)), speech) == line + "waiting for: Bob"
    over = view(outcome=Outcome((70, 120), (1,)), waiting=(), asked=None, turn=None)
    assert status(over, speech) == "Game over · winner: Bob"


def test_the_text_board_tells_all_that_is_shown(speech: BoundSpeech) -> None:
    shown = view(
        pirogues=(Pirogue.MUMMY,),
        drawn=(Pirogue.HORUS,),
        returned=(Pirogue.PYRAMID,),
        looked_at=(STATUE,),
        put_aside=(FISH0,),
        offered=DEBEN,
        finger=C4,
    )
    text = text_board(shown, speech)
    for part in (
        "**Your hand**, 3 tiles: Wheat (grey), Ivory 3 and Thief (fish)",
        "**Your corruption**, 1 tile: Marble",
        "**Your deben**: 3 + 5 = 8",
        "you are looking at: Statue",
        "Chosen for your corruption: Fish",
        "you drew: Eye of Horus",
        "drew and put back: Pyramid",
        "traded for a deben now: Marble ╱ (deben)",
        "Pointing Finger: Square c4",
        "1. Fish with 1 scarab (row), c4: free of corruption",
        "2. face-down character, d3: 1 tile of corruption",
        "Ankh: Square b5, Rising diagonal ╱",
        "- a1 Sobek Statue (falling)\n- d3 face-down character\n- c4 Fish with 1 scarab (row)\n",
        "**Anna** (to move): 19 points so far",
        "- Hand: 3 tiles, grey back, black back and red back",
        "- Set (Fish): 2 × Fish 1 and Fish, with one Scarabs pirogue. Worth 12 points.",
        "- Deben: 2",
        "- Pirogues: Seven",
        "**Bob**: 0 points so far",
        "- No sets yet\n- Corruption: 4 tiles, plus 2 from snakes = 6\n- Deben: none\n- Pirogues: Snake (+2)",
        "Pile: 18 tiles",
        "Deben in the bag: 9",
        "Pirogues: 3 left",
        "as you have seen: Mummy",
        "Pirogues used: Seven and Snake (+2)",
        "Out of the game: Scribe (fish)",
    ):
        assert part in text


def test_the_board_tells_where_the_ankh_is_and_why_the_market_may_be_filled(speech: BoundSpeech) -> None:
    assert "Ankh: not on the market" in text_board(view(ankh=None), speech)
    turning = replace(view().ankh, line=None)  # type: ignore[type-var]
    assert "Square b5, about to be turned" in text_board(view(ankh=turning), speech)
    assert "fill the market first" in text_board(view(can_fill=True, takeable=()), speech)


def test_the_tables_text_board_has_nothing_of_a_players_own(speech: BoundSpeech) -> None:
    seats = tuple(replace(seat, hand=None, pile=None, values=None) for seat in SEATS)
    assert "Your" not in text_board(view(viewer=None, seats=seats), speech)


def crowded() -> DuelView:
    lying = tuple(Lying(Back.BLACK, tile("livestock-bd")) for _ in range(6))
    sets = tuple(SetView(good, TILES[3 * place : 3 * place + 6], 2) for place, good in enumerate(GOODS))
    seat = SeatView(0, BackCount(2, 40, 9), sets, 30, 13, tuple(PIROGUES), TILES, TILES, (3,) * 13)
    return view(
        market=(lying,) * 6,
        takeable=tuple(replace(view().takeable[1], square=square) for square in SQUARES[:20]),
        seats=(seat, replace(seat, seat=1, hand=None, pile=None, values=None)),
        discard=TILES,
    )


def test_a_crowded_text_board_still_fits_a_message(words: Words) -> None:
    text = text_board(crowded(), words.speech("en", "duel", seated(*["_" * 32] * 2), markdown=True))
    assert len(text) <= 3500
    assert "tiles, 13 scarabs" in text


def over(scored: GameScored, winners: tuple[int, ...]) -> DuelView:
    points = tuple(seat.points for seat in scored.seats)
    return view(scored=scored, outcome=Outcome(points, winners), turn=None, waiting=(), asked=None)


def test_the_scoring_is_explained_step_by_step(speech: BoundSpeech) -> None:
    text = scores(over(SCORED, (0,)), speech)
    for part in (
        "**Final ranking**\n1. Anna: 57 points\n2. Bob: 12 points\n",
        "\nBob had no possible action, so the game ended\n",
        "- Set (Fish): 4 tiles × 6 scarabs = 24",
        "- Set (Wheat): 3 tiles × 3 scarabs (2 from Scarabs) = 9",
        "- Deben: 3 + 5 + 7 = 15",
        "- Pirogues: Seven and Two + deben = 9",
        "- Corruption: 8 tiles\n",
        "- No sets, no points from sales\n- Deben: 3 + 4 + 5 = 12\n- Corruption: no tiles, plus 1 from snakes = 1",
        "- Less corruption by 7: 3 more deben, worth 3 + 4 + 5",
    ):
        assert part in text


def test_what_the_end_took_away_is_told(speech: BoundSpeech) -> None:
    poor = seat_score(removed=(FISH, FISH, FISH0), added=3)
    text = scores(over(GameScored(1, (poor, replace(TIM, drawn=()))), (0,)), speech)
    assert "- Corruption: 8 tiles, including 3 left in hand at the end" in text
    assert "- Left the game unsold, for no points: 2 × Fish 1 and Fish" in text
    assert "- Less corruption by 7, but the bag was empty" in text


def test_d11_with_equal_corruption_nobody_draws_and_that_is_told(speech: BoundSpeech) -> None:
    alike = replace(TIM, tiles=LUCILE.corruption, snake_tokens=(), drawn=())
    text = scores(over(GameScored(1, (replace(LUCILE, drawn=()), alike)), (0,)), speech)
    assert text.count("\n- Equal corruption: nobody draws deben") == 2
    assert "Equal corruption" not in scores(over(SCORED, (0,)), speech)


def test_a_tie_is_explained(speech: BoundSpeech) -> None:
    scored = GameScored(0, (LUCILE, replace(LUCILE, tiles=7)))
    assert "1. Bob: 57 points\n2. Anna: 57 points\nEqual points: less corruption" in scores(over(scored, (1,)), speech)
    scored = GameScored(0, (LUCILE, LUCILE))
    text = scores(over(scored, (0, 1)), speech)
    assert "1. Anna: 57 points\n1. Bob: 57 points\nEqual points and equal corruption" in text


def test_before_the_end_the_points_so_far_are_told_without_deben_values(speech: BoundSpeech) -> None:
    text = scores(view(), speech)
    for part in (
        "**Anna**: 19 points\n- Set (Fish): 3 tiles × 4 scarabs (2 from Scarabs) = 12\n- Pirogues: Seven = 7\n",
        "- 2 deben, values secret until the end\n- Corruption: 1 tile\n",
        "- Corruption: 4 tiles, plus 2 from snakes = 6",
    ):
        assert part in text


def test_a_short_limit_is_kept(speech: BoundSpeech) -> None:
    text = scores(over(SCORED, (0,)), speech, 120)
    assert len(text) <= 120
    assert text.endswith("…")


def test_every_power_has_a_topic_of_the_help() -> None:
    assert {power.code for power in Power} <= set(topics())
