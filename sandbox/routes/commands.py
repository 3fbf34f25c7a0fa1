"""Routes about the application's commands, everywhere and in one guild."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from sandbox.commands import check_commands, stored
from sandbox.errors import Json
from sandbox.http import body_of, number
from sandbox.routes.group import Group, Route
from sandbox.server import Sandbox


def commands(sandbox: Sandbox) -> list[Route]:
    """Give the routes about commands."""
    routes = _Commands(sandbox)
    return [
        route
        for place in ("/applications/{application}/commands", "/applications/{application}/guilds/{guild}/commands")
        for route in (("GET", place, routes.all), ("PUT", place, routes.put))
    ]


class _Commands(Group):
    async def all(self, request: web.Request) -> Any:
        return list(self._commands(request).values())

    async def put(self, request: web.Request) -> Any:
        commands = self._commands(request)
        body = body_of(request).json or []
        check_commands(body)
        guild_id = number(request, "guild") if "guild" in request.match_info else None
        commands.clear()
        for command in body:
            kept = stored(command, self.world.application_id, guild_id)
            commands[int(kept["id"])] = kept
        self.world.tell("commands")
        return list(commands.values())

    def _commands(self, request: web.Request) -> dict[int, Json]:
        self.see_application(request)
        if "guild" not in request.match_info:
            return self.world.commands
        return self.see_guild(request).commands
