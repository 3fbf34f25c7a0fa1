"""What is inside the sandbox: the world and all that plays Discord in it, told to misbehave, asked what the bot did."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sandbox import rolenews
from sandbox.errors import Json
from sandbox.faults import Fault, Faults
from sandbox.gateway import Gateway
from sandbox.gestures import Gestures
from sandbox.guilds import Guild
from sandbox.ids import Clock
from sandbox.interactions import Interactions
from sandbox.moving import move
from sandbox.payloads import Payloads
from sandbox.permissions import BITS, changed
from sandbox.quirks import Quirks
from sandbox.ratelimits import RateLimits
from sandbox.schema import Schema, find_description, load
from sandbox.things import Channel, Event
from sandbox.world import World

_MOST_REQUESTS = 20_000


@dataclass(frozen=True, slots=True)
class Request:
    """One request of the bot, as it was answered; with status 0 where a fault let no answer through.

    `unknown` are the keys in its body that Discord ignores because it does not know them, with their places.
    """

    method: str
    path: str
    status: int
    at: float
    seconds: float
    body: Any = None
    files: tuple[str, ...] = ()
    error: str | None = None
    unknown: tuple[str, ...] = ()


class Core:
    """A stand-in for Discord without its doors: what serves a bot, people and tests works on this.

    Args:
        strict: whether to check bodies with Discord's published description too, if that file is at hand.
        rate_limits: whether requests that are too many are refused.
        guild: the name of the first guild.
        bot: the name of the bot and its application.
    """

    def __init__(self, *, strict: bool, rate_limits: bool, guild: str, bot: str) -> None:
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
        self.world.listen(self._hear)

    @property
    def quirks(self) -> Quirks:
        """In what Discord is otherwise here than it is believed to be: `sandbox.quirks.edits_push = True`."""
        return self.world.quirks

    def channel(self, channel: int | str | Channel) -> Channel:
        """Find a channel or thread by id or name.

        Raises:
            Refusal: there is none.
        """
        return channel if isinstance(channel, Channel) else self.world.channel(channel)

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
        """Make coming requests fail; see `sandbox.faults.Fault`."""
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
        """Allow all to mention a role, by id or name, or only those who may mention all.

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
        """Archive a thread, as Discord does after a while without messages; only moderators open a `locked` one."""
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
        """Add the bot to a guild, as a new join; by default to the first guild."""
        guild = guild or self.world.home
        guild.bot_in_guild = True
        guild.joined_at = self.clock.now()
        self.world.tell("guild_create", guild)

    def set_system_channel(self, channel: int | str | Channel | None, guild: Guild | None = None) -> None:
        """Choose the channel in which new members of a guild are greeted, by default of the first one; None for none.

        Raises:
            Refusal: there is no such channel.
        """
        guild = guild or self.world.home
        guild.system_channel_id = None if channel is None else self.channel(channel).id
        self.world.tell("guild_update", guild)

    def time_out(self, seconds: float, guild: Guild | None = None) -> None:
        """Time the bot out in a guild, by default the first one, as a moderator does; with 0 seconds no longer.

        Until it is over the bot may only see and read there, and answer interactions; nothing tells of that moment.
        """
        guild = guild or self.world.home
        guild.bot_silent_until = self.clock.now() + seconds if seconds else 0.0
        self.world.tell("member_update", guild)

    def move_clock(self, seconds: float) -> float:
        """Move the world's clock on, by at most a year at once, and return how far it is ahead in all.

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

    async def wait_for(self, predicate: Callable[[], Any], seconds: float = 60.0) -> Any:
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

    async def wait_online(self, seconds: float = 60.0) -> None:
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
