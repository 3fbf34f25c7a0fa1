"""Sobek played in ints alone, for search: all rules, no events, no action objects; equal to the engine move by move."""
