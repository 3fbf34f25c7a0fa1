"""Modals that a press opens, and what is typed into them."""

from __future__ import annotations

from typing import Any

import discord

from sandbox.person import Answer
from sandbox.server import Sandbox
from tests.sandbox.conftest import Client
from tests.sandbox.interactions import board_of, with_press


class Words(discord.ui.Modal, title="Words"):
    """A text input in a label, and one in a row of its own as libraries made them before labels."""

    name: discord.ui.Label[Any] = discord.ui.Label(
        text="Name", description="As all shall see it", component=discord.ui.TextInput(custom_id="name", min_length=2)
    )
    story: discord.ui.TextInput[Any] = discord.ui.TextInput(
        label="Story",
        custom_id="story",
        style=discord.TextStyle.paragraph,
        required=False,
        default="Once",
        max_length=9,
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        box = self.name.component
        assert isinstance(box, discord.ui.TextInput)
        await interaction.response.send_message(f"{box.value}: {self.story.value}", ephemeral=True)


class Choices(discord.ui.Modal, title="Choices"):
    """Everything else that a label can hold, and words between."""

    hint: discord.ui.TextDisplay[Any] = discord.ui.TextDisplay("Choose well.")
    who: discord.ui.Label[Any] = discord.ui.Label(text="Who", component=discord.ui.UserSelect(custom_id="who"))
    where: discord.ui.Label[Any] = discord.ui.Label(
        text="Where", component=discord.ui.ChannelSelect(custom_id="where", required=False, min_values=0)
    )
    pace: discord.ui.Label[Any] = discord.ui.Label(
        text="Pace",
        component=discord.ui.RadioGroup(
            custom_id="pace",
            options=[
                discord.RadioGroupOption(label="Live", value="live"),
                discord.RadioGroupOption(label="Over days", value="days", default=True),
            ],
        ),
    )
    call: discord.ui.Label[Any] = discord.ui.Label(text="Call me", component=discord.ui.Checkbox(custom_id="call"))

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        parts: list[Any] = [self.who.component, self.where.component, self.pace.component, self.call.component]
        who, where, pace, call = parts
        people = [person.display_name for person in who.values]
        places = [channel.name for channel in where.values]
        await interaction.response.send_message(f"{people} {places} {pace.value} {call.value}")


async def open_modal(sandbox: Sandbox, client: Client, modal: discord.ui.Modal) -> Answer:
    board = await board_of(sandbox)
    with_press(client, lambda interaction: interaction.response.send_modal(modal))
    return await sandbox.person("alice").press(board, "More")
