"""The errors of the store, none of which carries a password or a hidden card."""

from __future__ import annotations


class StoreError(Exception):
    """An error of the store."""


class StoreUnavailable(StoreError):
    """The store cannot be read or written now; nothing was changed.

    It is locked or read-only, its disk is full, or its connection is lost.
    """


class FileReplaced(StoreUnavailable):
    """The path of the database leads to another file than the open one, or to none; nothing was written."""


class StaleVersion(StoreError):
    """The table has changed since it was read; this change was not made."""


class EditConflict(StoreError):
    """Another absence is stored than the user has seen; nothing was changed."""


class ChannelTaken(StoreError):
    """The channel already has a table that is in its lobby or running."""


class BlocklistFull(StoreError):
    """A blocklist has no room for so many people; none was added."""


class DatabaseInUse(StoreError):
    """Another process has the database (or one of the shards); the message is one line for the operator."""


class BadDatabaseUrl(StoreError):
    """The address of the database is wrong or no server answers; the message is for the operator."""


class BadDeletionLog(StoreUnavailable):
    """The list of deletions cannot be read or written; the message is one line for the operator."""


class UnreadableDeletionLog(BadDeletionLog):
    """The list is there but the system does not let it be read; the message says what to do."""
