"""Presses about a player's own note on a game: the modal opens and is sent; nobody else sees the note."""

from __future__ import annotations

from bot.app_context import App
from bot.handlers.router import ResponseKind, Scope, press
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import EphemeralKind
from bot.interactions.errors import Refused
from bot.interactions.press_input import argument_parts, modal_values, read_number
from bot.interactions.response import InteractionResponse
from bot.screens.components import notice
from bot.screens.header_and_footer import back_to_table
from bot.screens.modal_conflict import Decided, sent_text
from bot.screens.notes import NOTE, note_conflict, note_modal
from bot.services.table_actions import TableActions
from bot.tables import EditConflict, Reason, Table, TableError, Tables
from bot.tables.people.notes import normalise_note


class NoteHandlers:
    """Answers presses about notes."""

    def __init__(self, table_actions: TableActions, app: App, tables: Tables) -> None:
        self._table_actions = table_actions
        self._app = app
        self._tables = tables

    @press(Verb.NOTE, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT, modal=True)
    async def _note(self, response: InteractionResponse, press: PressId) -> None:
        """Open the modal with the stored note, or store what was sent with it.

        Raises:
            TableError: NOT_SEATED, NOT_RUNNING, NO_TABLE, STORE.
        """
        table, notes = await self._tables.get(press.table), self._tables.notes
        if not response.from_modal:
            text, revision = await notes.revised(table.id, response.user)
            if not text and table.seat_of(response.user) is None:
                raise TableError(Reason.NOT_SEATED)
            form = PressId(table.id, table.version, Verb.NOTE, press.arg)
            await response.open_modal(note_modal(text, self._speech(response, table)), form, revision)
            return
        written = modal_values(response.data)
        if NOTE not in written:
            raise Refused("error-lost-modal")
        await self._write(response, table, written[NOTE], press.arg, press.revision)

    @press(Verb.NOTE_SENT, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _sent(self, response: InteractionResponse, press: PressId) -> None:
        """Do what the user decided about a note that was changed after its modal was opened.

        Raises:
            Refused: no question of the bot has such a button.
            TableError: NOT_SEATED, NOT_RUNNING, NO_TABLE, STORE.
        """
        where, seen, how = argument_parts(press, 3)
        table, revision = await self._tables.get(press.table), read_number(seen, 19)
        if how == Decided.KEEP:
            await self._tell(response, table, where, "modal-unchanged")
            return
        text = "" if how == Decided.DELETE else sent_text(response.interaction.message)
        if text is None or how not in set(Decided):
            raise Refused("error-old-button")
        await self._write(response, table, text, where, revision)

    async def _write(
        self, response: InteractionResponse, table: Table, text: str, where: str, revision: int | None
    ) -> None:
        """Store a note; ask first if that would overwrite a note that the user has not seen."""
        notes = self._tables.notes
        before = await notes.of(table.id, response.user)
        try:
            has_note = await notes.write(table.id, response.user, text, revision)
        except EditConflict:
            stored = await notes.revised(table.id, response.user)
            page = note_conflict(table, stored, normalise_note(text), where, self._speech(response, table))
            await response.send_question(page)
            return
        await self._tell(response, table, where, "note-kept" if has_note else "note-deleted" if before else "note-none")

    async def _tell(self, response: InteractionResponse, table: Table, where: str, message: str) -> None:
        """Show the hand, which has the note; elsewhere, or if the note is deleted, say what was done."""
        text = self._speech(response, table).say(message)
        if not where and table.seat_of(response.user) is not None:
            await self._table_actions.show_hand(response, table, notice=() if message == "note-kept" else (text,))
        elif response.from_modal:
            await response.send_ephemeral(notice(text), EphemeralKind.NOTICE)
        else:
            back = back_to_table(table, self._speech(response, table))
            await response.show_ephemeral(notice(text, back), EphemeralKind.NOTICE)

    def _speech(self, response: InteractionResponse, table: Table) -> BoundSpeech:
        return self._app.speech(table, response.language(table))
