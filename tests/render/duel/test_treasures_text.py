"""Treasures of the Pharaoh in words: the text board, questions, scores, explanations and the help's topics."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.i18n.messages import BoundSpeech, Words
from engine.duel.events import GameScored
from engine.duel.market import Line
from engine.duel.tiles import Back, Pirogue, Power
from engine.duel.views import BackCount, DuelView, Lying, Takeable
from engine.game import Choice, Decision, Label, Outcome
from render.duel.sentences import ask, explain, scores, text_board, topics
from tests.render.duel.samples import C4, D3, FISH, FISH_SET, LUCILE, SEATS, TIM, market, seat_score, tile, view

PHARAOH, OTHER = tile("pharaoh-fish-ebony"), tile("pharaoh-ivory-wheat")


def treasured(**changes: object) -> DuelView:
    """Return a view of a game with the expansion: its viewer holds a pharaoh tile and two tokens."""
    rows = [list(row) for row in market(c4=FISH, d3=FISH)]
    rows[D3.row][D3.column] = Lying(Back.GOLD, None)
    own = replace(
        SEATS[0],
        backs=BackCount(1, 1, 0, 1),
        hand=(PHARAOH, tile("spy")),
        sets=(replace(FISH_SET, tiles=(FISH, FISH, PHARAOH)),),
        royal=2,
        royal_values=(2, 5),
    )
    return view(
        **{
            "market": tuple(tuple(row) for row in rows),
            "takeable": (Takeable(C4, Line.RISING, ()), Takeable(D3, Line.RISING, (C4,))),
            "seats": (own, replace(SEATS[1], royal=1)),
            "discard": (OTHER,),
            "expansion": "treasures",
            "royal_bag": 3,
            "played": (Power.QUEEN, Power.SCRIBE),
            **changes,
        }
    )


def test_the_text_board_tells_the_treasures(speech: BoundSpeech) -> None:
    text = text_board(treasured(), speech)
    for part in (
        "**Your hand**, 2 tiles: Fish/Ebony 2 and Spy (wild)",
        "**Your royal corruption**: 2 + 5 = 7",
        "2. face-down pharaoh tile, d3: 1 tile of corruption, royal corruption (1 to 6)",
        "d3 face-down pharaoh tile",
        "- Hand: 3 tiles, grey back, black back and gold back",
        "- Set (Fish): 2 × Fish 1 and Fish/Ebony 2",
        "- Royal corruption: 2 tokens",
        "- Royal corruption: 1 token\n",
        "Powers that the Spy can copy: Queen Sobek Neferou and Scribe",
        "Out of the game: Ivory/Wheat 2",
    ):
        assert part in text


def test_p5_the_text_board_keeps_the_values_of_others(speech: BoundSpeech) -> None:
    seats = tuple(replace(seat, hand=None, pile=None, values=None, royal_values=None) for seat in treasured().seats)
    text = text_board(treasured(viewer=None, seats=seats), speech)
    assert "Your" not in text
    assert "- Royal corruption: 2 tokens" in text


def test_without_the_expansion_nothing_of_it_is_told(speech: BoundSpeech) -> None:
    for text in (text_board(view(), speech), scores(view(), speech)):
        assert "oyal" not in text
        assert "Spy" not in text


def test_the_finger_on_a_pharaoh_tile_tells_what_it_is(speech: BoundSpeech) -> None:
    fingered = treasured(finger=D3, takeable=treasured().takeable[1:])
    turn = Decision("turn", (Choice("t.d3", Label("card", "hidden-gold")),))
    assert "on a face-down pharaoh tile (Square d3). This turn you must take it" in ask(turn, fingered, speech)


def test_p6_royal_corruption_is_told_by_number_and_at_the_end_by_value(speech: BoundSpeech) -> None:
    assert "- Corruption: 1 tile\n- Royal corruption: 2 tokens, values secret" in scores(treasured(), speech)
    rich = seat_score(tiles=5, added=2, snake_tokens=(Pirogue.SNAKE2,), royal=(3, 4))
    scored = GameScored(1, (rich, replace(TIM, royal=(1,), drawn=())))
    seats = tuple(
        replace(seat, royal=len(one.royal), royal_values=one.royal)
        for seat, one in zip(treasured().seats, scored.seats, strict=True)
    )
    outcome = Outcome((LUCILE.points, 12), (0,))
    over = treasured(scored=scored, outcome=outcome, turn=None, waiting=(), asked=None, seats=seats)
    text = scores(over, speech)
    assert "- Corruption: 5 tiles, including 2 left in hand at the end, plus 2 from snakes, plus 7 from royal" in text
    assert "from royal corruption (3 + 4) = 14" in text
    assert "- Corruption: no tiles, plus 1 from snakes, plus 1 from royal corruption (1) = 2" in text
    board = text_board(over, speech)
    assert "- Royal corruption: 3 + 4 = 7" in board
    assert "- Royal corruption: 1\n" in board


def test_characters_to_copy_are_explained_and_tokens_need_no_explanation(speech: BoundSpeech) -> None:
    assert all(explain(power, speech) for power in Power)
    assert explain(Label("royal", "3"), speech) is None


def test_the_help_has_a_page_of_the_expansion_and_its_parts_come_last() -> None:
    assert tuple(topics())[-4:] == ("treasures", "adviser", "spy", "theft")


@pytest.mark.parametrize("language", Words.load().languages)
def test_tokens_have_a_name_with_their_value(language: str) -> None:
    names = {Words.load().speech(language, "duel").name(Label("royal", str(value))) for value in range(1, 7)}
    assert len(names) == 6
    assert all(len(name) <= 34 for name in names)
