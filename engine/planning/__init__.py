"""What may be decided in advance: the contract of a planner, and what games share to keep it."""
