"""Direct messages to those who want them: written once for each call and reminder, whatever fails in between."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Protocol

from bot.around import waiting
from bot.clock import Clock
from bot.ids import PressId, Verb, base36
from bot.reconciler.channel import Channel, Closed, Gone, Outdated, Unsure
from bot.reconciler.plan import SAME, Letter
from bot.reply import Screen
from bot.tables import Shown, Slot, Table, Tables, Wait

log = logging.getLogger(__name__)


class Screens(Protocol):
    """Builds the two messages of a table, and the title that its thread has when no name may stand in it."""

    async def of(self, table: Table, slot: Slot) -> Screen:
        """Return a table's message as it is now."""

    async def letter(self, table: Table, seat: int, count: int, mark: str) -> Screen:
        """Return what is written to somebody directly: the call, or the reminder that makes so many with it.

        `mark` is the custom id of one of its buttons.
        """

    def title(self, table: Table) -> str:
        """Return a title without anybody's name."""


class Letters:
    """Writes to people; that it is going to is stored first, so a second try knows of the first."""

    def __init__(self, tables: Tables, channel: Channel, screens: Screens, clock: Clock) -> None:
        self._tables = tables
        self._channel = channel
        self._screens = screens
        self._clock = clock

    async def write(self, table: Table, letter: Letter) -> Table:
        """Write to somebody what he is asked, and note that he was; return the table as it is then.

        Raises:
            Trouble: Discord did not take it.
            TableError: the store did not.
        """
        user, wait = table.players[letter.seat].user, waiting(table, letter.seat)
        if user is None or wait is None:
            return await self._tables.get(table.id)
        now, mark = int(self._clock.now()), str(mark_of(table, letter))
        if wait.writing is not None and now - wait.writing > SAME:
            # The nonce is not trusted any more: it is looked for.
            if await self._channel.written(user, mark, wait.writing - 5):
                return await self._noted(table, letter, written=letter.count, writing=None)
            wait = replace(wait, writing=None)
        if wait.writing is None:
            table = await self._noted(table, letter, writing=now)

        def still() -> bool:
            return self._tables.stands(table.id, table.version)

        try:
            screen = await self._screens.letter(table, letter.seat, letter.count, mark)
            await self._channel.write(user, screen, nonce=_nonce(table, letter), still=still)
        except Unsure:
            raise
        except (Outdated, Gone) as trouble:
            # It is past, or was there and has been deleted.
            known = {"written": letter.count} if isinstance(trouble, Gone) else {}
            return await self._noted(table, letter, writing=None, **known)
        except Closed:
            log.info("table %s: somebody takes no direct messages and is told at the table", table.id)
            return await self._noted(table, letter, writing=None, closed=True)
        return await self._noted(table, letter, written=letter.count, writing=None)

    async def _noted(self, table: Table, letter: Letter, **known: object) -> Table:
        def change(now: Table, shown: Shown) -> Shown:
            wait: Wait | None = shown.waits.get(letter.seat)
            if wait is None or wait.decision != letter.decision:
                return shown
            return replace(shown, waits={**shown.waits, letter.seat: replace(wait, **known)})  # type: ignore[arg-type]

        return await self._tables.showing.note(table.id, change)


def mark_of(table: Table, letter: Letter) -> PressId:
    """Return the custom id by which a letter is known again: that of its button for the hand."""
    return PressId(table.id, letter.decision, Verb.HAND, f"letter{letter.count}")


def _nonce(table: Table, letter: Letter) -> str:
    parts = (base36(table.id), base36(table.created), f"l{letter.seat}", base36(letter.decision), base36(letter.count))
    return ".".join(parts)[-25:]
