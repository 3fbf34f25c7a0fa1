"""Inference of hidden cards for all games: what is certain, what is possible, and how to draw them."""
