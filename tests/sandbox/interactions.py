"""A board with a button in a channel, and presses of it."""

from __future__ import annotations

from typing import Any

import discord

from sandbox.server import Sandbox
from tests.sandbox.conftest import Client


def with_press(client: Client, act: Any) -> None:
    async def on_press(what: str, interaction: discord.Interaction[Any]) -> None:
        try:
            await act(interaction)
        except discord.HTTPException as error:
            client.errors.append(error)

    client.on_press = on_press  # type: ignore[method-assign]


async def codes(sandbox: Sandbox, client: Client, number: int = 1) -> list[int]:
    await sandbox.wait_for(lambda: len(client.errors) >= number)
    return [error.code for error in client.errors if isinstance(error, discord.HTTPException)]


async def board_of(sandbox: Sandbox) -> Any:
    return (await sandbox.person("alice").command("table-one", "toy new")).message
