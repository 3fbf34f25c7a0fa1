"""A bot of words: cogs, converters, hybrid commands, errors, help, reactions, and a game of guessing."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands


class Weight(commands.Converter[int]):
    """Reads "3d" as three deben."""

    async def convert(self, ctx: commands.Context[Any], argument: str) -> int:
        if not argument.endswith("d"):
            raise commands.BadArgument(f"{argument} is no weight")
        return int(argument[:-1])


class Trade(commands.Cog):
    """Buying and selling."""

    def __init__(self, bot: commands.Bot) -> None:
        self.bot = bot
        self.said = 0

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        self.said += not message.author.bot

    @commands.command()
    async def pay(
        self, ctx: commands.Context[Any], whom: discord.Member, weight: Weight, *, why: str = "nothing"
    ) -> None:
        """Pays somebody."""
        await ctx.send(f"{ctx.author.display_name} pays {whom.display_name} {weight} for {why}")

    @commands.command()
    async def add(self, ctx: commands.Context[Any], numbers: commands.Greedy[int], *words: str) -> None:
        """Adds numbers."""
        await ctx.reply(f"{sum(numbers)} {' '.join(words)}".strip())

    @commands.command()
    @commands.has_permissions(manage_messages=True)
    async def close(self, ctx: commands.Context[Any]) -> None:
        """Closes."""
        await ctx.send("closed")

    # What discord.py says of hybrid commands is more than mypy can follow.
    @commands.hybrid_command()  # type: ignore[arg-type]
    @app_commands.describe(what="What to look at")
    async def look(self, ctx: commands.Context[Any], what: str = "all") -> None:
        """Looks at something, by a word or by a slash command."""
        await ctx.send(f"{what} by {'slash' if ctx.interaction else 'word'}", ephemeral=True)

    @commands.hybrid_group(fallback="all")  # type: ignore[arg-type]
    async def goods(self, ctx: commands.Context[Any]) -> None:
        """Lists goods."""
        await ctx.defer()
        await ctx.send("fish and figs")

    @goods.command()  # type: ignore[arg-type]
    async def count(self, ctx: commands.Context[Any], good: str, number: commands.Range[int, 1, 9]) -> None:
        """Counts goods."""
        await ctx.send(f"{number} {good}")

    @commands.Cog.listener()
    async def on_command_error(self, ctx: commands.Context[Any], error: commands.CommandError) -> None:
        await ctx.send(f"{type(error).__name__}: {error}")


class Games(commands.Cog):
    """A game."""

    @commands.command()
    async def guess(self, ctx: commands.Context[Any]) -> None:
        """Lets one person guess a number."""

        def check(message: discord.Message) -> bool:
            return message.author == ctx.author and message.channel == ctx.channel and message.content.isdigit()

        # It listens before it asks: somebody may be quicker than the answer to the request.
        answer = ctx.bot.wait_for("message", check=check, timeout=10.0)
        await ctx.send("Guess a number from 1 to 9.")
        try:
            guessed = await answer
        except TimeoutError:
            await ctx.send("Too slow.")
            return
        await guessed.add_reaction("\N{THUMBS UP SIGN}" if guessed.content == "7" else "\N{THUMBS DOWN SIGN}")
        shown = await ctx.send("It was 7.")
        await shown.edit(content="It was 7, of course.")

    @commands.command()
    async def tidy(self, ctx: commands.Context[Any]) -> None:
        """Takes back what the bot said."""
        own = [message async for message in ctx.history(limit=20) if message.author == ctx.me]
        for message in own:
            await message.delete()
        async with ctx.typing():
            await ctx.send(f"{len(own)} away")


class PrefixBot(commands.Bot):
    """Listens to `?`, and registers its hybrid commands."""

    def __init__(self) -> None:
        intents = discord.Intents.default()
        intents.message_content = True
        super().__init__(command_prefix="?", description="A bot for a market.", intents=intents)

    async def setup_hook(self) -> None:
        await self.add_cog(Trade(self))
        await self.add_cog(Games())
        await self.tree.sync()
