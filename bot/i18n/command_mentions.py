"""How texts name the bot's commands: pressable, which is right in the language of every client, or in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

FUNCTION: Final = "COMMAND"
"""The name of the function in the files of words: `{ COMMAND("new") }`."""

GROUP: Final = "sobek"


class UnknownCommand(LookupError):
    """A text names a command that there is not."""


class Mentions:
    """Knows under which number the commands are registered, once somebody has told, and names them by it."""

    def __init__(self, name: Callable[[str, str], str | None], spare: str) -> None:
        """Take what looks a command's name up by language and code, and the language of the registered names."""
        self._name = name
        self._spare = spare
        self.command_id: int | None = None

    def written(self, language: str, code: str, *, markdown: bool) -> str:
        """Return a command of the group as it stands in a text.

        Args:
            language: that of the text.
            code: the command's code, such as "new".
            markdown: whether the text stands where Discord turns a mention into something to be pressed.

        Raises:
            UnknownCommand: there is no such command.
        """
        if markdown and self.command_id is not None:
            return f"</{self._named(self._spare, GROUP)} {self._named(self._spare, code)}:{self.command_id}>"
        words = f"/{self._named(language, GROUP)} {self._named(language, code)}"
        return f"`{words}`" if markdown else words

    def _named(self, language: str, code: str) -> str:
        name = self._name(language, code)
        if name is None:
            raise UnknownCommand(code)
        return name
