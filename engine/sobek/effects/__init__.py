"""What each character and each event token of Sobek does: a class and a file for each."""

from engine.sobek.effects.registry import CHARACTERS, EVENT_TOKENS, character_of

__all__ = ["CHARACTERS", "EVENT_TOKENS", "character_of"]
