"""Presses about a player's own note: the form is handed out and taken back, and nobody else ever sees what it says."""

from __future__ import annotations

from bot.context import App
from bot.handlers.router import ResponseKind, Scope, press
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import Private
from bot.interactions.errors import Refused
from bot.interactions.params import filled_in, number, parts
from bot.interactions.response import Reply
from bot.screens.components import notice
from bot.screens.modal_conflict import Decided, sent_text
from bot.screens.notes import NOTE, note_conflict, note_modal
from bot.services.table_actions import Desk
from bot.tables import EditConflict, Reason, Table, TableError, Tables
from bot.tables.people.notes import normalise_note


class NotePresses:
    """Answers what is pressed about notes."""

    def __init__(self, desk: Desk, app: App, tables: Tables) -> None:
        self._desk = desk
        self._app = app
        self._tables = tables

    @press(Verb.NOTE, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT, modal=True)
    async def _note(self, reply: Reply, press: PressId) -> None:
        """Hand the form out with the note as it is, or keep what was written into it.

        Raises:
            TableError: NOT_SEATED, NOT_RUNNING, NO_TABLE, STORE.
        """
        table, notes = await self._tables.get(press.table), self._tables.notes
        if not reply.from_form:
            text, revision = await notes.revised(table.id, reply.user)
            if not text and table.seat_of(reply.user) is None:
                raise TableError(Reason.NOT_SEATED)
            form = PressId(table.id, table.version, Verb.NOTE, press.arg)
            await reply.ask(note_modal(text, self._speech(reply, table)), form, revision)
            return
        written = filled_in(reply.data)
        if NOTE not in written:
            raise Refused("error-lost-modal")
        await self._write(reply, table, written[NOTE], press.arg, press.revision)

    @press(Verb.NOTE_SENT, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _sent(self, reply: Reply, press: PressId) -> None:
        """Do what the user decided about a note that was changed after its modal was opened.

        Raises:
            Refused: no question of the bot has such a button.
            TableError: NOT_SEATED, NOT_RUNNING, NO_TABLE, STORE.
        """
        where, seen, how = parts(press, 3)
        table, revision = await self._tables.get(press.table), number(seen, 19)
        if how == Decided.KEEP:
            await self._tell(reply, table, where, "modal-unchanged")
            return
        text = "" if how == Decided.DELETE else sent_text(reply.interaction.message)
        if text is None or how not in set(Decided):
            raise Refused("error-old-button")
        await self._write(reply, table, text, where, revision)

    async def _write(self, reply: Reply, table: Table, text: str, where: str, revision: int | None) -> None:
        """Keep a note, or ask if a note is stored that the user has not seen."""
        notes = self._tables.notes
        before = await notes.of(table.id, reply.user)
        try:
            kept = await notes.write(table.id, reply.user, text, revision)
        except EditConflict:
            stored = await notes.revised(table.id, reply.user)
            page = note_conflict(table, stored, normalise_note(text), where, self._speech(reply, table))
            await reply.question(page)
            return
        await self._tell(reply, table, where, "note-kept" if kept else "note-deleted" if before else "note-none")

    async def _tell(self, reply: Reply, table: Table, where: str, message: str) -> None:
        """Show the hand, which has the note; elsewhere, or where the note is gone, say what was done."""
        said = self._speech(reply, table).say(message)
        if not where and table.seat_of(reply.user) is not None:
            await self._desk.hand(reply, table, notice=() if message == "note-kept" else (said,))
        elif reply.from_form:
            await reply.aside(notice(said), Private.NOTICE)
        else:
            await reply.private(notice(said), Private.NOTICE)

    def _speech(self, reply: Reply, table: Table) -> BoundSpeech:
        return self._app.speech(table, self._desk.language(reply, table))
