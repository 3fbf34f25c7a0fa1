"""What decides about a table beside itself: its people's habits, its server's, when they pressed last, and outages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

from bot.domain.clock import Clock
from bot.domain.guild_settings import NO_SETTINGS, Settings
from bot.domain.outages import NO_OUTAGES, Outages
from bot.domain.pace import DAY, HOST_GONE, IDLE, LEFT_AFTER, OFFER_OPEN_FOR, SILENT_AFTER, TIMINGS, Fallback, Pace
from bot.domain.preferences import NO_PREFERENCES, Absence, Preferences
from bot.domain.recipient import Recipient, Role, Seat, Voter, seat_of
from bot.domain.schedule import Schedule
from bot.lru import LruCache
from bot.table_context.heartbeat import Signs
from bot.tables import OVERDUE_LIMIT, Guest, Motion, Status, Table, Tables, Wait

_REMEMBERED: Final = 4096


class EphemeralMessages(Protocol):
    """Knows the ephemeral messages that the bot has sent."""

    def newest(self, user: int, channel: int) -> int:
        """Return the number of the last ephemeral message that a user got in a channel, 0 where none counts."""


@dataclass(frozen=True, slots=True)
class TableContext:
    """A table's surroundings at a moment: habits and last presses by user, and the outages of its server.

    `server` are the settings of its server, whose quiet hours are those of players who have none of their own.
    `private` is the number of the last private message that a player is known to have got in the table's channel.
    """

    habits: Mapping[int, Preferences] = field(default_factory=dict)
    pressed: Mapping[int, int] = field(default_factory=dict)
    outages: Outages = NO_OUTAGES
    server: Settings = NO_SETTINGS
    private: int = 0

    def of(self, table: Table, recipient: Recipient) -> Preferences:
        """Return the habits of who is pinged by a table, with the quiet hours that hold there."""
        return self._habits(table.user_of(recipient))

    def away(self, table: Table, seat: int, now: float) -> Absence | None:
        """Return the absence of a seat's person that is under way."""
        return self.of(table, Seat(seat)).away(int(now))

    def free(self, user: int, moment: int) -> int:
        """Return the first moment from this one on at which somebody may be told of what he does not play."""
        return Schedule(Pace.UNTIMED, moment, self._habits(user), pressed=self.pressed.get(user)).free(moment)

    def _habits(self, user: int | None) -> Preferences:
        habits = NO_PREFERENCES if user is None else self.habits.get(user, NO_PREFERENCES)
        quiet = self.server.quiet
        return habits if quiet is None or habits.quiet is not None else replace(habits, quiet=quiet)

    def stands_in(self, table: Table, seat: int, now: float) -> bool:
        """Whether a seat's person is away and wants a computer to play; where he is the only one, the table waits."""
        away = self.away(table, seat, now)
        return away is not None and away.stand_in and len(table.people) > 1

    def schedule(self, table: Table, recipient: Recipient, since: int, wait: Wait | None = None) -> Schedule:
        """Return when a recipient is told, and when their time is up.

        The table's pace is for those who have a seat there: nobody else is in a hurry.
        """
        user = table.user_of(recipient)
        return Schedule(
            table.pace if table.timed and seat_of(recipient) is not None else Pace.UNTIMED,
            since,
            self.of(table, recipient),
            self.outages,
            None if user is None else self.pressed.get(user),
            None if wait is None else wait.snoozed,
            1 if wait is None else wait.snoozed_after,
            table.longer.get(recipient.index) if isinstance(recipient, Seat) else None,
        )

    def deadline(self, table: Table, seat: int, now: float) -> int | None:
        """Return when the time of a seat that is asked is up, as it looks now; None if it never is.

        A decision that is not shown yet counts from now on.
        """
        if not table.timed or table.fallback is Fallback.WAIT:
            return None
        wait = waiting(table, Seat(seat))
        since = int(now) if wait is None else wait.since
        return self.schedule(table, Seat(seat), since, wait).deadline(int(now))

    def vote_ends(self, table: Table, about: int, now: float) -> int:
        """Return when the vote about a seat is over, as it looks now: outages make it longer."""
        timing, vote = TIMINGS[table.pace], table.votes[about]
        length = LEFT_AFTER if table.pace is Pace.UNTIMED else timing.vote
        return self.outages.extended(vote.at, vote.at + length, timing.outage, int(now))

    def silent_since(self, table: Table, seat: int) -> int | None:
        """Return when a player who is asked last gave a sign, be it that an absence was announced.

        None where that never counts: at a table with a clock, where nobody else could decide, for what was not shown.
        """
        wait = waiting(table, Seat(seat))
        if table.status is not Status.RUNNING or table.pace is not Pace.UNTIMED:
            return None
        if wait is None or seat not in table.asked or not table.voters(seat):
            return None
        return max(wait.since, wait.seen or 0, *(away.since for away in self.of(table, Seat(seat)).absences))

    def has_left(self, table: Table, seat: int) -> bool:
        """Whether a player is known to have left the server since the last sign."""
        wait, since = waiting(table, Seat(seat)), self.silent_since(table, seat)
        return wait is not None and since is not None and wait.left and (wait.looked or 0) >= since

    def silent_for(self, table: Table, seat: int, length: int, now: float) -> int | None:
        """Return when a player gave no sign for so many seconds, as it looks now; None if that never counts."""
        since, outage = self.silent_since(table, seat), TIMINGS[Pace.UNTIMED].outage
        return None if since is None else self.outages.extended(since, since + length, outage, int(now))

    def decides_from(self, table: Table, seat: int, now: float) -> int | None:
        """Return from when the others may decide how to go on without a player, as it looks now; None if never.

        Not before an announced absence ends, nor before the moment until which they have chosen to wait.
        """
        return self._free_from(table, seat, LEFT_AFTER if self.has_left(table, seat) else SILENT_AFTER, now)

    def announced(self, table: Table, seat: int, now: float) -> int | None:
        """Return the moment of `decides_from` once the board tells it: after the half of that time without a sign."""
        silent, decides = self.silent_for(table, seat, LEFT_AFTER, now), self.decides_from(table, seat, now)
        if silent is None or decides is None or seat in table.votes:
            return None
        return decides if silent <= now < decides else None

    def looks_at(self, table: Table, seat: int, now: float) -> int | None:
        """Return when it is to be asked whether a player has left the server, None where that changes nothing.

        It is asked once a day, from the moment at which the others may decide if it is so to that at which they may
        in any case.
        """
        wait, since = waiting(table, Seat(seat)), self.silent_since(table, seat)
        first, last = (self._free_from(table, seat, length, now) for length in (LEFT_AFTER, SILENT_AFTER))
        if wait is None or since is None or first is None or last is None:
            return None
        if wait.looked is not None and wait.looked >= since:
            first = max(first, wait.looked + DAY)
        return first if first < last else None

    def _free_from(self, table: Table, seat: int, length: int, now: float) -> int | None:
        silent = self.silent_for(table, seat, length, now)
        if silent is None:
            return None
        return max(silent, table.longer.get(seat, 0), *(away.until for away in self.of(table, Seat(seat)).absences))

    def held_until(self, table: Table, guest: Guest, now: float) -> int:
        """Return until when a seat is held for somebody, as it looks now: outages make it longer."""
        end = guest.at if guest.until is None else guest.until
        return self.outages.extended(guest.at, end, TIMINGS[table.pace].outage, int(now))

    def motion_ends(self, table: Table, motion: Motion, now: float) -> int:
        """Return when a motion is over that nobody decides, as it looks now: outages make that later."""
        timing = TIMINGS[table.pace]
        length = OFFER_OPEN_FOR.get(table.pace, DAY) if motion.to_accept else timing.vote
        return self.outages.extended(motion.at, motion.at + length, timing.outage, int(now))

    def twice(self, table: Table, seat: int, now: float) -> int | None:
        """Return when a seat that is asked has kept a table waiting for twice its time, None if that never counts.

        That is asked only where a table just waits: elsewhere each time that is up is noted.
        """
        wait = waiting(table, Seat(seat))
        if not table.timed or table.fallback is not Fallback.WAIT or wait is None:
            return None
        return self.schedule(table, Seat(seat), wait.since, wait).twice(int(now))

    def may_be_opened(self, table: Table, seat: int, now: float) -> bool:
        """Whether the host may open a seat: its person plays himself, and his time was up twice in a row."""
        if not table.timed or not table.plays(seat) or table.players[seat].user == table.host:
            return False
        twice = self.twice(table, seat, now)
        return table.passed.get(seat, 0) >= OVERDUE_LIMIT or (twice is not None and twice <= now)

    def host_until(self, table: Table, now: float) -> int | None:
        """Return when somebody else is the host if this one is not seen, as it looks now; None if nobody could be."""
        if not table.status.live or not any(user != table.host for user in table.present):
            return None
        since = table.updated if table.host_seen is None else table.host_seen
        return self.outages.extended(since, since + HOST_GONE, TIMINGS[table.pace].outage, int(now))

    def idle_until(self, table: Table, now: float) -> int:
        """Return when the table of one person is put away if he presses nothing anywhere, as it looks now."""
        since = max([table.updated, *(self.pressed.get(user, 0) for user in table.people)])
        return self.outages.extended(since, since + IDLE, TIMINGS[table.pace].outage, int(now))


NOTHING: Final = TableContext()
"""ReminderTarget nothing is known of anybody."""


def waiting(table: Table, recipient: Recipient) -> Wait | None:
    """Return since when a recipient is waited for, for what they are pinged for now; None if it was not shown yet."""
    wait = table.shown.waits.get(recipient)
    wanted = None if wait is None else table.called_at(recipient)
    return wait if wait is not None and wanted is not None and same(recipient, wait.decision, wanted) else None


def same(recipient: Recipient, known: int, wanted: int) -> bool:
    """Whether a recipient who was told one thing was told another; a voter who sees a vote has seen all before it."""
    return known >= wanted if isinstance(recipient, Voter | Role) else known == wanted


class TableContexts:
    """Knows them. Preferences and settings are loaded before a table is looked at, so that looking asks nobody."""

    def __init__(
        self, tables: Tables, clock: Clock, signs: Signs | None = None, panels: EphemeralMessages | None = None
    ) -> None:
        self._tables = tables
        self._clock = clock
        self._signs = signs
        self._panels = panels
        self._habits: LruCache[int, Preferences] = LruCache(_REMEMBERED)
        self._pressed: LruCache[int, int] = LruCache(_REMEMBERED)

    def press(self, user: int) -> None:
        """Note that somebody has pressed something."""
        self._pressed[user] = int(self._clock.now())

    async def load(self, table: Table) -> None:
        """Learn the habits of a table's players, and the settings of its server.

        Raises:
            TableError: STORE.
        """
        if table.status.live or table.watches:
            self._habits.update(await self._tables.people.preferences(_called(table)))
            await self._tables.guild_settings.of(table.channel_ref.guild)

    def of(self, table: Table) -> TableContext:
        """Return what is known about a table's surroundings."""
        users = _called(table)
        return TableContext(
            {user: self._habits[user] for user in users if user in self._habits},
            {user: self._pressed[user] for user in users if user in self._pressed},
            NO_OUTAGES if self._signs is None else self._signs.of(table.channel_ref.guild),
            self._tables.guild_settings.known(table.channel_ref.guild),
            self._private(table),
        )

    def _private(self, table: Table) -> int:
        if self._panels is None:
            return 0
        return max((self._panels.newest(user, table.channel_ref.channel) for user in table.people), default=0)


def _called(table: Table) -> set[int]:
    """Return the people of a table, and those without a seat there whom it calls or tells something."""
    users = map(table.user_of, table.called_for)
    told = (watch.user for watch in table.watches if watch.letters)
    return {*table.people, *(user for user in users if user is not None), *told}
