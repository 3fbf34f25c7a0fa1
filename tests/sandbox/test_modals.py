"""Modals from end to end: sent by the real client, filled in by a person, answered in every way."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from sandbox.errors import Impossible
from sandbox.server import Sandbox
from tests.sandbox.conftest import Client, view
from tests.sandbox.interactions import board_of, with_press
from tests.sandbox.modals import Choices, Words, open_modal


@pytest.mark.parametrize(
    ("values", "text"),
    [
        ({"Name": "Ana", "Story": "A tale"}, "Ana: A tale"),
        ({"name": "Ana", "story": ""}, "Ana:"),
        ({"Name": "Ana"}, "Ana: Once"),
    ],
)
async def test_texts_are_filled_in_by_label_or_custom_id_and_keep_what_is_given(
    sandbox: Sandbox, client: Client, values: dict[str, str], text: str
) -> None:
    asked = await open_modal(sandbox, client, Words())
    assert asked.state == "ok"
    assert asked.modal is not None
    assert [part["type"] for part in asked.modal["components"]] == [18, 1]
    answer = await sandbox.person("alice").submit(asked.modal, values)
    assert (answer.text, answer.ephemeral) == (text, True)


@pytest.mark.parametrize(
    "values", [{}, {"Name": "A"}, {"Name": "Ana", "Story": "x" * 10}, {"Name": "Ana", "Colour": "red"}]
)
async def test_a_client_does_not_send_texts_that_do_not_fit(
    sandbox: Sandbox, client: Client, values: dict[str, str]
) -> None:
    modal = (await open_modal(sandbox, client, Words())).modal
    assert modal is not None
    with pytest.raises(Impossible):
        await sandbox.person("alice").submit(modal, values)


async def test_people_channels_and_boxes_arrive_as_what_they_are(sandbox: Sandbox, client: Client) -> None:
    alice, bob, place = sandbox.person("alice"), str(sandbox.person("bob").id), str(sandbox.channel("table-two").id)
    for values, text in (
        ({"Who": [bob], "Where": [place], "Call me": True}, "['Bob'] ['table-two'] days True"),
        ({"Who": [bob], "Pace": "live"}, "['Bob'] [] live False"),
    ):
        modal = (await open_modal(sandbox, client, Choices())).modal
        assert modal is not None
        with pytest.raises(Impossible):
            await alice.submit(modal, {"Who": ["1"]})
        assert (await alice.submit(modal, values)).text == text


async def test_a_modal_on_a_message_may_change_that_message(sandbox: Sandbox, client: Client) -> None:
    modal = Words()

    async def on_submit(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=view("more", text=str(modal.story)))

    modal.on_submit = on_submit  # type: ignore[method-assign]
    asked = await open_modal(sandbox, client, modal)
    assert asked.modal is not None
    answer = await sandbox.person("alice").submit(asked.modal, {"Name": "Ana", "Story": "new"})
    [board] = sandbox.person("alice").sees("table-one")
    assert (answer.message["id"], answer.text) == (board["id"], "new")


async def test_a_command_may_be_answered_by_a_modal(sandbox: Sandbox, client: Client) -> None:
    @client.tree.command(name="write", description="Write")
    async def write(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Words())

    await client.tree.sync()
    asked = await sandbox.person("alice").command("table-one", "write")
    assert asked.modal is not None
    assert (await sandbox.person("alice").submit(asked.modal, {"Name": "Ana"})).text == "Ana: Once"


async def test_a_modal_is_its_openers_and_is_not_answered_by_another(sandbox: Sandbox, client: Client) -> None:
    asked = await open_modal(sandbox, client, Words())
    assert asked.modal is not None
    with pytest.raises(Impossible):
        await sandbox.person("bob").submit(asked.modal, {"Name": "Ben"})


async def test_a_modal_is_not_answered_by_a_modal(sandbox: Sandbox, client: Client) -> None:
    modal, refused = Words(), []

    async def on_submit(interaction: discord.Interaction[Any]) -> None:
        # The library refuses too: ask Discord itself.
        route = discord.http.Route("POST", f"/interactions/{interaction.id}/{interaction.token}/callback")
        try:
            await client.http.request(route, json={"type": 9, "data": modal.to_dict()})
        except discord.HTTPException as error:
            refused.append(error.code)
        await interaction.response.defer()

    modal.on_submit = on_submit  # type: ignore[method-assign]
    asked = await open_modal(sandbox, client, modal)
    assert asked.modal is not None
    answer = await sandbox.person("alice").submit(asked.modal, {"Name": "Ana"}, wait=0.1)
    assert (answer.state, refused) == ("deferred", [50035])


async def test_the_answers_metadata_tell_of_the_press_behind_the_modal(sandbox: Sandbox, client: Client) -> None:
    board = await board_of(sandbox)
    with_press(client, lambda interaction: interaction.response.send_modal(Words()))
    asked = await sandbox.person("alice").press(board, "More")
    assert asked.modal is not None
    told = (await sandbox.person("alice").submit(asked.modal, {"Name": "Ana"})).message["interaction_metadata"]
    behind = told["triggering_interaction_metadata"]
    assert (told["type"], behind["type"]) == (5, 3)
    assert (behind["id"], behind["interacted_message_id"]) == (asked.interaction_id, board["id"])
