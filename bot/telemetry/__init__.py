"""What is counted for whoever watches the bot, and log lines that come again and again."""
