"""The benchmark of presses: a short run gives every figure, and parts are told apart."""

import pytest

from bench import answer, press_timeline
from bench.press_timeline import ANSWER, CHOICE, DRAW, GATEWAY, PAINT, STORE, Part


@pytest.mark.deep
def test_a_short_run_gives_every_figure():
    figures = answer.run(tables=2, seconds=1.0, presses=3, settled=0.0)
    assert figures["presses"] == 3
    assert set(answer.TARGETS) | {"one_table_p99_ms", "bare_median_ms", "fifty_tables_median_ms"} < set(figures)
    assert all(value > 0 for key, value in figures.items() if key not in ("name", "targets"))
    assert figures["bare_picture_kb"] > 10


@pytest.mark.deep
def test_a_short_run_tells_the_parts_of_a_press(capsys):
    figures = press_timeline.run(presses=15, settled=0.0)
    assert figures["presses"] == 15
    found = {one["part"] for one in figures["parts"]}
    callback = "POST interactions/callback"
    assert {GATEWAY, ANSWER, STORE, CHOICE, DRAW, PAINT, callback, f"sandbox: {callback}"} <= found
    press_timeline.show(figures)
    printed = capsys.readouterr().out
    assert all(name in printed for name in found)


def test_what_is_done_twice_in_a_press_is_two_parts():
    marks = [("b", 2.5, 2.75), ("a", 1.25, 1.5), ("a", 1.75, 2.0), ("a", 3.25, 4.25)]
    told = press_timeline.parts([(1.0, 2.0), (3.0, 5.0)], marks)
    assert told == [Part("a", 0.25, 0.625, 2), Part("a 2", 0.75, 0.25, 1)]


def test_what_happens_in_few_presses_is_left_out():
    marks = [("often", float(place), place + 0.5) for place in range(20)] + [("seldom", 3.0, 3.5)]
    assert [one.name for one in press_timeline.parts([(place, place + 0.9) for place in range(20)], marks)] == ["often"]


@pytest.mark.parametrize(
    ("marks", "alone"),
    [
        ([], 10.0),
        ([("a", 2.0, 4.0), ("b", 3.0, 5.0)], 7.0),
        ([("a", 2.0, 8.0), ("b", 3.0, 5.0)], 4.0),
        ([("before", -2.0, 1.0), ("after", 9.0, 12.0)], 8.0),
        ([(ANSWER, 0.0, 10.0)], 10.0),
    ],
)
def test_overlapping_parts_are_counted_once(marks, alone):
    assert press_timeline.elsewhere((0.0, 10.0), marks) == alone


def test_a_request_is_named_without_numbers_and_tokens():
    templates = press_timeline.request_name("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
    assert (
        templates
        == press_timeline.request_name("POST", "/interactions/123/aB-9_x/callback")
        == "POST interactions/callback"
    )
    assert (
        press_timeline.request_name("PATCH", "/webhooks/1/t0/messages/@original") == "PATCH webhooks/messages/@original"
    )
