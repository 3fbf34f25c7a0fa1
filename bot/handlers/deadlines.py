"""Presses about time: ballots, reminders put off, the pace of a table, and the return of somebody who was away."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.context import App
from bot.domain.clock import Clock
from bot.domain.pace import HOUR, Fallback, Pace, VoteChoice
from bot.domain.preferences.local_time import zone_named
from bot.domain.recipient import Seat
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import Private
from bot.interactions.errors import Refused
from bot.interactions.response import Reply
from bot.reconciler import Reconciler
from bot.scheduling.context import waiting
from bot.screens.components import moment, notice
from bot.screens.deadlines import SNOOZES
from bot.screens.pace import pace_page
from bot.services.table_actions import Desk
from bot.tables import Reason, ShownState, Table, TableError, Tables

_MORNING: Final = 8
"""At this hour of the day the morning has come."""


class OvertimePresses:
    """Answers what is pressed about time."""

    def __init__(self, desk: Desk, app: App, tables: Tables, reconciler: Reconciler, clock: Clock) -> None:
        self._desk = desk
        self._app = app
        self._tables = tables
        self._reconciler = reconciler
        self._clock = clock

    @press(Verb.BALLOT, response=ResponseKind.UPDATE, scope=Scope.TABLE)
    async def _ballot(self, reply: Reply, press: PressId) -> None:
        about, _, choice = press.arg.partition(".")
        if not (about.isascii() and about.isdecimal() and choice in set(VoteChoice)):
            raise Refused("error-old-button")
        if reply.seat_kept:
            table = await self._tables.get(press.table)
            if table.seat_of(reply.user) == int(about):
                # The press has ended the vote about the player who presses.
                await self._desk.changed(reply, table)
                return
        table = await self._tables.overdue_players.vote(press.table, reply.user, int(about), VoteChoice(choice))
        await self._desk.changed(reply, table)

    @press(Verb.SNOOZE, response=ResponseKind.PRIVATE, scope=Scope.OWN_SEAT)
    async def _snooze(self, reply: Reply, press: PressId) -> None:
        """Put the reminders of somebody who is asked off, and say until when."""
        table = await self._tables.get(press.table)
        seat = table.seat_of(reply.user)
        if seat is None or seat not in table.asked or press.arg not in SNOOZES:
            raise Refused("error-not-asked")
        now = int(self._clock.now())
        habits = (await self._tables.people.preferences([reply.user]))[reply.user]
        until = now + 4 * HOUR if press.arg == "4h" else _next_morning(now, habits.zone)

        def change(table: Table, shown: ShownState) -> ShownState:
            wait = waiting(table, Seat(seat))
            if wait is None:
                return shown
            put_off = replace(wait, snoozed=until, snoozed_after=max(wait.reminded, wait.written))
            return replace(shown, waits={**shown.waits, Seat(seat): put_off})

        await self._tables.outbox.update_shown(table.id, change, owed=True)
        self._reconciler.wake(table.id)
        speech = self._app.speech(table, self._desk.language(reply, table))
        await reply.private(notice(speech.say("snooze-done", when=moment(until))), Private.NOTICE)

    @press(Verb.PACE, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _pace(self, reply: Reply, press: PressId) -> None:
        table = await self._tables.get(press.table)
        if table.seat_of(reply.user) is None:
            raise TableError(Reason.NOT_SEATED)
        if not table.status.live:
            raise TableError(Reason.GAME_OVER)
        await reply.private(pace_page(self._app, table, self._desk.language(reply, table), reply.user))

    @press(Verb.PROPOSE, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _propose(self, reply: Reply, press: PressId) -> None:
        table = await self._tables.get(press.table)
        chosen = str((reply.data.get("values") or [""])[0])
        pace, fallback = table.pace, table.fallback
        if table.proposal is not None and reply.user in table.proposal.agreed:
            pace, fallback = table.proposal.pace, table.proposal.fallback
        if press.arg == "pace" and chosen in set(Pace):
            pace = Pace(chosen)
        elif press.arg == "fallback" and chosen in set(Fallback):
            fallback = Fallback(chosen)
        else:
            raise Refused("error-old-button")
        table = await self._tables.pace_changes.propose(press.table, reply.user, pace, fallback)
        self._reconciler.wake(table.id)
        await reply.private(pace_page(self._app, table, self._desk.language(reply, table), reply.user))

    @press(Verb.AGREE, response=ResponseKind.UPDATE, scope=Scope.TABLE)
    async def _agree(self, reply: Reply, press: PressId) -> None:
        await self._desk.changed(reply, await self._tables.pace_changes.agree(press.table, reply.user, press.arg))

    @press(Verb.DECLINE, response=ResponseKind.UPDATE, scope=Scope.TABLE)
    async def _decline(self, reply: Reply, press: PressId) -> None:
        await self._desk.changed(reply, await self._tables.pace_changes.decline(press.table, reply.user, press.arg))


def _next_morning(now: int, zone: str | None) -> int:
    """Return the next moment at which it is morning where somebody lives, in UTC where that is not known."""
    here = datetime.fromtimestamp(now, (zone_named(zone) if zone else None) or UTC)
    morning = here.replace(hour=_MORNING, minute=0, second=0, microsecond=0)
    if morning <= here:
        morning += timedelta(days=1)
    return int(morning.timestamp())
