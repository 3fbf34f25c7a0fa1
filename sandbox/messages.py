"""Posting, editing and deleting messages, the same for REST requests and answers to interactions."""

from __future__ import annotations

from typing import Any

from sandbox import membership, mentions, nonces, system, threads
from sandbox.checks import Draft, Way, check_body
from sandbox.components import numbered
from sandbox.errors import Form, Json, Refusal, missing_access, missing_permissions, unknown
from sandbox.kinds import see_writable
from sandbox.metadata import is_menu
from sandbox.payloads import EPHEMERAL, LOADING
from sandbox.permissions import MANAGER, bits
from sandbox.things import DIRECT, Attachment, Channel, Message, User
from sandbox.threads import sees
from sandbox.uploads import Body, keep_file
from sandbox.world import World

REPLY, CHAT_ANSWER, MENU_ANSWER = 19, 20, 23
HOUR = 3600.0
_BULK_AGE = 14 * 24 * HOUR
_OLD_EDITS, _OLD_EDITS_WINDOW = 3, 6.0


def require(world: World, channel: Channel, *names: str) -> None:
    """See that the bot may do something in a channel.

    Raises:
        Refusal: 50001 if it may not see the channel, 50013 if it lacks another permission.
    """
    may = world.bot_permissions(channel)
    if not sees(world, world.bot, channel):
        raise missing_access()
    if bits(*names) & ~may:
        raise missing_permissions()


def post(world: World, channel: Channel, body: Body) -> Message:
    """Post a message of the bot's in a channel; a nonce that is enforced gives the message sent with it before.

    Raises:
        Refusal: a bad form, a permission that is missing, a locked thread, a forum or category, closed direct
            messages, a nonce whose message was deleted.
    """
    draft = draft_of(world, body.json, body)
    see_writable(channel)
    if channel.kind == DIRECT and world.users[channel.recipient_id or 0].closed:
        raise Refusal(403, 50007, "Cannot send messages to this user")
    require(world, channel, "send_messages_in_threads" if channel.is_thread else "send_messages")
    if body.files:
        require(world, channel, "attach_files")
    threads.see_unlocked(channel, world.bot_permissions(channel))
    if draft.once and draft.nonce is not None:
        before = nonces.find(world, channel, world.bot.id, draft.nonce)
        if before is not None:
            return before
    message = _new(world, channel, world.bot, draft, body)
    message.nonce = draft.nonce
    if draft.reference is not None:
        _refer(world, channel, message, draft)
    nonces.keep(world, channel, message)
    world.add_message(message)
    _join(world, channel, message.author_id, *message.notified)
    return message


def draft_of(world: World, given: Any, body: Body) -> Draft:
    """Check what the bot wants to post.

    Args:
        world: where it would stand.
        given: the message's JSON, all of the body's or a part of it.
        body: the request, with its files.

    Raises:
        Refusal: a bad form.
    """
    return check_body(given, Way.CREATE, body.names, emojis=world.emojis)


def first(world: World, post: Channel, draft: Draft, body: Body) -> Message:
    """Post the first message of a forum's post, which has the same id."""
    message = _new(world, post, world.bot, draft, body)
    message.id = post.id
    world.add_message(message)
    _join(world, post, *message.notified)
    return message


def answer(
    world: World,
    channel: Channel,
    body: Body,
    way: Way,
    reader: User | None,
    metadata: Json,
    first: Message | None = None,
) -> Message:
    """Post an answer to an interaction.

    Args:
        world: where.
        channel: where the interaction was.
        body: what the bot sends.
        way: how it arrives.
        reader: who alone sees an ephemeral one.
        metadata: what the message tells of the interaction.
        first: the first answer, which a follow-up replies to.

    Raises:
        Refusal: a bad form, a public answer in a locked and archived thread.
    """
    draft = check_body(body.json, way, body.names, emojis=world.emojis)
    _see_answerable(channel, reader)
    message = _new(world, channel, world.bot, draft, body)
    message.kind = _answer_kind(metadata)
    message.metadata = metadata
    if first is not None:
        message.kind = REPLY
        message.metadata = {**metadata, "original_response_message_id": str(first.id)}
        message.reference = system.reference_to(world, first)
    if reader is not None:
        message.reader_id = reader.id
        message.flags |= EPHEMERAL
        message.notified = []
    world.add_message(message)
    _join(world, channel, *message.notified)
    return message


def thinking(world: World, channel: Channel, reader: User | None, metadata: Json) -> Message:
    """Post the place-holder of a deferred answer.

    Raises:
        Refusal: a public one in a locked and archived thread.
    """
    _see_answerable(channel, reader)
    message = Message(world.clock.fresh(), channel.id, world.bot.id, world.clock.now(), metadata=metadata)
    message.kind = _answer_kind(metadata)
    message.flags = LOADING | (EPHEMERAL if reader else 0)
    message.reader_id = reader.id if reader else None
    world.add_message(message)
    return message


def say(world: World, channel: Channel, person: User, text: str) -> Message:
    """Post what a person writes.

    Raises:
        Refusal: nothing or too much is written, a locked thread, a forum, a private thread of others.
    """
    if not sees(world, person, channel):
        raise missing_access()
    see_writable(channel)
    threads.see_unlocked(channel, person.permissions)
    draft = check_body({"content": text}, Way.CREATE, {})
    message = _new(world, channel, person, draft, Body(None))
    world.add_message(message)
    _join(world, channel, person.id, *message.mentioned, *message.notified)
    return message


def edit(world: World, channel: Channel, message: Message, body: Body, way: Way) -> Message:
    """Change a message of the bot's.

    Raises:
        Refusal: a bad form, somebody else's message, an archived or locked thread, too many edits of old messages.
    """
    if way is Way.EDIT:
        require(world, channel)
        if message.ephemeral:
            raise unknown("Message")
        if message.author_id != world.bot.id:
            raise Refusal(403, 50005, "Cannot edit a message authored by another user")
        if message.kind not in system.WRITTEN:
            raise Refusal(403, 50021, "Cannot execute action on a system message")
    _see_awake(channel, message)
    draft = check_body(body.json, way, body.names, message, world.emojis)
    if way is Way.EDIT:
        threads.see_unlocked(channel, world.bot_permissions(channel))
        if body.files:
            require(world, channel, "attach_files")
        _count_old_edit(world, channel, message)
    message.content, message.embeds, message.components = draft.content, draft.embeds, numbered(draft.components)
    # What completes a deferred answer is no edit to its readers; who they are was decided before.
    message.edited = None if message.flags & LOADING else world.clock.now()
    message.flags = draft.flags & ~EPHEMERAL | message.flags & EPHEMERAL
    gone = [attachment for attachment in message.attachments if attachment.id not in draft.kept]
    message.attachments = [attachment for attachment in message.attachments if attachment.id in draft.kept]
    message.attachments += _files(world, channel, draft, body)
    world.attachments.drop(gone)
    # Everybody named is shown, but an edit notifies nobody.
    before = message.notified
    mentions.name_people(world, message)
    mentions.call(world, message, draft.allowed)
    named, message.notified = message.notified, before
    world.tell("message_update", message)
    if not message.ephemeral:  # who is named by an edit is not called, but is in the thread
        _join(world, channel, *named)
    return message


def delete(world: World, channel: Channel, message: Message) -> None:
    """Delete a message for the bot.

    Raises:
        Refusal: an ephemeral message, somebody else's without the permission, an archived thread.
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
    _see_awake(channel, message)
    world.remove_message(message)


def reopen(world: World, channel: Channel, person: User) -> None:
    """Take a thread out of the archive, as Discord's client does before a person deletes a message there.

    Raises:
        Refusal: 160005, it is locked.
    """
    if channel.archived:
        threads.see_unlocked(channel, person.permissions)
        world.archive(channel, archived=False)


def is_manager(person: User) -> bool:
    """Tell whether a person may delete others' messages."""
    return person.permissions & bits(*MANAGER) == bits(*MANAGER)


def _join(world: World, channel: Channel, *user_ids: int) -> None:
    if channel.is_thread:
        membership.add(world, channel, *user_ids)


def _answer_kind(metadata: Json) -> int:
    if metadata["type"] != 2:
        return REPLY
    return MENU_ANSWER if is_menu(metadata) else CHAT_ANSWER


def _see_awake(channel: Channel, message: Message) -> None:
    if channel.archived and not message.ephemeral:
        raise threads.archived()


def _see_answerable(channel: Channel, reader: User | None) -> None:
    if channel.archived and channel.locked and reader is None:
        raise threads.archived(403)


def _new(world: World, channel: Channel, author: User, draft: Draft, body: Body) -> Message:
    message = Message(world.clock.fresh(), channel.id, author.id, world.clock.now(), content=draft.content)
    message.embeds, message.components = draft.embeds, numbered(draft.components)
    message.flags = draft.flags & ~EPHEMERAL
    message.attachments = _files(world, channel, draft, body)
    mentions.name_people(world, message)
    mentions.call(world, message, draft.allowed)
    return message


def _refer(world: World, channel: Channel, message: Message, draft: Draft) -> None:
    reference: Json = draft.reference or {}
    try:
        target = world.message(int(reference["message_id"]), channel)
        if target.ephemeral:
            raise unknown("Message")
    except Refusal:
        if not reference.get("fail_if_not_exists", True):
            return
        form = Form()
        form.add(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        form.close()
    message.kind = REPLY
    message.reference = system.reference_to(world, target)
    allowed = draft.allowed
    if target.author_id != world.bot.id and (allowed is None or allowed.get("replied_user")):
        message.mentioned = list(dict.fromkeys([*message.mentioned, target.author_id]))
        message.notified = list(dict.fromkeys([*message.notified, target.author_id]))


def _files(world: World, channel: Channel, draft: Draft, body: Body) -> list[Attachment]:
    attachments: list[Attachment] = []
    for number, upload in sorted(body.files.items()):
        description, name = draft.described.get(number, (None, None))
        attachments.append(keep_file(world, channel, upload, name=name, description=description))
    return attachments


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
