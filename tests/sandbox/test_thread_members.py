"""Who is in a thread: added, called, writing, leaving; what the bot hears of it; and threads that sleep."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import membership
from sandbox.server import Sandbox
from tests.sandbox.channels import HELLO, channel_of, opened, path
from tests.sandbox.conftest import Client, point
from tests.sandbox.page_tabs import open_tab
from tests.sandbox.rest import Rest

PRIVATE, PUBLIC = {"type": 12}, {"type": 11}


class Listener(discord.Client):
    """Notes what it hears of threads."""

    def __init__(self, *, members: bool) -> None:
        super().__init__(intents=discord.Intents(guilds=True, members=members), guild_ready_timeout=0.05)
        self.told: list[tuple[str, Any]] = []
        self.raw: list[tuple[str, Any]] = []

    async def on_socket_raw_receive(self, message: str) -> None:
        payload = discord.utils._from_json(message)
        if str(payload["t"]).startswith("THREAD"):
            self.raw.append((payload["t"], payload["d"]))

    async def on_thread_member_join(self, member: discord.ThreadMember) -> None:
        self.told.append(("join", member.id))

    async def on_thread_member_remove(self, member: discord.ThreadMember) -> None:
        self.told.append(("leave", member.id))

    async def on_thread_remove(self, thread: discord.Thread) -> None:
        self.told.append(("out", thread.id))


@pytest.fixture(params=[False, True], ids=["guilds", "guilds and members"])
async def listener(
    request: pytest.FixtureRequest, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Listener]:
    point(monkeypatch, sandbox)
    client = Listener(members=request.param)
    monkeypatch.setattr(client, "_enable_debug_events", True)
    running = asyncio.create_task(client.start("sandbox"))
    await sandbox.wait_online()
    await client.wait_until_ready()
    yield client
    await client.close()
    await running


def members(sandbox: Sandbox, thread: dict[str, Any]) -> set[str]:
    return {sandbox.world.users[one].name for one in sandbox.channel(thread["id"]).members}


@pytest.mark.parametrize("body", [PUBLIC, PRIVATE])
async def test_people_are_added_and_removed_and_a_line_says_so(
    rest: Rest, sandbox: Sandbox, body: dict[str, Any]
) -> None:
    """Each only once; who was added is called by the line."""
    alice = sandbox.person("alice")
    thread = await opened(rest, path(sandbox, "table-one"), body)
    place = f"/channels/{thread['id']}/thread-members"
    sandbox.permit("table-one", manage_threads=True)
    for _ in range(2):
        assert (await rest("PUT", f"{place}/{alice.id}"))[0] == 204
    assert members(sandbox, thread) == {"Bot", "alice"}
    assert (await rest("GET", f"/channels/{thread['id']}"))[1]["member_count"] == 2
    [added] = alice.sees(thread["id"])
    assert (added["type"], added["mentioned"], added["author"]["username"]) == (1, [str(alice.id)], "Bot")
    assert alice.pings(thread["id"]) == [added]
    for _ in range(2):
        assert (await rest("DELETE", f"{place}/{alice.id}"))[0] == 204
    assert members(sandbox, thread) == {"Bot"}
    assert [one["type"] for one in sandbox.person("manager").sees(thread["id"])] == [1, 2]


async def test_members_are_listed_and_fetched(rest: Rest, sandbox: Sandbox) -> None:
    """With the guild's member where that is asked for."""
    alice, bob = sandbox.person("alice"), sandbox.person("bob")
    thread = await opened(rest, path(sandbox, "table-one"), PUBLIC)
    place = f"/channels/{thread['id']}/thread-members"
    await rest("PUT", f"{place}/{alice.id}")
    _, found = await rest("GET", place)
    assert {one["user_id"] for one in found} == {str(alice.id), str(sandbox.world.bot.id)}
    assert all(set(one) == {"id", "user_id", "join_timestamp", "flags"} for one in found)
    first, second = sorted(found, key=lambda one: int(one["user_id"]))
    _, [only] = await rest("GET", f"{place}?with_member=true&limit=1&after={first['user_id']}")
    assert only["user_id"] == only["member"]["user"]["id"] == second["user_id"]
    _, one = await rest("GET", f"{place}/{alice.id}?with_member=1")
    assert one["member"]["user"]["username"] == "alice"
    assert (await rest("GET", f"{place}/@me"))[1]["user_id"] == str(sandbox.world.bot.id)
    assert await rest.code("GET", f"{place}/{bob.id}") == (404, 10007)
    assert await rest.code("PUT", f"{place}/1") == (404, 10013)
    assert await rest.code("GET", f"{path(sandbox, 'table-one')}/thread-members") == (400, 50024)


async def test_who_writes_or_is_called_is_in_the_thread(sandbox: Sandbox, client: Client) -> None:
    """Called means: allowed to be; by an edit as well, which notifies nobody."""
    names = {name: sandbox.person(name) for name in ("alice", "bob", "carol", "dave")}
    thread = await channel_of(client).create_thread(name="A table", type=discord.ChannelType.public_thread)
    names["alice"].say(thread.id, "Hello")
    only_bob = discord.AllowedMentions(users=[discord.Object(names["bob"].id)])
    text = f"{names['bob'].mention} {names['carol'].mention}"
    message = await thread.send(text, allowed_mentions=only_bob)
    inside = sandbox.channel(thread.id).members
    assert {name for name, one in names.items() if one.id in inside} == {"alice", "bob"}
    await message.edit(content=names["dave"].mention)
    assert names["dave"].id in inside
    assert names["dave"].pings(thread.id) == []
    await channel_of(client).send(names["carol"].mention)
    assert names["carol"].id not in inside


async def test_a_private_thread_is_for_its_members(rest: Rest, sandbox: Sandbox, client: Client) -> None:
    """And for those who manage threads; whoever is added sees all of it."""
    alice, bob, manager = sandbox.person("alice"), sandbox.person("bob"), sandbox.person("manager")
    thread = await opened(rest, path(sandbox, "table-one"), PRIVATE)
    assert thread["thread_metadata"]["invitable"]
    await rest("POST", f"/channels/{thread['id']}/messages", HELLO)
    assert (len(alice.sees(thread["id"])), len(bob.sees(thread["id"])), len(manager.sees(thread["id"]))) == (0, 0, 1)
    await rest("PUT", f"/channels/{thread['id']}/thread-members/{alice.id}")
    assert (len(alice.sees(thread["id"])), len(bob.sees(thread["id"]))) == (2, 0)
    assert (await alice.command(thread["id"], "toy new")).state == "ok"
    with pytest.raises(Exception, match="No commands"):
        await bob.command(thread["id"], "toy new")


async def test_others_private_threads_do_not_exist_for_the_bot(
    rest: Rest, sandbox: Sandbox, listener: Listener
) -> None:
    """Until somebody adds it, which it hears; or it manages threads."""
    world, alice = sandbox.world, sandbox.person("alice")
    thread = world.add_thread(sandbox.channel("table-one"), "Hers", alice.id, 1440, world.clock.fresh(), 12)
    alice.say(thread.id, "psst")
    assert await rest.code("GET", f"/channels/{thread.id}") == (403, 50001)
    assert await rest.code("POST", f"/channels/{thread.id}/messages", HELLO) == (403, 50001)
    assert await rest.code("PUT", f"/channels/{thread.id}/thread-members/@me") == (403, 50001)
    active = f"/guilds/{world.guild_id}/threads/active"
    assert str(thread.id) not in [one["id"] for one in (await rest("GET", active))[1]["threads"]]
    assert listener.raw == []
    membership.add(world, thread, world.bot.id)
    await sandbox.wait_for(lambda: [kind for kind, _ in listener.raw] == ["THREAD_CREATE", "THREAD_MEMBERS_UPDATE"])
    assert "newly_created" not in listener.raw[0][1]
    found = listener.get_channel(thread.id)
    assert isinstance(found, discord.Thread)
    assert [message.content async for message in found.history()] == ["psst"]


async def test_the_bot_hears_who_comes_and_goes(rest: Rest, sandbox: Sandbox, listener: Listener) -> None:
    """Of itself with the guilds' intent, of others only with that of members."""
    alice = sandbox.person("alice")
    thread = await opened(rest, path(sandbox, "table-one"), PUBLIC)
    place = f"/channels/{thread['id']}/thread-members"
    await rest("PUT", f"{place}/{alice.id}")
    await rest("DELETE", f"{place}/@me")
    await rest("PUT", f"{place}/@me")
    sandbox.archive(thread["id"])
    await sandbox.wait_for(lambda: "THREAD_UPDATE" in [kind for kind, _ in listener.raw])
    changes = [body for kind, body in listener.raw if kind == "THREAD_MEMBERS_UPDATE"]
    others = [body for body in changes if str(alice.id) in str(body)]
    assert len(others) == (1 if listener.intents.members else 0)
    if others:
        assert (others[0]["member_count"], others[0]["added_members"][0]["member"]["user"]["id"]) == (2, str(alice.id))
        assert listener.told[0] == ("join", alice.id)
    mine = [body for body in changes if body not in others]
    assert [("added_members" in one, "removed_member_ids" in one) for one in mine] == [
        (True, False),
        (False, True),
        (True, False),
    ]
    assert ("out", int(thread["id"])) in listener.told
    created = next(body for kind, body in listener.raw if kind == "THREAD_CREATE")
    assert created["newly_created"]


async def test_a_deleted_thread_is_told_by_its_ids_alone(rest: Rest, sandbox: Sandbox, listener: Listener) -> None:
    """As Discord does."""
    thread = await opened(rest, path(sandbox, "table-one"), PUBLIC)
    sandbox.delete_channel(thread["id"])
    await sandbox.wait_for(lambda: listener.raw and listener.raw[-1][0] == "THREAD_DELETE")
    assert set(listener.raw[-1][1]) == {"id", "guild_id", "parent_id", "type"}


async def test_a_channel_that_comes_into_sight_brings_its_threads(
    rest: Rest, sandbox: Sandbox, listener: Listener
) -> None:
    """THREAD_LIST_SYNC, with the bot's own membership."""
    thread = await opened(rest, path(sandbox, "table-one"), PUBLIC)
    sandbox.permit("table-one", view_channel=False)
    sandbox.permit("table-one", view_channel=True)
    await sandbox.wait_for(lambda: listener.raw and listener.raw[-1][0] == "THREAD_LIST_SYNC")
    body = listener.raw[-1][1]
    assert [one["id"] for one in body["threads"]] == [thread["id"]]
    assert body["channel_ids"] == [str(sandbox.channel("table-one").id)]
    assert [one["user_id"] for one in body["members"]] == [str(sandbox.world.bot.id)]


async def test_nobody_comes_or_goes_in_an_archived_thread(rest: Rest, sandbox: Sandbox) -> None:
    """50083, for the bot itself too."""
    alice = sandbox.person("alice")
    thread = await opened(rest, path(sandbox, "table-one"), PUBLIC)
    sandbox.archive(thread["id"])
    for who in ("@me", str(alice.id)):
        for method in ("PUT", "DELETE"):
            assert await rest.code(method, f"/channels/{thread['id']}/thread-members/{who}") == (400, 50083)


async def test_who_may_add_and_remove(rest: Rest, sandbox: Sandbox) -> None:
    """Adding needs the right to write, or, where members may not invite, that of the thread's master."""
    world, alice, bob = sandbox.world, sandbox.person("alice"), sandbox.person("bob")
    public = await opened(rest, path(sandbox, "table-one"), PUBLIC)
    await rest("PUT", f"/channels/{public['id']}/thread-members/{alice.id}")
    assert await rest.code("DELETE", f"/channels/{public['id']}/thread-members/{alice.id}") == (403, 50013)
    own = await opened(rest, path(sandbox, "table-one"), {**PRIVATE, "invitable": False})
    for method in ("PUT", "DELETE"):
        assert (await rest(method, f"/channels/{own['id']}/thread-members/{alice.id}"))[0] == 204
    hers = world.add_thread(sandbox.channel("table-one"), "Hers", alice.id, 1440, world.clock.fresh(), 12)
    hers.members[world.bot.id] = 0.0
    hers.invitable = False
    assert await rest.code("PUT", f"/channels/{hers.id}/thread-members/{bob.id}") == (403, 50013)
    assert await rest.code("DELETE", f"/channels/{hers.id}/thread-members/{alice.id}") == (403, 50013)
    hers.invitable = True
    assert (await rest("PUT", f"/channels/{hers.id}/thread-members/{bob.id}"))[0] == 204
    sandbox.permit("table-one", send_messages_in_threads=False)
    assert await rest.code("PUT", f"/channels/{public['id']}/thread-members/{bob.id}") == (403, 50013)


async def test_archives_are_listed(rest: Rest, sandbox: Sandbox) -> None:
    """Public ones, private ones, and those of the bot's own; the last archived comes first."""
    world, alice, place = sandbox.world, sandbox.person("alice"), path(sandbox, "table-one")
    public = [await opened(rest, place, PUBLIC) for _ in range(3)]
    mine = await opened(rest, place, PRIVATE)
    hers = world.add_thread(sandbox.channel("table-one"), "Hers", alice.id, 1440, world.clock.fresh(), 12)
    await opened(rest, place, PUBLIC)
    for one in (*public, mine, {"id": hers.id}):
        sandbox.archive(one["id"])
        sandbox.clock.advance(1)
    _, found = await rest("GET", f"{place}/threads/archived/public?limit=2")
    assert [one["id"] for one in found["threads"]] == [public[2]["id"], public[1]["id"]]
    assert found["has_more"]
    assert len(found["members"]) == 2
    before = found["threads"][1]["thread_metadata"]["archive_timestamp"]
    _, rest_of_them = await rest("GET", f"{place}/threads/archived/public?before={before}")
    assert [one["id"] for one in rest_of_them["threads"]] == [public[0]["id"]]
    assert not rest_of_them["has_more"]
    assert await rest.code("GET", f"{place}/threads/archived/private") == (403, 50013)
    _, joined = await rest("GET", f"{place}/users/@me/threads/archived/private")
    assert [one["id"] for one in joined["threads"]] == [mine["id"]]
    sandbox.permit("table-one", manage_threads=True)
    _, private = await rest("GET", f"{place}/threads/archived/private")
    assert [one["id"] for one in private["threads"]] == [str(hers.id), mine["id"]]
    assert await rest.code("GET", f"{place}/threads/archived/public?before=x") == (400, 50035)
    sandbox.permit("table-one", read_message_history=False)
    assert await rest.code("GET", f"{place}/threads/archived/public") == (403, 50013)


async def test_discord_py_joins_leaves_adds_and_lists(sandbox: Sandbox, client: Client) -> None:
    """The same by the library's own words."""
    alice = sandbox.person("alice")
    thread = await channel_of(client).create_thread(name="A table")  # private: no message, no type
    assert thread.is_private()
    await thread.add_user(discord.Object(alice.id))
    assert {one.id for one in await thread.fetch_members()} == {alice.id, client.application_id}
    await thread.remove_user(discord.Object(alice.id))
    await thread.edit(archived=True)
    assert [one.id async for one in channel_of(client).archived_threads(private=True, joined=True)] == [thread.id]
    await thread.edit(archived=False)
    await thread.leave()
    with pytest.raises(discord.Forbidden):
        await thread.send("x")


async def test_the_page_knows_kinds_and_only_ones_own_private_threads(rest: Rest, sandbox: Sandbox) -> None:
    """Who is added learns of the thread, who is not never hears of it."""
    alice, bob = sandbox.person("alice"), sandbox.person("bob")
    async with aiohttp.ClientSession() as browser:
        tab, other = await open_tab(browser, sandbox, "user=alice"), await open_tab(browser, sandbox, "user=bob")
        hello = await tab.hears("hello")
        found = {one["name"]: one["type"] for one in hello["channels"]}
        assert (found["news"], found["lounge"], found["ideas"], found["Welcome"]) == (5, 2, 15, 11)
        thread = await opened(rest, path(sandbox, "table-one"), {})
        await rest("PUT", f"/channels/{thread['id']}/thread-members/{alice.id}")
        assert (await tab.hears("channel_create"))["channel"]["id"] == thread["id"]
        assert (await tab.hears("message"))["message"]["channel_id"] == thread["id"]
        await other.says("open", channel_id=thread["id"])
        assert (await other.hears("interaction"))["state"] == "failed"
        await rest("DELETE", f"/channels/{thread['id']}/thread-members/{alice.id}")
        assert (await tab.hears("channel_delete"))["channel"]["id"] == thread["id"]
    assert bob.sees(thread["id"]) == []
