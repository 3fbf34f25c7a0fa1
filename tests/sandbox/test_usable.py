"""Commands are for those and for the places that they name."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from sandbox.errors import Impossible
from sandbox.server import Sandbox
from tests.sandbox.conftest import Client
from tests.sandbox.page_tabs import browser, open_tab

__all__ = ["browser"]


async def answer(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("done")


async def offer(client: Client, permissions: discord.Permissions | None, guild_only: bool = False) -> None:
    """Register `sweep`, for those with these permissions, and `Polish` in the menu of people."""
    sweep = app_commands.Command(name="sweep", description="Sweep", callback=answer)

    async def on(interaction: discord.Interaction[Any], member: discord.Member) -> None:
        await answer(interaction)

    polish = app_commands.ContextMenu(name="Polish", callback=on)
    for command in (sweep, polish):
        command.default_permissions, command.guild_only = permissions, guild_only
        client.tree.add_command(command)
    await client.tree.sync()


async def test_a_command_is_for_those_with_its_permissions(sandbox: Sandbox, client: Client) -> None:
    """All of them are wanted; whoever gets them may use it from then on."""
    await offer(client, discord.Permissions(manage_messages=True, manage_guild=True))
    alice, bob = sandbox.person("alice"), sandbox.person("bob")
    for _ in range(2):
        with pytest.raises(Impossible):
            await alice.command("table-one", "sweep")
        with pytest.raises(Impossible):
            await alice.context("table-one", "Polish", bob)
        alice.permit(manage_messages=True)
    alice.permit(manage_guild=True)
    assert (await alice.command("table-one", "sweep")).text == "done"
    assert (await alice.context("table-one", "Polish", bob)).text == "done"
    assert (await sandbox.person("manager").command("table-one", "sweep")).text == "done"


async def test_a_command_without_permissions_is_for_administrators(sandbox: Sandbox, client: Client) -> None:
    """That is what 0 means, which is not the same as none told."""
    await offer(client, discord.Permissions.none())
    assert {one["name"]: one["default_member_permissions"] for one in sandbox.world.commands.values()} == {
        "toy": None,
        "sweep": "0",
        "Polish": "0",
    }
    manager = sandbox.person("manager")
    with pytest.raises(Impossible):
        await manager.command("table-one", "sweep")
    manager.permit(administrator=True)
    assert (await manager.command("table-one", "sweep")).text == "done"


async def test_commands_may_be_forbidden_altogether(sandbox: Sandbox, client: Client) -> None:
    """There is a permission to use any at all."""
    await offer(client, None)
    alice = sandbox.person("alice")
    assert (await alice.command("table-one", "sweep")).text == "done"
    alice.permit(use_application_commands=False)
    with pytest.raises(Impossible):
        await alice.command("table-one", "sweep")


@pytest.mark.parametrize("guild_only", [False, True])
async def test_a_command_for_guilds_is_not_there_in_direct_conversations(
    sandbox: Sandbox, client: Client, guild_only: bool
) -> None:
    """Others are, for everybody: permissions are a guild's."""
    await offer(client, discord.Permissions(manage_guild=True), guild_only)
    alice = sandbox.person("alice")
    direct = sandbox.world.direct(alice.user)
    if guild_only:
        with pytest.raises(Impossible):
            await alice.command(direct, "sweep")
    else:
        assert (await alice.command(direct, "sweep")).text == "done"


async def test_the_page_offers_what_its_person_may_use(
    sandbox: Sandbox, client: Client, browser: aiohttp.ClientSession
) -> None:
    """From the start and when that changes."""
    await offer(client, discord.Permissions(manage_guild=True))
    tab, other = await open_tab(browser, sandbox, "user=alice"), await open_tab(browser, sandbox, "user=manager")
    there = (await tab.hears("hello"))["commands"]
    assert [command["name"] for command in there if command["permitted"]] == ["toy"]
    assert len(there) == 3, "in direct messages permissions do not count"
    assert all(command["permitted"] for command in (await other.hears("hello"))["commands"])
    sandbox.person("alice").permit(manage_guild=True)
    assert all(command["permitted"] for command in (await tab.hears("commands"))["commands"])
