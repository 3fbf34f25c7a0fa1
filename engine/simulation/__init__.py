"""The parts that the simulations of all games share."""
