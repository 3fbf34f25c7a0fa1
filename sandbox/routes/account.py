"""Routes about the bot itself and other users, and the way to the gateway."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from sandbox import profile
from sandbox.core import Core
from sandbox.errors import Refusal
from sandbox.http import body_of, number
from sandbox.routes.group import Group, Route

# what bots ask at their start, and an application without shop and linked roles has none of
_EMPTY = ("entitlements", "skus", "role-connections/metadata")


def account(sandbox: Core) -> list[Route]:
    """Return the routes about the bot itself and other users."""
    routes = _Account(sandbox)
    return [
        ("GET", "/gateway", routes.gateway),
        ("GET", "/gateway/bot", routes.gateway),
        ("GET", "/users/@me", routes.me),
        ("PATCH", "/users/@me", routes.edit_me),
        ("GET", "/users/{user}", routes.user),
        ("POST", "/users/@me/channels", routes.direct),
        ("DELETE", "/users/@me/guilds/{guild}", routes.leave),
        ("GET", "/oauth2/applications/@me", routes.application),
        ("GET", "/applications/@me", routes.application),
        ("PATCH", "/applications/@me", routes.edit_application),
        *(("GET", f"/applications/{{application}}/{what}", routes.empty) for what in _EMPTY),
    ]


class _Account(Group):
    async def gateway(self, request: web.Request) -> Any:
        return {"url": self.sandbox.gateway.url, **self.sandbox.gateway.entry.told()}

    async def me(self, request: web.Request) -> Any:
        return self.payloads.user(self.world.bot)

    async def user(self, request: web.Request) -> Any:
        return self.payloads.user(self.world.user(number(request, "user")))

    async def direct(self, request: web.Request) -> Any:
        body = body_of(request).json
        given = str(body.get("recipient_id")) if isinstance(body, dict) else ""
        user = self.world.users.get(int(given)) if given.isdigit() else None
        if user is None or user.bot:
            raise Refusal(400, 50033, "Invalid Recipient(s)")
        return self.payloads.channel(self.world.direct(user))

    async def leave(self, request: web.Request) -> Any:
        self.sandbox.remove_bot(self.see_guild(request))

    async def application(self, request: web.Request) -> Any:
        return self.payloads.application()

    async def edit_me(self, request: web.Request) -> Any:
        return self.payloads.user(profile.edit_bot(self.world, body_of(request).json))

    async def edit_application(self, request: web.Request) -> Any:
        profile.edit_application(self.world, body_of(request).json)
        return self.payloads.application()

    async def empty(self, request: web.Request) -> Any:
        self.see_application(request)
        return []
