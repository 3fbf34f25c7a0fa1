"""The pages of what is private: within Discord's limits in every language, and showing what there is."""

from __future__ import annotations

from bot.domain.ladders import LadderChange
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import Verb
from bot.screens.blocklist import ADD, REMOVE, blocklist_page
from bot.screens.privacy import HIDE, SHOW, privacy_page
from bot.store import Guest, GuestKind, Motion, MotionKind, PlanRow, Spectator
from bot.store.personal_data import (
    OwnBallot,
    OwnExclusion,
    OwnInvitation,
    OwnLadderChange,
    OwnNote,
    OwnRatedGame,
    OwnSeat,
    TableFacts,
)
from bot.tables import MAX_AVOIDED, BlockedUser, Entry, PersonalData, Status
from tests.bot.message_limits import FULLEST, NAME, check
from tests.bot.screens.pages import app, english, parts, pressed, presses, speech, text

__all__ = ["app", "english", "speech"]

FULL = tuple(BlockedUser(10**18 + number, NAME * 3, number) for number in range(MAX_AVOIDED))


def test_a_list_of_any_length_keeps_the_limits(speech: BoundSpeech) -> None:
    """The longest one with the worst names, one of a single person, none at all."""
    for avoided in ((), FULL[:1], FULL):
        check(blocklist_page(speech, avoided, speech.say("habits-saved")))


def test_so_many_can_be_added_as_there_is_room(english: BoundSpeech) -> None:
    """A full list says so instead."""
    assert pressed(blocklist_page(english, ()), Verb.AVOID, ADD)["max_values"] == MAX_AVOIDED
    assert pressed(blocklist_page(english, FULL[1:]), Verb.AVOID, ADD)["max_values"] == 1
    full = blocklist_page(english, FULL)
    assert "Your list is full" in text(full)
    assert all(part.get("custom_id") != f"s:0:0:av:{ADD}" for part in parts(full))
    assert len(pressed(full, Verb.AVOID, REMOVE)["options"]) == MAX_AVOIDED
    assert all(part.get("custom_id") != f"s:0:0:av:{REMOVE}" for part in parts(blocklist_page(english, ())))


def test_people_are_shown_as_they_were_called_and_as_they_are(english: BoundSpeech) -> None:
    """The name of then, escaped, and who it is for Discord."""
    assert r"- \*Ben\* (<@7>)" in text(blocklist_page(english, (BlockedUser(7, "*Ben*", 1),)))


def full(count: int = 10_000) -> PersonalData:
    """Return the data of a person who has done everything that is possible, so many times."""
    facts = ("sobek", 4, {}, Status.RUNNING, 1, 2, "en", "live", "ask", None, 1, 2, None, True, ("slow", "ask"))
    return PersonalData(
        "en",
        True,
        FULLEST,
        {number: TableFacts(number, *facts) for number in range(count)},  # type: ignore[arg-type]
        tuple(OwnSeat(number, 0, NAME, until) for number in range(count) for until in (None, 7)),
        dict.fromkeys(Entry, count),
        (),
        (OwnNote(1, "note", 1),) * count,
        ((1, PlanRow(0, "k", "b", 1, 1)),) * count,
        ((1, Motion(MotionKind.HOST, 0, 1, NAME, 1, 1, False)),) * count,
        (OwnBallot(1, MotionKind.HOST, 1, True),) * count,
        ((1, Guest(1, GuestKind.HELD, NAME, 1, 1, 1, 1)),) * count,
        ((1, Guest(1, GuestKind.HELD, NAME, 1, 1, 1, 1)),) * count,
        (OwnInvitation(1, 1, True), OwnInvitation(1, 1, False)) * count,
        ((1, Spectator(1, True, 1, None, False, 1)),) * count,
        FULL,
        hidden=True,
        rated=(OwnRatedGame(1, 0, NAME, 1, "sobek-open", 1, 2, None, 1, True),) * count,
        exclusions=(OwnExclusion(1, NAME, 1),) * count,
        ladder_changes=(OwnLadderChange(1, 1, LadderChange.EXCLUDE, None, None, False),) * count,
    )


def test_what_is_kept_keeps_the_limits(speech: BoundSpeech) -> None:
    """All there can be of it, a little of it, and nothing."""
    for about in (PersonalData(), full(1), full()):
        check(privacy_page(speech, about))


def test_each_kind_stands_there_only_if_there_is_any_of_it(english: BoundSpeech) -> None:
    """Others' lists are always told of, and never what stands on them."""
    assert "I keep nothing about you" in text(privacy_page(english, PersonalData()))
    assert "Others can put you on their list" in text(privacy_page(english, PersonalData()))
    assert "- " not in text(privacy_page(english, PersonalData()))
    one = text(privacy_page(english, PersonalData(notes=(OwnNote(1, "note", 1),))))
    assert "Your notes: 1" in one
    assert one.count("- Your") == 1
    assert "I keep nothing about you" not in one
    all_ = text(privacy_page(english, full(3)))
    for line in (
        "seats in 3 games",
        "Tables: 0 not begun, 3 running, 0 over",
        "gave up: 3",
        "Your moves: 12",
        "Your votes: 9",
        "Your plans: 3",
        "about a seat for you, or about you as the host: 3",
        "waiting for the start: 3",
        "invited there: 3",
        "Invitations: 3 sent, 3 received",
        "Tables you watch: 3",
        "You do not accept invitations",
        "People you avoid: 25",
        "Your rated games: 3.",
        "excluded you from rated games: 3",
        "Managers' changes to ladders, made by you or about you: 3",
    ):
        assert line in all_, line


def test_one_button_hides_on_ladders_or_shows_again(english: BoundSpeech) -> None:
    """It says what that means either way."""
    for hidden, arg, label in ((False, HIDE, "Hide me on ladders"), (True, SHOW, "Show me on ladders")):
        page = privacy_page(english, PersonalData(hidden=hidden))
        assert [one.arg for one in presses(page, Verb.HIDE)] == [arg]
        assert pressed(page, Verb.HIDE, arg)["label"] == label
        assert "you appear on no ladder, in no announcement" in text(page)
        assert ("you are hidden" in text(page)) == hidden
        assert ("I keep nothing about you" in text(page)) != hidden
