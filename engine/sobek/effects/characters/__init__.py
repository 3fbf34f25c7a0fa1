"""What each character of Sobek does."""
