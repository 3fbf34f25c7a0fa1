"""What every group of routes needs: the sandbox, and what a path names."""

from __future__ import annotations

from aiohttp import web

from sandbox import messages
from sandbox.core import Core
from sandbox.errors import missing_access, unknown
from sandbox.guilds import Guild
from sandbox.http import Work, number
from sandbox.things import Channel, Message

Route = tuple[str, str, Work]
MESSAGE = "/channels/{channel}/messages/{message}"


class Group:
    """Routes of one subject.

    Args:
        sandbox: whose routes these are.
    """

    def __init__(self, sandbox: Core) -> None:
        self.sandbox = sandbox
        self.world = sandbox.world
        self.payloads = sandbox.payloads

    def channel_of(self, request: web.Request) -> Channel:
        """Find the channel that a path names.

        Raises:
            Refusal: 10003, there is none; 50001, the bot may not see it.
        """
        channel = self.world.channel(number(request, "channel"))
        messages.require(self.world, channel)
        return channel

    def message_of(self, request: web.Request, channel: Channel) -> Message:
        """Find the message that a path names.

        Raises:
            Refusal: 10008, there is none in this channel.
        """
        return self.world.message(number(request, "message"), channel)

    def see_guild(self, request: web.Request) -> Guild:
        """Find the guild that a path names, and see that the bot is in it.

        Raises:
            Refusal: 10004 or 50001.
        """
        guild = self.world.guild(number(request, "guild"))
        if not guild.bot_in_guild:
            raise missing_access()
        return guild

    def see_application(self, request: web.Request) -> None:
        """Require that a path names the bot's own application.

        Raises:
            Refusal: 10002.
        """
        if number(request, "application") != self.world.application_id:
            raise unknown("Application")
