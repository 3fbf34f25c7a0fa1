"""The slash commands: one group, /sobek."""

from bot.commands.registration import CommandsNotRegistered, Registration
from bot.commands.translator import FluentTranslator
from bot.commands.tree import build_group

__all__ = ["CommandsNotRegistered", "FluentTranslator", "Registration", "build_group"]
