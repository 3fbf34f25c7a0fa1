"""The checks of `sobek-bot check`: Discord, database, disk, backups, a lost database."""
