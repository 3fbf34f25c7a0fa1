"""What people do about their data, by presses and by command: see what is kept about them, and delete it."""

from __future__ import annotations

from collections.abc import Mapping

from bot.desk import Desk
from bot.handlers import Handler
from bot.ids import PressId, Verb
from bot.reply import Reply
from bot.screens.pages import confirm_page
from bot.screens.parts import notice
from bot.screens.privacy import privacy_page


class Privacy:
    """Serves what people want about their data; every answer is private."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._app = desk.app
        self._people = desk.app.tables.people

    @property
    def handlers(self) -> Mapping[Verb, Handler]:
        """What answers presses about one's data."""
        return {Verb.FORGET: self._forget}

    async def show(self, reply: Reply) -> None:
        """Show what is kept about whoever asks."""
        kept = await self._people.kept(reply.user)
        await reply.private(privacy_page(self._app.words.speech(self._desk.language(reply), markdown=True), kept))

    async def _forget(self, reply: Reply, press: PressId) -> None:
        """Ask once more, then delete what is kept about whoever pressed."""
        language = self._desk.language(reply)
        if press.arg != "yes":
            question = self._app.words.note(language, "privacy-delete-confirm")
            yes = self._app.words.text(language, "privacy-delete")
            await reply.private(confirm_page(question, yes, PressId(0, 0, Verb.FORGET, "yes")))
            return
        changed = await self._people.forget(reply.user, lambda lang: self._app.words.text(lang, "computer-name-6"))
        self._app.languages.forget(reply.user)
        for table in changed:
            self._desk.reconciler.wake(table)
        await reply.private(notice(self._app.words.note(language, "privacy-deleted")))
