"""What each pirogue token of the duel does."""
