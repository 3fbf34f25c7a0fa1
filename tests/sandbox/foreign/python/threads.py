"""A bot that makes threads: out of messages, without one, private ones; and that tends to them."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands


class ThreadBot(discord.Client):
    """Knows /discuss, /talk and /whisper, and notes what it hears of threads."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)
        command: app_commands.Command[Any, ..., None]
        for command in (discuss, talk, whisper):
            self.tree.add_command(command)
        self.heard: list[str] = []

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_thread_create(self, thread: discord.Thread) -> None:
        self.heard.append(f"{thread.name} created")

    async def on_thread_join(self, thread: discord.Thread) -> None:
        self.heard.append(f"{thread.name} joined")

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        if before.archived != after.archived:
            self.heard.append(f"{after.name} archived {after.archived}")

    async def on_thread_delete(self, thread: discord.Thread) -> None:
        self.heard.append(f"{thread.name} deleted")


@app_commands.command(description="Discuss something below a message")
async def discuss(interaction: discord.Interaction[Any], title: str) -> None:
    await interaction.response.send_message(f"Let us discuss {title}.")
    message = await interaction.original_response()
    assert interaction.guild is not None
    # What answers an interaction knows no channel that a thread could be made in; the channel's own message does.
    thread = await (await interaction.channel.fetch_message(message.id)).create_thread(name=title)  # type: ignore[union-attr]
    await thread.send(f"{interaction.user.mention} asks")
    await thread.edit(name=f"{title}?", auto_archive_duration=60)
    assert interaction.guild.get_thread(thread.id) is not None


@app_commands.command(description="Talk in a thread without a message")
async def talk(interaction: discord.Interaction[Any]) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    await interaction.response.defer(ephemeral=True)
    thread = await interaction.channel.create_thread(name="Talk", type=discord.ChannelType.public_thread)
    await thread.send("Talk here.")
    await thread.edit(archived=True)
    archived = [one.name async for one in interaction.channel.archived_threads()]
    await thread.edit(archived=False)
    await thread.send("Still here.")
    assert interaction.guild is not None
    active = [one.name for one in await interaction.guild.active_threads()]
    await interaction.followup.send(f"archived {archived}, active {'Talk' in active}")


@app_commands.command(description="Whisper in a private thread")
async def whisper(interaction: discord.Interaction[Any], guest: discord.Member) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    await interaction.response.defer(ephemeral=True)
    # discord.py makes a private thread where no type and no message is given.
    thread = await interaction.channel.create_thread(name="Whispers")
    await thread.add_user(interaction.user)
    await thread.add_user(guest)
    await thread.send("Psst.")
    before = {member.id for member in await thread.fetch_members()}
    await thread.remove_user(guest)
    after = {member.id for member in await thread.fetch_members()}
    await interaction.followup.send(f"{thread.type.name} {guest.id in before} {guest.id in after}")
    await thread.leave()
