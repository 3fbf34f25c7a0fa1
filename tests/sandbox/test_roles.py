"""Roles: who has which, and who is called by their names."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from sandbox.errors import Refusal
from sandbox.roles import MODERATORS, PLAYERS
from sandbox.server import Sandbox
from tests.sandbox.channels import channel_of
from tests.sandbox.conftest import Client


async def test_a_guild_has_roles_and_its_members_have_theirs(sandbox: Sandbox, client: Client) -> None:
    """The client knows all roles, its own among them, and reads a member's."""
    [guild] = client.guilds
    assert [role.name for role in guild.roles] == ["@everyone", "Bot", PLAYERS, MODERATORS]
    assert guild.self_role is not None
    assert guild.self_role.name == "Bot"
    sandbox.person("alice").leave(PLAYERS)
    sandbox.person("bob").join(MODERATORS)
    have = {name: (await guild.fetch_member(sandbox.person(name).id)).roles[1:] for name in ("alice", "bob", "manager")}
    assert {name: [role.name for role in roles] for name, roles in have.items()} == {
        "alice": [],
        "bob": [PLAYERS, MODERATORS],
        "manager": [MODERATORS],
    }


def test_a_role_that_is_not_there_is_refused() -> None:
    """Discord's code for it is 10011."""
    with pytest.raises(Refusal) as refused:
        Sandbox().person("alice").join("Kings")
    assert refused.value.code == 10011


@pytest.mark.parametrize(
    ("role", "allowed", "called"),
    [
        (PLAYERS, None, ["alice", "carol", "dave"]),
        (PLAYERS, discord.AllowedMentions.none(), []),
        (PLAYERS, discord.AllowedMentions(roles=True), ["alice", "carol", "dave"]),
        (MODERATORS, None, []),
    ],
)
async def test_a_role_that_may_be_called_calls_those_who_have_it(
    sandbox: Sandbox, client: Client, role: str, allowed: Any, called: list[str]
) -> None:
    """A role that not everybody may call needs the permission; `allowed_mentions` can forbid each."""
    sandbox.person("bob").leave(PLAYERS)
    number = sandbox.world.role(role).id
    message = await channel_of(client).send(f"<@&{number}>, come", allowed_mentions=allowed)
    people = ("alice", "bob", "carol", "dave", "manager")
    assert [name for name in people if sandbox.person(name).pings("table-one")] == called
    assert [one.name for one in message.role_mentions] == ([role] if called else [])


async def test_with_the_permission_every_role_is_called(sandbox: Sandbox, client: Client) -> None:
    """Who may mention everyone may call each role, also one listed by its id."""
    sandbox.permit("table-one", mention_everyone=True)
    number = sandbox.world.role(MODERATORS).id
    allowed = discord.AllowedMentions(everyone=False, users=False, roles=[discord.Object(number)])
    await channel_of(client).send(f"<@&{number}> <@&1>", allowed_mentions=allowed)
    assert sandbox.person("manager").pings("table-one")


async def test_an_edit_shows_the_role_and_calls_nobody(sandbox: Sandbox, client: Client) -> None:
    """As with people: what is named is shown, but nobody hears of it."""
    message = await channel_of(client).send("x")
    edited = await message.edit(content=f"<@&{sandbox.world.role(PLAYERS).id}>")
    assert [role.name for role in edited.role_mentions] == [PLAYERS]
    assert not sandbox.person("alice").pings("table-one")


async def test_a_bot_hears_of_roles_that_change_or_are_gone(sandbox: Sandbox, client: Client) -> None:
    """Who had one has it no more, and it cannot be chosen."""
    [guild] = client.guilds
    number = sandbox.world.role(PLAYERS).id
    sandbox.change_role(PLAYERS, mentionable=False)
    await sandbox.wait_for(lambda: not guild.get_role(number).mentionable)  # type: ignore[union-attr]
    alice = sandbox.person("alice")
    async with aiohttp.ClientSession(f"{sandbox.url}/control/") as session:
        for what, body in (("change_role", {"role": PLAYERS, "mentionable": True}), ("delete_role", {"role": PLAYERS})):
            async with session.post(what, json=body) as response:
                assert response.status == 200
    await sandbox.wait_for(lambda: guild.get_role(number) is None)
    assert [role.name for role in (await guild.fetch_member(alice.id)).roles] == ["@everyone"]
    assert alice.user.roles == []
    with pytest.raises(Refusal):
        sandbox.delete_role(PLAYERS)
