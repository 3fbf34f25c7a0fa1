"""Trials without a person: pictures, nonces, emojis, sizes, threads, rate limits."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from PIL import Image

from bot.ops.try_discord.requests import ApiResult, NotTried, RateLimit, Upload
from bot.ops.try_discord.trial_session import CHANNEL, MARK, MESSAGE, NOBODY, THREAD, V2, Json, TrialSession, texts

_ICON: Final = re.compile(r"sobek_\w+")
_EDITS: Final = 4
"""The most edits after the first, until two of them fall into one window."""
_ROOM: Final = 3800
"""The most characters that emojis take in a message."""
_GALLERY, _TEXT = 12, 10
_THREADS: Final = "/guilds/{guild_id}/threads/active", "/channels/{channel_id}/threads/archived/public"
_IN_THREADS: Final = ("create_public_threads", "send_messages_in_threads")


@dataclass(frozen=True, slots=True)
class Observation:
    """What a trial observed about one assumption; as expected if `text` equals `Assumption.expected`."""

    code: str
    text: str


Observations: TypeAlias = AsyncIterator[Observation]


@dataclass(frozen=True, slots=True)
class Trial:
    """One trial, and the codes of the assumptions that it tries."""

    codes: tuple[str, ...]
    do: Callable[[TrialSession], Observations]


def picture(name: str, colour: str) -> Upload:
    """Return a small picture."""
    data = io.BytesIO()
    Image.new("RGB", (64, 64), colour).save(data, "PNG")
    return Upload(name, data.getvalue())


def gallery(*names: str, alt: str = "a coloured square") -> Json:
    """Return a media gallery of files that come with the message or are in it already."""
    return {
        "type": _GALLERY,
        "items": [{"media": {"url": f"attachment://{name}"}, "description": alt} for name in names],
    }


async def _gallery_patch(trial_run: TrialSession) -> Observations:
    first, second = picture("first.png", "teal"), picture("second.png", "orange")
    message = await trial_run.require_message(texts("A picture.", gallery("first.png")), (first,))
    answer = await trial_run.edit(message, texts("Another picture.", gallery("second.png")) | NEW_FILE, (second,))
    yield Observation("gallery-patch", edit_result(answer))
    await trial_run.delete(message)


NEW_FILE: Final[Json] = {"attachments": [{"id": 0, "filename": "second.png"}]}
"""The part of an edit that replaces all files of the message by one."""


def edit_result(answer: ApiResult) -> str:
    """Return in words whether an edit has brought its new file."""
    if not answer.taken:
        return answer.refusal
    names = [one["filename"] for one in answer.body["attachments"]]
    return "taken" if "second.png" in names else "taken, but the file is not there"


async def _nonces(trial_run: TrialSession) -> Observations:
    body = texts("A nonce.") | {"nonce": f"try.{trial_run.run}", "enforce_nonce": True}
    message = await trial_run.require_message(body)
    again = await trial_run.post(body)
    same = again.taken and int(again.body["id"]) == message
    yield Observation(
        "nonce-there", "the same message" if same else "a second message" if again.taken else again.refusal
    )
    if not (await trial_run.delete(message)).taken:
        raise NotTried("the message could not be deleted")
    gone = await trial_run.post(body)
    yield Observation("nonce-deleted", "a second message" if gone.taken else gone.refusal)


async def _emojis(trial_run: TrialSession) -> Observations:
    listed = await trial_run.request(
        "GET", "/applications/{application_id}/emojis", application_id=trial_run.application
    )
    ours = [one for one in (listed.body or {}).get("items", ()) if _ICON.fullmatch(one["name"])]
    if not ours:
        raise NotTried("the bot has sent no emojis yet: start it once")
    words, sent = "", 0
    for one in ours:
        word = f"<:{one['name']}:{one['id']}>"
        if len(words) + len(word) > _ROOM:
            break
        words, sent = words + word, sent + 1
    answer = await trial_run.post(texts(words))
    if not answer.taken:
        yield Observation("emojis", answer.refusal)
        return
    accepted = sum(f":{one['id']}>" in answer.body["components"][0]["content"] for one in ours)
    yield Observation("emojis", "taken" if accepted == sent else f"{accepted} of {sent} taken")
    await trial_run.delete(int(answer.body["id"]))


def _pieces(count: int) -> Json:
    """Return a message of so many components: a container with texts."""
    inner = [{"type": _TEXT, "content": MARK}, *({"type": _TEXT, "content": "."} for _ in range(count - 2))]
    return {"flags": V2, "components": [{"type": 17, "components": inner}], "allowed_mentions": NOBODY}


def _letters(count: int) -> Json:
    """Return a message of so many characters."""
    return texts("x" * (count - len(MARK)))


async def _at_limit(
    trial_run: TrialSession, code: str, most: int, send: Callable[[int], Awaitable[ApiResult]]
) -> AsyncIterator[Observation]:
    """Send a message at a limit, and one beyond the limit."""
    results: list[str] = []
    for size in (most, most + 1):
        answer = await send(size)
        results.append(f"{size} taken" if answer.taken else f"{size} refused")
        if answer.taken:
            await trial_run.delete(int(answer.body["id"]))
    yield Observation(code, ", ".join(results))


def _components(trial_run: TrialSession) -> Observations:
    return _at_limit(trial_run, "components", 40, lambda count: trial_run.post(_pieces(count)))


def _characters(trial_run: TrialSession) -> Observations:
    return _at_limit(trial_run, "characters", 4000, lambda count: trial_run.post(_letters(count)))


def _alt_text(trial_run: TrialSession) -> Observations:
    file = picture("first.png", "teal")

    def described(count: int) -> Awaitable[ApiResult]:
        return trial_run.post(texts("A picture.", gallery("first.png", alt="x" * count)), (file,))

    return _at_limit(trial_run, "alt-text", 1024, described)


async def _threads(trial_run: TrialSession) -> Observations:
    if lacking := [name for name in _IN_THREADS if not getattr(trial_run.permissions, name)]:
        raise NotTried(f"missing: {permission_names(lacking)}")
    thread = await _thread(trial_run)
    message = await trial_run.require_message(texts("In a thread."), channel=thread)
    await _archive(trial_run, thread)
    edited = await trial_run.edit(message, texts("Edited."))
    yield Observation("thread-edit", "taken" if edited.taken else edited.refusal)
    sent = await trial_run.post(texts("Sent."), channel=thread)
    if sent.taken:
        now = await trial_run.request("GET", CHANNEL, channel_id=thread)
        asleep = bool(now.taken and now.body["thread_metadata"]["archived"])
        yield Observation("thread-send", "the thread stays archived" if asleep else "the thread is open")
    else:
        yield Observation("thread-send", sent.refusal)
        await trial_run.request("PATCH", CHANNEL, {"archived": False}, channel_id=thread)


def permission_names(permissions: Iterable[str]) -> str:
    """Return permissions by the names that Discord shows."""
    return ", ".join(one.replace("_", " ").title() for one in permissions)


async def _thread(trial_run: TrialSession) -> int:
    """Return the thread of an earlier run, or a new one.

    Raises:
        NotTried: none can be made.
    """
    for path in _THREADS:
        found = await trial_run.request("GET", path, guild_id=trial_run.guild, channel_id=trial_run.channel)
        for one in (found.body or {}).get("threads", ()):
            mine = one.get("owner_id") == str(trial_run.user) and one.get("parent_id") == str(trial_run.channel)
            if mine and one["name"] == THREAD:
                trial_run.threads.append(int(one["id"]))
                return int(one["id"])
    message = await trial_run.require_message(texts("A thread."))
    made = await trial_run.request(
        "POST",
        f"{MESSAGE}/threads",
        {"name": THREAD, "auto_archive_duration": 60},
        channel_id=trial_run.channel,
        message_id=message,
    )
    if not made.taken:
        raise NotTried(f"a thread was {made.refusal}")
    trial_run.threads.append(int(made.body["id"]))
    return int(made.body["id"])


async def _archive(trial_run: TrialSession, thread: int) -> None:
    answer = await trial_run.request("PATCH", CHANNEL, {"archived": True}, channel_id=thread)
    if not answer.taken:
        raise NotTried(f"archiving the thread was {answer.refusal}")


async def _limits(trial_run: TrialSession) -> Observations:
    message = await trial_run.require_message(texts("Limits."))
    first = await trial_run.edit(message, texts("Limits."))
    patched, window = first.limit, ""
    for number in range(_EDITS):
        await asyncio.sleep(trial_run.tempo.beat)
        second = await trial_run.edit(message, texts(f"Limits {number}."))
        if window := _window(first.limit, second.limit, trial_run.tempo.beat):
            break
        first = second
    await trial_run.get_message(message)
    await trial_run.delete(message)
    posted = trial_run.limit_of("POST")
    if posted is None or patched is None:
        raise NotTried("Discord tells no rate limits")
    yield Observation("patch-bucket", "that of POST" if posted.bucket == patched.bucket else "one of its own")
    if window:
        yield Observation("window", window)
    limits = [trial_run.limit_of(method) for method in ("POST", "PATCH", "DELETE", "GET")]
    figures = [one.figure for one in limits if one is not None]
    if len(figures) < len(limits):
        raise NotTried("not every route told its limit")
    yield Observation("figures", ", ".join(figures))


def _window(first: RateLimit | None, second: RateLimit | None, passed: float) -> str:
    """Return in words whether a window ends as a whole or slides, from two requests some seconds apart.

    Returns:
        An empty text if the window was over in between, or Discord gives no limit.
    """
    if first is None or second is None or second.remaining >= first.remaining:
        return ""
    return "ends as a whole" if second.ends - first.ends < passed / 2 else "goes on with each request"


UNATTENDED: Final = (
    Trial(("gallery-patch",), _gallery_patch),
    Trial(("nonce-there", "nonce-deleted"), _nonces),
    Trial(("emojis",), _emojis),
    Trial(("components",), _components),
    Trial(("characters",), _characters),
    Trial(("alt-text",), _alt_text),
    Trial(("thread-edit", "thread-send"), _threads),
    Trial(("patch-bucket", "window", "figures"), _limits),
)
