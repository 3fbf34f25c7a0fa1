"""Presses on the options of a lobby: each change shows in the lobby, and on the pressed page."""

from __future__ import annotations

from bot.app_context import App
from bot.domain.computer_level import ComputerLevel
from bot.handlers.router import ResponseKind, Scope, press
from bot.helpers.gather import side_by_side
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import ASK, PressId, Verb
from bot.interactions.ephemeral import EphemeralKind
from bot.interactions.errors import Refused
from bot.interactions.press_input import argument_parts, chosen_value, modal_values, read_number
from bot.interactions.response import InteractionResponse, Screen
from bot.screens.components import notice
from bot.screens.fair_play import fair_play_page
from bot.screens.lobby import LONGEST_WORD, word_conflict, word_given_text, word_modal
from bot.screens.lobby_options import cancel_page, options_over, options_page
from bot.screens.modal_conflict import Decided, sent_text
from bot.services.table_actions import TableActions
from bot.tables import EditConflict, Reason, Status, Table, TableError, Tables, word_revision


class LobbyOptionHandlers:
    """Answers presses on the page of options, and on older lobbies that have those buttons."""

    def __init__(self, table_actions: TableActions, app: App, tables: Tables) -> None:
        self._table_actions = table_actions
        self._app = app
        self._tables = tables
        self._lobbies = tables.lobbies

    @press(Verb.OPTIONS, response=ResponseKind.PAGE, scope=Scope.LOBBY)
    async def _options(self, response: InteractionResponse, press: PressId) -> None:
        await _show_page(self._app, response, await self._lobbies.get(press.table))

    @press(Verb.FAIR_PLAY, response=ResponseKind.PAGE, scope=Scope.LOBBY)
    async def _fair_play(self, response: InteractionResponse, press: PressId) -> None:
        table = await self._lobbies.get(press.table)
        await response.show_ephemeral(fair_play_page(table, self._speech(response, table)))

    @press(Verb.REMOVE_COMPUTER, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _remove_computer(self, response: InteractionResponse, press: PressId) -> None:
        await require_present_page(self._tables, response, press)
        await show_options_changed(
            self._table_actions, self._app, response, await self._lobbies.remove_computer(press.table, response.user)
        )

    @press(Verb.LEVEL, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _level(self, response: InteractionResponse, press: PressId) -> None:
        """Set the level of a seat's computer; an older lobby's press has no name of it."""
        seat, level, name = [*chosen_value(response).split("|", 2), "", ""][:3]
        if level not in set(ComputerLevel):
            raise Refused("error-old-button")
        table = await self._lobbies.set_level(
            press.table, response.user, read_number(seat), ComputerLevel(level), name or None
        )
        await show_options_changed(self._table_actions, self._app, response, table)

    @press(Verb.CANCEL, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _cancel(self, response: InteractionResponse, press: PressId) -> None:
        """Call the lobby off; ask before, if the press says so."""
        may_manage = response.interaction.permissions.manage_channels
        if press.arg == ASK:
            table = await self._lobbies.get(press.table)
            if table.host != response.user and not may_manage:
                raise TableError(Reason.NOT_HOST)
            await response.show_ephemeral(cancel_page(table, self._speech(response, table)))
            return
        await require_present_page(self._tables, response, press)
        await show_options_changed(
            self._table_actions, self._app, response, await self._lobbies.cancel(press.table, response.user, may_manage)
        )

    @press(Verb.WORD, response=ResponseKind.PRIVATE, scope=Scope.LOBBY, modal=True)
    async def _word(self, response: InteractionResponse, press: PressId) -> None:
        """Open the modal for the player's word, or store the word that was submitted."""
        table = await self._tables.get(press.table)
        if not response.from_modal:
            self._lobbies.require_can_add_word(table, response.user)
            form = PressId(table.id, table.version, Verb.WORD)
            await response.open_modal(
                word_modal(self._speech(response, table)), form, word_revision(table, response.user)
            )
            return
        word = modal_values(response.data).get("word", "").strip()[:LONGEST_WORD]
        if not word:
            raise Refused("error-lost-modal")
        await self._add_word(response, table, word, press.revision)

    @press(Verb.WORD_SENT, response=ResponseKind.PAGE, scope=Scope.LOBBY)
    async def _word_sent(self, response: InteractionResponse, press: PressId) -> None:
        """Keep the stored word or replace it, as the user chose after a conflict.

        Raises:
            Refused: no question of the bot has such a button.
        """
        table = await self._tables.get(press.table)
        seen, how = argument_parts(press, 2)
        if how == Decided.KEEP:
            await response.show_ephemeral(
                notice(self._speech(response, table).say("modal-unchanged")), EphemeralKind.NOTICE
            )
            return
        word = sent_text(response.interaction.message)
        if how != Decided.USE or not word:
            raise Refused("error-old-button")
        await self._add_word(response, table, word, read_number(seen, 13))

    async def _add_word(self, response: InteractionResponse, table: Table, word: str, revision: int | None) -> None:
        """Add a word to the seed and show its salt; ask first if it replaces an unseen word."""
        speech = self._speech(response, table)
        try:
            given = await self._lobbies.add_word(table.id, response.user, word, revision)
        except EditConflict:
            there = await self._tables.get(table.id)
            await response.send_question(word_conflict(there, response.user, word, speech))
            return
        said = notice(word_given_text(given, speech))
        show = response.send_ephemeral if response.from_modal else response.show_ephemeral
        await side_by_side(self._table_actions.show(response, given.table), show(said, EphemeralKind.KEPT))

    def _speech(self, response: InteractionResponse, table: Table) -> BoundSpeech:
        return self._app.speech(table, response.language(table))


async def show_options_changed(
    table_actions: TableActions, app: App, response: InteractionResponse, table: Table, said: str = ""
) -> None:
    """Show a changed lobby, and its page of options again if that was pressed, with what is `said` first there."""
    if not response.from_ephemeral:
        await table_actions.show_change(response, table)
        return
    await side_by_side(table_actions.show(response, table), _show_page(app, response, table, said))


async def require_present_page(tables: Tables, response: InteractionResponse, press: PressId) -> None:
    """Require of a press on a page that the lobby is still as its reader sees it.

    Raises:
        TableError: LOBBY_CHANGED, which shows the page as it is now; RUNNING, GAME_OVER, NO_TABLE, STORE.
    """
    if response.from_ephemeral and (await tables.lobbies.get(press.table)).version != press.version:
        raise TableError(Reason.LOBBY_CHANGED)


async def _show_page(app: App, response: InteractionResponse, table: Table, said: str = "") -> None:
    """Show the page of options, and redraw it when others change the lobby."""
    await response.show_ephemeral(_page(app, response, table, said))

    async def draw() -> Screen:
        return _page(app, response, await app.tables.get(table.id))

    if table.status is Status.LOBBY:
        response.keep_fresh(draw)


def _page(app: App, response: InteractionResponse, table: Table, said: str = "") -> Screen:
    language = response.language(table)
    if table.status is Status.CANCELLED:
        return notice(app.words.note(language, "lobby-cancelled"))
    if table.status is not Status.LOBBY:
        speech = app.speech(table, language)
        return options_over(table, response.user, speech.say("options-begun"), speech)
    may_manage = response.interaction.permissions.manage_channels
    return options_page(app, table, response.user, language, may_manage=may_manage, notice=said)
