"""Bots in the manner of others on the sandbox: where one of them fails, the sandbox is no Discord."""
