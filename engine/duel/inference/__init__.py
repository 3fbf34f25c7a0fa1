"""Inference of the tiles and tokens that a seat of the duel does not see."""
