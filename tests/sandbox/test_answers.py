"""What interactions carry and what their answers look like, as libraries rely on it."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest

from sandbox.checks import Way, check_body
from sandbox.errors import Refusal
from sandbox.server import Sandbox
from tests.sandbox.conftest import Client
from tests.sandbox.interactions import board_of, with_press
from tests.sandbox.modals import Choices, Words, open_modal

EPHEMERAL, LOADING, SILENT = 64, 128, 4096


def delivered(sandbox: Sandbox) -> Any:
    """Give the last interaction, as the sandbox keeps it."""
    return [*sandbox.interactions._known.values()][-1]


def file(name: str, data: bytes = b"x") -> discord.File:
    return discord.File(io.BytesIO(data), name)


async def pressed(sandbox: Sandbox, client: Client, act: Any, *, wait: float = 5) -> Any:
    """Press a button whose answer is `act`, and wait until that is over."""
    board = await board_of(sandbox)

    async def answer(interaction: discord.Interaction[Any]) -> None:
        try:
            await act(interaction)
        finally:
            client.heard.append("done")

    with_press(client, answer)
    answer_got = await sandbox.person("alice").press(board, "More", wait=wait)
    await sandbox.wait_for(lambda: "done" in client.heard)
    assert client.errors == []
    return answer_got


async def test_a_press_tells_what_was_pressed_and_on_which_message(sandbox: Sandbox, client: Client) -> None:
    """Type, custom id and number of the component; the message with its flags, private ones too."""
    seen: list[Any] = []

    async def act(interaction: discord.Interaction[Any]) -> None:
        seen.append((dict(interaction.data or {}), interaction.message))
        await interaction.response.send_message("x", ephemeral=True)

    alice = sandbox.person("alice")
    panel = (await alice.press(await board_of(sandbox), "Own")).message
    with_press(client, act)
    await alice.press(panel, "More")
    [(data, message)] = seen
    number = panel["components"][1]["components"][0]["id"]
    assert data == {"custom_id": "t:more", "component_type": 2, "id": number}
    assert (message.id, message.flags.ephemeral) == (int(panel["id"]), True)


async def test_a_modal_is_sent_back_in_its_own_shape_with_numbers(sandbox: Sandbox, client: Client) -> None:
    """A label holds one component, an old row several; every part has the number that Discord gave it."""
    asked = await open_modal(sandbox, client, Words())
    assert asked.modal is not None
    await sandbox.person("alice").submit(asked.modal, {"Name": "Ana", "Story": "A tale"})
    assert delivered(sandbox).data["components"] == [
        {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "name", "value": "Ana"}},
        {"type": 1, "id": 3, "components": [{"type": 4, "id": 4, "custom_id": "story", "value": "A tale"}]},
    ]


async def test_the_words_of_a_modal_come_back_as_a_number(sandbox: Sandbox, client: Client) -> None:
    """A text display has nothing to say but where it was."""
    asked = await open_modal(sandbox, client, Choices())
    assert asked.modal is not None
    await sandbox.person("alice").submit(asked.modal, {"Who": [str(sandbox.person("bob").id)]})
    assert delivered(sandbox).data["components"][0] == {"type": 10, "id": 1}


async def test_files_come_with_an_answer_with_an_edit_after_a_deferral_and_with_a_follow_up(
    sandbox: Sandbox, client: Client
) -> None:
    """All three arrive as forms of several parts."""

    async def at_once(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("a", file=file("a.txt"))
        await interaction.edit_original_response(content="b", attachments=[file("b.txt"), file("c.txt")])
        await interaction.followup.send("d", file=file("d.txt"))

    async def later(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(content="e", attachments=[file("e.txt")])

    async def first_follow_up(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send("f", file=file("f.txt"))

    for act in (at_once, later, first_follow_up):
        client.heard.clear()
        await pressed(sandbox, client, act)
    answers = [message for message in sandbox.person("alice").sees("table-one") if message["content"]]
    files = {one["content"]: [each["filename"] for each in one["attachments"]] for one in answers}
    assert files == {"b": ["b.txt", "c.txt"], "d": ["d.txt"], "e": ["e.txt"], "f": ["f.txt"]}


async def test_the_first_follow_up_completes_the_deferred_answer(sandbox: Sandbox, client: Client) -> None:
    """It may be silent, it shows no "(edited)", and who reads it was decided by the deferral."""

    async def act(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(thinking=True)
        waiting = await interaction.original_response()
        client.heard.append(str(waiting.flags.value))
        await interaction.followup.send("thought", ephemeral=True, silent=True)

    answer = await pressed(sandbox, client, act)
    assert str(LOADING) in client.heard
    assert (answer.message["flags"], answer.message["edited_timestamp"], answer.ephemeral) == (SILENT, None, False)


async def test_a_later_follow_up_replies_to_the_first_answer(sandbox: Sandbox, client: Client) -> None:
    """That is how Discord shows it: as a reply."""

    async def act(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("first")
        message = await interaction.followup.send("second", wait=True)
        original = await interaction.original_response()
        assert message.reference is not None
        client.heard.append(f"{message.type.name} {message.reference.message_id == original.id}")

    await pressed(sandbox, client, act)
    assert "reply True" in client.heard
    told = sandbox.person("alice").sees("table-one")[-1]["interaction_metadata"]
    assert told["original_response_message_id"] == sandbox.person("alice").sees("table-one")[-2]["id"]


@pytest.mark.parametrize("private", [False, True])
async def test_the_first_answer_is_found_by_its_token(sandbox: Sandbox, client: Client, private: bool) -> None:
    """`@original` is the answer, private or not, and after "I will update" the message that was pressed."""
    found: list[Any] = []

    async def answered(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("x", ephemeral=private)
        found.append((await interaction.original_response()).flags.ephemeral)

    async def updating(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        assert interaction.message is not None
        found.append((await interaction.original_response()).id == interaction.message.id)

    await pressed(sandbox, client, answered)
    await pressed(sandbox, client, updating, wait=0.1)
    assert found == [private, True]


@pytest.mark.parametrize("private", [False, True])
async def test_a_receipt_tells_what_became_of_the_answer(sandbox: Sandbox, client: Client, private: bool) -> None:
    """With `with_response` come the interaction, the kind of answer and the message."""
    told: list[Any] = []

    async def act(interaction: discord.Interaction[Any]) -> None:
        receipt = await interaction.response.defer(ephemeral=private, thinking=True)
        assert receipt is not None
        told.append((receipt.type.value, receipt.is_thinking(), receipt.is_ephemeral(), receipt.message_id))
        told.append((await interaction.edit_original_response(content="x")).id)

    await pressed(sandbox, client, act)
    assert told[0] == (5, True, private, told[1])


@pytest.mark.parametrize(
    ("kind", "values", "good"),
    [
        (5, [{"id": "1", "type": "user"}], True),
        (5, [{"id": "1", "type": "role"}], False),
        (7, [{"id": "1", "type": "role"}], True),
        (8, [{"id": "1", "type": "channel"}], True),
        (6, [{"id": "1"}], False),
        (6, ["1"], False),
        (6, [{"id": "1", "type": "role"}, {"id": "2", "type": "role"}], False),
    ],
)
def test_what_is_chosen_from_the_start_fits_its_select(kind: int, values: Any, good: bool) -> None:
    """Default values are of the select's kind, and no more than may be chosen."""
    select = {"type": kind, "custom_id": "s", "default_values": values}
    body = {"content": "x", "components": [{"type": 1, "components": [select]}]}
    if good:
        check_body(body, Way.CREATE, {})
        return
    with pytest.raises(Refusal):
        check_body(body, Way.CREATE, {})
