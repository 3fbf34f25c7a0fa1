"""A user's tables in groups: those that wait for the user, those that wait for others, lobbies, watched tables."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from bot.deadlines.table_deadlines import waiting
from bot.domain.ping_recipient import Recipient, Seat, Voter
from bot.tables import Motion, Status, Table, seats_without_ballot


@dataclass(frozen=True, slots=True)
class UserTables:
    """The live tables of a user, seated or watched, those that have waited longest first."""

    asked: tuple[Table, ...] = ()
    """The tables that wait for the user's decision or vote, perhaps for others as well."""
    others: tuple[Table, ...] = ()
    """The tables that wait only for others."""
    lobbies: tuple[Table, ...] = ()
    """The tables whose games have not begun."""
    watched: tuple[Table, ...] = ()
    """The tables that the user watches without a seat."""

    @classmethod
    def of(cls, tables: Iterable[Table], user: int, watched: Iterable[Table] = ()) -> Self:
        """Sort a user's tables and the tables that the user watches into the groups."""
        live = [table for table in tables if table.status.live]
        running = [table for table in live if table.status is Status.RUNNING]
        return cls(
            longest_first((table for table in running if is_waited_for(table, user)), user),
            longest_first((table for table in running if not is_waited_for(table, user)), user),
            tuple(sorted((t for t in live if t.status is Status.LOBBY), key=lambda t: (t.created, t.id))),
            longest_first((table for table in watched if table.status is Status.RUNNING), user),
        )

    @property
    def all(self) -> tuple[Table, ...]:
        """Return all tables, in order."""
        return (*self.asked, *self.others, *self.watched, *self.lobbies)

    def next(self, user: int) -> Table | None:
        """Return the table that has waited longest for the user's decision, None if none waits for one."""
        return next((one for one in self.asked if must_decide(one, user)), None)


def is_asked(table: Table, user: int) -> bool:
    """Return whether a table waits for the user's decision."""
    return table.seat_of(user) in table.asked


def must_decide(table: Table, user: int) -> bool:
    """Return whether a table waits for a decision that the user has not planned."""
    return is_asked(table, user) and table.seat_of(user) not in table.planned


def votes_due(table: Table, user: int) -> tuple[int, ...]:
    """Return the late seats about which the user is asked to vote and has not voted."""
    seat = table.seat_of(user)
    if seat is None:
        return ()
    return tuple(
        about for about, vote in table.votes.items() if seat in table.voters(about) and seat not in vote.ballots
    )


def motions_due(table: Table, user: int) -> tuple[Motion, ...]:
    """Return the motions of a running table on which the user has not voted."""
    if table.status is not Status.RUNNING:
        return ()
    return tuple(motion for motion in table.motions if table.seat_of(user) in seats_without_ballot(table, motion))


def is_waited_for(table: Table, user: int) -> bool:
    """Return whether a table waits for the user's decision or vote."""
    return is_asked(table, user) or bool(votes_due(table, user)) or bool(motions_due(table, user))


def waiting_since(table: Table, recipient: Recipient) -> int:
    """Return since when a table waits for a recipient.

    If the question is not shown yet, it waits since the table's last change.
    """
    wait = waiting(table, recipient)
    return table.updated if wait is None else wait.since


def waits_since(table: Table, user: int) -> int:
    """Return since when a table waits for the user, or else for the player it has waited for longest."""
    seat = table.seat_of(user)
    if seat is not None and is_waited_for(table, user):
        return waiting_since(table, Seat(seat) if is_asked(table, user) else Voter(seat))
    return min((waiting_since(table, Seat(seat)) for seat in table.waiting), default=table.updated)


def longest_first(tables: Iterable[Table], user: int) -> tuple[Table, ...]:
    """Return tables in order, those that have waited longest first."""
    return tuple(sorted(tables, key=lambda table: (waits_since(table, user), table.id)))
