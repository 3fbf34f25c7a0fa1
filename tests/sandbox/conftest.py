"""A small real discord.py client, and a sandbox for it to connect to."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
import yarl
from discord import app_commands

from sandbox.server import Sandbox
from tests.sandbox.rest import Rest
from tests.unhurried import UNHURRIED


class Press(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"t:(?P<what>[a-z_]+)"):
    """A button that outlives restarts."""

    def __init__(self, what: str) -> None:
        super().__init__(discord.ui.Button(label=what.capitalize(), custom_id=f"t:{what}"))
        self.what = what

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str]) -> Press:
        return cls(match["what"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        client: Client = interaction.client
        client.presses += 1
        await client.on_press(self.what, interaction)


class Question(discord.ui.Modal, title="A question"):
    word: discord.ui.Label[Any] = discord.ui.Label(text="Word", component=discord.ui.TextInput(max_length=20))
    kind: discord.ui.Label[Any] = discord.ui.Label(
        text="Kind",
        component=discord.ui.Select(
            options=[discord.SelectOption(label="Fish", value="f"), discord.SelectOption(label="Ivory", value="i")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        word, kind = self.word.component, self.kind.component
        assert isinstance(word, discord.ui.TextInput)
        assert isinstance(kind, discord.ui.Select)
        await interaction.response.send_message(f"{word.value} {kind.values[0]}", ephemeral=True)


def view(*names: str, text: str = "A board") -> discord.ui.LayoutView:
    layout = discord.ui.LayoutView(timeout=None)
    layout.add_item(discord.ui.TextDisplay(text))
    if names:
        layout.add_item(discord.ui.ActionRow(*(Press(name) for name in names)))
    return layout


class Client(discord.Client):
    """Knows a few commands and buttons, each showing one way to answer."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0.05,
        )
        self.tree = app_commands.CommandTree(self)
        self.presses = 0
        self.heard: list[str] = []
        self.errors: list[BaseException] = []
        self.add_dynamic_items(Press)

    async def setup_hook(self) -> None:
        group = app_commands.Group(name="toy", description="A toy")

        @group.command(name="new", description="Open a board")
        @app_commands.describe(seats="how many")
        async def new(interaction: discord.Interaction[Any], seats: app_commands.Range[int, 2, 4] = 3) -> None:
            await interaction.response.send_message(view=view("more", "slow", "ask", "own", text=f"{seats} seats"))

        @group.command(name="whisper", description="Say something to one person")
        async def whisper(interaction: discord.Interaction[Any], word: str) -> None:
            await interaction.response.send_message(f"{word} {interaction.locale.value}", ephemeral=True)

        @group.command(name="think", description="Think first")
        async def think(interaction: discord.Interaction[Any], private: bool = False) -> None:
            await interaction.response.defer(ephemeral=private, thinking=True)
            await interaction.edit_original_response(view=view("more", text="thought"))

        @group.command(name="pick", description="Pick a card")
        async def pick(interaction: discord.Interaction[Any], card: str) -> None:
            await interaction.response.send_message(f"picked {card}")

        @pick.autocomplete("card")
        async def cards(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
            names = [name for name in ("fish", "fig", "ivory") if name.startswith(current)]
            return [app_commands.Choice(name=name, value=name) for name in names]

        @group.command(name="silent", description="Never answer")
        async def silent(interaction: discord.Interaction[Any]) -> None:
            self.heard.append("silent")

        @group.command(name="user", description="Look at a person")
        async def user(interaction: discord.Interaction[Any], who: discord.Member) -> None:
            await interaction.response.send_message(f"{who.display_name} {who.id}")

        self.tree.add_command(group)
        await self.tree.sync()

    async def on_press(self, what: str, interaction: discord.Interaction[Any]) -> None:
        match what:
            case "more":
                await interaction.response.edit_message(view=view("more", "own", text="more"))
            case "slow":
                await interaction.response.defer()
                await interaction.edit_original_response(view=view("more", text="slowly"))
            case "ask":
                await interaction.response.send_modal(Question())
            case "own":
                await interaction.response.send_message(view=view("more", text="yours"), ephemeral=True)

    async def on_error(self, event_method: str, *args: Any, **kwargs: Any) -> None:
        self.heard.append(f"error in {event_method}")

    async def on_resumed(self) -> None:
        self.heard.append("resumed")

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.heard.append("guild_remove")

    async def on_guild_channel_delete(self, channel: Any) -> None:
        self.heard.append(f"deleted {channel.name}")

    async def on_raw_thread_delete(self, payload: Any) -> None:
        self.heard.append("thread deleted")

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        self.heard.append(f"archived {after.archived}")


def point(monkeypatch: pytest.MonkeyPatch, sandbox: Sandbox) -> None:
    """Let discord.py take the sandbox for Discord, which waits longer for a bot here."""
    sandbox.interactions.first_answer = UNHURRIED
    monkeypatch.setattr(discord.http.Route, "BASE", f"{sandbox.url}/api/v10")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(sandbox.gateway.url))
    monkeypatch.setattr(discord.asset.Asset, "BASE", sandbox.url)


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        yield sandbox


@asynccontextmanager
async def connected(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Client]:
    """Run a client in the sandbox."""
    point(monkeypatch, sandbox)
    client = Client()
    running = asyncio.create_task(client.start("sandbox"))
    await sandbox.wait_online()
    await client.wait_until_ready()
    yield client
    await client.close()
    await running


@pytest.fixture
async def client(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Client]:
    async with connected(sandbox, monkeypatch) as client:
        yield client


@pytest.fixture
async def rest(sandbox: Sandbox) -> AsyncIterator[Rest]:
    async with aiohttp.ClientSession() as session:
        yield Rest(sandbox, session)
