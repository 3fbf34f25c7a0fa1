"""What boards, letters and panels say about time keeps Discord's limits in every language, at its fullest."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app_context import App
from bot.deadlines.table_deadlines import TableContext
from bot.domain.pace import DAY, LEFT_AFTER, SILENT_AFTER, Fallback, Pace, PaceProposal, VoteChoice, vote_choices
from bot.domain.ping_recipient import Recipient, Voter
from bot.domain.ping_recipient import Seat as PingedSeat
from bot.domain.preferences import Absence, Preferences
from bot.games import GAMES
from bot.i18n.messages import Words
from bot.interactions.custom_id import ASK, PressId, Verb
from bot.interactions.locale import Languages
from bot.screens.board import board_screen
from bot.screens.components import DANGER
from bot.screens.direct_messages import letter_screen
from bot.screens.lobby import lobby_screen
from bot.screens.missed_events import missed_events_page
from bot.screens.notification_text import ping_text
from bot.screens.pace import pace_page
from bot.store import Entry, Status, Store
from bot.tables import LATE, SeatDecision, Slot, Tables
from bot.tables.game.session import ClosedVote, Vote
from engine.game import Seat
from tests.bot.message_limits import LANGUAGES, check, full_game, table_of
from tests.bot.screens.pages import parts, presses, text
from tests.bot.screens.waiting import FAR, NOW, choosing, waited


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[App]:
    words = Words.load()
    store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    app = App(
        words, Tables(store, {code: game.rules for code, game in GAMES.items()}), Languages(words, Tables(store, {}))
    )
    yield app
    app.drawing_threads.shutdown()
    await store.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pace", [Pace.LIVE, Pace.RELAXED])
async def test_three_who_are_late_at_once_can_be_voted_on(app: App, language: str, pace: Pace) -> None:
    """With everybody away, another pace proposed, a reminder and letters that nobody takes: the fullest board."""
    votes = {about: Vote(about, NOW, {0: VoteChoice.WAIT}) for about in (1, 2, 3)}
    table = waited(replace(choosing(language, votes=votes), pace=pace), reminded=4, closed=True)
    people = table.people
    proposal = PaceProposal(Pace.SLOW, Fallback.TAKEOVER, people)
    context = TableContext({user: Preferences(absences=(Absence(0, FAR, False),)) for user in people})
    screen = await board_screen(app, replace(table, proposal=proposal), context, NOW)
    labels = check(screen)
    assert len(presses(screen, Verb.BALLOT)) == 3 * 4
    assert {label for label in labels if len(label) > 38} == set()
    for about in (1, 2, 3):
        assert {press.arg for press in presses(screen, Verb.BALLOT)} >= {
            f"{about}.{ballot}.{ASK}" if ballot is VoteChoice.END else f"{about}.{ballot}"
            for ballot in vote_choices(pace)
        }


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_vote_says_once_what_each_choice_does_and_only_the_end_is_red(app: App, language: str) -> None:
    """By the names that stand on the buttons."""
    votes = {about: Vote(about, NOW, {}) for about in (1, 2)}
    table = waited(replace(choosing(language, votes=votes), pace=Pace.RELAXED))
    screen, speech = await board_screen(app, table, TableContext(), NOW), app.speech(table, language)
    for ballot in (VoteChoice.MOVE, VoteChoice.TAKEOVER, VoteChoice.END):
        line = speech.say("labelled", name=speech.say(f"vote-{ballot}"), text=speech.say(f"vote-{ballot}-means"))
        assert text(screen).count(f"-# {line}") == 1
    buttons = [part for part in parts(screen) if part.get("custom_id") in map(str, presses(screen, Verb.BALLOT))]
    red = [part["label"] for part in buttons if part["style"] == DANGER.value]
    assert red == [speech.say("vote-end")] * 2


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_board_tells_when_the_time_is_up_who_is_away_and_for_whom_a_computer_plays(
    app: App, language: str
) -> None:
    table = waited(choosing(language, absent={3: LATE}))
    user = table.players[1].user or 0
    context = TableContext({user: Preferences(absences=(Absence(0, FAR, False),))})
    screen = await board_screen(app, table, context, NOW)
    check(screen)
    said = text(screen)
    assert f"<t:{NOW + 2 * DAY}:R>" in said
    assert f"<t:{FAR}:D>" in said
    assert not presses(screen, Verb.SNOOZE)
    assert not presses(screen, Verb.BALLOT)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_reminder_offers_to_be_put_off_and_after_three_says_that_there_are_no_more(
    app: App, language: str
) -> None:
    table = choosing(language)
    first = await board_screen(app, waited(table), TableContext(), NOW)
    second = await board_screen(app, waited(table, reminded=2), TableContext(), NOW)
    last = await board_screen(app, waited(table, reminded=4), TableContext(), NOW)
    for screen in (first, second, last):
        check(screen)
    assert not presses(first, Verb.SNOOZE)
    (later,) = [part for part in parts(second) if part["type"] == 3 and f":{Verb.SNOOZE}:" in part["custom_id"]]
    assert [option["value"] for option in later["options"]] == ["4h", "morning"]
    since = min(wait.since for wait in waited(table).shown.waits.values())
    reminder = app.speech(table, language).say("board-reminder", when=f"<t:{since}:R>")
    assert f"-# {reminder}" in text(second)
    assert reminder not in text(first)
    assert text(last) != text(second)


async def test_ballots_of_those_who_may_not_vote_are_not_counted_on_the_buttons(app: App) -> None:
    """Seat 2 has voted and is absent now, seat 3 too; of the two ballots for a computer one is left."""
    votes = {1: Vote(1, NOW, {0: VoteChoice.MOVE, 2: VoteChoice.MOVE})}
    labels = check(await board_screen(app, waited(choosing("en", votes=votes, absent={2: LATE})), TableContext(), NOW))
    assert "Computer moves once (1)" in labels
    both = check(await board_screen(app, waited(choosing("en", votes=votes)), TableContext(), NOW))
    assert "Computer moves once (2)" in both


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_proposal_can_be_answered_on_the_board_and_in_the_lobby(app: App, language: str) -> None:
    proposal = PaceProposal(Pace.SLOW, Fallback.MOVE, (10**18,))
    board = await board_screen(app, replace(waited(choosing(language)), proposal=proposal), TableContext(), NOW)
    lobby = lobby_screen(app, replace(table_of(full_game(), language, status=Status.LOBBY), proposal=proposal))
    for screen in (board, lobby):
        check(screen)
        assert len(presses(screen, Verb.AGREE)) == len(presses(screen, Verb.DECLINE)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
async def test_letters_and_the_panel_of_the_pace_keep_the_limits(app: App, language: str) -> None:
    table = waited(choosing(language))
    mark = str(PressId(table.id, table.version, Verb.HAND, "letter4"))
    for count in (1, 2, 4):
        letter = letter_screen(app, table, 0, language, TableContext(), NOW, count, mark)
        check(letter)
        assert mark in [str(press) for press in presses(letter, Verb.HAND)], "by which it is found again"
        assert f"<#{table.channel_ref.channel}>" in text(letter)
    assert f"<t:{NOW}:R>" in text(letter)
    for proposal in (None, PaceProposal(Pace.LIVE, Fallback.WAIT, (10**18,))):
        for pace in Pace:
            panel = pace_page(app, replace(table, pace=pace, proposal=proposal), language, 10**18)
            check(panel)
            untimed = (proposal.pace if proposal else pace) is Pace.UNTIMED
            assert len(presses(panel, Verb.PROPOSE)) == (1 if untimed else 2)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_board_without_a_clock_tells_from_when_the_others_may_decide_about_silent_players(
    app: App, language: str
) -> None:
    """A day for each of them, once a week without a sign is over; no reader of a phone sees more of it than before."""
    table = replace(waited(choosing(language), seen=NOW), pace=Pace.UNTIMED)
    before = await board_screen(app, table, TableContext(), NOW + LEFT_AFTER - 1)
    after = await board_screen(app, table, TableContext(), NOW + LEFT_AFTER)
    for screen in (before, after):
        check(screen)
        assert not presses(screen, Verb.BALLOT)
    assert "<t:" not in text(before)
    assert text(after).count(f"<t:{NOW + SILENT_AFTER}:D>") == 4
    over = await board_screen(app, table, TableContext(), NOW + SILENT_AFTER)
    assert "<t:" not in text(over), "a vote takes its place"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_three_who_are_silent_at_once_can_be_voted_on(app: App, language: str) -> None:
    """With a fourth of whom it is only told: the fullest board of a table without a clock."""
    votes = {about: Vote(about, NOW, {0: VoteChoice.WAIT}) for about in (1, 2, 3)}
    table = waited(replace(choosing(language, votes=votes), pace=Pace.UNTIMED), reminded=4, closed=True)
    proposal = PaceProposal(Pace.SLOW, Fallback.TAKEOVER, table.people)
    screen = await board_screen(app, replace(table, proposal=proposal), TableContext(), NOW + LEFT_AFTER)
    labels = check(screen)
    assert {label for label in labels if len(label) > 38} == set()
    for about in (1, 2, 3):
        mine = [press.arg for press in presses(screen, Verb.BALLOT) if press.arg.startswith(f"{about}.")]
        assert mine == [f"{about}.{ballot}" for ballot in (VoteChoice.WAIT, VoteChoice.TAKEOVER, VoteChoice.OPEN)]
    assert text(screen).count(f"<t:{NOW + LEFT_AFTER}:D>") == 3
    assert text(screen).count(f"<t:{NOW + SILENT_AFTER}:D>") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "code", ["wait", "takeover", "open", "opened-host", "offer-refused", "host-carried", "host-passed"]
)
async def test_the_next_board_and_what_the_late_player_gets_say_what_was_decided(
    app: App, language: str, code: str
) -> None:
    table = waited(choosing(language, decisions=(SeatDecision(2, 3, code),)), reminded=1)
    speech = app.speech(table, language)
    decided = speech.say(f"decided-{code}", name=Seat(3))
    board = await board_screen(app, table, TableContext(), NOW)
    check(board)
    assert decided in text(board)
    letter = letter_screen(app, table, 3, language, TableContext(), NOW, 2, "")
    check(letter)
    assert speech.to(3).say(f"decided-{code}", name=Seat(3)) in text(letter)
    pinged = {PingedSeat(seat): at for seat, at in table.asked.items()}
    ping = ping_text(app, table, Slot.BOARD, pinged, dict.fromkeys(pinged, 2))
    assert ping.content.splitlines()[-1] == decided
    for seat in (0, 1, 2):
        other = letter_screen(app, table, seat, language, TableContext(), NOW, 2, "")
        assert decided not in text(other)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("pace", "silent"), [(Pace.RELAXED, ""), (Pace.UNTIMED, "silent-")])
async def test_a_late_player_is_told_that_a_vote_runs_and_how_they_end_it(
    app: App, language: str, pace: Pace, silent: str
) -> None:
    late = waited(choosing(language, votes={1: Vote(1, NOW, {0: VoteChoice.WAIT})}), reminded=2)
    table = replace(late, pace=pace)
    speech = app.speech(table, language)
    board = await board_screen(app, table, TableContext(), NOW)
    check(board)
    assert speech.say(f"{silent}vote-late", mention=f"<@{table.players[1].user}>") in text(board).splitlines()
    said = speech.say(f"{silent}vote-about-you")
    for seat, own in ((1, True), (2, False)):
        letter = letter_screen(app, table, seat, language, TableContext(), NOW, 2, "")
        check(letter)
        assert (said in text(letter).splitlines()) is own
        ping = ping_text(app, table, Slot.BOARD, {PingedSeat(seat): table.asked[seat]}, {PingedSeat(seat): 2})
        assert (said in ping.content.splitlines()) is own
    voters = ping_text(app, table, Slot.BOARD, {Voter(2): 1}, {Voter(2): 1})
    assert speech.say(f"{silent}vote-title", name=Seat(1)) in voters.content


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("pace", "silent"), [(Pace.RELAXED, ""), (Pace.UNTIMED, "silent-")])
async def test_a_late_player_who_is_pinged_for_the_vote_reads_how_they_end_it(
    app: App, language: str, pace: Pace, silent: str
) -> None:
    """Below what the others are asked, or alone in words of their own; with a reminder it is not said twice."""
    table = replace(waited(choosing(language, votes={1: Vote(1, NOW, {0: VoteChoice.WAIT})}), reminded=2), pace=pace)
    speech, late = app.speech(table, language), f"<@{table.players[1].user}>"

    def said(*pinged: Recipient) -> list[str]:
        return ping_text(
            app, table, Slot.BOARD, dict.fromkeys(pinged, 1), dict.fromkeys(pinged, 2)
        ).content.splitlines()

    title = speech.say(f"{silent}vote-title", name=Seat(1))
    asked = speech.say("vote-asked", mentions=f"<@{table.players[2].user}>", count=1)
    both = f"{title} {asked} {speech.say(f'{silent}vote-late', mention=late)}"
    assert said(Voter(1), Voter(2)) == [both]
    assert said(Voter(1)) == [f"{late} {speech.say(f'{silent}vote-about-you')}"]
    reminder = speech.say("ping-reminder", mentions=late, count=1)
    assert said(PingedSeat(1), Voter(1), Voter(2)) == [reminder, both]


async def test_a_decision_is_told_no_more_once_a_person_has_moved(app: App) -> None:
    """Of two lines that a board has room for, the move is the newer."""
    table = waited(choosing("en", decisions=(SeatDecision(2, 3, "host-refused"),)), reminded=1)
    game_session = table._game_session
    assert game_session is not None
    decided = app.speech(table, "en").say("decided-host-refused", name=Seat(3))
    for entry, is_told in ((Entry.SUB, True), (Entry.AUTO, True), (Entry.PLAY, False)):
        (step,) = (replace(one, number=3, first=3, entry=entry) for one in game_session.steps)
        now = replace(table, version=3, _game_session=replace(game_session, version=3, steps=(step,)))
        pinged = {PingedSeat(seat): at for seat, at in now.asked.items()}
        for told in (
            text(await board_screen(app, now, TableContext(), NOW)),
            text(letter_screen(app, now, 3, "en", TableContext(), NOW, 2, "")),
            ping_text(app, now, Slot.BOARD, pinged, dict.fromkeys(pinged, 2)).content,
        ):
            assert (decided in told) is is_told
    assert decided in text(missed_events_page(app, now, 3, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("moves", "message"), [(3, "decided-move"), (1, "decided-move-alone")])
async def test_a_player_reads_that_a_computer_moved_for_them_after_a_vote(
    app: App, language: str, moves: int, message: str
) -> None:
    """And whether more than half of the others wanted that."""
    table = waited(choosing(language))
    game_session = table._game_session
    assert game_session is not None
    (step,) = game_session.steps
    step = replace(step, entry=Entry.SUB, vote=ClosedVote(moves, frozenset()))
    table = replace(table, _game_session=replace(game_session, steps=(step,)))
    speech = app.speech(table, language)
    said = speech.say(message, name=Seat(0))
    assert said in text(await board_screen(app, table, TableContext(), NOW))
    letter = text(letter_screen(app, table, 0, language, TableContext(), NOW, 1, ""))
    assert speech.to(0).say(message, name=Seat(0)) in letter
    moved = replace(step, number=step.number + 1, first=step.number + 1, entry=Entry.PLAY, seat=1, vote=None)
    table = replace(table, _game_session=replace(game_session, steps=(step, moved)))
    letter = text(letter_screen(app, table, 0, language, TableContext(), NOW, 1, ""))
    assert speech.to(0).say(message, name=Seat(0)) not in letter, "a person has moved since"
    pinged = {PingedSeat(0): table.asked[0]}
    assert said not in ping_text(app, table, Slot.BOARD, pinged, dict.fromkeys(pinged, 1)).content


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_page_of_the_pace_says_that_nobody_is_reminded_without_a_clock(app: App, language: str) -> None:
    """Also of a pace that is only proposed; alone, nobody would be reminded anyway."""
    table = choosing(language)
    user, silent = table.people[0], app.speech(table, language).say("pace-silent")
    proposed = replace(table, proposal=PaceProposal(Pace.UNTIMED, Fallback.ASK, (user,)))
    for one, is_told in ((replace(table, pace=Pace.UNTIMED), True), (proposed, True), (table, False)):
        page = pace_page(app, one, language, user)
        check(page)
        assert (silent in text(page)) is is_told
