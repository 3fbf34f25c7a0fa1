"""Commands in the menus of people and messages, from end to end."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from sandbox.errors import Impossible
from sandbox.server import Sandbox
from tests.sandbox.channels import channel_of
from tests.sandbox.conftest import Client
from tests.sandbox.interactions import board_of
from tests.sandbox.modals import Words
from tests.sandbox.page_tabs import TABLE, browser, open_tab

__all__ = ["browser"]


async def menus(client: Client, guild: discord.abc.Snowflake | None = None) -> list[Any]:
    """Register one command in each menu; the data that arrives is put into the list."""
    heard: list[Any] = []

    @client.tree.context_menu(name="Wave At", guild=guild)
    async def wave(interaction: discord.Interaction[Any], member: discord.Member) -> None:
        heard.append(interaction.data)
        await interaction.response.send_message(f"{interaction.user.display_name} waves at {member.display_name}")

    @client.tree.context_menu(name="Read Aloud", guild=guild)
    async def read(interaction: discord.Interaction[Any], message: discord.Message) -> None:
        heard.append(interaction.data)
        await interaction.response.send_message(f"{message.author.display_name}: {message.content}", ephemeral=True)

    await client.tree.sync(guild=guild)
    return heard


async def test_a_command_in_a_persons_menu_arrives_with_the_person(sandbox: Sandbox, client: Client) -> None:
    """The client gets the member, and the answer tells whom it was about."""
    heard, alice, bob = await menus(client), sandbox.person("alice"), sandbox.person("bob")
    answer = await alice.context("table-one", "Wave At", bob)
    assert answer.text == "Alice waves at Bob"
    assert (heard[0]["type"], heard[0]["target_id"], set(heard[0])) == (
        2,
        str(bob.id),
        {"id", "name", "type", "target_id", "resolved"},
    )
    assert set(heard[0]["resolved"]) == {"users", "members"}
    assert (answer.message["type"], answer.message["interaction_metadata"]["target_user"]["id"]) == (23, str(bob.id))


async def test_a_command_in_a_messages_menu_arrives_with_the_message(sandbox: Sandbox, client: Client) -> None:
    """The client gets the message with its words and its author."""
    heard, alice = await menus(client), sandbox.person("alice")
    said = sandbox.person("bob").say("table-one", "Good day")
    answer = await alice.context("table-one", "Read Aloud", said)
    assert (answer.text, answer.ephemeral) == ("Bob: Good day", True)
    assert (heard[0]["type"], heard[0]["target_id"]) == (3, said["id"])
    assert set(heard[0]["resolved"]) == {"messages"}
    assert answer.message["interaction_metadata"]["target_message_id"] == said["id"]


async def test_a_menus_command_of_a_guild_names_the_guild(sandbox: Sandbox, client: Client) -> None:
    """As with slash commands, libraries look it up so."""
    heard = await menus(client, discord.Object(sandbox.world.guild_id))
    await sandbox.person("alice").context("table-one", "Wave At", sandbox.person("bob"))
    assert heard[0]["guild_id"] == str(sandbox.world.guild_id)


async def test_a_menus_command_may_be_answered_by_a_modal(sandbox: Sandbox, client: Client) -> None:
    """All that a slash command may do, it may do too."""

    @client.tree.context_menu(name="Describe")
    async def describe(interaction: discord.Interaction[Any], member: discord.Member) -> None:
        await interaction.response.send_modal(Words())

    await client.tree.sync()
    alice = sandbox.person("alice")
    asked = await alice.context("table-one", "Describe", alice)
    assert asked.modal is not None
    assert (await alice.submit(asked.modal, {"Name": "Ana"})).text == "Ana: Once"


async def test_a_client_does_not_offer_what_is_not_in_the_menu(sandbox: Sandbox, client: Client) -> None:
    """Commands of the other menu, private messages, and messages of another channel."""
    await menus(client)
    alice, bob = sandbox.person("alice"), sandbox.person("bob")
    said = bob.say("table-one", "x")
    panel = (await alice.press(await board_of(sandbox), "Own")).message
    for channel, name, target in (
        ("table-one", "Read Aloud", bob),
        ("table-one", "Wave At", said),
        ("table-one", "toy", said),
        ("table-one", "Read Aloud", panel),
        ("table-two", "Read Aloud", said),
    ):
        with pytest.raises(Impossible):
            await alice.context(channel, name, target)


async def test_a_menus_name_is_checked_in_every_language(client: Client) -> None:
    """Thirty-two letters are the most."""
    route = discord.http.Route("PUT", "/applications/{id}/commands", id=client.application_id)
    command = {"type": 2, "name": "Wave At", "name_localizations": {"de": "x" * 33}}
    with pytest.raises(discord.HTTPException) as refused:
        await client.http.request(route, json=[command])
    assert "name_localizations.de" in str(refused.value)


async def test_a_page_uses_the_menus(sandbox: Sandbox, client: Client, browser: Any) -> None:
    """The page says what is meant by its id; what is not there fails."""
    await menus(client)
    tab = await open_tab(browser, sandbox, "user=alice")
    bob = sandbox.person("bob")
    told = {"channel_id": TABLE, "type": 2, "name": "Wave At", "target_id": str(bob.id)}
    await tab.says("context", nonce="a", **told)
    assert (await tab.hears("message"))["message"]["content"] == "Alice waves at Bob"
    said = await channel_of(client).send("board")
    await tab.says("context", nonce="b", channel_id=TABLE, type=3, name="Read Aloud", target_id=str(said.id))
    assert (await tab.hears("interaction", nonce="b"))["state"] == "ok"
    await tab.says("context", nonce="c", channel_id=TABLE, type=3, name="Read Aloud", target_id="1")
    assert (await tab.hears("interaction", nonce="c"))["state"] == "failed"
