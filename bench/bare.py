"""A bare bot: it answers every press by putting a ready picture into the pressed message, and does nothing else.

What it takes is what any bot on discord.py takes that answers a press with a picture: the measure for ours. Started as
`python -m bench.bare CHANNEL PICTURE`, a channel's id and a PNG file, it posts its message and then waits for presses.
"""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import Any

import discord
from discord.ui import ActionRow, Button, LayoutView, MediaGallery

from bot.discord_api.sharded_client import point_to
from bot.interactions.custom_id import PressId, Verb

NAME = "board.png"
BUTTONS = 5


class Bare(discord.Client):
    """Shows one picture in one channel; the buttons say how often they have been pressed.

    Args:
        channel: the channel's id.
        picture: a PNG.
    """

    def __init__(self, channel: int, picture: bytes) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self._channel = channel
        self._picture = picture

    async def setup_hook(self) -> None:
        """Post the message."""
        await self.get_partial_messageable(self._channel).send(view=_view(1), file=self._file())

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press."""
        data: dict[str, Any] = dict(interaction.data) if interaction.data else {}
        press = PressId.parse(str(data.get("custom_id", "")))
        if press is not None:
            await interaction.response.edit_message(view=_view(press.version + 1), attachments=[self._file()])

    def _file(self) -> discord.File:
        return discord.File(io.BytesIO(self._picture), filename=NAME)


def _view(version: int) -> LayoutView:
    view = LayoutView(timeout=None)
    gallery: MediaGallery[Any] = MediaGallery()
    gallery.add_item(media=f"attachment://{NAME}")
    buttons = (
        Button[Any](label=str(place), custom_id=str(PressId(1, version, Verb.ACT, str(place))))
        for place in range(1, BUTTONS + 1)
    )
    view.add_item(gallery).add_item(ActionRow(*buttons))
    view.stop()  # presses are read from their custom ids: discord.py need not remember this view
    return view


def main() -> None:
    """Run until it is ended."""
    channel, picture = sys.argv[1:]
    point_to(os.environ["DISCORD_API_URL"])
    Bare(int(channel), Path(picture).read_bytes()).run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
