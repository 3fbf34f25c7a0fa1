"""The bot's own rules as values: paces, schedules, preferences, outages; no Discord, no store, no tables."""
