"""What the lean paths of all games share."""
