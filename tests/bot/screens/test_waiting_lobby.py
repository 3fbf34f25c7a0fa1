"""What a lobby says about its waiting, in every language: who joins if nobody else does, when it closes, what then."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app_context import App
from bot.domain.lobby_expiry_choices import LOBBY_LENGTHS, LobbyExpiryAction
from bot.domain.ping_recipient import User
from bot.games import GAMES
from bot.i18n.messages import Words
from bot.interactions.custom_id import Verb
from bot.interactions.locale import Languages
from bot.interactions.response import Screen
from bot.screens.board import board_screen
from bot.screens.lobby import lobby_screen
from bot.screens.lobby_options import options_page
from bot.screens.pace import pace_page
from bot.screens.waiting_lobby import THEN, WHEN, started_line
from bot.store import Store
from bot.tables import UNSEEN, ChannelRef, Ending, Guest, GuestKind, Status, Table, Tables, TableSpec
from bot.tables.lobby.waitlist import MAX_GUESTS
from bot.tables.seat_history import SeatHistory
from tests.bot.message_limits import LANGUAGES, NAME, check, every, full_game, table_of
from tests.bot.screens.pages import presses, text

HOST = 10**18
EVE = 10**17 + 5


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[App]:
    """Give the parts of the bot over a store of its own."""
    words = Words.load()
    store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    tables = Tables(store, {code: game.rules for code, game in GAMES.items()})
    app = App(words, tables, Languages(words, tables))
    yield app
    app.drawing_threads.shutdown()
    await store.close()


def guest(user: int, kind: GuestKind, name: str, version: int = 0) -> Guest:
    return Guest(user, kind, name, None, 0, None, version)


def waiting(
    language: str, then: LobbyExpiryAction = LobbyExpiryAction.CLOSE, *, players: int = 2, spares: int = 0
) -> Table:
    """Return a lobby for four with so many players, and so many more who join if nobody else does."""
    table = table_of(full_game(), language, status=Status.LOBBY)
    guests = tuple(guest(EVE + number, GuestKind.SPARE, f"{NAME[:31]}{number}", number) for number in range(spares))
    return replace(
        table,
        host=HOST,
        closing=then,
        guests=guests,
        seat_history=SeatHistory(table.players[:players]),
        _game_session=None,
    )


def enabled(screen: Screen, verb: Verb) -> bool:
    found = [part for part in every(screen.view.to_components()) if f":{verb}" in str(part.get("custom_id"))]  # type: ignore[arg-type]
    return not found[0].get("disabled")


@pytest.mark.parametrize("then", LobbyExpiryAction)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_fullest_lobby_keeps_the_limits_and_says_when_it_closes_and_what_then(
    app: App, language: str, then: LobbyExpiryAction
) -> None:
    screen = lobby_screen(app, waiting(language, then, spares=MAX_GUESTS[GuestKind.SPARE]))
    labels = check(screen)
    assert {label for label in labels if len(label) > 34} == set()
    assert f"<t:{10**10}:R>" in text(screen)
    assert "f" * 32 in text(screen), "what the deal is bound to is never cut"
    assert text(screen).count("Bartholomew") == 2 + 2 + MAX_GUESTS[GuestKind.SPARE], (
        "seats, words of theirs, and who waits"
    )
    for user, offered in ((HOST, (Verb.PACE,)), (EVE, (Verb.SPARE, Verb.NOTIFIED))):
        page = options_page(app, waiting(language, then), user, language)
        assert [len(presses(page, verb)) for verb in offered] == [1] * len(offered)


async def test_each_that_may_happen_then_is_said_in_words_of_its_own(app: App) -> None:
    lines = {
        next(line for line in text(lobby_screen(app, waiting("en", then))).splitlines() if "<t:" in line)
        for then in LobbyExpiryAction
    }
    assert lines == {
        f"-# Closes <t:{10**10}:R> if nobody starts it.",
        f"-# If nobody starts it, the game begins <t:{10**10}:R> with the players who are here.",
        f"-# If nobody starts it, the game begins <t:{10**10}:R>, with computers on the free seats.",
    }


async def test_start_can_be_pressed_as_soon_as_those_who_wait_fill_the_table(app: App) -> None:
    assert not enabled(lobby_screen(app, waiting("en", players=3)), Verb.START)
    assert enabled(lobby_screen(app, waiting("en", players=3, spares=1)), Verb.START)
    assert not enabled(lobby_screen(app, waiting("en", players=2, spares=1)), Verb.START)
    table = waiting("en", players=3, spares=1)
    held = replace(table, guests=(*table.guests, replace(guest(EVE - 1, GuestKind.HELD, "Fay"), until=10**10)))
    assert not enabled(lobby_screen(app, held), Verb.START), "its last seat is held for somebody"
    assert enabled(lobby_screen(app, waiting("en", players=4)), Verb.START)


async def test_names_of_those_who_wait_are_read_as_they_are_written(app: App) -> None:
    """They are told in order, and call nobody."""
    table = waiting("en")
    guests = (guest(EVE, GuestKind.SPARE, "@everyone", 7), guest(EVE + 1, GuestKind.SPARE, "**Bo**", 3))
    (line,) = [
        one for one in text(lobby_screen(app, replace(table, guests=guests))).splitlines() if "nobody else" in one
    ]
    assert line == "Joining if nobody else does: \\*\\*Bo\\*\\* and @\u200beveryone."
    assert "nobody else does" not in text(lobby_screen(app, table))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_page_of_the_pace_lets_the_host_choose_and_tells_the_others(app: App, language: str) -> None:
    """Once the game has begun there is nothing to choose."""
    table = waiting(language, LobbyExpiryAction.FILL)
    page = pace_page(app, table, language, HOST)
    check(page)
    assert [press.arg for press in presses(page, Verb.CLOSES)] == [WHEN, THEN]
    options = [
        {option["value"]: option.get("default", False) for option in part["options"]}
        for part in every(page.view.to_components())  # type: ignore[arg-type]
        if f":{Verb.CLOSES}:" in str(part.get("custom_id"))
    ]
    assert options == [
        dict.fromkeys(LOBBY_LENGTHS, False),
        {then.value: then is LobbyExpiryAction.FILL for then in LobbyExpiryAction},
    ]
    other = pace_page(app, table, language, HOST + 1)
    check(other)
    assert presses(other, Verb.CLOSES) == []
    assert app.words.text(language, "closing-only-host") in text(other)
    assert f"<t:{10**10}:R>" in text(other)
    running = pace_page(app, table_of(full_game(), language), language, HOST)
    assert app.words.text(language, "closing-title") not in text(running)
    assert [len(presses(one, Verb.OPTIONS)) for one in (page, other, running)] == [1, 1, 0], "the way back"


@pytest.mark.parametrize("then", LobbyExpiryAction)
async def test_a_lobby_whose_time_has_come_in_vain_says_why(app: App, then: LobbyExpiryAction) -> None:
    over = replace(waiting("en", then), status=Status.CANCELLED, ending=Ending.TIME)
    assert ("too few players" in text(lobby_screen(app, over))) is (then is LobbyExpiryAction.START)
    check(lobby_screen(app, over))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_fullest_board_names_all_who_are_told_that_the_game_has_begun(app: App, language: str) -> None:
    """In one line, for as long as they were not called, or the board that called them has only its words."""
    table = table_of(full_game(), language)
    told = tuple(guest(EVE + number, GuestKind.NOTIFIED, NAME) for number in range(MAX_GUESTS[GuestKind.NOTIFIED]))
    table = replace(table, guests=told)
    screen = await board_screen(app, table)
    check(screen)
    assert all(f"<@{one.user}>" in text(screen) for one in told)
    assert table.dealt_at is not None
    shown = replace(table.shown, board=1, pinged={User(one.user): table.dealt_at for one in told[1:]})
    words = started_line(replace(table, shown=replace(shown, board_version=UNSEEN)), app.speech(table, language))
    assert words.count("<@") == len(told)
    left = started_line(replace(table, shown=replace(shown, board_version=table.version)), app.speech(table, language))
    assert (left.count("<@"), f"<@{EVE}>" in left) == (1, True)


async def test_a_lobby_of_a_game_that_is_gone_is_not_asked_for_its_words(app: App) -> None:
    """What it was called is not known any more; that it is closed is said all the same."""
    made = await app.tables.lobbies.create(TableSpec(ChannelRef(1, 2), "duel", 2, {}, "en"), HOST, "Ana")
    less = replace(app, games={"sobek": app.games["sobek"]})
    closed = replace(made, rules=None, status=Status.CANCELLED, ending=Ending.TIME)
    check(lobby_screen(less, closed))
