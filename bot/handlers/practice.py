"""Presses in games to practise in; every answer is private, and takes the place of what was pressed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.context import App
from bot.handlers.router import ResponseKind, Scope, press
from bot.i18n.messages import BoundSpeech
from bot.interactions import cooldowns
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.response import Reply
from bot.screens.components import notice
from bot.screens.practice import (
    PracticeAction,
    explained_codes,
    practice_board_screen,
    practice_more_screen,
    practice_screen,
)
from bot.services.picked_cards import action_code, composed, marked
from bot.services.table_actions import Desk
from bot.tables import PracticeGame, Reason, TableError, Tables


class PracticePresses:
    """Answers those who practise: each reads the stored game, so a press works after any restart."""

    def __init__(self, desk: Desk, app: App, tables: Tables) -> None:
        self._desk = desk
        self._app = app
        self._practising = tables.practice_games

    async def open(self, reply: Reply, kind: str) -> None:
        """Show somebody's game of a kind as it is, or begin one.

        Raises:
            Refused: there is no such game, or too many were begun just now.
            TableError: STORE.
        """
        if kind not in self._app.games:
            raise Refused("error-old-button")
        await self._show(reply, await self._there(reply, kind) or await self._begin(reply, kind))

    @press(Verb.PRACTICE, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _pressed(self, reply: Reply, press: PressId) -> None:
        kind, _, rest = press.arg.partition("/")
        wish, _, about = rest.partition("/")
        if kind not in self._app.games or wish not in {"", *PracticeAction}:
            raise Refused("error-old-button")
        try:
            match wanted := PracticeAction(wish or PracticeAction.OPEN):
                case PracticeAction.OPEN:
                    await self.open(reply, kind)
                case PracticeAction.BOARD:
                    await self._board(reply, kind)
                case PracticeAction.AGAIN:
                    await self._again(reply, kind, press.version)
                case PracticeAction.MORE:
                    await self._more(reply, kind)
                case PracticeAction.END:
                    await self._end(reply, kind, press.version)
                case (
                    PracticeAction.ACT
                    | PracticeAction.BRANCH
                    | PracticeAction.PICK
                    | PracticeAction.PLAY
                    | PracticeAction.TAKE_BACK
                    | PracticeAction.QUIET
                    | PracticeAction.EXPLAIN
                ):
                    await self._change(reply, kind, press.version, wanted, about)
                case _:
                    assert_never(wanted)
        except TableError as error:
            await self._refused(reply, kind, error)

    async def _change(self, reply: Reply, kind: str, version: int, wish: PracticeAction, about: str) -> None:
        """Do what is asked for in a game that is as the pressed message showed it.

        Raises:
            Refused: no message of ours can have asked for it.
            TableError: NO_TABLE, STALE, GAME_OVER, TAKE_BACK_NOTHING, STORE.
            IllegalAction: it is against the rules.
        """
        now = await self._there(reply, kind)
        if now is None:
            raise TableError(Reason.NO_TABLE)
        if now.practice.version != version:
            raise TableError(Reason.STALE)
        user, names = reply.user, self._names(reply)
        match wish:
            case PracticeAction.BRANCH:
                await self._show(reply, now, branch=about)
            case PracticeAction.PICK:
                code, picked = _picked(reply, about)
                await self._show(reply, now, branch=code, picked=picked)
            case PracticeAction.ACT:
                await self._act(reply, now, [action_code(reply, about)])
            case PracticeAction.PLAY:
                await self._act(reply, now, self._gathered(now, about))
            case PracticeAction.TAKE_BACK:
                await self._show(reply, await self._practising.take_back(user, kind, version, names))
            case PracticeAction.QUIET | PracticeAction.EXPLAIN:
                quiet = wish is PracticeAction.QUIET
                told = f"-# {self._speech(reply).say('practice-quieted')}" if quiet else ""
                changed = await self._practising.explain(user, kind, version, names, quiet=quiet)
                await self._show(reply, changed, notice=told)

    async def _act(self, reply: Reply, now: PracticeGame, codes: Sequence[str]) -> None:
        told = explained_codes(self._app, now, self._desk.language(reply))
        kind, version = now.practice.game, now.practice.version
        await self._show(reply, await self._practising.act(reply.user, kind, version, codes, told, self._names(reply)))

    def _gathered(self, now: PracticeGame, about: str) -> list[str]:
        """Return the codes of the actions that picked things make."""
        code, _, mask = about.rpartition("|")
        seen = now.table.seen_by(now.practice.seat)
        decision = seen.decision if seen is not None else None
        codes = composed(self._app.rules(now.table), decision, code, mask) if decision is not None else None
        if codes is None:
            raise TableError(Reason.STALE)
        return codes

    async def _again(self, reply: Reply, kind: str, version: int) -> None:
        """Begin another game where one is over; one that goes on is shown instead."""
        now = await self._there(reply, kind)
        over = now is None or (now.practice.version == version and not now.table.status.live)
        await self._show(reply, await self._begin(reply, kind) if now is None or over else now)

    async def _board(self, reply: Reply, kind: str) -> None:
        now = await self._there(reply, kind)
        if now is None:
            raise TableError(Reason.NO_TABLE)
        await reply.private(await practice_board_screen(self._app, now, self._desk.language(reply)))

    async def _more(self, reply: Reply, kind: str) -> None:
        now = await self._there(reply, kind)
        if now is None:
            raise TableError(Reason.NO_TABLE)
        await reply.private(practice_more_screen(now, self._speech(reply)))

    async def _end(self, reply: Reply, kind: str, version: int) -> None:
        """Forget a game, if it is the one of the pressed message: another may have been begun since."""
        now = await self._there(reply, kind)
        if now is not None and now.practice.version != version:
            raise TableError(Reason.STALE)
        await self._practising.drop(reply.user, kind)
        await reply.private(notice(self._speech(reply).say("practice-ended")))

    async def _begin(self, reply: Reply, kind: str) -> PracticeGame:
        """Deal a game.

        Raises:
            Refused: too many were begun just now.
        """
        self._desk.not_too_often(reply, cooldowns.Wish.PRACTICE)
        return await self._practising.begin(reply.user, kind, {}, self._names(reply))

    async def _there(self, reply: Reply, kind: str) -> PracticeGame | None:
        return await self._practising.of(reply.user, kind, self._names(reply))

    async def _refused(self, reply: Reply, kind: str, error: TableError) -> None:
        """Say why something is not done, with the game as it is now where there is one."""
        if error.reason is Reason.STORE:
            raise error
        text = self._speech(reply).say(f"error-{Reason.STALE.code}")
        now = await self._there(reply, kind)
        if now is None:
            await reply.private(notice(self._speech(reply).say("practice-gone")))
            return
        await self._show(reply, now, notice=text)
        reply.gives_way()

    async def _show(
        self, reply: Reply, now: PracticeGame, *, notice: str = "", branch: str = "", picked: str | None = None
    ) -> None:
        language = self._desk.language(reply)
        await reply.private(
            await practice_screen(self._app, now, language, notice=notice, branch=branch, picked=picked)
        )

    def _names(self, reply: Reply) -> tuple[str, ...]:
        """Return the names at the seats: that of the person, and a computer's in his language."""
        computer = self._app.words.text(self._desk.language(reply), "computer-name-1")
        return (reply.interaction.user.display_name, computer)

    def _speech(self, reply: Reply) -> BoundSpeech:
        return self._app.words.speech(self._desk.language(reply), markdown=True)


def _picked(reply: Reply, about: str) -> tuple[str, str]:
    """Return below which branch things are picked, and the mask of all that are picked there."""
    found = about.rsplit("|", 2)
    if len(found) != len(("code", "mask", "part")):
        raise Refused("error-old-button")
    code, mask, part = found
    return code, marked(reply, mask, part)
