"""The version of the bot, of its package and of its releases."""

__version__ = "0.1.0"
