"""A stand-in for Discord on this machine: HTTP, gateway and a web page."""
