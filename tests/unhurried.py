"""How long people of the tests wait for a bot's answer where it is not to be too late."""

from typing import Final

UNHURRIED: Final = 20.0
"""Seconds that an interaction waits for its first answer, 3 on Discord: a busy machine is no fault of the bot."""
