"""What is done when a seat is offered, claimed and answered for."""

from __future__ import annotations

from bot.tables import SeatDecision, Table
from tests.bot.at_table import ANA, BEN, CLEO, DAN, state
from tests.bot.evening import LONG, Evening

TWO, THREE, FOUR = (ANA, BEN), (ANA, BEN, CLEO), (ANA, BEN, CLEO, DAN)
EVE, FINN = 10**17 + 1, 10**17 + 2


async def resigned(evening: Evening, people: tuple[int, ...] = THREE, *, played: bool = True, who: int = ANA) -> Table:
    """Return a table that somebody has left, perhaps after an action of his."""
    await evening.begin(people, left=LONG)
    if played:
        await evening.act(people[0], "t1")
    await evening.tables.early_ends.resign(evening.number, who, "merchant")
    return await evening.follow()


async def claimed(evening: Evening, user: int = EVE, seat: int = 0) -> Table:
    """Let somebody take a seat, or ask for it, and do what follows."""
    await evening.tables.seat_transfers.claim(evening.number, user, f"n{user}", seat)
    return await evening.follow()


async def offered(evening: Evening, user: int = ANA, to: int = EVE) -> Table:
    """Let somebody offer his seat, and do what follows."""
    await evening.tables.seat_transfers.offer(evening.number, user, to, f"n{to}")
    return await evening.follow()


async def said(evening: Evening, user: int, yes: bool = True, number: int = 0) -> Table:
    """Let somebody say yes or no to a motion, and do what follows."""
    motion = (await evening.table()).motions[number]
    await evening.tables.seat_transfers.vote(evening.number, user, motion.version, yes=yes)
    return await evening.follow()


async def answered(evening: Evening, user: int = EVE, accepts: bool = True) -> Table:
    """Let somebody answer what he is offered, and do what follows."""
    motion = (await evening.table()).motions[0]
    await evening.tables.seat_transfers.answer_offer(evening.number, user, f"n{user}", motion.version, accepts=accepts)
    return await evening.follow()


async def replays(evening: Evening) -> None:
    """Expect the same table from the store, but for what can be taken back: that is known only while it is held."""
    table, again = await evening.table(), await evening.replayed()
    assert state(again)[:4] == state(table)[:4]
    assert (again.seat_history, again.motions, again.absent, again.votes, again.passed) == (
        table.seat_history,
        table.motions,
        table.absent,
        table.votes,
        table.passed,
    )


def decided(table: Table) -> list[str]:
    """Return the codes of what a table decided about its seats, as the table tells it."""
    seen = table.seen_by(None)
    assert seen is not None
    return [one.code for one in seen.news(0) if isinstance(one, SeatDecision)]
