"""The picture of a game that is over or was stopped: who won, how the others rank, and what each round brought."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from engine.game import Outcome, broken_off
from render import podium
from render.canvas.canvas import stack_bands
from render.duel import FACE as DUEL_FACE
from render.player_names import DrawnName
from render.podium import RoundResult
from render.presentation import Seating, Standing
from render.sobek import FACE
from tests.render.duel import scenes as duel
from tests.render.sobek.scenes import PlainSpeech, crowded, finished, middle, scored
from tests.seated import seated

NAMES = tuple(map(DrawnName, ("Anna", "Bo", "Chloé", "Djed", "Eve", "W" * 40)))
# 330 pixels of a phone that gives a picture 311: what the message around it leaves.
TALLEST = 1360


def _image(picture):
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ((50, 70, 60), (1,), [(1, 1), (2, 2), (0, 3)]),
        ((61, 61, 50), (0, 1), [(0, 1), (1, 1), (2, 3)]),
        ((61, 61), (1,), [(1, 1), (0, 2)]),
        ((9, 40, 40), (), [(1, 1), (2, 1), (0, 3)]),
    ],
    ids=["plain", "shared", "level-and-beaten", "stopped"],
)
def test_winners_stand_before_the_others_and_who_is_level_shares_a_place(scores, winners, places):
    ranks = podium.rank_seats(scores, winners, NAMES[: len(scores)])
    assert [(rank.seat, rank.position) for rank in ranks] == places
    assert [rank.seat for rank in ranks if rank.won] == sorted(winners)


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("won", range(7))
def test_a_podium_holds_any_number_of_seats_and_winners(seats, won):
    ranks = podium.rank_seats([999] * seats, range(min(seats, won)), NAMES[:seats])
    rows = tuple((RoundResult(500, 0, 500), RoundResult(499, 50, 949), RoundResult(50, 0, 999)) for _ in ranks)
    bands = (
        podium.ranking(ranks, "" if won else "The game was stopped."),
        podium.rounds_table(tuple(rank.seat for rank in ranks), ("Round 1", "Round 2", "Round 3"), rows),
        podium.score_chart(tuple((number,) * seats for number in (500, 949, 999))),
    )
    picture = stack_bands(bands, "")
    assert _image(picture).size == (1280, picture.height)
    assert picture.height <= TALLEST


def test_a_finished_game_fits_a_phone_below_its_sentence():
    for face, view, speech in (
        (FACE, finished(), PlainSpeech()),
        (DUEL_FACE, duel.finished(), duel.speech()),
        (DUEL_FACE, duel.overflowing(), duel.speech()),
    ):
        assert face.board(view, speech).height <= TALLEST


def test_gains_and_losses_of_each_round_add_up():
    """What moved a marker before a round was scored counts for that round, so that nothing is left unexplained."""
    rounds = (scored(), replace(scored(), round=3))
    over = replace(crowded(), history=rounds, outcome=Outcome((9, 47, 12, 9), (1,)), waiting=())
    alt = FACE.board(over, PlainSpeech(seated("Anna", "Bo", "Chloé", "Djed"))).alt
    assert "Bo: winner, 47 points, round 2: +61 −14 = 47, round 3: +14 −14 = 47." in alt


def test_a_game_that_was_stopped_has_no_crown_and_no_dead_board():
    for face, view, speech in (
        (FACE, middle(), PlainSpeech()),
        (DUEL_FACE, duel.middle(), duel.speech()),
    ):
        before, after = face.board(view, speech), face.board(broken_off(view), speech)
        assert after.height < before.height
        assert after.alt.startswith("The game was stopped.")
        assert "winner" not in after.alt


def test_what_a_stopped_round_would_have_brought_is_told_as_not_scored():
    alt = FACE.board(broken_off(middle()), PlainSpeech()).alt
    assert "Anna: 61 points, round 2: 24 on the table, not scored" in alt


def test_a_stopped_duel_shows_no_value_that_was_hidden():
    """Deben and royal corruption lie face down: a seat's own view drawn for all tells no more than the table's."""
    own = broken_off(duel.reading())
    seats = tuple(replace(seat, hand=None, pile=None, values=None, royal_values=None) for seat in own.seats)
    table = replace(own, viewer=None, seats=seats, pirogues=None)
    shown, public = DUEL_FACE.board(own, duel.speech()), DUEL_FACE.board(table, duel.speech())
    assert (shown.data, shown.alt) == (public.data, public.alt)


def test_who_acts_for_a_seat_is_marked_at_the_end_too():
    plain = FACE.board(finished(), PlainSpeech(seated("Anna", "Bo", "Chloé")))
    players = (Seating("Anna", Standing.MERCHANT), Seating("Bo"), Seating("Chloé", Standing.STOOD_IN))
    marked = FACE.board(finished(), PlainSpeech(players))
    assert marked.data != plain.data
    assert "Anna (computer, adept)" in marked.alt
