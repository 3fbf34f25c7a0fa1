"""Presses about seats that change hands: one is offered, accepted, taken, agreed to, opened; and about the host."""

from __future__ import annotations

from typing import Any, Final

from bot.context import App
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.cooldowns import Wish
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.params import chosen, number
from bot.interactions.response import Reply
from bot.reconciler import side_by_side
from bot.scheduling.context import Surroundings
from bot.screens.components import notice
from bot.screens.pace import pace_page
from bot.screens.seats import ACCEPT, ANSWERS, BACK, DECLINE, YES, motions_page, seat_offer_page
from bot.services.table_actions import Desk
from bot.tables import Reason, Table, TableError, Tables

_LONGEST_NAME: Final = 100


class SeatPresses:
    """Answers what is pressed about seats."""

    def __init__(self, desk: Desk, app: App, tables: Tables, around: Surroundings) -> None:
        self._desk = desk
        self._app = app
        self._tables = tables
        self._around = around

    @press(Verb.SEAT_OFFER, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _offer(self, reply: Reply, press: PressId) -> None:
        await self._show_offer(reply, await self._tables.get(press.table))

    @press(Verb.SEAT_TO, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _offer_to(self, reply: Reply, press: PressId) -> None:
        """Offer the seat to whoever was chosen among the people of the server."""
        user, name = _person(reply)
        self._desk.not_too_often(reply, Wish.SEAT)
        table = await self._tables.seat_transfers.offer(press.table, reply.user, user, name)
        await side_by_side(self._desk.show(reply, table), self._show_offer(reply, table))

    async def _show_offer(self, reply: Reply, table: Table) -> None:
        seat, around = self._desk.seat(reply, table), self._around.of(table)
        if not table.status.live:
            raise TableError(Reason.GAME_OVER)
        language = self._desk.language(reply, table)
        await reply.private(seat_offer_page(self._app, table, seat, language, around, self._tables.now))

    @press(Verb.SEAT_TAKE, response=ResponseKind.UPDATE, scope=Scope.TABLE)
    async def _take(self, reply: Reply, press: PressId) -> None:
        """Take an open seat; its owner, who presses that, has it back by that very press."""
        table, seat = await self._tables.get(press.table), number(press.arg)
        if table.seat_of(reply.user) != seat:
            self._desk.not_too_often(reply, Wish.SEAT)
            table = await self._tables.seat_transfers.claim(table.id, reply.user, _name_of(reply), seat)
        await self._desk.changed(reply, table)

    @press(Verb.SEAT_OPEN, response=ResponseKind.UPDATE, scope=Scope.TABLE)
    async def _open(self, reply: Reply, press: PressId) -> None:
        table, seat = await self._tables.get(press.table), number(press.arg)
        await self._around.load(table)
        decision = table.asked.get(seat)
        if seat >= len(table.players) or not self._around.of(table).may_be_opened(table, seat, self._tables.now):
            # Whoever is not the host is told that first.
            decision = None
        await self._desk.changed(
            reply, await self._tables.seat_transfers.open_seat(table.id, reply.user, seat, decision)
        )

    @press(Verb.MOTION, response=ResponseKind.UPDATE, scope=Scope.OWN_SEAT)
    async def _answer(self, reply: Reply, press: PressId) -> None:
        """Take down what somebody says to a motion."""
        version, _, word = press.arg.partition(".")
        if word not in ANSWERS:
            raise Refused("error-old-button")
        seats, about = self._tables.seat_transfers, number(version)
        if word in (ACCEPT, DECLINE):
            accepts = word == ACCEPT
            table = await seats.answer_offer(press.table, reply.user, _name_of(reply), about, accepts=accepts)
        else:
            table = await seats.vote(press.table, reply.user, about, yes=word == YES)
        if not reply.from_private:
            await self._desk.changed(reply, table)
            return
        speech = self._app.speech(table, self._desk.language(reply, table))
        page = notice(speech.say("seats-withdrawn")) if word == BACK else self._page(reply, table)
        await side_by_side(self._desk.show(reply, table), reply.private(page))

    @press(Verb.MOTIONS, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _motions(self, reply: Reply, press: PressId) -> None:
        table = await self._tables.get(press.table)
        await reply.private(self._page(reply, table))

    def _page(self, reply: Reply, table: Table) -> Any:
        around, language = self._around.of(table), self._desk.language(reply, table)
        return motions_page(self._app, table, language, around, self._tables.now)

    @press(Verb.HOSTING, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _host(self, reply: Reply, press: PressId) -> None:
        self._desk.not_too_often(reply, Wish.SEAT)
        table = await self._tables.seat_transfers.ask_host(press.table, reply.user, _name_of(reply))
        page = pace_page(self._app, table, self._desk.language(reply, table), reply.user)
        await side_by_side(self._desk.show(reply, table), reply.private(page))


def _name_of(reply: Reply) -> str:
    name: str = reply.interaction.user.display_name
    return name[:_LONGEST_NAME]


def _person(reply: Reply) -> tuple[int, str]:
    """Return whom somebody has chosen in a select of people, with his name.

    Raises:
        Refused: it is a bot, or Discord has not said who it is.
    """
    value, resolved = chosen(reply), reply.data.get("resolved") or {}
    user = (resolved.get("users") or {}).get(value)
    member = (resolved.get("members") or {}).get(value) or {}
    if user is None or not (value.isascii() and value.isdecimal()):
        raise Refused("error-old-button")
    if user.get("bot"):
        raise Refused("error-offer-bot")
    name = member.get("nick") or user.get("global_name") or user.get("username") or ""
    return int(value), str(name)[:_LONGEST_NAME]
