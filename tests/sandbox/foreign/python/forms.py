"""A bot with modals: of text inputs as they used to be, and of labels with all that may stand in them."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands


class Feedback(discord.ui.Modal, title="Feedback"):
    """Two text inputs in rows."""

    name: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Name", placeholder="Your name", max_length=30)
    words: discord.ui.TextInput[Any] = discord.ui.TextInput(
        label="What do you think?", style=discord.TextStyle.long, required=False, max_length=300
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"Thanks, {self.name.value}! {self.words.value or '-'}", ephemeral=True)


class Order(discord.ui.Modal, title="An order"):
    """Labels with a field of every kind."""

    sure: discord.ui.Label[Any] = discord.ui.Label(text="Sure", component=discord.ui.Checkbox())
    goods: discord.ui.Label[Any] = discord.ui.Label(
        text="Goods",
        description="One or two",
        component=discord.ui.Select(
            max_values=2,
            options=[discord.SelectOption(label="Fish", value="f"), discord.SelectOption(label="Ivory", value="i")],
        ),
    )
    buyer: discord.ui.Label[Any] = discord.ui.Label(text="Buyer", component=discord.ui.UserSelect(required=False))
    speed: discord.ui.Label[Any] = discord.ui.Label(
        text="Speed",
        component=discord.ui.RadioGroup(
            options=[discord.RadioGroupOption(label="By boat"), discord.RadioGroupOption(label="By camel")]
        ),
    )
    extras: discord.ui.Label[Any] = discord.ui.Label(
        text="Extras",
        component=discord.ui.CheckboxGroup(
            required=False,
            options=[
                discord.CheckboxGroupOption(label="Salt"),
                discord.CheckboxGroupOption(label="Reed", default=True),
            ],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        goods, buyer, speed = self.goods.component, self.buyer.component, self.speed.component
        extras, sure = self.extras.component, self.sure.component
        assert isinstance(goods, discord.ui.Select)
        assert isinstance(buyer, discord.ui.UserSelect)
        assert isinstance(speed, discord.ui.RadioGroup)
        assert isinstance(extras, discord.ui.CheckboxGroup)
        assert isinstance(sure, discord.ui.Checkbox)
        who = ", ".join(one.display_name for one in buyer.values) or "nobody"
        words = f"{'+'.join(goods.values)} for {who}, {speed.value}, {'+'.join(extras.values)}, sure {sure.value}"
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send(words)


class Report(discord.ui.Modal, title="A report"):
    """A modal with a picture that fails, and says so."""

    intro: discord.ui.TextDisplay[Any] = discord.ui.TextDisplay("What is wrong?")
    where: discord.ui.Label[Any] = discord.ui.Label(
        text="Where", component=discord.ui.ChannelSelect(channel_types=[discord.ChannelType.text])
    )

    picture: discord.ui.Label[Any] = discord.ui.Label(
        text="Picture", component=discord.ui.FileUpload(min_values=0, required=False)
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        assert isinstance(self.where.component, discord.ui.ChannelSelect)
        assert isinstance(self.picture.component, discord.ui.FileUpload)
        files = [file.filename for file in self.picture.component.values]
        raise LookupError(f"{self.where.component.values[0].name} {files}")

    # A modal has no item here, unlike every other view, in discord.py too.
    async def on_error(  # type: ignore[override]
        self, interaction: discord.Interaction[Any], error: Exception
    ) -> None:
        await interaction.response.send_message(f"Oops: {error}", ephemeral=True)


class FormBot(discord.Client):
    """Knows /feedback, /order and /report."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)
        command: app_commands.Command[Any, ..., None]
        for command in (feedback, order, report):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        await self.tree.sync()


@app_commands.command(description="Say what you think")
async def feedback(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_modal(Feedback())


@app_commands.command(description="Order goods")
async def order(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_modal(Order())


@app_commands.command(description="Report a place")
async def report(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_modal(Report())
