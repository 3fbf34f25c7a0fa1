"""Who is in a thread: users who opened it, wrote in it, were added or were mentioned."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.errors import Json
from sandbox.ids import stamp
from sandbox.things import Channel
from sandbox.world import World


@dataclass(frozen=True, slots=True)
class Change:
    """A user has joined or left a thread."""

    thread: Channel
    added: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()


def add(world: World, thread: Channel, *user_ids: int) -> None:
    """Add people to a thread; those who are there already stay as they are."""
    new = tuple(one for one in dict.fromkeys(user_ids) if one not in thread.members and one in world.users)
    if new:
        thread.members.update(dict.fromkeys(new, world.clock.now()))
        world.tell("thread_members", Change(thread, added=new))


def remove(world: World, thread: Channel, user_id: int) -> None:
    """Remove a user from a thread."""
    if thread.members.pop(user_id, None) is not None:
        world.tell("thread_members", Change(thread, removed=(user_id,)))


def member(thread: Channel, user_id: int) -> Json:
    """Return the thread member as Discord sends it."""
    return {
        "id": str(thread.id),
        "user_id": str(user_id),
        "join_timestamp": stamp(thread.members[user_id]),
        "flags": 1,
    }
