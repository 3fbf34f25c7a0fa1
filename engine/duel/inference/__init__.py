"""What a seat of the duel can know of tiles and tokens that it does not see."""
