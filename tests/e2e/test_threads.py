"""Tables in threads, and in channels of every kind: what is made, who is in it, and what is said where it cannot be."""

from __future__ import annotations

import asyncio
import json

import pytest

from bot.interactions.custom_id import Verb
from sandbox import kinds, system
from sandbox.person import Person, text_of
from sandbox.server import Sandbox
from sandbox.things import Channel
from tests.e2e.conftest import NewTable
from tests.e2e.harness import Bot, Table, ids

pytestmark = pytest.mark.asyncio(loop_scope="module")


def place(sandbox: Sandbox, name: str, kind: int) -> Channel:
    """Make a channel of a kind."""
    return sandbox.world.add_channel(name, kind=kind)


def at(table: Table, channel: Channel) -> Table:
    """Give the same people in another channel."""
    return Table(table.bot, str(channel.id), *table.people)


def private_thread(sandbox: Sandbox, table: Table) -> Table:
    """Let the host open a private thread in which the bot is not."""
    parent = sandbox.channel(table.channel)
    thread_id = sandbox.world.clock.fresh()
    return at(
        table,
        sandbox.world.add_thread(parent, "secret", table.host.id, 1440, thread_id, kinds.PRIVATE_THREAD),
    )


def hears(person: Person, table: Table, words: str) -> bool:
    """Whether somebody was told something alone."""
    return any(words in text_of(one) for one in person.sees(table.channel) if one["ephemeral"])


def lock(sandbox: Sandbox, thread: Channel) -> None:
    """Lock a thread as a moderator does."""
    thread.locked = True
    sandbox.world.tell("thread_update", thread)


async def test_the_thread_hangs_on_the_answer_and_no_second_line_tells_of_it(
    sandbox: Sandbox, new_table: NewTable
) -> None:
    table = new_table(2)
    inside = await table.thread()
    thread = sandbox.channel(inside.channel)
    assert thread.kind == kinds.PUBLIC_THREAD
    (line,) = table.public
    assert int(line["id"]) == thread.id
    assert line["type"] not in (system.THREAD_CREATED,)
    assert "Sobek" in text_of(line)
    assert table.host.user.global_name not in text_of(line)


async def test_host_and_players_are_in_the_thread_and_nobody_else(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(3)
    inside = await table.thread()
    thread, bot = sandbox.channel(inside.channel), sandbox.world.bot.id
    await sandbox.wait_for(lambda: set(thread.members) == {bot, table.host.id})
    await inside.people[1].press(inside.lobby, "Join")
    await sandbox.wait_for(lambda: set(thread.members) == {bot, table.host.id, table.people[1].id})


async def test_where_a_table_stands_already_a_button_opens_another_in_a_thread(
    bot: Bot, sandbox: Sandbox, new_table: NewTable
) -> None:
    """With all that the command had chosen; pressed twice, there is one."""
    table = new_table(3)
    await table.open(3)
    _, second, third = table.people
    offered = await second.command(
        table.channel, "sobek new", seats=4, variant="open", pace="slow", invite1=third.user.id
    )
    assert offered.ephemeral
    assert "This channel already has a table" in offered.text
    asks = next(str(one) for one in ids(offered.message) if one.verb is Verb.OPEN_THREAD)
    await asyncio.gather(*(second.press(offered.message, asks) for _ in range(2)))
    rows = f"SELECT * FROM games WHERE channel <> {table.id} AND host = ?"
    await sandbox.wait_for(lambda: bot.rows(rows, second.id))
    (row,) = bot.rows(rows, second.id)
    assert (row["kind"], row["size"], row["pace"], json.loads(row["options"])) == ("sobek", 4, "slow", {"way": "open"})
    thread = sandbox.channel(str(row["channel"]))
    assert (thread.kind, str(thread.parent_id)) == (kinds.PUBLIC_THREAD, str(table.id))
    (guest,) = bot.rows("SELECT * FROM guests WHERE game = ?", row["id"])
    assert (guest["user"], guest["name"]) == (third.id, third.user.global_name)
    again = await second.press(offered.message, asks)
    assert again.ephemeral
    assert "Your table is already open." in again.text
    assert len(bot.rows(rows, second.id)) == 1


async def test_where_threads_are_not_allowed_it_is_said_instead(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(2)
    await table.open(2)
    offered = await table.people[1].command(table.channel, "sobek new", seats=2)
    asks = next(str(one) for one in ids(offered.message) if one.verb is Verb.OPEN_THREAD)
    sandbox.permit(table.channel, create_public_threads=False)
    said = await table.people[1].command(table.channel, "sobek new", seats=2)
    assert "I lack these permissions here: Create Public Threads" in said.text
    assert ids(said.message) == []
    assert "Create Public Threads" in (await table.people[1].press(offered.message, asks)).text
    sandbox.permit(table.channel, create_public_threads=True)


async def test_an_announcement_channel_has_threads_of_its_own_kind(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(1)
    news = at(table, place(sandbox, "herald", kinds.ANNOUNCEMENT))
    inside = await news.thread()
    assert sandbox.channel(inside.channel).kind == kinds.ANNOUNCEMENT_THREAD
    assert len(news.public) == 1


@pytest.mark.parametrize("kind", [kinds.VOICE, kinds.STAGE], ids=["voice", "stage"])
async def test_where_there_are_no_threads_the_table_stands_in_the_channel_and_that_is_said(
    sandbox: Sandbox, new_table: NewTable, kind: int
) -> None:
    table = new_table(1)
    voice = at(table, place(sandbox, f"hall-{kind}", kind))
    answer = await voice.host.command(voice.channel, "sobek new", seats=2, thread=True)
    await sandbox.wait_for(lambda: voice.lobby)
    await sandbox.wait_for(lambda: hears(voice.host, voice, "has no threads"))
    assert answer.state == "ok"
    await voice.host.press(voice.lobby, "Add a computer")
    await voice.host.press(voice.lobby, "Start")
    await voice.settled()


async def test_in_a_thread_the_table_stands_in_the_thread_itself_and_that_is_said(
    sandbox: Sandbox, new_table: NewTable
) -> None:
    table = new_table(1)
    parent = sandbox.channel(table.channel)
    made = sandbox.world.add_thread(parent, "talk", table.host.id, 1440, sandbox.world.clock.fresh())
    inside = at(table, made)
    await inside.host.command(inside.channel, "sobek new", seats=2, thread=True)
    await sandbox.wait_for(lambda: inside.lobby)
    await sandbox.wait_for(lambda: hears(inside.host, inside, "already a thread"))
    assert inside.row["channel"] == made.id


@pytest.mark.thorough
async def test_a_forum_post_is_a_place_like_any_other(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(1)
    forum = place(sandbox, "forum", kinds.FORUM)
    made = sandbox.world.add_thread(forum, "Sobek tonight?", table.host.id, 1440, sandbox.world.clock.fresh())
    post = at(table, made)
    await post.start(2, computers=1)
    assert post.board


async def test_a_private_thread_without_the_bot_says_what_to_do(sandbox: Sandbox, new_table: NewTable) -> None:
    inside = private_thread(sandbox, new_table(1))
    answer = await inside.host.command(inside.channel, "sobek new", seats=2)
    assert answer.ephemeral
    assert "Mention me here" in answer.text
    inside.host.say(inside.channel, f"<@{sandbox.world.bot.id}> come in")
    await inside.host.command(inside.channel, "sobek new", seats=2)
    await sandbox.wait_for(lambda: inside.lobby)


async def test_no_table_is_opened_in_a_locked_thread(bot: Bot, sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(1)
    parent = sandbox.channel(table.channel)
    made = sandbox.world.add_thread(parent, "closed", table.host.id, 1440, sandbox.world.clock.fresh())
    lock(sandbox, made)
    answer = await table.host.command(str(made.id), "sobek new", seats=2)
    assert answer.ephemeral
    assert "locked" in answer.text
    assert bot.rows("SELECT id FROM games WHERE channel = ?", made.id) == []


@pytest.mark.parametrize("archived", [False, True], ids=["locked", "locked-and-archived"])
async def test_in_a_locked_thread_a_press_is_kept_and_shown_when_it_is_open_again(
    sandbox: Sandbox, new_table: NewTable, archived: bool
) -> None:
    table = new_table(2)
    inside = await table.thread()
    await inside.people[1].press(inside.lobby, "Join")
    await inside.host.press(inside.lobby, "Start")
    board = await inside.settled()
    (actor,) = inside.asked()
    thread = sandbox.channel(inside.channel)
    lock(sandbox, thread)
    if archived:
        sandbox.archive(thread, locked=True)
    take = next(one for one in ids(board) if one.verb is Verb.ACT)
    await actor.press(board, str(take))
    await sandbox.wait_for(lambda: hears(actor, inside, "This thread is locked"))
    assert len(inside.log) == 1
    thread.locked = False
    sandbox.world.archive(thread, archived=False)
    await inside.settled()
    assert inside.asked() != [actor]


async def test_without_the_permission_for_threads_a_press_says_which_one_is_missing(
    sandbox: Sandbox, new_table: NewTable
) -> None:
    table = new_table(2)
    inside = await table.thread()
    await inside.people[1].press(inside.lobby, "Join")
    await inside.host.press(inside.lobby, "Start")
    board = await inside.settled()
    (actor,) = inside.asked()
    sandbox.permit(table.channel, send_messages_in_threads=False)
    take = next(one for one in ids(board) if one.verb is Verb.ACT)
    await actor.press(board, str(take))
    await sandbox.wait_for(lambda: hears(actor, inside, "Send Messages in Threads"))
    sandbox.permit(table.channel, send_messages_in_threads=True)
    await inside.settled()


async def test_a_thread_that_cannot_be_made_leaves_nothing_behind(
    bot: Bot, sandbox: Sandbox, new_table: NewTable
) -> None:
    table = new_table(1)
    sandbox.fail(status=503, method="POST", path=r"/messages/\d+/threads$")
    await table.host.command(table.channel, "sobek new", seats=2, thread=True)
    await sandbox.wait_for(lambda: [one["ephemeral"] for one in table.host.sees(table.channel)] == [True])
    assert bot.rows("SELECT id FROM games WHERE channel = ?", table.id) == []


async def test_a_thread_whose_making_was_not_heard_of_is_used(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(1)
    sandbox.fail("cut", method="POST", path=r"/messages/\d+/threads$")
    inside = await table.thread()
    assert inside.lobby


async def test_an_answer_that_was_not_heard_of_promises_no_table(
    bot: Bot, sandbox: Sandbox, new_table: NewTable
) -> None:
    table = new_table(1)
    sandbox.fail("cut", method="POST", path="/callback$")
    await table.host.command(table.channel, "sobek new", seats=2, thread=True)
    await sandbox.wait_for(lambda: not table.public)
    assert bot.rows("SELECT id FROM games WHERE channel = ?", table.id) == []
