"""Ephemeral messages that can still be deleted or redrawn: a new one replaces the one before.

Discord changes an ephemeral message only by the token of its interaction, for fifteen minutes. So tokens are kept in
memory only, never stored and never logged. After a restart old messages stay.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final, TypeAlias

import aiohttp
import discord

from bot.domain.clock import Clock
from bot.helpers.bounded_dict import BoundedDict
from bot.interactions.stale_presses import PressOrder

TOKEN_LIFE: Final = 15 * 60 - 10
"""Seconds for which an interaction's token deletes its message, less the time of a request."""
_PEOPLE: Final = 2048
"""Number of users whose messages are known at once."""
_MESSAGES: Final = 32
"""Number of messages that are known of one user."""

Eraser: TypeAlias = Callable[[int], Awaitable[object]]
"""Deletes a message by its id; it carries the token of an interaction."""
Redraw: TypeAlias = Callable[[], Awaitable[object]]
"""Shows a message as its table is now; it carries the token of an interaction."""


class EphemeralKind(Enum):
    """The kind of an ephemeral message; of each of the first two, a user has one for each table."""

    HAND = "hand"
    """The user's own hand, in which they decide."""
    PAGE = "page"
    """A page to read beside the hand."""
    NOTICE = "notice"
    """A short answer to a press; any next message replaces it."""
    KEPT = "kept"
    """A file, or what is said only once; it stays."""


@dataclass(frozen=True, slots=True)
class _Deletable:
    """A message that can be deleted until its token ends."""

    table: int
    kind: EphemeralKind
    message: int
    press: int
    until: float
    erase: Eraser = field(repr=False)


@dataclass(frozen=True, slots=True)
class _Fresh:
    """A page that is redrawn when its table changes, until its token ends; `lasting`, also after the last change."""

    table: int
    until: float
    lasting: bool
    redraw: Redraw = field(repr=False)


class EphemeralTracker:
    """Knows the ephemeral messages that can be changed; deletes replaced ones and redraws others in the background."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._deletable: BoundedDict[int, tuple[_Deletable, ...]] = BoundedDict(_PEOPLE)
        self._newest: BoundedDict[tuple[int, int], int] = BoundedDict(_PEOPLE)
        self._expected: Counter[tuple[int, int]] = Counter()
        self._fresh: BoundedDict[int, _Fresh] = BoundedDict(_PEOPLE)
        self._changing: set[asyncio.Task[None]] = set()
        self.press_order = PressOrder()

    def note_shown(
        self, user: int, table: int, kind: EphemeralKind | None, message: int, press: int, erase: Eraser
    ) -> None:
        """Note that an ephemeral message is sent or edited, and delete what it replaces.

        If a newer press has brought a newer message meanwhile, this message is deleted instead.

        Args:
            user: the user who sees the message.
            table: the table that it is about; 0 for none, and then it replaces nothing.
            kind: its kind; None keeps its kind, which is a page if not known.
            message: its id.
            press: the id of the interaction that it answers; ids grow.
            erase: deletes messages by the token of the interaction.
        """
        now, remaining = self._clock.now(), []
        others = [one for one in self._deletable.pop(user, ()) if one.until > now]
        if kind is None:
            kind = next(
                (one.kind for one in others if one.message == message and one.table == table), EphemeralKind.PAGE
            )
        this = _Deletable(table, kind, message, press, now + TOKEN_LIFE, erase)
        late = any(one.press > press and one.message > message and _replaces(one, this) for one in others)
        for one in others:
            if one.message == message:
                continue
            if not late and _replaces(this, one):
                self._erase(one)
            else:
                remaining.append(one)
        if late:
            self._erase(this)
        elif table and kind is not EphemeralKind.KEPT:
            remaining.append(this)
        if remaining:
            self._deletable[user] = tuple(remaining[-_MESSAGES:])
        self._drop_expired(now)

    def keep_fresh(self, table: int, message: int, redraw: Redraw, *, lasting: bool = False) -> None:
        """Redraw a message whenever its table changes, by the token of an interaction that begins now.

        A `lasting` one shows more than a lobby, so it is redrawn after the `last` change, too (`refresh`).
        """
        self._fresh.pop(message, None)
        self._fresh[message] = _Fresh(table, self._clock.now() + TOKEN_LIFE, lasting, redraw)

    def refresh(self, table: int, but: int | None = None, *, last: bool = False) -> None:
        """Redraw the pages of a table that has changed, except one message, which the press itself redraws.

        After the `last` change that they show, as the start of a lobby's game, they stay as they are,
        except lasting ones.
        """
        now = self._clock.now()
        for message, page in [*self._fresh.items()]:
            if page.until <= now:
                del self._fresh[message]
            elif page.table == table and message != but:
                self._begin(_redraw_quietly(page.redraw))
                if last and not page.lasting:
                    del self._fresh[message]

    def note_sent(self, user: int, channel: int, message: int) -> None:
        """Note that an ephemeral message of a user lies in a channel, about any table or none."""
        self._newest[user, channel] = max(message, self._newest.get((user, channel), 0))

    def newest(self, user: int, channel: int) -> int:
        """Return the id of a user's last ephemeral message in a channel, 0 if there is none or one is coming."""
        return 0 if self._expected[user, channel] else self._newest.get((user, channel), 0)

    @contextmanager
    def expect_new(self, user: int, channel: int) -> Iterator[None]:
        """Ignore a user's ephemeral messages in a channel while a new one that replaces them is being sent.

        The new one stands below the board, so the board need not move for those that are deleted.
        """
        self._expected[user, channel] += 1
        try:
            yield
        finally:
            self._expected[user, channel] -= 1
            if not self._expected[user, channel]:
                del self._expected[user, channel]

    async def close(self) -> None:
        """Stop deleting and redrawing; messages that are left stay."""
        for task in self._changing:
            task.cancel()
        await asyncio.gather(*self._changing, return_exceptions=True)

    def _erase(self, one: _Deletable) -> None:
        self.press_order.pressed(one.message)  # late answers no longer edit this message
        self._fresh.pop(one.message, None)
        self._begin(_delete_quietly(one))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._changing.add(task)
        task.add_done_callback(self._changing.discard)

    def _drop_expired(self, now: float) -> None:
        """Forget users whose tokens have all ended: no token is kept for longer than needed."""
        while self._deletable:
            user, living = next(iter(self._deletable.items()))
            if any(one.until > now for one in living):
                return
            del self._deletable[user]


def _replaces(this: _Deletable, before: _Deletable) -> bool:
    """Return whether the first message replaces the second."""
    same = this.table == before.table != 0
    return same and this.kind is not EphemeralKind.KEPT and before.kind in (this.kind, EphemeralKind.NOTICE)


async def _delete_quietly(one: _Deletable) -> None:
    """Delete a message; log no failure, because the error could contain the token."""
    with suppress(discord.DiscordException, aiohttp.ClientError, OSError):
        await one.erase(one.message)


async def _redraw_quietly(redraw: Redraw) -> None:
    """Redraw a message; log no failure, because the error could contain the token."""
    with suppress(discord.DiscordException, aiohttp.ClientError, OSError):
        await redraw()
