"""Presses on buttons and selects: each is read from its custom id alone, so that it works after any restart.

All presses come in by one door, the client's `on_interaction`. discord.py's own way back from a custom id (DynamicItem)
rebuilds the whole pressed message first and lets errors vanish; a pattern and a table of handlers do the same without.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.desk import Desk
from bot.history import show_film, turn_page
from bot.ids import PressId, Verb
from bot.reply import Reply
from bot.screens.choices import find, read_mask, write_mask
from bot.screens.pages import confirm_page, rules_page, scores_page, text_page
from bot.screens.parts import IN_SELECT, notice
from bot.tables import Reason, Status, TableError
from bot.troubles import Refused, Troubles
from bot.ways import has_ways

Handler = Callable[[Reply, PressId], Awaitable[None]]


class Presses:
    """Answers every press on a message of the bot."""

    def __init__(self, desk: Desk, troubles: Troubles) -> None:
        self._desk = desk
        self._troubles = troubles
        self._app = desk.app
        self._handlers: dict[Verb, Handler] = {
            Verb.ACT: self._act,
            Verb.BRANCH: self._branch,
            Verb.PICK: self._pick,
            Verb.PLAY: self._play,
            Verb.HAND: self._hand,
            Verb.TEXT: self._text,
            Verb.SCORES: self._scores,
            Verb.KNOWN: self._known,
            Verb.RULES: self._rules,
            Verb.TOPIC: self._topic,
            Verb.TAKE_BACK: self._take_back,
            Verb.JOIN: self._join,
            Verb.LEAVE: self._leave,
            Verb.ADD_COMPUTER: self._add_computer,
            Verb.REMOVE_COMPUTER: self._remove_computer,
            Verb.START: self._start,
            Verb.CANCEL: self._cancel,
            Verb.WAY: self._way,
            Verb.REMATCH: self._rematch,
            Verb.RECORD: self._record,
            Verb.RESIGN: self._resign,
            Verb.STOP: self._stop,
            Verb.FORGET: self._forget,
            Verb.HISTORY: lambda reply, press: turn_page(desk, reply, press),
            Verb.FILM: lambda reply, press: show_film(desk, reply, press),
        }

    async def answer(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press; one whose custom id is not ours, or of another age, gets a kind word too."""
        reply = Reply(interaction)
        press = PressId.parse(str(reply.data.get("custom_id", "")))

        async def work() -> None:
            if press is None:
                modal = interaction.type is discord.InteractionType.modal_submit
                raise Refused("error-lost-modal" if modal else "error-old-button")
            await self._handlers[press.verb](reply, press)

        await self._troubles.guard(reply, work, press)

    async def _act(self, reply: Reply, press: PressId) -> None:
        await self._desk.act(reply, press.table, press.version, [press.arg])

    async def _branch(self, reply: Reply, press: PressId) -> None:
        table = await self._app.tables.get(press.table)
        await self._desk.hand(reply, table, branch=press.arg)

    async def _pick(self, reply: Reply, press: PressId) -> None:
        """Note which cards a select has marked; the rest of the mask is that of the other selects."""
        code, mask, part = _parts(press, 3)
        start = int(part) * IN_SELECT if part.isdecimal() else 0
        values = [int(value) for value in reply.data.get("values", ())]
        kept = [place for place in read_mask(mask, 64) if not start <= place < start + IN_SELECT]
        table = await self._app.tables.get(press.table)
        if table.version != press.version:
            raise TableError(Reason.STALE)
        await self._desk.hand(reply, table, branch=code, picked=write_mask([*kept, *values]))

    async def _play(self, reply: Reply, press: PressId) -> None:
        """Play the picked cards: the mask counts places in what was shown, so it is good for that version only."""
        code, mask = _parts(press, 2)
        table = await self._app.tables.get(press.table)
        seat = self._desk.seat(reply, table)
        decision = table.game.decision(seat) if table.game is not None else None
        if decision is None:
            raise TableError(Reason.NOT_YOUR_TURN if table.status is Status.RUNNING else Reason.GAME_OVER)
        choice = find(decision, code)
        if choice is None or choice.gather is None:
            raise TableError(Reason.STALE)
        items = choice.gather.items
        picked = [items[place].code for place in read_mask(mask, len(items))]
        actions = self._app.rules(table).compose(choice.code, picked)
        await self._desk.act(reply, press.table, press.version, [action.code for action in actions])

    async def _hand(self, reply: Reply, press: PressId) -> None:
        await self._desk.hand(reply, await self._app.tables.get(press.table))

    async def _text(self, reply: Reply, press: PressId) -> None:
        table = await self._app.tables.get(press.table)
        seat = table.seat_of(reply.interaction.user.id)
        await reply.aside(text_page(self._app, table, seat, self._desk.language(reply, table)))

    async def _scores(self, reply: Reply, press: PressId) -> None:
        table = await self._app.tables.get(press.table)
        chosen = int(press.arg) if press.arg.isdecimal() else None
        screen = await scores_page(self._app, table, self._desk.language(reply, table), chosen)
        # A button on the page turns its leaf; the one on the common board opens a page.
        await reply.private(screen)

    async def _known(self, reply: Reply, press: PressId) -> None:
        await self._desk.known(reply, await self._app.tables.get(press.table))

    async def _rules(self, reply: Reply, press: PressId) -> None:
        table = await self._app.tables.get(press.table)
        seat = table.seat_of(reply.interaction.user.id)
        await reply.aside(rules_page(self._app, table.kind, table, seat, self._desk.language(reply, table)))

    async def _topic(self, reply: Reply, press: PressId) -> None:
        table = await self._app.tables.get(press.table) if press.table else None
        seat = table.seat_of(reply.interaction.user.id) if table is not None else None
        values = reply.data.get("values") or [""]
        kind = press.arg if press.arg in self._app.games else next(iter(self._app.games))
        topic = str(values[0])
        await reply.update(rules_page(self._app, kind, table, seat, self._desk.language(reply, table), topic))

    async def _take_back(self, reply: Reply, press: PressId) -> None:
        await self._desk.take_back(reply, press.table)

    async def _join(self, reply: Reply, press: PressId) -> None:
        user = reply.interaction.user
        await self._desk.change_lobby(reply, await self._app.tables.join(press.table, user.id, user.display_name))

    async def _leave(self, reply: Reply, press: PressId) -> None:
        await self._desk.change_lobby(reply, await self._app.tables.leave(press.table, reply.interaction.user.id))

    async def _add_computer(self, reply: Reply, press: PressId) -> None:
        table = await self._app.tables.get(press.table)
        name = self._desk.computer_name(table, table.language)
        table = await self._app.tables.add_computer(press.table, reply.interaction.user.id, name)
        await self._desk.change_lobby(reply, table)

    async def _remove_computer(self, reply: Reply, press: PressId) -> None:
        table = await self._app.tables.remove_computer(press.table, reply.interaction.user.id)
        await self._desk.change_lobby(reply, table)

    async def _start(self, reply: Reply, press: PressId) -> None:
        await self._desk.start(reply, press.table)

    async def _cancel(self, reply: Reply, press: PressId) -> None:
        may_manage = reply.interaction.permissions.manage_channels
        table = await self._app.tables.cancel(press.table, reply.interaction.user.id, may_manage)
        await self._desk.change_lobby(reply, table)

    async def _way(self, reply: Reply, press: PressId) -> None:
        table = await self._app.tables.get(press.table)
        rules = self._app.rules(table)
        if not has_ways(rules) or press.arg not in rules.ways:
            raise Refused("error-old-button")
        table = await self._app.tables.set_way(press.table, reply.interaction.user.id, press.arg)
        await self._desk.change_lobby(reply, table)

    async def _rematch(self, reply: Reply, press: PressId) -> None:
        await self._desk.rematch(reply, press.table)

    async def _record(self, reply: Reply, press: PressId) -> None:
        await self._desk.record(reply, press.table)

    async def _resign(self, reply: Reply, press: PressId) -> None:
        await self._desk.resign(reply, press.table)

    async def _stop(self, reply: Reply, press: PressId) -> None:
        may_manage = reply.interaction.permissions.manage_channels
        await self._desk.stop(reply, press.table, may_manage=may_manage)

    async def _forget(self, reply: Reply, press: PressId) -> None:
        """Ask once more, then delete what is kept about whoever pressed."""
        language = self._desk.language(reply)
        if press.arg != "yes":
            question = self._app.words.text(language, "privacy-delete-confirm")
            yes = self._app.words.text(language, "privacy-delete")
            await reply.private(confirm_page(question, yes, PressId(0, 0, Verb.FORGET, "yes")))
            return
        changed = await self._app.tables.forget(
            reply.interaction.user.id, lambda lang: self._app.words.text(lang, "computer-name-6")
        )
        self._app.languages.forget(reply.interaction.user.id)
        await reply.private(notice(self._app.words.text(language, "privacy-deleted")))
        for table in changed:
            await self._desk.refresh(table)


def _parts(press: PressId, count: int) -> list[str]:
    """Return what a button about picked cards carries.

    Raises:
        Refused: it carries something else, so no message of ours can have shown it.
    """
    parts = press.arg.rsplit("|", count - 1)
    if len(parts) != count:
        raise Refused("error-old-button")
    return parts
