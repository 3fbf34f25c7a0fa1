"""The pages of what is private: within Discord's limits in every language, and showing what there is."""

from __future__ import annotations

from bot.ids import Verb
from bot.screens.avoiding import ADD, REMOVE, avoid_page
from bot.tables import MOST_AVOIDED, Avoided
from bot.words import BoundSpeech
from tests.bot.screens.test_habits_pages import app, english, parts, pressed, speech, text
from tests.bot.test_limits import NAME, check

__all__ = ["app", "english", "speech"]

FULL = tuple(Avoided(10**18 + number, NAME * 3, number) for number in range(MOST_AVOIDED))


def test_a_list_of_any_length_keeps_the_limits(speech: BoundSpeech) -> None:
    """The longest one with the worst names, one of a single person, none at all."""
    for avoided in ((), FULL[:1], FULL):
        check(avoid_page(speech, avoided, speech.say("habits-saved")))


def test_so_many_can_be_added_as_there_is_room(english: BoundSpeech) -> None:
    """A full list says so instead."""
    assert pressed(avoid_page(english, ()), Verb.AVOID, ADD)["max_values"] == MOST_AVOIDED
    assert pressed(avoid_page(english, FULL[1:]), Verb.AVOID, ADD)["max_values"] == 1
    full = avoid_page(english, FULL)
    assert "Your list is full" in text(full)
    assert all(part.get("custom_id") != f"s:0:0:av:{ADD}" for part in parts(full))
    assert len(pressed(full, Verb.AVOID, REMOVE)["options"]) == MOST_AVOIDED
    assert all(part.get("custom_id") != f"s:0:0:av:{REMOVE}" for part in parts(avoid_page(english, ())))


def test_people_are_shown_as_they_were_called_and_as_they_are(english: BoundSpeech) -> None:
    """The name of then, escaped, and who it is for Discord."""
    assert r"- \*Ben\* (<@7>)" in text(avoid_page(english, (Avoided(7, "*Ben*", 1),)))
