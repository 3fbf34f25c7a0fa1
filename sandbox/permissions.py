"""Permission bits, and who has which: the bot in each channel, members in the whole guild."""

from __future__ import annotations

BITS = {
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "connect": 1 << 20,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "pin_messages": 1 << 51,
}

MEMBER = (
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "read_message_history",
    "use_application_commands",
    "create_public_threads",
    "create_private_threads",
    "send_messages_in_threads",
    "add_reactions",
    "connect",
)
MANAGER = (*MEMBER, "manage_channels", "manage_guild", "manage_messages", "manage_threads", "mention_everyone")

TIMED_OUT = ("view_channel", "read_message_history")
"""What a member keeps who is timed out and no administrator."""


def bits(*names: str) -> int:
    """Add up the bits of the permissions named.

    Raises:
        KeyError: no such permission.
    """
    value = 0
    for name in names:
        value |= BITS[name]
    return value


def changed(value: int, changes: dict[str, bool]) -> int:
    """Return `value` with the permissions of `changes` allowed or taken away; an administrator has all of them.

    Raises:
        KeyError: no such permission.
    """
    for name, allowed in changes.items():
        everything = allowed and name == "administrator"
        value = value | (bits(*BITS) if everything else BITS[name]) if allowed else value & ~BITS[name]
    return value
