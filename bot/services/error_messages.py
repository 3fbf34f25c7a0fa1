"""Answers to errors: kind, specific words for the user, which never tell what is hidden."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Collection, Iterable
from contextlib import asynccontextmanager
from typing import Any, Final

import discord
from discord.ui import Button

from bot.app_context import App
from bot.discord_api.errors import LATE, NETWORK
from bot.i18n.messages import BoundSpeech
from bot.interactions.bot_permissions import lacking
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import EphemeralKind
from bot.interactions.errors import Refused
from bot.interactions.response import InteractionResponse, Screen
from bot.logs import press_mark
from bot.reconciler import Blocked, Forbidden, Lacking, Locked, Reconciler, Rejected, TimedOut
from bot.screens.components import button, link_button, message_url, moment, notice
from bot.screens.hand import hand_screen
from bot.screens.header_and_footer import back_to_table, games_button, table_frame
from bot.screens.lobby_options import options_over, options_page
from bot.tables import Reason, Status, Table, TableError
from bot.telemetry.metrics import ANSWERED, PRESSES, Outcome, preset_presses
from engine.game import IllegalAction, Seat

log = logging.getLogger(__name__)

_LAST_WORDS = 3.0  # seconds
_OLD: Final = "error-old-button"
_UNKNOWN: Final = "unknown"
"""The name of a press about which nothing is known, such as that of a very old button."""
_OUTCOMES: Final = {Reason.STALE: Outcome.STALE, Reason.STORE: Outcome.STORE}


class ErrorMessages:
    """Turns each error of what answers an interaction into a private answer.

    Args:
        app: words and tables.
        reconciler: has a table looked at that a user saw as it is no more.
        lobby_verbs: the verbs of a lobby's buttons and of its page of options.
    """

    def __init__(self, app: App, reconciler: Reconciler, lobby_verbs: Collection[Verb]) -> None:
        self._app = app
        self._reconciler = reconciler
        self._lobby_verbs = lobby_verbs
        self._busy: set[asyncio.Task[Any]] = set()
        self._over = False

    @asynccontextmanager
    async def guard(self, response: InteractionResponse, press: PressId | None = None) -> AsyncIterator[None]:
        """Answer what goes wrong within; `press` is what was pressed, None for a command.

        Call `begins` first: `finish` then waits for the task. Call `read_language` first within.
        """
        kind, since = _kind(response, press), time.monotonic()
        outcome = Outcome.FAILED
        with press_mark(response.interaction.id):
            try:
                async with response:
                    try:
                        yield
                        if response.is_unanswered:
                            raise RuntimeError("nothing was answered")
                        outcome = Outcome.DONE
                    except Exception as error:
                        outcome = await self._tell(response, error, press)
                    if response.ended_vote:
                        await self._say(response, self._text(response, "silent-back"))
                    if response.welcome_back:
                        await self._say(response, self._text(response, response.welcome_back))
            except discord.HTTPException as error:
                log.warning("an interaction could not be answered (%s %s)", error.status, error.code)
                outcome = Outcome.DISCORD
            except NETWORK as error:
                log.warning("an interaction could not be answered (%s)", type(error).__name__)
                outcome = Outcome.DISCORD
            except Exception:
                log.exception("an interaction could not be answered")
                outcome = Outcome.FAILED
        PRESSES.labels(kind, outcome).inc()
        ANSWERED.labels(kind).observe(time.monotonic() - since)

    async def read_language(self, response: InteractionResponse) -> None:
        """Learn in which language the user reads; an error of it is answered in English."""
        response.reader = await self._app.languages.reader_of(response.interaction)

    def expect(self, commands: Iterable[str]) -> None:
        """Begin the counters of every press, and of these commands, at zero."""
        preset_presses((*(_of_verb(verb) for verb in Verb), *(_of_command(name) for name in commands), _UNKNOWN))

    def begins(self) -> bool:
        """Note that the current task answers an interaction; return False if the bot is stopping."""
        task = asyncio.current_task()
        if task is not None and not self._over:
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)
        if self._over:
            log.info("an interaction came when the bot was ending, and is not answered")
        return not self._over

    async def finish(self) -> None:
        """Wait a moment for running answers, then end them and answer nothing more.

        Nothing may be sent after the client has closed. What was committed is owed in the store, for the next start.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + _LAST_WORDS
        while self._busy and (left := end - loop.time()) > 0:
            await asyncio.wait(set(self._busy), timeout=left)
        self._over = True
        if late := set(self._busy):
            log.info("interactions that took too long are not answered: %s", len(late))
            for task in late:
                task.cancel()
            await asyncio.wait(late, timeout=_LAST_WORDS)

    async def _tell(self, response: InteractionResponse, error: Exception, press: PressId | None) -> Outcome:
        """Tell the user what went wrong, and return how their press is counted.

        Raises:
            discord.HTTPException: it is too late for any answer.
        """
        match error:
            case TableError():
                if error.reason is Reason.STORE:
                    _tell_store(response, press, error)
                await self._refused(response, error.reason, press)
                return _OUTCOMES.get(error.reason, Outcome.REFUSED)
            case IllegalAction():
                await self._say(response, self._refusal(response, error, await self._table(response, press)))
                return Outcome.REFUSED
            case Refused():
                speech = self._app.words.speech(response.language(), error.in_game, markdown=True)
                text = speech.say(error.message, **error.values)
                if error.message == _OLD:
                    await self._tell_old(response, press, text, speech)
                else:
                    await self._say(response, text)
                return Outcome.REFUSED
            case Forbidden():
                await self._say(response, self._forbidden(response, error))
                return Outcome.FORBIDDEN
            case Rejected():
                await self._say(response, self._text(response, "error-own-fault"))
                return Outcome.FAILED
            case discord.HTTPException() if error.code in LATE:
                raise error
            case discord.HTTPException() if error.status >= 500 or error.status == 429:
                log.warning("Discord does not work as it should (%s %s)", error.status, error.code)
                outcome = Outcome.DISCORD
            case discord.HTTPException():
                log.error("Discord refused a request (%s %s)", error.status, error.code, exc_info=error)
                outcome = Outcome.DISCORD
            case discord.InteractionResponded():
                # A form cannot be handed out any more once it was said that an answer will come: press again.
                log.info("a form was ready too late")
                outcome = Outcome.DISCORD
            case _ if isinstance(error, NETWORK):
                log.warning("Discord was not reached (%s)", type(error).__name__)
                outcome = Outcome.DISCORD
            case _:
                log.error("an interaction failed", exc_info=error)
                outcome = Outcome.FAILED
        await self._say(response, self._text(response, "error-unknown"))
        return outcome

    async def _refused(self, response: InteractionResponse, reason: Reason, press: PressId | None) -> None:
        """Say why a table refuses; a user who pressed something outdated gets the present state too."""
        table = await self._table(response, press)
        if table is None:
            await self._say(response, self._text(response, _message(reason)))
            return
        language = response.language(table)
        speech = self._app.speech(table, language)
        begun = press is not None and table.has_begun_since(press.version)
        if response.from_ephemeral and begun and reason in (Reason.RUNNING, Reason.GAME_OVER):
            # A page of the lobby must not become a hand, nor keep its buttons.
            text = speech.say("options-begun" if reason is Reason.RUNNING else _message(reason))
            await response.show_ephemeral(options_over(table, response.user, text, speech), EphemeralKind.NOTICE)
            return
        if not table.dealt:
            on_options = press is not None and press.verb in self._lobby_verbs
            if response.from_ephemeral and table.status is Status.LOBBY and on_options:
                may_manage, text = response.interaction.permissions.manage_channels, speech.say(_message(reason))
                page = options_page(self._app, table, response.user, language, may_manage=may_manage, notice=text)
                await response.show_ephemeral(page)
            elif response.from_ephemeral and table.status is Status.CANCELLED and on_options:
                await response.show_ephemeral(notice(speech.say("lobby-cancelled")), EphemeralKind.NOTICE)
            else:
                await self._say(response, speech.say(_message(reason)))
            return
        text = speech.say(_message(reason), names=[Seat(seat) for seat in table.waiting])
        seat = table.seat_of(response.interaction.user.id)
        if response.from_ephemeral and seat is not None and reason is not Reason.STORE:
            away = response.is_away_from(table.channel_ref.channel)
            frame = table_frame(self._app, table, language, away=away, at=response.at)
            screen = await hand_screen(self._app, table, seat, language, notice=[text], frame=frame)
            await response.show_ephemeral(screen, EphemeralKind.HAND)
            response.leave_order_unchanged()
        else:
            await response.send_ephemeral(self._with_ways_on(response, table, text, speech), EphemeralKind.NOTICE)
        if reason in (Reason.STALE, Reason.NOT_YOUR_TURN):
            await self._app.tables.drop_if_shared(table.id)
            self._reconciler.wake(table.id)

    def _with_ways_on(self, response: InteractionResponse, table: Table, text: str, speech: BoundSpeech) -> Screen:
        """Return a refusal with the ways on: to the user's hand or what there is of the game, and to its board."""
        pressed, ways = response.interaction.message, [_hand_or_more(response, table, speech)]
        if table.board is not None and (pressed is None or pressed.id != table.board) and table.status.live:
            link = message_url(table.channel_ref.guild, table.channel_ref.channel, table.board)
            ways.append(link_button(speech.say("goto-board"), link))
        return notice(text, *ways)

    def _refusal(self, response: InteractionResponse, error: IllegalAction, table: Table | None) -> str:
        language = response.language(table)
        speech = (
            self._app.speech(table, language) if table is not None else self._app.words.speech(language, markdown=True)
        )
        own = speech.find(f"{speech.game}-refusal-{error.reason.code}")
        return own or speech.say(f"refusal-{error.reason.code}")

    def _forbidden(self, response: InteractionResponse, refused: Forbidden) -> str:
        speech = self._app.words.speech(response.language(), markdown=True)
        match refused:
            case Lacking(permissions=missing):
                lines = [*(lacking(one, speech) for one in missing), speech.say("error-permission")]
                return (" " if len(missing) == 1 else "\n").join(lines)
            case Locked():
                return speech.say("error-locked")
            case Blocked():
                return speech.say("error-automod")
            case TimedOut(until=until):
                return speech.say("error-timed-out", when=moment(int(until)))
            case _:
                return speech.say("error-not-shown")

    async def _table(self, response: InteractionResponse, press: PressId | None) -> Table | None:
        """Return the table of the pressed button, else that of the channel; None if there is none."""
        try:
            if press is not None and press.table:
                table = await self._app.tables.get(press.table)
                near = table.channel_ref.guild == response.interaction.guild_id
                return table if near or table.seat_of(response.user) is not None else None
            return await self._app.tables.live_in(response.interaction.channel_id or 0)
        except TableError:
            return None

    async def _tell_old(
        self, response: InteractionResponse, press: PressId | None, text: str, speech: BoundSpeech
    ) -> None:
        """Say that a button is out of date, with a way to the game that it was about, or to the user's tables."""
        table = await self._table(response, press) if press is not None and press.table else None
        if table is not None and table.dealt:
            speech = self._app.speech(table, response.language(table))
            screen = self._with_ways_on(response, table, text, speech)
        else:
            screen = notice(text, games_button(speech, "b"))
        await response.send_ephemeral(screen, EphemeralKind.NOTICE)

    async def _say(self, response: InteractionResponse, text: str) -> None:
        await response.send_ephemeral(notice(text), EphemeralKind.NOTICE)

    def _text(self, response: InteractionResponse, message: str, **values: object) -> str:
        return self._app.words.note(response.language(), message, **values)


def _hand_or_more(response: InteractionResponse, table: Table, speech: BoundSpeech) -> Button[Any]:
    """Return the button to a player's hand; for others, to what everybody can look up."""
    if table.seat_of(response.user) is None:
        return back_to_table(table, speech)
    return button(speech.say("board-hand"), PressId(table.id, table.version, Verb.HAND))


def _message(reason: Reason) -> str:
    head, _, tail = reason.code.partition("take-back-")
    return f"take-back-refused-{tail}" if tail and not head else f"error-{reason.code}"


def _kind(response: InteractionResponse, press: PressId | None) -> str:
    """Return the name of a press, or of a command with a slash before it."""
    if press is not None:
        return _of_verb(press.verb)
    command = response.interaction.command
    return _of_command(command.name) if command is not None else _UNKNOWN


def _tell_store(response: InteractionResponse, press: PressId | None, error: TableError) -> None:
    """Log what failed because of the store: the table if it is known, and no user's name."""
    table = (press.table if press is not None else 0) or response.table_id
    where, why = f"table {table}: " if table else "", error.__cause__ or error.reason
    log.warning("%sa press was refused, for the store does not work (%s: %s)", where, _kind(response, press), why)


def _of_verb(verb: Verb) -> str:
    return verb.name.lower()


def _of_command(name: str) -> str:
    return f"/{name}"
