"""Queries over all tables: a user's own tables, open tables, the next table that waits, the status of the bot."""
