"""Editing and deleting messages, the same for REST requests and interactions."""

from __future__ import annotations

from typing import Any

from sandbox import mentions, own_emojis, system, threads
from sandbox.checks import Way, check_body
from sandbox.components import numbered
from sandbox.errors import Form, Refusal, unknown
from sandbox.messages import files_of, join, require
from sandbox.payloads import EPHEMERAL, LOADING
from sandbox.things import DIRECT, Channel, Message, User
from sandbox.uploads import Body
from sandbox.world import World

HOUR = 3600.0
_BULK_AGE = 14 * 24 * HOUR
_OLD_EDITS, _OLD_EDITS_WINDOW = 3, 6.0


def edit(world: World, channel: Channel, message: Message, body: Body, way: Way) -> Message:
    """Change a message of the bot's.

    Raises:
        Refusal: a bad form, another user's message, an archived or locked thread, too many edits of old messages.
    """
    if way is Way.EDIT:
        require(world, channel)
        if message.ephemeral:
            raise unknown("Message")
        if message.author_id != world.bot.id:
            raise Refusal(403, 50005, "Cannot edit a message authored by another user")
        if message.kind not in system.WRITTEN:
            raise Refusal(403, 50021, "Cannot execute action on a system message")
    _see_awake(world, channel, message)
    _see_files(world, body, way)
    draft = check_body(body.json, way, body.names, message, world.emojis)
    if way is Way.EDIT:
        threads.see_unlocked(channel, world.bot_permissions(channel))
        if body.files:
            require(world, channel, "attach_files")
        _count_old_edit(world, channel, message)
    message.content, message.embeds, message.components = draft.content, draft.embeds, numbered(draft.components)
    own_emojis.name_in(world, message.components)
    # What completes a deferred answer is no edit to its readers; who they are was decided before.
    message.edited = None if message.flags & LOADING else world.clock.now()
    message.flags = draft.flags & ~EPHEMERAL | message.flags & EPHEMERAL
    gone = [attachment for attachment in message.attachments if attachment.id not in draft.kept]
    message.attachments = [attachment for attachment in message.attachments if attachment.id in draft.kept]
    message.attachments += files_of(world, channel, draft, body)
    world.attachments.drop(gone)
    # Everybody named is shown, but an edit notifies nobody.
    before = message.notified
    mentions.name_people(world, message)
    mentions.call(world, message, draft.allowed)
    named, message.notified = message.notified, before
    if world.quirks.edits_push:
        message.notified = list(dict.fromkeys([*before, *named]))
        mentions.push(world, message)
        message.pushed = dict.fromkeys(named, message.push or "") | message.pushed
    if world.quirks.edits_drop_mentions:
        message.notified = []
    world.tell("message_update", message)
    if not message.ephemeral:  # who is named by an edit is not called, but is in the thread
        join(world, channel, *named)
    return message


def delete(world: World, channel: Channel, message: Message) -> None:
    """Delete a message for the bot.

    Raises:
        Refusal: an ephemeral message, another user's without the permission, an archived thread.
    """
    require(world, channel)
    if message.ephemeral:
        raise unknown("Message")
    if message.author_id != world.bot.id:
        require(world, channel, "manage_messages")
    take_back(world, channel, message)


def delete_many(world: World, channel: Channel, body: Any) -> None:
    """Delete two to a hundred messages of the last fourteen days for the bot; those that are gone are left out.

    Raises:
        Refusal: 50003 in a direct conversation, 50013, 50035, 50034 for older ones, an archived thread.
    """
    if channel.kind == DIRECT:
        raise Refusal(403, 50003, "Cannot execute action on a DM channel")
    require(world, channel, "manage_messages")
    form = Form()
    given = form.listing(body.get("messages") if isinstance(body, dict) else None, ("messages",), 2, 100)
    form.close()
    there = world.messages[channel.id]
    wanted = {int(one) for one in given if str(one).isdigit()}
    found = [message for message_id, message in there.items() if message_id in wanted and not message.ephemeral]
    if any(world.clock.now() - message.created > _BULK_AGE for message in found):
        raise Refusal(400, 50034, "You can only bulk delete messages that are under 14 days old.")
    if channel.archived:
        raise threads.archived()
    if found:
        world.remove_messages(found)


def take_back(world: World, channel: Channel, message: Message) -> None:
    """Delete a message that one has the right to delete.

    Raises:
        Refusal: 50083, it is in an archived thread.
    """
    _see_awake(world, channel, message)
    world.remove_message(message)


def reopen(world: World, channel: Channel, person: User) -> None:
    """Take a thread out of the archive, as Discord's client does before a person deletes a message there.

    Raises:
        Refusal: 160005, it is locked.
    """
    if channel.archived:
        threads.see_unlocked(channel, person.permissions)
        world.archive(channel, archived=False)


def _see_awake(world: World, channel: Channel, message: Message) -> None:
    if channel.archived and not message.ephemeral and not world.quirks.archived_edits_taken:
        raise threads.archived()


def _see_files(world: World, body: Body, way: Way) -> None:
    quirks = world.quirks
    refused = {Way.EDIT: quirks.gallery_patches_refused, Way.HOOK_EDIT: quirks.gallery_deferrals_refused}
    if body.files and refused.get(way):
        form = Form()
        form.add(("components",), "SANDBOX_QUIRK", "An edit brings no file here.")
        form.close()


def _count_old_edit(world: World, channel: Channel, message: Message) -> None:
    now = world.clock.now()
    if now - message.created < HOUR:
        return
    channel.old_edits = [moment for moment in channel.old_edits if now - moment < _OLD_EDITS_WINDOW]
    if len(channel.old_edits) >= _OLD_EDITS:
        wait = round(_OLD_EDITS_WINDOW - (now - channel.old_edits[0]), 3)
        raise Refusal(
            429,
            30046,
            "Maximum number of edits to messages older than 1 hour reached. Try again later",
            extra={"retry_after": wait, "global": False},
            headers={"Retry-After": str(int(wait) + 1), "Via": "1.1 sandbox", "X-RateLimit-Scope": "shared"},
        )
    channel.old_edits.append(now)
