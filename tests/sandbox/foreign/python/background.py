"""A bot that works by itself: a task in the background, a presence, and looks at its server and its emojis."""

from __future__ import annotations

import discord
from discord.ext import tasks

DOT = bytes.fromhex("4749463839610100010000000021f904010a0001002c00000000010001000002024c01003b")


class BackgroundBot(discord.Client):
    """Counts aloud, three times.

    Args:
        channel_id: where it counts.
    """

    def __init__(self, channel_id: int) -> None:
        super().__init__(intents=discord.Intents.default(), activity=discord.Game("Sobek"))
        self.channel_id = channel_id
        self.number = 0
        self.seen: dict[str, object] = {}

    async def setup_hook(self) -> None:
        self.count.start()

    async def on_ready(self) -> None:
        assert self.user is not None
        guild = self.guilds[0]
        info = await self.application_info()
        self.seen = {
            "guild": (await self.fetch_guild(guild.id)).name,
            "channels": len(await guild.fetch_channels()) == len(guild.channels),
            "roles": [role.name for role in await guild.fetch_roles()] == [role.name for role in guild.roles],
            "me": (await guild.fetch_member(self.user.id)).id == guild.me.id,
            "app": info.id == self.application_id,
        }
        await self.emoji()
        await self.change_presence(status=discord.Status.idle, activity=discord.CustomActivity("Resting"))

    async def emoji(self) -> None:
        """Makes an emoji of its own, finds it again, and takes it away."""
        made = await self.create_application_emoji(name="beetle", image=DOT)
        await made.edit(name="scarab")
        read = await self.fetch_application_emoji(made.id)
        assert (await self.fetch_application_emojis()) == [made]
        await made.delete()
        self.seen["emojis"] = [read.name, len(await self.fetch_application_emojis())]

    @tasks.loop(seconds=0.05, count=3)
    async def count(self) -> None:
        channel = self.get_channel(self.channel_id)
        assert isinstance(channel, discord.TextChannel)
        self.number += 1
        await channel.send(str(self.number), silent=True)

    @count.before_loop
    async def before(self) -> None:
        await self.wait_until_ready()
