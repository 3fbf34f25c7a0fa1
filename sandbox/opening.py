"""Opening threads: from a message, without one, and as the posts of a forum."""

from __future__ import annotations

from typing import Any

from sandbox import kinds, membership, messages, system, threads
from sandbox.errors import Form, Json, Refusal
from sandbox.kinds import FORUMS, PRIVATE_THREAD, THREADS
from sandbox.things import Channel, Message, thread_in
from sandbox.uploads import Body
from sandbox.world import World

_REQUIRE_TAG = 1 << 4


def open_from(world: World, parent: Channel, source: Message, body: Json) -> Channel:
    """Open a thread on a message; the two have the same id.

    Raises:
        Refusal: 50024, 50013, 50035, 50021 for a message that Discord wrote, 160004 where there is one already.
    """
    kind = kinds.thread_kind(parent.kind, from_message=True)
    messages.require(world, parent, "create_public_threads", "read_message_history")
    if source.kind not in system.WRITTEN:
        raise Refusal(403, 50021, "Cannot execute action on a system message")
    if source.thread_id is not None:
        raise Refusal(400, 160004, "A thread has already been created for this message")
    _check(body)
    source.thread_id = source.id
    thread = _open(world, parent, body, kind, source.id)
    world.tell("message_update", source)
    system.thread_starter(world, thread, source)
    return thread


def open_alone(world: World, parent: Channel, body: Json) -> Channel:
    """Open a thread without a message; a private one, if its kind is not told.

    Raises:
        Refusal: 50024, 50013, 50035.
    """
    _check(body)
    kind = kinds.thread_kind(parent.kind, body.get("type"), from_message=False)
    private = kind == PRIVATE_THREAD
    messages.require(world, parent, "create_private_threads" if private else "create_public_threads")
    thread = _open(world, parent, body, kind, world.clock.fresh())
    if not private:
        system.thread_created(world, parent, thread)
    return thread


def open_post(world: World, forum: Channel, body: Body) -> tuple[Channel, Message]:
    """Open a post of a forum with its first message; the two have the same id.

    Raises:
        Refusal: 50013, 50035, 40067 where a tag is demanded.
    """
    given: Json = body.json if isinstance(body.json, dict) else {}
    messages.require(world, forum, "send_messages")
    if body.files:
        messages.require(world, forum, "attach_files")
    form = Form()
    form.required(given, (), "message")
    known = {str(tag["id"]) for tag in forum.tags}
    tags = [str(tag) for tag in form.listing(given.get("applied_tags"), ("applied_tags",), 0, 5)]
    if not known.issuperset(tags):
        form.add(("applied_tags",), "SANDBOX_UNKNOWN_TAG", "The forum has no such tag.")
    _check(given, form)
    if forum.flags & _REQUIRE_TAG and not tags:
        raise Refusal(400, 40067, "A tag is required to create a forum post in this channel")
    draft = _first(world, given["message"], body)
    thread = _open(world, forum, given, kinds.PUBLIC_THREAD, world.clock.fresh(), tags)
    message = messages.first(world, thread, draft, body)
    thread.message_count = thread.total_sent = 0
    return thread, message


def is_forum(channel: Channel) -> bool:
    """Return whether threads are opened as posts here."""
    return channel.kind in FORUMS


def _open(
    world: World, parent: Channel, body: Json, kind: int, thread_id: int, tags: list[str] | None = None
) -> Channel:
    after = body.get("auto_archive_duration") or 4320
    thread = thread_in(parent, body["name"].strip(), world.bot.id, after, thread_id, kind, world.clock.now())
    thread.slowmode = body.get("rate_limit_per_user") or 0
    thread.tags_applied = tags or []
    if kind == PRIVATE_THREAD:
        thread.invitable = body.get("invitable") is not False
    world.keep(thread)
    world.tell("thread_members", membership.Change(thread, added=(world.bot.id,)))
    return thread


def _check(body: Json, form: Form | None = None) -> None:
    form = form or Form()
    form.required(body, (), "name")
    form.text(body.get("name"), ("name",), 1, 100)
    form.number(body.get("rate_limit_per_user"), ("rate_limit_per_user",), 0, 21600)
    form.truth(body.get("invitable"), ("invitable",))
    if body.get("type") not in (None, *THREADS):
        form.add(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {tuple(sorted(THREADS))}.")
    threads.check_duration(body, form)
    form.close()


def _first(world: World, given: Any, body: Body) -> Any:
    try:
        return messages.draft_of(world, given, body)
    except Refusal as refusal:
        if refusal.errors:
            refusal.errors = {"message": refusal.errors}
        raise
