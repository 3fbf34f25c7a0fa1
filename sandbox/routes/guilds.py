"""Routes about the guild: its channels, open threads and members."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from sandbox.errors import unknown
from sandbox.http import number
from sandbox.routes.group import Group, Route
from sandbox.server import Sandbox


def guilds(sandbox: Sandbox) -> list[Route]:
    """Give the routes about the guild."""
    routes = _Guilds(sandbox)
    return [
        ("GET", "/guilds/{guild}", routes.guild),
        ("GET", "/guilds/{guild}/channels", routes.channels),
        ("GET", "/guilds/{guild}/threads/active", routes.threads),
        ("GET", "/guilds/{guild}/members/{user}", routes.member),
    ]


class _Guilds(Group):
    async def guild(self, request: web.Request) -> Any:
        return self.payloads.guild(self.see_guild(request), full=False)

    async def channels(self, request: web.Request) -> Any:
        return self.payloads.channels(self.see_guild(request), threads=False)

    async def threads(self, request: web.Request) -> Any:
        found = self.payloads.channels(self.see_guild(request), threads=True)
        return {"threads": found, "members": [one["member"] for one in found if "member" in one]}

    async def member(self, request: web.Request) -> Any:
        guild = self.see_guild(request)
        user = self.world.users.get(number(request, "user"))
        if user is None:
            raise unknown("Member")
        return self.payloads.member(user, guild)
