"""Who was told what, and whether he should have been: once for each stage, and never when he is not to be disturbed."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy

from bot.deadlines.table_deadlines import TableContext
from bot.domain.pace import AWAKE_FOR, Pace
from bot.domain.ping_recipient import Recipient, Role, Seat, User, Voter
from bot.domain.preferences import NO_PREFERENCES, Preferences
from bot.interactions.custom_id import Verb
from bot.reconciler.diff import NONCE_TRUSTED
from bot.tables import Status, Table, watch_of
from tests.bot.faults.discord import Message

Stage = tuple[int, Recipient, int]
"""A table, who is pinged by it, and what for."""


class Told:
    """Remembers all calls and letters, and what was wrong with them."""

    def __init__(
        self, now: Callable[[], float], table: Callable[[int], Table | None], context: Callable[[Table], TableContext]
    ) -> None:
        self._now = now
        self._table = table
        self._context = context
        self.called: set[Stage] = set()
        self.counts: dict[Stage, int] = {}
        self.letters: set[tuple[int, str]] = set()
        self.pressed: dict[int, float] = {}
        self.wrong: list[str] = []
        self._of: dict[int, set[Stage]] = {}

    def kept(self) -> tuple[set[Stage], dict[Stage, int], set[tuple[int, str]], dict[int, float]]:
        """Return all that is remembered."""
        return deepcopy((self.called, self.counts, self.letters, self.pressed))

    def back_to(self, kept: tuple[set[Stage], dict[Stage, int], set[tuple[int, str]], dict[int, float]]) -> None:
        """Remember what was remembered then."""
        self.called, self.counts, self.letters, self.pressed = deepcopy(kept)
        self.wrong, self._of = [], {}

    def lost(self, message: Message) -> None:
        """Forget a message that nobody can have read."""
        gone = self._of.pop(message.id, set())
        self.called -= gone
        self.counts = {stage: count for stage, count in self.counts.items() if stage not in gone}

    def notified(self, message: Message) -> None:
        """Note who was called: once for each stage (the call, each reminder, each vote), never for what is past."""
        table_id = next(press.table for press in message.ids if press.table)
        table = self._table(table_id)
        sending = table.shown.sending if table is not None else None
        if table is None or sending is None:
            self.wrong.append(f"a message of table {table_id} calls while the table is not known")
            return
        for user in message.notified:
            seat = table.seat_of(user)
            own: tuple[Recipient, ...] = (User(user),)
            if seat is not None:
                own = Seat(seat), Voter(seat), *own
            asked = {to: table.called_for[to] for to in own if to in sending.pinged and to in table.called_for}
            if not asked:
                self.wrong.append(f"{user} was called without being asked at version {table.version}")
                continue
            if all(not self._new((table_id, *one), sending.messages.get(one[0], 1)) for one in asked.items()):
                self.wrong.append(f"{user} was called twice for the same: {asked}, {sending.messages}")
            planned = {Seat(each) for each in table.planned}
            for recipient, decision in asked.items():
                if recipient == User(user) and table.status is Status.RUNNING and seat in table.asked:
                    self.wrong.append(f"{user} was called to a beginning, and is asked")
                if recipient in planned:
                    self.wrong.append(f"{user} was called to what he has decided in advance")
                if isinstance(recipient, Voter) and seat in table.absent:
                    self.wrong.append(f"{user} is absent, and was called to vote")
                stage: Stage = table_id, recipient, decision
                self.called.add(stage)
                self.counts[stage] = max(self.counts.get(stage, 0), sending.messages.get(recipient, 1))
                self._of.setdefault(message.id, set()).add(stage)
            self._undisturbed(table, own[0], user)
        for role in map(Role, message.roles):
            stage = table_id, role, table.called_for.get(role, -1)
            if role not in table.called_for or not self._new(stage, 1):
                self.wrong.append(f"the role of table {table_id} was called twice, or after its lobby")
            self.called.add(stage)
            self.counts[stage] = 1
            self._of.setdefault(message.id, set()).add(stage)

    def written(self, user: int, message: Message) -> None:
        """Note who was written to: nothing twice, nobody who is not asked and does not watch."""
        if not any(press.verb is Verb.HAND for press in message.ids):
            self._told_of_a_round(user, message)
            return
        mark = next((press for press in message.ids if press.verb is Verb.HAND), None)
        table = self._table(mark.table) if mark is not None else None
        seat = table.seat_of(user) if table is not None else None
        if mark is None or table is None or seat is None or table.asked.get(seat) != mark.version:
            self.wrong.append(f"{user} was written to without being asked ({mark})")
            return
        if seat in table.planned:
            self.wrong.append(f"{user} was written to about what he has decided in advance")
        if (user, str(mark)) in self.letters:
            self.wrong.append(f"{user} was written to twice ({mark})")
        self.letters.add((user, str(mark)))
        self._undisturbed(table, Seat(seat), user)

    def _new(self, stage: Stage, count: int) -> bool:
        return self.counts.get(stage, 0) < count

    def _told_of_a_round(self, user: int, message: Message) -> None:
        """Note that somebody who watches was written to: once of each round, and of the end."""
        mark = next(press for press in message.ids if press.verb in (Verb.WATCH, Verb.GAMES))
        table = self._table(mark.table or int(mark.arg.removeprefix("0.t")))
        watch = watch_of(table, user) if table is not None else None
        if table is None or watch is None or not watch.letters:
            self.wrong.append(f"{user} was told of a table that he does not watch ({mark})")
            return
        if (user, str(mark)) in self.letters:
            self.wrong.append(f"{user} was told twice of the same ({mark})")
        self.letters.add((user, str(mark)))
        self._at_rest(self._context(table).preferences.get(user, NO_PREFERENCES), user)

    def _undisturbed(self, table: Table, recipient: Recipient, user: int) -> None:
        """Expect that somebody is not away, nor in his quiet hours, but in a live game or having pressed lately.

        What was sent a moment before those began may be sent again while its nonce counts.
        """
        live = table.pace is Pace.LIVE and table.timed and recipient != User(user)
        self._at_rest(self._context(table).of(table, recipient), user, live=live)

    def _at_rest(self, habits: Preferences, user: int, *, live: bool = False) -> None:
        now = int(self._now())
        if all(habits.away(at) for at in (now, now - NONCE_TRUSTED)):
            self.wrong.append(f"{user} was told while he is away")
        up = self.pressed.get(user, 0) >= now - AWAKE_FOR - NONCE_TRUSTED
        if not live and not up and all(habits.quiet_until(at) for at in (now, now - NONCE_TRUSTED)):
            self.wrong.append(f"{user} was told in his quiet hours")
