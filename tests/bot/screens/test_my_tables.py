"""The list of one's own tables: complete, in order, and within Discord's limits in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.app_context import App
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.queries.my_tables import UserTables
from bot.screens.hand import hand_screen
from bot.screens.header_and_footer import next_table_offer, table_frame
from bot.screens.my_tables import ON_A_PAGE, my_tables_page
from bot.tables import ChannelRef, Status, Table, TableSpec
from tests.bot.message_limits import LANGUAGES, check, every, full_game, table_of
from tests.commands import LONGEST

ME = 10**18


def parts(screen: Screen) -> Iterator[dict[str, Any]]:
    yield from every(screen.view.to_components())  # type: ignore[arg-type]


def text(screen: Screen) -> str:
    return "\n".join(part["content"] for part in parts(screen) if part["type"] == 10)


def ids(screen: Screen) -> list[PressId]:
    found = (PressId.parse(part["custom_id"]) for part in parts(screen) if part.get("custom_id"))
    return [one for one in found if one is not None]


def links(screen: Screen) -> list[str]:
    return [part["url"] for part in parts(screen) if part.get("url")]


def tables(count: int, language: str, status: Status = Status.RUNNING, first: int = 0) -> list[Table]:
    """Give the fullest tables, all with names that are long."""
    game = full_game()
    made = [table_of(game, language, status=status) for _ in range(count)]
    return [
        replace(
            table,
            id=36**9 + first + place,
            updated=first + place,
            channel_ref=ChannelRef(10**18, 10**18 + first + place),
        )
        for place, table in enumerate(made)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_forty_tables_fit_on_pages_and_none_is_lost(app: App, language: str) -> None:
    asked, lobbies = tables(20, language), tables(8, language, Status.LOBBY, 20)
    others = [replace(table, id=table.id + 1000) for table in tables(12, language)]
    # The player in the second seat there is not asked.
    others = [replace(one, seat_history=replace(one.seat_history, players=moved(one))) for one in others]
    mine = UserTables.of([*asked, *others, *lobbies], ME)
    assert (len(mine.asked), len(mine.others), len(mine.lobbies)) == (20, 12, 8)
    shown = []
    for page in range(5):
        screen = my_tables_page(app, mine, ME, language, page=page, notice="x" * 100)
        labels = check(screen)
        assert {label for label in labels if len(label) > 34} == set()
        shown += [one for one in parts(screen) if one["type"] == 9]
        assert len([one for one in parts(screen) if one["type"] == 9]) == ON_A_PAGE
        for table in mine.all[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]:
            assert f"<#{table.channel_ref.channel}>" in text(screen)
        assert "\n…" not in text(screen), "nothing had to be cut"
    assert len(shown) == 40
    assert text(my_tables_page(app, mine, ME, language, page=99)) == text(
        my_tables_page(app, mine, ME, language, page=4)
    )


def moved(table: Table) -> tuple[Any, ...]:
    first, second, *rest = table.players
    return (replace(first, user=second.user), replace(second, user=first.user), *rest)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_choices_of_all_at_once_fit_as_well(app: App, language: str) -> None:
    """At the end of a round everybody is asked, and each is told whom else it waits for."""
    game = full_game(row="wheat1")
    seat = game.waiting[0]
    game.apply(seat, next(one for one in game.legal(seat) if one.code.startswith("t.")))
    assert len(game.waiting) > 1
    made = [replace(table_of(game, language), id=36**9 + place) for place in range(ON_A_PAGE)]
    user = ME + game.waiting[0]
    screen = my_tables_page(app, UserTables.of(made, user), user, language)
    check(screen)
    assert len([one for one in parts(screen) if one["type"] == 9]) == ON_A_PAGE
    assert "\n…" not in text(screen)
    assert app.words.text(language, "games-page", page=1, pages=1) not in text(screen)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_panel_with_all_that_may_stand_around_it_keeps_the_limits(app: App, language: str) -> None:
    """Opened from elsewhere, while another table waits."""
    table, other = table_of(full_game(), language), tables(1, language, first=3)[0]
    frame = table_frame(app, table, language, away=True, offer=next_table_offer(app, other, ME, language))
    frame = replace(frame, note="# " + "W\n" * 900)
    screen = await hand_screen(app, table, 0, language, notice=["x" * 200] * 20, frame=frame)
    check(screen)
    assert f"<#{table.channel_ref.channel}>" in text(screen)
    assert f"<#{other.channel_ref.channel}>" in text(screen)
    assert sum(one.verb is Verb.HAND and one.table == other.id for one in ids(screen)) == 1


async def test_there_is_one_way_to_the_board_of_a_table_that_asks_or_lets_vote(app: App) -> None:
    """Beside the hand's button it is a link in the text; where a vote waits on the board, it is the button."""
    asked = tables(1, "en", first=70)[0]
    voting = replace(asked, seat_history=replace(asked.seat_history, players=moved(asked)))
    for table, linked in ((asked, "](https"), (voting, "")):
        mine = replace(UserTables.of([asked], ME), asked=(table,))
        screen = my_tables_page(app, mine, ME, "en")
        url = f"{table.channel_ref.channel}/{table.board}"
        ways = text(screen).count(url) + sum(url in one.get("url", "") for one in parts(screen))
        assert ways == 1
        assert linked in text(screen)


async def test_each_entry_says_what_is_asked_whom_it_waits_for_since_when_and_the_way(app: App) -> None:
    asked, other = tables(1, "en", first=70)[0], tables(1, "en", first=60)[0]
    other = replace(other, seat_history=replace(other.seat_history, players=moved(other)))
    lobby = replace(tables(1, "en", Status.LOBBY, 5)[0], closes=900)
    screen = my_tables_page(app, UserTables.of([lobby, other, asked], ME), ME, "en")
    said = text(screen).splitlines()
    board = f"https://discord.com/channels/{asked.channel_ref.guild}/{asked.channel_ref.channel}/{asked.board}"
    assert said[:2] == ["## My games", "### Waiting for you"]
    assert said[2] == f"**Sobek** in <#{asked.channel_ref.channel}> · [To the board]({board})"
    assert "turn" in said[3]
    assert said[4] == "-# You were asked <t:70:R>."
    assert said[5] == "### Waiting for others"
    assert said[7].startswith("Waiting for ")
    assert said[7].endswith(", asked <t:60:R>.")
    assert said[8] == "### Not begun yet"
    assert said[10:] == ["4 of 4 seats taken", "-# Closes <t:900:R> if nobody starts it."]
    there = [
        f"https://discord.com/channels/{one.channel_ref.guild}/{one.channel_ref.channel}/{one.board}"
        for one in (other, lobby)
    ]
    assert [one for one in links(screen) if one in there] == there
    assert [one.verb for one in ids(screen)] == [Verb.HAND, Verb.NEXT, Verb.GAMES, Verb.REMINDERS, Verb.AWAY]
    assert (ids(screen)[0].table, ids(screen)[0].version) == (asked.id, asked.version)


async def test_a_table_without_a_message_is_led_to_by_its_channel(app: App) -> None:
    lobby = tables(1, "en", Status.LOBBY)[0]
    lobby = replace(lobby, shown=replace(lobby.shown, note=None, board=None))
    screen = my_tables_page(app, UserTables.of([lobby], ME), ME, "en")
    assert links(screen) == [f"https://discord.com/channels/{lobby.channel_ref.guild}/{lobby.channel_ref.channel}"]


async def test_a_vote_is_told_and_leads_to_the_board_where_it_is_cast(app: App) -> None:
    made = await app.tables.lobbies.create(TableSpec(ChannelRef(1, 2), "sobek", 2, {}, "en"), 1, "Ana")
    await app.tables.lobbies.join(made.id, 2, "Ben")
    made = await app.tables.lobbies.start(made.id, 1)
    (seat,) = made.asked
    late, voter = made.players[seat], made.players[1 - seat]
    made = await app.tables.overdue_players.open_vote(made.id, seat, made.asked[seat])
    assert voter.user is not None
    screen = my_tables_page(app, UserTables.of([made], voter.user), voter.user, "en")
    check(screen)
    assert f"Time is up for {late.name}" in text(screen)
    assert not {Verb.HAND, Verb.NEXT} & {one.verb for one in ids(screen)}, "there is no hand to be played"
    assert links(screen) == ["https://discord.com/channels/1/2"]


@pytest.mark.parametrize("here", [True, False])
async def test_who_sits_nowhere_is_told_how_to_begin(app: App, here: bool) -> None:
    app.words.command_id = LONGEST
    screen = my_tables_page(app, UserTables(), ME, "en", here=here)
    check(screen)
    assert "You have no seat at any table right now" in text(screen)
    assert "</sobek new:" in text(screen)
    assert ("a server that I am in" in text(screen)) is not here
