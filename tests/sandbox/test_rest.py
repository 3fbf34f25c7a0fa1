"""Channels, threads, messages, files, permissions: what the bot's requests do and when they are refused."""

from __future__ import annotations

import io
from typing import Any

import aiohttp
import discord
import pytest

from sandbox.ids import Clock, named
from sandbox.permissions import BITS
from sandbox.server import Sandbox
from sandbox.world import World
from tests.sandbox.channels import channel_of
from tests.sandbox.conftest import Client, view

PNG = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
    + (320).to_bytes(4, "big")
    + (200).to_bytes(4, "big")
    + b"\x08\x02\x00\x00\x00"
)


def picture_view(name: str) -> discord.ui.LayoutView:
    layout = view("more")
    layout.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description="A board")))
    return layout


def test_the_same_name_is_the_same_id_at_every_start() -> None:
    one, two = World(Clock()), World(Clock())
    assert (one.guild_id, one.application_id) == (two.guild_id, two.application_id)
    assert list(one.channels) == list(two.channels)
    assert one.person("zoe").id == two.person("Zoe ").id
    assert one.person("zoe").id != one.person("yan").id


async def test_a_picture_is_kept_shown_and_served(sandbox: Sandbox, client: Client) -> None:
    file = discord.File(io.BytesIO(PNG), "board.png", description="A board, told in words")
    await channel_of(client).send(view=picture_view("board.png"), file=file)
    [message] = sandbox.person("alice").sees("table-one")
    [attachment] = message["attachments"]
    assert (attachment["width"], attachment["height"], attachment["size"]) == (320, 200, len(PNG))
    assert attachment["description"] == "A board, told in words"
    media = message["components"][-1]["items"][0]["media"]
    assert media["url"] == attachment["url"]
    async with aiohttp.ClientSession() as session, session.get(media["url"]) as response:
        assert response.content_type == "image/png"
        assert await response.read() == PNG


async def test_an_edit_replaces_the_picture(sandbox: Sandbox, client: Client) -> None:
    message = await channel_of(client).send(view=picture_view("a.png"), file=discord.File(io.BytesIO(PNG), "a.png"))
    await message.edit(view=picture_view("b.png"), attachments=[discord.File(io.BytesIO(PNG), "b.png")])
    [seen] = sandbox.person("alice").sees("table-one")
    assert [attachment["filename"] for attachment in seen["attachments"]] == ["b.png"]
    assert len(sandbox.world.attachments) == 1


async def test_a_press_replaces_the_picture(sandbox: Sandbox, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    async def on_press(what: str, interaction: discord.Interaction[Any]) -> None:
        file = discord.File(io.BytesIO(PNG), "c.png")
        await interaction.response.edit_message(view=picture_view("c.png"), attachments=[file])

    monkeypatch.setattr(client, "on_press", on_press)
    await channel_of(client).send(view=picture_view("a.png"), file=discord.File(io.BytesIO(PNG), "a.png"))
    alice = sandbox.person("alice")
    answer = await alice.press(alice.sees("table-one")[0], "More")
    assert [attachment["filename"] for attachment in answer.message["attachments"]] == ["c.png"]


@pytest.mark.parametrize(
    ("allowed", "called"),
    [
        (None, {"alice", "bob"}),
        (discord.AllowedMentions.none(), set()),
        (discord.AllowedMentions(users=[discord.Object(named("user", "bob"))], everyone=False, roles=False), {"bob"}),
    ],
)
async def test_only_who_is_allowed_is_notified(
    sandbox: Sandbox, client: Client, allowed: discord.AllowedMentions | None, called: set[str]
) -> None:
    names = {name: sandbox.person(name) for name in ("alice", "bob", "carol")}
    text = f"{names['alice'].mention} and {names['bob'].mention}, it is your turn"
    sent: dict[str, Any] = {} if allowed is None else {"allowed_mentions": allowed}
    message = await channel_of(client).send(view=view(text=text), **sent)
    assert {name for name, person in names.items() if person.pings("table-one")} == called
    await message.edit(view=view(text=names["carol"].mention))
    assert names["carol"].pings("table-one") == []


async def test_a_thread_is_opened_written_in_archived_and_deleted(sandbox: Sandbox, client: Client) -> None:
    thread = await channel_of(client).create_thread(name="A table", type=discord.ChannelType.public_thread)
    message = await thread.send("x")
    sandbox.archive(thread.id)
    await sandbox.wait_for(lambda: "archived True" in client.heard)
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="y")
    assert refused.value.code == 50083
    await thread.send("z")
    assert not sandbox.channel(thread.id).archived
    await message.edit(content="y")
    sandbox.delete_channel(thread.id)
    with pytest.raises(discord.NotFound) as gone:
        await thread.send("x")
    assert gone.value.code == 10003


async def test_a_thread_falls_asleep_when_nobody_writes(sandbox: Sandbox, client: Client) -> None:
    thread = await channel_of(client).create_thread(
        name="A table", type=discord.ChannelType.public_thread, auto_archive_duration=60
    )
    message = await thread.send("x")
    sandbox.clock.advance(3601)
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="y")
    assert refused.value.code == 50083


async def test_a_thread_may_grow_from_a_message(sandbox: Sandbox, client: Client) -> None:
    message = await channel_of(client).send("x")
    thread = await message.create_thread(name="A table")
    assert thread.id == message.id


async def test_old_messages_are_edited_three_times_in_six_seconds_at_most(sandbox: Sandbox, client: Client) -> None:
    message = await channel_of(client).send("x")
    for text in "abcd":
        await message.edit(content=text)
    sandbox.clock.advance(3601)
    for text in "efg":
        await message.edit(content=text)
    async with aiohttp.ClientSession(headers={"Authorization": "Bot x"}) as session:
        url = f"{sandbox.url}/api/v10/channels/{message.channel.id}/messages/{message.id}"
        async with session.patch(url, json={"content": "h"}) as response:
            assert response.status == 429
            assert (await response.json())["code"] == 30046
        sandbox.clock.advance(6)
        async with session.patch(url, json={"content": "h"}) as response:
            assert response.status == 200


async def test_what_is_gone_is_unknown(sandbox: Sandbox, client: Client) -> None:
    message = await channel_of(client).send("x")
    sandbox.delete_message(message.id)
    for act in (message.delete(), message.edit(content="y")):
        with pytest.raises(discord.NotFound) as gone:
            await act
        assert gone.value.code == 10008


async def test_a_reply_to_a_message_that_is_gone_is_refused(sandbox: Sandbox, client: Client) -> None:
    message = await channel_of(client).send("x")
    await message.delete()
    with pytest.raises(discord.HTTPException) as refused:
        await message.reply("y")
    assert refused.value.code == 50035


@pytest.mark.parametrize(
    ("permission", "code"), [("view_channel", 50001), ("send_messages", 50013), ("attach_files", 50013)]
)
async def test_a_missing_permission_is_enforced_and_told(
    sandbox: Sandbox, client: Client, permission: str, code: int
) -> None:
    sandbox.permit("table-one", **{permission: False})
    channel = channel_of(client)
    await sandbox.wait_for(lambda: not getattr(channel.permissions_for(channel.guild.me), permission))
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("x", file=discord.File(io.BytesIO(PNG), "a.png"))
    assert refused.value.code == code
    seen: list[int] = []
    client.on_press = lambda what, interaction: _note(seen, interaction)  # type: ignore[method-assign]
    alice = sandbox.person("alice")
    await alice.press((await alice.command("table-one", "toy new")).message, "More", wait=0.05)
    assert not seen[0] & BITS[permission]


async def _note(seen: list[int], interaction: discord.Interaction[Any]) -> None:
    seen.append(interaction.app_permissions.value)
    await interaction.response.defer()


async def test_a_manager_has_more_permissions_than_a_member(sandbox: Sandbox, client: Client) -> None:
    seen: list[bool] = []

    async def on_press(what: str, interaction: discord.Interaction[Any]) -> None:
        seen.append(interaction.permissions.manage_channels)
        await interaction.response.defer()

    client.on_press = on_press  # type: ignore[method-assign]
    board = (await sandbox.person("alice").command("table-one", "toy new")).message
    for person in (sandbox.person("alice"), sandbox.person("manager"), sandbox.person("bob", manager=True)):
        await person.press(board, "More", wait=0.05)
    assert seen == [False, True, True]


async def test_the_bot_hears_of_its_removal_and_of_deleted_channels(sandbox: Sandbox, client: Client) -> None:
    sandbox.delete_channel("table-two")
    await sandbox.wait_for(lambda: client.heard == ["deleted table-two"])
    sandbox.remove_bot()
    with pytest.raises(discord.Forbidden):
        await channel_of(client).send("x")
    await sandbox.wait_for(lambda: "guild_remove" in client.heard)
    assert (await sandbox.person("alice").command("table-one", "toy new")).state == "failed"


async def test_a_direct_message_reaches_one_person_unless_closed(sandbox: Sandbox, client: Client) -> None:
    alice = sandbox.person("alice")
    user = await client.fetch_user(alice.id)
    await user.send("Your turn")
    place = sandbox.world.direct(alice.user)
    assert [message["content"] for message in alice.sees(place)] == ["Your turn"]
    alice.user.closed = True
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("Your turn")
    assert refused.value.code == 50007


async def test_history_is_read_newest_first(sandbox: Sandbox, client: Client) -> None:
    channel = channel_of(client)
    for text in "abc":
        await channel.send(text)
    assert [message.content async for message in channel.history(limit=2)] == ["c", "b"]


async def test_a_bad_token_is_refused(sandbox: Sandbox) -> None:
    headers = {"Authorization": "Bot bad-token"}
    async with aiohttp.request("GET", f"{sandbox.url}/api/v10/users/@me", headers=headers) as response:
        assert response.status == 401
        assert response.headers["Content-Type"] == "application/json"


async def test_what_does_not_exist_is_404_in_discords_form(sandbox: Sandbox) -> None:
    async with aiohttp.request("GET", f"{sandbox.url}/api/v10/nothing", headers={"Authorization": "Bot x"}) as response:
        assert response.status == 404
        assert (await response.json())["code"] == 0


async def test_requests_are_counted(sandbox: Sandbox, client: Client) -> None:
    before = len(sandbox.requests)
    await sandbox.person("alice").command("table-one", "toy think")
    await sandbox.wait_for(lambda: len(sandbox.requests) == before + 2)
    assert sandbox.count("POST", "/callback$", since=before) == 1
    assert sandbox.count("PATCH", "@original$", since=before) == 1
    assert [request.status for request in sandbox.requests][before:] == [200, 200]


async def test_the_published_schema_is_asked_where_it_is_at_hand(sandbox: Sandbox, client: Client) -> None:
    if sandbox.schema is None:
        pytest.skip("Discord's published description is not at hand (SANDBOX_OPENAPI)")
    with pytest.raises(discord.HTTPException) as refused:
        await client.http.request(
            discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=channel_of(client).id),
            json={"content": "x", "nonce": "x" * 26},
        )
    assert refused.value.code == 50035
