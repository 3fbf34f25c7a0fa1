"""What happens when somebody wants something of a table: done, committed, answered, and shown to all."""

from __future__ import annotations

import json
import logging
import math
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import replace
from typing import Any, Final

import discord
from discord.ui import Button

from bot.context import App
from bot.discord_api.errors import NETWORK
from bot.domain.clock import Clock
from bot.domain.pace import MINUTE
from bot.i18n.messages import BoundSpeech
from bot.interactions.cooldowns import Limits, Wish
from bot.interactions.ephemeral import Panels, Private
from bot.interactions.errors import Refused
from bot.interactions.permissions import explained
from bot.interactions.response import Reply, Screen
from bot.queries.my_tables import is_asked
from bot.queries.next_table import NextTableFinder
from bot.reconciler import DiscordFailure, Forbidden, Reconciler, side_by_side
from bot.scheduling.context import Surroundings
from bot.screens.board import begin_drawing_board
from bot.screens.components import file_page, link_button, message_url, notice
from bot.screens.event_log import news_lines, private_lines
from bot.screens.frame import Frame, NextTableOffer, next_table_offer, notice_with_offer, table_frame
from bot.screens.hand import hand_screen
from bot.screens.known_cards import known_page
from bot.screens.more_menu import with_back_button
from bot.tables import (
    Guest,
    InvitationResult,
    Invitee,
    NewsItem,
    Reason,
    Status,
    Table,
    TableError,
    TableSpec,
    TableTurn,
    VisibleGame,
    is_sign_due,
)

log = logging.getLogger(__name__)

_PATIENCE: Final = 0.05
"""Seconds for which a press waits for computers, so that all is committed at once; later they go on by themselves."""


class Desk:
    """Serves presses and commands alike.

    Errors pass through; `bot.services.error_messages` turns them into kind answers.

    What is committed is followed by the reconciler, whatever becomes of the answer; the answer is one duty beside it.
    """

    def __init__(
        self,
        app: App,
        reconciler: Reconciler,
        limits: Limits,
        around: Surroundings,
        clock: Clock,
        panels: Panels | None = None,
    ) -> None:
        self.app = app
        self.reconciler = reconciler
        self.limits = limits
        self.around = around
        self.clock = clock
        self.panels = panels or Panels(clock)
        self.next = NextTableFinder(app.tables)

    def language(self, reply: Reply, table: Table | None = None) -> str:
        """Return the reader's language, for words about a table if there is one."""
        return reply.reader.of(table.language if table is not None else None)

    async def table_here(self, reply: Reply) -> Table:
        """Return the live table of the channel.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        table = await self.app.tables.live_in(reply.interaction.channel_id or 0)
        if table is None:
            raise TableError(Reason.NO_TABLE)
        reply.about = table.id
        await self.welcome(reply, table)
        return table

    async def welcome(self, reply: Reply, table: Table) -> None:
        """Note that somebody is there: his absence ends, and a computer that plays for him gives his seat back.

        Raises:
            TableError: STORE.
        """
        await self.back(reply.user)
        if table.gets_seat_back(reply.user):
            reply.seat_kept = table.seat_of(reply.user) in table.votes
            await self.app.tables.overdue_players.come_back(table.id, reply.user)
            self.reconciler.wake(table.id)
        else:
            await self._note_sign(table, reply.user)
        if is_sign_due(table, reply.user, int(self.clock.now())):
            await self.app.tables.host_succession.note_sign(table.id, reply.user)
            self.reconciler.wake(table.id)

    async def back(self, user: int) -> None:
        """Note that somebody is there: his absence ends, wherever he shows himself.

        Raises:
            TableError: STORE.
        """
        self.around.press(user)
        if (await self.app.tables.people.preferences([user]))[user].away(int(self.clock.now())) is not None:
            await self.end_absence(user)

    async def end_absence(self, user: int) -> None:
        """End the absence of a user, which is a sign at all tables of theirs.

        Raises:
            TableError: STORE.
        """
        for changed in await self.app.tables.people.come_back(user, int(self.clock.now())):
            await self._note_sign(await self.app.tables.get(changed), user)
            self.reconciler.wake(changed)

    async def _note_sign(self, table: Table, user: int) -> None:
        """Note that a player who is asked at a table without a clock is there, at most once a minute.

        Raises:
            TableError: STORE.
        """
        seat, now, around = table.seat_of(user), int(self.clock.now()), self.around.of(table)
        since = around.silent_since(table, seat) if seat is not None else None
        if seat is None or since is None or now - since < MINUTE:
            return
        told = around.announced(table, seat, now) is not None
        # What another process looks after is found by it as owed.
        await self.app.tables.overdue_players.note_sign(
            table.id, user, owed=told or not self.app.tables.is_responsible_for(table)
        )
        if told:
            self.reconciler.wake(table.id)

    def not_too_often(self, reply: Reply, wish: Wish) -> None:
        """Let somebody have what others hear or wait for, unless it was asked for too often just now.

        Raises:
            Refused: it was.
        """
        seconds = self.limits.wait(reply.user, wish)
        if seconds:
            raise Refused("error-too-often", seconds=math.ceil(seconds))

    async def open(self, reply: Reply, spec: TableSpec, people: Sequence[Invitee] = ()) -> InvitationResult:
        """Open a lobby; it is the public answer where it stands in the channel of the command and calls nobody.

        Args:
            reply: the command.
            spec: what it is to be; its role is pinged if there is room for others than those who are invited.
            people: who is invited.
        """
        user = reply.interaction.user
        tables = self.app.tables
        await self.back(user.id)

        async def opening(guests: tuple[Guest, ...]) -> Table:
            with_role = spec if len(guests) < spec.size - 1 else replace(spec, role=None)
            return await tables.lobbies.create(with_role, user.id, user.display_name, guests=guests)

        answers = spec.channel_ref.channel == reply.interaction.channel_id and not (people or spec.role)
        with self.reconciler.openings.at(spec.channel_ref):
            invited = await tables.invitations.open(user.id, people, spec.size - 1, opening)
            table = invited.table
            refused = await self.reconciler.reconcile(table.id, response=reply if answers else None)
        await self._shown(reply, table, refused)
        return replace(invited, table=await tables.get(table.id))

    async def rematch(self, reply: Reply, table_id: int) -> None:
        """Open a lobby like a finished table's."""
        user = reply.interaction.user
        await self.changed(reply, await self.app.tables.lobbies.rematch(table_id, user.id, user.display_name))

    async def changed(self, reply: Reply, table: Table) -> None:
        """Show a table that is new or has changed, by the answer itself where that can be."""
        await self.show(reply, table, answers=True)
        await reply.quietly()

    async def show(self, reply: Reply, table: Table, *, answers: bool = False) -> None:
        """Show all a table that has changed; the response may be given by it if it `answers`.

        Raises:
            Forbidden: the channel refuses.
            Rejected: Discord rejects what the bot sends, again and again.
        """
        await self._shown(reply, table, await self.reconciler.reconcile(table.id, response=reply if answers else None))

    async def repost(self, reply: Reply, table: Table) -> None:
        """Bring a table's message to the end of the channel, calling nobody who was called."""
        self.not_too_often(reply, Wish.BOARD)
        await self.app.tables.outbox.repost(table.id)
        await self.show(reply, table)
        table = await self.app.tables.get(table.id)
        speech = self.app.speech(table, self.language(reply, table))
        await reply.private(notice(speech.say("board-moved"), *self.links(table, speech)), Private.NOTICE)

    def links(self, table: Table, speech: BoundSpeech) -> list[Button[Any]]:
        """Return a button that leads to a table's message, if there is one."""
        if table.board is None:
            return []
        place = table.channel_ref
        return [link_button(speech.say("goto-board"), message_url(place.guild, place.channel, table.board))]

    async def act(self, reply: Reply, table_id: int, version: int | None, codes: Sequence[str]) -> None:
        """Make a player's actions, let the computers answer, tell the player, show the board to all."""
        acting = self.app.tables.play.acting(table_id, reply.user, version, codes, patience=_PATIENCE)
        await self._follow(reply, await self._drawn_ahead(acting))

    async def take_back(self, reply: Reply, table_id: int) -> None:
        """Take a player's last action back."""
        turn = await self._drawn_ahead(self.app.tables.play.taking_back(table_id, reply.user))
        await self._follow(reply, turn, done="take-back-done")

    async def _drawn_ahead(self, playing: AbstractAsyncContextManager[TableTurn]) -> TableTurn:
        """Return a turn when it is committed; its board is drawn meanwhile."""
        async with playing as turn:
            table = turn.table
            if self.app.tables.is_responsible_for(table):
                begin_drawing_board(self.app, table, self.around.of(table), self.clock.now())
        return turn

    async def _follow(self, reply: Reply, turn: TableTurn, done: str = "") -> None:
        table = await self.reconciler.play_computers(turn.table)
        language = self.language(reply, table)
        speech = self.app.speech(table, language).to(turn.seat)
        seen = table.seen_by(turn.seat)
        if seen is None:
            raise TableError(Reason.RETIRED)
        on_board = reply.from_component and not reply.from_private and self.here(reply, table)
        if on_board and not turn.automatic and not private_lines(self.app, table, _own(seen, turn), speech):
            await self.show(reply, turn.table, answers=True)
            await reply.quietly()
            await self._go_on(reply, await self._thought(table))
            return
        # Whoever has learnt on the board what nobody else did gets a panel for it, the board follows beside it.
        lines = [speech.say(done)] if done else self._done(table, seen, turn, speech, forced=False)
        lines += self._done(table, seen, turn, speech, forced=True)
        after = seen.since_own if not done else ()

        async def panel() -> None:
            await reply.private(await self._panel(reply, table, turn.seat, lines, after), Private.HAND)

        if reply.from_private:
            await side_by_side(self.show(reply, turn.table), panel())
        else:
            with self.panels.coming(reply.user, reply.interaction.channel_id or 0):
                await side_by_side(self.show(reply, turn.table), panel())
        await self._go_on(reply, await self._masters(reply, table, turn.seat))

    async def _panel(
        self, reply: Reply, table: Table, seat: int, notice: Sequence[str], news: Sequence[NewsItem] | None
    ) -> Screen:
        """Return a player's own panel as it is now, with what the player did and what others did since."""
        language, frame = self.language(reply, table), await self.frame(reply, table)
        return await hand_screen(self.app, table, seat, language, notice=notice, news=news, frame=frame)

    async def _masters(self, reply: Reply, table: Table, seat: int) -> Table:
        """Return a table as `_thought` does; the panel that was shown tells what masters did, unless it was left."""
        later = await self._thought(table)
        seen = later.seen_by(seat)
        if later.version != table.version and seen is not None and not reply.overtaken:
            await reply.later(await self._panel(reply, later, seat, (), seen.since_own or None), Private.HAND)
        return later

    async def _thought(self, table: Table) -> Table:
        """Return a table as it is when those computers have acted that think; what people did is shown by then."""
        if not self.app.tables.is_search_next(table):
            return table
        await self.reconciler.wait_for_computers(table.id)
        return await self.app.tables.get(table.id)

    def _done(
        self, table: Table, seen: VisibleGame, turn: TableTurn, speech: BoundSpeech, *, forced: bool
    ) -> list[str]:
        """Return the lines that tell what came of a press, or of what was forced by it, with the reason for that."""
        own = [one for one in _own(seen, turn) if (one.number in turn.automatic) is forced]
        lines = news_lines(self.app, table, own, speech)
        return [speech.say("turn-forced-line", text=line) for line in lines[:1]] + lines[1:] if forced else lines

    async def frame(self, reply: Reply, table: Table) -> Frame:
        """Return what stands around a panel of whoever asks; his note and help too, unless the store does not tell."""
        away, offer = reply.away_from(table.channel_ref.channel), self._offer(reply, table)
        frame = table_frame(self.app, table, self.language(reply, table), away=away, offer=offer)
        with suppress(TableError):
            frame = replace(frame, note=await self.app.tables.notes.of(table.id, reply.user))
            frame = replace(frame, aided=bool(await self.app.tables.people.gets_help_lines(table, reply.user)))
        return frame

    def _offer(self, reply: Reply, table: Table) -> NextTableOffer | None:
        """Return the offer to go on to another table that is known to wait, unless this one still does."""
        following = None if is_asked(table, reply.user) else self.next.remembered(reply.user, table)
        if following is None:
            return None
        self.next.note_offer(reply.user, following)  # the panel tells it
        return next_table_offer(self.app, following, reply.user, self.language(reply, following))

    async def _go_on(self, reply: Reply, table: Table) -> None:
        """Tell somebody who has acted which table waits for him next, once for each decision.

        That comes after everything else, so that nobody waits for it, and nothing depends on it.
        """
        following = None if is_asked(table, reply.user) else await self.next.find(reply.user, table)
        if following is None or not self.next.note_offer(reply.user, following):
            return
        offer = next_table_offer(self.app, following, reply.user, self.language(reply, following))
        try:
            await reply.aside(notice_with_offer("", offer), Private.NOTICE)
        except (discord.HTTPException, *NETWORK) as error:
            log.info("somebody's next table could not be told (%s)", type(error).__name__)

    async def _shown(self, reply: Reply, table: Table, trouble: DiscordFailure | None) -> None:
        """Tell the user who has done something if the channel refuses to show it; what was done is done.

        Raises:
            Forbidden: it does.
            Rejected: Discord rejects what the bot sends, again and again.
        """
        if isinstance(trouble, Forbidden):
            raise explained(trouble, reply.interaction, table.channel_ref.channel)
        if trouble is not None and await self.reconciler.is_always_rejected(table.id):
            raise trouble

    async def hand(
        self,
        reply: Reply,
        table: Table,
        *,
        branch: str = "",
        picked: str | None = None,
        notice: Sequence[str] = (),
    ) -> None:
        """Show a player's own panel, and in it what masters do who think just then."""
        seat = self.seat(reply, table)
        language, frame = self.language(reply, table), await self.frame(reply, table)
        screen = await hand_screen(
            self.app, table, seat, language, branch=branch, picked=picked, notice=notice, frame=frame
        )
        reply.about = table.id
        await reply.private(screen, Private.HAND)
        if not branch:
            await self._masters(reply, table, seat)

    async def known(self, reply: Reply, table: Table) -> None:
        """Show what is known of the cards that do not lie open: to a player what he knows, to others what all know.

        Raises:
            Refused: the table plays a variant that shows no such thing, or does not play.
        """
        seat = table.seat_of(reply.user)
        screen = await known_page(self.app, table, seat, self.language(reply, table))
        if screen is None:
            raise Refused("error-no-known", table.kind)
        await self.page(reply, table, screen)

    async def page(self, reply: Reply, table: Table | None, screen: Screen) -> None:
        """Show a page to read: in the place of the private one where it was pressed, with a way back, or by itself."""
        if table is not None and table.dealt and reply.from_component and reply.from_private:
            screen = with_back_button(screen, table, self.app.speech(table, self.language(reply, table)))
        await reply.private(screen)

    def here(self, reply: Reply, table: Table) -> bool:
        """Whether somebody asks in the server in which a table stands."""
        return reply.interaction.guild_id == table.channel_ref.guild

    def own_seat(self, reply: Reply, table: Table) -> int:
        """Return the seat of the person who asks, be there a game or not.

        Raises:
            TableError: NOT_SEATED.
        """
        seat = table.seat_of(reply.user)
        if seat is None:
            raise TableError(Reason.NOT_SEATED)
        return seat

    def seat(self, reply: Reply, table: Table) -> int:
        """Return the seat of the person who asks.

        Raises:
            TableError: NOT_SEATED, or NOT_RUNNING while there is no game.
        """
        seat = self.own_seat(reply, table)
        if not table.dealt:
            raise TableError(Reason.RETIRED if table.retired else Reason.NOT_RUNNING)
        return seat

    async def resign(self, reply: Reply, table_id: int) -> None:
        """Hand the seat of the person who asks to a computer; in a lobby, leave it."""
        table = await self.app.tables.get(table_id)
        if table.status is Status.LOBBY:
            table = await self.app.tables.lobbies.leave(table_id, reply.user)
        else:
            computer = self.computer_name(table, table.language)
            table = (await self.app.tables.leaving.resign(table_id, reply.user, computer)).table
        await self._ended(reply, table, "resign-done")

    async def stop(self, reply: Reply, table_id: int, *, may_manage: bool) -> None:
        """Stop a game for everybody, or call off a lobby."""
        table = await self.app.tables.leaving.stop(table_id, reply.user, may_manage)
        await self._ended(reply, table, "stop-done")

    async def _ended(self, reply: Reply, table: Table, message: str) -> None:
        done = self.app.words.note(self.language(reply, table), message)
        await side_by_side(self.show(reply, table), reply.private(notice(done), Private.NOTICE))

    async def record(self, reply: Reply, table_id: int) -> None:
        """Give the record of a finished game as a file."""
        record = await self.app.tables.game_records.record(table_id)
        text = self.app.words.note(self.language(reply), "record-ready")
        data = json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode()
        await reply.aside(file_page(text, f"{record['game']}-{table_id}.json", data), Private.KEPT)

    def computer_name(self, table: Table, language: str) -> str:
        """Return a computer's name that is not at the table yet."""
        return self.app.computer_name(table, language)


def _own(seen: VisibleGame, turn: TableTurn) -> list[NewsItem]:
    """Return what came of a turn itself, not of what computers did after it."""
    return [one for one in seen.news(turn.after) if one.number <= turn.upto]
