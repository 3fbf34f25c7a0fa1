"""Tries on Discord itself what the bot assumes of it: `sobek-bot try`."""
