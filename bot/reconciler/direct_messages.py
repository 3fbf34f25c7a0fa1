"""Direct messages to those who want them: each is written once, whatever fails in between."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, Protocol

from bot.domain.clock import Clock
from bot.interactions.custom_id import STOP, PressId, Verb, base36
from bot.interactions.response import Screen
from bot.reconciler.diff import SAME, Letter
from bot.reconciler.ports import Channel, Closed, Gone, Outdated, Unsure
from bot.reconciler.spectators import Tell
from bot.scheduling.context import waiting
from bot.tables import Shown, Slot, Table, Tables, Wait, Watch, watch_of

log = logging.getLogger(__name__)


class Screens(Protocol):
    """Builds the two messages of a table, and has the words for what else shows there: titles, computers' names."""

    async def of(self, table: Table, slot: Slot) -> Screen:
        """Return a table's message as it is now."""

    async def letter(self, table: Table, seat: int, count: int, mark: str) -> Screen:
        """Return what is written to somebody directly: the call, or the reminder that makes so many with it.

        `mark` is the custom id of one of its buttons.
        """

    async def watch_letter(self, table: Table, watch: Watch, mark: str) -> Screen:
        """Return what is written to somebody who watches: what the last round came to, or how it all ended.

        `mark` is as for `letter`.
        """

    def title(self, table: Table) -> str:
        """Return a title without anybody's name."""

    def computer(self, table: Table) -> str:
        """Return the name of one more computer for a table, in its language."""


@dataclass(frozen=True, slots=True)
class _Envelope:
    """A letter that is to be written: to whom, by what it is known again, and what becomes of it.

    `writing` is when it was sent without anybody knowing whether it arrived. `still` tells whether it is wanted;
    `noted` remembers something of its duty, and `written` is what says that it has arrived.
    """

    user: int
    mark: str
    nonce: str
    writing: int | None
    still: Callable[[], bool]
    screen: Callable[[Table], Awaitable[Screen]]
    noted: Callable[..., Awaitable[Table]]
    written: dict[str, Any]


class Letters:
    """Writes to people; that it is going to is stored first, so a second try knows of the first."""

    def __init__(self, tables: Tables, channel: Channel, screens: Screens, clock: Clock) -> None:
        self._tables = tables
        self._channel = channel
        self._screens = screens
        self._clock = clock

    async def write(self, table: Table, letter: Letter | Tell) -> Table:
        """Write to somebody what he is asked, or what he watches, and note that he was; return the table as it is then.

        Raises:
            Trouble: Discord did not take it.
            TableError: the store did not.
        """
        envelope = self._to_seat(table, letter) if isinstance(letter, Letter) else self._to_watcher(table, letter)
        if envelope is None:
            return await self._tables.get(table.id)
        now, writing, noted, written = int(self._clock.now()), envelope.writing, envelope.noted, envelope.written
        if writing is not None and now - writing > SAME:
            # The nonce is not trusted any more: it is looked for.
            if await self._channel.written(envelope.user, envelope.mark, writing - 5):
                return await noted(**written, writing=None)
            writing = None
        if writing is None:
            table = await noted(writing=now)
        try:
            screen = await envelope.screen(table)
            await self._channel.write(envelope.user, screen, nonce=envelope.nonce, still=envelope.still)
        except Unsure:
            raise
        except (Outdated, Gone) as trouble:
            # It is past, or was there and has been deleted.
            known = written if isinstance(trouble, Gone) else {}
            return await noted(writing=None, **known)
        except Closed:
            log.info("table %s: somebody takes no direct messages", table.id)
            return await noted(writing=None, closed=True)
        return await noted(**written, writing=None)

    def _to_seat(self, table: Table, letter: Letter) -> _Envelope | None:
        user, wait = table.players[letter.seat].user, waiting(table, letter.seat)
        if user is None or wait is None:
            return None
        mark = str(mark_of(table, letter))

        async def noted(**known: Any) -> Table:
            def change(now: Table, shown: Shown) -> Shown:
                wait: Wait | None = shown.waits.get(letter.seat)
                if wait is None or wait.decision != letter.decision:
                    return shown
                return replace(shown, waits={**shown.waits, letter.seat: replace(wait, **known)})

            return await self._tables.showing.note(table.id, change)

        return _Envelope(
            user,
            mark,
            _nonce(table, letter),
            wait.writing,
            lambda: self._tables.stands(table.id, table.version),
            lambda now: self._screens.letter(now, letter.seat, letter.count, mark),
            noted,
            {"written": letter.count},
        )

    def _to_watcher(self, table: Table, tell: Tell) -> _Envelope | None:
        watch, watching = watch_of(table, tell.user), self._tables.watching
        if watch is None:
            return None
        mark = str(told_mark(table, tell))
        return _Envelope(
            tell.user,
            mark,
            f"{base36(table.id)}.w{base36(tell.user)}.{base36(tell.count)}"[-25:],
            watch.writing,
            # What others do meanwhile makes it no less true.
            lambda: watching.wants(table.id, tell.user, tell.count),
            lambda now: self._screens.watch_letter(now, watch, mark),
            lambda **known: watching.note(table.id, tell.user, **known),
            {"rounds_known": tell.count},
        )


def mark_of(table: Table, letter: Letter) -> PressId:
    """Return the custom id by which a letter is known again: that of its button for the hand."""
    return PressId(table.id, letter.decision, Verb.HAND, f"letter{letter.count}")


def told_mark(table: Table, tell: Tell) -> PressId:
    """Return the same of a letter to somebody who watches: of its button to stop, or to his games when all is over."""
    if table.status.live:
        return PressId(table.id, tell.count, Verb.WATCH, STOP)
    return PressId(0, 0, Verb.GAMES, f"0.t{table.id}")


def _nonce(table: Table, letter: Letter) -> str:
    parts = (base36(table.id), base36(table.created), f"l{letter.seat}", base36(letter.decision), base36(letter.count))
    return ".".join(parts)[-25:]
