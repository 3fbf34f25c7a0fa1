"""Presses about seats that change hands (offer, accept, take, agree, open) and about the host."""

from __future__ import annotations

from typing import Any, Final

from bot.app_context import App
from bot.deadlines.table_deadlines import TableContexts
from bot.handlers.router import ResponseKind, Scope, press
from bot.helpers.bounded_dict import BoundedDict
from bot.helpers.gather import side_by_side
from bot.interactions.cooldowns import Cooldown
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.press_input import chosen_value, read_number
from bot.interactions.response import InteractionResponse
from bot.screens.components import notice
from bot.screens.header_and_footer import back_to_table
from bot.screens.pace import pace_page
from bot.screens.seat_transfers import (
    ACCEPT,
    ANSWERS,
    DECLINE,
    YES,
    confirm_offer_page,
    is_by,
    motions_page,
    seat_offer_page,
    withdrawn_line,
)
from bot.services.table_actions import TableActions
from bot.tables import Reason, Table, TableError, Tables

_LONGEST_NAME: Final = 100
_REMEMBERED: Final = 1024


class SeatTransferHandlers:
    """Answers presses about seats."""

    def __init__(self, table_actions: TableActions, app: App, tables: Tables, contexts: TableContexts) -> None:
        self._table_actions = table_actions
        self._app = app
        self._tables = tables
        self._contexts = contexts
        self._names: BoundedDict[tuple[int, int], str] = BoundedDict(_REMEMBERED)
        """The names of the people whom a user was asked about, by both ids; custom ids have no names."""

    @press(Verb.SEAT_OFFER, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _offer(self, response: InteractionResponse, press: PressId) -> None:
        await self._show_offer(response, await self._tables.get(press.table))

    @press(Verb.SEAT_ASK, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _ask(self, response: InteractionResponse, press: PressId) -> None:
        """Ask before the seat is offered to the chosen user; if the press names them, offer it."""
        table = await self._tables.get(press.table)
        if not press.arg:
            user, name = _person(response)
            self._table_actions.require_seat(response, table)
            self._names[response.user, user] = name
            speech = self._app.speech(table, response.language(table))
            await response.show_ephemeral(confirm_offer_page(table, user, speech))
            return
        name = self._names.get((response.user, read_number(press.arg, 20)), "")
        if not name:  # the bot was restarted since
            await self._show_offer(response, table)
            return
        await self._offer_seat(response, press, read_number(press.arg, 20), name)

    @press(Verb.SEAT_TO, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _offer_to(self, response: InteractionResponse, press: PressId) -> None:
        """Offer the seat to the chosen user at once, by the select of an older page."""
        await self._offer_seat(response, press, *_person(response))

    async def _offer_seat(self, response: InteractionResponse, press: PressId, user: int, name: str) -> None:
        self._table_actions.require_no_cooldown(response, Cooldown.SEAT)
        table = await self._tables.seat_transfers.offer(press.table, response.user, user, name)
        await side_by_side(self._table_actions.show(response, table), self._show_offer(response, table))

    async def _show_offer(self, response: InteractionResponse, table: Table) -> None:
        seat, context = self._table_actions.require_seat(response, table), self._contexts.of(table)
        if not table.status.live:
            raise TableError(Reason.GAME_OVER)
        language = response.language(table)
        await response.show_ephemeral(seat_offer_page(self._app, table, seat, language, context, self._tables.now))

    @press(Verb.SEAT_TAKE, response=ResponseKind.UPDATE, scope=Scope.TABLE)
    async def _take(self, response: InteractionResponse, press: PressId) -> None:
        """Take an open seat; a press by its owner has already given it back."""
        table, seat = await self._tables.get(press.table), read_number(press.arg)
        if table.seat_of(response.user) != seat:
            self._table_actions.require_no_cooldown(response, Cooldown.SEAT)
            table = await self._tables.seat_transfers.claim(table.id, response.user, _name_of(response), seat)
        await self._table_actions.show_change(response, table)

    @press(Verb.SEAT_OPEN, response=ResponseKind.UPDATE, scope=Scope.TABLE)
    async def _open(self, response: InteractionResponse, press: PressId) -> None:
        table, seat = await self._tables.get(press.table), read_number(press.arg)
        await self._contexts.load(table)
        decision = table.asked.get(seat)
        if seat >= len(table.players) or not self._contexts.of(table).may_be_opened(table, seat, self._tables.now):
            # A user who is not the host gets that refusal first.
            decision = None
        await self._table_actions.show_change(
            response, await self._tables.seat_transfers.open_seat(table.id, response.user, seat, decision)
        )

    @press(Verb.MOTION, response=ResponseKind.UPDATE, scope=Scope.OWN_SEAT)
    async def _answer(self, response: InteractionResponse, press: PressId) -> None:
        """Store the user's answer to a motion."""
        version, _, word = press.arg.partition(".")
        if word not in ANSWERS:
            raise Refused("error-old-button")
        seats, about, before = self._tables.seat_transfers, read_number(version), await self._tables.get(press.table)
        if word in (ACCEPT, DECLINE):
            accepts = word == ACCEPT
            table = await seats.answer_offer(press.table, response.user, _name_of(response), about, accepts=accepts)
        else:
            table = await seats.vote(press.table, response.user, about, yes=word == YES)
        if not response.from_ephemeral:
            changed = table.motions != before.motions
            await self._table_actions.show_choice(response, table, ANSWERS[word], changed=changed)
            return
        speech = self._app.speech(table, response.language(table))
        motion = next((one for one in before.motions if one.version == about), None)
        if motion is not None and table.motions != before.motions and is_by(motion, before, response.user):
            page = notice(withdrawn_line(motion, speech), back_to_table(table, speech))
        else:
            page = self._page(response, table)
        await side_by_side(self._table_actions.show(response, table), response.show_ephemeral(page))

    @press(Verb.MOTIONS, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _motions(self, response: InteractionResponse, press: PressId) -> None:
        table = await self._tables.get(press.table)
        await response.show_ephemeral(self._page(response, table))

    def _page(self, response: InteractionResponse, table: Table) -> Any:
        context, language = self._contexts.of(table), response.language(table)
        return motions_page(self._app, table, response.user, language, context, self._tables.now)

    @press(Verb.HOSTING, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _host(self, response: InteractionResponse, press: PressId) -> None:
        self._table_actions.require_no_cooldown(response, Cooldown.SEAT)
        table = await self._tables.seat_transfers.ask_host(press.table, response.user, _name_of(response))
        page = pace_page(self._app, table, response.language(table), response.user)
        await side_by_side(self._table_actions.show(response, table), response.show_ephemeral(page))

    @press(Verb.ASK_STOP, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _ask_to_stop(self, response: InteractionResponse, press: PressId) -> None:
        """Ask the others of a rated game to stop it."""
        self._table_actions.require_no_cooldown(response, Cooldown.SEAT)
        table = await self._tables.seat_transfers.ask_to_stop(press.table, response.user, _name_of(response))
        page = self._page(response, table)
        await side_by_side(self._table_actions.show(response, table), response.show_ephemeral(page))


def _name_of(response: InteractionResponse) -> str:
    name: str = response.interaction.user.display_name
    return name[:_LONGEST_NAME]


def _person(response: InteractionResponse) -> tuple[int, str]:
    """Return the user who is chosen in a select of people, with their name.

    Raises:
        Refused: the user is a bot, or Discord has sent no data about them.
    """
    value, resolved = chosen_value(response), response.data.get("resolved") or {}
    user = (resolved.get("users") or {}).get(value)
    member = (resolved.get("members") or {}).get(value) or {}
    if user is None or not (value.isascii() and value.isdecimal()):
        raise Refused("error-old-button")
    if user.get("bot"):
        raise Refused("error-offer-bot")
    name = member.get("nick") or user.get("global_name") or user.get("username") or ""
    return int(value), str(name)[:_LONGEST_NAME]
