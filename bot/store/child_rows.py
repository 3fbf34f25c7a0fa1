"""Rows that belong to a table, read and replaced as a whole: guests, motions, plans, spectators."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Column, Table, bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import Guest, GuestKind, Motion, MotionKind, PlanRow, Spectator, TableChange
from bot.store.schema import guests, motions, plans, watches

COLUMNS: Final[Mapping[type, Mapping[str, Column[Any]]]] = {
    Guest: {
        "user": guests.c.user,
        "kind": guests.c.kind,
        "name": guests.c.name,
        "by": guests.c.by,
        "at": guests.c.at,
        "until": guests.c.until,
        "version": guests.c.version,
    },
    Motion: {
        "kind": motions.c.kind,
        "seat": motions.c.seat,
        "user": motions.c.user,
        "name": motions.c.name,
        "at": motions.c.at,
        "version": motions.c.version,
        "accepted": motions.c.accepted,
        "ballots": motions.c.ballots,
    },
    PlanRow: {
        "seat": plans.c.seat,
        "kind": plans.c.kind,
        "body": plans.c.body,
        "version": plans.c.version,
        "at": plans.c.at,
        "void": plans.c.void,
    },
    Spectator: {
        "user": watches.c.user,
        "letters": watches.c.letters,
        "rounds_known": watches.c.rounds_known,
        "writing": watches.c.writing,
        "closed": watches.c.closed,
        "at": watches.c.at,
        "letter": watches.c.letter,
        "letter_since": watches.c.letter_since,
    },
}
"""Which field of a value stands in which column; fields may be renamed, columns never."""


@dataclass(frozen=True, slots=True)
class ChildRows:
    """The rows that belong to one table."""

    guests: tuple[Guest, ...]
    motions: tuple[Motion, ...]
    plans: tuple[PlanRow, ...]
    watches: tuple[Spectator, ...]


async def read_child_rows(connection: AsyncConnection, game: int) -> ChildRows:
    """Return the rows that belong to a table, in the order in which they came."""
    return ChildRows(
        tuple(guest_of(row) for row in await connection.execute(_GUESTS, {"game": game})),
        tuple(motion_of(row) for row in await connection.execute(_MOTIONS, {"game": game})),
        tuple(plan_of(row) for row in await connection.execute(_PLANS, {"game": game})),
        tuple(watch_of(row) for row in await connection.execute(_WATCHES, {"game": game})),
    )


async def write_child_rows(connection: AsyncConnection, change: TableChange) -> None:
    """Replace the rows of each kind that a change contains."""
    for table, rows in (
        (guests, change.guests),
        (motions, change.motions),
        (plans, change.plans),
        (watches, change.watches),
    ):
        if rows is not None:
            await connection.execute(delete(table).where(table.c.game == change.game))
            await insert_rows(connection, table, change.game, rows)


async def insert_rows(connection: AsyncConnection, table: Table, game: int, rows: tuple[Any, ...]) -> None:
    """Insert values of one kind as rows of their table."""
    if rows:
        await connection.execute(insert(table), [{"game": game, **columns_of(row)} for row in rows])


def columns_of(row: Any) -> dict[str, Any]:
    """Return a value as the columns of its row, but for the table's number."""
    values = {column.key: getattr(row, name) for name, column in COLUMNS[type(row)].items()}
    if "kind" in values:
        values["kind"] = str(values["kind"])
    if "ballots" in values:
        values["ballots"] = {str(seat): yes for seat, yes in values["ballots"].items()}
    return values


def guest_of(row: Sequence[Any]) -> Guest:
    """Return a guest of the columns of its row, in the order of `COLUMNS`."""
    values = _values(Guest, row)
    return Guest(**{**values, "kind": GuestKind(values["kind"])})


def motion_of(row: Sequence[Any]) -> Motion:
    """Return a motion of the columns of its row, in the order of `COLUMNS`."""
    values = _values(Motion, row)
    ballots = {int(seat): yes for seat, yes in values["ballots"].items()}
    return Motion(**{**values, "kind": MotionKind(values["kind"]), "ballots": ballots})


def plan_of(row: Sequence[Any]) -> PlanRow:
    """Return a plan of the columns of its row, in the order of `COLUMNS`."""
    return PlanRow(**_values(PlanRow, row))


def watch_of(row: Sequence[Any]) -> Spectator:
    """Return a spectator of the columns of its row, in the order of `COLUMNS`."""
    return Spectator(**_values(Spectator, row))


def _values(kind: type, row: Sequence[Any]) -> dict[str, Any]:
    return dict(zip(COLUMNS[kind], row, strict=True))


def _selected(table: Table, kind: type) -> Any:
    columns = COLUMNS[kind].values()
    return select(*columns).where(table.c.game == bindparam("game")).order_by(table.c.at, *table.primary_key.columns)


_GUESTS = _selected(guests, Guest)
_MOTIONS = _selected(motions, Motion)
_PLANS = _selected(plans, PlanRow)
_WATCHES = _selected(watches, Spectator)
