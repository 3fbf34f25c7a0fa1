"""Routes about the guild: its channels, open threads, roles and members."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from sandbox import building
from sandbox.core import Core
from sandbox.entry import GUILD_MEMBERS
from sandbox.errors import Form, Json, missing_access, unknown
from sandbox.http import Reply, body_of, number
from sandbox.routes.group import Group, Route
from sandbox.routes.query import whole, yes

_GUILD = "/guilds/{guild}"


def guilds(sandbox: Core) -> list[Route]:
    """Return the routes about the guild."""
    routes = _Guilds(sandbox)
    return [
        ("GET", "/users/@me/guilds", routes.mine),
        ("GET", _GUILD, routes.guild),
        ("GET", _GUILD + "/channels", routes.channels),
        ("POST", _GUILD + "/channels", routes.add_channel),
        ("GET", _GUILD + "/threads/active", routes.threads),
        ("GET", _GUILD + "/roles", routes.roles),
        ("GET", _GUILD + "/roles/{role}", routes.role),
        ("GET", _GUILD + "/emojis", routes.emojis),
        ("GET", _GUILD + "/members", routes.members),
        ("GET", _GUILD + "/members/search", routes.search),
        ("GET", _GUILD + "/members/{user}", routes.member),
    ]


class _Guilds(Group):
    async def mine(self, request: web.Request) -> Any:
        more = {"banner": None, "owner": False, "permissions": str(self.world.bot.permissions)}
        more |= self._counts() if yes(request, "with_counts") else {}
        full = [self.payloads.guild(one, full=False) for one in self.world.guilds.values() if one.bot_in_guild]
        return [{key: one[key] for key in ("id", "name", "icon", "features")} | more for one in full]

    async def guild(self, request: web.Request) -> Any:
        found = self.payloads.guild(self.see_guild(request), full=False)
        return found | (self._counts() if yes(request, "with_counts") else {})

    async def channels(self, request: web.Request) -> Any:
        return self.payloads.channels(self.see_guild(request), threads=False)

    async def add_channel(self, request: web.Request) -> Any:
        guild = self.see_guild(request)
        return Reply(self.payloads.channel(building.create(self.world, guild, body_of(request).json)))

    async def threads(self, request: web.Request) -> Any:
        found = self.payloads.channels(self.see_guild(request), threads=True)
        return {"threads": found, "members": [one["member"] for one in found if "member" in one]}

    async def roles(self, request: web.Request) -> Any:
        return [self.payloads.role(role) for role in self.see_guild(request).roles.values()]

    async def role(self, request: web.Request) -> Any:
        role = self.see_guild(request).roles.get(number(request, "role"))
        if role is None:
            raise unknown("Role")
        return self.payloads.role(role)

    async def emojis(self, request: web.Request) -> Any:
        return self.payloads.guild(self.see_guild(request), full=False)["emojis"]

    async def members(self, request: web.Request) -> Any:
        guild = self.see_guild(request)
        if not self.sandbox.gateway.entry.privileged & GUILD_MEMBERS:
            raise missing_access()
        limit, after = whole(request, "limit", 1, 1, 1000), whole(request, "after", 0)
        found = sorted((one for one in self.world.users.values() if one.id > after), key=lambda one: one.id)
        return [self.payloads.member(one, guild) for one in found[:limit]]

    async def search(self, request: web.Request) -> Any:
        guild = self.see_guild(request)
        limit = whole(request, "limit", 1, 1, 1000)
        form = Form()
        form.required(dict(request.query), (), "query")
        form.text(request.query.get("query"), ("query",), 1, 100)
        form.close()
        wanted = request.query["query"].casefold()
        found = [
            one
            for one in self.world.users.values()
            if one.name.casefold().startswith(wanted) or one.global_name.casefold().startswith(wanted)
        ]
        return [self.payloads.member(one, guild) for one in found[:limit]]

    async def member(self, request: web.Request) -> Any:
        guild = self.see_guild(request)
        user = self.world.users.get(number(request, "user"))
        if user is None:
            raise unknown("Member")
        return self.payloads.member(user, guild)

    def _counts(self) -> Json:
        return {
            "approximate_member_count": len(self.world.users),
            "approximate_presence_count": len(self.world.users),
        }
