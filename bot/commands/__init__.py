"""The slash commands: one group, /sobek."""

from bot.commands.group import build_group
from bot.commands.sync import sync_commands
from bot.commands.translator import FluentTranslator

__all__ = ["FluentTranslator", "build_group", "sync_commands"]
