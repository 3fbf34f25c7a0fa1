"""What surrounds the bot in the simulated month: a clock that stands until it is turned, channels that take it all."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, Protocol, cast

from discord.ui import LayoutView

from bot.domain.ping_recipient import Recipient
from bot.games import GAMES, Playable
from bot.interactions.response import PlainText, Screen
from bot.reconciler import Closed, Gone, Posted
from bot.reconciler.diff import DISCORD_EPOCH
from bot.reconciler.direct_message_sender import Screens
from bot.tables import ChannelRef, Slot, Spectator, Table
from render.presentation import Picture

_BLANK: Final = Screen(cast(LayoutView, None))
_DOT: Final = Picture(b"\x89PNG", 1, 1, "a picture")


class StillClock:
    """A `bot.domain.clock.Clock` that stands until it is turned. What other tasks do is waited for in real time."""

    def __init__(self, at: int) -> None:
        self._at = float(at)
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._count = itertools.count()

    def now(self) -> float:
        """Return the moment at which the clock stands."""
        return self._at

    async def sleep(self, seconds: float) -> None:
        """Wait for the clock to be turned so far."""
        wake = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self._at + seconds, next(self._count), wake))
        await wake

    async def within(self, seconds: float, task: asyncio.Task[Any]) -> bool:
        """Wait for a task's end: nothing takes any time here."""
        await asyncio.wait({task})
        return True

    def turn(self, at: float) -> None:
        """Let it be later, and wake who has slept enough."""
        self._at = max(self._at, at)
        while self._sleepers and self._sleepers[0][0] <= self._at:
            *_, wake = heapq.heappop(self._sleepers)
            if not wake.done():
                wake.set_result(None)


class Heard(Protocol):
    """Called for each message that pings a person."""

    def __call__(self, users: Collection[int], nonce: str, *, direct: bool) -> None:
        """Take the people whom a message pings, its nonce, and whether it is a direct message."""


class StillChannels:
    """A `bot.reconciler.Channel` in which nothing ever fails but direct messages to those who take none.

    Args:
        clock: the time.
        closed: who takes no direct messages.
        heard: called with whom a message calls and its nonce, and whether it is a direct one.
    """

    busy = False

    def __init__(self, clock: StillClock, closed: Collection[int], heard: Heard) -> None:
        self._clock = clock
        self._closed = closed
        self._heard = heard
        self._count = itertools.count()
        self._nonces: set[str] = set()
        self.shown: defaultdict[int, set[int]] = defaultdict(set)
        """The messages that stand in each channel."""
        self.requests: defaultdict[str, int] = defaultdict(int)

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
        """Let a message stand in its channel, once for each nonce, and tell who is called."""
        self._once("send", nonce)
        number = (int((self._clock.now() - DISCORD_EPOCH) * 1000) << 22) + next(self._count)
        self.shown[place.channel].add(number)
        if calls:
            self._heard(calls, nonce, direct=False)
        return number

    async def edit(
        self,
        place: ChannelRef,
        message: int,
        screen: Screen,
        *,
        named: Collection[int],
        keep_archived: bool = False,
    ) -> None:
        """Count an edit of a message that must be there."""
        self.requests["edit"] += 1
        if message not in self.shown[place.channel]:
            raise Gone

    async def delete(self, place: ChannelRef, message: int) -> None:
        """Take a message out of its channel, if it is there."""
        self.requests["delete"] += 1
        self.shown[place.channel].discard(message)

    async def find(self, place: ChannelRef, table: int, after: float | None) -> Sequence[Posted]:
        """Find nothing: no message is ever lost here."""
        self.requests["find"] += 1
        return ()

    async def rename(self, place: ChannelRef, title: str) -> None:
        """Do nothing: titles are not looked at here."""

    async def reopen(self, place: ChannelRef) -> None:
        """Open a thread again; there is none."""

    async def invite(self, place: ChannelRef, user: int) -> None:
        """Let everybody be there."""

    def names(self, place: ChannelRef) -> tuple[str, str] | None:
        """Tell no names."""
        return None

    async def write(self, user: int, screen: Screen | PlainText, *, nonce: str, still: Callable[[], bool]) -> int:
        """Send a person a direct message."""
        if user in self._closed:
            self.requests["write"] += 1
            raise Closed
        self._once("write", nonce)
        self._heard({user}, nonce, direct=True)
        return next(self._count)

    async def rewrite(self, user: int, message: int, screen: Screen) -> None:
        """Count an edit of a direct message."""
        self.requests["rewrite"] += 1

    async def written(self, user: int, mark: str, after: float) -> int | None:
        """Say that no message was lost."""
        return None

    async def has_left(self, place: ChannelRef, user: int) -> bool:
        """Say that nobody leaves the server, those included who never come back."""
        self.requests["member"] += 1
        return False

    def _once(self, request: str, nonce: str) -> None:
        self.requests[request] += 1
        if nonce in self._nonces:
            raise RuntimeError(f"{nonce} is sent twice")
        self._nonces.add(nonce)


class SomeScreens:
    """A table's messages, of which only one in so many is built, pictures aside; the others are blank (`Screens`)."""

    def __init__(self, real: Screens[Screen, PlainText], every: int) -> None:
        self._real = real
        self._every = every
        self._count = itertools.count()

    def begin(self, table: Table) -> None:
        """Draw nothing ahead."""

    async def of(self, table: Table, slot: Slot) -> Screen:
        """Return a table's message."""
        return await self._real.of(table, slot) if self._turn() else _BLANK

    def letter_mark(self, table: Table, decision: int, count: int) -> str:
        """Return the custom id by which a direct message is known again."""
        return self._real.letter_mark(table, decision, count)

    def watch_mark(self, table: Table, count: int) -> str:
        """Return the custom id by which a direct message to a spectator is known again."""
        return self._real.watch_mark(table, count)

    async def letter(self, table: Table, seat: int, count: int, mark: str) -> Screen:
        """Return the direct message to a person."""
        return await self._real.letter(table, seat, count, mark) if self._turn() else _BLANK

    async def watch_letter(self, table: Table, watch: Spectator, mark: str) -> Screen:
        """Return the direct message to a spectator."""
        return await self._real.watch_letter(table, watch, mark) if self._turn() else _BLANK

    def ping(
        self, table: Table, slot: Slot, called: Mapping[Recipient, int], messages: Mapping[Recipient, int]
    ) -> PlainText:
        """Return the words of a message that pings."""
        return self._real.ping(table, slot, called, messages)

    async def letter_ping(
        self, table: Table, seat: int, count: int, mark: str, names: tuple[str, str] | None
    ) -> PlainText:
        """Return the words of a direct message to a player."""
        return await self._real.letter_ping(table, seat, count, mark, names)

    async def watch_ping(self, table: Table, watch: Spectator, mark: str, names: tuple[str, str] | None) -> PlainText:
        """Return the words of a direct message to a spectator."""
        return await self._real.watch_ping(table, watch, mark, names)

    def title(self, table: Table) -> str:
        """Return a title without anybody's name."""
        return self._real.title(table)

    def computer(self, table: Table) -> str:
        """Return the name of one more computer for a table."""
        return self._real.computer(table)

    def _turn(self) -> bool:
        return next(self._count) % self._every == 0


class _Undrawn:
    """A game's face whose pictures cost nothing."""

    def __init__(self, face: Any) -> None:
        self._face = face

    def __getattr__(self, name: str) -> Any:
        return getattr(self._face, name)

    def board(self, *args: Any, **more: Any) -> Picture:
        return _DOT


UNDRAWN: Final = {code: Playable(game.rules, cast(Any, _Undrawn(game.face))) for code, game in GAMES.items()}
"""All games, without pictures."""
