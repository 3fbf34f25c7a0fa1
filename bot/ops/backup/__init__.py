"""Backups of the database and going back to them, and the list of deletions that goes along."""
