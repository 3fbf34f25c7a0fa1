"""A Discord of a few lines: channels with messages, nonces, interactions; every call can be made to fail."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import Enum
from types import SimpleNamespace
from typing import Any

import discord

from bot.discord_api.errors import trouble_of
from bot.handlers.features import verbs_of
from bot.handlers.router import Scope
from bot.interactions.custom_id import PressId
from bot.interactions.response import PlainText, Screen
from bot.reconciler import ChannelGone, Closed, Forbidden, Gone, Outdated, Posted, Slow, TimedOut, Unsure
from bot.reconciler.diff import DISCORD_EPOCH
from bot.tables import ChannelRef, Slot
from tests.bot.faults.clock import VirtualClock

LOBBY_VERBS = verbs_of(Scope.LOBBY)
NONCE_SECONDS = 180
PATIENCE = 3.0


class Crash(BaseException):
    """The process is killed here."""


class Fault(Enum):
    """What goes wrong with a call."""

    LOST = "the request is lost"
    UNANSWERED = "it is done and the answer is lost"
    SLOW = "too many requests"
    FORBIDDEN = "permissions are missing"
    BLOCKED = "AutoMod blocks it"
    TIMED_OUT = "the bot is timed out"
    REJECTED = "Discord does not accept it"
    LATE = "an interaction is answered too late"
    KILL = "the bot is killed before it"
    KILL_AFTER = "the bot is killed after it"


@dataclass
class Message:
    """A message in a channel. `notified` are the users who heard of it, `roles` those that were called."""

    id: int
    channel: int
    ids: tuple[PressId, ...]
    text: str
    nonce: str | None
    at: float
    notified: tuple[int, ...] = ()
    deleted: bool = False
    ephemeral_for: int | None = None
    roles: tuple[int, ...] = ()
    push: str = ""  # what a phone's notification said of it when it was sent: of a screen, nothing
    plain: bool = False  # no screen has been put in the place of its words yet
    parts: list[Any] = field(default_factory=list)

    @property
    def version(self) -> int:
        """The version that its buttons name, -1 without any."""
        return max((one.version for one in self.ids), default=-1)


@dataclass
class State:
    """What there is; a copy of it is another day on which everything went otherwise."""

    messages: dict[int, Message] = field(default_factory=dict)
    places: set[int] = field(default_factory=set)
    gone: set[int] = field(default_factory=set)
    titles: dict[int, str] = field(default_factory=dict)
    threads: set[int] = field(default_factory=set)
    asleep: set[int] = field(default_factory=set)
    locked: set[int] = field(default_factory=set)
    members: dict[int, set[int]] = field(default_factory=dict)
    roles: dict[int, Any] = field(default_factory=dict)
    departed: set[int] = field(default_factory=set)  # who has left the server
    count: int = 0


class FakeDiscord:
    """A `bot.reconciler.Channel`, and where interactions come from."""

    def __init__(self, clock: VirtualClock) -> None:
        self.clock = clock
        self.state = State()
        self.fault: Callable[[str], Fault | None] = lambda call: None
        self.on_notify: Callable[[Message], None] = lambda message: None
        self.on_text: Callable[[str], None] = lambda text: None
        self.calls: list[str] = []
        self.throttled: dict[str, float] = {}
        self.busy = False
        self.channels: dict[int, Any] = {}  # what the library knows of the server's channels
        self.opened: set[int] = set()  # archived threads in which something was edited so that they stay open
        self.timed_out_until = 0.0
        self.late = 0.0  # seconds until what was found is told
        self.dead = False
        self.closed: set[int] = set()
        self.known_as: tuple[str, str] | None = ("Nile", "table-one")
        self.on_letter: Callable[[int, Message], None] = lambda user, message: None

    # What the reconciler asks for.

    async def send(
        self,
        place: ChannelRef,
        screen: Screen | PlainText,
        *,
        nonce: str,
        calls: Collection[int],
        still: Callable[[], bool],
        roles: Collection[int] = (),
    ) -> int:
        """Send a message, or give the one with this nonce."""
        until = self.clock.now() + self.throttled.get("send", 0)
        while self.clock.now() < until:
            await self.clock.sleep(min(0.2, until - self.clock.now()))
            if not still():
                raise Outdated
        with self._call("send"):
            self._at(place)
            assert 0 < len(nonce) <= 25
            for old in self.state.messages.values():
                if old.nonce == nonce and old.channel == place.channel and self.clock.now() - old.at <= NONCE_SECONDS:
                    if old.deleted:
                        raise Gone
                    return old.id
            message = self._new(
                place.channel, screen, nonce=nonce, notified=tuple(sorted(calls)), roles=tuple(sorted(roles))
            )
            return message.id

    async def edit(
        self,
        place: ChannelRef,
        message: int,
        screen: Screen,
        *,
        named: Collection[int],
        keep_archived: bool = False,
    ) -> None:
        """Edit a message."""
        await self._throttle("edit")
        with self._call("edit"):
            self._at(place)
            self._change(message, screen)
            if place.channel in self.state.asleep and not keep_archived:
                self.opened.add(place.channel)

    async def delete(self, place: ChannelRef, message: int) -> None:
        """Delete a message."""
        await self._throttle("delete")
        with self._call("delete"):
            self._at(place)
            if message in self.state.messages:
                self.state.messages[message].deleted = True

    async def find(self, place: ChannelRef, table: int, after: float | None) -> Sequence[Posted]:
        """Find messages with buttons of a table."""
        await self._throttle("find")
        with self._call("find"):
            self._at(place)
            found = [
                Posted(one.id, Slot.NOTE if any(press.verb in LOBBY_VERBS for press in one.ids) else Slot.BOARD)
                for one in sorted(self.here(place.channel), key=lambda one: -one.id)
                if any(press.table == table for press in one.ids) and (after is None or one.at >= after)
            ]
        if self.late:
            await self.clock.sleep(self.late)
        return found

    async def rename(self, place: ChannelRef, title: str) -> None:
        """Rename a thread."""
        await self._throttle("rename")
        with self._call("rename"):
            self._at(place)
            self.state.titles[place.channel] = title

    async def invite(self, place: ChannelRef, user: int) -> None:
        """Add somebody to a thread."""
        await self._throttle("invite")
        with self._call("invite"):
            self._at(place)
            self.state.members.setdefault(place.channel, set()).add(user)

    async def reopen(self, place: ChannelRef) -> None:
        """Open a thread again that is asleep and not locked."""
        await self._throttle("reopen")
        with self._call("reopen"):
            self._at(place)
            if place.channel not in self.state.locked:
                self.state.asleep.discard(place.channel)

    def names(self, place: ChannelRef) -> tuple[str, str] | None:
        """Return how server and channel are called, where that is known."""
        return self.known_as

    async def write(self, user: int, screen: Screen | PlainText, *, nonce: str, still: Callable[[], bool]) -> int:
        """Send somebody a direct message, or find the one with this nonce."""
        await self._throttle("write")
        if not still():
            raise Outdated
        with self._call("write"):
            assert 0 < len(nonce) <= 25
            if user in self.closed:
                raise Closed
            for old in self.state.messages.values():
                if old.nonce == nonce and old.channel == -user and self.clock.now() - old.at <= NONCE_SECONDS:
                    return old.id
            message = self._new(-user, screen, nonce=nonce)
            self.on_letter(user, message)
            return message.id

    async def rewrite(self, user: int, message: int, screen: Screen) -> None:
        """Edit a direct message."""
        await self._throttle("rewrite")
        with self._call("rewrite"):
            assert message not in self.state.messages or self.state.messages[message].channel == -user
            self._change(message, screen)

    async def written(self, user: int, mark: str, after: float) -> int | None:
        """Return the direct message with a button of this custom id that the user was sent."""
        await self._throttle("find")
        with self._call("find"):
            found = (one for one in self.here(-user) if one.at >= after)
            return next((one.id for one in found if any(str(press) == mark for press in one.ids)), None)

    async def find_marked(self, place: ChannelRef, mark: str, after: float) -> int | None:
        """Return the message in a channel with a button of this custom id or URL."""
        with self._call("find"):
            self._at(place)
            found = (one for one in self.here(place.channel) if one.at >= after)
            return next((one.id for one in found if _has(one.parts, mark)), None)

    async def has_left(self, place: ChannelRef, user: int) -> bool:
        """Tell whether somebody has left the server."""
        await self._throttle("member")
        with self._call("member"):
            return user in self.state.departed

    async def get_member(self, guild: int, user: int) -> dict[str, Any]:
        """Return the bot's own member of a server, as Discord writes it."""
        until = datetime.fromtimestamp(self.timed_out_until, UTC).isoformat() if self.timed_out_until else None
        return {"communication_disabled_until": until}

    # What people and tests ask for.

    def here(self, channel: int) -> Iterator[Message]:
        """Yield what everybody sees in a channel, oldest first."""
        return (
            one
            for one in self.state.messages.values()
            if one.channel == channel and not one.deleted and one.ephemeral_for is None
        )

    def remember(self) -> State:
        """Return a copy of all there is."""
        return deepcopy(self.state)

    # Below.

    async def _throttle(self, name: str) -> None:
        """Let a request wait for as long as requests of its kind have to wait, in seconds."""
        if seconds := self.throttled.get(name):
            await self.clock.sleep(seconds)

    @contextmanager
    def _call(self, name: str, *, interaction: bool = False) -> Iterator[None]:
        if self.dead:
            raise Crash
        self.calls.append(name)
        match self.fault(name):
            case None:
                yield
            case Fault.LOST:
                raise _lost(interaction)
            case Fault.UNANSWERED:
                yield
                raise _lost(interaction)
            case Fault.SLOW:
                raise http(discord.HTTPException, 429, 0) if interaction else Slow(2.0)
            case Fault.FORBIDDEN:
                raise http(discord.Forbidden, 403, 50013) if interaction else Forbidden
            case Fault.BLOCKED:
                raise _refused(200000, interaction)
            case Fault.REJECTED:
                raise _refused(50035, interaction)
            case Fault.TIMED_OUT:
                raise http(discord.Forbidden, 403, 50013) if interaction else TimedOut(self.timed_out_until)
            case Fault.LATE:
                if interaction:
                    raise http(discord.NotFound, 404, 10062)
                yield
            case Fault.KILL:
                self.dead = True
                raise Crash
            case Fault.KILL_AFTER:
                yield
                self.dead = True
                raise Crash

    def _at(self, place: ChannelRef) -> None:
        if place.channel in self.state.gone:
            raise ChannelGone

    def _new(self, channel: int, screen: Screen | PlainText, **more: Any) -> Message:
        self.state.count += 1
        number = (int((self.clock.now() - DISCORD_EPOCH) * 1000) << 22) + self.state.count
        ids, text = read(screen)
        self.on_text(text)
        if isinstance(screen, PlainText):
            more |= {"push": screen.content, "plain": True}
        message = Message(number, channel, ids, text, more.pop("nonce", None), self.clock.now(), **more)
        message.parts = parts_of(screen)
        self.state.messages[number] = message
        if message.notified or message.roles:
            self.on_notify(message)
        return message

    def _change(self, number: int, screen: Screen) -> None:
        message = self.state.messages.get(number)
        if message is None or message.deleted:
            raise Gone
        message.ids, message.text = read(screen)
        message.parts = parts_of(screen)
        message.plain = False
        self.on_text(message.text)


def read(screen: Screen | PlainText) -> tuple[tuple[PressId, ...], str]:
    """Return the presses that a screen offers, and all its texts."""
    ids: list[PressId] = []
    texts: list[str] = []

    def walk(part: Any) -> None:
        if isinstance(part, dict):
            press = PressId.parse(str(part.get("custom_id", "")))
            if press is not None:
                ids.append(press)
            texts.extend(str(part[key]) for key in ("content", "label", "description") if part.get(key))
            for value in part.values():
                walk(value)
        elif isinstance(part, list):
            for value in part:
                walk(value)

    walk(parts_of(screen))
    if isinstance(screen, PlainText):
        texts.append(screen.content)
    return tuple(ids), "\n".join(texts)


def parts_of(screen: Screen | PlainText) -> list[Any]:
    """Return the components of a screen as they go to Discord."""
    to_components: Callable[[], list[Any]] = screen.view.to_components
    return to_components()


def _has(part: Any, mark: str) -> bool:
    """Return whether components have a button with this custom id or URL, at any depth."""
    if isinstance(part, dict):
        return mark in (part.get("custom_id"), part.get("url")) or any(_has(one, mark) for one in part.values())
    return isinstance(part, list) and any(_has(one, mark) for one in part)


def http(kind: type[discord.HTTPException], status: int, code: int) -> discord.HTTPException:
    """Return an error of discord.py."""
    response: Any = SimpleNamespace(status=status, reason="", headers={"Retry-After": "2"})
    return kind(response, {"code": code, "message": ""})


def _refused(code: int, interaction: bool) -> Exception:
    error = http(discord.HTTPException, 400, code)
    return error if interaction else trouble_of(error)


def _lost(interaction: bool) -> Exception:
    return http(discord.DiscordServerError, 500, 0) if interaction else Unsure()
