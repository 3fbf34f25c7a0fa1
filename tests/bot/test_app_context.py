"""Words for a table know its players: names as they are, computers by their seats, deleted names replaced."""

from __future__ import annotations

from bench.finished import finished
from bot.app_context import App
from bot.i18n.messages import Words
from bot.interactions.locale import Languages
from bot.tables import Player
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
    assert APP.seating(gone, "en") == (Seating("Former player"), Seating("Ben", Standing.MERCHANT))
    assert APP.seating(gone, "de")[0] == Seating(WORDS.text("de", "privacy-name"))
