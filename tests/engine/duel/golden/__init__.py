"""Recorded games and a readable playthrough under version control: a change of rules or of what is seen shows here."""
