"""Routes about channels and threads themselves."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from sandbox import building, kinds, messages, opening, threads
from sandbox.core import Core
from sandbox.errors import Json, unknown
from sandbox.http import Reply, body_of
from sandbox.routes.group import MESSAGE, Group, Route


def channels(sandbox: Core) -> list[Route]:
    """Return the routes about channels and threads."""
    routes = _Channels(sandbox)
    return [
        ("GET", "/channels/{channel}", routes.channel),
        ("PATCH", "/channels/{channel}", routes.edit),
        ("DELETE", "/channels/{channel}", routes.delete),
        ("POST", "/channels/{channel}/typing", routes.typing),
        ("POST", "/channels/{channel}/threads", routes.thread),
        ("POST", MESSAGE + "/threads", routes.thread_from),
    ]


class _Channels(Group):
    async def channel(self, request: web.Request) -> Any:
        return self.payloads.channel(self.channel_of(request))

    async def edit(self, request: web.Request) -> Any:
        channel = self.channel_of(request)
        body: Json = body_of(request).json or {}
        if channel.is_thread:
            threads.edit(self.world, channel, body)
            return self.payloads.channel(channel)
        messages.require(self.world, channel, "manage_channels")
        building.edit(self.world, channel, body)
        return self.payloads.channel(channel)

    async def delete(self, request: web.Request) -> Any:
        channel = self.channel_of(request)
        messages.require(self.world, channel, "manage_threads" if channel.is_thread else "manage_channels")
        body = self.payloads.channel(channel)
        self.world.remove_channel(channel)
        return body

    async def typing(self, request: web.Request) -> Any:
        channel = self.channel_of(request)
        messages.require(self.world, channel, "send_messages_in_threads" if channel.is_thread else "send_messages")
        self.world.tell("typing", channel)

    async def thread(self, request: web.Request) -> Any:
        parent = self.channel_of(request)
        body = body_of(request)
        if opening.is_forum(parent):
            post, message = opening.open_post(self.world, parent, body)
            return Reply(self.payloads.channel(post) | {"message": self.payloads.message(message)})
        if parent.kind not in (kinds.TEXT, kinds.ANNOUNCEMENT):
            raise kinds.wrong_kind()
        return Reply(self.payloads.channel(opening.open_alone(self.world, parent, body.json or {})))

    async def thread_from(self, request: web.Request) -> Any:
        parent = self.channel_of(request)
        source = self.message_of(request, parent)
        if source.ephemeral:
            raise unknown("Message")
        thread = opening.open_from(self.world, parent, source, body_of(request).json or {})
        return Reply(self.payloads.channel(thread))
