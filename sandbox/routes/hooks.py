"""Routes that carry an interaction's own token: first answers and follow-ups."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from sandbox.core import Core
from sandbox.http import body_of, number
from sandbox.routes.group import Group, Route

_HOOK = "/webhooks/{application}/{token}"


def hooks(sandbox: Core) -> list[Route]:
    """Return the routes that answer interactions."""
    routes = _Hooks(sandbox)
    return [
        ("POST", "/interactions/{interaction}/{token}/callback", routes.respond),
        ("POST", _HOOK, routes.follow_up),
        ("GET", _HOOK + "/messages/{message}", routes.message),
        ("PATCH", _HOOK + "/messages/{message}", routes.edit),
        ("DELETE", _HOOK + "/messages/{message}", routes.delete),
    ]


class _Hooks(Group):
    async def respond(self, request: web.Request) -> Any:
        interactions = self.sandbox.interactions
        token = request.match_info["token"]
        interaction = interactions.respond(number(request, "interaction"), token, body_of(request))
        wanted = request.query.get("with_response", "").lower() in ("1", "true")
        return interactions.receipt(interaction) if wanted else None

    async def follow_up(self, request: web.Request) -> Any:
        interaction = self.sandbox.interactions.by_token(request.match_info["token"])
        message = self.sandbox.interactions.follow_up(interaction, body_of(request))
        return self.payloads.message(message)

    async def message(self, request: web.Request) -> Any:
        interaction = self.sandbox.interactions.by_token(request.match_info["token"])
        return self.payloads.message(self.sandbox.interactions.find(interaction, request.match_info["message"]))

    async def edit(self, request: web.Request) -> Any:
        interactions = self.sandbox.interactions
        interaction = interactions.by_token(request.match_info["token"])
        message = interactions.find(interaction, request.match_info["message"])
        return self.payloads.message(interactions.edit(interaction, message, body_of(request)))

    async def delete(self, request: web.Request) -> Any:
        interactions = self.sandbox.interactions
        interaction = interactions.by_token(request.match_info["token"])
        interactions.delete(interaction, interactions.find(interaction, request.match_info["message"]))
