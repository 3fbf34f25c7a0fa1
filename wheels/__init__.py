"""How the lean paths are compiled, for a wheel and for a checkout; no part of what is installed."""
