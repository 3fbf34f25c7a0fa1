"""What is certain and what is possible of hidden cards, and ways to draw them, for all games."""
