"""The context of a table: preferences and last presses of its players, settings of its server, outages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

from bot.deadlines.outage_tracker import OutageTracker
from bot.domain.clock import Clock
from bot.domain.guild_settings import NO_SETTINGS, Settings
from bot.domain.outages import NO_OUTAGES, Outages
from bot.domain.pace import DAY, HOST_GONE, IDLE, LEFT_AFTER, OFFER_OPEN_FOR, SILENT_AFTER, TIMINGS, Fallback, Pace
from bot.domain.ping_recipient import Recipient, Role, Seat, Voter, seat_of
from bot.domain.preferences import NO_PREFERENCES, Absence, Preferences
from bot.domain.schedule import Schedule
from bot.helpers.bounded_dict import BoundedDict
from bot.tables import OVERDUE_LIMIT, Guest, Motion, Status, Table, Tables, Wait

_REMEMBERED: Final = 4096


class EphemeralMessages(Protocol):
    """The ephemeral messages that the bot has sent."""

    def newest(self, user: int, channel: int) -> int:
        """Return the id of the last ephemeral message that a user got in a channel; 0 if none counts."""


@dataclass(frozen=True, slots=True)
class TableContext:
    """The context of a table at a moment, and the deadlines that follow from it.

    `preferences` and `pressed`, the moment of the last press, are by user. `outages` and `server`, the settings, are
    those of the table's server. `private` is the id of the last ephemeral message that a player got in its channel.
    """

    preferences: Mapping[int, Preferences] = field(default_factory=dict)
    pressed: Mapping[int, int] = field(default_factory=dict)
    outages: Outages = NO_OUTAGES
    server: Settings = NO_SETTINGS
    private: int = 0

    def of(self, table: Table, recipient: Recipient) -> Preferences:
        """Return the preferences of a recipient, with the server's quiet hours if they have none."""
        return self._preferences(table.user_of(recipient))

    def away(self, table: Table, seat: int, now: float) -> Absence | None:
        """Return the absence of a seat's player that is under way; None if there is none."""
        return self.of(table, Seat(seat)).away(int(now))

    def free(self, user: int, moment: int) -> int:
        """Return the first moment, from this one on, at which a user who does not play may get a message."""
        return Schedule(Pace.UNTIMED, moment, self._preferences(user), pressed=self.pressed.get(user)).free(moment)

    def _preferences(self, user: int | None) -> Preferences:
        preferences = NO_PREFERENCES if user is None else self.preferences.get(user, NO_PREFERENCES)
        quiet = self.server.quiet
        return preferences if quiet is None or preferences.quiet is not None else replace(preferences, quiet=quiet)

    def stands_in(self, table: Table, seat: int, now: float) -> bool:
        """Return whether a computer plays for a player who is away; the table of a single person waits."""
        away = self.away(table, seat, now)
        return away is not None and away.stand_in and len(table.people) > 1

    def schedule(self, table: Table, recipient: Recipient, since: int, wait: Wait | None = None) -> Schedule:
        """Return when a recipient is pinged and reminded, and when their time is up.

        The table's pace holds for its seats only: for others no time runs.
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
        """Return when the time of an asked seat is up, as far as is known now; None if it never is.

        A decision that is not shown yet counts from now on.
        """
        if not table.timed or table.fallback is Fallback.WAIT:
            return None
        wait = waiting(table, Seat(seat))
        since = int(now) if wait is None else wait.since
        return self.schedule(table, Seat(seat), since, wait).deadline(int(now))

    def vote_ends(self, table: Table, about: int, now: float) -> int:
        """Return when the vote about a seat ends, as far as is known now: outages prolong it."""
        timing, vote = TIMINGS[table.pace], table.votes[about]
        length = LEFT_AFTER if table.pace is Pace.UNTIMED else timing.vote
        return self.outages.extended(vote.at, vote.at + length, timing.outage, int(now))

    def silent_since(self, table: Table, seat: int) -> int | None:
        """Return when an asked player last gave a sign; an announced absence is one.

        None where that never counts: at a table with a clock, where nobody else could decide, for what was not shown.
        """
        wait = waiting(table, Seat(seat))
        if table.status is not Status.RUNNING or table.pace is not Pace.UNTIMED:
            return None
        if wait is None or seat not in table.asked or not table.voters(seat):
            return None
        return max(wait.since, wait.seen or 0, *(away.since for away in self.of(table, Seat(seat)).absences))

    def has_left(self, table: Table, seat: int) -> bool:
        """Return whether a player is known to have left the server since their last sign."""
        wait, since = waiting(table, Seat(seat)), self.silent_since(table, seat)
        return wait is not None and since is not None and wait.left and (wait.looked or 0) >= since

    def silent_for(self, table: Table, seat: int, length: int, now: float) -> int | None:
        """Return when a player will have given no sign for `length` seconds; None if that never counts."""
        since, outage = self.silent_since(table, seat), TIMINGS[Pace.UNTIMED].outage
        return None if since is None else self.outages.extended(since, since + length, outage, int(now))

    def votes_from(self, table: Table, seat: int, now: float) -> int | None:
        """Return from when the others may vote how to go on without a player; None if never.

        Not before an announced absence ends, nor before the moment until which they have chosen to wait.
        """
        return self._free_from(table, seat, LEFT_AFTER if self.has_left(table, seat) else SILENT_AFTER, now)

    def announced(self, table: Table, seat: int, now: float) -> int | None:
        """Return `votes_from` once the board shows it: after half of that time without a sign."""
        silent, decides = self.silent_for(table, seat, LEFT_AFTER, now), self.votes_from(table, seat, now)
        if silent is None or decides is None or seat in table.votes:
            return None
        return decides if silent <= now < decides else None

    def looks_at(self, table: Table, seat: int, now: float) -> int | None:
        """Return when to check whether a player has left the server; None if that changes nothing.

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
        """Return until when a seat is held for a guest, as far as is known now: outages prolong it."""
        end = guest.at if guest.until is None else guest.until
        return self.outages.extended(guest.at, end, TIMINGS[table.pace].outage, int(now))

    def motion_ends(self, table: Table, motion: Motion, now: float) -> int:
        """Return when an undecided motion ends, as far as is known now: outages prolong it."""
        timing = TIMINGS[table.pace]
        length = OFFER_OPEN_FOR.get(table.pace, DAY) if motion.to_accept else timing.vote
        return self.outages.extended(motion.at, motion.at + length, timing.outage, int(now))

    def twice(self, table: Table, seat: int, now: float) -> int | None:
        """Return when an asked seat has used twice its time; None if that never counts.

        That is asked only where a table just waits: elsewhere each time that is up is noted.
        """
        wait = waiting(table, Seat(seat))
        if not table.timed or table.fallback is not Fallback.WAIT or wait is None:
            return None
        return self.schedule(table, Seat(seat), wait.since, wait).twice(int(now))

    def may_be_opened(self, table: Table, seat: int, now: float) -> bool:
        """Return whether the host may open a seat: its player's time was up twice in a row."""
        if not table.timed or not table.plays(seat) or table.players[seat].user == table.host:
            return False
        twice = self.twice(table, seat, now)
        return table.passed.get(seat, 0) >= OVERDUE_LIMIT or (twice is not None and twice <= now)

    def host_until(self, table: Table, now: float) -> int | None:
        """Return when another player becomes host if the host gives no sign; None if nobody can."""
        if not table.status.live or not any(user != table.host for user in table.present):
            return None
        since = table.updated if table.host_seen is None else table.host_seen
        return self.outages.extended(since, since + HOST_GONE, TIMINGS[table.pace].outage, int(now))

    def idle_until(self, table: Table, now: float) -> int:
        """Return when the table of a single person is closed if they press nothing anywhere."""
        since = max([table.updated, *(self.pressed.get(user, 0) for user in table.people)])
        return self.outages.extended(since, since + IDLE, TIMINGS[table.pace].outage, int(now))


NOTHING: Final = TableContext()
"""The context in which nothing is known."""


def waiting(table: Table, recipient: Recipient) -> Wait | None:
    """Return the wait for a recipient's present decision; None if it was not shown yet."""
    wait = table.shown.waits.get(recipient)
    decision = None if wait is None else table.called_at(recipient)
    return wait if wait is not None and decision is not None and knows_of(recipient, wait.decision, decision) else None


def knows_of(recipient: Recipient, known: int, decision: int) -> bool:
    """Return whether a recipient who knows of one decision knows of another; voters know all earlier ones."""
    return known >= decision if isinstance(recipient, Voter | Role) else known == decision


class TableContexts:
    """Gives the context of tables; `load` reads what it needs, so that `of` reads nothing."""

    def __init__(
        self,
        tables: Tables,
        clock: Clock,
        heartbeat: OutageTracker | None = None,
        panels: EphemeralMessages | None = None,
    ) -> None:
        self._tables = tables
        self._clock = clock
        self._heartbeat = heartbeat
        self._panels = panels
        self._preferences: BoundedDict[int, Preferences] = BoundedDict(_REMEMBERED)
        self._pressed: BoundedDict[int, int] = BoundedDict(_REMEMBERED)

    def press(self, user: int) -> None:
        """Note that a user has pressed something now."""
        self._pressed[user] = int(self._clock.now())

    async def load(self, table: Table) -> None:
        """Read the preferences of a table's players, and the settings of its server.

        Raises:
            TableError: STORE.
        """
        if table.status.live or table.watches:
            self._preferences.update(await self._tables.people.preferences(_called(table)))
            await self._tables.guild_settings.of(table.channel_ref.guild)

    def of(self, table: Table) -> TableContext:
        """Return the context of a table as far as it was read."""
        users = _called(table)
        return TableContext(
            {user: self._preferences[user] for user in users if user in self._preferences},
            {user: self._pressed[user] for user in users if user in self._pressed},
            NO_OUTAGES if self._heartbeat is None else self._heartbeat.of(table.channel_ref.guild),
            self._tables.guild_settings.known(table.channel_ref.guild),
            self._private(table),
        )

    def _private(self, table: Table) -> int:
        if self._panels is None:
            return 0
        return max((self._panels.newest(user, table.channel_ref.channel) for user in table.people), default=0)


def _called(table: Table) -> set[int]:
    """Return the users at a table, and those without a seat whom it pings or writes to."""
    users = map(table.user_of, table.called_for)
    notified = (watch.user for watch in table.watches if watch.letters)
    return {*table.people, *(user for user in users if user is not None), *notified}
