"""The bot's commands as it registers them, for tests of what is said about them."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any, cast

from discord import app_commands

from bot.commands import build_group
from bot.games import GAMES
from bot.i18n.messages import Words

LONGEST = 2**63 - 1
"""The number of a command, with 19 digits as most of Discord's have."""


def group(words: Words) -> app_commands.Group:
    """Give the group of commands without what they do."""
    # Only words and games are asked for while it is built.
    app: Any = SimpleNamespace(words=words, games=GAMES, tables=None)
    return build_group(cast(Any, SimpleNamespace(app=app, table_actions=None)), *(cast(Any, None),) * 3)


@cache
def options() -> dict[str, tuple[str, ...]]:
    """Give the commands of the group, each with its options as its texts are called: `cmd-new-seats-name`."""
    return {
        command.name: tuple(parameter.name for parameter in command.parameters)
        for command in group(Words.load()).commands
        if isinstance(command, app_commands.Command)
    }


def mention(name: str) -> str:
    """Give a command as it is mentioned where its number is as long as can be.

    Raises:
        KeyError: there is no such command.
    """
    if name not in options():
        raise KeyError(name)
    return f"</sobek {name}:{LONGEST}>"


def names() -> tuple[str, ...]:
    """Give the commands of the group."""
    return tuple(options())
