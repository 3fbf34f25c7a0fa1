"""Direct messages to those who want them: each is written once, whatever fails in between."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

from bot.base36 import base36
from bot.domain.clock import Clock
from bot.domain.recipient import Recipient, Seat
from bot.reconciler.diff import SAME, Finish, Letter
from bot.reconciler.pings import Pings
from bot.reconciler.ports import Channel, Closed, Gone, Outdated, Rejected, S, Unsure, W
from bot.reconciler.spectators import FinishTold, Tell
from bot.scheduling.context import waiting
from bot.tables import Shown, Slot, Table, Tables, Wait, Watch, WordsOnly, watch_of

log = logging.getLogger(__name__)

S_co = TypeVar("S_co", covariant=True)
W_co = TypeVar("W_co", covariant=True)


class Screens(Protocol[S_co, W_co]):
    """Builds the two messages of a table, and has the words for what else shows there: titles, computers' names."""

    def begin(self, table: Table) -> None:
        """Begin to draw the board of a table as it is going to be if the commit that begins now succeeds."""

    async def of(self, table: Table, slot: Slot) -> S_co:
        """Return a table's message as it is now."""

    def ping(
        self, table: Table, slot: Slot, called: Mapping[Recipient, int], messages: Mapping[Recipient, int]
    ) -> W_co:
        """Return the words with which a table's message pings, for as long as no screen has taken their place.

        `called` are those whom it pings, `messages` how many pings each of them will have had with it.
        """

    async def letter_ping(self, table: Table, seat: int, count: int, mark: str, names: tuple[str, str] | None) -> W_co:
        """Return the words of a direct message to a player.

        `names` are those of the table's server and channel, None if they are not known.
        """

    async def watch_ping(self, table: Table, watch: Watch, mark: str, names: tuple[str, str] | None) -> W_co:
        """Return the words of a direct message to a spectator; `names` as for `letter_ping`."""

    def letter_mark(self, table: Table, decision: int, count: int) -> str:
        """Return the custom id by which the letter about a decision is known again that makes so many."""

    def watch_mark(self, table: Table, count: int) -> str:
        """Return the same of the letter by which a spectator knows of so many things."""

    async def letter(self, table: Table, seat: int, count: int, mark: str) -> S_co:
        """Return what is written to somebody directly: the call, or the reminder that makes so many with it.

        `mark` is the custom id of one of its buttons.
        """

    async def watch_letter(self, table: Table, watch: Watch, mark: str) -> S_co:
        """Return what is written to somebody who watches: what the last round came to, or how it all ended.

        `mark` is as for `letter`.
        """

    def title(self, table: Table) -> str:
        """Return a title without anybody's name."""

    def computer(self, table: Table) -> str:
        """Return the name of one more computer for a table, in its language."""


@dataclass(frozen=True, slots=True)
class _Envelope(Generic[S, W]):
    """A letter that is to be written: to whom, by what it is known again, and what becomes of it.

    `writing` is when it was sent without anybody knowing whether it arrived. `still` tells whether it is wanted;
    `words` are sent first, and `screen` takes their place. `noted` remembers something of its duty, `written` is what
    says that it has arrived, and `words_only` what says that its screen is still missing.
    """

    user: int
    mark: str
    nonce: str
    writing: int | None
    still: Callable[[], bool]
    words: Callable[[Table], Awaitable[W]]
    screen: Callable[[Table], Awaitable[S]]
    noted: Callable[..., Awaitable[Table]]
    written: dict[str, Any]
    words_only: Callable[[int], dict[str, Any]]


class Letters(Generic[S, W]):
    """Writes to people; that it is going to is stored first, so a second try knows of the first."""

    def __init__(
        self, tables: Tables, channel: Channel[S, W], screens: Screens[S, W], clock: Clock, pings: Pings
    ) -> None:
        self._tables = tables
        self._channel = channel
        self._screens = screens
        self._clock = clock
        self._pings = pings

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
        again = writing is not None
        if writing is not None and now - writing > SAME:
            # The nonce is not trusted any more: it is looked for.
            found = await self._channel.written(envelope.user, envelope.mark, writing - 5)
            if found is not None:
                return await noted(**written, writing=None, **envelope.words_only(found))
            writing = None
        if writing is None:
            table = await noted(writing=now)
        try:
            plain = self._pings.on
            message: S | W = await (envelope.words(table) if plain else envelope.screen(table))
            sent = await self._channel.write(envelope.user, message, nonce=envelope.nonce, still=envelope.still)
        except Unsure:
            raise
        except (Outdated, Gone) as trouble:
            # It is past, or was there and has been deleted.
            known = written if isinstance(trouble, Gone) else {}
            return await noted(writing=None, **known)
        except Closed:
            log.info("table %s: somebody takes no direct messages", table.id)
            return await noted(writing=None, closed=True)
        # What was sent before, perhaps by another version, may be words: it is edited in any case.
        words_only = envelope.words_only(sent) if again or plain else {}
        return await noted(**written, writing=None, **words_only)

    async def finish(self, table: Table, step: Finish | FinishTold) -> Table:
        """Put a screen in the place of a letter's words; where that is refused for good, the words stay.

        Raises:
            Trouble: Discord did not take it.
            TableError: the store did not.
        """
        if isinstance(step, FinishTold):
            return await self._finish_told(table, step.user)
        letter = step.letter
        user = table.players[letter.seat].user if letter.seat < len(table.players) else None
        if user is not None:
            mark = self._screens.letter_mark(table, letter.decision, letter.count)
            await self._rewrite(
                table, user, letter.message, await self._screens.letter(table, letter.seat, letter.count, mark)
            )

        def change(now: Table, shown: Shown) -> Shown:
            return replace(shown, letters=tuple(one for one in shown.letters if one != letter))

        return await self._tables.outbox.update_shown(table.id, change)

    async def _finish_told(self, table: Table, user: int) -> Table:
        watch = watch_of(table, user)
        if watch is None or watch.letter is None:
            return await self._tables.get(table.id)
        mark = self._screens.watch_mark(table, watch.rounds_known)
        before = replace(watch, rounds_known=watch.letter_since or 0)
        await self._rewrite(table, user, watch.letter, await self._screens.watch_letter(table, before, mark))
        return await self._tables.spectators.note_message(table.id, user, letter=None, letter_since=None)

    async def _rewrite(self, table: Table, user: int, message: int, screen: S) -> None:
        try:
            await self._channel.rewrite(user, message, screen)
        except (Gone, Closed, Rejected) as trouble:
            log.info("table %s: a letter keeps its words (%s)", table.id, type(trouble).__name__)

    def _to_seat(self, table: Table, letter: Letter) -> _Envelope[S, W] | None:
        user, wait = table.players[letter.seat].user, waiting(table, Seat(letter.seat))
        if user is None or wait is None:
            return None
        mark = self._screens.letter_mark(table, letter.decision, letter.count)

        async def noted(*, letters: tuple[WordsOnly, ...] = (), **known: Any) -> Table:
            def change(now: Table, shown: Shown) -> Shown:
                wait: Wait | None = shown.waits.get(Seat(letter.seat))
                shown = replace(shown, letters=(*shown.letters, *letters)) if letters else shown
                if wait is None or wait.decision != letter.decision:
                    return shown
                return replace(shown, waits={**shown.waits, Seat(letter.seat): replace(wait, **known)})

            return await self._tables.outbox.update_shown(table.id, change)

        return _Envelope(
            user,
            mark,
            _nonce(table, letter),
            wait.writing,
            lambda: self._tables.is_unchanged(table.id, table.version),
            lambda now: self._screens.letter_ping(
                now, letter.seat, letter.count, mark, self._channel.names(table.channel_ref)
            ),
            lambda now: self._screens.letter(now, letter.seat, letter.count, mark),
            noted,
            {"written": letter.count},
            lambda sent: {"letters": (WordsOnly(letter.seat, letter.decision, letter.count, sent),)},
        )

    def _to_watcher(self, table: Table, tell: Tell) -> _Envelope[S, W] | None:
        watch, watching = watch_of(table, tell.user), self._tables.spectators
        if watch is None:
            return None
        mark = self._screens.watch_mark(table, tell.count)
        return _Envelope(
            tell.user,
            mark,
            f"{base36(table.id)}.w{base36(tell.user)}.{base36(tell.count)}"[-25:],
            watch.writing,
            # What others do meanwhile makes it no less true.
            lambda: watching.is_update_due(table.id, tell.user, tell.count),
            lambda now: self._screens.watch_ping(now, watch, mark, self._channel.names(table.channel_ref)),
            lambda now: self._screens.watch_letter(now, watch, mark),
            lambda **known: watching.note_message(table.id, tell.user, **known),
            {"rounds_known": tell.count},
            # Of a letter before it that has only its words, too, this one tells all.
            lambda sent: {
                "letter": sent,
                "letter_since": watch.rounds_known if watch.letter is None else watch.letter_since,
            },
        )


def _nonce(table: Table, letter: Letter) -> str:
    parts = (base36(table.id), base36(table.created), f"l{letter.seat}", base36(letter.decision), base36(letter.count))
    return ".".join(parts)[-25:]
