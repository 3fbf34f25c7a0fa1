"""Looking back at a finished game: every move has its page, and everything about it is told."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench.finished import finished
from bot.app_context import App
from bot.games import GAMES
from bot.handlers.history import require_history
from bot.i18n.messages import Words
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.locale import Languages
from bot.interactions.response import Screen
from bot.screens.board import board_screen
from bot.screens.event_sentences import after_game_lines
from bot.screens.history import ALL_HANDS, FROM_BOARD, film_alt, history_screen
from bot.screens.scores import scores_page
from bot.store import Store
from bot.tables import ChannelRef, Hinted, History, Player, Reason, Status, Table, TableError, Tables, TableSpec
from bot.tables.seat_history import SeatHistory
from engine.game import Event, broken_off
from render.alt_text_fitting import LIMIT
from render.text_parts import name_with_standing
from tests.bot.message_limits import LANGUAGES, NAME, check, every
from tests.depth import first_of

KINDS = (("sobek", 4), ("sobek", 2), ("duel", 2))
NAMES = (NAME,) * 4


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[App]:
    words = Words.load()
    store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    tables = Tables(store, {code: game.rules for code, game in GAMES.items()})
    app = App(words, tables, Languages(words, tables))
    yield app
    app.drawing_threads.shutdown()
    await store.close()


def parts(screen: Screen) -> Iterator[dict[str, Any]]:
    yield from every(screen.view.to_components())


def text(screen: Screen) -> str:
    return "\n".join(part["content"] for part in parts(screen) if part["type"] == 10)


def events_of(history: History, number: int) -> tuple[Event, ...]:
    move = history.move(number)
    assert move is not None
    return move.events


def links(screen: Screen) -> dict[str, tuple[int, bool]]:
    """Give where each button that turns the page leads to, and whether it can be pressed; the way back stays."""
    found = {}
    for part in parts(screen):
        press = PressId.parse(part.get("custom_id", ""))
        if part["type"] == 2 and press is not None and press.verb is Verb.HISTORY:
            number, letter, origin = press.arg.split(".")
            assert origin == FROM_BOARD
            found[letter] = int(number), not part.get("disabled", False)
    return found


@pytest.mark.parametrize(("kind", "seats"), KINDS)
def test_a_game_played_again_stands_where_the_live_one_stood_after_every_move(kind: str, seats: int) -> None:
    table = finished(kind, seats)
    history = History.of(table)
    game = table.rules.new(seats, {}, table.seed or "")
    views = [game.view(None)]
    for step in table._game_session.steps:
        game.apply(step.seat, table.rules.parse(step.code))
        views.append(game.view(None))
    assert [history.view(number) for number in range(history.moves + 1)] == views
    first, last = history.span(1)
    assert list(history.views(first, last)) == views[: last + 1]
    assert history.ends[-1] == history.moves == len(table._game_session.steps)


def test_each_move_belongs_to_the_round_in_which_it_was_made() -> None:
    history = History.of(finished("sobek", 3))
    assert history.rounds == 3
    for place in (1, 2, 3):
        first, last = history.span(place)
        assert {history.round_of(number) for number in range(first + 1, last + 1)} == {place}
    assert history.round_of(0) == 1
    assert History.of(finished("duel")).rounds == 1


async def test_who_was_given_hints_is_said_at_the_deal_and_at_the_end(app: App) -> None:
    """Not on each page between them."""
    history = History.of(replace(finished("duel", 2), hinted={1: Hinted(3, 5)}))
    pages = [await history_screen(app, history, number, "en") for number in (0, 1, history.moves - 1, history.moves)]
    assert ["Hints were given to:" in text(page) for page in pages] == [True, False, False, True]


@first_of("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "seats"), KINDS)
async def test_every_page_keeps_the_limits(app: App, kind: str, seats: int, language: str) -> None:
    history = History.of(replace(finished(kind, seats, names=NAMES), id=36**9, version=60_000_000))
    face, speech = app.face(history.table), app.speech(history.table, language)
    long = sorted(
        range(1, history.moves + 1),
        key=lambda one: len("".join(after_game_lines(face, events_of(history, one), speech))),
    )
    for number in {0, 1, *history.ends, *long[-4:]}:
        labels = check(await history_screen(app, history, number, language))
        assert {label for label in labels if len(label) > 34} == set()
    for place in range(1, history.rounds + 1):
        assert 1 <= len(film_alt(app, history, place, language)) <= LIMIT


@pytest.mark.parametrize(("kind", "seats"), KINDS)
async def test_an_animations_alt_text_tells_who_is_a_computer(app: App, kind: str, seats: int) -> None:
    history = History.of(finished(kind, seats, names=("Ana 🤖", "Ben", "Cleo", "Dan")))
    alt = film_alt(app, history, history.rounds, "en")
    assert f"{history.table.players[-1].name} (computer, adept)" in alt
    assert alt.count("(computer, adept)") == alt.count(history.table.players[-1].name)


@pytest.mark.parametrize(("kind", "seats"), KINDS)
async def test_the_ways_lead_on_and_end_at_both_ends(app: App, kind: str, seats: int) -> None:
    history = History.of(finished(kind, seats))
    last = history.moves
    shown = {number: links(await history_screen(app, history, number, "en")) for number in (0, 4, last - 1, last)}
    assert shown[0] == {"r": (0, False), "b": (0, False), "n": (1, True), "f": (10, True)}
    assert shown[4] == {"r": (0, True), "b": (3, True), "n": (5, True), "f": (14, True)}
    assert shown[last - 1] == {"r": (last - 11, True), "b": (last - 2, True), "n": (last, True), "f": (last, True)}
    assert shown[last] == {"r": (last - 10, True), "b": (last - 1, True), "n": (last, False), "f": (last, False)}


async def test_a_select_jumps_to_the_start_every_round_and_the_end(app: App) -> None:
    history = History.of(finished("sobek", 3))
    screen = await history_screen(app, history, 9, "en")
    select = next(part for part in parts(screen) if part["type"] == 3)
    values = [int(option["value"]) for option in select["options"]]
    assert values == [0, history.ends[0] + 1, history.ends[1] + 1, history.moves]
    assert [option["label"] for option in select["options"]] == ["The start", "Round 2", "Round 3", "The end"]
    assert text(screen).startswith(f"### Move 9 of {history.moves} · round 1")


@first_of("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "seats"), KINDS)
async def test_every_move_is_told_about_people_and_never_to_the_reader(
    app: App, kind: str, seats: int, language: str
) -> None:
    """What only its owner was told ("You drew a deben worth 3") names the owner afterwards."""
    spoken_to = {
        "en": r"\b[Yy]ou(r|rs)?\b",
        "fr": r"\b([Tt]u|[Tt]oi|[Tt](on|a|es))\b",
        "de": r"\b([Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\w*)\b",
        "pl": r"\b([Tt]y|[Cc]iebie|[Cc]i|[Tt]w[oó]j\w*)\b",
    }
    for seed in range(8):
        history = History.of(finished(kind, seats, str(seed)))
        face, speech = app.face(history.table), app.speech(history.table, language)
        for number in range(1, history.moves + 1):
            told = after_game_lines(face, events_of(history, number), speech)
            assert told
            assert not re.search(spoken_to[language], "\n".join(told)), told


async def test_what_was_hidden_is_told(app: App) -> None:
    """A face-down character that was taken is named, and so is the value of a deben."""
    history = History.of(finished("duel", 2, "2"))
    hidden = 0
    for number, step in enumerate(history.table._game_session.steps, start=1):
        told = text(await history_screen(app, history, number, "en"))
        for event in step.events:
            if event.code == "deben-drawn":
                hidden += 1
                assert f"worth {event.kept}" in told
            if event.code == "tile-taken" and event.seen(None).tile is None:
                hidden += 1
                assert "face-down" not in told
    assert hidden > 3


async def test_people_who_had_their_data_deleted_have_no_name(app: App) -> None:
    table = finished("sobek", 2)
    forgotten = replace(table, seat_history=SeatHistory((Player(0, None, ""), table.players[1])))
    shown = text(await history_screen(app, History.of(forgotten), 3, "en"))
    assert "Former player" in shown
    assert "Ana" not in shown


@pytest.mark.parametrize(
    ("status", "message"),
    [
        (Status.LOBBY, "error-history-running"),
        (Status.RUNNING, "error-history-running"),
        (Status.CANCELLED, "error-history-empty"),
    ],
)
def test_only_a_game_that_is_over_has_a_history(status: Status, message: str) -> None:
    refuse(replace(finished("sobek"), status=status), message)


def test_a_game_that_was_stopped_before_its_first_move_has_nothing_to_look_back_at() -> None:
    table = replace(finished("sobek"), status=Status.STOPPED)
    assert table._game_session is not None
    refuse(replace(table, _game_session=replace(table._game_session, steps=())), "error-history-empty")


async def test_a_stopped_game_keeps_scores_history_and_rematch_but_has_no_record(app: App) -> None:
    """The round in which it was stopped counts as one that was broken off."""
    chance = Random(5)
    table = await app.tables.lobbies.create(TableSpec(ChannelRef(1, 2), "sobek", 2, {}, "en"), 1, "Ana")
    await app.tables.lobbies.join(table.id, 2, "Ben")
    table = await app.tables.lobbies.start(table.id, 1)
    for move in range(60):
        seen = table.seen_by(table.waiting[0])
        assert seen is not None
        if move > 5 and app.face(table).scores_rounds.rounds(seen.view):
            break
        user = table.players[table.waiting[0]].user
        assert user is not None
        table = (await app.tables.play.act(table.id, user, None, [chance.choice(seen.legal).code])).table
    moves = table.version - (table.dealt_at or 0)
    table = await app.tables.early_ends.stop(table.id, 1)
    history = require_history(table)
    assert history.moves == moves
    assert history.ends[-1] == history.moves
    last = await history_screen(app, history, history.moves, "en")
    check(last)
    seen = table.seen_by(None)
    assert seen is not None
    assert (seen.view, seen.outcome) == (broken_off(history.view(history.moves)), None)
    check(await scores_page(app, table, "en"))
    board = await board_screen(app, table)
    check(board)
    offered = [PressId.parse(part["custom_id"]) for part in parts(board) if part.get("custom_id")]
    assert [one and one.verb for one in offered] == [Verb.REMATCH, Verb.HISTORY, Verb.SCORES, Verb.MORE]
    assert "Ana stopped this game" in text(board)
    with pytest.raises(TableError) as refused:
        await app.tables.game_records.record(table.id)
    assert refused.value.reason is Reason.NO_RECORD
    assert (await app.tables.lobbies.rematch(table.id, 2, "Ben")).host == 2


def test_a_game_whose_rules_are_gone_says_so() -> None:
    refuse(replace(finished("sobek"), rules=None, _game_session=None), "error-history-retired")


def refuse(table: Table, message: str) -> None:
    with pytest.raises(Refused) as refused:
        require_history(table)
    assert refused.value.message == message


# Hands of a game that is over.


@pytest.mark.parametrize(("kind", "seats"), KINDS)
def test_what_each_seat_held_is_what_it_saw_at_that_moment(kind: str, seats: int) -> None:
    history = History.of(finished(kind, seats))
    table = history.table
    game = table.rules.new(seats, {}, table.seed or "")
    for number in range(history.moves + 1):
        assert history.seen(number, range(seats)) == tuple(game.view(one) for one in (None, *range(seats)))
        if number < history.moves:
            step = table._game_session.steps[number]
            game.apply(step.seat, table.rules.parse(step.code))


@first_of("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "seats"), KINDS)
async def test_a_page_with_all_hands_keeps_the_limits_and_leaves_nothing_out(
    app: App, kind: str, seats: int, language: str
) -> None:
    history = History.of(replace(finished(kind, seats, names=NAMES), id=36**9, version=60_000_000))
    for number in {0, 1, history.ends[0] - 1, history.moves}:
        for hands in (ALL_HANDS, "0"):
            screen = await history_screen(app, history, number, language, hands)
            labels = check(screen)
            assert {label for label in labels if len(label) > 34} == set()
            assert "…" not in text(screen)
            assert [name for name, _ in screen.files] == ["board.png", "hands.png"]


@pytest.mark.parametrize(("kind", "seats"), KINDS)
async def test_every_players_hand_is_told_in_his_name_and_in_nobody_elses(app: App, kind: str, seats: int) -> None:
    history = History.of(finished(kind, seats))
    number = history.ends[0] - 3
    own = history.seen(number, range(seats))[1:]
    assert all(view.seats[seat].hand is not None for seat, view in enumerate(own))
    face, speech = app.face(history.table), app.speech(history.table, "en")
    lines = face.hands_text(own, speech).splitlines()
    assert [line.partition(":")[0] for line in lines] == [
        name_with_standing(one, speech.names[one], speech) for one in range(seats)
    ]
    for seat, line in enumerate(lines):
        held = own[seat].seats[seat]
        assert f"Hand ({len(held.hand)})" in line or not held.hand
        assert f"Corruption ({len(held.pile)})" in line or not held.pile
        shown = text(await history_screen(app, history, number, "en", str(seat)))
        assert [other in shown for other in lines] == [one == seat for one in range(seats)]
    everybody = text(await history_screen(app, history, number, "en", ALL_HANDS))
    assert all(line in everybody for line in lines)
    bare = text(await history_screen(app, history, number, "en"))
    assert not any(line in bare for line in lines)


async def test_deben_are_told_with_the_hand_they_belong_to(app: App) -> None:
    history = History.of(finished("duel", 2, "2"))
    face, speech = app.face(history.table), app.speech(history.table, "en")
    told = 0
    for number in range(history.moves):
        for seat, view in enumerate(history.seen(number, (0, 1))[1:]):
            values = view.seats[seat].values
            told += len(values)
            assert (f"Deben ({len(values)}): " in face.hands_text((view,), speech)) is bool(values)
    assert told


async def test_a_page_without_hands_says_where_they_are(app: App) -> None:
    history = History.of(finished("sobek", 3))
    assert "“All hands” in the list shows the hands." in text(await history_screen(app, history, 3, "en"))
    assert "in the list" not in text(await history_screen(app, history, 3, "en", ALL_HANDS))


async def test_whose_hands_are_shown_is_chosen_in_a_select_and_stays_while_pages_are_turned(app: App) -> None:
    history = History.of(finished("sobek", 3))
    for hands, chosen in (("", "The board only"), (ALL_HANDS, "All hands"), ("1", "Hand: Ben")):
        screen = await history_screen(app, history, 9, "en", hands)
        whose = [part for part in parts(screen) if part["type"] == 3][1]
        assert [one["label"] for one in whose["options"] if one.get("default")] == [chosen]
        assert [one["value"] for one in whose["options"]] == ["-", ALL_HANDS, "0", "1", "2"]
        assert set(links(screen)) == {f"{letter}{hands}" for letter in "rbnf"}
