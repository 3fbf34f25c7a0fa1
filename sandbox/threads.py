"""Threads: who may change, lock and reopen them, and who may write in them."""

from __future__ import annotations

from sandbox import system
from sandbox.errors import Form, Json, Refusal, missing_permissions
from sandbox.kinds import DIRECT, PRIVATE_THREAD
from sandbox.permissions import BITS
from sandbox.things import Channel, User
from sandbox.world import World

_ARCHIVE_AFTER = (60, 1440, 4320, 10080)


def sees(world: World, user: User, channel: Channel) -> bool:
    """Return whether a user sees a channel; a private thread is for its members and those who manage threads."""
    if channel.between is not None:
        return user.id in channel.between
    if channel.kind == DIRECT:
        return user.bot or channel.recipient_id == user.id
    if user.bot and not world.bot_in(channel):
        return False
    may = world.bot_permissions(channel) if user.bot else user.permissions
    if not may & BITS["view_channel"]:
        return False
    return channel.kind != PRIVATE_THREAD or user.id in channel.members or bool(may & BITS["manage_threads"])


def edit(world: World, thread: Channel, body: Json) -> None:
    """Change a thread for the bot: name, lock, archive, and when it falls asleep.

    The user who opened a thread may change it, users who may write in it may reopen it; locking, and all of a locked
    thread, is for those who may manage threads.

    Raises:
        Refusal: 50013, 50083 for an archived thread that is not reopened, 50035.
    """
    reopens = body.get("archived") is False
    locks = body.get("locked") not in (None, thread.locked)
    slows = body.get("rate_limit_per_user") not in (None, thread.slowmode)
    may = world.bot_permissions(thread)
    if not may & BITS["manage_threads"]:
        others = set(body) - {"locked"} - ({"archived"} if reopens else set())
        if thread.locked or locks or slows or (others and thread.owner_id != world.bot.id):
            raise missing_permissions()
        if reopens and not may & BITS["send_messages_in_threads"]:
            raise missing_permissions()
    if thread.archived and not reopens:
        raise archived()
    form = Form()
    form.text(body.get("name"), ("name",), 1, 100)
    form.truth(body.get("archived"), ("archived",))
    form.truth(body.get("locked"), ("locked",))
    form.truth(body.get("invitable"), ("invitable",))
    form.number(body.get("rate_limit_per_user"), ("rate_limit_per_user",), 0, 21600)
    form.number(body.get("flags"), ("flags",), 0, 2**31 - 1)
    tags = form.listing(body.get("applied_tags"), ("applied_tags",), 0, 5)
    check_duration(body, form)
    form.close()
    before, thread.name = thread.name, body.get("name") or thread.name
    thread.slowmode = body["rate_limit_per_user"] if slows else thread.slowmode
    thread.tags_applied = [str(tag) for tag in tags] if "applied_tags" in body else thread.tags_applied
    thread.flags = thread.flags if body.get("flags") is None else body["flags"]
    if thread.kind == PRIVATE_THREAD and body.get("invitable") is not None:
        thread.invitable = body["invitable"]
    thread.auto_archive = body.get("auto_archive_duration") or thread.auto_archive
    thread.locked = body["locked"] if locks else thread.locked
    if body.get("archived") in (None, thread.archived):
        world.tell("thread_update", thread)
    else:
        world.archive(thread, archived=body["archived"])
    if thread.name != before and not thread.archived:
        system.renamed(world, thread, world.bot.id)


def check_duration(body: Json, form: Form) -> None:
    """Check after how many minutes without a message a thread is archived."""
    if body.get("auto_archive_duration") not in (None, *_ARCHIVE_AFTER):
        form.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of {_ARCHIVE_AFTER}.")


def see_unlocked(channel: Channel, permissions: int) -> None:
    """Require that a user with these permissions may write in a channel, even in a locked thread.

    Raises:
        Refusal: 160005.
    """
    if channel.locked and not permissions & BITS["manage_threads"]:
        raise Refusal(403, 160005, "Thread is locked")


def archived(status: int = 400) -> Refusal:
    """Make the refusal of what cannot be done in an archived thread."""
    return Refusal(status, 50083, "Thread is archived")
