"""Direct messages to those who want them: each is sent once, even if a try fails."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

from bot.deadlines.table_deadlines import waiting
from bot.domain.clock import Clock
from bot.domain.ping_recipient import Recipient, Seat
from bot.helpers.base36 import base36
from bot.reconciler.diff import NONCE_TRUSTED, FinishDirectMessage, SendDirectMessage
from bot.reconciler.notification_text import NotificationTexts
from bot.reconciler.ports import Channel, Closed, Gone, Outdated, Rejected, S, Unsure, W
from bot.reconciler.spectators import FinishSpectatorMessage, TellSpectator
from bot.tables import ShownState, Slot, Spectator, Table, Tables, Wait, WordsOnlyMessage, watch_of

log = logging.getLogger(__name__)

S_co = TypeVar("S_co", covariant=True)
W_co = TypeVar("W_co", covariant=True)


class Screens(Protocol[S_co, W_co]):
    """Builds a table's messages and direct messages, the title of its thread and computers' names."""

    def begin(self, table: Table) -> None:
        """Begin to draw a table's board as it will be if the commit that begins now succeeds."""

    async def of(self, table: Table, slot: Slot) -> S_co:
        """Return a table's message as it is now."""

    def ping(
        self, table: Table, slot: Slot, pinged: Mapping[Recipient, int], messages: Mapping[Recipient, int]
    ) -> W_co:
        """Return the words with which a table's message pings until a screen replaces them.

        `pinged` are those whom it pings, `messages` how many pings each of them will have had with it.
        """

    async def letter_ping(self, table: Table, seat: int, count: int, mark: str, names: tuple[str, str] | None) -> W_co:
        """Return the words of a direct message to a player.

        `names` are those of the table's server and channel, None if they are not known.
        """

    async def watch_ping(self, table: Table, watch: Spectator, mark: str, names: tuple[str, str] | None) -> W_co:
        """Return the words of a direct message to a spectator; `names` as for `letter_ping`."""

    def letter_mark(self, table: Table, decision: int, count: int) -> str:
        """Return the custom id by which the `count`-th direct message about a decision is found again."""

    def watch_mark(self, table: Table, count: int) -> str:
        """Return the custom id by which a spectator's message that makes so many results known is found."""

    async def letter(self, table: Table, seat: int, count: int, mark: str) -> S_co:
        """Return the `count`-th direct message to a player: the ping or a reminder.

        `mark` is the custom id of one of its buttons.
        """

    async def watch_letter(self, table: Table, watch: Spectator, mark: str) -> S_co:
        """Return the direct message to a spectator: the result of the last round, or of the game.

        `mark` is as for `letter`.
        """

    def title(self, table: Table) -> str:
        """Return a title without anybody's name."""

    def computer(self, table: Table) -> str:
        """Return the name of one more computer for a table, in its language."""


@dataclass(frozen=True, slots=True)
class _Delivery(Generic[S, W]):
    """A direct message that must be sent: to whom, how it is found again, and how its progress is stored.

    `writing` is when it was sent without an answer, so that it may have arrived. `still` returns whether it is wanted;
    `words` are sent first, and `screen` replaces them. `noted` stores its progress: `written` are the fields that say
    that it has arrived, `words_only` those that say that its screen is still missing.
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


class DirectMessageSender(Generic[S, W]):
    """Sends direct messages; each try is stored first, so that the next one knows of it."""

    def __init__(
        self, tables: Tables, channel: Channel[S, W], screens: Screens[S, W], clock: Clock, pings: NotificationTexts
    ) -> None:
        self._tables = tables
        self._channel = channel
        self._screens = screens
        self._clock = clock
        self._pings = pings

    async def write(self, table: Table, letter: SendDirectMessage | TellSpectator) -> Table:
        """Send a player or spectator a message, note it, and return the table as it is then.

        Raises:
            Trouble: Discord did not take it.
            TableError: the store did not.
        """
        delivery = (
            self._to_seat(table, letter) if isinstance(letter, SendDirectMessage) else self._to_spectator(table, letter)
        )
        if delivery is None:
            return await self._tables.get(table.id)
        now, writing, noted, written = int(self._clock.now()), delivery.writing, delivery.noted, delivery.written
        again = writing is not None
        if writing is not None and now - writing > NONCE_TRUSTED:
            # The nonce is not trusted any more: the message is looked for.
            found = await self._channel.written(delivery.user, delivery.mark, writing - 5)
            if found is not None:
                return await noted(**written, writing=None, **delivery.words_only(found))
            writing = None
        if writing is None:
            table = await noted(writing=now)
        try:
            plain = self._pings.on
            message: S | W = await (delivery.words(table) if plain else delivery.screen(table))
            sent = await self._channel.write(delivery.user, message, nonce=delivery.nonce, still=delivery.still)
        except Unsure:
            raise
        except (Outdated, Gone) as failure:
            # The message is not wanted any more, or was there and has been deleted.
            known = written if isinstance(failure, Gone) else {}
            return await noted(writing=None, **known)
        except Closed:
            log.info("table %s: somebody takes no direct messages", table.id)
            return await noted(writing=None, closed=True)
        # An earlier try, perhaps by another version, may have sent words: the message is edited in any case.
        words_only = delivery.words_only(sent) if again or plain else {}
        return await noted(**written, writing=None, **words_only)

    async def finish(self, table: Table, step: FinishDirectMessage | FinishSpectatorMessage) -> Table:
        """Replace the words of a direct message by a screen; if that can never succeed, the words stay.

        Raises:
            Trouble: Discord did not take it.
            TableError: the store did not.
        """
        if isinstance(step, FinishSpectatorMessage):
            return await self._finish_spectator_message(table, step.user)
        letter = step.letter
        user = table.players[letter.seat].user if letter.seat < len(table.players) else None
        if user is not None:
            mark = self._screens.letter_mark(table, letter.decision, letter.count)
            await self._rewrite(
                table, user, letter.message, await self._screens.letter(table, letter.seat, letter.count, mark)
            )

        def change(now: Table, shown: ShownState) -> ShownState:
            return replace(shown, letters=tuple(one for one in shown.letters if one != letter))

        return await self._tables.outbox.update_shown(table.id, change)

    async def _finish_spectator_message(self, table: Table, user: int) -> Table:
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
        except (Gone, Closed, Rejected) as failure:
            log.info("table %s: a letter keeps its words (%s)", table.id, type(failure).__name__)

    def _to_seat(self, table: Table, letter: SendDirectMessage) -> _Delivery[S, W] | None:
        user, wait = table.players[letter.seat].user, waiting(table, Seat(letter.seat))
        if user is None or wait is None:
            return None
        mark = self._screens.letter_mark(table, letter.decision, letter.count)

        async def noted(*, letters: tuple[WordsOnlyMessage, ...] = (), **known: Any) -> Table:
            def change(now: Table, shown: ShownState) -> ShownState:
                wait: Wait | None = shown.waits.get(Seat(letter.seat))
                shown = replace(shown, letters=(*shown.letters, *letters)) if letters else shown
                if wait is None or wait.decision != letter.decision:
                    return shown
                return replace(shown, waits={**shown.waits, Seat(letter.seat): replace(wait, **known)})

            return await self._tables.outbox.update_shown(table.id, change)

        return _Delivery(
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
            lambda sent: {"letters": (WordsOnlyMessage(letter.seat, letter.decision, letter.count, sent),)},
        )

    def _to_spectator(self, table: Table, step: TellSpectator) -> _Delivery[S, W] | None:
        watch, watching = watch_of(table, step.user), self._tables.spectators
        if watch is None:
            return None
        mark = self._screens.watch_mark(table, step.count)
        return _Delivery(
            step.user,
            mark,
            f"{base36(table.id)}.w{base36(step.user)}.{base36(step.count)}"[-25:],
            watch.writing,
            # It stays true when others act meanwhile.
            lambda: watching.is_update_due(table.id, step.user, step.count),
            lambda now: self._screens.watch_ping(now, watch, mark, self._channel.names(table.channel_ref)),
            lambda now: self._screens.watch_letter(now, watch, mark),
            lambda **known: watching.note_message(table.id, step.user, **known),
            {"rounds_known": step.count},
            # It also tells all of an earlier message that still has only its words.
            lambda sent: {
                "letter": sent,
                "letter_since": watch.rounds_known if watch.letter is None else watch.letter_since,
            },
        )


def _nonce(table: Table, letter: SendDirectMessage) -> str:
    parts = (base36(table.id), base36(table.created), f"l{letter.seat}", base36(letter.decision), base36(letter.count))
    return ".".join(parts)[-25:]
