"""Messages that Discord itself writes in a user's name: a thread was opened, a user was added to it."""

from __future__ import annotations

from sandbox.errors import Json
from sandbox.things import Channel, Message
from sandbox.world import World

RECIPIENT_ADD, RECIPIENT_REMOVE, NAME_CHANGE, PINNED, THREAD_CREATED, THREAD_STARTER = 1, 2, 4, 6, 18, 21
WRITTEN = frozenset({0, 19, 20, 23})  # kinds of messages that users wrote


def reference_to(world: World, message: Message) -> Json:
    """Return the message to which another one refers."""
    channel = world.channels[message.channel_id]
    body: Json = {"type": 0, "message_id": str(message.id), "channel_id": str(channel.id)}
    return body if channel.guild_id is None else body | {"guild_id": str(channel.guild_id)}


def thread_created(world: World, parent: Channel, thread: Channel) -> None:
    """Write in a channel that a thread was opened there."""
    reference = {"type": 0, "channel_id": str(thread.id), "guild_id": str(thread.guild_id)}
    _post(world, parent, thread.owner_id or 0, THREAD_CREATED, thread.name, reference)


def thread_starter(world: World, thread: Channel, source: Message) -> None:
    """Begin a thread with the message that it grew from."""
    _post(world, thread, source.author_id, THREAD_STARTER, "", reference_to(world, source))
    thread.message_count = thread.total_sent = 0


def recipient(world: World, thread: Channel, kind: int, by_id: int, user_id: int) -> None:
    """Write in a thread who was added or removed by whom."""
    _post(world, thread, by_id, kind, mentioned=user_id)


def renamed(world: World, thread: Channel, by_id: int) -> None:
    """Write in a thread that it has another name."""
    _post(world, thread, by_id, NAME_CHANGE, thread.name)


def pinned(world: World, channel: Channel, message: Message, by_id: int) -> None:
    """Write in a channel that a message was pinned."""
    _post(world, channel, by_id, PINNED, "", reference_to(world, message))


def _post(
    world: World,
    channel: Channel,
    author_id: int,
    kind: int,
    content: str = "",
    reference: Json | None = None,
    mentioned: int | None = None,
) -> None:
    message = Message(world.clock.fresh(), channel.id, author_id, world.clock.now(), content=content, kind=kind)
    message.reference = reference
    if mentioned is not None:
        message.mentioned, message.notified = [mentioned], [mentioned] if kind == RECIPIENT_ADD else []
    world.add_message(message)
