"""Discord's gateway and API: connect, limit the rate of requests, classify errors."""
