"""Plans: the contract of a planner, and the base of every game's planner."""
