"""One person's tables in order: which wait for him, which for others, and which for company."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from bot.domain.recipient import Recipient, Seat, Voter
from bot.scheduling.context import waiting
from bot.tables import Motion, Status, Table, seats_without_ballot


@dataclass(frozen=True, slots=True)
class Mine:
    """The live tables at which somebody sits, or that he watches, those that have waited longest first."""

    asked: tuple[Table, ...] = ()
    """They wait for him, perhaps for others as well: for his decision, or for his vote."""
    others: tuple[Table, ...] = ()
    """They wait for others."""
    lobbies: tuple[Table, ...] = ()
    """Their games have not begun."""
    watched: tuple[Table, ...] = ()
    """He has no seat there and watches them."""

    @classmethod
    def of(cls, tables: Iterable[Table], user: int, watched: Iterable[Table] = ()) -> Self:
        """Sort somebody's tables, and those that he watches."""
        live = [table for table in tables if table.status.live]
        running = [table for table in live if table.status is Status.RUNNING]
        return cls(
            longest_first((table for table in running if wants(table, user)), user),
            longest_first((table for table in running if not wants(table, user)), user),
            tuple(sorted((t for t in live if t.status is Status.LOBBY), key=lambda t: (t.created, t.id))),
            longest_first((table for table in watched if table.status is Status.RUNNING), user),
        )

    @property
    def all(self) -> tuple[Table, ...]:
        """Every table, in order."""
        return (*self.asked, *self.others, *self.watched, *self.lobbies)

    def next(self, user: int) -> Table | None:
        """Return the table that has waited longest for a decision of his, None if all that is wanted are votes."""
        return next((one for one in self.asked if decides(one, user)), None)


def asks(table: Table, user: int) -> bool:
    """Whether a table waits for somebody's decision."""
    return table.seat_of(user) in table.asked


def decides(table: Table, user: int) -> bool:
    """Whether a table waits for somebody's decision that he has not made in advance."""
    return asks(table, user) and table.seat_of(user) not in table.planned


def votes(table: Table, user: int) -> tuple[int, ...]:
    """Return the seats that are late and about which somebody is asked and has not said anything yet."""
    seat = table.seat_of(user)
    if seat is None:
        return ()
    return tuple(
        about for about, vote in table.votes.items() if seat in table.voters(about) and seat not in vote.ballots
    )


def motions(table: Table, user: int) -> tuple[Motion, ...]:
    """Return what somebody at a running table is asked beside the game and has not said anything to yet."""
    if table.status is not Status.RUNNING:
        return ()
    return tuple(motion for motion in table.motions if table.seat_of(user) in seats_without_ballot(table, motion))


def wants(table: Table, user: int) -> bool:
    """Whether a table waits for somebody, for his decision or his vote."""
    return asks(table, user) or bool(votes(table, user)) or bool(motions(table, user))


def since(table: Table, recipient: Recipient) -> int:
    """Return since when a table waits for a recipient; for what is not shown yet, only now."""
    wait = waiting(table, recipient)
    return table.updated if wait is None else wait.since


def waits_since(table: Table, user: int) -> int:
    """Return since when a table waits: for somebody, if it does, else for whoever has kept it longest."""
    seat = table.seat_of(user)
    if seat is not None and wants(table, user):
        return since(table, Seat(seat) if asks(table, user) else Voter(seat))
    return min((since(table, Seat(seat)) for seat in table.waiting), default=table.updated)


def longest_first(tables: Iterable[Table], user: int) -> tuple[Table, ...]:
    """Return tables in the order in which they have waited."""
    return tuple(sorted(tables, key=lambda table: (waits_since(table, user), table.id)))
