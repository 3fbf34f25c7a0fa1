"""Settings: the environment and .env, read once at the start."""
