"""Who is let in: requests under the sandbox's own names, and of the browsers' pages its own alone."""

from __future__ import annotations

import re

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

_LOOPBACK = re.compile(r"(127\.0\.0\.1|localhost|\[::1\])(:\d+)?", re.I | re.ASCII)


def is_own(host: str, configured: str = "127.0.0.1") -> bool:
    """Return whether a Host header names this machine itself, or the configured address.

    Args:
        host: the header, with a port or without.
        configured: the address at which the sandbox listens, without a port.
    """
    if _LOOPBACK.fullmatch(host):
        return True
    named = f"[{configured}]" if ":" in configured else configured
    return bool(named) and re.fullmatch(rf"{re.escape(named)}(:\d+)?", host, re.I | re.ASCII) is not None


def own_only(configured: str) -> Middleware:
    """Return what stands before every route and socket: it refuses foreign names, and pages of foreign origins.

    A site can point its own name here, and any site's page can open a socket here. Bots send no Origin.

    Args:
        configured: the address at which the sandbox listens, without a port.
    """

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not is_own(request.host, configured):
            return _refused(f"The sandbox answers to 127.0.0.1, localhost, [::1] and {configured} only.")
        own = f"{request.scheme}://{request.host}".lower()
        if any(origin.lower() != own for origin in request.headers.getall("Origin", ())):
            return _refused("The sandbox answers to its own page only, not to one from elsewhere.")
        return await handler(request)

    return guard


def policy(host: str) -> str:
    """Return the page's Content-Security-Policy: files and connections of the sandbox alone, nothing inline.

    Pictures may lie elsewhere, for messages can show any by its address.

    Args:
        host: the Host header under which the page is asked for, for browsers in which 'self' means no socket.
    """
    return "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' http: https:",
            f"connect-src 'self' ws://{host}",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
            "require-trusted-types-for 'script'",
            "trusted-types 'none'",
        )
    )


def _refused(why: str) -> web.Response:
    return web.Response(status=403, text=f"{why}\n")
