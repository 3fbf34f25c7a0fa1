"""Nonces: a message sent again within a few minutes is the one that is there already."""

from __future__ import annotations

from sandbox.things import Channel, Message, Nonce
from sandbox.world import World

WINDOW = 180.0


def find(world: World, channel: Channel, author_id: int, nonce: Nonce) -> Message | None:
    """Find what an author has just sent into a channel with a nonce.

    Returns:
        The message as it is now; none where a new one is needed.

    Raises:
        Refusal: 10008, it was sent and deleted meanwhile.
    """
    _forget_old(world, channel)
    sent = channel.nonces.get((author_id, str(nonce)))
    if sent is None or world.quirks.nonces_ignored:
        return None
    if world.quirks.deleted_nonces_post and sent[0] not in world.messages[channel.id]:
        return None
    return world.message(sent[0], channel)


def keep(world: World, channel: Channel, message: Message) -> None:
    """Remember a message's nonce, if it has one."""
    _forget_old(world, channel)
    if message.nonce is not None:
        channel.nonces[message.author_id, str(message.nonce)] = (message.id, message.created)


def _forget_old(world: World, channel: Channel) -> None:
    now = world.clock.now()
    channel.nonces = {key: sent for key, sent in channel.nonces.items() if now - sent[1] <= WINDOW}
