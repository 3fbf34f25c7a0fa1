"""Presses and the command about stored data: show it, export it, delete it, and edit the blocklist."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Mapping
from typing import Any, Final

from bot.handlers.router import ResponseKind, Scope, press
from bot.i18n.messages import BoundSpeech, Words
from bot.interactions.cooldowns import Cooldown
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import EphemeralKind
from bot.interactions.errors import Refused
from bot.interactions.locale import Languages
from bot.interactions.press_input import chosen_people, read_number
from bot.interactions.response import InteractionResponse
from bot.reconciler import Reconciler
from bot.screens.blocklist import ADD, REMOVE, blocklist_page
from bot.screens.components import button, confirm_page, file_page, notice
from bot.screens.privacy import HIDE, SHOW, privacy_page
from bot.services.table_actions import TableActions
from bot.tables import Tables

MOST_BYTES: Final = 9 * 2**20
"""The largest file in bytes; Discord accepts a little more."""


class PrivacyHandlers:
    """Answers users who ask about their stored data, in ephemeral messages."""

    def __init__(
        self, table_actions: TableActions, words: Words, languages: Languages, tables: Tables, reconciler: Reconciler
    ) -> None:
        self._table_actions = table_actions
        self._words = words
        self._languages = languages
        self._reconciler = reconciler
        self._people = tables.people
        self._avoiding = tables.blocklist

    async def show(self, response: InteractionResponse) -> None:
        """Show what is stored about the user."""
        await response.show_ephemeral(privacy_page(self._speech(response), await self._people.about(response.user)))

    @press(Verb.PRIVACY, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _show(self, response: InteractionResponse, press: PressId) -> None:
        await self.show(response)

    @press(Verb.EXPORT, response=ResponseKind.PRIVATE, scope=Scope.ANYWHERE)
    async def _export(self, response: InteractionResponse, press: PressId) -> None:
        """Send all that is stored about the user as a file."""
        self._table_actions.require_no_cooldown(response, Cooldown.EXPORT)
        name, data = await asyncio.to_thread(export_file, await self._people.export(response.user))
        await response.send_ephemeral(
            file_page(self._speech(response).say("export-ready"), name, data), EphemeralKind.KEPT
        )

    @press(Verb.AVOID, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _avoid(self, response: InteractionResponse, press: PressId) -> None:
        """Change the user's blocklist by the pressed select, if one is pressed, and show it."""
        done = ""
        if press.arg == ADD:
            chosen = {user: name for user, name in chosen_people(response).items() if user != response.user}
            if not chosen:
                raise Refused("error-avoid-nobody")
            await self._avoiding.add(response.user, chosen)
            done = self._speech(response).say("habits-saved")
        elif press.arg == REMOVE:
            await self._avoiding.remove(
                response.user, [read_number(value, 20) for value in response.data.get("values", ())]
            )
            done = self._speech(response).say("habits-saved")
        elif press.arg:
            raise Refused("error-old-button")
        await response.show_ephemeral(
            blocklist_page(self._speech(response), await self._avoiding.of(response.user), done)
        )

    @press(Verb.HIDE, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _hide(self, response: InteractionResponse, press: PressId) -> None:
        """Hide the user on ladders or show them again."""
        if press.arg not in (HIDE, SHOW):
            raise Refused("error-old-button")
        await self._people.choose_hidden(response.user, press.arg == HIDE)
        await self.show(response)

    @press(Verb.FORGET, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _forget(self, response: InteractionResponse, press: PressId) -> None:
        """Ask for confirmation, then delete what is stored about the user."""
        speech, mine = self._speech(response), PressId(0, 0, Verb.PRIVACY)
        if press.arg != "yes":
            question, yes = speech.say("privacy-delete-confirm"), speech.say("privacy-delete")
            page = confirm_page(speech, question, yes, PressId(0, 0, Verb.FORGET, "yes"), mine)
            await response.show_ephemeral(page)
            return
        try:
            changed = await self._people.erase(response.user, lambda lang: self._words.text(lang, "computer-name-6"))
        finally:
            self._languages.forget(response.user)
        for table in changed:
            self._reconciler.wake(table)
        await response.show_ephemeral(notice(speech.say("privacy-deleted"), button(speech.say("avoid-back"), mine)))

    def _speech(self, response: InteractionResponse) -> BoundSpeech:
        return self._words.speech(response.language(), markdown=True)


def export_file(export: Mapping[str, Any], most: int = MOST_BYTES) -> tuple[str, bytes]:
    """Return a neutral name and the content of a data export, compressed if it is too large."""
    text = json.dumps(export, ensure_ascii=False, separators=(",", ":")).encode()
    if len(text) <= most:
        return "sobek-data.json", text
    return "sobek-data.json.gz", gzip.compress(text, mtime=0)
