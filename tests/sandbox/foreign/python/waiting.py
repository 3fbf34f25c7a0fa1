"""Bots with views that count, that wait for a yes or no, and that give up after a while."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands


class Counter(discord.ui.View):
    """A button that counts its presses up to five."""

    @discord.ui.button(label="0", style=discord.ButtonStyle.red)
    async def count(self, interaction: discord.Interaction[Any], button: discord.ui.Button[Any]) -> None:
        number = int(button.label or 0) + 1
        button.label = str(number)
        if number == 3:
            button.style = discord.ButtonStyle.green
            button.disabled = True
            self.stop()
        await interaction.response.edit_message(view=self)


class Counters(discord.ui.View):
    """A public button that gives everybody a private counter."""

    @discord.ui.button(label="Count for me", style=discord.ButtonStyle.blurple)
    async def give(self, interaction: discord.Interaction[Any], button: discord.ui.Button[Any]) -> None:
        await interaction.response.send_message("Press!", view=Counter(), ephemeral=True)


class Confirm(discord.ui.View):
    """Yes or no, for one person alone."""

    def __init__(self, asked: discord.abc.User, timeout: float) -> None:
        super().__init__(timeout=timeout)
        self.asked = asked
        self.value: bool | None = None

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        if interaction.user == self.asked:
            return True
        await interaction.response.send_message("You were not asked.", ephemeral=True)
        return False

    @discord.ui.button(label="Confirm", style=discord.ButtonStyle.green)
    async def confirm(self, interaction: discord.Interaction[Any], button: discord.ui.Button[Any]) -> None:
        await interaction.response.send_message("Confirming", ephemeral=True)
        self.value = True
        self.stop()

    @discord.ui.button(label="Cancel", style=discord.ButtonStyle.grey)
    async def cancel(self, interaction: discord.Interaction[Any], button: discord.ui.Button[Any]) -> None:
        await interaction.response.defer()
        await interaction.followup.send("Cancelling", ephemeral=True)
        self.value = False
        self.stop()


class WaitingBot(discord.Client):
    """Knows /counters and /ask."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(counters)
        self.tree.add_command(ask)

    async def setup_hook(self) -> None:
        await self.tree.sync()


@app_commands.command(description="Everybody may count")
async def counters(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("Who counts?", view=Counters())


@app_commands.command(description="Ask whether it is meant")
async def ask(interaction: discord.Interaction[Any], seconds: app_commands.Range[float, 0.1, 60.0] = 30.0) -> None:
    view = Confirm(interaction.user, seconds)
    await interaction.response.send_message("Do you mean it?", view=view)
    await view.wait()
    told = {None: "Timed out", True: "Confirmed", False: "Cancelled"}[view.value]
    await interaction.edit_original_response(content=told, view=None)
