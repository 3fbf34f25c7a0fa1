"""Presses on the options of a lobby: what is set shows to all at once, and on the page where it was pressed."""

from __future__ import annotations

from bot.app import App
from bot.domain.computer_level import ComputerLevel
from bot.domain.game_options import has_variants
from bot.handlers.router import ResponseKind, Scope, press
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import EphemeralKind
from bot.interactions.errors import Refused
from bot.interactions.press_input import argument_parts, chosen_value, modal_values, read_number
from bot.interactions.response import InteractionResponse, Screen
from bot.reconciler import side_by_side
from bot.screens.components import notice
from bot.screens.lobby import LONGEST_WORD, word_conflict, word_given_text, word_modal
from bot.screens.lobby_options import options_page
from bot.screens.modal_conflict import Decided, sent_text
from bot.services.table_actions import TableActions
from bot.tables import EditConflict, Status, Table, Tables, word_revision


class OptionPresses:
    """Answers what sets a lobby up, on its page of options or on an older lobby that has those buttons itself."""

    def __init__(self, desk: TableActions, app: App, tables: Tables) -> None:
        self._desk = desk
        self._app = app
        self._tables = tables
        self._lobbies = tables.lobbies

    @press(Verb.OPTIONS, response=ResponseKind.PAGE, scope=Scope.LOBBY)
    async def _options(self, reply: InteractionResponse, press: PressId) -> None:
        await reply.show_ephemeral(_page(self._desk, self._app, reply, await self._lobbies.get(press.table)))

    @press(Verb.REMOVE_COMPUTER, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _remove_computer(self, reply: InteractionResponse, press: PressId) -> None:
        await was_set(self._desk, self._app, reply, await self._lobbies.remove_computer(press.table, reply.user))

    @press(Verb.LEVEL, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _level(self, reply: InteractionResponse, press: PressId) -> None:
        """Let the computer of a seat play at the level that was chosen; an older lobby does not tell its name."""
        seat, level, name = [*chosen_value(reply).split("|", 2), "", ""][:3]
        if level not in set(ComputerLevel):
            raise Refused("error-old-button")
        table = await self._lobbies.set_level(
            press.table, reply.user, read_number(seat), ComputerLevel(level), name or None
        )
        await was_set(self._desk, self._app, reply, table)

    @press(Verb.VARIANT, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _variant(self, reply: InteractionResponse, press: PressId) -> None:
        rules = self._app.rules(await self._tables.get(press.table))
        if not has_variants(rules) or press.arg not in rules.variants:
            raise Refused("error-old-button")
        await was_set(self._desk, self._app, reply, await self._lobbies.set_variant(press.table, reply.user, press.arg))

    @press(Verb.EXPANSION, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _expansion(self, reply: InteractionResponse, press: PressId) -> None:
        """Add an expansion, or leave it out where the press names none."""
        table = await self._tables.get(press.table)
        if press.arg and press.arg not in self._app.rules(table).expansions:
            raise Refused("error-old-button")
        table = await self._lobbies.set_expansion(press.table, reply.user, press.arg or None)
        await was_set(self._desk, self._app, reply, table)

    @press(Verb.CANCEL, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _cancel(self, reply: InteractionResponse, press: PressId) -> None:
        may_manage = reply.interaction.permissions.manage_channels
        await was_set(self._desk, self._app, reply, await self._lobbies.cancel(press.table, reply.user, may_manage))

    @press(Verb.WORD, response=ResponseKind.PRIVATE, scope=Scope.LOBBY, modal=True)
    async def _word(self, reply: InteractionResponse, press: PressId) -> None:
        """Open the modal for the player's own word, or take the word that was written into it."""
        table = await self._tables.get(press.table)
        if not reply.from_modal:
            self._lobbies.require_can_add_word(table, reply.user)
            form = PressId(table.id, table.version, Verb.WORD)
            await reply.open_modal(word_modal(self._speech(reply, table)), form, word_revision(table, reply.user))
            return
        word = modal_values(reply.data).get("word", "").strip()[:LONGEST_WORD]
        if not word:
            raise Refused("error-lost-modal")
        await self._add_word(reply, table, word, press.revision)

    @press(Verb.WORD_SENT, response=ResponseKind.PAGE, scope=Scope.LOBBY)
    async def _word_sent(self, reply: InteractionResponse, press: PressId) -> None:
        """Do what the user decided about a word that was added after the modal for another was opened.

        Raises:
            Refused: no question of the bot has such a button.
        """
        table = await self._tables.get(press.table)
        seen, how = argument_parts(press, 2)
        if how == Decided.KEEP:
            await reply.show_ephemeral(notice(self._speech(reply, table).say("modal-unchanged")), EphemeralKind.NOTICE)
            return
        word = sent_text(reply.interaction.message)
        if how != Decided.USE or not word:
            raise Refused("error-old-button")
        await self._add_word(reply, table, word, read_number(seen, 13))

    async def _add_word(self, reply: InteractionResponse, table: Table, word: str, revision: int | None) -> None:
        """Add a word to the seed and tell its salt, or ask if a word is stored that the user does not know of."""
        speech = self._speech(reply, table)
        try:
            given = await self._lobbies.add_word(table.id, reply.user, word, revision)
        except EditConflict:
            there = await self._tables.get(table.id)
            await reply.send_question(word_conflict(there, reply.user, word, speech))
            return
        said = notice(word_given_text(given, speech))
        show = reply.send_ephemeral if reply.from_modal else reply.show_ephemeral
        await side_by_side(self._desk.show(reply, given.table), show(said, EphemeralKind.KEPT))

    def _speech(self, reply: InteractionResponse, table: Table) -> BoundSpeech:
        return self._app.speech(table, reply.language(table))


async def was_set(desk: TableActions, app: App, reply: InteractionResponse, table: Table) -> None:
    """Show a lobby in which something was set to all, and on the private page of its options if pressed there."""
    if not reply.from_ephemeral:
        await desk.show_change(reply, table)
        return
    await side_by_side(desk.show(reply, table), reply.show_ephemeral(_page(desk, app, reply, table)))


def _page(desk: TableActions, app: App, reply: InteractionResponse, table: Table) -> Screen:
    language = reply.language(table)
    if table.status is not Status.LOBBY:
        return notice(app.words.note(language, "lobby-cancelled"))
    may_manage = reply.interaction.permissions.manage_channels
    return options_page(app, table, reply.user, language, may_manage=may_manage)
