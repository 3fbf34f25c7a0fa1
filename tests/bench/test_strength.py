"""The benchmark of strength: paired deals, honest intervals, a file to go on with, and a yardstick that stays."""

import hashlib
import json

import pytest

from bench.games import GAMES
from bench.paired import Deal, margin, play_deal, player, win_rate
from bench.play import play, uniform
from bench.strength import main


def measured(capsys, *arguments):
    assert main([str(argument) for argument in arguments]) == 0
    return json.loads(capsys.readouterr().out.splitlines()[0])


@pytest.mark.parametrize(("game", "seats"), [("sobek", 2), ("sobek", 3), ("duel", 2)])
def test_a_player_is_as_strong_as_himself(game, seats):
    same = player(GAMES[game], "merchant")
    deal = play_deal(GAMES[game], seats, {}, "himself", same, same)
    assert deal.wins == pytest.approx(1 / seats)
    assert deal.margin == pytest.approx(0)


def test_the_first_player_sits_in_every_seat_of_a_deal():
    sat = []

    def first(view, legal, random):
        sat.append(view.viewer)
        return uniform(view, legal, random)

    play_deal(GAMES["sobek"], 3, {}, "seats", first, uniform)
    assert list(dict.fromkeys(sat)) == [0, 1, 2]


@pytest.mark.parametrize("game", ["sobek", "duel"])
def test_the_merchant_is_far_stronger_than_chance(game, capsys):
    found = measured(capsys, "--second", "random", "--game", game, "--pairs", 8)
    assert found["wins_interval"][0] > 50
    assert found["margin_interval"][0] > 0


def test_the_same_seed_plays_the_same_deals_and_another_one_others(capsys):
    once, again, other = (
        measured(capsys, "--second", "random", "--game", "duel", "--pairs", 3, "--seed", seed) for seed in (1, 1, 2)
    )
    assert once == again
    assert once["margin"] != other["margin"]


def test_a_run_goes_on_where_the_file_ends_and_comes_to_the_same(tmp_path, capsys):
    file = tmp_path / "results.jsonl"
    asked = ("--second", "random", "--game", "duel")
    whole = measured(capsys, *asked, "--pairs", 5)
    measured(capsys, *asked, "--pairs", 3, "--out", file)
    begun = file.read_text().splitlines()
    assert len(begun) == 4
    file.write_text("\n".join(begun)[:-5])  # the last line was not finished when the machine stopped
    assert measured(capsys, *asked, "--pairs", 5, "--out", file) == whole
    assert file.read_text().splitlines()[:4] == begun
    file.write_text(file.read_text().replace('"wins": 1.0', '"wins": 0.0'))  # what stands there is not played again
    assert measured(capsys, *asked, "--pairs", 5, "--out", file)["wins_percent"] == 0


def test_a_file_of_another_question_is_refused_and_left_as_it_is(tmp_path, capsys):
    file = tmp_path / "results.jsonl"
    measured(capsys, "--first", "random", "--second", "random", "--pairs", 2, "--out", file)
    before = file.read_text()
    with pytest.raises(SystemExit) as stopped:
        main(["--first", "random", "--second", "random", "--pairs", "2", "--seed", "2", "--out", str(file)])
    assert stopped.value.code == 2
    assert file.read_text() == before


@pytest.mark.parametrize(
    "wrong",
    [["--seats", "5"], ["--game", "duel", "--seats", "3"], ["--variant", "blind"], ["--pairs", "1"], ["--seed", "é"]],
)
def test_what_cannot_be_measured_is_refused_in_one_line(capsys, wrong):
    with pytest.raises(SystemExit) as stopped:
        main(wrong)
    assert stopped.value.code == 2
    assert "Traceback" not in capsys.readouterr().err


def test_pairs_that_go_together_widen_the_interval():
    """Twenty games of which the two of a pair always end alike tell as little as ten."""
    alike = [Deal(float(number % 2), 0) for number in range(10)]
    apart = [Deal(wins, 0) for wins in (0, 0.5, 1, 0.5, 0.5) * 2]
    wide, narrow = win_rate(alike), win_rate(apart)
    assert wide.mean == narrow.mean == 0.5
    assert wide.high - wide.low > narrow.high - narrow.low
    assert (wide.low, wide.high) == pytest.approx((0.2366, 0.7634), abs=1e-4)  # Wilson's for 5 of 10


def test_all_victories_do_not_make_it_certain():
    rate = win_rate([Deal(1, 0)] * 10)
    assert (rate.low, rate.high) == pytest.approx((0.7225, 1), abs=1e-4)  # Wilson's for 10 of 10


def test_the_margin_has_students_interval():
    found = margin([Deal(0, value) for value in (1, 2, 3, 4, 5)])
    assert found.mean == 3
    assert found.high - 3 == pytest.approx(2.7764 * (2.5 / 5) ** 0.5, abs=0.02)  # its quantile for 4 degrees of freedom


@pytest.mark.parametrize(
    ("game", "seats", "options", "known"),
    [
        ("sobek", 3, {"way": "hidden"}, "3693ec4134816fb9"),
        ("sobek", 2, {"way": "open"}, "93ba4bd7444b7e52"),
        ("duel", 2, {}, "b74cfa4ec6e5f29a"),
        ("duel", 2, {"expansion": "treasures"}, "c8b4e87711ee0c2d"),
    ],
)
def test_the_yardstick_chooses_as_it_always_did(game, seats, options, known):
    rules = GAMES[game]
    still = [player(rules, "yardstick")] * seats
    moves = [play(rules, seats, options, f"yardstick/{number}", still).moves for number in range(3)]
    assert hashlib.sha256(repr(moves).encode("ascii")).hexdigest()[:16] == known


@pytest.mark.deep
def test_a_master_is_told_what_happens_and_searches_the_same_again(capsys):
    """In any seats, with its own chance."""
    asked = ("--first", "master", "--second", "random", "--seats", 3, "--playouts", 2, "--pairs", 2)
    once, again = (measured(capsys, *asked) for _ in range(2))
    assert once == again
    assert once["playouts"] == 2
    assert measured(capsys, *asked[:3], "master", *asked[4:])["margin"] != once["margin"]


@pytest.mark.parametrize("game", ["sobek", "duel"])
def test_no_master_plays_without_playouts(game, capsys):
    with pytest.raises(SystemExit):
        main(["--first", "master", "--game", game, "--playouts", "0"])
    assert f"no master plays {game}" in capsys.readouterr().err
