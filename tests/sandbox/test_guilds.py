"""Several guilds: each with channels and commands of its own, and a bot that may be thrown out of one of them."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from sandbox.gestures import Impossible
from sandbox.server import Sandbox
from tests.sandbox.conftest import Client


def test_the_same_name_is_the_same_guild_at_every_start() -> None:
    """Guilds and their channels are found again by what people have stored about them."""
    one, two = Sandbox(), Sandbox()
    assert one.add_guild("Second", "here").id == two.add_guild("Second", "here").id
    assert one.add_guild("Second") is one.add_guild("Second")
    assert one.channel("here").id == two.channel("here").id


def test_names_may_be_chosen_and_ids_stay() -> None:
    """What a bot has stored about the first server is about that server, whatever it is called at the next start."""
    usual, other = Sandbox().world, Sandbox(guild="Nile", bot="Crocodile").world
    assert (other.guild_name, other.bot.name) == ("Nile", "Crocodile")
    assert (usual.guild_name, usual.bot.name) == ("Server", "Bot")
    assert usual.guild_id == other.guild_id == 1068969268410404287
    assert usual.application_id == other.application_id == 1068305865358886841
    assert usual.channels.keys() == other.channels.keys()


def test_a_channel_is_found_by_name_and_of_two_the_first_guilds() -> None:
    """Two guilds may have channels of one name; with the guild's name each is found."""
    sandbox = Sandbox()
    second = sandbox.add_guild("Second", "table-one", "cellar")
    assert sandbox.channel("table-one").guild_id == sandbox.world.guild_id
    assert sandbox.channel("Second/table-one").guild_id == sandbox.channel("cellar").guild_id == second.id


async def test_the_bot_knows_every_guild_with_its_own_channels(sandbox: Sandbox, client: Client) -> None:
    """A guild that is founded while the bot is there is told with its channels; what happens there names it."""
    second = sandbox.add_guild("Second")
    cellar = sandbox.world.add_channel("cellar", second)
    await sandbox.wait_for(lambda: client.get_channel(cellar.id))
    found = client.get_channel(cellar.id)
    assert isinstance(found, discord.TextChannel)
    assert (found.guild.id, found.guild.name, found.guild.me.id) == (second.id, "Second", sandbox.world.bot.id)
    assert [one.id for one in await found.guild.fetch_channels()] == [cellar.id]
    assert (await client.fetch_guild(second.id)).name == "Second"
    thread = await found.create_thread(name="deep", type=discord.ChannelType.public_thread)
    assert thread.guild.id == second.id
    home = client.get_guild(sandbox.world.guild_id)
    assert home is not None
    assert cellar.id not in [one.id for one in await home.fetch_channels()]


async def test_an_interaction_and_its_answer_name_the_guild_they_are_in(sandbox: Sandbox, client: Client) -> None:
    """The bot is told where it was asked, and everybody where it answered."""
    second = sandbox.add_guild("Second", "cellar")
    heard: list[discord.Interaction[Any]] = []
    client.event(_hearing(heard))
    answer = await sandbox.person("alice").command("cellar", "toy new")
    assert heard[0].guild_id == second.id
    assert answer.message["guild_id"] == str(second.id)
    owners = answer.message["interaction_metadata"]["authorizing_integration_owners"]
    assert owners == {"0": str(second.id)}


async def test_a_bot_thrown_out_of_one_guild_works_in_the_other(sandbox: Sandbox, client: Client) -> None:
    """Only what is in that guild fails, and only that guild is told to be gone."""
    second = sandbox.add_guild("Second", "cellar")
    sandbox.remove_bot(second)
    await sandbox.wait_for(lambda: "guild_remove" in client.heard)
    assert [guild.id for guild in client.guilds] == [sandbox.world.guild_id]
    with pytest.raises(discord.Forbidden):
        await client.get_partial_messageable(sandbox.channel("cellar").id).send("x")
    assert (await sandbox.person("alice").command("cellar", "toy new")).state == "failed"
    assert (await sandbox.person("alice").command("table-one", "toy new")).state == "ok"
    sandbox.invite_bot(second)
    assert (await sandbox.person("alice").command("cellar", "toy new")).state == "ok"


async def test_a_guilds_own_command_is_in_that_guild_alone(sandbox: Sandbox, client: Client) -> None:
    """A command that is registered for one guild is used there and nowhere else."""
    second = sandbox.add_guild("Second", "cellar")
    there = discord.Object(second.id)

    @client.tree.command(name="deep", description="Only here", guild=there)
    async def deep(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("deep")

    await client.tree.sync(guild=there)
    assert [command.name for command in await client.tree.fetch_commands(guild=there)] == ["deep"]
    assert await client.tree.fetch_commands(guild=discord.Object(sandbox.world.guild_id)) == []
    with pytest.raises(Impossible, match="There is no command 'deep'"):
        await sandbox.person("alice").command("table-one", "deep")
    answer = await sandbox.person("alice").command("cellar", "toy whisper", word="x")
    assert answer.text == "x en-US"
    assert sandbox.gestures.find_command("deep", second)["guild_id"] == str(second.id)


async def test_guilds_are_founded_and_left_over_http(sandbox: Sandbox) -> None:
    """A test in another process can do the same."""
    async with aiohttp.ClientSession(f"{sandbox.url}/control/") as session:
        async with session.post("guild", json={"name": "Second", "channels": ["cellar"]}) as response:
            told = await response.json()
        async with session.post("remove_bot", json={"guild": told["id"]}) as response:
            assert response.status == 200
        async with session.post("remove_bot", json={"guild": "7"}) as response:
            assert response.status == 404
    assert [channel["name"] for channel in told["channels"]] == ["cellar"]
    assert [guild.bot_in_guild for guild in sandbox.world.guilds.values()] == [True, False]


def _hearing(heard: list[discord.Interaction[Any]]) -> Any:
    async def on_interaction(interaction: discord.Interaction[Any]) -> None:
        heard.append(interaction)

    return on_interaction


async def test_the_bot_is_told_where_a_guild_greets_and_when_it_was_added(sandbox: Sandbox, client: Client) -> None:
    """A guild has a system channel if it chooses one; who is thrown out and added anew has another moment."""
    second = sandbox.add_guild("Second", "hall")
    found = await sandbox.wait_for(lambda: client.get_guild(second.id))
    assert found.system_channel is None
    first = found.me.joined_at.timestamp()
    assert first == pytest.approx(second.joined_at, abs=1e-3)
    sandbox.set_system_channel("hall", second)
    await sandbox.wait_for(lambda: found.system_channel)
    assert found.system_channel.name == "hall"
    sandbox.move_clock(60)
    sandbox.remove_bot(second)
    await sandbox.wait_for(lambda: client.get_guild(second.id) is None)
    second.locale = "de"
    sandbox.invite_bot(second)
    again = await sandbox.wait_for(lambda: client.get_guild(second.id))
    assert again.me.joined_at.timestamp() >= first + 60
    assert (again.preferred_locale, again.system_channel.name) == (discord.Locale.german, "hall")
    sandbox.delete_channel("hall")
    await sandbox.wait_for(lambda: again.system_channel is None)
    assert second.system_channel_id is None


def test_everybody_else_has_been_there_for_long() -> None:
    sandbox = Sandbox()
    alice = sandbox.world.person("alice")
    sandbox.invite_bot()
    assert sandbox.payloads.member(alice)["joined_at"] == "2024-01-01T00:00:00.000000+00:00"
    assert sandbox.payloads.member(sandbox.world.bot)["joined_at"] > "2026"


async def test_a_system_channel_is_chosen_from_another_process_too(sandbox: Sandbox) -> None:
    second = sandbox.add_guild("Second", "hall")
    async with aiohttp.ClientSession(f"{sandbox.url}/control/") as session:
        async with session.post("system_channel", json={"guild": str(second.id), "channel": "hall"}) as response:
            assert response.status == 200
        assert second.system_channel_id == sandbox.channel("hall").id
        async with session.post("system_channel", json={"guild": str(second.id), "channel": None}) as response:
            assert response.status == 200
    assert second.system_channel_id is None
