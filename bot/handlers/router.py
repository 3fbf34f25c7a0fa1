"""Route presses on buttons and selects, and sent modals: each is read from its custom id alone.

All presses come in by one door, the client's `on_interaction`. discord.py's own way back from a custom id (DynamicItem)
rebuilds the whole pressed message first and lets errors vanish; a pattern and a table of handlers do the same without.
A handler says by `press` which verb it serves, and all else that the router has to know of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, TypeVar

import discord

from bot.interactions.custom_id import PressId, Verb, random_opening
from bot.interactions.ephemeral import EphemeralTracker
from bot.interactions.errors import Refused
from bot.interactions.press_input import Handler
from bot.interactions.response import InteractionResponse, ResponseMode, is_from_ephemeral
from bot.services.error_messages import ErrorMessages
from bot.services.table_actions import TableActions
from bot.tables import Reason, TableError, Tables

H = TypeVar("H", bound=Callable[[Any, InteractionResponse, PressId], Awaitable[None]])

_DECLARED: Final = "__declared__"


class ResponseKind(Enum):
    """The kind of response that a press gets."""

    UPDATE = "update"
    """The pressed message is edited, or stays as it is."""
    PRIVATE = "private"
    """A new ephemeral message."""
    PUBLIC = "public"
    """A new public message."""
    PAGE = "page"
    """An ephemeral page is edited; a public button opens an ephemeral page."""

    def of(self, interaction: discord.Interaction[Any]) -> ResponseMode:
        """Return the response mode that this means for an interaction."""
        if self is ResponseKind.PAGE:
            return ResponseMode.UPDATE if is_from_ephemeral(interaction) else ResponseMode.PRIVATE
        return ResponseMode(self.value)


class Scope(Enum):
    """The subject of a press, and so where it is valid.

    Without a server, or on a page that nobody else sees, only presses on the user's own seat are served.
    """

    TABLE = "table"
    """A table of the same server."""
    LOBBY = "lobby"
    """A lobby of the same server; only buttons of lobbies and of their options ask for it."""
    OWN_SEAT = "own seat"
    """The user's own seat at any table: nothing that needs a channel or a permission in it."""
    ANYWHERE = "anywhere"
    """No table; if the message is a table's all the same, the table is one of the same server."""


@dataclass(frozen=True, slots=True)
class Declaration:
    """What a handler declares about its verb.

    Args:
        verb: what it serves.
        handler: the name of the method.
        response: what the response is going to be.
        scope: what the press is about.
        modal: whether the verb is also that of a modal that is sent.
        without_seat: arguments with which it is served as if about the user's own seat, even if they have none.
    """

    verb: Verb
    handler: str
    response: ResponseKind
    scope: Scope
    modal: bool = False
    without_seat: Collection[str] = ()


def press(
    verb: Verb, *, response: ResponseKind, scope: Scope, modal: bool = False, without_seat: Collection[str] = ()
) -> Callable[[H], H]:
    """Declare the method that serves a verb; see `Declaration`."""

    def declare(method: H) -> H:
        setattr(method, _DECLARED, Declaration(verb, method.__name__, response, scope, modal, without_seat))
        return method

    return declare


def declared(features: Iterable[type]) -> Mapping[Verb, Declaration]:
    """Return what the handlers of these classes declare.

    Raises:
        ValueError: a verb has no declaration, or more than one.
    """
    found = [one for feature in features for one in _declared_by(feature)]
    counts = Counter(one.verb for one in found)
    wrong = [verb.name for verb in Verb if counts[verb] != 1]
    if wrong:
        raise ValueError(f"verbs that are not declared exactly once: {', '.join(wrong)}")
    return {one.verb: one for one in found}


def _declared_by(feature: type) -> Iterator[Declaration]:
    for method in vars(feature).values():
        declaration = getattr(method, _DECLARED, None)
        if isinstance(declaration, Declaration):
            yield declaration


class PressRouter:
    """Answers every press on a message of the bot.

    Args:
        features: the objects whose methods are the handlers.
        tables: finds the table of a press.
        table_actions: notes that the player has given a sign.
        error_messages: answers errors.
        ephemeral_messages: the ephemeral messages that can still be deleted.
        openings: returns random characters for the custom id of a modal.
    """

    def __init__(
        self,
        features: Collection[object],
        tables: Tables,
        table_actions: TableActions,
        error_messages: ErrorMessages,
        ephemeral_messages: EphemeralTracker,
        openings: Callable[[], str] = random_opening,
    ) -> None:
        self._tables = tables
        self._table_actions = table_actions
        self._error_messages = error_messages
        self._ephemeral_messages = ephemeral_messages
        self._openings = openings
        self._declared = declared(map(type, features))
        self._handlers: dict[Verb, Handler] = {
            one.verb: getattr(feature, one.handler) for feature in features for one in _declared_by(type(feature))
        }

    async def answer(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press, also one with a foreign or very old custom id."""
        form = interaction.type is discord.InteractionType.modal_submit
        data: Mapping[str, Any] = dict(interaction.data or {})
        press = PressId.parse(str(data.get("custom_id", "")), sent=form)
        declaration = None if press is None else self._declared[press.verb]
        kind = ResponseMode.PRIVATE if declaration is None else declaration.response.of(interaction)
        response = InteractionResponse(interaction, kind, self._ephemeral_messages, self._openings)
        if not self._error_messages.begins():
            return
        async with self._error_messages.guard(response, press):
            await self._error_messages.read_language(response)
            if press is None or declaration is None or (form and not declaration.modal):
                raise Refused("error-lost-modal" if form else "error-old-button")
            if press.table:
                response.table_id = press.table
                await self._see_place(response, press, declaration)
            await self._handlers[press.verb](response, press)
            await self._table_actions.store_name(response)

    async def _see_place(self, response: InteractionResponse, press: PressId, declaration: Declaration) -> None:
        """Require that a press is about a table of its server, or about the user's own seat.

        Without a server, or on a page that nobody else sees, a player at a table is served wherever it stands.

        Raises:
            Refused: it is neither.
            TableError: NOT_SEATED, NO_TABLE, STORE; RUNNING, GAME_OVER for a button of a lobby whose game has begun.
        """
        table = await self._tables.get(press.table)
        if table.channel_ref.guild != response.interaction.guild_id:
            alone = response.interaction.guild_id is None or response.from_ephemeral
            without_seat = press.arg in declaration.without_seat
            if not alone or (declaration.scope is not Scope.OWN_SEAT and not without_seat):
                raise Refused("error-old-button")
            if not without_seat:
                self._table_actions.require_own_seat(response, table)
        await self._table_actions.note_presence(response, table)
        if declaration.scope is Scope.LOBBY and table.has_begun_since(press.version):
            raise TableError(Reason.RUNNING if table.status.live else Reason.GAME_OVER)
