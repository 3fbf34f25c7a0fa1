"""The outbox: what each channel shows, and which tables are owed something now or at a later moment."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, Update, bindparam, exists, func, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain.ping_recipient import Recipient
from bot.store.database import Database
from bot.store.errors import StaleVersion
from bot.store.recipient_codec import number_of, recipient_of
from bot.store.rows import LIVE, Sending, Settled, ShownState, Slot, Wait, WordsOnlyMessage
from bot.store.schema import games, shown
from bot.store.shard_assignment import ShardAssignment

REDRAW_SPACING: Final = 5
"""Seconds between the moments at which two tables are drawn again: not all of them have to be in memory at once."""
_SERVER = 1 << 22  # a server's number without the part that says when and where it was given


class ShownStateStore:
    """Stores the outbox.

    Every method is one transaction and raises StoreUnavailable if the database fails.
    """

    def __init__(self, database: Database, shards: ShardAssignment) -> None:
        self._database = database
        self._shards = shards

    async def show(
        self,
        game: int,
        version: int,
        before: ShownState,
        state: ShownState,
        *,
        settled: Settled | None = None,
        owed: bool = False,
        updated: int | None = None,
    ) -> None:
        """Store what a table's channel shows.

        Args:
            game: the table.
            version: the version that it is known to have.
            before: what was known to be shown.
            state: what is shown from now on.
            settled: the version for which nothing is owed, and until when; if the table has another version by now,
                it stays owed.
            owed: note that something is owed, which no change of the table has noted.
            updated: when the table is known to have been changed last; None for any moment.

        Raises:
            StaleVersion: the table has changed meanwhile; nothing was stored.
        """
        columns = shown_columns(state)
        if before.rename and not state.rename:
            columns["rename"] = False
        async with self._database.writing() as connection:
            same = _known(tuple(columns), dated=updated is not None)
            moment = {} if updated is None else {"moment": updated}
            done = await connection.execute(same, {"of": game, "known": version, **moment, **columns})
            if done.rowcount != 1:
                raise StaleVersion
            if before.redraw is not None and state.redraw is None:
                await connection.execute(_REDRAWN, {"of": game, "since": before.redraw})
            if settled is not None:
                known_redraw = {"redraw": state.redraw or 0}
                await connection.execute(
                    _SETTLE, {"of": game, "at": settled.version, "next": settled.wakes, **known_redraw}
                )
            if owed:
                await connection.execute(update(games).where(games.c.id == game).values(owed=True))

    async def owed(self) -> tuple[int, ...]:
        """Return the numbers of own shards' tables that are owed something, the oldest first."""
        query = select(games.c.id).where(games.c.owed, self._mine()).order_by(games.c.id)
        async with self._database.reading() as connection:
            return tuple(await connection.scalars(query))

    async def awake(self) -> tuple[tuple[int, int], ...]:
        """Return server and channel of own shards' live tables whose threads are not known to be archived."""
        live = games.c.status.in_(LIVE)
        query = select(games.c.guild, games.c.channel).join(shown, shown.c.game == games.c.id)
        async with self._database.reading() as connection:
            found = await connection.execute(query.where(live, ~shown.c.asleep, self._mine()).order_by(games.c.id))
            return tuple((row.guild, row.channel) for row in found)

    async def own(self, games_: Collection[int]) -> tuple[int, ...]:
        """Return those of these tables that are own shards', in order."""
        if self._shards.whole:
            return tuple(sorted(games_))
        query = select(games.c.id).where(games.c.id.in_(games_), self._mine()).order_by(games.c.id)
        async with self._database.reading() as connection:
            return tuple(await connection.scalars(query))

    async def next_wake(self) -> int | None:
        """Return the first moment at which a table of own shards wakes."""
        query = select(func.min(games.c.wakes)).where(self._mine())
        async with self._database.reading() as connection:
            found: int | None = await connection.scalar(query)
        return found

    async def rouse(self, now: int, most: int) -> tuple[int, ...]:
        """Note that own shards' tables whose moment has come are owed something, at most so many of them.

        Returns:
            Their numbers, those that wait longest first. They have no moment any more until they are settled again.
        """
        query = select(games.c.id).where(games.c.wakes <= now, self._mine()).order_by(games.c.wakes).limit(most)
        async with self._database.writing() as connection:
            found = tuple(await connection.scalars(query))
            if found:
                await connection.execute(update(games).where(games.c.id.in_(found)).values(owed=True, wakes=None))
        return found

    def _mine(self) -> ColumnElement[bool]:
        return on_own_shards(self._shards)


async def owe_redraw(connection: AsyncConnection, of: Collection[int], at: int) -> None:
    """Note that the messages of these tables must be drawn again, one after the other, the newest first.

    The moment tells this duty from an earlier one of which the table's holder knows: that is at most `at`.
    """
    if of:
        newest_first = sorted(of, reverse=True)
        moments = [{"of": game, "at": at + place * REDRAW_SPACING} for place, game in enumerate(newest_first, 1)]
        await connection.execute(_REDRAW, moments)
        await connection.execute(update(games).where(games.c.id.in_(of)).values(owed=True))


def on_own_shards(shards: ShardAssignment) -> ColumnElement[bool]:
    """Return the condition that a table's server belongs to one of these shards."""
    if shards.whole:
        return true()
    return (games.c.guild // _SERVER % shards.count).in_(sorted(shards.ids))


@cache
def show(columns: tuple[str, ...]) -> Update:
    """Return the statement that stores these columns of the table `of`."""
    return update(shown).where(shown.c.game == bindparam("of")).values({name: bindparam(name) for name in columns})


@cache
def _known(columns: tuple[str, ...], *, dated: bool) -> Update:
    same = exists().where(games.c.id == bindparam("of"), games.c.version == bindparam("known"))
    return show(columns).where(same.where(games.c.updated == bindparam("moment")) if dated else same)


_REDRAW = update(shown).where(shown.c.game == bindparam("of")).values(redraw=bindparam("at"))
_REDRAWN = (
    # Another one may be owed by now.
    update(shown).where(shown.c.game == bindparam("of"), shown.c.redraw == bindparam("since")).values(redraw=None)
)
_SETTLE = (
    update(games)
    .where(games.c.id == bindparam("of"), games.c.version == bindparam("at"))
    # A redrawing of which its holder does not know keeps a table owed.
    .where(exists().where(shown.c.game == bindparam("of"), func.coalesce(shown.c.redraw, 0) == bindparam("redraw")))
    .values(owed=False, wakes=bindparam("next"))
)


def shown_of(row: Row[Any]) -> ShownState:
    """Return the shown state of a row."""
    sending = row.sending
    return ShownState(
        note=row.note,
        note_version=row.note_version,
        board=row.board,
        board_version=row.board_version,
        pinged=None if row.called is None else _by_recipient(row.called),
        sending=None
        if sending is None
        else Sending(
            Slot(sending["slot"]),
            sending["nonce"],
            sending["version"],
            _by_recipient(sending["called"]),
            sending["at"],
            _by_recipient(sending.get("told", {})),
            sending.get("look", ""),
        ),
        attempts=row.attempts,
        discard=tuple(row.discard),
        repost=row.repost,
        rename=row.rename,
        invite=tuple(row.invite),
        waits={recipient_of(int(number)): wait_of(stored) for number, stored in row.waits.items()},
        content_hash=row.look,
        asleep=row.asleep,
        reopened=row.reopened,
        letters=tuple(_letter_of(stored) for stored in row.letters),
        redraw=row.redraw,
    )


def shown_columns(state: ShownState) -> dict[str, Any]:
    """Return a shown state as the columns of a row.

    The column `rename` is left out where it is not set, and `redraw` always: an erasure may have set them meanwhile.
    """
    sending = state.sending
    columns = {
        "note": state.note,
        "note_version": state.note_version,
        "board": state.board,
        "board_version": state.board_version,
        "called": None if state.pinged is None else _by_number(state.pinged),
        "sending": None
        if sending is None
        else {
            "slot": sending.slot.value,
            "nonce": sending.nonce,
            "version": sending.version,
            "called": _by_number(sending.pinged),
            "at": sending.at,
            "told": _by_number(sending.messages),
            "look": sending.content_hash,
        },
        "attempts": state.attempts,
        "discard": list(state.discard),
        "repost": state.repost,
        "invite": list(state.invite),
        "waits": {str(number_of(recipient)): _wait_row(wait) for recipient, wait in state.waits.items()},
        "look": state.content_hash,
        "asleep": state.asleep,
        "reopened": state.reopened,
        "letters": [_letter_row(letter) for letter in state.letters],
    }
    return columns | {"rename": True} if state.rename else columns


def wait_of(stored: Sequence[Any]) -> Wait:
    """Return a wait of its stored fields in the order of `_WAIT`; older bots have stored fewer."""
    return Wait(**dict(zip(_WAIT, stored, strict=False)))


_WAIT: Final = (
    "decision",
    "since",
    "reminded",
    "written",
    "writing",
    "snoozed",
    "closed",
    "snoozed_after",
    "seen",
    "looked",
    "left",
)
"""The fields of a wait in the order in which they are stored: fields may be renamed, the order never changes."""


def _wait_row(wait: Wait) -> list[Any]:
    return [getattr(wait, name) for name in _WAIT]


def _letter_of(stored: Sequence[Any]) -> WordsOnlyMessage:
    seat, decision, count, message = stored
    return WordsOnlyMessage(seat=seat, decision=decision, count=count, message=message)


def _letter_row(letter: WordsOnlyMessage) -> list[int]:
    return [letter.seat, letter.decision, letter.count, letter.message]


def _by_recipient(stored: Mapping[str, int]) -> dict[Recipient, int]:
    return {recipient_of(int(number)): at for number, at in stored.items()}


def _by_number(known: Mapping[Recipient, int]) -> dict[str, int]:
    """Return what is known by recipient under texts, because JSON has no other keys."""
    return {str(number_of(recipient)): at for recipient, at in known.items()}
