"""Small helpers that know nothing of games, tables and Discord."""
