"""What stands beside a table in few rows each, read and replaced as a whole: guests, motions, plans, watchers."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from sqlalchemy import Row, Table, bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import Change, Guest, GuestKind, Motion, MotionKind, PlanRow, Watch
from bot.store.schema import guests, motions, plans, watches


@dataclass(frozen=True, slots=True)
class Beside:
    """What is stored beside one table."""

    guests: tuple[Guest, ...]
    motions: tuple[Motion, ...]
    plans: tuple[PlanRow, ...]
    watches: tuple[Watch, ...]


async def read_beside(connection: AsyncConnection, game: int) -> Beside:
    """Return what is stored beside a table, in the order in which it came."""
    return Beside(
        tuple(guest_of(row) for row in await connection.execute(_GUESTS, {"game": game})),
        tuple(motion_of(row) for row in await connection.execute(_MOTIONS, {"game": game})),
        tuple(PlanRow(*row) for row in await connection.execute(_PLANS, {"game": game})),
        tuple(Watch(*row) for row in await connection.execute(_WATCHES, {"game": game})),
    )


async def write_beside(connection: AsyncConnection, change: Change) -> None:
    """Replace what a change gives anew."""
    for table, rows in (
        (guests, change.guests),
        (motions, change.motions),
        (plans, change.plans),
        (watches, change.watches),
    ):
        if rows is not None:
            await connection.execute(delete(table).where(table.c.game == change.game))
            await put(connection, table, change.game, rows)


async def put(connection: AsyncConnection, table: Table, game: int, rows: tuple[Any, ...]) -> None:
    """Insert rows of a table: values whose fields are called as its columns."""
    if rows:
        await connection.execute(insert(table), [{"game": game, **columns_of(row)} for row in rows])


def columns_of(row: Any) -> dict[str, Any]:
    """Return a value as the columns of its row, but for the table's number."""
    values = {each.name: getattr(row, each.name) for each in fields(row)}
    if "kind" in values:
        values["kind"] = str(values["kind"])
    if "ballots" in values:
        values["ballots"] = {str(seat): said for seat, said in values["ballots"].items()}
    return values


def guest_of(row: Row[Any]) -> Guest:
    """Return a row of guests as a value."""
    return Guest(**{**_values(row, Guest), "kind": GuestKind(row.kind)})


def motion_of(row: Row[Any]) -> Motion:
    """Return a row of motions as a value."""
    ballots = {int(seat): said for seat, said in row.ballots.items()}
    return Motion(**{**_values(row, Motion), "kind": MotionKind(row.kind), "ballots": ballots})


def _values(row: Row[Any], kind: type[Any]) -> dict[str, Any]:
    return {each.name: row._mapping[each.name] for each in fields(kind)}


def _selected(table: Table, kind: type[Any]) -> Any:
    columns = [table.c[each.name] for each in fields(kind)]
    return select(*columns).where(table.c.game == bindparam("game")).order_by(table.c.at, *table.primary_key.columns)


_GUESTS = _selected(guests, Guest)
_MOTIONS = _selected(motions, Motion)
_PLANS = _selected(plans, PlanRow)
_WATCHES = _selected(watches, Watch)
