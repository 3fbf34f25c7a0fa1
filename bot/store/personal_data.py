"""All that is stored about one person: read in one transaction, with one query for each kind, however many tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from sqlalchemy import Column, Select, Table, and_, func, literal, or_, select, union_all
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain.ladders import LadderChange
from bot.domain.ping_recipient import Seat
from bot.domain.preferences import NO_PREFERENCES, Preferences
from bot.store.blocklist import BlockedUser
from bot.store.child_rows import COLUMNS, guest_of, motion_of, plan_of, watch_of
from bot.store.database import Database
from bot.store.lessons import LessonProgress
from bot.store.preferences import preferences_of
from bot.store.recipient_codec import number_of
from bot.store.result_rows import Placing
from bot.store.results import PLACING, placing_of
from bot.store.rows import LIVE, Entry, Guest, Motion, MotionKind, PlanRow, Spectator, Status, Wait
from bot.store.schema import (
    avoids,
    formers,
    games,
    guests,
    invitations,
    ladder_changes,
    ladder_exclusions,
    learning,
    log,
    motions,
    notes,
    people,
    placings,
    plans,
    practices,
    rated_games,
    rated_players,
    results,
    reviews,
    seats,
    shown,
    watches,
)
from bot.store.shown_state import wait_of

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
"""Which column holds what anybody may know of a table; `hosted`, `agreed` and `unrated` are computed."""


@dataclass(frozen=True, slots=True)
class TableFacts:
    """What anybody may know of a table: nothing of its secret, its seed, or how its cards lie.

    `hosted` says that the person is its host, `agreed` to which other pace and fallback they have agreed there,
    `unrated` what about them keeps the game of a lobby from being rated.
    """

    id: int
    kind: str
    size: int
    options: Mapping[str, str]
    status: Status
    guild: int
    channel: int
    language: str
    pace: str
    fallback: str
    ending: str | None
    created: int
    updated: int
    finished: int | None
    hosted: bool
    agreed: tuple[str, str] | None
    unrated: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class OwnSeat:
    """A seat of the person, with the name that is shown there.

    `until` is their last action if they gave the seat up, None if they have it. `word` is the hash of their word for
    the deal, `salt` the index of its salt among those of the lobby, `wait` how long they have been waited for and what
    they were told, `hints` how many hints the seat got, `review` the result of a review of the seat, as it is stored.
    """

    game: int
    seat: int
    name: str
    until: int | None
    word: str | None = None
    wait: Wait | None = None
    hints: int = 0
    review: Mapping[str, Any] | None = None
    salt: int | None = None


@dataclass(frozen=True, slots=True)
class OwnLogRow:
    """A row of a game's log about a seat of the person while they had it."""

    game: int
    number: int
    seat: int
    entry: Entry
    code: str = field(repr=False)
    at: int


@dataclass(frozen=True, slots=True)
class OwnNote:
    """The person's private note about a game."""

    game: int
    text: str = field(repr=False)
    at: int


@dataclass(frozen=True, slots=True)
class OwnBallot:
    """What the person's seat has voted on a motion about a seat."""

    game: int
    kind: MotionKind
    about: int
    yes: bool


@dataclass(frozen=True, slots=True)
class OwnInvitation:
    """An invitation that the person sent or got."""

    game: int
    at: int
    sent: bool


@dataclass(frozen=True, slots=True)
class OwnResult:
    """How a game of the person ended, when, and what became of the person there."""

    game: int
    at: int
    ended: str
    placing: Placing


@dataclass(frozen=True, slots=True)
class OwnRatedGame:
    """A rated game that the person began, with their name then; `place` and `counts` as soon as its result stands."""

    game: int
    seat: int
    name: str
    guild: int
    ladder: str
    started: int
    settled: int | None
    struck: int | None
    place: int | None
    counts: bool


@dataclass(frozen=True, slots=True)
class OwnExclusion:
    """A server whose managers have excluded the person from rated games, under which name and when."""

    guild: int
    name: str
    at: int


@dataclass(frozen=True, slots=True)
class OwnLadderChange:
    """What the person did to a ladder as its manager, or what a manager did to them (not `mine`)."""

    guild: int
    at: int
    kind: LadderChange
    game: int | None
    ladder: str | None
    mine: bool


@dataclass(frozen=True, slots=True)
class OwnPractice:
    """The person's practice game without its seed: their `seat` and own moves, what was explained.

    `quiet` says that nothing is explained any more, `at` is when they went on last.
    """

    game: str
    seats: int
    seat: int
    options: Mapping[str, str]
    moves: tuple[str, ...]
    explained: tuple[str, ...]
    quiet: bool
    at: int


@dataclass(frozen=True, slots=True)
class PersonalData:
    """All that is stored about a person; what belongs to tables has the table's number before it.

    `invited` are the people whom they have invited to lobbies, `log_counts` how many rows of logs are theirs, by kind,
    and `log` these rows, if they were asked for.
    """

    language: str | None = None
    uninvited: bool = False
    preferences: Preferences = NO_PREFERENCES
    tables: Mapping[int, TableFacts] = field(default_factory=dict)
    seats: tuple[OwnSeat, ...] = ()
    log_counts: Mapping[Entry, int] = field(default_factory=dict)
    log: tuple[OwnLogRow, ...] = ()
    notes: tuple[OwnNote, ...] = ()
    plans: tuple[tuple[int, PlanRow], ...] = ()
    motions: tuple[tuple[int, Motion], ...] = ()
    ballots: tuple[OwnBallot, ...] = ()
    guests: tuple[tuple[int, Guest], ...] = ()
    invited: tuple[tuple[int, Guest], ...] = ()
    invitations: tuple[OwnInvitation, ...] = ()
    watches: tuple[tuple[int, Spectator], ...] = ()
    blocklist: tuple[BlockedUser, ...] = ()
    lessons: tuple[LessonProgress, ...] = ()
    practices: tuple[OwnPractice, ...] = ()
    results: tuple[OwnResult, ...] = ()
    hidden: bool = False
    rated: tuple[OwnRatedGame, ...] = ()
    exclusions: tuple[OwnExclusion, ...] = ()
    ladder_changes: tuple[OwnLadderChange, ...] = ()

    @property
    def numbers(self) -> frozenset[int]:
        """The tables that any of it is about."""
        seen: tuple[Iterable[OwnSeat | OwnLogRow | OwnNote | OwnBallot | OwnInvitation | OwnResult | OwnRatedGame], ...]
        seen = (self.seats, self.log, self.notes, self.ballots, self.invitations, self.results, self.rated)
        beside = (self.plans, self.motions, self.guests, self.invited, self.watches)
        return frozenset({one.game for some in seen for one in some} | {one[0] for some in beside for one in some})

    @property
    def statuses(self) -> Mapping[Status, int]:
        """How many tables of each status have a seat that the person has now."""
        sat = [self.tables[number].status for number in {one.game for one in self.seats if one.until is None}]
        return {status: sat.count(status) for status in Status if status in sat}

    @property
    def left(self) -> int:
        """How many seats the person gave up."""
        return sum(one.until is not None for one in self.seats)


class PersonalDataStore:
    """Reads what is stored about people.

    Every method is one transaction and raises StoreUnavailable if the database fails.

    Whether others have a person on their blocklists is left out: that is their secret, and the growth of a list would
    often tell whose list it is.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user: int, *, log: bool = False) -> PersonalData:
        """Return what is stored about a user; with `log` all their rows in the logs, not only how many."""
        async with self._database.reading() as connection:
            return await _Reading(connection, user).all(log=log)


@dataclass(frozen=True, slots=True)
class _Reading:
    """Reads what is stored about one person."""

    connection: AsyncConnection
    user: int

    async def all(self, *, log: bool) -> PersonalData:
        columns = people.c.language, people.c.uninvited, people.c.hidden
        chosen = await self._rows(select(*columns).where(people.c.user == self.user))
        language, uninvited, hidden = chosen[0] if chosen else (None, None, None)
        about = PersonalData(
            language=language,
            uninvited=bool(uninvited),
            preferences=(await preferences_of(self.connection, [self.user]))[self.user],
            seats=(*await self._seats(), *await self._left()),
            log_counts=await self._counts(),
            log=await self._log() if log else (),
            notes=tuple(OwnNote(*row) for row in await self._own(notes, notes.c.game, notes.c.text, notes.c.at)),
            plans=await self._plans(),
            motions=tuple((game, motion_of(row)) for game, *row in await self._beside(motions, Motion)),
            ballots=await self._ballots(),
            guests=tuple((game, guest_of(row)) for game, *row in await self._beside(guests, Guest)),
            invited=await self._invited(),
            invitations=await self._invitations(),
            watches=tuple((game, watch_of(row)) for game, *row in await self._beside(watches, Spectator)),
            blocklist=tuple(
                BlockedUser(*row) for row in await self._own(avoids, avoids.c.other, avoids.c.name, avoids.c.at)
            ),
            lessons=tuple(LessonProgress(*row) for row in await self._own(learning, *_LEARNT)),
            practices=await self._practices(),
            results=await self._results(),
            hidden=bool(hidden),
            rated=await self._rated(),
            exclusions=tuple(OwnExclusion(*row) for row in await self._own(ladder_exclusions, *_EXCLUDED)),
            ladder_changes=await self._ladder_changes(),
        )
        return replace(about, tables=await self._tables(about.numbers))

    async def _rows(self, query: Select[Any]) -> list[Any]:
        return list(await self.connection.execute(query))

    async def _beside(self, table: Table, kind: type) -> list[Any]:
        """Return the rows beside tables that are about the person, each behind the number of its table."""
        return await self._own(table, table.c.game, *COLUMNS[kind].values())

    async def _own(self, table: Table, *columns: Column[Any]) -> list[Any]:
        """Return columns of the rows of a table that are about the person, in order."""
        mine = select(*columns).where(table.c.user == self.user)
        return await self._rows(mine.order_by(table.c.at, *table.primary_key.columns))

    async def _seats(self) -> list[OwnSeat]:
        """Return the seats that the person has now; at live tables with how long they are waited for."""
        live = and_(shown.c.game == seats.c.game, seats.c.game.in_(select(games.c.id).where(_LIVE)))
        query = select(seats.c.game, seats.c.seat, seats.c.name, seats.c.word, seats.c.salt, shown.c.waits)
        mine = and_(reviews.c.game == seats.c.game, reviews.c.seat == seats.c.seat)
        there = seats.join(games, games.c.id == seats.c.game).outerjoin(shown, live).outerjoin(reviews, mine)
        query = query.add_columns(games.c.hinted, reviews.c.body).select_from(there)
        found = await self._rows(query.where(seats.c.user == self.user).order_by(seats.c.game, seats.c.seat))
        return [
            OwnSeat(
                game,
                seat,
                name,
                None,
                word,
                wait_of(stored) if (stored := (waits or {}).get(str(number_of(Seat(seat))))) else None,
                (hinted or {}).get(str(seat), (0,))[0],
                review,
                salt,
            )
            for game, seat, name, word, salt, waits, hinted, review in found
        ]

    async def _left(self) -> list[OwnSeat]:
        """Return the seats that the person gave up."""
        query = select(formers.c.game, formers.c.seat, formers.c.name, formers.c.until)
        found = await self._rows(query.where(formers.c.user == self.user).order_by(formers.c.game, formers.c.until))
        return [OwnSeat(*row) for row in found]

    async def _counts(self) -> dict[Entry, int]:
        mine = self._acts().subquery()
        found = await self._rows(select(mine.c.entry, func.count()).group_by(mine.c.entry))
        return {Entry(entry): count for entry, count in found}

    async def _log(self) -> tuple[OwnLogRow, ...]:
        found = await self._rows(self._acts().order_by(log.c.game, log.c.number))
        return tuple(OwnLogRow(row.game, row.number, row.seat, Entry(row.entry), row.code, row.at) for row in found)

    def _acts(self) -> Select[Any]:
        """Select the log rows about a seat while the person had it, without what others did there."""
        before = formers.alias()
        # A seat changes hands after an action; the rows of its next person begin after that action.
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
        query = select(plans.c.game, *COLUMNS[PlanRow].values()).join(seats, mine)
        found = await self._rows(query.order_by(plans.c.game, plans.c.at))
        return tuple((game, plan_of(row)) for game, *row in found)

    async def _ballots(self) -> tuple[OwnBallot, ...]:
        mine = and_(seats.c.game == motions.c.game, seats.c.user == self.user)
        query = select(motions.c.game, motions.c.kind, motions.c.seat, motions.c.ballots, seats.c.seat.label("mine"))
        found = await self._rows(query.select_from(motions.join(seats, mine)).order_by(motions.c.game, motions.c.at))
        return tuple(
            OwnBallot(row.game, MotionKind(row.kind), row.seat, bool(row.ballots[str(row.mine)]))
            for row in found
            if str(row.mine) in row.ballots
        )

    async def _invited(self) -> tuple[tuple[int, Guest], ...]:
        query = select(guests.c.game, *COLUMNS[Guest].values()).where(guests.c.by == self.user)
        found = await self._rows(query.order_by(guests.c.game, guests.c.at))
        return tuple((game, guest_of(row)) for game, *row in found)

    async def _invitations(self) -> tuple[OwnInvitation, ...]:
        mine = or_(invitations.c.inviter == self.user, invitations.c.user == self.user)
        query = select(invitations.c.game, invitations.c.at, invitations.c.inviter).where(mine)
        found = await self._rows(query.order_by(invitations.c.at, invitations.c.game))
        return tuple(OwnInvitation(game, at, sent=inviter == self.user) for game, at, inviter in found)

    async def _practices(self) -> tuple[OwnPractice, ...]:
        found = await self._own(practices, *_PRACTISED)
        return tuple(
            OwnPractice(
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

    async def _results(self) -> tuple[OwnResult, ...]:
        query = select(placings.c.game, results.c.at, results.c.ended, *PLACING.values())
        mine = query.join(results, results.c.game == placings.c.game).where(placings.c.user == self.user)
        found = await self._rows(mine.order_by(*placings.primary_key.columns))
        return tuple(OwnResult(game, at, ended, placing_of(placing)) for game, at, ended, *placing in found)

    async def _rated(self) -> tuple[OwnRatedGame, ...]:
        query = select(*_RATED).join(rated_games, rated_games.c.game == rated_players.c.game)
        mine = query.where(rated_players.c.user == self.user)
        found = await self._rows(mine.order_by(*rated_players.primary_key.columns))
        return tuple(OwnRatedGame(*row) for row in found)

    async def _ladder_changes(self) -> tuple[OwnLadderChange, ...]:
        log = ladder_changes.c
        query = select(log.guild, log.at, log.kind, log.game, log.ladder, log.by)
        found = await self._rows(query.where(or_(log.by == self.user, log.user == self.user)).order_by(log.id))
        return tuple(
            OwnLadderChange(guild, at, LadderChange(kind), game, ladder, mine=by == self.user)
            for guild, at, kind, game, ladder, by in found
        )

    async def _tables(self, numbers: Iterable[int]) -> dict[int, TableFacts]:
        """Return what anybody may know of tables, without reading their secrets."""
        columns = (*FACTS.values(), games.c.host, games.c.proposal, games.c.unrated)
        found = await self._rows(select(*columns).where(games.c.id.in_(set(numbers))).order_by(games.c.id))
        tables = {}
        for row in found:
            values = {name: row._mapping[column] for name, column in FACTS.items()} | {"status": Status(row.status)}
            agreed = row.proposal is not None and self.user in row.proposal["agreed"]
            proposed = (row.proposal["pace"], row.proposal["fallback"]) if agreed else None
            obstacles = tuple(kind for kind, *users in row.unrated or () if self.user in users[:2])
            tables[row.id] = TableFacts(**values, hosted=row.host == self.user, agreed=proposed, unrated=obstacles)
        return tables


_LIVE = games.c.status.in_([status.value for status in LIVE])
_EVER = 2**31 - 1
_LEARNT = (learning.c.game, learning.c.step, learning.c.at)
_EXCLUDED = (ladder_exclusions.c.guild, ladder_exclusions.c.name, ladder_exclusions.c.at)
_RATED = (
    rated_players.c.game,
    rated_players.c.seat,
    rated_players.c.name,
    rated_games.c.guild,
    rated_games.c.ladder,
    rated_games.c.started,
    rated_games.c.settled,
    rated_games.c.struck,
    rated_players.c.place,
    rated_players.c.counts,
)
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
