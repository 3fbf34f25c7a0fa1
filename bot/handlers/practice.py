"""Presses in practice games; each answer replaces the pressed ephemeral message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.app_context import App
from bot.handlers.router import ResponseKind, Scope, press
from bot.i18n.messages import BoundSpeech
from bot.interactions import cooldowns
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.response import InteractionResponse
from bot.screens.components import notice
from bot.screens.lessons import back_to_lessons
from bot.screens.practice import (
    PracticeAction,
    explained_codes,
    practice_board_screen,
    practice_more_screen,
    practice_screen,
)
from bot.services.picked_cards import action_code, picked_actions, picked_mask
from bot.services.table_actions import TableActions
from bot.tables import PracticeGame, Reason, TableError, Tables


class PracticeHandlers:
    """Answers presses in practice games; each reads the stored game, so it works after any restart."""

    def __init__(self, table_actions: TableActions, app: App, tables: Tables) -> None:
        self._table_actions = table_actions
        self._app = app
        self._practising = tables.practice_games

    async def open(self, response: InteractionResponse, kind: str) -> None:
        """Show the user's practice game of a kind, or begin one.

        Raises:
            Refused: there is no such game, or too many were begun just now.
            TableError: STORE.
        """
        if kind not in self._app.games:
            raise Refused("error-old-button")
        await self._show(response, await self._stored(response, kind) or await self._begin(response, kind))

    @press(Verb.PRACTICE, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _pressed(self, response: InteractionResponse, press: PressId) -> None:
        kind, _, rest = press.arg.partition("/")
        action, _, about = rest.partition("/")
        if kind not in self._app.games or action not in {"", *PracticeAction}:
            raise Refused("error-old-button")
        try:
            match chosen := PracticeAction(action or PracticeAction.OPEN):
                case PracticeAction.OPEN:
                    await self.open(response, kind)
                case PracticeAction.BOARD:
                    await self._board(response, kind)
                case PracticeAction.AGAIN:
                    await self._again(response, kind, press.version)
                case PracticeAction.MORE:
                    await self._more(response, kind)
                case PracticeAction.END:
                    await self._end(response, kind, press.version)
                case (
                    PracticeAction.ACT
                    | PracticeAction.BRANCH
                    | PracticeAction.PICK
                    | PracticeAction.PLAY
                    | PracticeAction.TAKE_BACK
                    | PracticeAction.QUIET
                    | PracticeAction.EXPLAIN
                ):
                    await self._change(response, kind, press.version, chosen, about)
                case _:
                    assert_never(chosen)
        except TableError as error:
            await self._refused(response, kind, error)

    async def _change(
        self, response: InteractionResponse, kind: str, version: int, action: PracticeAction, about: str
    ) -> None:
        """Do what is pressed, if the game is still as the pressed message shows it.

        Raises:
            Refused: no message of the bot has such a button.
            TableError: NO_TABLE, STALE, GAME_OVER, TAKE_BACK_NOTHING, STORE.
            IllegalAction: it is against the rules.
        """
        now = await self._stored(response, kind)
        if now is None:
            raise TableError(Reason.NO_TABLE)
        if now.practice.version != version:
            raise TableError(Reason.STALE)
        user, names = response.user, self._names(response)
        match action:
            case PracticeAction.BRANCH:
                await self._show(response, now, branch=about)
            case PracticeAction.PICK:
                code, picked = _picked(response, about)
                await self._show(response, now, branch=code, picked=picked)
            case PracticeAction.ACT:
                await self._act(response, now, [action_code(response, about)])
            case PracticeAction.PLAY:
                await self._act(response, now, self._gathered(now, about))
            case PracticeAction.TAKE_BACK:
                await self._show(response, await self._practising.take_back(user, kind, version, names))
            case PracticeAction.QUIET | PracticeAction.EXPLAIN:
                quiet = action is PracticeAction.QUIET
                text = f"-# {self._speech(response).say('practice-quieted')}" if quiet else ""
                changed = await self._practising.explain(user, kind, version, names, quiet=quiet)
                await self._show(response, changed, notice=text)

    async def _act(self, response: InteractionResponse, now: PracticeGame, codes: Sequence[str]) -> None:
        text = explained_codes(self._app, now, response.language())
        kind, version = now.practice.game, now.practice.version
        await self._show(
            response, await self._practising.act(response.user, kind, version, codes, text, self._names(response))
        )

    def _gathered(self, now: PracticeGame, about: str) -> list[str]:
        """Return the codes of the actions that the picked items make."""
        code, _, mask = about.rpartition("|")
        seen = now.table.seen_by(now.practice.seat)
        decision = seen.decision if seen is not None else None
        codes = picked_actions(self._app.rules(now.table), decision, code, mask) if decision is not None else None
        if codes is None:
            raise TableError(Reason.STALE)
        return codes

    async def _again(self, response: InteractionResponse, kind: str, version: int) -> None:
        """Begin another game if the last one is over; otherwise show the game that goes on."""
        now = await self._stored(response, kind)
        over = now is None or (now.practice.version == version and not now.table.status.live)
        await self._show(response, await self._begin(response, kind) if now is None or over else now)

    async def _board(self, response: InteractionResponse, kind: str) -> None:
        now = await self._stored(response, kind)
        if now is None:
            raise TableError(Reason.NO_TABLE)
        await response.show_ephemeral(await practice_board_screen(self._app, now, response.language()))

    async def _more(self, response: InteractionResponse, kind: str) -> None:
        now = await self._stored(response, kind)
        if now is None:
            raise TableError(Reason.NO_TABLE)
        await response.show_ephemeral(practice_more_screen(now, self._speech(response)))

    async def _end(self, response: InteractionResponse, kind: str, version: int) -> None:
        """Delete the game if it is the one of the pressed message: another may have been begun since."""
        now = await self._stored(response, kind)
        if now is not None and now.practice.version != version:
            raise TableError(Reason.STALE)
        await self._practising.drop(response.user, kind)
        await self._show_gone(response, "practice-ended")

    async def _begin(self, response: InteractionResponse, kind: str) -> PracticeGame:
        """Deal a game.

        Raises:
            Refused: too many were begun just now.
        """
        self._table_actions.require_no_cooldown(response, cooldowns.Cooldown.PRACTICE)
        return await self._practising.begin(response.user, kind, {}, self._names(response))

    async def _stored(self, response: InteractionResponse, kind: str) -> PracticeGame | None:
        return await self._practising.of(response.user, kind, self._names(response))

    async def _refused(self, response: InteractionResponse, kind: str, error: TableError) -> None:
        """Say why the press was refused, with the game as it is now if there is one."""
        if error.reason is Reason.STORE:
            raise error
        text = self._speech(response).say(f"error-{Reason.STALE.code}")
        now = await self._stored(response, kind)
        if now is None:
            await self._show_gone(response, "practice-gone")
            return
        await self._show(response, now, notice=text)
        response.leave_order_unchanged()

    async def _show_gone(self, response: InteractionResponse, message: str) -> None:
        """Say why there is no game any more, with the way back."""
        speech = self._speech(response)
        await response.show_ephemeral(notice(speech.say(message), back_to_lessons(speech)))

    async def _show(
        self,
        response: InteractionResponse,
        now: PracticeGame,
        *,
        notice: str = "",
        branch: str = "",
        picked: str | None = None,
    ) -> None:
        language = response.language()
        await response.show_ephemeral(
            await practice_screen(self._app, now, language, notice=notice, branch=branch, picked=picked)
        )

    def _names(self, response: InteractionResponse) -> tuple[str, ...]:
        """Return the names at the seats: the user's, and a computer's in the user's language."""
        computer = self._app.words.text(response.language(), "computer-name-1")
        return (response.interaction.user.display_name, computer)

    def _speech(self, response: InteractionResponse) -> BoundSpeech:
        return self._app.words.speech(response.language(), markdown=True)


def _picked(response: InteractionResponse, about: str) -> tuple[str, str]:
    """Return the branch of a pressed select, and the mask of all items that are picked in it now."""
    found = about.rsplit("|", 2)
    if len(found) != len(("code", "mask", "part")):
        raise Refused("error-old-button")
    code, mask, part = found
    return code, picked_mask(response, mask, part)
