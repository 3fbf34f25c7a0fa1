"""Compile the simulations, for a wheel and for a checkout; this package is not installed."""
