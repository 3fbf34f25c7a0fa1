"""What is asked of all tables together: somebody's own, open ones, the next one, how the bot is."""
