"""The life of an interaction: once, in time, with a token that ends."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from sandbox.errors import Impossible
from sandbox.server import Sandbox
from tests.sandbox.channels import channel_of
from tests.sandbox.conftest import Client, view
from tests.sandbox.interactions import board_of, codes, with_press


async def test_a_late_answer_is_an_unknown_interaction(sandbox: Sandbox, client: Client) -> None:
    board = await board_of(sandbox)
    sandbox.interactions.first_answer = 0.05

    async def late(interaction: discord.Interaction[Any]) -> None:
        await asyncio.sleep(0.15)
        await interaction.response.send_message("too late")

    with_press(client, late)
    assert (await sandbox.person("alice").press(board, "More")).state == "failed"
    assert await codes(sandbox, client) == [10062]


async def test_the_same_interaction_twice_is_acknowledged_once(sandbox: Sandbox, client: Client) -> None:
    board = await board_of(sandbox)
    with_press(client, lambda interaction: interaction.response.send_message("once"))
    sandbox.repeat_interactions()
    assert (await sandbox.person("alice").press(board, "More")).text == "once"
    assert await codes(sandbox, client) == [40060]
    assert client.presses == 2


async def test_a_token_lasts_fifteen_minutes(sandbox: Sandbox, client: Client) -> None:
    board = await board_of(sandbox)

    async def slow(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("now")
        sandbox.clock.advance(14 * 60)
        await interaction.edit_original_response(content="later")
        sandbox.clock.advance(61)
        await interaction.edit_original_response(content="too late")

    with_press(client, slow)
    await sandbox.person("alice").press(board, "More")
    assert await codes(sandbox, client) == [50027]
    assert sandbox.person("alice").sees("table-one")[-1]["content"] == "later"


async def test_follow_ups_are_posted_edited_and_deleted(sandbox: Sandbox, client: Client) -> None:
    board = await board_of(sandbox)
    done = asyncio.Event()

    async def follow(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        message = await interaction.followup.send("private", ephemeral=True, wait=True)
        await message.edit(content="still private")
        other = await interaction.followup.send("public", wait=True)
        await other.delete()
        await interaction.delete_original_response()
        done.set()

    with_press(client, follow)
    alice, bob = sandbox.person("alice"), sandbox.person("bob")
    await alice.press(board, "More")
    await asyncio.wait_for(done.wait(), 60)
    assert [message["content"] for message in alice.sees("table-one")] == ["still private"]
    assert bob.sees("table-one") == []


async def test_the_first_follow_up_takes_the_place_of_a_deferred_answer(sandbox: Sandbox, client: Client) -> None:
    board = await board_of(sandbox)

    async def follow(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("thought")

    with_press(client, follow)
    answer = await sandbox.person("alice").press(board, "More")
    assert answer.ephemeral
    assert answer.text == "thought"
    assert len(answer.messages) == 1


async def test_an_ephemeral_message_is_out_of_reach_without_its_token(sandbox: Sandbox, client: Client) -> None:
    board = await board_of(sandbox)
    panel = (await sandbox.person("alice").press(board, "Own")).message
    channel = client.get_partial_messageable(int(panel["channel_id"]))
    with pytest.raises(discord.NotFound) as gone:
        await channel.get_partial_message(int(panel["id"])).edit(view=view())
    assert gone.value.code == 10008


async def test_an_answer_that_does_not_fit_is_refused(sandbox: Sandbox, client: Client) -> None:
    board = await board_of(sandbox)

    async def both(interaction: discord.Interaction[Any]) -> None:
        layout = view("more")
        layout.add_item(discord.ui.ActionRow(discord.ui.Button(label="x", custom_id="t:more")))
        await interaction.response.send_message(view=layout)

    with_press(client, both)
    sandbox.interactions.first_answer = 0.3
    assert (await sandbox.person("alice").press(board, "More")).state == "failed"
    assert await codes(sandbox, client) == [50035]


async def test_a_command_cannot_be_answered_by_an_update(sandbox: Sandbox, client: Client) -> None:
    alice = sandbox.person("alice")
    sandbox.interactions.first_answer = 0.3
    pressed = asyncio.create_task(alice.command("table-one", "toy silent"))
    await sandbox.wait_for(lambda: sandbox.interactions.delivered)
    [interaction] = sandbox.interactions._known.values()
    route = discord.http.Route(
        "POST", "/interactions/{id}/{token}/callback", id=interaction.id, token=interaction.token
    )
    with pytest.raises(discord.HTTPException) as refused:
        await client.http.request(route, json={"type": 6})
    assert refused.value.code == 50035
    await pressed


async def test_a_press_on_what_is_gone_can_still_arrive(sandbox: Sandbox, client: Client) -> None:
    board = await board_of(sandbox)
    alice = sandbox.person("alice")
    await alice.press(board, "Slow")
    with pytest.raises(Impossible):
        await alice.press(board, "t:ask")
    before = sandbox.interactions.delivered
    sandbox.interactions.first_answer = 0.1
    # discord.py looks a dynamic item up on the message, and drops what is not there any more.
    assert (await alice.press(board, "t:ask", stale=True)).state == "failed"
    assert sandbox.interactions.delivered == before + 1


async def test_what_is_chosen_in_a_select_arrives(sandbox: Sandbox, client: Client) -> None:
    layout, chosen = discord.ui.LayoutView(timeout=None), []
    cards: discord.ui.Select[Any] = discord.ui.Select(
        custom_id="cards", options=[discord.SelectOption(label=name) for name in ("fish", "ivory")], max_values=2
    )
    people: discord.ui.UserSelect[Any] = discord.ui.UserSelect(custom_id="people")

    async def callback(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        chosen.append((cards.values, [person.display_name for person in people.values]))

    for select in (cards, people):
        select.callback = callback  # type: ignore[method-assign]
        layout.add_item(discord.ui.ActionRow(select))
    message = await channel_of(client).send(view=layout)
    alice = sandbox.person("alice")
    await alice.select(message.id, "cards", ["ivory", "fish"], wait=0.05)
    await alice.select(message.id, "people", [str(sandbox.person("bob").id)], wait=0.05)
    assert chosen == [(["ivory", "fish"], []), (["ivory", "fish"], ["Bob"])]


async def test_nobody_presses_on_anothers_private_panel(sandbox: Sandbox, client: Client) -> None:
    panel = (await sandbox.person("alice").press(await board_of(sandbox), "Own")).message
    with pytest.raises(Impossible):
        await sandbox.person("bob").press(panel, "More")


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("toy new", {"seats": 5}),
        ("toy new", {"seats": "three"}),
        ("toy new", {"chairs": 3}),
        ("toy pick", {}),
        ("toy", {}),
        ("toy nothing", {}),
        ("nothing", {}),
        ("toy user", {"who": 1}),
    ],
)
async def test_a_client_does_not_let_bad_commands_pass(
    sandbox: Sandbox, client: Client, command: str, options: dict[str, Any]
) -> None:
    with pytest.raises(Impossible):
        await sandbox.person("alice").command("table-one", command, **options)


@pytest.mark.parametrize("values", [{"Kind": ["f"]}, {"Word": "x" * 21, "Kind": ["f"]}, {"Word": "x", "Kind": ["z"]}])
async def test_a_client_does_not_let_a_bad_modal_pass(sandbox: Sandbox, client: Client, values: dict[str, Any]) -> None:
    alice = sandbox.person("alice")
    modal = (await alice.press(await board_of(sandbox), "Ask")).modal
    assert modal
    with pytest.raises(Impossible):
        await alice.submit(modal, values)
