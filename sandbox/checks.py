"""Checks of a message's body: what Discord refuses, whether its published schema says so or not."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from enum import Enum
from typing import Any

from sandbox.component_checks import check_message
from sandbox.errors import Form, Json, Path, Refusal
from sandbox.links import WEB, check_url
from sandbox.payloads import EPHEMERAL, V2
from sandbox.things import Message, Nonce

_SHARED = frozenset(
    {"content", "embeds", "allowed_mentions", "components", "attachments", "flags", "tts", "poll"}
    | {"nonce", "enforce_nonce"}  # ignored but for new messages; some libraries send them with everything
)
_CREATE = _SHARED | {"message_reference", "sticker_ids"}
_WEBHOOK = _SHARED | {"username", "avatar_url", "thread_name", "applied_tags"}
_MENTION_KEYS = frozenset({"parse", "users", "roles", "replied_user"})
_ATTACHMENT_KEYS = frozenset(
    {"id", "filename", "description", "title", "is_spoiler", "is_remix", "duration_secs", "waveform"}
)
_STORED_KEYS = frozenset(
    {"size", "url", "proxy_url", "width", "height", "content_type", "spoiler", "flags", "ephemeral"}
)
_EMBED_KEYS = frozenset(
    {"title", "type", "description", "url", "timestamp", "color", "footer", "image", "thumbnail", "video", "provider"}
    | {"author", "fields", "flags"}
)
_OF_DISCORD = 1 << 5  # the message has a thread
SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS, VOICE = 1 << 2, 1 << 12, 1 << 13


class Way(Enum):
    """The way in which a message's body arrives; each allows other keys and flags."""

    CREATE = (_CREATE, SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | VOICE | V2)
    EDIT = (_SHARED, SUPPRESS_EMBEDS | V2)
    ANSWER = (_SHARED, SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | EPHEMERAL | V2)
    UPDATE = (_SHARED, SUPPRESS_EMBEDS | EPHEMERAL | V2)
    FOLLOWUP = (_WEBHOOK, SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | EPHEMERAL | V2)
    HOOK_EDIT = (_WEBHOOK, SUPPRESS_EMBEDS | EPHEMERAL | V2)


@dataclass(frozen=True, slots=True)
class Draft:
    """A checked body, with what stays of an edited message filled in.

    `kept` are the ids of attachments that stay; `described` maps a new file's number to its alt text and name;
    `once` tells whether what was just sent with the same nonce stands for this message.
    """

    content: str
    embeds: list[Json]
    components: list[Json]
    flags: int
    kept: tuple[int, ...]
    described: dict[int, tuple[str | None, str | None]]
    allowed: Json | None
    reference: Json | None
    nonce: Nonce | None = None
    once: bool = False


def check_body(
    body: Any, way: Way, files: dict[int, str], old: Message | None = None, emojis: Container[int] = ()
) -> Draft:
    """Check the body of a message that is made or edited.

    Args:
        body: the request's JSON.
        way: how it arrives.
        files: names of the uploaded files by number.
        old: the message that is edited.
        emojis: the custom emojis that exist.

    Returns:
        The message's new content.

    Raises:
        Refusal: 50035 with all faults, 50006 for a message without anything.
    """
    # The answer to an interaction carries the message inside.
    form = Form(("data",) if way in (Way.ANSWER, Way.UPDATE) else ())
    if not isinstance(body, dict):
        form.add((), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        form.close()
    keys, flags_allowed = way.value
    form.keys(body, (), keys)
    flags = _flags(body, form, flags_allowed, old)
    content = body.get("content", old.content if old else "")
    embeds = body.get("embeds", old.embeds if old else [])
    components = body.get("components", old.components if old else [])
    form.text(content, ("content",), 0, 2000)
    _embeds(embeds, form)
    kept, described = _attachments(body, form, files, old)
    names = {attachment.filename for attachment in old.attachments if attachment.id in kept} if old else set()
    names |= {described.get(number, (None, None))[1] or name for number, name in files.items()}
    # What stays as it is was good when it came.
    known = emojis if "components" in body else None
    check_message(components, form, v2=bool(flags & V2), files=frozenset(names), emojis=known)
    _mentions(body.get("allowed_mentions"), form)
    if flags & V2:
        _no_legacy(content, embeds, body, form)
    elif body.get("poll") is not None:
        form.add(("poll",), "SANDBOX_NO_POLLS", "The sandbox knows no polls.")
    reference = body.get("message_reference")
    if reference is not None and not (isinstance(reference, dict) and reference.get("message_id")):
        form.add(("message_reference", "message_id"), "BASE_TYPE_REQUIRED", "This field is required")
    if way is Way.CREATE:
        _nonce(body, form)
    form.close()
    content = (content or "").strip()
    if not (content or embeds or components or files or kept or body.get("sticker_ids")):
        raise Refusal(400, 50006, "Cannot send an empty message")
    return Draft(
        content=content,
        embeds=embeds or [],
        components=components or [],
        flags=flags,
        kept=kept,
        described=described,
        allowed=body.get("allowed_mentions"),
        reference=reference,
        nonce=body.get("nonce") if way is Way.CREATE else None,
        once=bool(body.get("enforce_nonce")),
    )


def _flags(body: Json, form: Form, allowed: int, old: Message | None) -> int:
    flags = body.get("flags")
    before = old.flags & V2 if old else 0
    if flags is None:
        return before
    if not form.number(flags, ("flags",), 0, 2**31 - 1):
        return before
    flags &= ~_OF_DISCORD  # libraries send back what a message has
    if flags & ~allowed:
        form.add(("flags",), "FLAGS_INVALID", f"Flags {flags & ~allowed} may not be set here.")
    if before and not flags & V2:
        form.add(("flags",), "MESSAGE_COMPONENTS_V2_FLAG_REMOVED", "The components V2 flag can never be removed.")
    return int(flags) | before


def _nonce(body: Json, form: Form) -> None:
    nonce, path = body.get("nonce"), ("nonce",)
    if isinstance(nonce, str):
        if len(nonce) > 25:
            form.add(path, "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    elif nonce is not None and (not isinstance(nonce, int) or isinstance(nonce, bool)):
        form.add(path, "NONCE_TYPE_INVALID", "A nonce is a text or a whole number.")
    elif nonce is not None and not -(2**63) <= nonce < 2**63:
        form.add(path, "NUMBER_TYPE_RANGE", "A number has 64 bits at most.")
    form.truth(body.get("enforce_nonce"), ("enforce_nonce",))


def _no_legacy(content: Any, embeds: Any, body: Json, form: Form) -> None:
    message = "The 'content', 'embeds', 'stickers' and 'poll' fields cannot be used with the components V2 flag"
    code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    given = {"content": content, "embeds": embeds, "sticker_ids": body.get("sticker_ids"), "poll": body.get("poll")}
    for key, value in given.items():
        if value:
            form.add((key,), code, message)


def _attachments(
    body: Json, form: Form, files: dict[int, str], old: Message | None
) -> tuple[tuple[int, ...], dict[int, tuple[str | None, str | None]]]:
    before = tuple(attachment.id for attachment in old.attachments) if old else ()
    if body.get("attachments") is None:
        return (() if "attachments" in body else before), {}
    kept: list[int] = []
    described: dict[int, tuple[str | None, str | None]] = {}
    for index, entry in enumerate(form.listing(body["attachments"], ("attachments",), 0, 10)):
        path: Path = ("attachments", index)
        if not isinstance(entry, dict) or not str(entry.get("id", "")).isdigit():
            form.add((*path, "id"), "BASE_TYPE_REQUIRED", "This field is required")
            continue
        number = int(entry["id"])
        # discord.py sends stored attachments back as it got them.
        form.keys(entry, path, _ATTACHMENT_KEYS | _STORED_KEYS if number in before else _ATTACHMENT_KEYS)
        form.text(entry.get("description"), (*path, "description"), 0, 1024)
        form.text(entry.get("filename"), (*path, "filename"), 1, 1024)
        if number in before:
            kept.append(number)
        elif number in files:
            described[number] = (entry.get("description"), entry.get("filename"))
        else:
            form.add((*path, "id"), "ATTACHMENT_NOT_FOUND", "There is no such file in the request or the message.")
    if len(kept) + len(files) > 10:
        form.add(("attachments",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    return tuple(kept), described


def _mentions(allowed: Any, form: Form) -> None:
    if allowed is None:
        return
    path: Path = ("allowed_mentions",)
    if not isinstance(allowed, dict):
        form.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return
    form.keys(allowed, path, _MENTION_KEYS)
    for key in ("users", "roles"):
        form.listing(allowed.get(key), (*path, key), 0, 100)
    for index, word in enumerate(form.listing(allowed.get("parse"), (*path, "parse"), 0, 3)):
        if word not in ("users", "roles", "everyone"):
            form.add((*path, "parse", index), "BASE_TYPE_CHOICES", "Value must be one of ('roles','users','everyone').")
        elif word != "everyone" and allowed.get(word):
            message = f"parse:['{word}'] and {word}: [ids...] are mutually exclusive."
            form.add(path, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def _embeds(embeds: Any, form: Form) -> None:
    total = 0
    for index, embed in enumerate(form.listing(embeds, ("embeds",), 0, 10)):
        path: Path = ("embeds", index)
        if not isinstance(embed, dict):
            form.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            continue
        form.keys(embed, path, _EMBED_KEYS)
        footer, author = embed.get("footer") or {}, embed.get("author") or {}
        _links(embed, path, form)
        fields = form.listing(embed.get("fields"), (*path, "fields"), 0, 25)
        texts: list[tuple[Any, Path, int, int]] = [
            (embed.get("title"), (*path, "title"), 0, 256),
            (embed.get("description"), (*path, "description"), 0, 4096),
            (footer.get("text"), (*path, "footer", "text"), 0, 2048),
            (author.get("name"), (*path, "author", "name"), 0, 256),
        ]
        for number, entry in enumerate(fields):
            form.required(entry, (*path, "fields", number), "name", "value")
            texts.append((entry.get("name"), (*path, "fields", number, "name"), 1, 256))
            texts.append((entry.get("value"), (*path, "fields", number, "value"), 1, 1024))
        for text, place, low, high in texts:
            if form.text(text, place, low, high):
                total += len(text)
        if not any(
            embed.get(key) for key in ("title", "description", "fields", "image", "thumbnail", "author", "footer")
        ):
            form.add(path, "EMBED_EMPTY", "An embed needs something to show.")
    if total > 6000:
        form.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _links(embed: Json, path: Path, form: Form) -> None:
    check_url(embed.get("url"), (*path, "url"), form)
    check_url((embed.get("author") or {}).get("url"), (*path, "author", "url"), form)
    for key, part in (("author", "icon_url"), ("footer", "icon_url"), ("image", "url"), ("thumbnail", "url")):
        check_url((embed.get(key) or {}).get(part), (*path, key, part), form, (*WEB, "attachment"))
