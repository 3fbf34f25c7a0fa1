"""Make backups of the database, restore them, and carry the list of deletions along."""
