"""Routes about reactions and pins."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from sandbox import messages, pins, reactions, threads
from sandbox.core import Core
from sandbox.errors import unknown
from sandbox.http import number
from sandbox.ids import stamp
from sandbox.routes.group import MESSAGE, Group, Route
from sandbox.routes.query import moment, whole
from sandbox.things import Channel, Message

_ALL = MESSAGE + "/reactions"
_ONE = _ALL + "/{emoji}"
_PINS = "/channels/{channel}/messages/pins"
_OLD_PINS = "/channels/{channel}/pins"


def marks(sandbox: Core) -> list[Route]:
    """Return the routes about reactions and pins."""
    routes = _Marks(sandbox)
    table: list[Route] = [
        ("PUT", _ONE + "/@me", routes.react),
        ("DELETE", _ONE + "/@me", routes.take_back),
        ("DELETE", _ONE + "/{user}", routes.take_from),
        ("GET", _ONE, routes.users),
        ("DELETE", _ONE, routes.clear_one),
        ("DELETE", _ALL, routes.clear),
        ("GET", _PINS, routes.pins),
        ("GET", _OLD_PINS, routes.old_pins),
    ]
    for place in (_PINS, _OLD_PINS):
        table += [("PUT", place + "/{message}", routes.pin), ("DELETE", place + "/{message}", routes.unpin)]
    return table


class _Marks(Group):
    async def react(self, request: web.Request) -> Any:
        channel, message = self._message(request, awake=True)
        emoji = self._emoji(request, message)
        if emoji not in message.reactions:
            messages.require(self.world, channel, "add_reactions")
        reactions.add(self.world, message, self.world.bot.id, emoji)

    async def take_back(self, request: web.Request) -> Any:
        _, message = self._message(request, awake=True)
        reactions.remove(self.world, message, self.world.bot.id, self._emoji(request, message))

    async def take_from(self, request: web.Request) -> Any:
        channel, message = self._message(request, awake=True)
        messages.require(self.world, channel, "manage_messages")
        user = self.world.user(number(request, "user"))
        reactions.remove(self.world, message, user.id, self._emoji(request, message))

    async def users(self, request: web.Request) -> Any:
        _, message = self._message(request)
        limit, after = whole(request, "limit", 25, 1, 100), whole(request, "after", 0)
        burst = whole(request, "type", 0, 0, 1)
        found = [] if burst else sorted(message.reactions.get(self._emoji(request, message), ()))
        return [self.payloads.user(self.world.users[one]) for one in found if one > after][:limit]

    async def clear_one(self, request: web.Request) -> Any:
        channel, message = self._message(request, awake=True)
        messages.require(self.world, channel, "manage_messages")
        reactions.clear(self.world, message, self._emoji(request, message))

    async def clear(self, request: web.Request) -> Any:
        channel, message = self._message(request, awake=True)
        messages.require(self.world, channel, "manage_messages")
        reactions.clear(self.world, message)

    async def pin(self, request: web.Request) -> Any:
        channel, message = self._message(request, awake=True)
        messages.require(self.world, channel, "pin_messages")
        pins.pin(self.world, channel, message)

    async def unpin(self, request: web.Request) -> Any:
        channel, message = self._message(request, awake=True)
        messages.require(self.world, channel, "pin_messages")
        pins.unpin(self.world, channel, message)

    async def pins(self, request: web.Request) -> Any:
        found = self._pinned(request)
        limit, before = whole(request, "limit", 50, 1, 50), moment(request, "before")
        if before is not None:
            found = [one for one in found if stamp(one.pinned_at or 0.0) < stamp(before)]
        items = [
            {"pinned_at": stamp(one.pinned_at or 0.0), "message": self.payloads.message(one)} for one in found[:limit]
        ]
        return {"items": items, "has_more": len(found) > limit}

    async def old_pins(self, request: web.Request) -> Any:
        return [self.payloads.message(one) for one in self._pinned(request)[:50]]

    def _pinned(self, request: web.Request) -> list[Message]:
        channel = self.channel_of(request)
        messages.require(self.world, channel, "read_message_history")
        return pins.pinned(self.world, channel)

    def _message(self, request: web.Request, *, awake: bool = False) -> tuple[Channel, Message]:
        channel = self.channel_of(request)
        message = self.message_of(request, channel)
        if message.ephemeral:
            raise unknown("Message")
        messages.require(self.world, channel, "read_message_history")
        if awake and channel.archived:
            raise threads.archived()
        return channel, message

    def _emoji(self, request: web.Request, message: Message) -> str:
        text = request.match_info["emoji"]
        return text if text in message.reactions else reactions.known(self.world, text)
