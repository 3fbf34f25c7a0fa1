"""Pinned messages of a channel."""

from __future__ import annotations

from sandbox import system
from sandbox.errors import Refusal
from sandbox.things import Channel, Message
from sandbox.world import World

MOST_PINS = 250


def pinned(world: World, channel: Channel) -> list[Message]:
    """Return what is pinned, the last pinned first."""
    found = [one for one in world.messages[channel.id].values() if one.pinned_at is not None]
    return sorted(found, key=lambda one: -(one.pinned_at or 0.0))


def pin(world: World, channel: Channel, message: Message) -> None:
    """Pin a message for the bot, and say so in the channel.

    Raises:
        Refusal: 50021 for what Discord wrote, 30003 for too many.
    """
    if message.kind not in system.WRITTEN:
        raise Refusal(403, 50021, "Cannot execute action on a system message")
    if message.pinned_at is not None:
        return
    if len(pinned(world, channel)) >= MOST_PINS:
        raise Refusal(400, 30003, f"Maximum number of pins reached for the channel ({MOST_PINS})")
    message.pinned_at = world.clock.now()
    _tell(world, channel, message)
    system.pinned(world, channel, message, world.bot.id)


def unpin(world: World, channel: Channel, message: Message) -> None:
    """Take a message's pin away, if it has one."""
    if message.pinned_at is not None:
        message.pinned_at = None
        _tell(world, channel, message)


def _tell(world: World, channel: Channel, message: Message) -> None:
    world.tell("message_update", message)
    world.tell("pins", channel)
