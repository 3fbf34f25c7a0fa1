"""The private messages that live: a new one takes the place of the one before, as long as that can be deleted.

Discord lets a private message be deleted by a token of its interaction alone, for fifteen minutes. So that is all that
is known of one, in memory only: it is stored nowhere and told to nobody. After a restart old panels just stay.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, TypeAlias

import aiohttp
import discord

from bot.domain.clock import Clock
from bot.interactions.press_order import Turns
from bot.lru import Latest

TOKEN_LIFE: Final = 15 * 60 - 10
"""For how many seconds a message can be deleted by its interaction's token, but for what a request takes."""
_PEOPLE: Final = 2048
"""Of how many people living messages are known at once."""
_MESSAGES: Final = 32
"""How many of one person's are."""

Eraser: TypeAlias = Callable[[int], Awaitable[object]]
"""Deletes a message by its number; it carries the token of an interaction."""


class Private(Enum):
    """What a private message is: of each of the first two one lives, a person and table."""

    HAND = "hand"
    """One's own panel, in which decisions are made."""
    PAGE = "page"
    """Something to be read beside it."""
    NOTICE = "notice"
    """A word on what was pressed; it goes with whatever comes next."""
    KEPT = "kept"
    """A file, or what is told only once: it stays."""


@dataclass(frozen=True, slots=True)
class _Living:
    """A message that can be deleted until a moment."""

    table: int
    what: Private
    message: int
    press: int
    until: float
    erase: Eraser = field(repr=False)


class Panels:
    """Knows the living private messages, and deletes those that another has replaced, beside everything else."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._living: Latest[int, tuple[_Living, ...]] = Latest(_PEOPLE)
        self._newest: Latest[tuple[int, int], int] = Latest(_PEOPLE)
        self._coming: Counter[tuple[int, int]] = Counter()
        self._erasing: set[asyncio.Task[None]] = set()
        self.turns = Turns()

    def shown(self, user: int, table: int, what: Private | None, message: int, press: int, erase: Eraser) -> None:
        """Note that a private message has arrived or was turned to something else, and delete what it replaces.

        Where a newer press has brought a newer message meanwhile, it is this one that goes.

        Args:
            user: who sees it.
            table: what it is about; 0 for no table, and then it replaces nothing.
            what: what it is; None for what it was, a page where that is not known.
            message: its number.
            press: the number of the interaction that it answers; they count upwards.
            erase: deletes messages by the token that this one came with.
        """
        now, kept = self._clock.now(), []
        others = [one for one in self._living.pop(user, ()) if one.until > now]
        if what is None:
            what = next((one.what for one in others if one.message == message and one.table == table), Private.PAGE)
        this = _Living(table, what, message, press, now + TOKEN_LIFE, erase)
        late = any(one.press > press and one.message > message and _replaces(one, this) for one in others)
        for one in others:
            if one.message == message:
                continue
            if not late and _replaces(this, one):
                self._erase(one)
            else:
                kept.append(one)
        if late:
            self._erase(this)
        elif table and what is not Private.KEPT:
            kept.append(this)
        if kept:
            self._living[user] = tuple(kept[-_MESSAGES:])
        self._let_go(now)

    def sent(self, user: int, channel: int, message: int) -> None:
        """Note that a private message of somebody lies in a channel, whatever it is about."""
        self._newest[user, channel] = max(message, self._newest.get((user, channel), 0))

    def newest(self, user: int, channel: int) -> int:
        """Return the number of the last private message that somebody got in a channel, 0 where none counts."""
        return 0 if self._coming[user, channel] else self._newest.get((user, channel), 0)

    @contextmanager
    def coming(self, user: int, channel: int) -> Iterator[None]:
        """Let no private message of somebody count in a channel meanwhile: one comes there that takes the place of all.

        It is to stand below the board, which need not come down for those that go.
        """
        self._coming[user, channel] += 1
        try:
            yield
        finally:
            self._coming[user, channel] -= 1
            if not self._coming[user, channel]:
                del self._coming[user, channel]

    async def close(self) -> None:
        """Stop deleting: what is left stays."""
        for task in self._erasing:
            task.cancel()
        await asyncio.gather(*self._erasing, return_exceptions=True)

    def _erase(self, one: _Living) -> None:
        self.turns.pressed(one.message)  # nothing that comes late is for it any more
        task = asyncio.create_task(_erased(one))
        self._erasing.add(task)
        task.add_done_callback(self._erasing.discard)

    def _let_go(self, now: float) -> None:
        """Forget the people whose messages have all outlived their tokens: no token is kept for longer than needed."""
        while self._living:
            user, living = next(iter(self._living.items()))
            if any(one.until > now for one in living):
                return
            del self._living[user]


def _replaces(this: _Living, before: _Living) -> bool:
    """Whether the first takes the place of the second."""
    same = this.table == before.table != 0
    return same and this.what is not Private.KEPT and before.what in (this.what, Private.NOTICE)


async def _erased(one: _Living) -> None:
    """Delete a message; where that fails it stays, and nothing is said: the error could name the token."""
    with suppress(discord.DiscordException, aiohttp.ClientError, OSError):
        await one.erase(one.message)
