"""Discord's JSON for channels, threads and direct conversations."""

from __future__ import annotations

from sandbox import kinds
from sandbox.errors import Json
from sandbox.ids import stamp
from sandbox.membership import member
from sandbox.permissions import MEMBER, bits
from sandbox.things import DIRECT, Channel


def direct(channel: Channel, recipient: Json) -> Json:
    """Write a direct conversation, with the user who has it with the bot, or with the one who receives it."""
    last = _id(channel.last_message_id)
    return {"id": str(channel.id), "type": DIRECT, "last_message_id": last, "flags": 0, "recipients": [recipient]}


def in_guild(channel: Channel, bot_id: int, permissions: int | None = None) -> Json:
    """Write a channel or thread of a guild.

    Args:
        channel: which.
        bot_id: for whose eyes it is written.
        permissions: those of the user of an interaction.
    """
    body: Json = {
        "id": str(channel.id),
        "guild_id": str(channel.guild_id),
        "name": channel.name,
        "type": channel.kind,
        "parent_id": _id(channel.parent_id),
        "last_message_id": _id(channel.last_message_id),
        "rate_limit_per_user": channel.slowmode,
        "flags": channel.flags,
    }
    if permissions is not None:
        body["permissions"] = str(permissions)
    return body | (_thread(channel, bot_id) if channel.is_thread else _plain(channel, bot_id))


def _thread(thread: Channel, bot_id: int) -> Json:
    metadata: Json = {
        "archived": thread.archived,
        "archive_timestamp": stamp(thread.archive_changed),
        "auto_archive_duration": thread.auto_archive,
        "locked": thread.locked,
        "create_timestamp": stamp(thread.created),
    }
    if thread.kind == kinds.PRIVATE_THREAD:
        metadata["invitable"] = thread.invitable
    body: Json = {
        "owner_id": str(thread.owner_id),
        "message_count": thread.message_count,
        "total_message_sent": thread.total_sent,
        "member_count": min(len(thread.members), 50),
        "thread_metadata": metadata,
    }
    if thread.tags_applied:
        body["applied_tags"] = thread.tags_applied
    if bot_id in thread.members:
        body["member"] = member(thread, bot_id)
    return body


def _plain(channel: Channel, bot_id: int) -> Json:
    usual = bits(*MEMBER)
    overwrite = {
        "id": str(bot_id),
        "type": 1,
        "allow": str(channel.bot_permissions & ~usual),
        "deny": str(usual & ~channel.bot_permissions),
    }
    overwrites = [] if channel.bot_permissions == usual else [overwrite]
    return _of_kind(channel) | {"permission_overwrites": overwrites}


def _of_kind(channel: Channel) -> Json:
    """Return what Discord tells of a channel because of its kind, threads aside."""
    if channel.kind == kinds.CATEGORY:
        return {"position": channel.position}
    told: Json = {"position": channel.position, "nsfw": False, "topic": channel.topic}
    if channel.kind in kinds.SPOKEN:
        told |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1}
    elif channel.kind in kinds.FORUMS:
        told |= {
            "available_tags": channel.tags,
            "default_reaction_emoji": None,
            "default_sort_order": None,
            "default_forum_layout": 0,
            "default_thread_rate_limit_per_user": 0,
            "template": "",
        }
    return told


def _id(value: int | None) -> str | None:
    return None if value is None else str(value)
