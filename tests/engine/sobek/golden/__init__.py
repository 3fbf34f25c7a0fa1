"""Recorded games and readable playthroughs under version control: a change of rules or of what is seen shows here."""
