"""Keys that Discord does not know: ignored as there, and told to whoever wants to know of a slip."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from sandbox.checks import Way, check_body
from sandbox.commands import check_commands
from sandbox.component_checks import check_modal
from sandbox.errors import Form, Path, noting_unknown_keys
from sandbox.payloads import V2
from sandbox.server import Sandbox
from tests.sandbox.channels import channel_of
from tests.sandbox.conftest import Client
from tests.sandbox.interactions import board_of, with_press

TEXT = {"type": 10, "content": "x"}
OPTION = {"label": "x", "value": "a"}
SELECT = {"type": 3, "custom_id": "s", "options": [{**OPTION, "name": "x"}]}

MESSAGES: dict[str, tuple[Any, Path]] = {
    "in the message": ({"content": "x", "colour": 1}, ("colour",)),
    "in a component": ({"flags": V2, "components": [{**TEXT, "text": "x"}]}, ("components", 0, "text")),
    "in an option": (
        {"content": "x", "components": [{"type": 1, "components": [SELECT]}]},
        ("components", 0, "components", 0, "options", 0, "name"),
    ),
    "in an embed": ({"embeds": [{"title": "x", "body": "y"}]}, ("embeds", 0, "body")),
    "in the mentions": ({"content": "x", "allowed_mentions": {"channels": []}}, ("allowed_mentions", "channels")),
}


@pytest.mark.parametrize(("body", "place"), MESSAGES.values(), ids=MESSAGES)
def test_an_unknown_key_is_ignored_and_noted_at_its_place(body: Any, place: Path) -> None:
    """What Discord ignores is taken, and can be looked for."""
    with noting_unknown_keys() as noted:
        check_body(body, Way.CREATE, {})
    assert noted == [place]


def test_unknown_keys_of_commands_and_modals_are_ignored() -> None:
    """Commands and modals are no stricter than messages."""
    modal = {"custom_id": "m", "title": "x", "colour": 1, "components": [{"type": 10, "content": "x", "size": 2}]}
    with noting_unknown_keys() as noted:
        check_commands([{"name": "sobek", "description": "x", "colour": 1}])
        form = Form(("data",))
        check_modal(modal, form, ())
        form.close()
    assert noted == [(0, "colour"), ("data", "colour"), ("data", "components", 0, "size")]


async def test_what_libraries_send_with_everything_is_taken_everywhere(sandbox: Sandbox, client: Client) -> None:
    """A message, its edit, an answer and a follow-up with keys that mean nothing there go through, with a warning."""
    odd = {"content": "x", "enforce_nonce": True, "shard_id": 0}

    async def send(method: str, path: str, **body: Any) -> Any:
        return await client.http.request(discord.http.Route(method, path), json=body)

    async def answer(interaction: discord.Interaction[Any]) -> None:
        await send("POST", f"/interactions/{interaction.id}/{interaction.token}/callback", type=4, data=odd)
        await send("POST", f"/webhooks/{interaction.application_id}/{interaction.token}", **odd)
        client.heard.append("done")

    path = f"/channels/{channel_of(client).id}/messages"
    message = await send("POST", path, **odd)
    await send("PATCH", f"{path}/{message['id']}", **odd)
    with_press(client, answer)
    await sandbox.person("alice").press(await board_of(sandbox), "More")
    await sandbox.wait_for(lambda: "done" in client.heard)
    told = [warning.rpartition(": ") for warning in sandbox.warnings]
    assert [place for _, _, place in told] == ["shard_id", "shard_id", "data.shard_id", "shard_id"]
    assert told[0][0] == f"POST {path}"


async def test_a_refusal_of_an_answer_names_the_place_in_the_whole_body(sandbox: Sandbox, client: Client) -> None:
    """The message stands in the answer's `data`, and so do its faults."""

    async def long(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("x" * 2001)

    sandbox.schema = None  # it looks first, and says it in its own words
    sandbox.interactions.first_answer = 0.3
    with_press(client, long)
    await sandbox.person("alice").press(await board_of(sandbox), "More")
    [refused] = client.errors
    assert "In data.content: " in str(refused)
