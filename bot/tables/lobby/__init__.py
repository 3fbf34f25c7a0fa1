"""A table before its game begins: players, guests, invitations, start, cancellation, expiry."""
