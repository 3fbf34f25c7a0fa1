"""Threads: who may change them, and what an archived or a locked one still takes."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from sandbox.errors import Refusal
from sandbox.server import Sandbox
from tests.sandbox.channels import channel_of
from tests.sandbox.conftest import Client
from tests.sandbox.error_codes import refusal
from tests.sandbox.interactions import codes, with_press


async def own_thread(client: Client, **more: Any) -> discord.Thread:
    return await channel_of(client).create_thread(name="A table", type=discord.ChannelType.public_thread, **more)


async def anothers_thread(sandbox: Sandbox, client: Client) -> discord.Thread:
    world, alice = sandbox.world, sandbox.person("alice")
    made = world.add_thread(sandbox.channel("table-one"), "Hers", alice.id, 1440, world.clock.fresh())
    found = await client.fetch_channel(made.id)
    assert isinstance(found, discord.Thread)
    return found


async def test_who_opened_a_thread_may_rename_archive_and_reopen_it(sandbox: Sandbox, client: Client) -> None:
    thread = await own_thread(client)
    await thread.edit(name="Round 2")
    assert sandbox.channel(thread.id).name == "Round 2"
    await thread.edit(archived=True)
    assert sandbox.channel(thread.id).archived
    assert await refusal(thread.edit(name="Round 3")) == 50083
    await thread.edit(archived=False, name="Round 3")
    assert (sandbox.channel(thread.id).archived, sandbox.channel(thread.id).name) == (False, "Round 3")
    assert await refusal(thread.edit(locked=True)) == 50013


async def test_anothers_thread_is_changed_by_managers_only_and_reopened_by_all(
    sandbox: Sandbox, client: Client
) -> None:
    thread = await anothers_thread(sandbox, client)
    assert await refusal(thread.edit(name="Mine")) == 50013
    assert await refusal(thread.edit(archived=True)) == 50013
    sandbox.archive(thread.id)
    assert await refusal(thread.edit(archived=False, name="Mine")) == 50013
    await thread.edit(archived=False, locked=False)
    assert not sandbox.channel(thread.id).archived
    sandbox.permit("table-one", manage_threads=True)
    await thread.edit(name="Ours", locked=True, archived=True)
    assert (sandbox.channel(thread.id).name, sandbox.channel(thread.id).locked) == ("Ours", True)


async def test_reopening_needs_the_permission_to_write(sandbox: Sandbox, client: Client) -> None:
    thread = await own_thread(client)
    sandbox.archive(thread.id)
    sandbox.permit("table-one", send_messages_in_threads=False)
    assert await refusal(thread.edit(archived=False)) == 50013
    sandbox.permit("table-one", manage_threads=True)
    await thread.edit(archived=False)
    assert not sandbox.channel(thread.id).archived


@pytest.mark.parametrize("archived", [False, True])
async def test_a_locked_thread_is_changed_by_managers_only(sandbox: Sandbox, client: Client, archived: bool) -> None:
    thread = await own_thread(client)
    message = await thread.send("x")
    sandbox.archive(thread.id, locked=True)
    sandbox.channel(thread.id).archived = archived
    assert await refusal(thread.edit(name="y")) == 50013
    assert await refusal(thread.edit(archived=False)) == 50013
    assert await refusal(thread.edit(locked=False)) == 50013
    assert await refusal(thread.send("y")) == 160005
    assert await refusal(message.edit(content="y")) == (50083 if archived else 160005)
    assert (sandbox.channel(thread.id).archived, sandbox.channel(thread.id).locked) == (archived, True)
    sandbox.permit("table-one", manage_threads=True)
    await thread.send("y")
    await message.edit(content="y")
    assert (sandbox.channel(thread.id).archived, sandbox.channel(thread.id).locked) == (False, True)
    await thread.edit(name="y", locked=False)


async def test_writing_brings_a_thread_out_of_the_archive(sandbox: Sandbox, client: Client) -> None:
    thread = await own_thread(client)
    alice = sandbox.person("alice")
    for write in (thread.send, lambda text: _said(alice, thread.id, text)):
        sandbox.archive(thread.id)
        await write("x")
        assert not sandbox.channel(thread.id).archived


async def _said(person: Any, thread_id: int, text: str) -> None:
    person.say(thread_id, text)


async def test_people_do_not_write_in_a_locked_thread_but_managers_do(sandbox: Sandbox, client: Client) -> None:
    thread = await own_thread(client)
    sandbox.archive(thread.id, locked=True)
    with pytest.raises(Refusal) as refused:
        sandbox.person("alice").say(thread.id, "x")
    assert refused.value.code == 160005
    sandbox.person("manager").say(thread.id, "x")
    assert not sandbox.channel(thread.id).archived


async def test_nothing_is_deleted_in_an_archived_thread_before_it_is_reopened(sandbox: Sandbox, client: Client) -> None:
    thread = await own_thread(client)
    message = await thread.send("x")
    sandbox.archive(thread.id)
    assert await refusal(message.delete()) == 50083
    await thread.edit(archived=False)
    await message.delete()


async def test_a_token_deletes_nothing_public_in_an_archived_thread(sandbox: Sandbox, client: Client) -> None:
    thread = await own_thread(client)

    async def act(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("mine", ephemeral=True)
        await interaction.delete_original_response()
        public = await interaction.followup.send("public", wait=True)
        sandbox.archive(thread.id)
        await public.delete()

    board = (await sandbox.person("alice").command(thread.id, "toy new")).message
    with_press(client, act)
    await sandbox.person("alice").press(board, "More")
    assert await codes(sandbox, client) == [50083]


async def test_a_locked_archived_thread_takes_private_answers_only(sandbox: Sandbox, client: Client) -> None:
    thread = await own_thread(client)
    board = (await sandbox.person("alice").command(thread.id, "toy new")).message
    sandbox.archive(thread.id, locked=True)

    async def act(interaction: discord.Interaction[Any]) -> None:
        for answer in (interaction.response.send_message("public"), interaction.response.defer(thinking=True)):
            try:
                await answer
            except discord.HTTPException as error:
                client.errors.append(error)
        await interaction.response.send_message("private", ephemeral=True)
        await interaction.followup.send("public")

    with_press(client, act)
    await sandbox.person("alice").press(board, "More")
    assert await codes(sandbox, client, 3) == [50083] * 3
    assert sandbox.person("alice").sees(thread.id)[-1]["content"] == "private"
    assert sandbox.channel(thread.id).archived


@pytest.mark.parametrize("change", [{"name": ""}, {"name": "x" * 101}, {"archived": 1}, {"auto_archive_duration": 61}])
async def test_a_bad_change_is_a_bad_form(sandbox: Sandbox, client: Client, change: dict[str, Any]) -> None:
    thread = await own_thread(client)
    sandbox.schema = None
    route = discord.http.Route("PATCH", "/channels/{channel_id}", channel_id=thread.id)
    assert await refusal(client.http.request(route, json=change)) == 50035
