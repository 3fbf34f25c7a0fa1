"""Presses on buttons and selects: each is read from its custom id alone, so that it works after any restart.

All presses come in by one door, the client's `on_interaction`. discord.py's own way back from a custom id (DynamicItem)
rebuilds the whole pressed message first and lets errors vanish; a pattern and a table of handlers do the same without.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, assert_never

import discord

from bot.handlers.about import AboutPresses
from bot.handlers.deadlines import OvertimePresses
from bot.handlers.guild_settings import ServerPanel
from bot.handlers.hints import HintPresses
from bot.handlers.history import show_film, turn_page
from bot.handlers.invitations import InvitationPresses
from bot.handlers.lessons import Learning
from bot.handlers.lobby_expiry import ClosingPresses
from bot.handlers.lobby_options import OptionPresses
from bot.handlers.more import MorePresses
from bot.handlers.my_tables import open_games, open_next
from bot.handlers.notes import NotePresses
from bot.handlers.plans import PlanPresses
from bot.handlers.practice import PracticePresses
from bot.handlers.preferences import Customs
from bot.handlers.privacy import Privacy
from bot.handlers.recap import show_recap
from bot.handlers.reviews import ReviewPresses
from bot.handlers.seats import SeatPresses
from bot.handlers.spectators import WatchPresses
from bot.interactions.custom_id import MODAL_VERBS, OWN_SEAT_VERBS, STOP, PressId, Verb, random_opening
from bot.interactions.errors import Refused
from bot.interactions.params import Handler, chosen, number, parts
from bot.interactions.response import Kind, Reply, from_private
from bot.screens.choice_codec import CHOSEN, find, read_mask, write_mask
from bot.screens.components import IN_SELECT
from bot.screens.rules import asked_for, rules_page
from bot.services.error_messages import Troubles
from bot.services.guild_access import see_opening
from bot.services.table_actions import Desk
from bot.tables import Reason, Status, TableError


class Presses:
    """Answers every press on a message of the bot."""

    def __init__(self, desk: Desk, troubles: Troubles, openings: Callable[[], str] = random_opening) -> None:
        """Serve presses by a desk; `openings` gives the random characters of each modal's custom id."""
        self._desk = desk
        self._openings = openings
        self._troubles = troubles
        self._app = desk.app
        self._learning = Learning(desk)
        self._handlers: dict[Verb, Handler] = {
            Verb.ACT: self._act,
            Verb.BRANCH: self._branch,
            Verb.PICK: self._pick,
            Verb.PLAY: self._play,
            Verb.HAND: self._hand,
            **MorePresses(desk).handlers,
            Verb.RULES: self._rules,
            Verb.TOPIC: self._topic,
            Verb.TAKE_BACK: self._take_back,
            Verb.JOIN: self._join,
            Verb.LEAVE: self._leave,
            Verb.ADD_COMPUTER: self._add_computer,
            Verb.START: self._start,
            **OptionPresses(desk).handlers,
            Verb.REMATCH: self._rematch,
            Verb.RECORD: self._record,
            Verb.RESIGN: self._resign,
            Verb.STOP: self._stop,
            **Privacy(desk).handlers,
            Verb.HISTORY: lambda reply, press: turn_page(desk, reply, press),
            Verb.FILM: lambda reply, press: show_film(desk, reply, press),
            **OvertimePresses(desk).handlers,
            Verb.GAMES: self._games,
            Verb.NEXT: lambda reply, press: open_next(desk, reply),
            **Customs(desk).handlers,
            Verb.RECAP: lambda reply, press: show_recap(desk, reply, press),
            **NotePresses(desk).handlers,
            **WatchPresses(desk).handlers,
            **ClosingPresses(desk).handlers,
            **SeatPresses(desk).handlers,
            **InvitationPresses(desk).handlers,
            **PlanPresses(desk).handlers,
            **HintPresses(desk).handlers,
            **ReviewPresses(desk).handlers,
            **self._learning.handlers,
            **AboutPresses(desk).handlers,
            **ServerPanel(desk).handlers,
            **PracticePresses(desk).handlers,
        }

    async def answer(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press; one whose custom id is not ours, or of another age, gets a kind word too."""
        form = interaction.type is discord.InteractionType.modal_submit
        data: Mapping[str, Any] = dict(interaction.data or {})
        press = PressId.parse(str(data.get("custom_id", "")))
        kind = Kind.PRIVATE if press is None else kind_of(press.verb, interaction)
        reply = Reply(interaction, kind, self._desk.panels, self._openings)

        async def work() -> None:
            if press is None or (form and press.verb not in MODAL_VERBS):
                raise Refused("error-lost-modal" if form else "error-old-button")
            if press.table:
                reply.about = press.table
                await self._see_place(reply, press)
            await self._handlers[press.verb](reply, press)

        await self._troubles.guard(reply, work, press)

    async def _see_place(self, reply: Reply, press: PressId) -> None:
        """See that a press is about a table of its server, or about a seat of one's own.

        Without a server, or on a page that nobody else sees, whoever sits at a table is served wherever it stands.

        Raises:
            Refused: it is neither.
            TableError: NOT_SEATED, NO_TABLE, STORE.
        """
        table = await self._app.tables.get(press.table)
        if table.place.guild != reply.interaction.guild_id:
            alone = reply.interaction.guild_id is None or reply.from_private
            stops = press.verb is Verb.WATCH and press.arg == STOP
            if not alone or (press.verb not in OWN_SEAT_VERBS and not stops):
                raise Refused("error-old-button")
            if not stops:
                self._desk.own_seat(reply, table)
        await self._desk.welcome(reply, table)

    async def _act(self, reply: Reply, press: PressId) -> None:
        code = chosen(reply) if press.arg.startswith(CHOSEN) else press.arg
        await self._desk.act(reply, press.table, press.version, [code])

    async def _branch(self, reply: Reply, press: PressId) -> None:
        table = await self._app.tables.get(press.table)
        await self._desk.hand(reply, table, branch=press.arg)

    async def _pick(self, reply: Reply, press: PressId) -> None:
        """Note which cards a select has marked; the rest of the mask is that of the other selects."""
        code, mask, part = parts(press, 3)
        start = number(part) * IN_SELECT
        values = [number(value, 2) for value in reply.data.get("values", ())]
        kept = [place for place in read_mask(mask, 64) if not start <= place < start + IN_SELECT]
        table = await self._app.tables.get(press.table)
        if table.version != press.version:
            raise TableError(Reason.STALE)
        await self._desk.hand(reply, table, branch=code, picked=write_mask([*kept, *values]))

    async def _play(self, reply: Reply, press: PressId) -> None:
        """Play the picked cards: the mask counts places in what was shown, so it is good for that version only."""
        code, mask = parts(press, 2)
        table = await self._app.tables.get(press.table)
        seat = self._desk.seat(reply, table)
        seen = table.seen_by(seat)
        decision = seen.decision if seen is not None else None
        if decision is None:
            raise TableError(Reason.NOT_YOUR_TURN if table.status is Status.RUNNING else Reason.GAME_OVER)
        choice = find(decision, code)
        if choice is None or choice.gather is None:
            raise TableError(Reason.STALE)
        items = choice.gather.items
        picked = [items[place].code for place in read_mask(mask, len(items))]
        actions = self._app.rules(table).compose(choice.code, picked)
        await self._desk.act(reply, press.table, press.version, [action.code for action in actions])

    async def _hand(self, reply: Reply, press: PressId) -> None:
        await self._desk.hand(reply, await self._app.tables.get(press.table))

    async def _rules(self, reply: Reply, press: PressId) -> None:
        table = await self._app.tables.get(press.table)
        seat = table.seat_of(reply.user)
        screen = await rules_page(self._app, table.kind, table, seat, self._desk.language(reply, table))
        await self._desk.page(reply, table, screen)

    async def _topic(self, reply: Reply, press: PressId) -> None:
        table = await self._app.tables.get(press.table) if press.table else None
        seat = table.seat_of(reply.user) if table is not None else None
        kind, topic = asked_for(press.arg, reply.data.get("values") or ())
        if kind not in self._app.games or (table is not None and table.kind != kind):
            raise Refused("error-old-button")
        screen = await rules_page(self._app, kind, table, seat, self._desk.language(reply, table), topic)
        await self._desk.page(reply, table, screen)

    async def _take_back(self, reply: Reply, press: PressId) -> None:
        await self._desk.take_back(reply, press.table)

    async def _join(self, reply: Reply, press: PressId) -> None:
        user, thread = reply.interaction.user, isinstance(reply.interaction.channel, discord.Thread)
        table = await self._app.tables.lobbies.join(press.table, user.id, user.display_name, invite=thread)
        await self._desk.changed(reply, table)
        await self._learning.offer(reply, table)

    async def _leave(self, reply: Reply, press: PressId) -> None:
        await self._desk.changed(reply, await self._app.tables.lobbies.leave(press.table, reply.user))

    async def _add_computer(self, reply: Reply, press: PressId) -> None:
        table = await self._app.tables.get(press.table)
        name = self._desk.computer_name(table, table.language)
        table = await self._app.tables.lobbies.add_computer(press.table, reply.user, name)
        await self._desk.changed(reply, table)

    async def _start(self, reply: Reply, press: PressId) -> None:
        await self._desk.changed(reply, await self._app.tables.lobbies.start(press.table, reply.user))

    async def _rematch(self, reply: Reply, press: PressId) -> None:
        await see_opening(self._desk, reply)
        await self._desk.rematch(reply, press.table)

    async def _record(self, reply: Reply, press: PressId) -> None:
        await self._desk.record(reply, press.table)

    async def _resign(self, reply: Reply, press: PressId) -> None:
        await self._desk.resign(reply, press.table)

    async def _stop(self, reply: Reply, press: PressId) -> None:
        table = await self._app.tables.get(press.table)
        # What somebody may do in another server says nothing about this table.
        may_manage = self._desk.here(reply, table) and reply.interaction.permissions.manage_channels
        await self._desk.stop(reply, press.table, may_manage=may_manage)

    async def _games(self, reply: Reply, press: PressId) -> None:
        await open_games(self._desk, reply, number(press.arg.partition(".")[0] or "0"))


def kind_of(verb: Verb, interaction: discord.Interaction[Any]) -> Kind:
    """Return what the answer to a press is going to be."""
    match verb:
        case Verb.REMATCH | Verb.OPEN:
            return Kind.PUBLIC
        case Verb.RECORD | Verb.FILM | Verb.SAMPLE | Verb.RECAP | Verb.WORD | Verb.SNOOZE | Verb.EXPORT:
            return Kind.PRIVATE
        case Verb.NOTIFIED:
            return Kind.PRIVATE
        case (
            Verb.HAND
            | Verb.MORE
            | Verb.MISSED
            | Verb.SEE
            | Verb.TEXT
            | Verb.KNOWN
            | Verb.RULES
            | Verb.SCORES
            | Verb.OPTIONS
            | Verb.HISTORY
            | Verb.BRANCH
            | Verb.PICK
            | Verb.TOPIC
            | Verb.FORGET
            | Verb.RESIGN
            | Verb.STOP
            | Verb.PACE
            | Verb.PROPOSE
            | Verb.GAMES
            | Verb.NEXT
            | Verb.REMINDERS
            | Verb.REMIND_EVERY
            | Verb.REMIND_WHERE
            | Verb.QUIET
            | Verb.ZONE
            | Verb.CITY
            | Verb.AWAY
            | Verb.AWAY_AS
            | Verb.AWAY_SENT
            | Verb.BACK
            | Verb.INVITATIONS
            | Verb.AVOID
            | Verb.PRIVACY
            | Verb.NOTE
            | Verb.NOTE_SENT
            | Verb.WORD_SENT
            | Verb.WATCH
            | Verb.CLOSES
            | Verb.SEAT_OFFER
            | Verb.SEAT_TO
            | Verb.MOTIONS
            | Verb.HOSTING
            | Verb.PLAN
            | Verb.PLAN_PICK
            | Verb.PLAN_PLAY
            | Verb.PLAN_ALLOW
            | Verb.PLAN_MAKE
            | Verb.PLAN_DROP
            | Verb.SETTINGS
            | Verb.HINT
            | Verb.REVIEW
            | Verb.LEARN
            | Verb.FIRSTS
            | Verb.PRACTICE
        ):
            # A page that only its reader sees is turned; a button that all see opens a page.
            return Kind.UPDATE if from_private(interaction) else Kind.PRIVATE
        case (
            Verb.ACT
            | Verb.PLAY
            | Verb.TAKE_BACK
            | Verb.JOIN
            | Verb.LEAVE
            | Verb.ADD_COMPUTER
            | Verb.REMOVE_COMPUTER
            | Verb.LEVEL
            | Verb.START
            | Verb.CANCEL
            | Verb.VARIANT
            | Verb.EXPANSION
            | Verb.BALLOT
            | Verb.AGREE
            | Verb.DECLINE
            | Verb.SPARE
            | Verb.SEAT_TAKE
            | Verb.SEAT_OPEN
            | Verb.MOTION
            | Verb.INVITE
            | Verb.REFUSE
            | Verb.HINTS
        ):
            return Kind.UPDATE
        case _:
            assert_never(verb)
