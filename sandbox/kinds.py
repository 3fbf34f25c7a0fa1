"""Kinds of channels: their numbers, and what each can do."""

from __future__ import annotations

from sandbox.errors import Refusal

TEXT, DIRECT, VOICE, CATEGORY, ANNOUNCEMENT = 0, 1, 2, 4, 5
ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
STAGE, FORUM, MEDIA = 13, 15, 16

THREADS = frozenset({ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD})
FORUMS = frozenset({FORUM, MEDIA})  # they hold posts, which are threads, and no messages
GUILD = frozenset({TEXT, VOICE, CATEGORY, ANNOUNCEMENT, STAGE, FORUM, MEDIA})
SPOKEN = frozenset({VOICE, STAGE})
# which threads a channel takes: those begun from a message, and those begun without one
_FROM_MESSAGE = {TEXT: PUBLIC_THREAD, ANNOUNCEMENT: ANNOUNCEMENT_THREAD}
_WITHOUT = {TEXT: (PUBLIC_THREAD, PRIVATE_THREAD), ANNOUNCEMENT: (ANNOUNCEMENT_THREAD,)}


def thread_kind(parent: int, wanted: int | None = None, *, from_message: bool) -> int:
    """Return the kind of a thread that will be opened.

    Args:
        parent: the kind of the channel it will be in.
        wanted: the kind that was asked for; a thread without a message is private if none was.
        from_message: whether it grows from a message.

    Raises:
        Refusal: 50024, this channel takes no such thread.
    """
    fitting = (_FROM_MESSAGE[parent],) if from_message and parent in _FROM_MESSAGE else _WITHOUT.get(parent, ())
    kind = fitting[0] if from_message and fitting else (PRIVATE_THREAD if wanted is None else wanted)
    if kind not in fitting:
        raise wrong_kind()
    return kind


def wrong_kind() -> Refusal:
    """Make the refusal of what this kind of channel does not do."""
    return Refusal(400, 50024, "Cannot execute action on this channel type")


def see_writable(kind: int) -> None:
    """Require that messages can be written in a channel of this kind at all.

    Raises:
        Refusal: 40058 in a forum, 50008 in a category.
    """
    if kind in FORUMS:
        raise Refusal(400, 40058, "Cannot send a message in a forum channel")
    if kind == CATEGORY:
        raise Refusal(400, 50008, "Cannot send messages in a non-text channel")
