"""What is kept about one person, read in one transaction with one question for each kind, however many tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Column, Select, Table, and_, func, literal, or_, select, union_all
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain.recipient import Seat
from bot.store.blocklist import Avoided
from bot.store.child_rows import COLUMNS, guest_of, motion_of, plan_of, watch_of
from bot.store.database import Database
from bot.store.lessons import Learnt
from bot.store.outbox import wait_of
from bot.store.personal_data import About, Act, Invitation, Note, Practised, Said, Seating, TableFacts
from bot.store.preferences import habits_of
from bot.store.recipient_codec import number_of
from bot.store.rows import LIVE, Entry, Guest, Motion, MotionKind, PlanRow, Status, Watch
from bot.store.schema import (
    avoids,
    formers,
    games,
    guests,
    invitations,
    learning,
    log,
    motions,
    notes,
    people,
    plans,
    practices,
    reviews,
    seats,
    shown,
    watches,
)

FACTS: Final[Mapping[str, Column[Any]]] = {
    "id": games.c.id,
    "kind": games.c.kind,
    "size": games.c.size,
    "options": games.c.options,
    "status": games.c.status,
    "guild": games.c.guild,
    "channel": games.c.channel,
    "language": games.c.language,
    "pace": games.c.pace,
    "fallback": games.c.fallback,
    "ending": games.c.ending,
    "created": games.c.created,
    "updated": games.c.updated,
    "finished": games.c.finished,
}
"""Which column holds what anybody may know of a table; that its host and its proposal name the person is found out."""


class Abouts:
    """Tells what is kept about people. Every method is one transaction and raises StoreUnavailable if it fails.

    Whether others have somebody on their private lists is not told: it is theirs, and being told that a list has grown
    would often be to be told whose.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user: int, *, log: bool = False) -> About:
        """Return what is kept about somebody; with `log` every row in the logs that is his, not only how many."""
        async with self._database.reading() as connection:
            return await _Reading(connection, user).all(log=log)


@dataclass(frozen=True, slots=True)
class _Reading:
    """Reads what is kept about one person."""

    connection: AsyncConnection
    user: int

    async def all(self, *, log: bool) -> About:
        chosen = await self._rows(select(people.c.language, people.c.uninvited).where(people.c.user == self.user))
        language, uninvited = chosen[0] if chosen else (None, None)
        about = About(
            language=language,
            uninvited=bool(uninvited),
            habits=(await habits_of(self.connection, [self.user]))[self.user],
            seatings=(*await self._seats(), *await self._left()),
            acts=await self._counts(),
            log=await self._log() if log else (),
            notes=tuple(Note(*row) for row in await self._own(notes, notes.c.game, notes.c.text, notes.c.at)),
            plans=await self._plans(),
            motions=tuple((game, motion_of(row)) for game, *row in await self._beside(motions, Motion)),
            said=await self._said(),
            guests=tuple((game, guest_of(row)) for game, *row in await self._beside(guests, Guest)),
            invited=await self._invited(),
            invitations=await self._invitations(),
            watches=tuple((game, watch_of(row)) for game, *row in await self._beside(watches, Watch)),
            avoided=tuple(Avoided(*row) for row in await self._own(avoids, avoids.c.other, avoids.c.name, avoids.c.at)),
            lessons=tuple(Learnt(*row) for row in await self._own(learning, *_LEARNT)),
            practices=await self._practices(),
        )
        return replace(about, tables=await self._tables(about.numbers))

    async def _rows(self, wanted: Select[Any]) -> list[Any]:
        return list(await self.connection.execute(wanted))

    async def _beside(self, table: Table, kind: type) -> list[Any]:
        """Return the rows beside tables that are about the person, each behind the number of its table."""
        return await self._own(table, table.c.game, *COLUMNS[kind].values())

    async def _own(self, table: Table, *columns: Column[Any]) -> list[Any]:
        """Return columns of the rows of a table that are about the person, in order."""
        mine = select(*columns).where(table.c.user == self.user)
        return await self._rows(mine.order_by(table.c.at, *table.primary_key.columns))

    async def _seats(self) -> list[Seating]:
        """Return the seats that are the person's now; at live tables with how long he has been waited for there."""
        live = and_(shown.c.game == seats.c.game, seats.c.game.in_(select(games.c.id).where(_LIVE)))
        wanted = select(seats.c.game, seats.c.seat, seats.c.name, seats.c.word, seats.c.salt, shown.c.waits)
        mine = and_(reviews.c.game == seats.c.game, reviews.c.seat == seats.c.seat)
        there = seats.join(games, games.c.id == seats.c.game).outerjoin(shown, live).outerjoin(reviews, mine)
        wanted = wanted.add_columns(games.c.hinted, reviews.c.body).select_from(there)
        found = await self._rows(wanted.where(seats.c.user == self.user).order_by(seats.c.game, seats.c.seat))
        return [
            Seating(
                game,
                seat,
                name,
                None,
                word,
                wait_of(kept) if (kept := (waits or {}).get(str(number_of(Seat(seat))))) else None,
                (hinted or {}).get(str(seat), (0,))[0],
                review,
                salt,
            )
            for game, seat, name, word, salt, waits, hinted, review in found
        ]

    async def _left(self) -> list[Seating]:
        """Return the seats that he gave up."""
        wanted = select(formers.c.game, formers.c.seat, formers.c.name, formers.c.until)
        found = await self._rows(wanted.where(formers.c.user == self.user).order_by(formers.c.game, formers.c.until))
        return [Seating(*row) for row in found]

    async def _counts(self) -> dict[Entry, int]:
        mine = self._acts().subquery()
        found = await self._rows(select(mine.c.entry, func.count()).group_by(mine.c.entry))
        return {Entry(entry): count for entry, count in found}

    async def _log(self) -> tuple[Act, ...]:
        found = await self._rows(self._acts().order_by(log.c.game, log.c.number))
        return tuple(Act(row.game, row.number, row.seat, Entry(row.entry), row.code, row.at) for row in found)

    def _acts(self) -> Select[Any]:
        """What stands in logs about a seat while it was the person's: not what others did there before or after."""
        before = formers.alias()
        # A seat changes hands after an action; what one who had it later did begins behind that.
        at_seat = select(func.coalesce(func.max(before.c.until), -1))
        until_now = at_seat.where(before.c.game == seats.c.game, before.c.seat == seats.c.seat).scalar_subquery()
        until_then = at_seat.where(
            before.c.game == formers.c.game, before.c.seat == formers.c.seat, before.c.until < formers.c.until
        ).scalar_subquery()
        spans = union_all(
            select(seats.c.game, seats.c.seat, until_now.label("after"), literal(_EVER).label("upto")).where(
                seats.c.user == self.user
            ),
            select(formers.c.game, formers.c.seat, until_then, formers.c.until).where(formers.c.user == self.user),
        ).subquery()
        there = and_(log.c.game == spans.c.game, log.c.number > spans.c.after, log.c.number <= spans.c.upto)
        return select(log).join(spans, and_(there, log.c.seat == spans.c.seat))

    async def _plans(self) -> tuple[tuple[int, PlanRow], ...]:
        mine = and_(seats.c.game == plans.c.game, seats.c.seat == plans.c.seat, seats.c.user == self.user)
        wanted = select(plans.c.game, *COLUMNS[PlanRow].values()).join(seats, mine)
        found = await self._rows(wanted.order_by(plans.c.game, plans.c.at))
        return tuple((game, plan_of(row)) for game, *row in found)

    async def _said(self) -> tuple[Said, ...]:
        mine = and_(seats.c.game == motions.c.game, seats.c.user == self.user)
        wanted = select(motions.c.game, motions.c.kind, motions.c.seat, motions.c.ballots, seats.c.seat.label("mine"))
        found = await self._rows(wanted.select_from(motions.join(seats, mine)).order_by(motions.c.game, motions.c.at))
        return tuple(
            Said(row.game, MotionKind(row.kind), row.seat, bool(row.ballots[str(row.mine)]))
            for row in found
            if str(row.mine) in row.ballots
        )

    async def _invited(self) -> tuple[tuple[int, Guest], ...]:
        wanted = select(guests.c.game, *COLUMNS[Guest].values()).where(guests.c.by == self.user)
        found = await self._rows(wanted.order_by(guests.c.game, guests.c.at))
        return tuple((game, guest_of(row)) for game, *row in found)

    async def _invitations(self) -> tuple[Invitation, ...]:
        his = or_(invitations.c.inviter == self.user, invitations.c.user == self.user)
        wanted = select(invitations.c.game, invitations.c.at, invitations.c.inviter).where(his)
        found = await self._rows(wanted.order_by(invitations.c.at, invitations.c.game))
        return tuple(Invitation(game, at, sent=inviter == self.user) for game, at, inviter in found)

    async def _practices(self) -> tuple[Practised, ...]:
        found = await self._own(practices, *_PRACTISED)
        return tuple(
            Practised(
                row.game,
                row.seats,
                row.seat,
                row.options,
                tuple(code for seat, code in row.moves if seat == row.seat),
                tuple(row.told),
                row.quiet,
                row.at,
            )
            for row in found
        )

    async def _tables(self, numbers: Iterable[int]) -> dict[int, TableFacts]:
        """Return what anybody may know of tables. What is secret in them is not even asked for."""
        columns = (*FACTS.values(), games.c.host, games.c.proposal)
        found = await self._rows(select(*columns).where(games.c.id.in_(set(numbers))).order_by(games.c.id))
        tables = {}
        for row in found:
            values = {name: row._mapping[column] for name, column in FACTS.items()} | {"status": Status(row.status)}
            agreed = row.proposal is not None and self.user in row.proposal["agreed"]
            proposed = (row.proposal["pace"], row.proposal["fallback"]) if agreed else None
            tables[row.id] = TableFacts(**values, hosted=row.host == self.user, agreed=proposed)
        return tables


_LIVE = games.c.status.in_([status.value for status in LIVE])
_EVER = 2**31 - 1
_LEARNT = (learning.c.game, learning.c.step, learning.c.at)
_PRACTISED = (
    practices.c.game,
    practices.c.seats,
    practices.c.seat,
    practices.c.options,
    practices.c.moves,
    practices.c.told,
    practices.c.quiet,
    practices.c.at,
)
