"""My hand: few controls on one screen of a phone, points on sets, one press that lays all, what touches the reader."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bench.finished import finished
from bot.app_context import App
from bot.domain.pace import Fallback, Pace, PaceProposal, VoteChoice
from bot.games import GAMES
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.board import board_screen
from bot.screens.choices.codec import EVERYTHING, write_mask
from bot.screens.event_sentences import log_for_seat, since_line
from bot.screens.hand import hand_screen
from bot.screens.header_and_footer import Frame
from bot.screens.missed_events import missed_events_page
from bot.screens.phone_height import MOST_CONTROLS
from bot.services.picked_cards import laid_actions
from bot.tables import Motion, MotionKind, Status, Table
from bot.tables.game.session import OverdueSeats, Vote
from engine.game import Seat, walk
from tests.bot.message_limits import LANGUAGES, check
from tests.bot.screens.asked_tables import KINDS, questions, round_end_notice, round_ends, shown
from tests.bot.screens.pages import parts, presses, text, texts
from tests.engine.sobek.positions import play, position


def controls(screen: Screen) -> int:
    """Return how many buttons and selects a screen has."""
    return sum(part["type"] in (2, 3, 5, 6, 7, 8) for part in parts(screen))


@pytest.mark.parametrize(("kind", "seats", "options"), KINDS)
async def test_a_hand_has_seven_controls_at_most_whatever_is_asked(
    app: App, kind: str, seats: int, options: dict[str, str]
) -> None:
    kinds = set()
    for table in questions(kind, seats, options):
        seat = table.waiting[0]
        seen = table.seen_by(seat)
        assert seen is not None
        assert seen.decision is not None
        kinds.add(seen.decision.kind)
        whole = await hand_screen(app, table, seat, "en", frame=Frame(aided=True))
        check(whole)
        assert controls(whole) <= MOST_CONTROLS
        for choice in [one for one in walk(seen.decision.choices) if one.action is None]:
            assert controls(await hand_screen(app, table, seat, "en", branch=choice.code)) <= MOST_CONTROLS
    assert {"turn", "scribe", "vizier"} <= kinds


@pytest.mark.parametrize(("kind", "seats", "options"), KINDS)
async def test_a_full_hand_keeps_what_is_asked_and_its_heading_and_help_go_last(
    app: App, kind: str, seats: int, options: dict[str, str]
) -> None:
    helped = full = 0
    for table in questions(kind, seats, options):
        seat = table.waiting[0]
        seen = table.seen_by(seat)
        assert seen is not None
        assert seen.decision is not None
        said = texts(await hand_screen(app, table, seat, "en", frame=Frame(aided=True)))
        view: Any = seen.view
        speech = app.speech(table, "en").to(seat)
        assert f"**{app.face(table).ask(seen.decision, seen.view, speech)}**" in said
        news = [one for one in said if one.startswith(("-# ❗", "-# Anna", "-# Nefertari"))]
        assert news == [], f"above it stands {since_line(seen, speech)}"
        if len(view.seats[seat].hand) >= 9:
            full += 1
            helped += any("🌱" in one for one in said)
    assert full > 1
    assert helped == full


@pytest.mark.parametrize(("kind", "seats", "options"), KINDS)
async def test_a_question_keeps_its_buttons_and_lists_whatever_is_told_beside_them(
    app: App, kind: str, seats: int, options: dict[str, str]
) -> None:
    """With news or without, after a press, and with a line of help."""
    for table in questions(kind, seats, options):
        seat = table.waiting[0]
        forms = {
            form(await hand_screen(app, table, seat, "en", notice=notice, frame=frame))
            for notice, frame in (((), Frame()), (("You are back.",), Frame()), ((), Frame(aided=True)))
        }
        assert len(forms) == 1


def form(screen: Screen) -> tuple[tuple[int, str], ...]:
    """Return the buttons and selects of what can be chosen."""
    found = ((part["type"], PressId.parse(part.get("custom_id") or "")) for part in parts(screen))
    chosen = (Verb.ACT, Verb.BRANCH, Verb.PICK, Verb.PLAY)
    return tuple((shown, press.arg) for shown, press in found if press is not None and press.verb in chosen)


async def test_refresh_stands_only_where_others_can_have_acted(app: App) -> None:
    table = shown(position(3))
    for seat, there in ((0, 0), (1, 1), (2, 1)):
        screen = await hand_screen(app, table, seat, "en")
        assert sum(press.arg == "again" for press in presses(screen, Verb.HAND)) == there


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["vote", "motion", "pace"])
async def test_a_hand_says_that_the_table_has_a_question_for_its_reader(app: App, kind: str, language: str) -> None:
    """Whose turn it is not: one who has answered has nothing to do; a motion has its page."""
    table = shown(position(3))
    for answered in (False, True):
        asked = _questioned(table, kind, answered=answered)
        screen = await hand_screen(app, asked, 1, language)
        check(screen)
        said = "hand-not-your-turn" if answered else "hand-questioned"
        assert app.speech(asked, language).to(1).say(said, names=[Seat(0)]) in text(screen)
        assert len(presses(screen, Verb.MOTIONS)) == (kind == "motion" and not answered)


def _questioned(table: Table, kind: str, *, answered: bool) -> Table:
    """Return a table at which seat 1 is asked for an answer, or has given it."""
    user, game_session = table.players[1].user or 0, table._game_session
    assert game_session is not None
    if kind == "vote":
        vote = Vote(table.version, 0, {1: VoteChoice.WAIT} if answered else {})
        return replace(table, _game_session=replace(game_session, overdue=OverdueSeats(votes={0: vote})))
    if kind == "motion":
        given = {1: True} if answered else {}
        motion = Motion(MotionKind.HOST, 2, table.players[2].user or 0, "Cleo", 0, table.version, True, given)
        return replace(table, motions=(motion,))
    agreed = (table.players[0].user or 0, *([user] if answered else []))
    return replace(table, proposal=PaceProposal(Pace.SLOW, Fallback.ASK, agreed))


def laying(hand: str, laid: tuple[str, ...] = ()) -> Table:
    """Return a table at a round's end, at which seats 1 and 2 lay their last sets."""
    game = position(row="ivory0", deck="", hands=["", hand, "wheat1 wheat1 wheat1"])
    play(game, 0, "t.1")
    for code in laid:
        play(game, 1, code)
    return shown(game)


def labels(screen: Screen) -> list[str]:
    """Return the labels of buttons and options, from top to bottom."""
    found = []
    for part in parts(screen):
        found += [option["label"] for option in part.get("options", ())] if part["type"] == 3 else []
        found += [part["label"]] if part["type"] == 2 else []
    return found


async def test_sets_to_lay_say_their_points_and_one_press_lays_all_of_them(app: App) -> None:
    table = laying("fish1 fish1 fish0 ivory3 ivory3 ivory0 wheat1")
    screen = await hand_screen(app, table, 1, "en")
    said = labels(screen)
    assert [label for label in said if "·" in label] == [
        "Ivory · 3 cards · +6",
        "Fish · 3 cards · +2",
        "Lay all that fits · +8",
        "That is all · 6 could still be laid",
    ]
    (lay_all,) = [press for press in presses(screen, Verb.PLAY) if press.arg == f"{EVERYTHING}|{EVERYTHING}"]
    assert PressId.parse(str(lay_all)) == lay_all
    seen = table.seen_by(1)
    assert seen is not None
    assert laid_actions(GAMES["sobek"].rules, seen.view) == ["l.ivory.ivory3,ivory3,ivory0", "l.fish.fish1,fish1,fish0"]
    (done,) = [part for part in parts(screen) if part.get("label", "").startswith("That is all")]
    assert done["style"] == 2
    (row,) = [part["components"] for part in parts(screen) if part["type"] == 1 and done in part["components"]]
    assert row == [done]


async def test_what_is_laid_together_is_said_where_the_buttons_do_not(app: App) -> None:
    """An amulet fits two sets and goes with one of them."""
    screen = await hand_screen(app, laying("fish1 fish1 fish0 ivory3 ivory3 amulet"), 1, "en")
    assert "All that fits: Ivory · 3 cards · +6 and Fish · 3 cards · +2" in text(screen)
    single = await hand_screen(app, laying("fish1 fish1 fish0 wheat1"), 1, "en")
    assert not [press for press in presses(single, Verb.PLAY) if press.arg.startswith(EVERYTHING)]
    assert "All that fits" not in text(single)


async def test_sets_of_a_turn_say_their_points_even_none(app: App) -> None:
    hands = ["fish1 fish1 fish0 ivory3 ivory3 ivory0", "", ""]
    several = shown(position(3, hands=hands, sets=[{"fish": "fish1 fish1 fish0"}, {}, {}]))
    assert {"New set: Ivory · +18", "Add to set: Fish · +18"} <= set(labels(await hand_screen(app, several, 0, "en")))
    single = shown(position(3, hands=["fish1 fish1 fish0", "", ""]))
    assert "New set: Fish · +6" in labels(await hand_screen(app, single, 0, "en"))
    worthless = shown(position(3, hands=["fish0 fish0 fish0", "", ""]))
    assert "New set: Fish · +0" in labels(await hand_screen(app, worthless, 0, "en"))


async def test_the_board_says_that_the_last_sets_are_laid(app: App) -> None:
    assert texts(await board_screen(app, laying("fish1 fish1 fish0")))[0].endswith(
        "<@3>, lay your last sets in “My hand”."
    )


@pytest.mark.parametrize("seats", [2, 4])
async def test_a_hand_that_does_not_tell_all_that_was_missed_says_where_the_rest_is(app: App, seats: int) -> None:
    kinds = set()
    for table in questions("sobek", seats, {}):
        seat = table.waiting[0]
        seen = table.seen_by(seat)
        assert seen is not None
        speech = app.speech(table, "en").to(seat)
        screen = await hand_screen(app, table, seat, "en")
        said = text(screen)
        missed = [line for turn in log_for_seat(app, table, seen.missed, speech) for line in turn.sentences]
        told = [line for line in missed if line in said]
        cut = 0 < len(told) < len(missed)
        kinds.add(cut)
        assert ("-# … more in “What happened”" in said.splitlines()) is cut
        assert not cut or presses(screen, Verb.MISSED)
    assert kinds == {False, True}


async def test_the_press_that_ended_a_game_is_told_in_full_and_no_button_leads_to_nothing(app: App) -> None:
    """What was missed is what others did since; whoever acted last has missed nothing."""
    table = finished("duel")
    seat = next(one for one in (0, 1) if not getattr(table.seen_by(one), "missed", ()))
    lines = [f"{number}. What the end of the game brought to this player, in a line of its own." for number in range(9)]
    screen = await hand_screen(app, table, seat, "en", notice=lines)
    assert "\n".join(lines) in texts(screen)
    assert not presses(screen, Verb.MISSED)
    running = await hand_screen(app, replace(table, status=Status.RUNNING), seat, "en", notice=lines)
    assert lines[-1] not in text(running)
    # The page behind it has the end of a round that was their own doing.
    seen = table.seen_by(seat)
    assert bool(presses(running, Verb.MISSED)) == (seen is not None and seen.own_round_end is not None)


@pytest.mark.parametrize(("kind", "seats", "options"), KINDS[:2])
async def test_what_a_hand_leaves_out_of_the_end_of_a_round_is_on_the_page_of_what_happened(
    app: App, kind: str, seats: int, options: dict[str, str]
) -> None:
    """In whole sentences; what the press did stays, and so does the first choice in sight."""
    left_out = 0
    for table, seat, number in round_ends(kind, seats, options):
        seen = table.seen_by(seat)
        assert seen is not None
        notice = round_end_notice(app, table, seat, number, "en")
        screen = await hand_screen(app, table, seat, "en", notice=notice, news=seen.since_own, frame=Frame(aided=True))
        said = text(screen).splitlines()
        assert notice[0] in said
        assert "…" not in said
        missing = [line for line in notice if line not in said]
        left_out += bool(missing)
        assert not missing or "-# … more in “What happened”" in said
        assert not missing or presses(screen, Verb.MISSED)
        page = text(missed_events_page(app, table, seat, "en"))
        assert [line for line in missing if line not in page] == []
    assert left_out > 1


async def test_the_button_of_several_things_says_how_many_are_missing(app: App) -> None:
    """The question tells of those that were chosen before, so the button does not say that there are none."""
    for table in questions("duel", 2, {}):
        seat = table.waiting[0]
        seen = table.seen_by(seat)
        assert seen is not None
        assert seen.decision is not None
        (choice, *_) = seen.decision.choices
        if seen.decision.kind == "scribe" and choice.gather is not None:
            shown = await hand_screen(app, table, seat, "en")
            assert f"Still to choose: {choice.gather.least}" in labels(shown)
            picked = write_mask(range(choice.gather.least))
            whole = await hand_screen(app, table, seat, "en", branch=choice.code, picked=picked)
            assert any(label.startswith("Confirm ") for label in labels(whole))
            break
    else:
        pytest.fail("no scribe")
