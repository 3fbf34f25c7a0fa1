"""Presses on the pages of help and on the welcome of a server."""

from __future__ import annotations

from bot.app_context import App
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.bot_permissions import refused_permissions
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import EphemeralKind
from bot.interactions.response import InteractionResponse
from bot.screens.help import ALL, all_commands_page, help_page
from bot.screens.welcome import welcome_page


class HelpHandlers:
    """Shows the help, and a server's welcome in the user's language."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def open(self, response: InteractionResponse) -> None:
        """Show the short help."""
        await response.show_ephemeral(help_page(self._app, response.language()))

    @press(Verb.HELP, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _turn(self, response: InteractionResponse, press: PressId) -> None:
        """Show all commands, or the short help again."""
        page = all_commands_page if press.arg == ALL else help_page
        await response.show_ephemeral(page(self._app, response.language()))

    @press(Verb.WELCOME, response=ResponseKind.PRIVATE, scope=Scope.ANYWHERE)
    async def _welcome(self, response: InteractionResponse, press: PressId) -> None:
        """Show the welcome to the user alone, with the permissions that the bot lacks in the channel now."""
        missing = refused_permissions(response.interaction.app_permissions)
        await response.send_ephemeral(welcome_page(self._app, response.language(), missing), EphemeralKind.KEPT)
