"""Pictures and words of what is known of hidden cards in the open variant."""
