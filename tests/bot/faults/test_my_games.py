"""The list of one's own tables, wherever it is asked for, and what is offered to whoever has just acted."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from bot.interactions.custom_id import PressId, Verb
from bot.queries.my_tables import is_asked
from bot.tables import ChannelRef, Status, Table, TableSpec
from tests.bot.faults.discord import Fault, Message
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.scenarios import ANA, BEN, CLEO, DAN, HERE, here
from tests.bot.faults.world import GUILD, World
from tests.commands import names

DIRECT, SECOND = 501, 78
EVERYWHERE = {"games", "away", "help", "rules", "privacy", "language", "learn", "ladder"}
OPTIONS = {"take": {"card": "1"}, "character": {"card": "queen"}, "set": {"cards": "x"}}
NEXT = "Next: <#78>, waiting for you."


@pytest.fixture
def world(playing_world: World) -> World:
    """Give a world in which Ana and Ben play."""
    return playing_world


async def second(world: World, *people: int, channel: int = SECOND, start: bool = True) -> Table:
    """Have one more table, shown in its channel, an hour later."""
    world.clock.leap(3600)
    made = await world.tables.lobbies.create(
        TableSpec(ChannelRef(GUILD, channel), "sobek", len(people), {}, "en"), people[0], "Ana"
    )
    for user in people[1:]:
        made = await world.tables.lobbies.join(made.id, user, f"n{user}")
    if start:
        made = await world.tables.lobbies.start(made.id, people[0])
    await world.reconciler.reconcile(made.id)
    await world.clock.quiet()
    return await world.tables.get(made.id)


async def until(world: World, number: int, user: int, *, asked: bool = True) -> Table:
    """Play until a table waits for somebody, or for somebody else, and show that."""
    random = Random(1)
    while is_asked(table := await world.tables.get(number), user) is not asked:
        seat = min(table.asked)
        seen, who = table.seen_by(seat), table.players[seat].user
        assert seen is not None
        assert who is not None
        takes = [one for one in seen.legal if one.code.startswith("t.")]
        await world.tables.play.act(number, who, None, [random.choice(takes or list(seen.legal)).code])
    await world.reconciler.reconcile(number)
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
    assert ("Tables live in server channels" in done.told) is (name not in EVERYWHERE)
    assert [one.ephemeral_for for one in done.shown] == [ANA]


@pytest.mark.parametrize("name", names())
async def test_in_a_server_without_the_bot_each_command_says_how_to_get_it(world: World, name: str) -> None:
    """Somebody has added it to his own account only."""
    done = await world.command(ANA, 600, name, server=2, added=False, **OPTIONS.get(name, {}))
    assert done.shown
    assert ("I have not been added to this server yet" in done.told) is (name not in EVERYWHERE)
    assert ("client_id=9&scope=bot+applications.commands&permissions=309237763072" in done.told) is (
        name not in EVERYWHERE
    )
    assert [one.ephemeral_for for one in done.shown] == [ANA]


async def test_a_language_is_chosen_for_oneself_everywhere_and_for_a_server_in_it_alone(world: World) -> None:
    shown = await world.command(ANA, DIRECT, "language", server=None)
    assert "new tables in this server" not in shown.told
    for scope in ("table", "server"):
        refused = await world.command(ANA, DIRECT, "language", server=None, language="de", scope=scope)
        assert "Tables live in server channels" in refused.told
    done = await world.command(ANA, DIRECT, "language", server=None, language="de")
    assert "Deutsch" in done.told
    assert (await world.tables.guild_settings.of(2)).language is None


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
    assert "No table is waiting for you right now." in nothing.shown[-1].text


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
    assert "out of date" in (await world.press(ANA, shown, PressId(0, 0, Verb.GAMES, arg))).told


# What is offered after a move.


async def test_whoever_has_acted_on_the_board_is_told_of_another_table_once_a_decision(world: World) -> None:
    """Privately, after everything else; who has nothing else to do is told nothing."""
    first = await until(world, (await here(world)).id, ANA)
    other = await until(world, (await second(world, ANA, BEN)).id, ANA)
    done = await take(world, first, ANA)
    assert done.told.count(NEXT) == 1
    assert done.answered[0] in ("defer", "update"), "the press itself is answered first"
    assert done.shown[-1].ephemeral_for == ANA
    assert any((one.table, one.verb) == (other.id, Verb.HAND) for one in done.shown[-1].ids)
    first = await until(world, first.id, ANA)
    assert NEXT not in (await take(world, first, ANA)).told, "he knows"
    await until(world, other.id, ANA, asked=False)
    await until(world, other.id, ANA)
    first = await until(world, first.id, ANA)
    assert (await take(world, first, ANA)).told.count(NEXT) == 1, "it is another decision"


async def test_a_panel_offers_the_next_table_in_itself(world: World) -> None:
    first = await until(world, (await here(world)).id, ANA)
    other = await until(world, (await second(world, ANA, BEN)).id, ANA)
    await world.tables.people.preload_seats(ANA)
    shown = await panel(world, first, ANA)
    assert NEXT not in shown.text, "here is still something to do"
    done = await take(world, first, ANA, shown)
    assert done.answered == ["update"]
    assert [one.id for one in done.shown] == [shown.id], "no second message"
    assert shown.text.count(NEXT) == 1
    opened = await world.press(ANA, shown, PressId(other.id, other.version, Verb.HAND, "next"))
    assert opened.shown[-1].text.startswith("-# **Sobek** in <#78>")


async def test_nothing_is_offered_where_nothing_else_waits(world: World) -> None:
    """Neither this table itself, nor one that waits for others, nor a lobby, nor one that is over."""
    first = await until(world, (await here(world)).id, ANA)
    await until(world, (await second(world, ANA, BEN)).id, ANA, asked=False)
    await second(world, ANA, BEN, channel=79, start=False)
    over = await second(world, ANA, BEN, channel=80)
    await until(world, over.id, ANA)
    await world.tables.early_ends.stop(over.id, ANA)
    await world.clock.quiet()
    done = await take(world, first, ANA)
    assert "Next:" not in done.told
    assert (await world.tables.get(over.id)).status is Status.STOPPED


async def test_who_sits_at_one_table_costs_the_store_one_question_and_then_none(world: World) -> None:
    first = await until(world, (await here(world)).id, ANA)
    with asked_of_the_store(world) as noted:
        await take(world, first, ANA)
    assert len(noted) == 1
    for _ in range(3):
        first = await until(world, first.id, ANA)
        with asked_of_the_store(world) as noted:
            assert "Next:" not in (await take(world, first, ANA)).told
        assert noted == []


async def test_after_a_restart_the_other_table_is_found_as_well(world: World) -> None:
    """It is not in memory yet, nor is it known where she sits."""
    first = await until(world, (await here(world)).id, ANA)
    await until(world, (await second(world, ANA, BEN)).id, ANA)
    await world.kill()
    assert (await take(world, first, ANA)).told.count(NEXT) == 1


async def test_a_store_that_does_not_say_it_keeps_nobody_from_his_move(world: World) -> None:
    """The move is made and shown; nothing is offered, and nothing is complained about."""
    first = await until(world, (await here(world)).id, ANA)
    await until(world, (await second(world, ANA, BEN)).id, ANA)
    world.store_fault = lambda words: Fault.LOST if "seats.user =" in words.replace('"', "") else None
    done = await take(world, first, ANA)
    assert done.told == ""
    assert (await world.tables.get(first.id)).version > first.version
    await world.heal()
    await world.check()


async def test_an_offer_that_is_lost_is_no_trouble(world: World) -> None:
    """Its answer comes after the press was answered, so it is the second one that is lost."""
    first = await until(world, (await here(world)).id, ANA)
    await until(world, (await second(world, ANA, BEN)).id, ANA)
    answers = iter([None, Fault.LOST])
    world.discord.fault = lambda call: next(answers, None) if call == "answer" else None
    done = await take(world, first, ANA)
    assert done.told == ""
    await world.heal()
    await world.check()


async def test_languages_are_chosen_on_a_page_by_those_who_may(world: World) -> None:
    """Everybody their own; a select of the server's or the table's only for those who may change it."""
    page = (await world.command(ANA, DIRECT, "language", server=None)).shown[-1]
    assert [one.arg for one in page.ids if one.verb is Verb.LANGUAGE] == ["me"]
    await world.press(ANA, page, PressId(0, 0, Verb.LANGUAGE, "me"), values=["de"])
    assert "Deine Sprache ist jetzt: Deutsch" in page.text
    assert "Deine Sprache: Deutsch" in page.text
    await world.press(ANA, page, PressId(0, 0, Verb.LANGUAGE, "me"), values=["auto"])
    assert "Your language: English" in page.text
    refused = await world.press(ANA, page, PressId(0, 0, Verb.LANGUAGE, "server"), values=["de"])
    assert refused.told
