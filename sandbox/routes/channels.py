"""Routes about channels and threads themselves."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from sandbox import messages, threads
from sandbox.errors import Form, Json, Refusal
from sandbox.http import Reply, body_of
from sandbox.routes.group import MESSAGE, Group, Route
from sandbox.server import Sandbox


def channels(sandbox: Sandbox) -> list[Route]:
    """Give the routes about channels and threads."""
    routes = _Channels(sandbox)
    return [
        ("GET", "/channels/{channel}", routes.channel),
        ("PATCH", "/channels/{channel}", routes.edit),
        ("DELETE", "/channels/{channel}", routes.delete),
        ("POST", "/channels/{channel}/typing", routes.typing),
        ("POST", "/channels/{channel}/threads", routes.thread),
        ("POST", MESSAGE + "/threads", routes.thread),
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
        form = Form()
        form.text(body.get("name"), ("name",), 1, 100)
        form.close()
        channel.name = body.get("name") or channel.name
        self.world.tell("channel_update", channel)
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
        body: Json = body_of(request).json or {}
        if parent.is_thread:
            raise Refusal(400, 50024, "Cannot execute action on this channel type")
        messages.require(self.world, parent, "create_public_threads")
        form = Form()
        form.required(body, (), "name")
        form.text(body.get("name"), ("name",), 1, 100)
        threads.check_duration(body, form)
        source = None
        if "message" in request.match_info:
            source = self.message_of(request, parent)
            if source.thread_id is not None:
                raise Refusal(400, 160004, "A thread has already been created for this message")
        elif body.get("type") not in (11,):
            form.add(("type",), "BASE_TYPE_CHOICES", "The sandbox opens public threads (11) only.")
        form.close()
        thread_id = source.id if source else self.world.clock.fresh()
        after = body.get("auto_archive_duration") or 4320
        thread = self.world.add_thread(parent, body["name"], self.world.bot.id, after, thread_id)
        if source is not None:
            source.thread_id = thread.id
            self.world.tell("message_update", source)
        return Reply(self.payloads.channel(thread))
