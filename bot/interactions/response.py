"""The response to one interaction: within three seconds, exactly once, in the mode that its handler declares."""

from __future__ import annotations

import asyncio
import io
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from enum import Enum
from types import TracebackType
from typing import Any, Final, Self

import aiohttp
import discord
from discord.ui import LayoutView, View

from bot.discord_api.errors import NETWORK, as_trouble
from bot.i18n.messages import ENGLISH
from bot.interactions.custom_id import PressId, random_opening
from bot.interactions.emoji_fallback import drop_icons_and_signs, send_with_fallback
from bot.interactions.ephemeral import EphemeralKind, EphemeralTracker
from bot.interactions.locale import Reader
from bot.interactions.stale_presses import OrderedPress
from bot.tables import Table
from bot.telemetry.metrics import ACKNOWLEDGED

log = logging.getLogger(__name__)

GONE: Final = 10008
"""Discord's error code for a message that does not exist."""
_GIVEN_UP: Final = 10062
"""Discord's error code for an interaction whose first response comes too late."""
_PATIENCE: Final = 1.5
_NOBODY: Final = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class Screen:
    """A message ready to be sent: its components and their files."""

    view: LayoutView
    files: tuple[tuple[str, bytes], ...] = ()

    def attachments(self) -> list[discord.File]:
        """Return new file objects; a discord.File can be sent only once."""
        return [discord.File(io.BytesIO(data), filename=name) for name, data in self.files]


@dataclass(frozen=True, slots=True)
class PlainText:
    """A message of plain text and one row of buttons, whose text a phone's notification can show.

    An edit replaces it by a screen later; it is found by its buttons.
    """

    content: str
    view: View

    def attachments(self) -> list[discord.File]:
        """Return no files."""
        return []


class ResponseMode(Enum):
    """The mode of a response; a deferral fixes it."""

    UPDATE = "update"
    """The pressed message changes, or stays as it is."""
    PRIVATE = "private"
    """A new ephemeral message."""
    PUBLIC = "public"
    """A new message for everybody. Boards and pings are not sent so, because it has no nonce."""


class InteractionResponse:
    """The response to one interaction; the handler runs inside it as a context.

    If the handler takes longer than `_PATIENCE`, the interaction is deferred in its mode. It is a
    `bot.reconciler.Response`, too: the pass that follows a press may respond by `update`, `post`, `acknowledge` and
    `erase`, none of which raises an error of discord.py.
    """

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        mode: ResponseMode,
        ephemeral_messages: EphemeralTracker | None = None,
        openings: Callable[[], str] = random_opening,
    ) -> None:
        self.interaction = interaction
        self._openings = openings
        self.mode = mode
        self.reader = Reader(None, None, ENGLISH)
        self.table_id = 0
        """The table that the response is about, 0 for none; see `bot.interactions.ephemeral`."""
        self.ended_vote = False
        """Whether the press has ended a vote about the user's seat; the user is told after the answer."""
        self.welcome_back = ""
        """The message that says what the press has ended, an absence or a computer's play; empty once it is told."""
        self._ephemeral_messages = ephemeral_messages
        self._lock = asyncio.Lock()
        self._timer: asyncio.Task[None] | None = None
        self._deferred = self._answered = self._original_is_pressed = False
        self._press: OrderedPress | None = None
        self._has_changed_message = False
        self._ephemeral_id: int | None = None
        self._since = time.monotonic()

    @property
    def user(self) -> int:
        """The id of the user who pressed or typed."""
        return self.interaction.user.id

    @property
    def data(self) -> dict[str, Any]:
        """What Discord sent with the interaction: a custom id, chosen values."""
        return dict(self.interaction.data) if self.interaction.data else {}

    @property
    def from_component(self) -> bool:
        """Whether the interaction is a press on a message."""
        return self.interaction.type is discord.InteractionType.component

    @property
    def from_modal(self) -> bool:
        """Whether the interaction is a sent modal."""
        return self.interaction.type is discord.InteractionType.modal_submit

    @property
    def from_ephemeral(self) -> bool:
        """Whether the pressed message is an ephemeral one."""
        return is_from_ephemeral(self.interaction)

    def language(self, table: Table | None = None) -> str:
        """Return the reader's language, for words about a table if there is one."""
        return self.reader.of(table.language if table is not None else None)

    @property
    def at(self) -> int:
        """The moment of the press or command, in seconds since 1970."""
        return int(discord.utils.snowflake_time(self.interaction.id).timestamp())

    def is_away_from(self, channel: int) -> bool:
        """Return whether the interaction comes from another channel than this one."""
        return self.interaction.channel_id != channel

    @property
    def is_outdated(self) -> bool:
        """Whether the ephemeral message has been pressed again since, so a late answer must not show there."""
        return self._press is not None and self._press.is_outdated

    @property
    def posts(self) -> bool:
        """Whether the answer is a public message that is not sent yet."""
        return self.mode is ResponseMode.PUBLIC and not self._answered

    @property
    def is_unanswered(self) -> bool:
        """Whether nothing is answered yet, or only deferred."""
        return not self._answered and not (self._deferred and self.mode is ResponseMode.UPDATE)

    def offers(self, message: int) -> bool:
        """Return whether this message is the pressed one and the answer can still update it."""
        pressed = self.interaction.message
        return self.mode is ResponseMode.UPDATE and not self._answered and pressed is not None and pressed.id == message

    async def __aenter__(self) -> Self:
        self._timer = asyncio.create_task(self._defer_later())
        pressed = self.interaction.message
        if (
            self._ephemeral_messages is not None
            and pressed is not None
            and self.mode is ResponseMode.UPDATE
            and self.from_ephemeral
        ):
            self._press = self._ephemeral_messages.press_order.pressed(pressed.id)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._uncount_press()

    def _drop_unwanted_icons(self, screen: Screen) -> None:
        """Remove the icons from the texts of an ephemeral screen if its reader wants none."""
        if self.reader.no_icons:
            drop_icons_and_signs(screen.view)

    async def acknowledge_silently(self) -> None:
        """Acknowledge a press without showing anything, unless it is answered already."""
        async with self._lock:
            if self._answered:
                return
            self._answered = True
            if self._deferred and self.mode is ResponseMode.PUBLIC:
                await self._delete_deferral()
            elif not self._deferred and self.from_component:
                with self._measure_first_response():
                    await self.interaction.response.defer()
                self._original_is_pressed = True

    async def acknowledge(self) -> None:
        """Acknowledge a press as `acknowledge_silently` does; log a failure."""
        try:
            await self.acknowledge_silently()
        except (discord.HTTPException, *NETWORK) as error:
            log.info("a press could not be acknowledged (%s)", type(error).__name__)

    async def erase(self, message: int) -> bool:
        """Delete the pressed message, if it is this one, by the press's token; return False if it cannot.

        Only a press whose first response is about its own message has that message as its original response.
        """
        pressed = self.interaction.message
        if not self._original_is_pressed or self.from_ephemeral or pressed is None or pressed.id != message:
            return False
        try:
            await self.interaction.delete_original_response()
        except (discord.HTTPException, *NETWORK) as error:
            log.info("a message could not be deleted by the press on it (%s)", type(error).__name__)
            return False
        return True

    async def defer_ephemeral(self) -> None:
        """Show the user that an ephemeral answer is coming; `send_ephemeral` sends it."""
        async with self._lock:
            if not self._answered and not self._deferred and self.mode is ResponseMode.PRIVATE:
                self._deferred = True
                with self._measure_first_response():
                    await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def make_ephemeral(self) -> None:
        """Make a public answer ephemeral, unless a public one is deferred already."""
        async with self._lock:
            if not self._answered and not self._deferred:
                self.mode = ResponseMode.PRIVATE

    async def show_ephemeral(self, screen: Screen, kind: EphemeralKind | None = None) -> None:
        """Show a screen to the user alone: update the pressed ephemeral message, else send a new one.

        `kind` is the new kind of the message; None keeps the kind of an updated one.
        """
        self._drop_unwanted_icons(screen)
        if self.mode is ResponseMode.UPDATE and self.from_ephemeral:
            try:
                await self._update(screen, kind)
                return
            except discord.NotFound as error:
                if error.code != GONE:
                    raise
            # The pressed message was replaced and deleted at this moment.
            self._answered = False
        await self.send_ephemeral(screen, EphemeralKind.PAGE if kind is None else kind)

    async def show_late(self, screen: Screen, kind: EphemeralKind | None = None) -> None:
        """Show a screen where this response is; if that has been pressed again, only acknowledge."""
        ephemeral_id = self._ephemeral_id
        self._drop_unwanted_icons(screen)
        if self.is_outdated:
            await self.acknowledge_silently()
        elif ephemeral_id is None:
            await self.show_ephemeral(screen, kind)
        else:
            with suppress(discord.NotFound):
                await self._edit_followup(ephemeral_id, screen)

    async def refresh(self, screen: Screen) -> None:
        """Replace the ephemeral screen that this response shows, unless it has been pressed or replaced since."""
        self._drop_unwanted_icons(screen)
        async with self._lock:
            if self.is_outdated:
                return
            if self._ephemeral_id is None:
                await self._edit_original(screen)
            else:
                await self._edit_followup(self._ephemeral_id, screen)

    def keep_fresh(self, draw: Callable[[], Awaitable[Screen | None]], *, lasting: bool = False) -> None:
        """Redraw the shown ephemeral message whenever its table changes, until the token ends or it is pressed.

        Call it after the message is shown. It stays as it is if `draw` returns None. It is redrawn while its table is a
        lobby, and for the start of the game; if `lasting`, also afterwards.
        """
        pressed = self.interaction.message
        message = self._ephemeral_id or (pressed.id if pressed is not None and self.from_ephemeral else None)
        if message is None or self._ephemeral_messages is None:
            return

        async def redraw() -> None:
            async with self._lock:  # changes in a row are shown in their order
                if self.is_outdated:
                    return
                screen = await draw()
                if screen is not None:
                    self._drop_unwanted_icons(screen)
                    await self._edit_followup(message, screen)

        self._ephemeral_messages.keep_fresh(self.table_id, message, redraw, lasting=lasting)

    def leave_order_unchanged(self) -> None:
        """Do not count this press: late answers of earlier presses may still be shown."""
        self._has_changed_message = False

    async def update(self, screen: Screen) -> None:
        """Replace the pressed message by a screen.

        Raises:
            Trouble: that has failed; if it is Unsure, it may have succeeded.
        """
        with as_trouble():
            await self._update(screen)

    async def _update(self, screen: Screen, kind: EphemeralKind | None = None) -> None:
        """Replace the pressed message by a screen; `kind` is the new kind if it is ephemeral."""
        async with self._lock:
            done = self._answered or self._deferred
            self._answered = self._has_changed_message = True
            if done:
                await self._edit_original(screen)
            else:
                with self._measure_first_response():
                    await send_with_fallback(
                        screen.view,
                        lambda: self.interaction.response.edit_message(
                            # A pressed ping may still be plain text, which must go.
                            content=None,
                            view=screen.view,
                            attachments=screen.attachments(),
                            allowed_mentions=_NOBODY,
                        ),
                    )
                self._original_is_pressed = self.from_component
        pressed = self.interaction.message
        if pressed is not None and self.from_ephemeral:
            self._note_shown(kind, pressed.id)

    async def send_ephemeral(self, screen: Screen, kind: EphemeralKind = EphemeralKind.PAGE) -> None:
        """Send a screen as a new ephemeral message of the kind `kind`."""
        self._drop_unwanted_icons(screen)
        message = await self._send_ephemeral(screen)
        if message is not None and self._ephemeral_messages is not None:
            self._ephemeral_messages.note_sent(self.user, self.interaction.channel_id or 0, message)
            self._note_shown(kind, message)
            self._uncount_press()
            self._press, self._has_changed_message, self._ephemeral_id = (
                self._ephemeral_messages.press_order.pressed(message),
                True,
                message,
            )

    def _uncount_press(self) -> None:
        """Do not count the press if it has not changed its message."""
        if self._press is not None and not self._has_changed_message:
            self._press.drop()

    async def edit_ephemeral(self, screen: Screen) -> None:
        """Replace the ephemeral message that was the answer; the token allows it for 15 minutes."""
        self._drop_unwanted_icons(screen)
        async with self._lock:
            await send_with_fallback(
                screen.view,
                lambda: self.interaction.edit_original_response(
                    view=screen.view, attachments=screen.attachments(), allowed_mentions=_NOBODY
                ),
            )

    def _note_shown(self, kind: EphemeralKind | None, message: int) -> None:
        if self._ephemeral_messages is not None:
            erase = self.interaction.followup.delete_message
            self._ephemeral_messages.note_shown(self.user, self.table_id, kind, message, self.interaction.id, erase)

    async def _send_ephemeral(self, screen: Screen) -> int | None:
        """Send an ephemeral message and return its id, None if Discord does not say it."""
        async with self._lock:
            waiting, fresh = self._deferred and not self._answered, not (self._deferred or self._answered)
            self._answered = True
            if fresh:
                with self._measure_first_response():
                    response = await send_with_fallback(
                        screen.view,
                        lambda: self.interaction.response.send_message(
                            view=screen.view, files=screen.attachments(), ephemeral=True, allowed_mentions=_NOBODY
                        ),
                    )
                return response.message_id
            if waiting and self.mode is ResponseMode.PRIVATE:
                return await self._edit_original(screen)
            if waiting and self.mode is ResponseMode.PUBLIC:
                await self._delete_deferral()
            sent = await send_with_fallback(
                screen.view,
                lambda: self.interaction.followup.send(
                    view=screen.view, files=screen.attachments(), ephemeral=True, allowed_mentions=_NOBODY, wait=True
                ),
            )
            return sent.id

    async def _delete_deferral(self) -> None:
        """Delete a public deferral: an answer in its place would be public as well."""
        with suppress(discord.HTTPException):
            await self.interaction.delete_original_response()

    async def _edit_original(self, screen: Screen) -> int:
        """Replace the answer or the deferral by a screen, and return the message's id."""
        edit, view, files = self.interaction.edit_original_response, screen.view, screen.attachments
        return (
            await send_with_fallback(
                view, lambda: edit(content=None, view=view, attachments=files(), allowed_mentions=_NOBODY)
            )
        ).id

    async def _edit_followup(self, message: int, screen: Screen) -> None:
        """Replace an ephemeral message that this response has sent by a screen."""
        edit, files = self.interaction.followup.edit_message, screen.attachments
        await send_with_fallback(
            screen.view, lambda: edit(message, view=screen.view, attachments=files(), allowed_mentions=_NOBODY)
        )

    async def send_public(self, screen: Screen) -> int:
        """Answer with a public message that pings nobody; return its id."""
        async with self._lock:
            self._answered, deferred = True, self._deferred
            if deferred:
                return await self._edit_original(screen)
            with self._measure_first_response():
                response = await send_with_fallback(
                    screen.view,
                    lambda: self.interaction.response.send_message(
                        view=screen.view, files=screen.attachments(), allowed_mentions=_NOBODY, silent=True
                    ),
                )
            if response.message_id is None:
                return (await self.interaction.original_response()).id
            return response.message_id

    async def post(self, screen: Screen) -> int:
        """Answer as `send_public` does.

        Raises:
            Trouble: that has failed; if it is Unsure, it may have succeeded.
        """
        with as_trouble():
            return await self.send_public(screen)

    async def delete_public(self) -> None:
        """Delete the public answer; later answers are ephemeral."""
        async with self._lock:
            await self.interaction.delete_original_response()

    async def open_modal(self, modal: discord.ui.Modal, press: PressId, revision: int) -> None:
        """Answer with a modal whose custom id is unique to this opening.

        Args:
            modal: the modal to fill in.
            press: the custom id, without revision and opening.
            revision: the revision of the stored content that it shows, 0 if nothing is stored.
        """
        # A phone caches a modal by its custom id (discord-api-docs 7554).
        modal.custom_id = str(replace(press, revision=revision, opening=self._openings()))
        # The router reads the sent modal by that id; discord.py would remember every opening for ever.
        modal.stop()
        async with self._lock:
            self._answered = True
            with self._measure_first_response():
                await self.interaction.response.send_modal(modal)

    async def send_question(self, screen: Screen) -> None:
        """Ask about a sent modal in a message that no other replaces: it contains what the user typed."""
        if self.from_modal:
            await self.send_ephemeral(screen, EphemeralKind.KEPT)
        else:
            await self.show_ephemeral(screen, EphemeralKind.KEPT)

    @contextmanager
    def _measure_first_response(self) -> Iterator[None]:
        """Measure how long Discord waited for the first response, even if that came too late."""
        try:
            yield
        except discord.HTTPException as error:
            if error.code == _GIVEN_UP:
                ACKNOWLEDGED.observe(time.monotonic() - self._since)
            raise
        ACKNOWLEDGED.observe(time.monotonic() - self._since)

    async def _defer_later(self) -> None:
        await asyncio.sleep(_PATIENCE)
        async with self._lock:
            if self._answered or self._deferred:
                return
            self._deferred = True
            try:
                with self._measure_first_response():
                    if self.mode is ResponseMode.UPDATE and self.from_component:
                        await self.interaction.response.defer()
                        self._original_is_pressed = True
                    else:
                        await self.interaction.response.defer(
                            ephemeral=self.mode is not ResponseMode.PUBLIC, thinking=True
                        )
            except discord.HTTPException as error:
                log.info("an interaction could not be deferred (%s)", error.code)
            except (aiohttp.ClientError, OSError) as error:
                log.info("an interaction could not be deferred (%s)", type(error).__name__)


def is_from_ephemeral(interaction: discord.Interaction[Any]) -> bool:
    """Return whether an interaction comes from an ephemeral message."""
    message = interaction.message
    return message is not None and message.flags.ephemeral
