"""Effects of the characters and event tokens of Sobek: a class and a file for each."""

from engine.sobek.effects.registry import CHARACTERS, EVENT_TOKENS, character_of

__all__ = ["CHARACTERS", "EVENT_TOKENS", "character_of"]
