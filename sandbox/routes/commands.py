"""Routes about the application's commands, everywhere and in one guild."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from sandbox import registry
from sandbox.core import Core
from sandbox.errors import Refusal
from sandbox.http import Reply, body_of, number
from sandbox.routes.group import Group, Route
from sandbox.routes.query import yes

_EVERYWHERE = "/applications/{application}/commands"
_GUILD = "/applications/{application}/guilds/{guild}/commands"


def commands(sandbox: Core) -> list[Route]:
    """Return the routes about commands."""
    routes = _Commands(sandbox)
    table: list[Route] = [
        ("GET", _GUILD + "/permissions", routes.all_permissions),
        ("GET", _GUILD + "/{command}/permissions", routes.permissions),
    ]
    for place in (_EVERYWHERE, _GUILD):
        table += [
            ("GET", place, routes.all),
            ("PUT", place, routes.overwrite),
            ("POST", place, routes.upsert),
            ("GET", place + "/{command}", routes.one),
            ("PATCH", place + "/{command}", routes.edit),
            ("DELETE", place + "/{command}", routes.remove),
        ]
    return table


class _Commands(Group):
    async def all(self, request: web.Request) -> Any:
        found = list(registry.scope(self.world, self._guild(request)).values())
        if yes(request, "with_localizations"):
            return found
        locale = request.headers.get("X-Discord-Locale")
        return [registry.listed(command, locale) for command in found]

    async def overwrite(self, request: web.Request) -> Any:
        return registry.overwrite(self.world, self._guild(request), body_of(request).json)

    async def upsert(self, request: web.Request) -> Any:
        command, new = registry.upsert(self.world, self._guild(request), body_of(request).json)
        return Reply(command, 201 if new else 200)

    async def one(self, request: web.Request) -> Any:
        return registry.find(self.world, self._guild(request), number(request, "command"))

    async def edit(self, request: web.Request) -> Any:
        command = number(request, "command")
        return registry.edit(self.world, self._guild(request), command, body_of(request).json)

    async def remove(self, request: web.Request) -> Any:
        registry.remove(self.world, self._guild(request), number(request, "command"))

    async def all_permissions(self, request: web.Request) -> Any:
        self._guild(request)
        return []

    async def permissions(self, request: web.Request) -> Any:
        self._guild(request)
        raise Refusal(404, 10066, "Unknown application command permissions")

    def _guild(self, request: web.Request) -> int | None:
        self.see_application(request)
        if "guild" not in request.match_info:
            return None
        return self.see_guild(request).id
