"""Inference of the cards that a seat of Sobek does not see."""
