"""All routes together, and the answer where there is none."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from sandbox.core import Core
from sandbox.errors import Refusal
from sandbox.http import PREFIX, serve
from sandbox.routes.account import account
from sandbox.routes.channels import channels
from sandbox.routes.commands import commands
from sandbox.routes.emojis import add_emoji_pictures, emojis
from sandbox.routes.guilds import guilds
from sandbox.routes.hooks import hooks
from sandbox.routes.messages import messages
from sandbox.routes.reactions import marks
from sandbox.routes.threads import thread_routes

# The first route that fits is taken: fixed words before `{ids}`.
_SUBJECTS = (account, commands, emojis, guilds, channels, thread_routes, marks, messages, hooks)


def add_routes(sandbox: Core, app: web.Application) -> None:
    """Add what Discord's interface has for bots, every request signed in, checked and logged; the rest is not found."""
    for subject in _SUBJECTS:
        for method, path, work in subject(sandbox):
            app.router.add_route(method, PREFIX + path, serve(sandbox, work))
    add_emoji_pictures(sandbox, app)
    app.router.add_route("*", PREFIX + "/{rest:.*}", serve(sandbox, _nothing))


async def _nothing(request: web.Request) -> Any:
    raise Refusal(404, 0, "404: Not Found")
