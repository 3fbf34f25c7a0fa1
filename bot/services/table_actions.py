"""Actions of users at a table: do and commit them, answer the user, and show the table to all."""

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

from bot.app_context import App
from bot.deadlines.table_deadlines import TableContexts
from bot.discord_api.errors import NETWORK
from bot.domain.clock import Clock
from bot.domain.pace import MINUTE
from bot.helpers.gather import side_by_side
from bot.i18n.messages import BoundSpeech
from bot.interactions.bot_permissions import with_known_cause
from bot.interactions.cooldowns import Cooldown, Cooldowns
from bot.interactions.ephemeral import EphemeralKind, EphemeralTracker
from bot.interactions.errors import Refused
from bot.interactions.response import InteractionResponse, Screen
from bot.queries.my_tables import is_asked
from bot.queries.next_table import NextTableFinder
from bot.reconciler import DiscordFailure, Forbidden, Reconciler
from bot.screens.board import begin_drawing_board
from bot.screens.components import file_page, link_button, message_url, notice
from bot.screens.event_sentences import press_lines, private_lines, without_retold
from bot.screens.hand import hand_screen
from bot.screens.header_and_footer import (
    Frame,
    NextTableOffer,
    back_to_table,
    next_table_offer,
    notice_with_offer,
    table_frame,
)
from bot.screens.known_cards import known_page
from bot.services.hand_refresher import HandRefresher
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
"""Seconds for which a press waits for computers, so that all is committed together; later they act separately."""


class TableActions:
    """Does what presses and commands ask for at a table.

    Errors pass through; `bot.services.error_messages` answers them. The reconciler shows what is committed even if the
    answer fails.
    """

    def __init__(
        self,
        app: App,
        reconciler: Reconciler,
        cooldowns: Cooldowns,
        contexts: TableContexts,
        clock: Clock,
        ephemeral_messages: EphemeralTracker | None = None,
    ) -> None:
        self.app = app
        self.reconciler = reconciler
        self.cooldowns = cooldowns
        self.contexts = contexts
        self.clock = clock
        self.ephemeral_messages = ephemeral_messages or EphemeralTracker(clock)
        self.next = NextTableFinder(app.tables)
        self.hands = HandRefresher(clock, self._asked_hand)
        reconciler.after_pass = self.hands.refresh

    async def require_table_here(self, response: InteractionResponse) -> Table:
        """Return the live table of the channel.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        table = await self.app.tables.live_in(response.interaction.channel_id or 0)
        if table is None:
            raise TableError(Reason.NO_TABLE)
        response.table_id = table.id
        await self.note_presence(response, table)
        return table

    async def note_presence(self, response: InteractionResponse, table: Table) -> None:
        """Note that the user is present: end their absence and take their seat back from a stand-in.

        Their present name is noted, too: what the press commits stores it, or else `store_name`.

        Raises:
            TableError: STORE.
        """
        # In another server and in direct messages they may have another name.
        if response.interaction.guild_id == table.channel_ref.guild:
            self.app.tables.note_name(table, response.user, response.interaction.user.display_name)
        ended_absence = await self.note_user_presence(response.user)
        if ended_absence:
            response.welcome_back = "away-over"
        if table.gets_seat_back(response.user):
            response.ended_vote = table.seat_of(response.user) in table.votes
            if not response.ended_vote:
                response.welcome_back = "away-over-seat" if ended_absence else "seat-back"
            await self.app.tables.overdue_players.come_back(table.id, response.user)
            self.reconciler.wake(table.id)
        else:
            await self._note_sign(table, response.user)
        if is_sign_due(table, response.user, int(self.clock.now())):
            await self.app.tables.host_succession.note_sign(table.id, response.user)
            self.reconciler.wake(table.id)

    async def store_name(self, response: InteractionResponse) -> None:
        """Store the user's changed name at the table of a response that has committed nothing."""
        with suppress(TableError):
            if await self.app.tables.store_names(response.table_id) is not None:
                self.reconciler.wake(response.table_id)

    async def note_user_presence(self, user: int) -> bool:
        """Note that the user is present, in any channel: end their absence, and return whether there was one.

        Raises:
            TableError: STORE.
        """
        self.contexts.press(user)
        if (await self.app.tables.people.preferences([user]))[user].away(int(self.clock.now())) is None:
            return False
        await self.end_absence(user)
        return True

    async def end_absence(self, user: int) -> None:
        """End the absence of a user, which counts as a sign at all their tables.

        Raises:
            TableError: STORE.
        """
        for changed in await self.app.tables.people.come_back(user, int(self.clock.now())):
            await self._note_sign(await self.app.tables.get(changed), user)
            self.reconciler.wake(changed)

    async def _note_sign(self, table: Table, user: int) -> None:
        """Note a sign of a player who must act at a table without a clock, at most once a minute.

        Raises:
            TableError: STORE.
        """
        seat, now, context = table.seat_of(user), int(self.clock.now()), self.contexts.of(table)
        since = context.silent_since(table, seat) if seat is not None else None
        if seat is None or since is None or now - since < MINUTE:
            return
        announced = context.announced(table, seat, now) is not None
        # A table of another process is found there by its open duty.
        await self.app.tables.overdue_players.note_sign(
            table.id, user, owed=announced or not self.app.tables.is_responsible_for(table)
        )
        if announced:
            self.reconciler.wake(table.id)

    def require_no_cooldown(self, response: InteractionResponse, cooldown: Cooldown) -> None:
        """Require that the user has not asked for this too often, and count the request.

        Raises:
            Refused: they have.
        """
        seconds = self.cooldowns.wait(response.user, cooldown)
        if seconds:
            raise Refused("error-too-often", seconds=math.ceil(seconds))

    async def open(
        self, response: InteractionResponse, spec: TableSpec, people: Sequence[Invitee] = ()
    ) -> InvitationResult:
        """Open a lobby; it is the public answer if it stands in the command's channel and pings nobody.

        Args:
            response: the command.
            spec: the options; the role is pinged if there are more seats than invited people.
            people: the people to invite.
        """
        user = response.interaction.user
        tables = self.app.tables
        if await self.note_user_presence(user.id):
            response.welcome_back = "away-over"

        async def opening(guests: tuple[Guest, ...]) -> Table:
            with_role = spec if len(guests) < spec.size - 1 else replace(spec, role=None)
            return await tables.lobbies.create(with_role, user.id, user.display_name, guests=guests)

        answers = spec.channel_ref.channel == response.interaction.channel_id and not (people or spec.role)
        with self.reconciler.openings.at(spec.channel_ref):
            invited = await tables.invitations.open(user.id, people, spec.size - 1, opening)
            table = invited.table
            refused = await self.reconciler.reconcile(table.id, response=response if answers else None)
        await self._require_shown(response, table, refused)
        return replace(invited, table=await tables.get(table.id))

    async def rematch(self, response: InteractionResponse, table_id: int) -> None:
        """Open a lobby with the options of a finished table; start it at once if the user is alone with computers.

        The lobby is shown before all the same, because it publishes what the deal is bound to. If Discord does not say
        that it is there, it stays a lobby: a lost one can be found again, but not as the note of a running game.
        """
        user, lobbies = response.interaction.user, self.app.tables.lobbies
        table = await lobbies.rematch(table_id, user.id, user.display_name)
        if table.people == (user.id,) and len(table.players) == table.size:
            await self.show(response, table, answers=True)
            if (await self.app.tables.get(table.id)).shown.note is not None:
                await self.show(response, await lobbies.start(table.id, user.id))
            await response.acknowledge_silently()
        else:
            await self.show_change(response, table)

    async def show_change(self, response: InteractionResponse, table: Table) -> None:
        """Show a new or changed table, if possible by the answer itself."""
        await self.show(response, table, answers=True)
        await response.acknowledge_silently()

    async def show_choice(self, response: InteractionResponse, table: Table, choice: str, *, changed: bool) -> None:
        """Show a table after a player's choice; if the choice has not `changed` it, repeat the choice to the player."""
        if changed:
            await self.show_change(response, table)
            return
        speech = self.app.speech(table, response.language(table))
        text = speech.say("vote-given", choice=speech.say(choice))
        await response.send_ephemeral(notice(text, back_to_table(table, speech)), EphemeralKind.NOTICE)

    async def show(self, response: InteractionResponse, table: Table, *, answers: bool = False) -> None:
        """Show a changed table to all; if it `answers`, that may be the response.

        Raises:
            Forbidden: the channel refuses.
            Rejected: Discord has rejected the message repeatedly.
        """
        pressed = response.interaction.message
        self.refresh_pages(table, None if pressed is None else pressed.id)
        await self._require_shown(
            response, table, await self.reconciler.reconcile(table.id, response=response if answers else None)
        )

    def refresh_pages(self, table: Table, but: int | None = None) -> None:
        """Redraw the open pages of a lobby that has changed, except one message; a last time once its game begins."""
        self.ephemeral_messages.refresh(table.id, but, last=table.status is not Status.LOBBY)

    async def repost(self, response: InteractionResponse, table: Table) -> None:
        """Move a table's message to the end of the channel, without pinging anybody again."""
        self.require_no_cooldown(response, Cooldown.BOARD)
        await self.app.tables.outbox.repost(table.id)
        await self.show(response, table)
        table = await self.app.tables.get(table.id)
        speech = self.app.speech(table, response.language(table))
        await response.show_ephemeral(
            notice(speech.say("board-moved"), *self.board_links(table, speech)), EphemeralKind.NOTICE
        )

    def board_links(self, table: Table, speech: BoundSpeech) -> list[Button[Any]]:
        """Return a button that links to the table's message, if there is one."""
        if table.board is None:
            return []
        channel_ref = table.channel_ref
        return [link_button(speech.say("goto-board"), message_url(channel_ref.guild, channel_ref.channel, table.board))]

    async def act(
        self, response: InteractionResponse, table_id: int, version: int | None, codes: Sequence[str]
    ) -> None:
        """Do a player's actions, let the computers act, tell the player, and show the board to all."""
        acting = self.app.tables.play.acting(table_id, response.user, version, codes, patience=_PATIENCE)
        await self._answer_turn(response, await self._commit_turn(acting))

    async def take_back(self, response: InteractionResponse, table_id: int) -> None:
        """Take back a player's last action."""
        turn = await self._commit_turn(self.app.tables.play.taking_back(table_id, response.user))
        await self._answer_turn(response, turn, done="take-back-done")

    async def _commit_turn(self, playing: AbstractAsyncContextManager[TableTurn]) -> TableTurn:
        """Return a turn once it is committed; draw its board meanwhile."""
        async with playing as turn:
            table = turn.table
            if self.app.tables.is_responsible_for(table):
                begin_drawing_board(self.app, table, self.contexts.of(table), self.clock.now())
        return turn

    async def _answer_turn(self, response: InteractionResponse, turn: TableTurn, done: str = "") -> None:
        table = await self.reconciler.play_computers(turn.table)
        language = response.language(table)
        speech = self.app.speech(table, language).to(turn.seat)
        seen = table.seen_by(turn.seat)
        if seen is None:
            raise TableError(Reason.RETIRED)
        on_board = response.from_component and not response.from_ephemeral and self.is_here(response, table)
        if on_board and not turn.automatic and not private_lines(self.app, table, _own(seen, turn), speech):
            await self.show(response, turn.table, answers=True)
            await response.acknowledge_silently()
            await self._offer_next_table(response, await self._after_thinking(table))
            return
        # A player who has learnt something that the others have not reads it in an ephemeral hand.
        lines = [speech.say(done)] if done else self._turn_lines(table, seen, turn, speech, forced=False)
        lines += self._turn_lines(table, seen, turn, speech, forced=True)
        after = seen.since_own if not done else ()

        async def send_hand() -> None:
            await response.show_ephemeral(
                await self._hand_screen(response, table, turn.seat, lines, after), EphemeralKind.HAND
            )

        if response.from_ephemeral:
            await side_by_side(self.show(response, turn.table), send_hand())
        else:
            with self.ephemeral_messages.expect_new(response.user, response.interaction.channel_id or 0):
                await side_by_side(self.show(response, turn.table), send_hand())
        await self._offer_next_table(response, await self._show_thinking_computers(response, table, turn.seat))

    async def _hand_screen(
        self,
        response: InteractionResponse,
        table: Table,
        seat: int,
        notice: Sequence[str],
        news: Sequence[NewsItem] | None,
    ) -> Screen:
        """Return a player's hand as it is now, with what the player did and what others did since."""
        language, frame = response.language(table), await self.frame(response, table)
        return await hand_screen(self.app, table, seat, language, notice=notice, news=news, frame=frame)

    async def _asked_hand(self, response: InteractionResponse, table: Table, seat: int) -> Screen:
        """Return the hand of a player who has waited, with what others did meanwhile."""
        return await self._hand_screen(response, table, seat, (), None)

    async def _show_thinking_computers(self, response: InteractionResponse, table: Table, seat: int) -> Table:
        """Return a table as `_after_thinking` does; show in the hand what masters did, unless it is outdated."""
        later = await self._after_thinking(table)
        seen = later.seen_by(seat)
        if later.version != table.version and seen is not None and not response.is_outdated:
            await response.show_late(
                await self._hand_screen(response, later, seat, (), seen.since_own or None), EphemeralKind.HAND
            )
        with suppress(TableError):
            self.hands.note_shown(response, later, seat, await self.app.tables.get(table.id))
        return later

    async def _after_thinking(self, table: Table) -> Table:
        """Return a table after its thinking computers have acted; what people did is shown by then."""
        if not self.app.tables.is_search_next(table):
            return table
        await self.reconciler.wait_for_computers(table.id)
        return await self.app.tables.get(table.id)

    def _turn_lines(
        self, table: Table, seen: VisibleGame, turn: TableTurn, speech: BoundSpeech, *, forced: bool
    ) -> list[str]:
        """Return the lines that tell what a press did, or what its automatic answers did and why.

        What it brought to the player comes first, then what it brought to others, such as the end of a round.
        """
        own = [one for one in without_retold(_own(seen, turn)) if (one.number in turn.automatic) is forced]
        lines = press_lines(self.app, table, own, speech)
        return [speech.say("turn-forced-line", text=line) for line in lines[:1]] + lines[1:] if forced else lines

    async def frame(self, response: InteractionResponse, table: Table) -> Frame:
        """Return the frame of the user's hand; their note and help are missing if the store fails."""
        away, offer = response.is_away_from(table.channel_ref.channel), self._next_table_offer(response, table)
        frame = table_frame(self.app, table, response.language(table), away=away, offer=offer, at=response.at)
        if response.welcome_back:
            back = self.app.speech(table, response.language(table)).say(response.welcome_back)
            response.welcome_back = ""
            frame = replace(frame, head="\n".join(part for part in (back, frame.head) if part))
        with suppress(TableError):
            frame = replace(frame, note=await self.app.tables.notes.of(table.id, response.user))
            frame = replace(frame, aided=bool(await self.app.tables.people.gets_help_lines(table, response.user)))
        return frame

    def _next_table_offer(self, response: InteractionResponse, table: Table) -> NextTableOffer | None:
        """Return an offer of another table that is known to wait for the user, unless this one still does."""
        following = None if is_asked(table, response.user) else self.next.remembered(response.user, table)
        if following is None:
            return None
        self.next.note_offer(response.user, following)  # the hand shows the offer
        return next_table_offer(self.app, following, response.user, response.language(following))

    async def _offer_next_table(self, response: InteractionResponse, table: Table) -> None:
        """Tell a user who has acted which table waits for them next, once for each decision.

        This comes after everything else, so nothing waits for it or depends on it.
        """
        following = None if is_asked(table, response.user) else await self.next.find(response.user, table)
        if following is None or not self.next.note_offer(response.user, following):
            return
        offer = next_table_offer(self.app, following, response.user, response.language(following))
        try:
            await response.send_ephemeral(notice_with_offer("", offer), EphemeralKind.NOTICE)
        except (discord.HTTPException, *NETWORK) as error:
            log.info("somebody's next table could not be told (%s)", type(error).__name__)

    async def _require_shown(self, response: InteractionResponse, table: Table, trouble: DiscordFailure | None) -> None:
        """Require that the channel shows the table; what was committed stays.

        Raises:
            Forbidden: the channel refuses.
            Rejected: Discord has rejected the message repeatedly.
        """
        if isinstance(trouble, Forbidden):
            raise with_known_cause(trouble, response.interaction, table.channel_ref.channel)
        if trouble is not None and await self.reconciler.is_always_rejected(table.id):
            raise trouble

    async def show_hand(
        self,
        response: InteractionResponse,
        table: Table,
        *,
        branch: str = "",
        picked: str | None = None,
        notice: Sequence[str] = (),
    ) -> None:
        """Show the user's hand, and in it what masters do who think at the time."""
        seat = self.require_seat(response, table)
        language, frame = response.language(table), await self.frame(response, table)
        screen = await hand_screen(
            self.app, table, seat, language, branch=branch, picked=picked, notice=notice, frame=frame
        )
        response.table_id = table.id
        await response.show_ephemeral(screen, EphemeralKind.HAND)
        if not branch:
            await self._show_thinking_computers(response, table, seat)

    async def show_known_cards(self, response: InteractionResponse, table: Table) -> None:
        """Show what is known of hidden cards: to a player what they know, to others what all know.

        Raises:
            Refused: the table's variant has no such page, or no game is running.
        """
        seat = table.seat_of(response.user)
        screen = await known_page(self.app, table, seat, response.language(table))
        if screen is None:
            raise Refused("error-no-known", table.kind)
        await response.show_ephemeral(screen)

    def is_here(self, response: InteractionResponse, table: Table) -> bool:
        """Return whether the interaction comes from the table's server."""
        return response.interaction.guild_id == table.channel_ref.guild

    def require_own_seat(self, response: InteractionResponse, table: Table) -> int:
        """Return the user's seat, with or without a game.

        Raises:
            TableError: NOT_SEATED.
        """
        seat = table.seat_of(response.user)
        if seat is None:
            raise TableError(Reason.NOT_SEATED)
        return seat

    def require_seat(self, response: InteractionResponse, table: Table) -> int:
        """Return the user's seat in a game.

        Raises:
            TableError: NOT_SEATED, or NOT_RUNNING while there is no game.
        """
        seat = self.require_own_seat(response, table)
        if not table.dealt:
            raise TableError(Reason.RETIRED if table.retired else Reason.NOT_RUNNING)
        return seat

    async def record(self, response: InteractionResponse, table_id: int) -> None:
        """Send the record of a finished game as a file."""
        record = await self.app.tables.game_records.record(table_id)
        text = self.app.words.note(response.language(), "record-ready")
        data = json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode()
        await response.send_ephemeral(file_page(text, f"{record['game']}-{table_id}.json", data), EphemeralKind.KEPT)


def _own(seen: VisibleGame, turn: TableTurn) -> list[NewsItem]:
    """Return the events of the turn itself, without those of computers after it."""
    return [one for one in seen.news(turn.after) if one.number <= turn.upto]
