"""Replies carry what they reply to, as long as it is there and for the same eyes."""

from __future__ import annotations

from typing import Any

import discord

from sandbox.server import Sandbox
from tests.sandbox.channels import channel_of
from tests.sandbox.conftest import Client
from tests.sandbox.interactions import board_of, with_press


async def test_a_reply_carries_the_message_until_that_is_deleted(sandbox: Sandbox, client: Client) -> None:
    """Afterwards the key is there with nothing in it."""
    said = sandbox.person("alice").say("table-one", "Good day")
    channel = channel_of(client)
    sent = await channel.send("And to you", reference=channel.get_partial_message(int(said["id"])))
    reply = sandbox.person("bob").sees("table-one")[-1]
    assert (reply["type"], reply["referenced_message"]["content"]) == (19, "Good day")
    assert "referenced_message" not in reply["referenced_message"]
    sandbox.delete_message(said)
    assert (await channel.fetch_message(sent.id)).reference is not None
    assert sandbox.person("bob").sees("table-one")[-1]["referenced_message"] is None


async def test_the_answer_to_a_press_replies_to_the_message_pressed_on(sandbox: Sandbox, client: Client) -> None:
    """At once and after a deferral alike."""
    board = await board_of(sandbox)

    async def at_once(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("at once")

    async def later(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(content="later")

    for act in (at_once, later):
        with_press(client, act)
        answer = (await sandbox.person("alice").press(board, "More")).message
        assert (answer["type"], answer["message_reference"]["message_id"]) == (19, board["id"])
        assert answer["referenced_message"]["id"] == board["id"]


async def test_a_public_reply_does_not_tell_what_was_for_one_alone(sandbox: Sandbox, client: Client) -> None:
    """The one who presses on a message of her own reads it in private replies only."""
    board = await board_of(sandbox)
    mine = (await sandbox.person("alice").press(board, "Own")).message

    async def answer(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("to all")
        await interaction.followup.send("to her", ephemeral=True)

    with_press(client, answer)
    assert (await sandbox.person("alice").press(mine, "More")).message["referenced_message"] is None
    await sandbox.wait_for(lambda: sandbox.person("alice").sees("table-one")[-1]["content"] == "to her")
    assert sandbox.person("alice").sees("table-one")[-1]["referenced_message"]["content"] == "to all"

    with_press(client, lambda interaction: interaction.response.send_message("to her again", ephemeral=True))
    again = (await sandbox.person("alice").press(mine, "More")).message
    assert again["referenced_message"]["id"] == mine["id"]
