"""The sandbox as a whole: started and stopped, told to misbehave, asked what the bot has done."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from aiohttp import web

from sandbox import rolenews
from sandbox.errors import Json
from sandbox.faults import Fault, Faults
from sandbox.gateway import Gateway
from sandbox.gestures import Gestures
from sandbox.guilds import Guild
from sandbox.hosts import own_names_only
from sandbox.http import Request
from sandbox.ids import Clock
from sandbox.interactions import Interactions
from sandbox.moving import add_clock, move
from sandbox.payloads import Payloads
from sandbox.permissions import BITS, changed
from sandbox.ratelimits import RateLimits
from sandbox.schema import Schema, find_description, load
from sandbox.things import Channel, Event
from sandbox.world import BOT_NAME, GUILD_NAME, World

PAGE = Path(__file__).parent / "page"
_MOST_REQUESTS = 20_000
_BODY_LIMIT = 120 * 1024 * 1024


class Sandbox:
    """A stand-in for Discord on loopback. Use it with `async with Sandbox() as sandbox`, or `open` and `close` it.

    Args:
        host: the address to listen at; requests under other names than 127.0.0.1, localhost and [::1] are refused.
        port: the port, or 0 for any that is free.
        strict: whether to check bodies with Discord's published description too, if that file is at hand.
        rate_limits: whether requests that are too many are refused.
        guild: the name of the first guild.
        bot: the name of the bot and its application.
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
    ) -> None:
        self.host = host
        self.port = port
        self.clock = Clock()
        """The world's time, which may be moved."""
        self.steady = Clock()
        """The time of what counts requests and connections, which is not moved along."""
        self.world = World(self.clock, guild, bot)
        self.payloads = Payloads(self.world, "")
        self.gateway = Gateway(self.world, self.payloads, self.steady)
        self.interactions = Interactions(self.world, self.payloads, self.gateway)
        self.gestures = Gestures(self.world, self.payloads, self.interactions)
        self.faults = Faults()
        self.rate_limits = RateLimits(self.steady, on=rate_limits)
        self.schema: Schema | None = load(find_description()) if strict else None
        self.requests: deque[Request] = deque(maxlen=_MOST_REQUESTS)
        self._waiters: list[asyncio.Future[None]] = []
        self._runner: web.AppRunner | None = None
        self.world.listen(self._hear)

    async def open(self) -> None:
        """Listen.

        Raises:
            OSError: the port is in use.
        """
        # These need the finished class, for they are told about it.
        from sandbox.control import add_control
        from sandbox.routes import add_routes
        from sandbox.tabs import Tabs

        app = web.Application(client_max_size=_BODY_LIMIT, middlewares=[own_names_only])
        add_routes(self, app)
        add_control(self, app)
        add_clock(self, app)
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

    def channel(self, channel: int | str | Channel) -> Channel:
        """Find a channel or thread by id or name.

        Raises:
            Refusal: there is none.
        """
        return channel if isinstance(channel, Channel) else self.world.channel(channel)

    def person(self, name: str, locale: str | None = None, *, manager: bool | None = None) -> Any:
        """Give a person for tests to act with; see `sandbox.person.Person`."""
        from sandbox.person import Person

        person = Person(self, self.world.person(name, locale))
        if manager is not None:
            person.permit(
                manage_channels=manager, manage_guild=manager, manage_messages=manager, manage_threads=manager
            )
        return person

    def permit(self, channel: int | str | Channel, **changes: bool) -> None:
        """Allow or forbid the bot things in a channel: `permit("table-one", attach_files=False)`.

        Raises:
            KeyError: no such permission.
        """
        found = self.channel(channel)
        before, found.bot_permissions = found.bot_permissions, changed(found.bot_permissions, changes)
        self.world.tell("channel_update", found)
        if found.bot_permissions & ~before & BITS["view_channel"]:
            self.world.tell("thread_list_sync", found)

    def fail(self, kind: Any = "status", **rest: Any) -> Fault:
        """Let requests to come fail; see `sandbox.faults.Fault`."""
        return self.faults.add(Fault(kind, **rest))

    def limit_rates(self, on: bool = True) -> None:
        """Refuse what is too many requests, or stop doing so."""
        self.rate_limits.on = on

    def repeat_interactions(self, times: int = 1) -> None:
        """Deliver each of the next interactions twice."""
        self.interactions.repeats = times

    def delete_message(self, message: int | str | Json) -> None:
        """Delete a message as a moderator does.

        Raises:
            Refusal: there is none.
        """
        self.world.remove_message(self.world.message(int(message["id"] if isinstance(message, dict) else message)))

    def delete_channel(self, channel: int | str | Channel) -> None:
        """Delete a channel or thread as a moderator does."""
        self.world.remove_channel(self.channel(channel))

    def change_role(self, role: int | str, *, mentionable: bool) -> None:
        """Let everybody mention a role, by id or name, or only those who may mention all.

        Raises:
            Refusal: there is none.
        """
        rolenews.change(self.world, self.world.role(role), mentionable=mentionable)

    def delete_role(self, role: int | str) -> None:
        """Delete a role, by id or name, as a manager does.

        Raises:
            Refusal: there is none.
        """
        rolenews.remove(self.world, self.world.role(role))

    def archive(self, thread: int | str | Channel, *, locked: bool = False) -> None:
        """Archive a thread."""
        found = self.channel(thread)
        found.locked = locked
        self.world.archive(found, archived=True)

    def add_guild(self, name: str, *channels: str) -> Guild:
        """Found another guild with the bot in it, and with these channels."""
        guild = self.world.add_guild(name)
        for channel in channels:
            self.world.add_channel(channel, guild)
        return guild

    def remove_bot(self, guild: Guild | None = None) -> None:
        """Throw the bot out of a guild, by default the first one."""
        guild = guild or self.world.home
        guild.bot_in_guild = False
        self.world.tell("guild_delete", guild)

    def invite_bot(self, guild: Guild | None = None) -> None:
        """Let the bot into a guild again, by default the first one."""
        guild = guild or self.world.home
        guild.bot_in_guild = True
        self.world.tell("guild_create", guild)

    def move_clock(self, seconds: float) -> float:
        """Let it be later in the world, by at most a year at once, and give by how much it is ahead in all.

        Everybody is told: the pages, and a bot that asks for it at `GET /clock`.

        Raises:
            ValueError: time does not go back, stand still or go so far.
        """
        return move(self.world, seconds)

    def note(self, request: Request) -> None:
        """Keep a request in the log."""
        self.requests.append(request)
        self._wake()

    def count(self, method: str = ".*", path: str = "", *, since: int = 0) -> int:
        """Count the bot's requests whose method and path fit, leaving out the first `since` of the log."""
        fitting = (
            index >= since and re.fullmatch(method, one.method, re.I) and re.search(path, one.path)
            for index, one in enumerate(self.requests)
        )
        return sum(map(bool, fitting))

    @property
    def warnings(self) -> list[str]:
        """The keys in the bot's requests that Discord ignores because it does not know them: request and place."""
        return [f"{one.method} {one.path}: {place}" for one in self.requests for place in one.unknown]

    async def wait_for(self, predicate: Callable[[], Any], seconds: float = 10.0) -> Any:
        """Wait until `predicate` gives something true, and give that.

        Args:
            predicate: asked after everything that happens.
            seconds: how long.

        Raises:
            TimeoutError: it stayed untrue.
        """
        async with asyncio.timeout(seconds):
            while not (result := predicate()):
                waiter = asyncio.get_running_loop().create_future()
                self._waiters.append(waiter)
                # What happens elsewhere, in the bot for one, is looked at again after a moment.
                await asyncio.wait({waiter}, timeout=0.05)
                waiter.cancel()
        return result

    async def wait_online(self, seconds: float = 15.0) -> None:
        """Wait until the bot is connected.

        Raises:
            TimeoutError: it did not come.
        """
        await self.wait_for(lambda: self.gateway.online, seconds)

    def _hear(self, _: Event) -> None:
        self._wake()

    def _wake(self) -> None:
        waiters, self._waiters = self._waiters, []
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

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

    async def _index(self, _: web.Request) -> web.StreamResponse:
        index = PAGE / "index.html"
        if not index.is_file():
            return web.Response(text="The sandbox is running; its page is not installed.")
        return web.FileResponse(index, headers={"Cache-Control": "no-cache"})
