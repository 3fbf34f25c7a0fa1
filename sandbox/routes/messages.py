"""Routes about the messages of a channel."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from sandbox import editing, history
from sandbox import messages as work
from sandbox.checks import Way
from sandbox.core import Core
from sandbox.errors import unknown
from sandbox.http import body_of
from sandbox.routes.group import MESSAGE, Group, Route


def messages(sandbox: Core) -> list[Route]:
    """Return the routes about messages."""
    routes = _Messages(sandbox)
    return [
        ("GET", "/channels/{channel}/messages", routes.history),
        ("POST", "/channels/{channel}/messages", routes.post),
        ("POST", "/channels/{channel}/messages/bulk-delete", routes.delete_many),
        ("GET", MESSAGE, routes.message),
        ("PATCH", MESSAGE, routes.edit),
        ("DELETE", MESSAGE, routes.delete),
    ]


class _Messages(Group):
    async def history(self, request: web.Request) -> Any:
        channel = self.channel_of(request)
        return [self.payloads.message(one) for one in history.read(self.world, channel, request.query)]

    async def post(self, request: web.Request) -> Any:
        return self.payloads.new_message(work.post(self.world, self.channel_of(request), body_of(request)))

    async def message(self, request: web.Request) -> Any:
        channel = self.channel_of(request)
        work.require(self.world, channel, "read_message_history")
        message = self.message_of(request, channel)
        if message.ephemeral:
            raise unknown("Message")
        return self.payloads.message(message)

    async def edit(self, request: web.Request) -> Any:
        channel = self.channel_of(request)
        message = self.message_of(request, channel)
        return self.payloads.message(editing.edit(self.world, channel, message, body_of(request), Way.EDIT))

    async def delete(self, request: web.Request) -> Any:
        channel = self.channel_of(request)
        editing.delete(self.world, channel, self.message_of(request, channel))

    async def delete_many(self, request: web.Request) -> Any:
        editing.delete_many(self.world, self.channel_of(request), body_of(request).json)
