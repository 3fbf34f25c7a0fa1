"""The Discord application: client, commands, screens, tables, store, words."""

__version__ = "0.1.0"
