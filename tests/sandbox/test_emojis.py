"""The application's own emojis: made, listed, renamed, removed, shown; and what is refused."""

from __future__ import annotations

import base64
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import own_emojis
from sandbox.ids import named
from sandbox.server import Sandbox
from tests.sandbox.conftest import Client
from tests.sandbox.emojis import PNG, made, place, uri
from tests.sandbox.page.stub import png
from tests.sandbox.rest import Rest

GIF = base64.b64decode("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7")
MOVING = GIF[:-1] + GIF[19:]
WEBP = base64.b64decode("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA")
JPEG = b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00" + (
    b"\xff\xc0\x00\x0b\x08\x00\x10\x00\x10\x01\x01\x11\x00\xff\xd9"
)


async def test_an_emoji_is_made_listed_fetched_renamed_and_removed(rest: Rest, sandbox: Sandbox) -> None:
    """The bot is its maker, and it is the application's, not the guild's."""
    fish, ivory = await made(rest), await made(rest, "ivory_2")
    assert (fish["name"], fish["animated"], fish["user"]["id"]) == ("fish", False, str(sandbox.world.bot.id))
    assert (fish["roles"], fish["managed"], fish["require_colons"], fish["available"]) == ([], False, True, True)
    assert (await rest("GET", place(sandbox)))[1] == {"items": [fish, ivory]}
    assert await rest("GET", f"{place(sandbox)}/{fish['id']}") == (200, fish)
    status, renamed = await rest("PATCH", f"{place(sandbox)}/{fish['id']}", {"name": "pike"})
    assert (status, renamed) == (200, {**fish, "name": "pike"})
    assert int(fish["id"]) in sandbox.world.emojis
    assert (await rest("DELETE", f"{place(sandbox)}/{fish['id']}"))[0] == 204
    for method, body in (("GET", None), ("PATCH", {"name": "pike"}), ("DELETE", None)):
        assert await rest.code(method, f"{place(sandbox)}/{fish['id']}", body) == (404, 10014)
    assert list(sandbox.world.emojis) == [int(ivory["id"])]


@pytest.mark.parametrize(
    ("data", "kind", "moves"),
    [(PNG, "png", False), (GIF, "gif", False), (MOVING, "gif", True), (WEBP, "webp", False), (JPEG, "jpeg", False)],
    ids=["png", "gif", "moving gif", "webp", "jpeg"],
)
async def test_a_picture_is_kept_and_served(rest: Rest, sandbox: Sandbox, data: bytes, kind: str, moves: bool) -> None:
    """As what its bytes are, whatever the URI calls it, under any ending."""
    emoji = await made(rest, image=uri(data, "png"))
    assert emoji["animated"] == moves
    async with aiohttp.ClientSession() as session:
        for ending in ("png", kind.replace("jpeg", "jpg")):
            async with session.get(f"{sandbox.url}/emojis/{emoji['id']}.{ending}") as response:
                assert (response.content_type, await response.read()) == (f"image/{kind}", data)
        async with session.get(f"{sandbox.url}/emojis/1.png") as response:
            assert response.status == 404


@pytest.mark.parametrize(
    ("body", "where", "code"),
    [
        ({"name": "x"}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({"name": "x" * 33}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({"name": "no blanks"}, "name", "STRING_TYPE_REGEX"),
        ({"name": "fiš"}, "name", "STRING_TYPE_REGEX"),
        ({"name": "taken"}, "name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
        ({"name": None}, "name", "BASE_TYPE_REQUIRED"),
        ({"image": None}, "image", "BASE_TYPE_REQUIRED"),
        ({"image": "https://example.org/a.png"}, "image", "IMAGE_INVALID"),
        ({"image": uri(b"not a picture")}, "image", "IMAGE_INVALID"),
        ({"image": uri(PNG[:-20])}, "image", "IMAGE_INVALID"),
        ({"image": uri(PNG.replace(b"IDAT", b"IDAX"))}, "image", "IMAGE_INVALID"),
        ({"image": uri(b"<svg/>", "svg+xml")}, "image", "IMAGE_INVALID"),
        ({"image": uri(png(8, 8, b"abc") + b"x" * 256 * 1024)}, "image", "BINARY_TYPE_MAX_SIZE"),
    ],
)
async def test_a_bad_emoji_is_a_bad_form(rest: Rest, sandbox: Sandbox, body: Any, where: str, code: str) -> None:
    """Two to 32 letters, digits and underscores; really a picture; 256 KiB."""
    sandbox.schema = None
    await made(rest, "taken")
    status, answer = await rest("POST", place(sandbox), {"name": "fish", "image": uri(PNG), **body})
    assert (status, answer["code"]) == (400, 50035)
    assert answer["errors"][where]["_errors"][0]["code"] == code
    assert len(sandbox.world.emojis) == 1


async def test_two_thousand_are_enough(rest: Rest, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """30008 for one more; a removed one makes room."""
    assert own_emojis.MOST_EMOJIS == 2000
    monkeypatch.setattr(own_emojis, "MOST_EMOJIS", 2)
    fish = await made(rest)
    await made(rest, "ivory")
    assert await rest.code("POST", place(sandbox), {"name": "one_more", "image": uri(PNG)}) == (400, 30008)
    await rest("DELETE", f"{place(sandbox)}/{fish['id']}")
    await made(rest, "one_more")


async def test_a_name_is_changed_only_to_a_free_one(rest: Rest, sandbox: Sandbox) -> None:
    """Its own is free."""
    fish = await made(rest)
    await made(rest, "ivory")
    assert await rest.code("PATCH", f"{place(sandbox)}/{fish['id']}", {"name": "ivory"}) == (400, 50035)
    assert (await rest("PATCH", f"{place(sandbox)}/{fish['id']}", {"name": "fish"}))[0] == 200


async def test_discord_py_makes_and_reads_emojis(sandbox: Sandbox, client: Client) -> None:
    """And sends them in a button."""
    emoji = await client.create_application_emoji(name="fish", image=PNG)
    assert [one.name for one in await client.fetch_application_emojis()] == ["fish"]
    assert await emoji.read() == PNG
    renamed = await emoji.edit(name="pike")
    assert (await client.fetch_application_emoji(renamed.id)).name == "pike"
    channel = client.get_channel(named("channel", "table-one"))
    assert isinstance(channel, discord.TextChannel)
    layout = discord.ui.LayoutView(timeout=None)
    layout.add_item(discord.ui.ActionRow(discord.ui.Button(emoji=renamed, custom_id="x")))
    await channel.send(view=layout)
    [message] = sandbox.person("alice").sees("table-one")
    assert message["components"][0]["components"][0]["emoji"] == {"id": str(emoji.id), "name": "pike"}
    await renamed.delete()
    assert await client.fetch_application_emojis() == []


async def test_an_emoji_sent_with_its_id_alone_comes_back_whole(rest: Rest, sandbox: Sandbox) -> None:
    """In buttons and options alike; what a name says beside the id stays."""
    fish, eel = await made(rest), await made(rest, "eel", uri(MOVING, "gif"))
    button = {"type": 2, "style": 1, "custom_id": "a", "emoji": {"id": fish["id"]}}
    named = {"type": 2, "style": 1, "custom_id": "b", "emoji": {"id": fish["id"], "name": "pike"}}
    select = {"type": 3, "custom_id": "s", "options": [{"label": "x", "value": "y", "emoji": {"id": int(eel["id"])}}]}
    rows = [{"type": 1, "components": [button, named]}, {"type": 1, "components": [select]}]
    place = f"/channels/{sandbox.channel('table-one').id}/messages"
    _, message = await rest("POST", place, {"content": "x", "components": rows})
    _, edited = await rest("PATCH", f"{place}/{message['id']}", {"components": rows})
    for told in (message, edited):
        buttons, [chosen] = (row["components"] for row in told["components"])
        assert [one["emoji"]["name"] for one in buttons] == ["fish", "pike"]
        assert chosen["options"][0]["emoji"] == {"id": eel["id"], "name": "eel", "animated": True}
