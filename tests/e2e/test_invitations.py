"""People invite each other and answer, as they press and type; each is called once, and so is a role."""

from __future__ import annotations

import pytest

from bot.i18n.messages import Words
from bot.interactions.custom_id import PressId, Verb
from sandbox.errors import Impossible
from sandbox.person import Answer, Person, components_of, text_of
from sandbox.roles import PLAYERS
from tests.databases import alter
from tests.e2e.conftest import NewTable, People
from tests.e2e.harness import Bot, Json, Table, labels

pytestmark = pytest.mark.asyncio(loop_scope="module")

WORDS = Words.load()
USER_SELECT = 5


def select_of(message: Json) -> str:
    """Return the select by which people are invited."""
    return next(str(part["custom_id"]) for part in components_of(message) if part["type"] == USER_SELECT)


def lobby_of(table: Table) -> Json:
    lobby = table.lobby
    assert lobby is not None
    return lobby


async def invite(table: Table, *people: Person) -> Answer:
    """Let the host invite people on the page of the lobby's options."""
    page = await table.options(table.host)
    return await table.host.select(page, select_of(page), [str(one.id) for one in people], wait=0.5)


async def test_invited_from_the_first_two_answer_and_the_game_begins(new_table: NewTable, people: People) -> None:
    """The answer is private, the lobby calls both; one accepts, one declines, a third comes by himself."""
    table = new_table(1)
    ben, cleo, dan = people(3)
    answer = await table.host.command(table.channel, "sobek new", seats=3, invite1=ben.id, invite2=cleo.id)
    assert answer.ephemeral
    assert WORDS.text("en", "invite-opened") in answer.text
    lobby = lobby_of(table)
    assert [part["url"].rsplit("/", 1)[1] for part in components_of(answer.message) if part.get("url")] == [lobby["id"]]
    assert [[one["id"] for one in who.pings(table.channel)] for who in (ben, cleo, dan)] == [
        [lobby["id"]],
        [lobby["id"]],
        [],
    ]
    with pytest.raises(Impossible, match="disabled"):
        await dan.press(lobby, WORDS.text("en", "lobby-join"))
    assert "The free seats are held for invitations, so nobody else can join." in text_of(lobby)
    # As a lobby that was shown before they were invited had it.
    held = await dan.press(lobby, str(PressId(table.row["id"], 1, Verb.JOIN)), stale=True)
    assert held.text == WORDS.text("en", "error-seats-held")
    await ben.press(lobby, WORDS.text("en", "invite-accept"))
    await cleo.press(lobby, WORDS.text("en", "invite-decline"))
    assert WORDS.text("en", "invite-accept") not in labels(lobby_of(table))
    await dan.press(lobby_of(table), WORDS.text("en", "lobby-join"))
    await table.host.press(lobby_of(table), WORDS.text("en", "lobby-start"))
    await table.settled()
    assert table.row["status"] == "running"


async def test_who_is_invited_later_is_called_by_a_lobby_that_takes_the_old_ones_place(
    new_table: NewTable, people: People
) -> None:
    """Once; what others do afterwards does not call him again, nor does who takes it back and invites him anew."""
    table = new_table(1)
    ben, cleo = people(2)
    first = await table.open(4)
    await invite(table, ben)
    await table.sandbox.wait_for(lambda: [one["id"] for one in table.public] not in ([], [first["id"]]))
    await table.sandbox.wait_for(lambda: len(table.public) == 1)
    second = lobby_of(table)
    assert second["id"] != first["id"]
    assert ben.mention in text_of(second)
    await cleo.press(second, WORDS.text("en", "lobby-join"))
    await table.quiet()
    assert len(ben.pings(table.channel)) == 1
    await invite(table, ben)
    await table.sandbox.wait_for(lambda: ben.mention not in text_of(lobby_of(table)))
    again = await invite(table, ben)
    assert WORDS.note("en", "invite-not-again", person=ben.mention) in again.text
    await table.quiet()
    assert len(ben.pings(table.channel)) == 1


async def test_who_wants_no_invitations_is_left_alone(new_table: NewTable, people: People) -> None:
    """He says so on the page of reminders; the one who invites is told kindly."""
    table = new_table(1)
    (ben,) = people(1)
    away = await ben.command(table.channel, "sobek away")
    page = await ben.press(away.message, WORDS.text("en", "habits-button"))
    page = await ben.press(page.message, WORDS.text("en", "invitations-off"))
    assert WORDS.text("en", "invitations-none") in page.text
    await table.open(3)
    refused = await invite(table, ben)
    assert refused.ephemeral
    assert refused.text == WORDS.note("en", "invite-not-closed", person=ben.mention)
    assert ben.pings(table.channel) == []
    page = await ben.press(page.message, WORDS.text("en", "invitations-on"))
    assert WORDS.text("en", "invitations-taken") in page.text
    await invite(table, ben)
    await table.sandbox.wait_for(lambda: len(ben.pings(table.channel)) == 1)


async def test_in_a_thread_of_its_own_those_who_are_invited_are_called(
    bot: Bot, new_table: NewTable, people: People
) -> None:
    """The answer that the thread hangs on stays public; the mention calls them into the thread."""
    table = new_table(1)
    (ben,) = people(1)
    answer = await table.host.command(table.channel, "sobek new", seats=2, thread=True, invite1=ben.id)
    inside = Table(bot, str(answer.messages[0]["id"]), table.host)
    await table.sandbox.wait_for(lambda: int(inside.channel) in table.sandbox.world.channels and inside.lobby)
    await table.sandbox.wait_for(lambda: len(ben.pings(inside.channel)) == 1)
    await ben.press(lobby_of(inside), WORDS.text("en", "invite-accept"))
    assert len(bot.rows('SELECT * FROM seats WHERE "user" = ?', ben.id)) == 1


async def test_a_role_is_called_by_a_new_lobby_once_in_six_hours(bot: Bot, new_table: NewTable) -> None:
    """The next lobby is an ordinary answer again."""
    first, second = new_table(1), new_table(1)
    role = bot.sandbox.world.role(PLAYERS)
    alter(bot.url, "DELETE FROM guilds")
    alter(bot.url, "INSERT INTO guilds (guild, role) VALUES (?, ?)", [bot.sandbox.world.guild_id, role.id])
    answer = await first.host.command(first.channel, "sobek new", seats=2)
    assert answer.ephemeral
    (called,) = second.host.pings(first.channel)
    assert f"<@&{role.id}>" in text_of(called)
    await first.host.press(called, WORDS.text("en", "lobby-add-computer"))
    answer = await second.host.command(second.channel, "sobek new", seats=2)
    assert not answer.ephemeral
    await first.quiet()
    assert len(second.host.pings(first.channel)) == 1
    assert first.host.pings(second.channel) == []
