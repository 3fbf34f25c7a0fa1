"""What an operator's check looks at: the database, the disk, whether something was lost."""
