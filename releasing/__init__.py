"""Makes a release and tries it, looks for known vulnerabilities, and lists the licences of what the bot needs."""
