"""What each event token of Sobek does."""
