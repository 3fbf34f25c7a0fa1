"""The command `sobek-bot try`: test on Discord itself what the bot assumes about it."""
