"""What each character of the duel does."""
