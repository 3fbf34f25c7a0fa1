"""The files of messages: the newest are kept, until all together are too large."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

from sandbox.things import Attachment

_MOST_BYTES = 128 * 1024 * 1024


class Attachments:
    """All files that are kept, by id."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, Attachment] = OrderedDict()
        self._bytes = 0

    def __len__(self) -> int:
        return len(self._kept)

    def __getitem__(self, attachment_id: int) -> Attachment:
        return self._kept[attachment_id]

    def get(self, attachment_id: int) -> Attachment | None:
        """Find a file."""
        return self._kept.get(attachment_id)

    def keep(self, attachment: Attachment) -> None:
        """Keep a file; the oldest ones go when they are too many."""
        self._kept[attachment.id] = attachment
        self._bytes += len(attachment.data)
        while self._bytes > _MOST_BYTES:
            self._bytes -= len(self._kept.popitem(last=False)[1].data)

    def drop(self, attachments: Iterable[Attachment]) -> None:
        """Forget some files."""
        for attachment in attachments:
            if self._kept.pop(attachment.id, None):
                self._bytes -= len(attachment.data)
