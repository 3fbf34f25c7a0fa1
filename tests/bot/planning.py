"""Short ways for tests of plans: one is made in a line, and what its seat sees of it."""

from __future__ import annotations

from bot.tables import DraftMode, PlanView, Table
from tests.bot.evening import Evening


async def draft(
    evening: Evening, user: int, code: str, kind: str = "turn", drafting: DraftMode = DraftMode.FIRST
) -> PlanView:
    """Let somebody write down a wish, and return the draft."""
    table = await evening.table()
    seat = table.seat_of(user)
    assert seat is not None
    seen = table.seen_by(seat)
    assert seen is not None
    table = await evening.tables.plans.draft(evening.number, user, kind, seen.mark, code, drafting=drafting)
    found = next(one for one in ahead(table, seat) if one.draft and one.kind == kind)
    assert table.planned == frozenset()
    return found


async def planned(evening: Evening, user: int, *codes: str, kind: str = "turn") -> Table:
    """Let somebody decide in advance: the first of these that is possible."""
    made = None
    for place, code in enumerate(codes):
        made = await draft(evening, user, code, kind, DraftMode.ELSE if place else DraftMode.FIRST)
    assert made is not None
    await evening.tables.plans.confirm(evening.number, user, kind, made.stamp)
    return await evening.follow()


def ahead(table: Table, seat: int) -> tuple[PlanView, ...]:
    """Return what a seat sees of its plans."""
    seen = table.seen_by(seat)
    assert seen is not None
    return seen.plans


def voids(table: Table, seat: int) -> list[str | None]:
    """Return why a seat's plans are good no more, those that are with None."""
    return [one.void for one in ahead(table, seat) if not one.draft]
