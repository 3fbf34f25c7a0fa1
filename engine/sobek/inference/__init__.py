"""What a seat of Sobek can know of cards that it does not see."""
