"""The sandbox as a whole: started and stopped, with every door that it has."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from sandbox.control import add_control
from sandbox.core import Core
from sandbox.hosts import own_only, policy
from sandbox.keeping import Keeper
from sandbox.moving import add_clock
from sandbox.person import Person
from sandbox.routes import add_routes
from sandbox.tabs import Tabs
from sandbox.world import BOT_NAME, GUILD_NAME

PAGE = Path(__file__).parent / "page"
_BODY_LIMIT = 120 * 1024 * 1024


class Sandbox(Core):
    """A stand-in for Discord on loopback. Use it with `async with Sandbox() as sandbox`, or `open` and `close` it.

    Args:
        host: the address to listen at; requests under other names than this, 127.0.0.1, localhost and [::1], and from
            pages of other origins, are refused.
        port: the port, or 0 for any that is free.
        strict: whether to check bodies with Discord's published description too, if that file is at hand.
        rate_limits: whether requests that are too many are refused.
        guild: the name of the first guild.
        bot: the name of the bot and its application.
        folder: where the world is kept from one start to the next; without one it is forgotten.
    """

    def __init__(
        self,
        host: str = "127.0.0.1",
        port: int = 0,
        *,
        strict: bool = True,
        rate_limits: bool = False,
        guild: str = GUILD_NAME,
        bot: str = BOT_NAME,
        folder: Path | None = None,
    ) -> None:
        super().__init__(strict=strict, rate_limits=rate_limits, guild=guild, bot=bot)
        self.host = host
        self.port = port
        self.restored = False
        """Whether the world is as an earlier start has kept it."""
        self._keeper = None if folder is None else Keeper(self.world, folder)
        self._runner: web.AppRunner | None = None

    async def open(self) -> None:
        """Listen.

        Raises:
            OSError: the port is in use.
        """
        if self._keeper is not None:
            self.restored = self._keeper.restore()
        app = web.Application(client_max_size=_BODY_LIMIT, middlewares=[own_only(self.host)])
        add_routes(self, app)
        add_control(self, app)
        add_clock(self.world, app)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_get("/page/ws", Tabs(self).handle)
        app.router.add_get("/attachments/{channel}/{attachment}/{filename}", self._attachment)
        app.router.add_get("/", self._index)
        if PAGE.is_dir():
            app.router.add_static("/page/", PAGE)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self.host, self.port).start()
        except OSError:
            await self._runner.cleanup()
            raise
        self.port = self._runner.addresses[0][1]
        self.payloads.base = self.url

    async def close(self) -> None:
        """Stop, with every connection closed."""
        await self.gateway.close(1001, resumable=False)
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        if self._keeper is not None:
            await self._keeper.close()

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def url(self) -> str:
        """The address: what the bot takes as DISCORD_API_URL, and a browser opens."""
        return f"http://{self.host}:{self.port}"

    def person(self, name: str, locale: str | None = None, *, manager: bool | None = None) -> Person:
        """Return a person for tests to act with; as a `manager` one who may do in a guild what its managers may."""
        person = Person(self, self.world.person(name, locale))
        if manager is not None:
            person.permit(
                manage_channels=manager, manage_guild=manager, manage_messages=manager, manage_threads=manager
            )
        return person

    async def _attachment(self, request: web.Request) -> web.Response:
        number = request.match_info["attachment"]
        found = self.world.attachments.get(int(number)) if number.isdigit() else None
        if found is None or found.filename != request.match_info["filename"]:
            raise web.HTTPNotFound
        # The page may show files but must never run one.
        headers = {"Cache-Control": "private, max-age=3600", "X-Content-Type-Options": "nosniff"}
        if not found.content_type.startswith("image/") or "svg" in found.content_type:
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=found.data, content_type=found.content_type, headers=headers)

    async def _index(self, request: web.Request) -> web.StreamResponse:
        index = PAGE / "index.html"
        if not index.is_file():
            return web.Response(text="The sandbox is running; its page is not installed.")
        headers = {"Cache-Control": "no-cache", "Content-Security-Policy": policy(request.host)}
        return web.FileResponse(index, headers=headers)
