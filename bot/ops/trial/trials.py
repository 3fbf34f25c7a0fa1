"""The trials that need nobody: pictures, nonces, emojis, sizes, threads, rate limits."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from PIL import Image

from bot.ops.trial.session import CHANNEL, MARK, MESSAGE, NOBODY, THREAD, V2, Json, Session, texts
from bot.ops.trial.wire import Answer, File, Limit, Untried

_ICON: Final = re.compile(r"sobek_\w+")
_EDITS: Final = 4
"""Edits after the first until two of them fall into one window."""
_ROOM: Final = 3800
"""Characters that emojis may take in a message."""
_GALLERY, _TEXT = 12, 10
_THREADS: Final = "/guilds/{guild_id}/threads/active", "/channels/{channel_id}/threads/archived/public"
_IN_THREADS: Final = ("create_public_threads", "send_messages_in_threads")


@dataclass(frozen=True, slots=True)
class Seen:
    """What was seen of one assumption; it is as expected if the words are those of `Assumption.expected`."""

    code: str
    text: str


Found: TypeAlias = AsyncIterator[Seen]


@dataclass(frozen=True, slots=True)
class Trial:
    """One thing that is done, and the rows that are seen by it."""

    codes: tuple[str, ...]
    do: Callable[[Session], Found]


def picture(name: str, colour: str) -> File:
    """Return a small picture."""
    data = io.BytesIO()
    Image.new("RGB", (64, 64), colour).save(data, "PNG")
    return File(name, data.getvalue())


def gallery(*names: str, alt: str = "a coloured square") -> Json:
    """Return a media gallery of files that come with the message, or are there."""
    return {
        "type": _GALLERY,
        "items": [{"media": {"url": f"attachment://{name}"}, "description": alt} for name in names],
    }


async def _gallery_patch(session: Session) -> Found:
    first, second = picture("first.png", "teal"), picture("second.png", "orange")
    message = await session.need(texts("A picture.", gallery("first.png")), (first,))
    answer = await session.edit(message, texts("Another picture.", gallery("second.png")) | NEW_FILE, (second,))
    yield Seen("gallery-patch", shown(answer))
    await session.delete(message)


NEW_FILE: Final[Json] = {"attachments": [{"id": 0, "filename": "second.png"}]}
"""What an edit says of its one file, which takes the place of all that were there."""


def shown(answer: Answer) -> str:
    """Return whether an edit has brought its new file."""
    if not answer.taken:
        return answer.refusal
    names = [one["filename"] for one in answer.body["attachments"]]
    return "taken" if "second.png" in names else "taken, but the file is not there"


async def _nonces(session: Session) -> Found:
    body = texts("A nonce.") | {"nonce": f"try.{session.run}", "enforce_nonce": True}
    message = await session.need(body)
    again = await session.post(body)
    same = again.taken and int(again.body["id"]) == message
    yield Seen("nonce-there", "the same message" if same else "a second message" if again.taken else again.refusal)
    if not (await session.delete(message)).taken:
        raise Untried("the message could not be deleted")
    gone = await session.post(body)
    yield Seen("nonce-deleted", "a second message" if gone.taken else gone.refusal)


async def _emojis(session: Session) -> Found:
    listed = await session.request("GET", "/applications/{application_id}/emojis", application_id=session.application)
    ours = [one for one in (listed.body or {}).get("items", ()) if _ICON.fullmatch(one["name"])]
    if not ours:
        raise Untried("the bot has sent no emojis yet: start it once")
    words, sent = "", 0
    for one in ours:
        word = f"<:{one['name']}:{one['id']}>"
        if len(words) + len(word) > _ROOM:
            break
        words, sent = words + word, sent + 1
    answer = await session.post(texts(words))
    if not answer.taken:
        yield Seen("emojis", answer.refusal)
        return
    kept = sum(f":{one['id']}>" in answer.body["components"][0]["content"] for one in ours)
    yield Seen("emojis", "taken" if kept == sent else f"{kept} of {sent} taken")
    await session.delete(int(answer.body["id"]))


def _pieces(count: int) -> Json:
    """Return a message of so many components: a container, and texts in it."""
    inner = [{"type": _TEXT, "content": MARK}, *({"type": _TEXT, "content": "."} for _ in range(count - 2))]
    return {"flags": V2, "components": [{"type": 17, "components": inner}], "allowed_mentions": NOBODY}


def _letters(count: int) -> Json:
    """Return a message of so many characters."""
    return texts("x" * (count - len(MARK)))


async def _at_limit(
    session: Session, code: str, most: int, send: Callable[[int], Awaitable[Answer]]
) -> AsyncIterator[Seen]:
    """Send a message at a limit, and one beyond it."""
    told: list[str] = []
    for size in (most, most + 1):
        answer = await send(size)
        told.append(f"{size} taken" if answer.taken else f"{size} refused")
        if answer.taken:
            await session.delete(int(answer.body["id"]))
    yield Seen(code, ", ".join(told))


def _components(session: Session) -> Found:
    return _at_limit(session, "components", 40, lambda count: session.post(_pieces(count)))


def _characters(session: Session) -> Found:
    return _at_limit(session, "characters", 4000, lambda count: session.post(_letters(count)))


def _alt_text(session: Session) -> Found:
    file = picture("first.png", "teal")

    def described(count: int) -> Awaitable[Answer]:
        return session.post(texts("A picture.", gallery("first.png", alt="x" * count)), (file,))

    return _at_limit(session, "alt-text", 1024, described)


async def _threads(session: Session) -> Found:
    if lacking := [name for name in _IN_THREADS if not getattr(session.permissions, name)]:
        raise Untried(f"missing: {named(lacking)}")
    thread = await _thread(session)
    message = await session.need(texts("In a thread."), channel=thread)
    await _archive(session, thread)
    edited = await session.edit(message, texts("Edited."))
    yield Seen("thread-edit", "taken" if edited.taken else edited.refusal)
    sent = await session.post(texts("Sent."), channel=thread)
    if sent.taken:
        now = await session.request("GET", CHANNEL, channel_id=thread)
        asleep = bool(now.taken and now.body["thread_metadata"]["archived"])
        yield Seen("thread-send", "the thread stays archived" if asleep else "the thread is open")
    else:
        yield Seen("thread-send", sent.refusal)
        await session.request("PATCH", CHANNEL, {"archived": False}, channel_id=thread)


def named(permissions: Iterable[str]) -> str:
    """Return permissions as Discord calls them."""
    return ", ".join(one.replace("_", " ").title() for one in permissions)


async def _thread(session: Session) -> int:
    """Return the thread of an earlier run, or a new one.

    Raises:
        Untried: none can be made.
    """
    for path in _THREADS:
        found = await session.request("GET", path, guild_id=session.guild, channel_id=session.channel)
        for one in (found.body or {}).get("threads", ()):
            mine = one.get("owner_id") == str(session.user) and one.get("parent_id") == str(session.channel)
            if mine and one["name"] == THREAD:
                session.threads.append(int(one["id"]))
                return int(one["id"])
    message = await session.need(texts("A thread."))
    made = await session.request(
        "POST",
        f"{MESSAGE}/threads",
        {"name": THREAD, "auto_archive_duration": 60},
        channel_id=session.channel,
        message_id=message,
    )
    if not made.taken:
        raise Untried(f"a thread was {made.refusal}")
    session.threads.append(int(made.body["id"]))
    return int(made.body["id"])


async def _archive(session: Session, thread: int) -> None:
    answer = await session.request("PATCH", CHANNEL, {"archived": True}, channel_id=thread)
    if not answer.taken:
        raise Untried(f"archiving the thread was {answer.refusal}")


async def _limits(session: Session) -> Found:
    message = await session.need(texts("Limits."))
    first = await session.edit(message, texts("Limits."))
    patched, window = first.limit, ""
    for number in range(_EDITS):
        await asyncio.sleep(session.tempo.beat)
        second = await session.edit(message, texts(f"Limits {number}."))
        if window := _window(first.limit, second.limit, session.tempo.beat):
            break
        first = second
    await session.look(message)
    await session.delete(message)
    posted = session.limit_of("POST")
    if posted is None or patched is None:
        raise Untried("Discord tells no rate limits")
    yield Seen("patch-bucket", "that of POST" if posted.bucket == patched.bucket else "one of its own")
    if window:
        yield Seen("window", window)
    limits = [session.limit_of(method) for method in ("POST", "PATCH", "DELETE", "GET")]
    figures = [one.figure for one in limits if one is not None]
    if len(figures) < len(limits):
        raise Untried("not every route told its limit")
    yield Seen("figures", ", ".join(figures))


def _window(first: Limit | None, second: Limit | None, passed: float) -> str:
    """Return how a window goes on from one request to the next, at least so many seconds later.

    Returns:
        An empty text if the window was over before, or Discord tells none.
    """
    if first is None or second is None or second.remaining >= first.remaining:
        return ""
    return "ends as a whole" if second.ends - first.ends < passed / 2 else "goes on with each request"


ALONE: Final = (
    Trial(("gallery-patch",), _gallery_patch),
    Trial(("nonce-there", "nonce-deleted"), _nonces),
    Trial(("emojis",), _emojis),
    Trial(("components",), _components),
    Trial(("characters",), _characters),
    Trial(("alt-text",), _alt_text),
    Trial(("thread-edit", "thread-send"), _threads),
    Trial(("patch-bucket", "window", "figures"), _limits),
)
