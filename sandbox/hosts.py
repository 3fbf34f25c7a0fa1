"""The names under which the sandbox answers: only those that no other site's page can take."""

from __future__ import annotations

import re

from aiohttp import web
from aiohttp.typedefs import Handler

_OWN = re.compile(r"(127\.0\.0\.1|localhost|\[::1\])(:\d+)?", re.I | re.ASCII)


def is_own(host: str) -> bool:
    """Tell whether a Host header, with a port or without, names this machine itself."""
    return _OWN.fullmatch(host) is not None


@web.middleware
async def own_names_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse every request under another name: a site can point its own name here, and its pages would be let in."""
    if is_own(request.host):
        return await handler(request)
    return web.Response(status=403, text="The sandbox answers to 127.0.0.1, localhost and [::1] only.\n")
