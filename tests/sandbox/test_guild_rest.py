"""The guild over HTTP: what bots ask about it at their start, its members, roles and channels."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from sandbox import kinds
from sandbox.permissions import BITS
from sandbox.server import Sandbox
from tests.sandbox.conftest import Client
from tests.sandbox.rest import Rest


def guild(sandbox: Sandbox) -> str:
    return f"/guilds/{sandbox.world.guild_id}"


async def test_the_guild_and_the_bots_guilds_are_told_with_counts(rest: Rest, sandbox: Sandbox) -> None:
    """Counts only where they are asked for; nothing once the bot is out."""
    _, plain = await rest("GET", guild(sandbox))
    _, counted = await rest("GET", f"{guild(sandbox)}?with_counts=true")
    number = len(sandbox.world.users)
    assert "approximate_member_count" not in plain
    assert (counted["approximate_member_count"], counted["approximate_presence_count"]) == (number, number)
    _, [mine] = await rest("GET", "/users/@me/guilds?with_counts=true")
    assert (mine["id"], mine["owner"], mine["approximate_member_count"]) == (plain["id"], False, number)
    sandbox.remove_bot()
    assert await rest("GET", "/users/@me/guilds") == (200, [])
    assert await rest.code("GET", f"{guild(sandbox)}/roles") == (403, 50001)


async def test_members_are_listed_page_by_page_and_searched(rest: Rest, sandbox: Sandbox) -> None:
    """In the order of their ids; by the beginning of either name, whatever the case."""
    place = f"{guild(sandbox)}/members"
    _, everybody = await rest("GET", f"{place}?limit=1000")
    ids = [int(one["user"]["id"]) for one in everybody]
    assert ids == sorted(sandbox.world.users)
    assert [int(one["user"]["id"]) for one in (await rest("GET", f"{place}?limit=2&after={ids[1]}"))[1]] == ids[2:4]
    assert len((await rest("GET", place))[1]) == 1
    assert await rest.code("GET", f"{place}?limit=1001") == (400, 50035)
    sandbox.person("dave").user.global_name = "Alistair"
    _, found = await rest("GET", f"{place}/search?query=ALI&limit=10")
    assert {one["user"]["username"] for one in found} == {"alice", "dave"}
    assert await rest.code("GET", f"{place}/search") == (400, 50035)


async def test_all_members_are_for_bots_that_may_have_the_intent(rest: Rest, sandbox: Sandbox) -> None:
    """It is switched off for the application; a search needs none."""
    sandbox.gateway.entry.privileged = 0
    assert await rest.code("GET", f"{guild(sandbox)}/members?limit=10") == (403, 50001)
    assert len((await rest("GET", f"{guild(sandbox)}/members/search?query=ali"))[1]) == 1


async def test_roles_are_listed_and_fetched(rest: Rest, sandbox: Sandbox) -> None:
    """`@everyone` has the guild's own id."""
    _, roles = await rest("GET", f"{guild(sandbox)}/roles")
    assert roles[0]["name"] == "@everyone"
    assert await rest("GET", f"{guild(sandbox)}/roles/{sandbox.world.guild_id}") == (200, roles[0])
    assert await rest.code("GET", f"{guild(sandbox)}/roles/1") == (404, 10011)
    assert await rest("GET", f"{guild(sandbox)}/emojis") == (200, [])


async def test_a_channel_is_made_in_a_category(rest: Rest, sandbox: Sandbox, client: Client) -> None:
    """Names of text channels become as Discord writes them; every kind is made; two may have one name."""
    sandbox.world.bot.permissions |= BITS["manage_channels"]
    [found] = client.guilds
    category = await found.create_category("Games of all kinds")
    channel = await category.create_text_channel("My Table", topic="Sobek")
    assert (channel.name, channel.topic, channel.category_id) == ("my-table", "Sobek", category.id)
    assert (await found.create_voice_channel("My Table")).name == "My Table"
    assert (await found.create_text_channel("my table")).id != channel.id
    forum = await found.create_forum("posts", available_tags=[discord.ForumTag(name="Wish")])
    post = await forum.create_thread(name="x", content="x", applied_tags=[forum.available_tags[0]])
    assert [tag.name for tag in post.thread.applied_tags] == ["Wish"]
    await sandbox.wait_for(lambda: client.get_channel(channel.id))
    sandbox.permit(channel.id, manage_channels=True)
    await channel.edit(topic="Other", slowmode_delay=5, category=None)
    made = sandbox.channel(channel.id)
    assert (made.topic, made.slowmode, made.parent_id) == ("Other", 5, None)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": ""}, 50035),
        ({"name": "x" * 101}, 50035),
        ({"name": "x", "type": 11}, 50035),
        ({"name": "x", "parent_id": "1"}, 50035),
        ({"name": "x", "topic": "x" * 1025}, 50035),
        ({"name": "x", "rate_limit_per_user": 21601}, 50035),
    ],
)
async def test_a_bad_channel_is_a_bad_form(rest: Rest, sandbox: Sandbox, body: dict[str, Any], code: int) -> None:
    """And is not made."""
    sandbox.schema = None
    sandbox.world.bot.permissions |= BITS["manage_channels"]
    before = len(sandbox.world.channels)
    assert await rest.code("POST", f"{guild(sandbox)}/channels", body) == (400, code)
    assert len(sandbox.world.channels) == before


async def test_making_channels_needs_a_permission_and_room(rest: Rest, sandbox: Sandbox) -> None:
    """50013 without it, 30013 for the 501st; what is denied to the bot in a new channel is denied."""
    assert await rest.code("POST", f"{guild(sandbox)}/channels", {"name": "x"}) == (403, 50013)
    sandbox.world.bot.permissions |= BITS["manage_channels"]
    denied = {"id": str(sandbox.world.guild_id), "type": 0, "deny": str(BITS["send_messages"])}
    _, made = await rest("POST", f"{guild(sandbox)}/channels", {"name": "quiet", "permission_overwrites": [denied]})
    assert await rest.code("POST", f"/channels/{made['id']}/messages", {"content": "x"}) == (403, 50013)
    while sum(not one.is_thread and one.kind != kinds.DIRECT for one in sandbox.world.channels.values()) < 500:
        sandbox.world.add_channel(f"c{len(sandbox.world.channels)}")
    assert await rest.code("POST", f"{guild(sandbox)}/channels", {"name": "x"}) == (400, 30013)
