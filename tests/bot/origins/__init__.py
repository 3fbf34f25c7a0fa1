"""What earlier commits of the bot have written, and what they said of it: custom ids, databases, exports."""
