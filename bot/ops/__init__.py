"""What an operator does beside the running bot: backups, going back to them, moving, looking whether all is right."""
