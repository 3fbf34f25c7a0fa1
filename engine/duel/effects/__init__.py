"""Effects of the characters and pirogues of Sobek: 2 Players: a class and a file for each."""

from engine.duel.effects.registry import CHARACTERS, PIROGUE_EFFECTS, character_of

__all__ = ["CHARACTERS", "PIROGUE_EFFECTS", "character_of"]
