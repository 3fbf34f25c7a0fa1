"""One interaction of Discord: its custom id, the reader's language, the response, permissions and cooldowns."""
