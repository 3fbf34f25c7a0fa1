"""What each character and each pirogue of Sobek: 2 Players does: a class and a file for each."""

from engine.duel.effects.registry import CHARACTERS, PIROGUE_EFFECTS, character_of

__all__ = ["CHARACTERS", "PIROGUE_EFFECTS", "character_of"]
