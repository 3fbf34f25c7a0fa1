"""Commands for operators: check, back up, restore, move and export the database; health server and nightly backups."""
