"""Command mentions in texts: links that Discord shows in each client's language, or names in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

FUNCTION: Final = "COMMAND"
"""The name of the function in the locale files: `{ COMMAND("new") }`."""

GROUP: Final = "sobek"


class UnknownCommand(LookupError):
    """A text names a command that does not exist."""


class CommandMentions:
    """Writes commands into texts: by the id under which Discord has them, once `command_id` is set."""

    def __init__(self, name: Callable[[str, str], str | None], registered: str) -> None:
        """Take the function that returns a command's name by language and code, and the registered language."""
        self._name = name
        self._registered = registered
        self.command_id: int | None = None

    def mention(self, language: str, code: str, *, markdown: bool) -> str:
        """Return a command of the group as it stands in a text.

        Args:
            language: the language of the text.
            code: the command's code, such as "new".
            markdown: whether Discord turns a mention in the text into a link.

        Raises:
            UnknownCommand: there is no such command.
        """
        if markdown and self.command_id is not None:
            return (
                f"</{self._name_of(self._registered, GROUP)} {self._name_of(self._registered, code)}:{self.command_id}>"
            )
        words = f"/{self._name_of(language, GROUP)} {self._name_of(language, code)}"
        return f"`{words}`" if markdown else words

    def _name_of(self, language: str, code: str) -> str:
        name = self._name(language, code)
        if name is None:
            raise UnknownCommand(code)
        return name
