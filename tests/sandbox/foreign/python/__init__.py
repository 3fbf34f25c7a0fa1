"""Bots of discord.py as people write them: nothing in them knows of the sandbox."""
