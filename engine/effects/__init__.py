"""What the effects of all games share: how an effect is asked and resolved, aims, characters."""
