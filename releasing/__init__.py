"""Make a release and try it, look for known vulnerabilities, and list the licences of the bot's packages."""
