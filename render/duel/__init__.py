"""The face of Sobek: 2 Players."""
