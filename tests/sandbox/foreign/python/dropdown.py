"""A bot with selects of all five kinds, asked for by a word with a prefix."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands


class Colours(discord.ui.Select[discord.ui.View]):
    """Colours to choose from, made as a class of its own."""

    def __init__(self) -> None:
        options = [
            discord.SelectOption(label="Red", description="As ochre", emoji="🟥"),
            discord.SelectOption(label="Blue", description="As lapis", emoji="🟦", value="lapis"),
            discord.SelectOption(label="Green", default=True),
        ]
        super().__init__(placeholder="A colour", min_values=1, max_values=2, options=options)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"You like {' and '.join(self.values)}.")


class Everything(discord.ui.View):
    """A select of every other kind, made with decorators."""

    def __init__(self) -> None:
        super().__init__(timeout=60)
        self.add_item(Colours())

    @discord.ui.select(cls=discord.ui.UserSelect, placeholder="People", max_values=3)
    async def people(self, interaction: discord.Interaction[Any], select: discord.ui.UserSelect[Any]) -> None:
        names = [f"{one.display_name} ({type(one).__name__})" for one in select.values]
        await interaction.response.send_message(", ".join(names), ephemeral=True)

    @discord.ui.select(cls=discord.ui.RoleSelect, placeholder="Roles")
    async def roles(self, interaction: discord.Interaction[Any], select: discord.ui.RoleSelect[Any]) -> None:
        await interaction.response.send_message(", ".join(role.name for role in select.values), ephemeral=True)

    @discord.ui.select(cls=discord.ui.MentionableSelect, placeholder="Anybody", max_values=5)
    async def anybody(self, interaction: discord.Interaction[Any], select: discord.ui.MentionableSelect[Any]) -> None:
        names = [one.name for one in select.values]
        await interaction.response.send_message(", ".join(names), ephemeral=True)

    @discord.ui.select(
        cls=discord.ui.ChannelSelect, placeholder="Channels", channel_types=[discord.ChannelType.text], max_values=2
    )
    async def channels(self, interaction: discord.Interaction[Any], select: discord.ui.ChannelSelect[Any]) -> None:
        found = [one.resolve() or await one.fetch() for one in select.values]
        names = [f"{one.name} in {one.guild.name}" for one in found]
        await interaction.response.send_message(", ".join(names), ephemeral=True)


class DropdownBot(commands.Bot):
    """Brings its selects when it is told `$choose`."""

    def __init__(self) -> None:
        intents = discord.Intents.default()
        intents.message_content = True
        super().__init__(command_prefix=commands.when_mentioned_or("$"), intents=intents)
        self.add_command(choose)


@commands.command()
async def choose(ctx: commands.Context[Any]) -> None:
    await ctx.send("Choose:", view=Everything())
