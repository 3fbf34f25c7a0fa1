"""What there is in the world: people, channels, messages, files, and the news of what happened to them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sandbox import kinds
from sandbox.errors import Json
from sandbox.permissions import MEMBER, bits

DIRECT = kinds.DIRECT
ATTACHMENT_LIMIT = 10 * 1024 * 1024
_COLOURS = ("#e07a5f", "#3d9970", "#4a7fd6", "#b565c9", "#c9962e", "#2aa3a3", "#d1608a", "#7a8b3d")

Nonce = int | str


@dataclass(slots=True)
class User:
    """A person, or the bot."""

    id: int
    name: str
    global_name: str
    locale: str = "en-US"
    bot: bool = False
    permissions: int = bits(*MEMBER)
    closed: bool = False  # takes no direct messages
    installed: bool = False  # has installed the application as a user, for all channels
    roles: list[int] = field(default_factory=list)
    forms: dict[str, Json] = field(default_factory=dict)  # by custom id: as the phone showed it first

    @property
    def colour(self) -> str:
        """The colour of the round picture on the page."""
        return _COLOURS[self.id // 7 % len(_COLOURS)]


@dataclass(slots=True)
class Channel:
    """A channel of any kind, a thread or a direct conversation."""

    id: int
    name: str
    kind: int = kinds.TEXT
    guild_id: int | None = None  # a direct conversation has none
    parent_id: int | None = None
    owner_id: int | None = None
    recipient_id: int | None = None  # of a direct conversation with the bot: the person
    between: tuple[int, int] | None = None  # of one without it: the two people
    position: int = 0
    bot_permissions: int = bits(*MEMBER)
    archived: bool = False
    locked: bool = False
    auto_archive: int = 4320  # minutes
    archive_changed: float = 0.0
    active_at: float = 0.0
    message_count: int = 0
    total_sent: int = 0  # deleted ones among them
    last_message_id: int | None = None
    created: float = 0.0
    members: dict[int, float] = field(default_factory=dict)  # of a thread: who, and since when
    invitable: bool = True  # a private thread: whether its members may add others
    topic: str | None = None
    slowmode: int = 0  # seconds
    flags: int = 0
    tags: list[Json] = field(default_factory=list)  # those that posts of a forum may have
    tags_applied: list[str] = field(default_factory=list)
    old_edits: list[float] = field(default_factory=list)
    # by author and nonce: the message and when it was sent
    nonces: dict[tuple[int, str], tuple[int, float]] = field(default_factory=dict)

    @property
    def is_thread(self) -> bool:
        """Whether its kind is one of the three of threads, a forum's posts among them."""
        return self.kind in kinds.THREADS


@dataclass(slots=True)
class Attachment:
    """A file that came with a message."""

    id: int
    channel_id: int
    filename: str
    data: bytes
    content_type: str
    width: int | None = None
    height: int | None = None
    description: str | None = None


@dataclass(slots=True)
class Message:
    """A message; an ephemeral one has a reader."""

    id: int
    channel_id: int
    author_id: int
    created: float
    content: str = ""
    kind: int = 0
    flags: int = 0
    edited: float | None = None
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentioned: list[int] = field(default_factory=list)
    mentioned_roles: list[int] = field(default_factory=list)
    notified: list[int] = field(default_factory=list)
    push: str | None = None  # what phones' notifications say of it; None where it comes without
    pushed: dict[int, str] = field(default_factory=dict)  # by user: what the phone said when it was sent
    reference: Json | None = None
    metadata: Json | None = None
    reader_id: int | None = None
    thread_id: int | None = None
    pinned_at: float | None = None
    reactions: dict[str, list[int]] = field(default_factory=dict)  # by emoji: who
    nonce: Nonce | None = None

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return self.reader_id is not None


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: what, and to which thing."""

    kind: str
    thing: Any = None


def thread_in(
    parent: Channel, name: str, owner_id: int, auto_archive: int, thread_id: int, kind: int, now: float
) -> Channel:
    """Make a thread that nobody knows of before the world keeps it; who opens it is in it."""
    return Channel(
        thread_id,
        name,
        kind,
        parent.guild_id,
        parent.id,
        owner_id,
        auto_archive=auto_archive,
        archive_changed=now,
        active_at=now,
        created=now,
        members={owner_id: now},
    )
