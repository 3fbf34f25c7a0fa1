"""What can go wrong with a store: typed errors, none of which carries a password or a hidden card."""

from __future__ import annotations


class StoreError(Exception):
    """Anything the store reports."""


class StoreUnavailable(StoreError):
    """The store cannot be read or written now: locked, read-only, full disk, lost connection. Nothing was changed."""


class FileAway(StoreUnavailable):
    """The path of the database leads to another file than the one that is open, or to none; nothing was written."""


class Stale(StoreError):
    """Somebody else changed the table first; nothing was changed by the one who is told this."""


class Superseded(StoreError):
    """Something else is stored than the user has seen; nothing was changed."""


class PlaceTaken(StoreError):
    """The channel already has a table that is in its lobby or running."""


class ListFull(StoreError):
    """There is no room for that many on a list; nobody was put there."""


class InUse(StoreError):
    """Another process has the database (or one of the shards); the message is one line for the operator."""


class BadDatabaseUrl(StoreError):
    """The address of the database is wrong or nobody answers there; the message is one line for the operator."""


class BadDeletions(StoreUnavailable):
    """The list of deletions cannot be read or written; the message is one line for the operator."""


class ClosedDeletions(BadDeletions):
    """It is there, and may be whole, but the system does not let it be read; the message says what to do."""
