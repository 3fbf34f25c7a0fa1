"""Reactions, pins, and many messages deleted at once, with what a bot hears of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import quote

import aiohttp
import discord
import pytest

from sandbox import pins, reactions
from sandbox.errors import Refusal
from sandbox.server import Sandbox
from tests.sandbox.channels import HELLO, opened, path
from tests.sandbox.conftest import point
from tests.sandbox.emojis import made
from tests.sandbox.page_tabs import TABLE, open_tab
from tests.sandbox.rest import Rest

FISH, HEART = quote("🐟"), quote("❤️")


class Listener(discord.Client):
    """Notes events by name with the message or channel they are about."""

    def __init__(self) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, guild_reactions=True)
        super().__init__(intents=intents, guild_ready_timeout=0.05)
        self.told: list[tuple[Any, ...]] = []

    async def on_raw_reaction_add(self, event: discord.RawReactionActionEvent) -> None:
        assert event.member is not None
        self.told.append(("add", str(event.emoji), event.member.name, event.message_author_id))

    async def on_raw_reaction_remove(self, event: discord.RawReactionActionEvent) -> None:
        self.told.append(("remove", str(event.emoji), event.user_id))

    async def on_raw_reaction_clear(self, event: discord.RawReactionClearEvent) -> None:
        self.told.append(("clear", event.message_id))

    async def on_raw_reaction_clear_emoji(self, event: discord.RawReactionClearEmojiEvent) -> None:
        self.told.append(("clear", str(event.emoji)))

    async def on_guild_channel_pins_update(self, channel: Any, last_pin: Any) -> None:
        self.told.append(("pins", channel.name, last_pin is not None))

    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        self.told.append(("bulk", event.message_ids))

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        self.told.append(("single", event.message_id))


@pytest.fixture
async def listener(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Listener]:
    point(monkeypatch, sandbox)
    client = Listener()
    running = asyncio.create_task(client.start("sandbox"))
    await sandbox.wait_online()
    await client.wait_until_ready()
    yield client
    await client.close()
    await running


async def posted(rest: Rest, name: str = "table-one") -> tuple[str, Any]:
    _, message = await rest("POST", f"{path(rest.sandbox, name)}/messages", HELLO)
    return f"{path(rest.sandbox, name)}/messages/{message['id']}", message


async def test_reactions_are_added_counted_listed_and_taken_back(rest: Rest, sandbox: Sandbox) -> None:
    """Each person's once, and the bot knows its own."""
    alice, bob = sandbox.person("alice"), sandbox.person("bob")
    place, message = await posted(rest)
    alice.react(message, "🐟")
    for _ in range(2):
        assert (await rest("PUT", f"{place}/reactions/{FISH}/@me"))[0] == 204
    bob.react(message, "🐟")
    [shown] = (await rest("GET", place))[1]["reactions"]
    assert (shown["emoji"], shown["count"], shown["me"]) == ({"id": None, "name": "🐟"}, 3, True)
    _, users = await rest("GET", f"{place}/reactions/{FISH}")
    assert {one["username"] for one in users} == {"alice", "bob", "Bot"}
    _, [second] = await rest("GET", f"{place}/reactions/{FISH}?limit=1&after={users[0]['id']}")
    assert second == users[1]
    await rest("DELETE", f"{place}/reactions/{FISH}/@me")
    bob.react(message, "🐟")
    [shown] = (await rest("GET", place))[1]["reactions"]
    assert (shown["count"], shown["me"]) == (1, False)
    assert await rest.code("DELETE", f"{place}/reactions/{FISH}/{alice.id}") == (403, 50013)
    sandbox.permit("table-one", manage_messages=True)
    await rest("DELETE", f"{place}/reactions/{FISH}/{alice.id}")
    assert "reactions" not in (await rest("GET", place))[1]


async def test_all_reactions_go_at_once(rest: Rest, sandbox: Sandbox) -> None:
    """All, or all with one emoji; for those who manage messages."""
    place, message = await posted(rest)
    for emoji in "🐟🐊🏺":
        sandbox.person("alice").react(message, emoji)
    assert await rest.code("DELETE", f"{place}/reactions") == (403, 50013)
    sandbox.permit("table-one", manage_messages=True)
    await rest("DELETE", f"{place}/reactions/{FISH}")
    assert len((await rest("GET", place))[1]["reactions"]) == 2
    await rest("DELETE", f"{place}/reactions")
    assert "reactions" not in (await rest("GET", place))[1]


async def test_only_emojis_that_there_are_can_be_used(rest: Rest, sandbox: Sandbox) -> None:
    """10014 for words and for custom ones nobody made; the application's own are good."""
    place, _ = await posted(rest)
    for text in ("fish", quote("fish:1"), quote("🐟 🐟"), "1"):
        assert await rest.code("PUT", f"{place}/reactions/{text}/@me") == (404, 10014)
    for text in (HEART, quote("1️⃣"), quote("🇫🇷")):
        assert (await rest("PUT", f"{place}/reactions/{text}/@me"))[0] == 204
    emoji = await made(rest, "pike")
    assert (await rest("PUT", f"{place}/reactions/{quote('pike:' + emoji['id'])}/@me"))[0] == 204
    assert (await rest("GET", place))[1]["reactions"][-1]["emoji"] == {"id": emoji["id"], "name": "pike"}


async def test_reacting_has_its_limits(rest: Rest, sandbox: Sandbox) -> None:
    """Twenty emojis; the permission for a new one, not for one that is there; nothing in an archived thread."""
    place, message = await posted(rest)
    for number in range(reactions.MOST_REACTIONS - 1):
        sandbox.person("alice").react(message, chr(0x1F400 + number))
    sandbox.permit("table-one", add_reactions=False)
    assert await rest.code("PUT", f"{place}/reactions/{HEART}/@me") == (403, 50013)
    assert (await rest("PUT", f"{place}/reactions/{quote(chr(0x1F400))}/@me"))[0] == 204
    sandbox.permit("table-one", add_reactions=True)
    assert (await rest("PUT", f"{place}/reactions/{HEART}/@me"))[0] == 204
    assert await rest.code("PUT", f"{place}/reactions/{quote('🏺')}/@me") == (400, 30010)
    with pytest.raises(Refusal):
        sandbox.person("bob").react(message, "🏺")
    sandbox.permit("table-one", read_message_history=False)
    assert await rest.code("GET", f"{place}/reactions/{HEART}") == (403, 50013)
    sandbox.permit("table-one", read_message_history=True)
    thread = await opened(rest, path(sandbox, "table-one"), {"type": 11})
    _, inside = await rest("POST", f"/channels/{thread['id']}/messages", HELLO)
    sandbox.archive(thread["id"])
    where = f"/channels/{thread['id']}/messages/{inside['id']}"
    assert await rest.code("PUT", f"{where}/reactions/{FISH}/@me") == (400, 50083)
    assert await rest.code("PUT", f"{path(sandbox, 'table-one')}/messages/1/reactions/{FISH}/@me") == (404, 10008)


async def test_the_bot_hears_of_reactions(rest: Rest, sandbox: Sandbox, listener: Listener) -> None:
    """With the intent for them: who, which, on whose message."""
    alice, me = sandbox.person("alice"), sandbox.world.bot.id
    place, message = await posted(rest)
    sandbox.permit("table-one", manage_messages=True)
    alice.react(message, "🐟")
    alice.react(message, "🐟")
    alice.react(message, "🐊")
    await rest("DELETE", f"{place}/reactions/{quote('🐊')}")
    alice.react(message, "🐊")
    await rest("DELETE", f"{place}/reactions")
    await sandbox.wait_for(lambda: len(listener.told) == 6)
    assert listener.told == [
        ("add", "🐟", "alice", me),
        ("remove", "🐟", alice.id),
        ("add", "🐊", "alice", me),
        ("clear", "🐊"),
        ("add", "🐊", "alice", me),
        ("clear", int(message["id"])),
    ]


async def test_reactions_are_shown_and_pressed_on_the_page(rest: Rest, sandbox: Sandbox) -> None:
    """A press adds one's own or takes it back."""
    _, message = await posted(rest)
    async with aiohttp.ClientSession() as browser:
        tab = await open_tab(browser, sandbox, "user=alice")
        for expected in ([1], []):
            await tab.says("react", channel_id=TABLE, message_id=message["id"], emoji="🐟")
            told = (await tab.hears("message_update"))["message"]
            assert [one["count"] for one in told.get("reactions", [])] == expected


@pytest.mark.parametrize("old", [False, True])
async def test_messages_are_pinned_listed_and_unpinned(rest: Rest, sandbox: Sandbox, old: bool) -> None:
    """By the new routes and the old ones; the last pinned comes first, and a line says who pinned."""
    place = f"{path(sandbox, 'table-one')}/{'pins' if old else 'messages/pins'}"
    found = [(await posted(rest))[1] for _ in range(3)]
    assert await rest.code("PUT", f"{place}/{found[0]['id']}") == (403, 50013)
    sandbox.permit("table-one", pin_messages=True)
    for message in (found[0], found[2], found[0]):
        assert (await rest("PUT", f"{place}/{message['id']}"))[0] == 204
        sandbox.clock.advance(1)
    seen = sandbox.person("alice").sees("table-one")
    assert [(one["type"], one["pinned"]) for one in seen] == [(0, True), (0, False), (0, True), (6, False), (6, False)]
    assert seen[3]["message_reference"]["message_id"] == found[0]["id"]
    _, listed = await rest("GET", place)
    messages = listed if old else [one["message"] for one in listed["items"]]
    assert [one["id"] for one in messages] == [found[2]["id"], found[0]["id"]]
    if not old:
        _, page = await rest("GET", f"{place}?limit=1")
        assert page["has_more"]
        _, page = await rest("GET", f"{place}?before={quote(page['items'][0]['pinned_at'])}")
        assert ([one["message"]["id"] for one in page["items"]], page["has_more"]) == ([found[0]["id"]], False)
    assert (await rest("DELETE", f"{place}/{found[2]['id']}"))[0] == 204
    assert not sandbox.person("alice").sees("table-one")[2]["pinned"]
    assert (await rest.code("PUT", f"{place}/{seen[3]['id']}"))[1] == 50021


async def test_pins_are_limited_and_heard_of(
    rest: Rest, sandbox: Sandbox, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """250 a channel; the bot hears each change."""
    assert pins.MOST_PINS == 250
    monkeypatch.setattr(pins, "MOST_PINS", 1)
    sandbox.permit("table-one", pin_messages=True)
    place = f"{path(sandbox, 'table-one')}/messages/pins"
    one, other = (await posted(rest))[1], (await posted(rest))[1]
    await rest("PUT", f"{place}/{one['id']}")
    assert await rest.code("PUT", f"{place}/{other['id']}") == (400, 30003)
    await rest("DELETE", f"{place}/{one['id']}")
    await sandbox.wait_for(lambda: len(listener.told) == 2)
    assert listener.told == [("pins", "table-one", True), ("pins", "table-one", False)]


async def test_many_messages_are_deleted_at_once(rest: Rest, sandbox: Sandbox, listener: Listener) -> None:
    """One event for all of them; ids of what is gone do no harm; pages see each go."""
    place = f"{path(sandbox, 'table-one')}/messages"
    found = [(await posted(rest))[1]["id"] for _ in range(3)]
    body = {"messages": [found[0], found[2], "1"]}
    assert await rest.code("POST", f"{place}/bulk-delete", body) == (403, 50013)
    sandbox.permit("table-one", manage_messages=True)
    async with aiohttp.ClientSession() as browser:
        tab = await open_tab(browser, sandbox, "user=alice")
        await tab.hears("hello")
        assert (await rest("POST", f"{place}/bulk-delete", body))[0] == 204
        assert [(await tab.hears("message_delete"))["id"] for _ in range(2)] == [found[0], found[2]]
    assert [one["id"] for one in sandbox.person("alice").sees("table-one")] == [found[1]]
    await sandbox.wait_for(lambda: listener.told)
    assert listener.told == [("bulk", {int(found[0]), int(found[2])})]


async def test_deleting_many_has_its_limits(rest: Rest, sandbox: Sandbox) -> None:
    """Two to a hundred, not older than fourteen days, and all or nothing."""
    sandbox.schema = None
    sandbox.permit("table-one", manage_messages=True)
    place = f"{path(sandbox, 'table-one')}/messages/bulk-delete"
    old = (await posted(rest))[1]["id"]
    for number in (0, 1, 101):
        ids = [str(one) for one in range(number)]
        assert await rest.code("POST", place, {"messages": ids}) == (400, 50035)
    sandbox.clock.advance(14 * 24 * 3600 + 1)
    new = (await posted(rest))[1]["id"]
    assert await rest.code("POST", place, {"messages": [old, new]}) == (400, 50034)
    assert len(sandbox.person("alice").sees("table-one")) == 2
    direct = sandbox.world.direct(sandbox.person("alice").user)
    assert (await rest.code("POST", f"/channels/{direct.id}/messages/bulk-delete", {"messages": [old, new]}))[
        1
    ] == 50003
