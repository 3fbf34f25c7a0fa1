"""Presses about a player's own note: the form is handed out and taken back, and nobody else ever sees what it says."""

from __future__ import annotations

from collections.abc import Mapping

from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import Private
from bot.interactions.errors import Refused
from bot.interactions.params import Handler, filled_in
from bot.interactions.response import Reply
from bot.screens.components import notice
from bot.screens.notes import NOTE, note_form
from bot.services.table_actions import Desk
from bot.tables import Reason, TableError


class NotePresses:
    """Answers what is pressed about notes."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._app = desk.app

    @property
    def handlers(self) -> Mapping[Verb, Handler]:
        """Who answers which press."""
        return {Verb.NOTE: self._note}

    async def _note(self, reply: Reply, press: PressId) -> None:
        """Hand the form out with the note as it is, or keep what was written into it.

        Raises:
            TableError: NOT_SEATED, NOT_RUNNING, NO_TABLE, STORE.
        """
        table, notes = await self._app.tables.get(press.table), self._app.tables.notes
        speech = self._app.speech(table, self._desk.language(reply, table))
        if not reply.from_form:
            text = await notes.of(table.id, reply.user)
            if not text and table.seat_of(reply.user) is None:
                raise TableError(Reason.NOT_SEATED)
            await reply.ask(note_form(table, text, press.arg, speech))
            return
        written = filled_in(reply.data)
        if NOTE not in written:
            raise Refused("error-lost-modal")
        text = await notes.write(table.id, reply.user, written[NOTE])
        if press.arg or table.seat_of(reply.user) is None:
            await reply.aside(notice(speech.say("note-kept" if text else "note-deleted")), Private.NOTICE)
        else:
            await self._desk.hand(reply, table)
