"""Data of people: preferences, notes, lesson progress, practice games, export, erasure."""
