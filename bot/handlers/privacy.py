"""What people do about their data, by presses and by command: see and delete what is kept, and whom they avoid."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Mapping
from typing import Any, Final

from bot.handlers.router import ResponseKind, Scope, press
from bot.i18n.messages import BoundSpeech, Words
from bot.interactions.cooldowns import Wish
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import Private
from bot.interactions.errors import Refused
from bot.interactions.locale import Languages
from bot.interactions.params import number, people_chosen
from bot.interactions.response import Reply
from bot.reconciler import Reconciler
from bot.screens.blocklist import ADD, REMOVE, blocklist_page
from bot.screens.components import confirm_page, file_page, notice
from bot.screens.privacy import privacy_page
from bot.services.table_actions import Desk
from bot.tables import Tables

MOST_BYTES: Final = 9 * 2**20
"""What a file may have; Discord takes a little more."""


class Privacy:
    """Serves what people want about their data; every answer is private."""

    def __init__(self, desk: Desk, words: Words, languages: Languages, tables: Tables, reconciler: Reconciler) -> None:
        self._desk = desk
        self._words = words
        self._languages = languages
        self._reconciler = reconciler
        self._people = tables.people
        self._avoiding = tables.blocklist

    async def show(self, reply: Reply) -> None:
        """Show what is kept about whoever asks."""
        await reply.private(privacy_page(self._speech(reply), await self._people.about(reply.user)))

    @press(Verb.PRIVACY, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _show(self, reply: Reply, press: PressId) -> None:
        await self.show(reply)

    @press(Verb.EXPORT, response=ResponseKind.PRIVATE, scope=Scope.ANYWHERE)
    async def _export(self, reply: Reply, press: PressId) -> None:
        """Give all that is kept about whoever pressed as a file."""
        self._desk.not_too_often(reply, Wish.EXPORT)
        name, data = await asyncio.to_thread(written, await self._people.export(reply.user))
        await reply.aside(file_page(self._speech(reply).say("export-ready"), name, data), Private.KEPT)

    @press(Verb.AVOID, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _avoid(self, reply: Reply, press: PressId) -> None:
        """Show whom somebody avoids, after a choice in one of the page's selects with what has become of it."""
        done = ""
        if press.arg == ADD:
            chosen = {user: name for user, name in people_chosen(reply).items() if user != reply.user}
            if not chosen:
                raise Refused("error-avoid-nobody")
            await self._avoiding.add(reply.user, chosen)
            done = self._speech(reply).say("habits-saved")
        elif press.arg == REMOVE:
            await self._avoiding.remove(reply.user, [number(value, 20) for value in reply.data.get("values", ())])
            done = self._speech(reply).say("habits-saved")
        elif press.arg:
            raise Refused("error-old-button")
        await reply.private(blocklist_page(self._speech(reply), await self._avoiding.of(reply.user), done))

    @press(Verb.FORGET, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _forget(self, reply: Reply, press: PressId) -> None:
        """Ask once more, then delete what is kept about whoever pressed."""
        language = self._desk.language(reply)
        if press.arg != "yes":
            question = self._words.note(language, "privacy-delete-confirm")
            yes = self._words.text(language, "privacy-delete")
            await reply.private(confirm_page(question, yes, PressId(0, 0, Verb.FORGET, "yes")))
            return
        try:
            changed = await self._people.erase(reply.user, lambda lang: self._words.text(lang, "computer-name-6"))
        finally:
            self._languages.forget(reply.user)
        for table in changed:
            self._reconciler.wake(table)
        await reply.private(notice(self._words.note(language, "privacy-deleted")))

    def _speech(self, reply: Reply) -> BoundSpeech:
        return self._words.speech(self._desk.language(reply), markdown=True)


def written(export: Mapping[str, Any], most: int = MOST_BYTES) -> tuple[str, bytes]:
    """Return a file of somebody's data with its name, which says nothing about him; packed where it is too large."""
    text = json.dumps(export, ensure_ascii=False, separators=(",", ":")).encode()
    if len(text) <= most:
        return "sobek-data.json", text
    return "sobek-data.json.gz", gzip.compress(text, mtime=0)
