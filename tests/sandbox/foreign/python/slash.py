"""A bot of slash commands: groups in groups, transformers, choices, completions, context menus, checks, errors."""

from __future__ import annotations

import enum
from typing import Any, Literal, NamedTuple

import discord
from discord import app_commands

GOODS = ("fish", "fig", "ivory", "amber")


class Point(NamedTuple):
    """A place on the market."""

    x: int
    y: int


class PointTransformer(app_commands.Transformer):
    """Reads a place as "3,4"."""

    async def transform(self, interaction: discord.Interaction[Any], value: str) -> Point:
        x, _, y = value.partition(",")
        return Point(int(x), int(y))


class Stall(enum.Enum):
    """Stalls to choose from."""

    north = 1
    south = 2


class Market(app_commands.Group):
    """Commands of the market, some of them in a group of their own."""

    stalls = app_commands.Group(name="stalls", description="Its stalls")

    @app_commands.command(description="Go somewhere")
    async def go(
        self, interaction: discord.Interaction[Any], point: app_commands.Transform[Point, PointTransformer]
    ) -> None:
        await interaction.response.send_message(f"At {point.x} and {point.y}")

    @app_commands.command(description="Buy something")
    @app_commands.describe(item="What", count="How many", pay="With what")
    @app_commands.rename(count="how-many")
    @app_commands.choices(
        pay=[app_commands.Choice(name="Deben", value="d"), app_commands.Choice(name="Gold", value="g")]
    )
    async def buy(
        self,
        interaction: discord.Interaction[Any],
        item: str,
        count: app_commands.Range[int, 1, 9],
        pay: app_commands.Choice[str],
        wrap: Literal["linen", "reed"] = "reed",
    ) -> None:
        await interaction.response.send_message(f"{count} {item} for {pay.name} in {wrap}")

    @buy.autocomplete("item")
    async def items(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        pay = interaction.namespace.pay
        return [
            app_commands.Choice(name=f"{good} {pay or ''}".strip(), value=good) for good in GOODS if current in good
        ]

    @stalls.command(name="open", description="Open one")
    async def open_stall(
        self,
        interaction: discord.Interaction[Any],
        stall: Stall,
        keeper: discord.Member | None = None,
        guests: discord.Role | None = None,
        where: discord.TextChannel | None = None,
        whom: discord.Member | discord.Role | None = None,
        picture: discord.Attachment | None = None,
        rent: float = 0.5,
        covered: bool = True,
    ) -> None:
        given = (keeper, guests, where, whom, picture)
        names = ", ".join(getattr(one, "filename", getattr(one, "name", "-")) for one in given)
        await interaction.response.send_message(f"{stall.name}: {names}, {rent}, {covered}")


@app_commands.command(description="Only for those who manage the server")
@app_commands.default_permissions(manage_guild=True)
@app_commands.checks.has_permissions(manage_guild=True)
async def close(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("Closed")


@app_commands.command(description="Not too often")
@app_commands.checks.cooldown(1, 60.0)
async def shout(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("Hey!")


@app_commands.context_menu(name="Joined when")
async def joined(interaction: discord.Interaction[Any], member: discord.Member) -> None:
    assert member.joined_at is not None
    await interaction.response.send_message(f"{member} joined in {member.joined_at.year}", ephemeral=True)


@app_commands.context_menu(name="Count words")
async def count_words(interaction: discord.Interaction[Any], message: discord.Message) -> None:
    words = len(message.content.split())
    await interaction.response.send_message(
        f"{words} words by {message.author.name}: {message.jump_url}", ephemeral=True
    )


class SlashBot(discord.Client):
    """Registers everything in one server, and one command everywhere.

    Args:
        guild_id: the server for which the commands are copied, so that they are there at once.
    """

    def __init__(self, guild_id: int) -> None:
        super().__init__(intents=discord.Intents.default())
        self.guild = discord.Object(guild_id)
        self.tree = app_commands.CommandTree(self)
        self.tree.on_error = self.tell_error  # type: ignore[method-assign]
        command: app_commands.Command[Any, ..., None] | app_commands.ContextMenu
        for command in (close, shout, joined, count_words):
            self.tree.add_command(command, guild=self.guild)
        self.tree.add_command(Market(name="market", description="A market"))
        self.mentions: dict[str, str] = {}

    async def setup_hook(self) -> None:
        everywhere = await self.tree.sync()
        self.tree.copy_global_to(guild=self.guild)
        here = await self.tree.sync(guild=self.guild)
        read = await self.tree.fetch_commands(guild=self.guild)
        assert [one.name for one in read] == [one.name for one in here]
        self.mentions = {one.name: one.mention for one in (*everywhere, *here)}

    async def tell_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        await interaction.response.send_message(f"{type(error).__name__}", ephemeral=True)
