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
from bot.tables import Tables

H = TypeVar("H", bound=Callable[[Any, InteractionResponse, PressId], Awaitable[None]])

_DECLARED: Final = "__declared__"


class ResponseKind(Enum):
    """What the response to a press is going to be."""

    UPDATE = "update"
    """The pressed message changes, or stays as it is."""
    PRIVATE = "private"
    """A message of its own, for the user alone."""
    PUBLIC = "public"
    """A message of its own, for everybody."""
    PAGE = "page"
    """A page that only its reader sees is turned; a button that everybody sees opens a page for the user alone."""

    def of(self, interaction: discord.Interaction[Any]) -> ResponseMode:
        """Return what this means for an interaction."""
        if self is ResponseKind.PAGE:
            return ResponseMode.UPDATE if is_from_ephemeral(interaction) else ResponseMode.PRIVATE
        return ResponseMode(self.value)


class Scope(Enum):
    """What a press is about, and so from where it may come.

    Without a server, or on a page that nobody else sees, only presses on the user's own seat are served.
    """

    TABLE = "table"
    """A table of the server from which it comes."""
    LOBBY = "lobby"
    """The same, and only buttons of a lobby and of its page of options ask for it, no board's."""
    OWN_SEAT = "own seat"
    """The user's seat at a table anywhere: nothing that needs a channel, or a permission in one."""
    ANYWHERE = "anywhere"
    """No table; where the message is one of a table all the same, it is one of the server."""


@dataclass(frozen=True, slots=True)
class Declaration:
    """What a handler declares of the verb that it serves.

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


class Presses:
    """Answers every press on a message of the bot.

    Args:
        features: what serves presses, each with its own methods.
        tables: the tables that presses are about.
        desk: what notes that a player is there.
        troubles: what answers whatever goes wrong.
        panels: which private messages live.
        openings: gives the random characters of each modal's custom id.
    """

    def __init__(
        self,
        features: Collection[object],
        tables: Tables,
        desk: TableActions,
        troubles: ErrorMessages,
        panels: EphemeralTracker,
        openings: Callable[[], str] = random_opening,
    ) -> None:
        self._tables = tables
        self._desk = desk
        self._troubles = troubles
        self._panels = panels
        self._openings = openings
        self._declared = declared(map(type, features))
        self._handlers: dict[Verb, Handler] = {
            one.verb: getattr(feature, one.handler) for feature in features for one in _declared_by(type(feature))
        }

    async def answer(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press; one whose custom id is not ours, or of another age, gets a kind word too."""
        form = interaction.type is discord.InteractionType.modal_submit
        data: Mapping[str, Any] = dict(interaction.data or {})
        press = PressId.parse(str(data.get("custom_id", "")), sent=form)
        declaration = None if press is None else self._declared[press.verb]
        kind = ResponseMode.PRIVATE if declaration is None else declaration.response.of(interaction)
        reply = InteractionResponse(interaction, kind, self._panels, self._openings)
        if not self._troubles.begins():
            return
        async with self._troubles.guard(reply, press):
            await self._troubles.read_language(reply)
            if press is None or declaration is None or (form and not declaration.modal):
                raise Refused("error-lost-modal" if form else "error-old-button")
            if press.table:
                reply.table_id = press.table
                await self._see_place(reply, press, declaration)
            await self._handlers[press.verb](reply, press)

    async def _see_place(self, reply: InteractionResponse, press: PressId, declaration: Declaration) -> None:
        """See that a press is about a table of its server, or about a seat of the user's own.

        Without a server, or on a page that nobody else sees, a player at a table is served wherever it stands.

        Raises:
            Refused: it is neither.
            TableError: NOT_SEATED, NO_TABLE, STORE.
        """
        table = await self._tables.get(press.table)
        if table.channel_ref.guild != reply.interaction.guild_id:
            alone = reply.interaction.guild_id is None or reply.from_ephemeral
            without_seat = press.arg in declaration.without_seat
            if not alone or (declaration.scope is not Scope.OWN_SEAT and not without_seat):
                raise Refused("error-old-button")
            if not without_seat:
                self._desk.require_own_seat(reply, table)
        await self._desk.note_presence(reply, table)
