"""Answering one interaction: within three seconds, exactly once, in the way that was said when the answer was made."""

from __future__ import annotations

import asyncio
import io
import logging
import time
from collections.abc import Callable, Iterator
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
from bot.interactions.emoji_fallback import shown
from bot.interactions.ephemeral import Panels, Private
from bot.interactions.locale import Reader
from bot.interactions.press_order import Turn
from bot.telemetry.metrics import ACKNOWLEDGED

log = logging.getLogger(__name__)

GONE: Final = 10008
"""What Discord says of a message that is not there any more."""
_GIVEN_UP: Final = 10062
"""What Discord says of an interaction for whose first answer it waits no longer."""
_PATIENCE: Final = 1.5
_NOBODY: Final = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class Screen:
    """A message ready to be sent: its components and the files that they show."""

    view: LayoutView
    files: tuple[tuple[str, bytes], ...] = ()

    def attachments(self) -> list[discord.File]:
        """Return the files anew; a discord.File can be sent only once."""
        return [discord.File(io.BytesIO(data), filename=name) for name, data in self.files]


@dataclass(frozen=True, slots=True)
class PlainText:
    """A message of plain words and one row of buttons: a phone's notification can read it, which it cannot of a screen.

    It stands until a screen is put in its place; by its buttons it is known again.
    """

    content: str
    view: View

    def attachments(self) -> list[discord.File]:
        """Return no files."""
        return []


class Kind(Enum):
    """What an answer is going to be; a deferral says it already, and it cannot be changed afterwards."""

    UPDATE = "update"
    """The pressed message changes, or stays as it is."""
    PRIVATE = "private"
    """A message of its own, for the one who asked alone."""
    PUBLIC = "public"
    """A message of its own, for everybody. Boards and calls never come so: it has no nonce."""


class Reply:
    """The response to one interaction; used as a context in which the work is done.

    If the work takes longer than the patience, the interaction is deferred in the manner of its kind. It is a
    `bot.reconciler.Response`, too: the pass that follows a press may give it by `update`, `post`, `acknowledge` and
    `erase`, of which none raises an error of Discord's.
    """

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        kind: Kind,
        panels: Panels | None = None,
        openings: Callable[[], str] = random_opening,
    ) -> None:
        self.interaction = interaction
        self._openings = openings
        self.kind = kind
        self.reader = Reader(None, None, ENGLISH)
        self.about = 0
        """The table that is spoken of, 0 for none: of each one panel and one page of a person live.

        See `bot.interactions.ephemeral`.
        """
        self.seat_kept = False
        """Whether the press has ended a vote about the user's seat; they are told when all else is answered."""
        self._panels = panels
        self._lock = asyncio.Lock()
        self._timer: asyncio.Task[None] | None = None
        self._deferred = self._answered = self._kept = False
        self._turn: Turn | None = None
        self._turned = False
        self._beside: int | None = None
        self._since = time.monotonic()

    @property
    def user(self) -> int:
        """The number of the user who pressed or typed."""
        return self.interaction.user.id

    @property
    def data(self) -> dict[str, Any]:
        """What Discord sent with the interaction: a custom id, chosen values."""
        return dict(self.interaction.data) if self.interaction.data else {}

    @property
    def from_component(self) -> bool:
        """Whether a press on a message is answered, not a command."""
        return self.interaction.type is discord.InteractionType.component

    @property
    def from_form(self) -> bool:
        """Whether a form that was filled in is answered."""
        return self.interaction.type is discord.InteractionType.modal_submit

    @property
    def from_private(self) -> bool:
        """Whether the pressed message is an ephemeral one."""
        return from_private(self.interaction)

    def away_from(self, channel: int) -> bool:
        """Whether somebody asks in another channel than this one."""
        return self.interaction.channel_id != channel

    @property
    def overtaken(self) -> bool:
        """Whether the private message was pressed again since, so that what comes only now is not to be shown there."""
        return self._turn is not None and self._turn.overtaken

    @property
    def posts(self) -> bool:
        """Whether the answer is a public message that is still to be made."""
        return self.kind is Kind.PUBLIC and not self._answered

    @property
    def silent(self) -> bool:
        """Whether nothing was answered yet, or only announced."""
        return not self._answered and not (self._deferred and self.kind is Kind.UPDATE)

    def offers(self, message: int) -> bool:
        """Whether this message was pressed and can still be updated by the answer."""
        pressed = self.interaction.message
        return self.kind is Kind.UPDATE and not self._answered and pressed is not None and pressed.id == message

    async def __aenter__(self) -> Self:
        self._timer = asyncio.create_task(self._defer_later())
        pressed = self.interaction.message
        if self._panels is not None and pressed is not None and self.kind is Kind.UPDATE and self.from_private:
            self._turn = self._panels.turns.pressed(pressed.id)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._drop()

    async def quietly(self) -> None:
        """Acknowledge a press without showing anything, unless it has been answered already."""
        async with self._lock:
            if self._answered:
                return
            self._answered = True
            if self._deferred and self.kind is Kind.PUBLIC:
                await self._withdrawn()
            elif not self._deferred and self.from_component:
                with self._first():
                    await self.interaction.response.defer()
                self._kept = True

    async def acknowledge(self) -> None:
        """Acknowledge a press as `quietly` does; do nothing where it is too late."""
        try:
            await self.quietly()
        except (discord.HTTPException, *NETWORK) as error:
            log.info("a press could not be acknowledged (%s)", type(error).__name__)

    async def erase(self, message: int) -> bool:
        """Delete the pressed message, if it is this one, by the press's own token; False where the press cannot.

        Only a press that was first answered about its own message has that as the original of the answer.
        """
        pressed = self.interaction.message
        if not self._kept or self.from_private or pressed is None or pressed.id != message:
            return False
        try:
            await self.interaction.delete_original_response()
        except (discord.HTTPException, *NETWORK) as error:
            log.info("a message could not be deleted by the press on it (%s)", type(error).__name__)
            return False
        return True

    async def think(self) -> None:
        """Show the one who asked that an answer of its own is being made; `aside` gives it."""
        async with self._lock:
            if not self._answered and not self._deferred and self.kind is Kind.PRIVATE:
                self._deferred = True
                with self._first():
                    await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def keep_private(self) -> None:
        """Let what was to be for everybody be for the one who asked alone, unless an answer for all was announced."""
        async with self._lock:
            if not self._answered and not self._deferred:
                self.kind = Kind.PRIVATE

    async def private(self, screen: Screen, what: Private | None = None) -> None:
        """Show a screen to the one who pressed: in his private panel if that is updated, else by itself.

        `what` is what the message is from then on; an updated one stays what it was unless it is said.
        """
        if self.kind is Kind.UPDATE and self.from_private:
            try:
                await self._update(screen, what)
                return
            except discord.NotFound as error:
                if error.code != GONE:
                    raise
            # Another panel has taken the pressed one's place at this very moment.
            self._answered = False
        await self.aside(screen, Private.PAGE if what is None else what)

    async def later(self, screen: Screen, what: Private | None = None) -> None:
        """Show what took a while where something was shown, unless it is overtaken: then only acknowledge the press."""
        beside = self._beside
        if self.overtaken:
            await self.quietly()
        elif beside is None:
            await self.private(screen, what)
        else:
            edit, files = self.interaction.followup.edit_message, screen.attachments
            with suppress(discord.NotFound):
                await shown(screen.view, lambda: edit(beside, view=screen.view, attachments=files()))

    def gives_way(self) -> None:
        """Let what comes late from a press before this one be shown all the same: this one did nothing."""
        self._turned = False

    async def update(self, screen: Screen) -> None:
        """Put a screen in the pressed message's place.

        Raises:
            Trouble: it cannot be done so; it may have been if that is Unsure.
        """
        with as_trouble():
            await self._update(screen)

    async def _update(self, screen: Screen, what: Private | None = None) -> None:
        """Put a screen in the pressed message's place; if that is a private one, `what` is what it is from then on."""
        async with self._lock:
            done = self._answered or self._deferred
            self._answered = self._turned = True
            if done:
                await self._edit_original(screen)
            else:
                with self._first():
                    await shown(
                        screen.view,
                        lambda: self.interaction.response.edit_message(
                            # A pressed ping may have only its words yet, which must go.
                            content=None,
                            view=screen.view,
                            attachments=screen.attachments(),
                            allowed_mentions=_NOBODY,
                        ),
                    )
                self._kept = self.from_component
        pressed = self.interaction.message
        if pressed is not None and self.from_private:
            self._lives(what, pressed.id)

    async def aside(self, screen: Screen, what: Private = Private.PAGE) -> None:
        """Show a private screen of its own, `what` being what it is."""
        message = await self._aside(screen)
        if message is not None and self._panels is not None:
            self._panels.sent(self.user, self.interaction.channel_id or 0, message)
            self._lives(what, message)
            self._drop()
            self._turn, self._turned, self._beside = self._panels.turns.pressed(message), True, message

    def _drop(self) -> None:
        """Let the press not count where it has left its message as it was."""
        if self._turn is not None and not self._turned:
            self._turn.drop()

    async def renew(self, screen: Screen) -> None:
        """Put a screen in the place of the private one that was the answer; its token is good for 15 minutes."""
        async with self._lock:
            await shown(
                screen.view,
                lambda: self.interaction.edit_original_response(
                    view=screen.view, attachments=screen.attachments(), allowed_mentions=_NOBODY
                ),
            )

    def _lives(self, what: Private | None, message: int) -> None:
        if self._panels is not None:
            erase = self.interaction.followup.delete_message
            self._panels.shown(self.user, self.about, what, message, self.interaction.id, erase)

    async def _aside(self, screen: Screen) -> int | None:
        """Send a private screen and return the message's number, None if that is not told."""
        async with self._lock:
            waiting, fresh = self._deferred and not self._answered, not (self._deferred or self._answered)
            self._answered = True
            if fresh:
                with self._first():
                    response = await shown(
                        screen.view,
                        lambda: self.interaction.response.send_message(
                            view=screen.view, files=screen.attachments(), ephemeral=True, allowed_mentions=_NOBODY
                        ),
                    )
                return response.message_id
            if waiting and self.kind is Kind.PRIVATE:
                return await self._edit_original(screen)
            if waiting and self.kind is Kind.PUBLIC:
                await self._withdrawn()
            sent = await shown(
                screen.view,
                lambda: self.interaction.followup.send(
                    view=screen.view, files=screen.attachments(), ephemeral=True, allowed_mentions=_NOBODY, wait=True
                ),
            )
            return sent.id

    async def _withdrawn(self) -> None:
        """Delete what was announced to all: whatever comes in its place would be for all as well."""
        with suppress(discord.HTTPException):
            await self.interaction.delete_original_response()

    async def _edit_original(self, screen: Screen) -> int:
        """Put a screen where the answer is or was announced, and return the message's number."""
        edit, view, files = self.interaction.edit_original_response, screen.view, screen.attachments
        return (
            await shown(view, lambda: edit(content=None, view=view, attachments=files(), allowed_mentions=_NOBODY))
        ).id

    async def public(self, screen: Screen) -> int:
        """Answer with a message that everybody sees, calling nobody; return its id."""
        async with self._lock:
            self._answered, deferred = True, self._deferred
            if deferred:
                return await self._edit_original(screen)
            with self._first():
                response = await shown(
                    screen.view,
                    lambda: self.interaction.response.send_message(
                        view=screen.view, files=screen.attachments(), allowed_mentions=_NOBODY, silent=True
                    ),
                )
            if response.message_id is None:
                return (await self.interaction.original_response()).id
            return response.message_id

    async def post(self, screen: Screen) -> int:
        """Answer as `public` does.

        Raises:
            Trouble: it cannot be done so; it may have been if that is Unsure.
        """
        with as_trouble():
            return await self.public(screen)

    async def withdraw(self) -> None:
        """Delete the answer that all could see; what is said from now on is said privately."""
        async with self._lock:
            await self.interaction.delete_original_response()

    async def ask(self, modal: discord.ui.Modal, press: PressId, revision: int) -> None:
        """Answer with a modal, under a custom id that no other opening has.

        Args:
            modal: the modal to fill in.
            press: what it is about.
            revision: the revision of what it was filled from, 0 where nothing is stored.
        """
        # A phone shows a modal as it was when its custom id was first opened (discord-api-docs 7554).
        modal.custom_id = str(replace(press, revision=revision, opening=self._openings()))
        # Its submit is read from that id alone; discord.py would remember every opening for ever.
        modal.stop()
        async with self._lock:
            self._answered = True
            with self._first():
                await self.interaction.response.send_modal(modal)

    async def question(self, screen: Screen) -> None:
        """Ask about what a modal sent, in a message that no other replaces: what the user typed stands in it."""
        if self.from_form:
            await self.aside(screen, Private.KEPT)
        else:
            await self.private(screen, Private.KEPT)

    @contextmanager
    def _first(self) -> Iterator[None]:
        """Time how long Discord waited for its first answer, were it in vain."""
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
                with self._first():
                    if self.kind is Kind.UPDATE and self.from_component:
                        await self.interaction.response.defer()
                        self._kept = True
                    else:
                        await self.interaction.response.defer(ephemeral=self.kind is not Kind.PUBLIC, thinking=True)
            except discord.HTTPException as error:
                log.info("an interaction could not be deferred (%s)", error.code)
            except (aiohttp.ClientError, OSError) as error:
                log.info("an interaction could not be deferred (%s)", type(error).__name__)


def from_private(interaction: discord.Interaction[Any]) -> bool:
    """Whether an interaction comes from an ephemeral message."""
    message = interaction.message
    return message is not None and message.flags.ephemeral
