"""The real discord.py against the sandbox: signing in, commands and every way to answer."""

from __future__ import annotations

import discord

from sandbox.ids import named
from sandbox.server import Sandbox
from tests.sandbox.conftest import Client


async def test_the_client_signs_in_and_its_commands_are_registered(sandbox: Sandbox, client: Client) -> None:
    assert client.user is not None
    assert client.user.id == sandbox.world.application_id
    assert [guild.name for guild in client.guilds] == ["Server"]
    assert [command["name"] for command in sandbox.world.commands.values()] == ["toy"]
    channel = client.get_channel(named("channel", "table-one"))
    assert isinstance(channel, discord.TextChannel)
    assert channel.permissions_for(channel.guild.me).attach_files


async def test_a_command_is_answered_for_everybody(sandbox: Sandbox, client: Client) -> None:
    alice, bob = sandbox.person("alice"), sandbox.person("bob")
    answer = await alice.command("table-one", "toy new", seats=4)
    assert answer.state == "ok"
    assert answer.text == "4 seats"
    assert answer.message["interaction_metadata"]["name"] == "toy new"
    assert not answer.ephemeral
    assert [message["id"] for message in bob.sees("table-one")] == [answer.message["id"]]


async def test_an_ephemeral_answer_is_seen_by_one_person_in_his_language(sandbox: Sandbox, client: Client) -> None:
    alice, bob = sandbox.person("alice", locale="de"), sandbox.person("bob")
    answer = await alice.command("table-one", "toy whisper", word="hallo")
    assert answer.ephemeral
    assert answer.text == "hallo de"
    assert len(alice.sees("table-one")) == 1
    assert bob.sees("table-one") == []


async def test_a_deferred_answer_is_edited(sandbox: Sandbox, client: Client) -> None:
    answer = await sandbox.person("alice").command("table-one", "toy think")
    assert answer.state == "ok"
    assert answer.text == "thought"
    assert answer.message["flags"] & 1 << 15


async def test_a_deferred_ephemeral_answer_stays_ephemeral(sandbox: Sandbox, client: Client) -> None:
    answer = await sandbox.person("alice").command("table-one", "toy think", private=True)
    assert answer.ephemeral
    assert answer.message["flags"] & 1 << 6


async def test_a_button_changes_its_message(sandbox: Sandbox, client: Client) -> None:
    alice = sandbox.person("alice")
    board = (await alice.command("table-one", "toy new")).message
    answer = await alice.press(board, "More")
    assert answer.message["id"] == board["id"]
    assert answer.text == "more"
    assert answer.message["edited_timestamp"]


async def test_a_button_defers_and_changes_its_message_later(sandbox: Sandbox, client: Client) -> None:
    alice = sandbox.person("alice")
    board = (await alice.command("table-one", "toy new")).message
    answer = await alice.press(board, "t:slow")
    assert answer.text == "slowly"
    assert answer.message["id"] == board["id"]


async def test_a_private_panel_is_changed_by_a_press_on_it(sandbox: Sandbox, client: Client) -> None:
    alice = sandbox.person("alice")
    board = (await alice.command("table-one", "toy new")).message
    panel = await alice.press(board, "Own")
    assert panel.ephemeral
    again = await alice.press(panel.message, "More")
    assert again.ephemeral
    assert again.message["id"] == panel.message["id"]


async def test_a_modal_is_opened_filled_in_and_answered(sandbox: Sandbox, client: Client) -> None:
    alice = sandbox.person("alice")
    board = (await alice.command("table-one", "toy new")).message
    asked = await alice.press(board, "Ask")
    assert asked.modal is not None
    assert asked.modal["title"] == "A question"
    answer = await alice.submit(asked.modal, {"Word": "lotus", "Kind": ["i"]})
    assert answer.text == "lotus i"


async def test_completions_are_offered(sandbox: Sandbox, client: Client) -> None:
    answer = await sandbox.person("alice").complete("table-one", "toy pick", "card", "fi")
    assert answer.choices is not None
    assert [choice["value"] for choice in answer.choices] == ["fish", "fig"]


async def test_a_person_can_be_an_option(sandbox: Sandbox, client: Client) -> None:
    bob = sandbox.person("bob")
    answer = await sandbox.person("alice").command("table-one", "toy user", who=bob.id)
    assert answer.text == f"Bob {bob.id}"


async def test_no_answer_in_time_is_a_failure(sandbox: Sandbox, client: Client) -> None:
    sandbox.interactions.first_answer = 0.2
    answer = await sandbox.person("alice").command("table-one", "toy silent")
    assert answer.state == "failed"
    assert client.heard == ["silent"]
