"""Threads: who may change, lock and reopen them, and who may write in them."""

from __future__ import annotations

from sandbox.errors import Form, Json, Refusal, missing_permissions
from sandbox.permissions import BITS
from sandbox.world import Channel, World

_ARCHIVE_AFTER = (60, 1440, 4320, 10080)


def edit(world: World, thread: Channel, body: Json) -> None:
    """Change a thread for the bot: name, lock, archive, and when it falls asleep.

    Who opened a thread may change it, and whoever may write in it may reopen it; locking, and all of a locked thread,
    is for those who may manage threads.

    Raises:
        Refusal: 50013, 50083 for an archived thread that is not reopened, 50035.
    """
    reopens = body.get("archived") is False
    locks = body.get("locked") not in (None, thread.locked)
    may = world.bot_permissions(thread)
    if not may & BITS["manage_threads"]:
        others = set(body) - {"locked"} - ({"archived"} if reopens else set())
        if thread.locked or locks or (others and thread.owner_id != world.bot.id):
            raise missing_permissions()
        if reopens and not may & BITS["send_messages_in_threads"]:
            raise missing_permissions()
    if thread.archived and not reopens:
        raise archived()
    form = Form()
    form.text(body.get("name"), ("name",), 1, 100)
    form.truth(body.get("archived"), ("archived",))
    form.truth(body.get("locked"), ("locked",))
    check_duration(body, form)
    form.close()
    thread.name = body.get("name") or thread.name
    thread.auto_archive = body.get("auto_archive_duration") or thread.auto_archive
    thread.locked = body["locked"] if locks else thread.locked
    if body.get("archived") in (None, thread.archived):
        world.tell("thread_update", thread)
    else:
        world.archive(thread, archived=body["archived"])


def check_duration(body: Json, form: Form) -> None:
    """Check after how many minutes without a word a thread is to be archived."""
    if body.get("auto_archive_duration") not in (None, *_ARCHIVE_AFTER):
        form.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of {_ARCHIVE_AFTER}.")


def see_unlocked(channel: Channel, permissions: int) -> None:
    """See that somebody with these permissions may write in a channel, were it a locked thread.

    Raises:
        Refusal: 160005.
    """
    if channel.locked and not permissions & BITS["manage_threads"]:
        raise Refusal(403, 160005, "Thread is locked")


def archived(status: int = 400) -> Refusal:
    """Make the refusal of what cannot be done in an archived thread."""
    return Refusal(status, 50083, "Thread is archived")
