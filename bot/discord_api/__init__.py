"""Discord's connection and its API: the gateway, how often it may be asked, which errors it gives."""
