"""Sobek: 2 Players."""
