"""Presses about time: votes on an overdue player, postponed reminders, and the pace of a table."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.app_context import App
from bot.deadlines.table_deadlines import waiting
from bot.domain.clock import Clock
from bot.domain.pace import HOUR, Fallback, Pace, VoteChoice
from bot.domain.ping_recipient import Seat
from bot.domain.preferences.local_time import zone_named
from bot.handlers.router import ResponseKind, Scope, press
from bot.helpers.gather import side_by_side
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import ASK, PressId, Verb
from bot.interactions.ephemeral import EphemeralKind
from bot.interactions.errors import Refused
from bot.interactions.response import InteractionResponse, Screen
from bot.reconciler import Reconciler
from bot.screens.components import moment, notice
from bot.screens.deadlines import SNOOZES, end_vote_page, voted_page
from bot.screens.pace import pace_page, refused_line
from bot.services.picked_cards import action_code
from bot.services.table_actions import TableActions
from bot.tables import Reason, ShownState, Status, Table, TableError, Tables

_MORNING: Final = 8
"""The hour at which the morning begins."""


class VoteAndPaceHandlers:
    """Answers presses about deadlines, reminders and pace."""

    def __init__(
        self, table_actions: TableActions, app: App, tables: Tables, reconciler: Reconciler, clock: Clock
    ) -> None:
        self._table_actions = table_actions
        self._app = app
        self._tables = tables
        self._reconciler = reconciler
        self._clock = clock

    @press(Verb.BALLOT, response=ResponseKind.UPDATE, scope=Scope.TABLE)
    async def _ballot(self, response: InteractionResponse, press: PressId) -> None:
        """Count a ballot, or ask first where it may end the game."""
        about, _, rest = press.arg.partition(".")
        choice, _, ask = rest.partition(".")
        if not (about.isascii() and about.isdecimal() and choice in set(VoteChoice) and ask in ("", ASK)):
            raise Refused("error-old-button")
        if response.ended_vote:
            table = await self._tables.get(press.table)
            if table.seat_of(response.user) == int(about):
                # The press has ended the vote about the player who presses.
                await self._table_actions.show_change(response, table)
                return
        ballot = VoteChoice(choice)
        if ask:
            table = await self._tables.overdue_players.require_may_vote(press.table, response.user, int(about), ballot)
            await response.send_ephemeral(end_vote_page(table, int(about), self._speech(response, table)))
            return
        before = await self._tables.get(press.table)
        table = await self._tables.overdue_players.vote(press.table, response.user, int(about), ballot)
        if response.from_ephemeral or table.version == before.version:
            # The pressed message does not show that the ballot counts, or showed it already.
            page = voted_page(table, ballot, self._speech(response, table))
            await side_by_side(self._table_actions.show(response, table), response.show_ephemeral(page))
            return
        await self._table_actions.show_change(response, table)

    @press(Verb.SNOOZE, response=ResponseKind.PRIVATE, scope=Scope.OWN_SEAT)
    async def _snooze(self, response: InteractionResponse, press: PressId) -> None:
        """Postpone the reminders of a player who must act, and say until when."""
        kind = action_code(response, press.arg)
        table = await self._tables.get(press.table)
        seat = table.seat_of(response.user)
        if seat is None or seat not in table.asked or kind not in SNOOZES:
            raise Refused("error-not-asked")
        now = int(self._clock.now())
        preferences = (await self._tables.people.preferences([response.user]))[response.user]
        until = now + 4 * HOUR if kind == "4h" else _next_morning(now, preferences.zone)

        def change(table: Table, shown: ShownState) -> ShownState:
            wait = waiting(table, Seat(seat))
            if wait is None:
                return shown
            put_off = replace(wait, snoozed=until, snoozed_after=max(wait.reminded, wait.written))
            return replace(shown, waits={**shown.waits, Seat(seat): put_off})

        await self._tables.outbox.update_shown(table.id, change, owed=True)
        self._reconciler.wake(table.id)
        speech = self._speech(response, table)
        await response.show_ephemeral(notice(speech.say("snooze-done", when=moment(until))), EphemeralKind.NOTICE)

    @press(Verb.PACE, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _pace(self, response: InteractionResponse, press: PressId) -> None:
        table = await self._tables.get(press.table)
        if table.seat_of(response.user) is None:
            raise TableError(Reason.NOT_SEATED)
        if not table.status.live:
            raise TableError(Reason.GAME_OVER)
        _require_same_stage(table, press)
        await self._show_pace(response, table)

    @press(Verb.PROPOSE, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _propose(self, response: InteractionResponse, press: PressId) -> None:
        table = await self._tables.get(press.table)
        _require_same_stage(table, press)
        chosen = str((response.data.get("values") or [""])[0])
        pace, fallback = table.pace, table.fallback
        if table.proposal is not None and response.user in table.proposal.agreed:
            pace, fallback = table.proposal.pace, table.proposal.fallback
        if press.arg == "pace" and chosen in set(Pace):
            pace = Pace(chosen)
        elif press.arg == "fallback" and chosen in set(Fallback):
            fallback = Fallback(chosen)
        else:
            raise Refused("error-old-button")
        table = await self._tables.pace_changes.propose(press.table, response.user, pace, fallback)
        self._reconciler.wake(table.id)
        self._table_actions.refresh_pages(table)
        await self._show_pace(response, table)

    @press(Verb.AGREE, response=ResponseKind.UPDATE, scope=Scope.TABLE)
    async def _agree(self, response: InteractionResponse, press: PressId) -> None:
        before = await self._tables.get(press.table)
        table = await self._tables.pace_changes.agree(press.table, response.user, press.arg)
        changed = table.proposal != before.proposal
        await self._table_actions.show_choice(response, table, "pace-agree", changed=changed)

    @press(Verb.DECLINE, response=ResponseKind.UPDATE, scope=Scope.TABLE)
    async def _decline(self, response: InteractionResponse, press: PressId) -> None:
        before = await self._tables.get(press.table)
        table = await self._tables.pace_changes.decline(press.table, response.user, press.arg)
        await self._table_actions.show_change(response, table)
        speech = self._speech(response, table)
        told = refused_line(table, before, speech.to(table.seat_of(response.user)))
        if told and table.status is Status.LOBBY:
            # A lobby has no news that tells it.
            await response.send_ephemeral(notice(told), EphemeralKind.NOTICE)

    async def _show_pace(self, response: InteractionResponse, table: Table) -> None:
        """Show the page of the pace; draw it again when the pace or what is proposed changes."""
        shown, language = table, response.language(table)
        await response.show_ephemeral(pace_page(self._app, table, language, response.user))

        async def draw() -> Screen | None:
            nonlocal shown
            now, before = await self._tables.get(table.id), shown
            if not now.status.live or _pace_of(now) == _pace_of(before):
                return None
            shown = now
            notice = refused_line(now, before, self._app.speech(now, language).to(now.seat_of(response.user)))
            return pace_page(self._app, now, language, response.user, notice)

        response.keep_fresh(draw, lasting=True)

    def _speech(self, response: InteractionResponse, table: Table) -> BoundSpeech:
        return self._app.speech(table, response.language(table))


def _require_same_stage(table: Table, press: PressId) -> None:
    """Require that the game has not begun since a page of the lobby was shown.

    Raises:
        TableError: RUNNING, GAME_OVER.
    """
    if table.has_begun_since(press.version):
        raise TableError(Reason.RUNNING if table.status.live else Reason.GAME_OVER)


def _pace_of(table: Table) -> tuple[object, ...]:
    """Return what the page of the pace shows of a table that others can change."""
    return table.status, table.pace, table.fallback, table.proposal


def _next_morning(now: int, zone: str | None) -> int:
    """Return the next moment at which the morning begins in a time zone, in UTC if it is not known."""
    here = datetime.fromtimestamp(now, (zone_named(zone) if zone else None) or UTC)
    morning = here.replace(hour=_MORNING, minute=0, second=0, microsecond=0)
    if morning <= here:
        morning += timedelta(days=1)
    return int(morning.timestamp())
