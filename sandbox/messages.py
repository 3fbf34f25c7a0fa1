"""Posting messages, the same for REST requests, answers to interactions and what people write."""

from __future__ import annotations

from typing import Any

from sandbox import membership, mentions, nonces, own_emojis, system, threads
from sandbox.checks import Draft, Way, check_body
from sandbox.components import numbered
from sandbox.errors import Form, Json, Refusal, missing_access, missing_permissions, unknown
from sandbox.installs import see_receives
from sandbox.kinds import see_writable
from sandbox.metadata import is_menu
from sandbox.payloads import EPHEMERAL, LOADING
from sandbox.permissions import MANAGER, bits
from sandbox.things import Attachment, Channel, Message, User
from sandbox.threads import sees
from sandbox.uploads import Body, keep_file
from sandbox.world import World

REPLY, CHAT_ANSWER, MENU_ANSWER = 19, 20, 23


def require(world: World, channel: Channel, *names: str) -> None:
    """Require that the bot may do something in a channel.

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
    see_writable(channel.kind)
    require(world, channel, "send_messages_in_threads" if channel.is_thread else "send_messages")
    if channel.recipient_id is not None:
        see_receives(world, world.users[channel.recipient_id])
    if body.files:
        require(world, channel, "attach_files")
    threads.see_unlocked(channel, world.bot_permissions(channel))
    if draft.once and draft.nonce is not None:
        before = nonces.find(world, channel, world.bot.id, draft.nonce)
        if before is not None:
            return before
    message = _new(world, channel, world.bot, draft, body)
    message.nonce = draft.nonce
    if channel.recipient_id is not None:  # a direct message notifies, whether it names anybody or not
        message.notified = [channel.recipient_id]
    if draft.reference is not None:
        _refer(world, channel, message, draft)
    nonces.keep(world, channel, message)
    world.add_message(message)
    join(world, channel, message.author_id, *message.notified)
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
    join(world, post, *message.notified)
    return message


def answer(
    world: World,
    channel: Channel,
    body: Body,
    way: Way,
    reader: User | None,
    metadata: Json,
    first: Message | None = None,
    source: Message | None = None,
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
        source: the message that was pressed on, which a first answer replies to.

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
    if (replied := first or source) is not None:
        message.reference = system.reference_to(world, replied)
    if reader is not None:
        message.reader_id = reader.id
        message.flags |= EPHEMERAL
        message.notified = []
    world.add_message(message)
    join(world, channel, *message.notified)
    return message


def thinking(
    world: World, channel: Channel, reader: User | None, metadata: Json, source: Message | None = None
) -> Message:
    """Post the place-holder of a deferred answer, a reply to the message that was pressed on.

    Raises:
        Refusal: a public one in a locked and archived thread.
    """
    _see_answerable(channel, reader)
    message = Message(world.clock.fresh(), channel.id, world.bot.id, world.clock.now(), metadata=metadata)
    message.kind = _answer_kind(metadata)
    message.reference = None if source is None else system.reference_to(world, source)
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
    see_writable(channel.kind)
    threads.see_unlocked(channel, person.permissions)
    draft = check_body({"content": text}, Way.CREATE, {})
    message = _new(world, channel, person, draft, Body(None))
    if channel.between is not None:
        message.notified = [one for one in channel.between if one != person.id]
    world.add_message(message)
    join(world, channel, person.id, *message.mentioned, *message.notified)
    return message


def is_manager(person: User) -> bool:
    """Return whether a person may delete others' messages."""
    return person.permissions & bits(*MANAGER) == bits(*MANAGER)


def join(world: World, channel: Channel, *user_ids: int) -> None:
    """Add people to a channel if that is a thread."""
    if channel.is_thread:
        membership.add(world, channel, *user_ids)


def files_of(world: World, channel: Channel, draft: Draft, body: Body) -> list[Attachment]:
    """Keep the files that came with a message."""
    attachments: list[Attachment] = []
    for number, upload in sorted(body.files.items()):
        description, name = draft.described.get(number, (None, None))
        attachments.append(keep_file(world, channel, upload, name=name, description=description))
    return attachments


def _answer_kind(metadata: Json) -> int:
    if metadata["type"] != 2:
        return REPLY
    return MENU_ANSWER if is_menu(metadata) else CHAT_ANSWER


def _see_answerable(channel: Channel, reader: User | None) -> None:
    if channel.archived and channel.locked and reader is None:
        raise threads.archived(403)


def _new(world: World, channel: Channel, author: User, draft: Draft, body: Body) -> Message:
    message = Message(world.clock.fresh(), channel.id, author.id, world.clock.now(), content=draft.content)
    message.embeds, message.components = draft.embeds, numbered(draft.components)
    own_emojis.name_in(world, message.components)
    if world.quirks.emojis_lost:
        own_emojis.lose(message.components)
    message.flags = draft.flags & ~EPHEMERAL
    message.attachments = files_of(world, channel, draft, body)
    mentions.name_people(world, message)
    mentions.call(world, message, draft.allowed)
    mentions.push(world, message)
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
