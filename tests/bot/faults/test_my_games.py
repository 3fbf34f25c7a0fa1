"""The list of one's own tables, wherever it is asked for, and what is offered to whoever has just acted."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from bot.ids import PressId, Verb
from bot.mine import asks
from bot.tables import Place, Table
from tests.bot.faults.discord import FakeInteraction, Message
from tests.bot.faults.scenarios import ANA, BEN, CLEO, DAN, HERE, game, here
from tests.bot.faults.world import GUILD, World, new_world
from tests.commands import names

DIRECT, SECOND = 501, 78
EVERYWHERE = {"games", "help", "rules", "privacy", "language"}
OPTIONS = {"take": {"card": "1"}, "character": {"card": "queen"}, "set": {"cards": "x"}}
NEXT = "Next: <#78>, waiting for you."


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Give a world in which Ana and Ben play."""
    world = await new_world(tmp_path)
    await game((ANA, BEN))(world)
    await world.clock.quiet()
    yield world
    await world.stop()


async def second(world: World, *people: int, channel: int = SECOND, start: bool = True) -> Table:
    """Have one more table, shown in its channel, an hour later."""
    world.clock.leap(3600)
    made = await world.tables.lobbies.create(Place(GUILD, channel), "sobek", len(people), {}, people[0], "Ana", "en")
    for user in people[1:]:
        made = await world.tables.lobbies.join(made.id, user, f"n{user}")
    if start:
        made = await world.tables.lobbies.start(made.id, people[0])
    await world.reconciler.follow(made.id)
    await world.clock.quiet()
    return await world.tables.get(made.id)


async def until(world: World, number: int, user: int, *, asked: bool = True) -> Table:
    """Play until a table waits for somebody, or for somebody else, and show that."""
    random = Random(1)
    while asks(table := await world.tables.get(number), user) is not asked:
        seat = min(table.asked)
        seen, who = table.seen_by(seat), table.players[seat].user
        assert seen is not None
        assert who is not None
        takes = [one for one in seen.legal if one.code.startswith("t.")]
        await world.tables.play.act(number, who, None, [random.choice(takes or list(seen.legal)).code])
    await world.reconciler.follow(number)
    await world.clock.quiet()
    return await world.tables.get(number)


async def take(world: World, table: Table, user: int, message: Message | None = None) -> FakeInteraction:
    """Take a card at a table, by its board or another message."""
    table = await world.tables.get(table.id)
    message = message or world.board(table)
    assert message is not None
    seen = table.seen_by(table.seat_of(user))
    assert seen is not None
    code = next(one.code for one in seen.legal if one.code.startswith("t."))
    done = await world.press(user, message, PressId(table.id, table.version, Verb.ACT, code))
    await world.clock.quiet()
    return done


async def panel(world: World, table: Table, user: int) -> Message:
    """Open somebody's hand."""
    board = world.board(table)
    assert board is not None
    return (await world.press(user, board, PressId(table.id, table.version, Verb.HAND))).shown[-1]


@contextmanager
def asked_of_the_store(world: World) -> Iterator[list[str]]:
    """Note the questions where somebody sits."""
    noted: list[str] = []
    world.statements.clear()
    yield noted
    noted += [one for one in world.statements if "seats.user =" in one.replace('"', "")]


# Where commands work.


@pytest.mark.parametrize("name", names())
async def test_in_a_direct_message_each_command_works_or_says_kindly_where_it_does(world: World, name: str) -> None:
    done = await world.command(ANA, DIRECT, name, server=None, **OPTIONS.get(name, {}))
    assert done.shown
    assert ("Tables stand in the channels of servers" in done.told) is (name not in EVERYWHERE)
    assert [one.ephemeral_for for one in done.shown] == [ANA]


@pytest.mark.parametrize("name", names())
async def test_in_a_server_without_the_bot_each_command_says_how_to_get_it(world: World, name: str) -> None:
    """Somebody has added it to his own account only."""
    done = await world.command(ANA, 600, name, server=2, added=False, **OPTIONS.get(name, {}))
    assert done.shown
    assert ("This server has not added me yet" in done.told) is (name not in EVERYWHERE)
    assert ("client_id=9&scope=bot+applications.commands&permissions=309237763072" in done.told) is (
        name not in EVERYWHERE
    )
    assert [one.ephemeral_for for one in done.shown] == [ANA]


async def test_a_language_is_chosen_for_oneself_everywhere_and_for_a_server_in_it_alone(world: World) -> None:
    shown = await world.command(ANA, DIRECT, "language", server=None)
    assert "New tables of this server" not in shown.told
    for scope in ("table", "server"):
        refused = await world.command(ANA, DIRECT, "language", server=None, language="de", scope=scope)
        assert "Tables stand in the channels of servers" in refused.told
    done = await world.command(ANA, DIRECT, "language", server=None, language="de")
    assert "Deutsch" in done.told
    assert await world.tables.people.guild_language(2) is None


# The list.


@pytest.mark.parametrize("server", [GUILD, None])
async def test_the_list_has_all_my_tables_and_nobody_elses(world: World, server: int | None) -> None:
    await second(world, ANA, CLEO, start=False)
    await second(world, CLEO, DAN, channel=79)
    done = await world.command(ANA, DIRECT, "games", server=server)
    assert [f"<#{channel}>" in done.told for channel in (HERE, SECOND, 79)] == [True, True, False]
    assert "Cleo" not in done.told
    nothing = await world.command(1004, DIRECT, "games", server=server)
    assert f"<#{HERE}>" not in nothing.told


async def test_next_table_opens_the_hand_that_is_waited_for_longest_at_that_moment(world: World) -> None:
    """Not the one that waited when the list was shown."""
    first = await until(world, (await here(world)).id, ANA)
    other = await until(world, (await second(world, ANA, BEN)).id, ANA)
    shown = (await world.command(ANA, DIRECT, "games", server=None)).shown[-1]
    opened = await world.press(ANA, shown, PressId(0, 0, Verb.NEXT), server=None)
    assert opened.answered == ["update"], "in the place of the list"
    assert {one.table for one in opened.shown[-1].ids} == {first.id, 0}
    await until(world, first.id, ANA, asked=False)
    opened = await world.press(ANA, shown, PressId(0, 0, Verb.NEXT), server=None)
    assert {one.table for one in opened.shown[-1].ids} == {other.id, 0}
    await until(world, other.id, ANA, asked=False)
    nothing = await world.press(ANA, shown, PressId(0, 0, Verb.NEXT), server=None)
    assert "Nothing waits for you just now." in nothing.shown[-1].text


async def test_a_panel_opened_elsewhere_says_which_table_it_is_and_leads_on(world: World) -> None:
    """There and back to the list; in the table's own channel it needs neither."""
    table = await until(world, (await here(world)).id, ANA)
    shown = (await world.command(ANA, DIRECT, "games", server=None)).shown[-1]
    opened = await world.press(ANA, shown, PressId(table.id, table.version, Verb.HAND, "list"), server=None)
    assert opened.shown[-1].text.startswith(f"-# **Sobek** in <#{HERE}>")
    assert any(one.verb is Verb.GAMES for one in opened.shown[-1].ids)
    back = await world.press(ANA, opened.shown[-1], PressId(0, 0, Verb.GAMES, "0.h"), server=None)
    assert back.shown[-1].text.startswith("## My games")
    assert not any(one.verb is Verb.GAMES for one in (await panel(world, table, ANA)).ids)


@pytest.mark.parametrize("arg", ["fish", "²", "99999999999999", "-1.b"])
async def test_a_page_that_no_button_names_gets_a_kind_answer(world: World, arg: str) -> None:
    shown = (await world.command(ANA, HERE, "games")).shown[-1]
    assert "from an older time" in (await world.press(ANA, shown, PressId(0, 0, Verb.GAMES, arg))).told
