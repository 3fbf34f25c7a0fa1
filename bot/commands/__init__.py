"""The slash commands: one group, /sobek."""

from bot.commands.group import build_group
from bot.commands.sync import CommandsNotRegistered, Registration
from bot.commands.translator import FluentTranslator

__all__ = ["CommandsNotRegistered", "FluentTranslator", "Registration", "build_group"]
