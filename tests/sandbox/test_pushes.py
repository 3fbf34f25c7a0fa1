"""What a phone's notification would have said of each message, and the ways in which Discord may be otherwise."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from sandbox.server import Sandbox
from tests.sandbox.channels import channel_of
from tests.sandbox.conftest import Client, view

CHANNEL = "table-one"


async def test_plain_content_is_what_the_notification_says_and_an_edit_takes_nothing_of_it(
    sandbox: Sandbox, client: Client
) -> None:
    alice, bob = sandbox.person("alice"), sandbox.person("bob")
    message = await channel_of(client).send(f"{alice.mention} it is your turn")
    assert alice.pushes(CHANNEL) == [f"{alice.mention} it is your turn"]
    await message.edit(content=None, view=view(text=f"{alice.mention} {bob.mention}"))
    assert alice.pushes(CHANNEL) == [f"{alice.mention} it is your turn"]
    assert bob.pushes(CHANNEL) == []


async def test_a_notification_of_components_v2_is_empty(sandbox: Sandbox, client: Client) -> None:
    alice = sandbox.person("alice")
    await channel_of(client).send(view=view(text=alice.mention))
    assert alice.pushes(CHANNEL) == [""]
    sandbox.quirks.v2_push_has_words = True
    await channel_of(client).send(view=view(text=f"{alice.mention} now"))
    assert alice.pushes(CHANNEL) == ["", f"{alice.mention} now"]


async def test_a_silent_message_is_noted_and_pushes_nothing(sandbox: Sandbox, client: Client) -> None:
    alice = sandbox.person("alice")
    await channel_of(client).send(view=view(text=alice.mention), silent=True)
    assert (len(alice.pings(CHANNEL)), alice.pushes(CHANNEL)) == (1, [])
    sandbox.quirks.silent_pushes = True
    await channel_of(client).send(view=view(text=alice.mention), silent=True)
    assert alice.pushes(CHANNEL) == [""]


async def test_whom_allowed_mentions_leaves_out_has_no_notification(sandbox: Sandbox, client: Client) -> None:
    alice = sandbox.person("alice")
    await channel_of(client).send(alice.mention, allowed_mentions=discord.AllowedMentions.none())
    assert alice.pushes(CHANNEL) == []


async def test_a_direct_message_is_pushed_whether_it_names_its_reader_or_not(sandbox: Sandbox, client: Client) -> None:
    alice = sandbox.person("alice")
    user = await client.fetch_user(alice.id)
    await user.send("a letter")
    assert alice.pushes(alice.direct()) == ["a letter"]


@pytest.mark.parametrize(("pushes", "drops"), [(True, False), (False, True)])
async def test_edits_may_be_let_notify_or_take_mentions_away(
    sandbox: Sandbox, client: Client, pushes: bool, drops: bool
) -> None:
    alice, bob = sandbox.person("alice"), sandbox.person("bob")
    sandbox.quirks.edits_push, sandbox.quirks.edits_drop_mentions = pushes, drops
    message = await channel_of(client).send(alice.mention)
    await message.edit(content=f"{alice.mention} {bob.mention}")
    assert bob.pushes(CHANNEL) == [f"{alice.mention} {bob.mention}"] * pushes
    assert bool(alice.pings(CHANNEL)) is not drops


async def test_a_phone_shows_the_form_that_it_showed_first_under_a_custom_id(sandbox: Sandbox, client: Client) -> None:
    alice = sandbox.person("alice")
    first, second = form("same", "one"), form("same", "two")
    assert alice.form_on_phone(first) == first
    assert alice.form_on_phone(second) == first
    assert alice.form_on_phone(form("other", "two")) == form("other", "two")
    assert sandbox.person("bob").form_on_phone(second) == second


def form(custom_id: str, value: str) -> dict[str, Any]:
    return {"custom_id": custom_id, "title": "A form", "components": [{"value": value}]}


async def test_quirks_are_switched_over_http_by_their_names_alone(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        address = f"{sandbox.url}/control/quirks"
        async with session.post(address, json={"edits_push": True}) as answer:
            assert (await answer.json())["edits_push"]
        assert sandbox.quirks.edits_push
        async with session.post(address, json={"edits_pull": True}) as answer:
            assert answer.status == 400
