"""One interaction of Discord's: its custom id, its reader's language, the reply to it, what it may do."""
