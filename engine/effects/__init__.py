"""Effects of all games: how an effect is asked and resolved, aims, characters."""
