"""A bot that lays its settings out by Components V2, and changes them where they stand."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands

from tests.sandbox.foreign.python.background import DOT


class Mute(discord.ui.Button["Settings"]):
    """Turns the sound off and on."""

    def __init__(self) -> None:
        super().__init__(label="On", style=discord.ButtonStyle.green)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        on = self.label == "Off"
        self.label, self.style = ("On", discord.ButtonStyle.green) if on else ("Off", discord.ButtonStyle.red)
        await interaction.response.edit_message(view=self.view)


class Places(discord.ui.ActionRow["Settings"]):
    """Where news are told."""

    @discord.ui.select(
        cls=discord.ui.ChannelSelect, placeholder="Where", channel_types=[discord.ChannelType.text], max_values=2
    )
    async def where(self, interaction: discord.Interaction[Any], select: discord.ui.ChannelSelect[Any]) -> None:
        assert self.view is not None
        self.view.told.content = "News in " + ", ".join(channel.mention for channel in select.values)
        select.default_values = select.values
        await interaction.response.edit_message(view=self.view)


class Settings(discord.ui.LayoutView):
    """A container with all that may stand in one."""

    told: discord.ui.TextDisplay[Settings] = discord.ui.TextDisplay("No news yet", id=7)

    def __init__(self, place: str) -> None:
        super().__init__(timeout=60)
        box: discord.ui.Container[Settings] = discord.ui.Container(accent_colour=discord.Colour.teal())
        box.add_item(discord.ui.TextDisplay(f"# Settings of {place}"))
        box.add_item(discord.ui.Section("Sound", accessory=Mute()))
        box.add_item(discord.ui.Section("Picture", accessory=discord.ui.Thumbnail("attachment://dot.gif")))
        box.add_item(discord.ui.Separator(spacing=discord.SeparatorSpacing.large))
        box.add_item(Places())
        gallery: discord.ui.MediaGallery[Settings] = discord.ui.MediaGallery()
        gallery.add_item(media="attachment://dot.gif", description="A dot")
        box.add_item(gallery)
        box.add_item(discord.ui.File("attachment://log.txt", spoiler=True))
        self.add_item(box)

    row: discord.ui.ActionRow[Settings] = discord.ui.ActionRow()

    @row.button(label="Done", style=discord.ButtonStyle.blurple)
    async def done(self, interaction: discord.Interaction[Any], button: discord.ui.Button[Any]) -> None:
        for item in self.walk_children():
            if isinstance(item, (discord.ui.Button, discord.ui.ChannelSelect)):
                item.disabled = True
        await interaction.response.edit_message(view=self)
        self.stop()


class LayoutBot(discord.Client):
    """Knows /settings."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(settings)

    async def setup_hook(self) -> None:
        await self.tree.sync()


@app_commands.command(description="Change what is set")
async def settings(interaction: discord.Interaction[Any]) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    files = [discord.File(io.BytesIO(DOT), "dot.gif"), discord.File(io.BytesIO(b"log"), "log.txt")]
    await interaction.response.defer(thinking=True)
    await interaction.followup.send(view=Settings(interaction.channel.name), files=files)
