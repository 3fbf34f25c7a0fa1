"""Routes about the application's own emojis, and their pictures."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from sandbox import own_emojis
from sandbox.core import Core
from sandbox.errors import Refusal
from sandbox.http import Reply, body_of, number
from sandbox.routes.group import Group, Route

_ALL = "/applications/{application}/emojis"
_ONE = _ALL + "/{emoji}"


def emojis(sandbox: Core) -> list[Route]:
    """Return the routes about emojis."""
    routes = _Emojis(sandbox)
    return [
        ("GET", _ALL, routes.all),
        ("POST", _ALL, routes.add),
        ("GET", _ONE, routes.one),
        ("PATCH", _ONE, routes.rename),
        ("DELETE", _ONE, routes.remove),
    ]


def add_emoji_pictures(sandbox: Core, app: web.Application) -> None:
    """Add the addresses of the emojis' pictures to the server, under any of the endings that libraries ask for."""

    async def picture(request: web.Request) -> web.Response:
        try:
            found = own_emojis.find(sandbox.world, int(request.match_info["emoji"]))
        except Refusal:
            raise web.HTTPNotFound from None
        headers = {"Cache-Control": "private, max-age=3600", "X-Content-Type-Options": "nosniff"}
        return web.Response(body=found.picture.data, content_type=found.picture.content_type, headers=headers)

    app.router.add_get(r"/emojis/{emoji:\d+}.{ending:png|gif|webp|jpg}", picture)


class _Emojis(Group):
    async def all(self, request: web.Request) -> Any:
        self.see_application(request)
        return {"items": [self._told(one) for one in self.world.emojis.values() if isinstance(one, own_emojis.Emoji)]}

    async def one(self, request: web.Request) -> Any:
        self.see_application(request)
        return self._told(own_emojis.find(self.world, number(request, "emoji")))

    async def add(self, request: web.Request) -> Any:
        self.see_application(request)
        return Reply(self._told(own_emojis.add(self.world, body_of(request).json)))

    async def rename(self, request: web.Request) -> Any:
        self.see_application(request)
        return self._told(own_emojis.rename(self.world, number(request, "emoji"), body_of(request).json))

    async def remove(self, request: web.Request) -> Any:
        self.see_application(request)
        own_emojis.remove(self.world, number(request, "emoji"))

    def _told(self, emoji: own_emojis.Emoji) -> Any:
        return own_emojis.told(emoji, self.world, self.payloads)
