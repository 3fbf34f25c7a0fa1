"""A bot whose buttons outlive it: a view with fixed custom ids, and buttons that carry what they mean in theirs."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord.ext import commands


class Doors(discord.ui.View):
    """Buttons that are known again after a restart."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Left", style=discord.ButtonStyle.green, custom_id="doors:left")
    async def left(self, interaction: discord.Interaction[Any], button: discord.ui.Button[Any]) -> None:
        await interaction.response.send_message("A crocodile.", ephemeral=True)

    @discord.ui.button(label="Right", style=discord.ButtonStyle.red, custom_id="doors:right")
    async def right(self, interaction: discord.Interaction[Any], button: discord.ui.Button[Any]) -> None:
        await interaction.response.edit_message(content="An empty room.", view=None)


class Owned(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"own:(?P<owner>\d+):(?P<count>\d+)"):
    """A button for its owner alone that counts in its own custom id."""

    def __init__(self, owner: int, count: int = 0) -> None:
        super().__init__(discord.ui.Button(label=f"Mine {count}", custom_id=f"own:{owner}:{count}", emoji="🪲"))
        self.owner, self.count = owner, count

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str]) -> Owned:
        return cls(int(match["owner"]), int(match["count"]))

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        return interaction.user.id == self.owner

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        self.count += 1
        self.item.label, self.custom_id = f"Mine {self.count}", f"own:{self.owner}:{self.count}"
        await interaction.response.edit_message(view=self.view)


class PersistentBot(commands.Bot):
    """Opens doors by `!doors` and gives a button by `!mine`."""

    def __init__(self) -> None:
        intents = discord.Intents.default()
        intents.message_content = True
        super().__init__(command_prefix="!", intents=intents, help_command=None)
        self.add_command(doors)
        self.add_command(mine)

    async def setup_hook(self) -> None:
        self.add_view(Doors())
        self.add_dynamic_items(Owned)


@commands.command()
async def doors(ctx: commands.Context[Any]) -> None:
    await ctx.send("Which door?", view=Doors())


@commands.command()
async def mine(ctx: commands.Context[Any]) -> None:
    view = discord.ui.View(timeout=None)
    view.add_item(Owned(ctx.author.id))
    await ctx.reply("Here you are.", view=view, mention_author=False)
