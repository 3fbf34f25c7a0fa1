"""Words for a table know its players: names as they are, computers by their seats, deleted names replaced."""

from __future__ import annotations

from dataclasses import replace

from bench.finished import finished
from bot.app_context import App
from bot.i18n.messages import Words
from bot.interactions.locale import Languages
from bot.tables import Player
from bot.tables.seat_history import SeatHistory
from render.presentation import Seating, Standing

WORDS = Words.load()
APP = App(WORDS, None, Languages(WORDS, None))  # type: ignore[arg-type]


def test_computers_are_known_by_their_seats_and_not_by_their_names() -> None:
    table = finished("sobek", 3, names=("Bob 🤖", "A_b", "Ptahmes"))
    for markdown in (False, True):
        speech = APP.speech(table, "en", markdown=markdown)
        assert speech.seating == (Seating("Bob 🤖"), Seating("A_b"), Seating("Ptahmes", Standing.MERCHANT))
    assert APP.speech(table, "en", markdown=False).names == ("Bob 🤖", "A_b", "Ptahmes")
    assert APP.speech(table, "en").names == ("Bob 🤖", "A\\_b", "Ptahmes")


def test_a_deleted_name_is_replaced_in_the_readers_language() -> None:
    table = finished("sobek", 2)
    gone = (Player(0, None, ""), table.players[1])
    assert APP.seating(table, "en", gone) == (Seating("Former player"), Seating("Ben", Standing.MERCHANT))
    assert APP.seating(table, "de", gone)[0] == Seating(WORDS.text("de", "privacy-name"))


def test_two_players_of_one_name_are_told_apart_in_all_words() -> None:
    table = finished("sobek", 3, names=("Alex", "Ben", "ALEX"))
    seat_history = SeatHistory((*table.players[:2], replace(table.players[2], user=3, level=None)))
    table = replace(table, seat_history=seat_history)
    assert APP.speech(table, "en", markdown=False).names == ("Alex", "Ben", "ALEX (2)")
    assert APP.speech(table, "en").names == ("Alex", "Ben", "ALEX \\(2\\)")
    assert [one.name for one in APP.seating(table, "en")] == ["Alex", "Ben", "ALEX (2)"]


def test_a_computer_gets_no_name_that_looks_like_a_players() -> None:
    table = finished("sobek", 2)
    first = WORDS.text("en", "computer-name-1")
    players = (replace(table.players[0], name=f"{first.upper()} "), table.players[1])
    assert APP.computer_name(replace(table, seat_history=SeatHistory(players)), "en") != first
