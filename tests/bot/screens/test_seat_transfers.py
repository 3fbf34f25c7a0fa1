"""What boards, lobbies and pages say about seats that change hands, in every language and at the fullest."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from bench.finished import finished
from bot.app_context import App
from bot.deadlines.table_deadlines import TableContext
from bot.domain.computer_level import ComputerLevel
from bot.domain.pace import Fallback, Pace, PaceProposal, VoteChoice, vote_choices
from bot.domain.preferences import Absence, Preferences
from bot.games import GAMES
from bot.i18n.messages import Words
from bot.interactions.custom_id import ASK, Verb
from bot.interactions.locale import Languages
from bot.screens.board import board_screen
from bot.screens.event_sentences import news_lines
from bot.screens.history import history_screen
from bot.screens.lobby import lobby_screen
from bot.screens.pace import pace_page
from bot.screens.seat_transfers import motions_page, seat_offer_page
from bot.store import FormerRow, Motion, MotionKind, Status, Store
from bot.tables import LATE, History, Player, SeatHandover, Tables
from bot.tables.game.session import Vote
from tests.bot.message_limits import LANGUAGES, check, full_game, table_of
from tests.bot.screens.pages import parts, presses, text
from tests.bot.screens.waiting import FAR, NOW, choosing, waited

EVE = 10**17 + 1


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[App]:
    words = Words.load()
    store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    tables = Tables(store, {code: game.rules for code, game in GAMES.items()})
    app = App(words, tables, Languages(words, tables))
    yield app
    app.drawing_threads.shutdown()
    await store.close()


def motion(kind: MotionKind = MotionKind.CLAIM, seat: int = 3, user: int = EVE, *, accepted: bool = True) -> Motion:
    """Return a motion."""
    return Motion(kind, seat, user, "Eve", NOW, 7, accepted)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_fullest_board_has_room_for_what_is_asked_about_seats(app: App, language: str) -> None:
    """Three are late, twice in a row, all are away, another pace is proposed, a reminder, and three motions."""
    votes = {about: Vote(about, NOW, {0: VoteChoice.WAIT}) for about in (1, 2, 3)}
    table = waited(choosing(language, votes=votes, passed={1: 2, 2: 2, 3: 2}), reminded=4, closed=True)
    motions = (
        motion(MotionKind.OFFER, 1, accepted=False),
        motion(MotionKind.HOST, 2, 10**18 + 2),
        motion(MotionKind.HOST, 3, 10**18 + 3),
    )
    proposal = PaceProposal(Pace.SLOW, Fallback.TAKEOVER, table.people)
    context = TableContext({user: Preferences(absences=(Absence(0, FAR, False),)) for user in table.people})
    bare = await board_screen(app, table, context, NOW)
    assert not presses(bare, Verb.MOTIONS)
    for some in (motions, motions[:1]):
        screen = await board_screen(app, replace(table, proposal=proposal, motions=some), context, NOW)
        check(screen)
        assert presses(screen, Verb.MOTIONS)
        assert len(presses(screen, Verb.BALLOT)) == 3 * len(vote_choices(table.pace))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_board_offers_the_open_seats_and_what_is_asked_about_one(app: App, language: str) -> None:
    table = waited(choosing(language, absent={2: LATE, 3: LATE}))
    screen = await board_screen(app, table, TableContext(), NOW)
    check(screen)
    assert [press.arg for press in presses(screen, Verb.SEAT_TAKE)] == ["2", "3"]
    assert not presses(screen, Verb.SEAT_OPEN)
    claimed = replace(table, motions=(replace(motion(), ballots={0: True}),))
    screen = await board_screen(app, claimed, TableContext(), NOW)
    labels = check(screen)
    assert [press.arg for press in presses(screen, Verb.MOTION)] == ["7.yes", "7.no"]
    assert any(label.endswith(" (1)") for label in labels)
    assert f"<@{EVE}>" in text(screen)
    assert f"<@{10**18 + 1}>" in text(screen), "who has not said anything is asked"
    assert {label for label in labels if len(label) > 38} == set()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_offer_has_an_answer_for_whom_it_is_made_to(app: App, language: str) -> None:
    table = waited(choosing(language))
    offer = replace(table, motions=(motion(MotionKind.OFFER, 1, accepted=False),))
    screen = await board_screen(app, offer, TableContext(), NOW)
    labels = check(screen)
    assert [press.arg for press in presses(screen, Verb.MOTION)] == ["7.accept", "7.decline", "7.yes", "7.no"]
    assert {label for label in labels if len(label) > 38} == set()
    after = await board_screen(app, replace(table, motions=(motion(MotionKind.OFFER, 1),)), TableContext(), NOW)
    assert [press.arg for press in presses(after, Verb.MOTION)] == ["7.yes", "7.no"]
    assert text(after) != text(screen)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_host_can_open_the_seats_of_those_who_were_late_twice_in_a_row(app: App, language: str) -> None:
    """Not the host's own seat, and not that of a player who was late only once."""
    table = waited(choosing(language, passed={0: 2, 1: 2, 2: 1}))
    screen = await board_screen(app, table, TableContext(), NOW)
    check(screen)
    assert [press.arg for press in presses(screen, Verb.SEAT_OPEN)] == ["1"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_pages_about_seats_keep_the_limits(app: App, language: str) -> None:
    table = waited(choosing(language))
    kinds = (MotionKind.OFFER, MotionKind.CLAIM, MotionKind.HOST)
    full = tuple(
        replace(motion(kind, seat, accepted=False), version=number)
        for number, (seat, kind) in enumerate(product(range(4), kinds))
    )
    for some in ((), full[:4], full):
        page = motions_page(app, replace(table, motions=some), 10**18 + 3, language, TableContext(), NOW)
        check(page)
    for some in ((), (motion(MotionKind.OFFER, 0),)):
        page = seat_offer_page(app, replace(table, motions=some), 0, language, TableContext(), NOW)
        check(page)
        assert len(presses(page, Verb.SEAT_ASK)) == 1
        assert len(presses(page, Verb.MOTION)) == len(some)
        assert [one.arg for one in presses(page, Verb.RESIGN)] == [ASK]
    for seat, stops in ((0, 1), (1, 0)):
        page = seat_offer_page(app, table, seat, language, TableContext(), NOW)
        assert len(presses(page, Verb.STOP)) == stops, "the host alone stops the game"
    host, other = table.people[0], table.people[1]
    for user, count in ((host, 0), (other, 1)):
        page = pace_page(app, replace(table, motions=full[2:3]), language, user)
        check(page)
        assert len(presses(page, Verb.HOSTING)) == count
        assert len(presses(page, Verb.SEAT_OFFER)) == 1
    lobby = replace(table_of(full_game(), language, status=Status.LOBBY), motions=(motion(MotionKind.HOST, 1),))
    check(lobby_screen(app, lobby))
    assert len(presses(lobby_screen(app, lobby), Verb.MOTION)) == 2
    assert not presses(pace_page(app, lobby, language, other), Verb.SEAT_OFFER)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_handover_is_told_in_both_directions(app: App, language: str) -> None:
    table = table_of(full_game(), language)
    person, other, computer = (
        Player(1, 5, "Ana"),
        Player(1, 6, "Eve"),
        Player(1, None, "Merit", level=ComputerLevel.MERCHANT),
    )
    forgotten = Player(1, None, "")
    speech = app.speech(table, language)
    lines = [
        news_lines(app, table, [SeatHandover(3, left, came)], speech)
        for left, came in ((person, computer), (computer, other), (person, other), (forgotten, other))
    ]
    assert all(len(line) == 1 for line in lines)
    assert len({line[0] for line in lines}) == 4
    mark = app.words.text(language, "computer-mark")
    assert [line[0].count(mark) for line in lines][2:] == [0, 0]
    assert "Merit" in lines[1][0]
    assert "Eve" in lines[1][0]
    assert "Ana" in lines[2][0]
    assert "Eve" in lines[2][0]
    assert app.words.text(language, "privacy-name") in lines[3][0]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_looking_back_tells_who_played_on_in_which_seat(app: App, language: str) -> None:
    """Zoe plays until the second move, a computer until the fourth, then the player who has the seat in the end."""
    table = finished("sobek")
    assert table._game_session is not None
    numbers = [step.number for step in table._game_session.steps]
    formers = (
        FormerRow(0, numbers[1], 7, "Zoe"),
        FormerRow(0, numbers[3], None, "Merit", level=ComputerLevel.MERCHANT),
    )
    history = History.of(replace(table, seat_history=replace(table.seat_history, formers=formers)))
    assert [number for number in range(8) if history.between(number)] == [3, 5]
    assert [history.players(number)[0].name for number in (2, 3, 4, 5)] == ["Zoe", "Merit", "Merit", "Ana"]
    first, second = [text(await history_screen(app, history, number, language)) for number in (3, 5)]
    assert "Zoe" in first
    assert "Merit" in first
    assert "Merit" in second
    assert "Ana" in second
    assert "Zoe" not in second


@pytest.mark.parametrize("name", ["Bartholomew of Alexandria (Nile)", "ש" * 32])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_buttons_tell_open_seats_of_one_long_name_apart(app: App, language: str, name: str) -> None:
    table = waited(choosing(language, absent={1: LATE, 2: LATE, 3: LATE}))
    players = tuple(replace(player, name=name) for player in table.players)
    table = replace(table, seat_history=replace(table.seat_history, players=players))
    shown = parts(await board_screen(app, table, TableContext(), NOW))
    labels = [part["label"] for part in shown if f":{Verb.SEAT_TAKE}:" in part.get("custom_id", "")]
    assert [f"({number})" in label for label, number in zip(labels, (2, 3, 4), strict=True)] == [True] * 3
    assert all(len(label) <= 38 for label in labels)
    assert all(label.count("\u2068") == label.count("\u2069") for label in labels)
