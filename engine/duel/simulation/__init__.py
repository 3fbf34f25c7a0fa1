"""The duel in ints alone, for search: all rules, no events, no action objects; the engine's equal move by move."""
