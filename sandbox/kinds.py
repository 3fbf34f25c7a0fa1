"""Kinds of channels: their numbers, what each can do, and the fields that only some of them have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.errors import Json, Refusal

if TYPE_CHECKING:
    from sandbox.things import Channel

TEXT, DIRECT, VOICE, CATEGORY, ANNOUNCEMENT = 0, 1, 2, 4, 5
ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
STAGE, FORUM, MEDIA = 13, 15, 16

THREADS = frozenset({ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD})
FORUMS = frozenset({FORUM, MEDIA})  # they hold posts, which are threads, and no messages
GUILD = frozenset({TEXT, VOICE, CATEGORY, ANNOUNCEMENT, STAGE, FORUM, MEDIA})
_SPOKEN = frozenset({VOICE, STAGE})
# which threads a channel takes: those begun from a message, and those begun without one
_FROM_MESSAGE = {TEXT: PUBLIC_THREAD, ANNOUNCEMENT: ANNOUNCEMENT_THREAD}
_WITHOUT = {TEXT: (PUBLIC_THREAD, PRIVATE_THREAD), ANNOUNCEMENT: (ANNOUNCEMENT_THREAD,)}


def thread_kind(parent: int, wanted: int | None = None, *, from_message: bool) -> int:
    """Give the kind of a thread that is to be opened.

    Args:
        parent: the kind of the channel it is to be in.
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


def see_writable(channel: Channel) -> None:
    """See that messages can be written in a channel at all.

    Raises:
        Refusal: 40058 in a forum, 50008 in a category.
    """
    if channel.kind in FORUMS:
        raise Refusal(400, 40058, "Cannot send a message in a forum channel")
    if channel.kind == CATEGORY:
        raise Refusal(400, 50008, "Cannot send messages in a non-text channel")


def fields(channel: Channel) -> Json:
    """Give what Discord tells of a channel because of its kind, threads aside."""
    if channel.kind == CATEGORY:
        return {"position": channel.position}
    told: Json = {"position": channel.position, "nsfw": False, "topic": channel.topic}
    if channel.kind in _SPOKEN:
        told |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1}
    elif channel.kind in FORUMS:
        told |= {
            "available_tags": channel.tags,
            "default_reaction_emoji": None,
            "default_sort_order": None,
            "default_forum_layout": 0,
            "default_thread_rate_limit_per_user": 0,
            "template": "",
        }
    return told
