"""The trials in which a person takes part: what a phone's notification says, presses, forms."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from bot.ops.trial.session import MARK, SILENT, Json, Press, Session, texts
from bot.ops.trial.trials import NEW_FILE, Found, Seen, Trial, gallery, picture, shown
from bot.ops.trial.wire import Untried

WORD: Final = "crocodile"
"""The word by which a person tells whether a notification has the message's words."""
WORDS, NO_WORDS, NO_PUSH, NO_PHONE = "Notification with the word", "Notification without it", "None", "No phone here"
YES, NO, OLD, NEW, OPEN, TAKE_PART, PRESS_HERE = "Yes", "No", "First", "Second", "Open the form", "I take part", "Press"
_PUSHES: Final = {WORDS: "with words", NO_WORDS: "without words", NO_PUSH: "none"}
_MODAL: Final = 9


async def begin(session: Session) -> None:
    """Find the person who takes part; where nobody does, all rows that need one are not tried."""
    seconds = f"{session.tempo.answer:g}"
    try:
        await session.ask(
            "### This bot is being tried\nYou are needed for five minutes, best with a phone on which Discord notifies "
            "you of mentions in this server. On a computer, close Discord, for it keeps notifications from the phone. "
            f"Press within {seconds} s.",
            TAKE_PART,
        )
    except Untried as error:
        session.absent = str(error)


async def _pushed(session: Session, code: str, send: Callable[[], Awaitable[int]]) -> Seen:
    """Let a message be sent while the phone is locked, and ask what the phone showed."""
    session.see_present()
    await session.tell(
        f"Lock your phone now. In {session.tempo.lead:g} s something may come: see whether there is a notification, "
        f"and whether it has the word “{WORD}”. Then come back here."
    )
    await asyncio.sleep(session.tempo.lead)
    message = await send()
    press = await session.ask("What did your phone show?", WORDS, NO_WORDS, NO_PUSH, NO_PHONE)
    await session.delete(message)
    if press.label == NO_PHONE:
        raise Untried("no phone was there")
    return Seen(code, _PUSHES[press.label])


def _called(session: Session) -> tuple[str, Json]:
    """Return the mention of the person, and what lets it notify."""
    return f"<@{session.person}> {WORD}", {"parse": [], "users": [str(session.person)]}


async def _push_v2(session: Session) -> Found:
    async def send() -> int:
        text, allowed = _called(session)
        return await session.need(texts(text, allowed=allowed))

    yield await _pushed(session, "push-v2", send)


async def _push_content(session: Session) -> Found:
    async def send() -> int:
        text, allowed = _called(session)
        message = await session.need({"content": f"{text}\n{MARK}", "allowed_mentions": allowed})
        answer = await session.edit(message, texts(text, allowed=allowed) | {"content": None})
        if not answer.taken:
            raise Untried(f"the edit to Components V2 was {answer.refusal}")
        return message

    yield await _pushed(session, "push-content", send)


async def _push_silent(session: Session) -> Found:
    async def send() -> int:
        text, allowed = _called(session)
        return await session.need(texts(text, allowed=allowed, flags=SILENT))

    yield await _pushed(session, "push-silent", send)


async def _edit_push(session: Session) -> Found:
    async def send() -> int:
        text, allowed = _called(session)
        await session.edit(message, texts(text, allowed=allowed))
        return message

    session.see_present()
    message = await session.need(texts("Nobody is named here yet.", flags=SILENT))
    yield await _pushed(session, "edit-push", send)


async def _edit_highlight(session: Session) -> Found:
    session.see_present()
    text, allowed = _called(session)
    message = await session.need(texts(text, allowed=allowed, flags=SILENT))
    await session.edit(message, texts(f"{text}, edited", allowed=allowed))
    press = await session.ask(
        f"Look at the message below this one, with the word “{WORD}”. Is it highlighted, with a coloured bar or "
        "background, as messages are that mention you?",
        YES,
        NO,
    )
    await session.delete(message)
    yield Seen("edit-highlight", "highlighted" if press.label == YES else "not highlighted")


async def _pressed(session: Session) -> Found:
    session.see_present()
    await session.tell("Press the button below the picture that comes now.")
    buttons, future = session.buttons(PRESS_HERE)
    first, second = picture("first.png", "teal"), picture("second.png", "orange")
    message = await session.need(texts("A picture.", gallery("first.png"), buttons), (first,))
    press = await session.wait(future)
    answered = await session.defer(press)
    body = texts("Another picture.", gallery("second.png")) | NEW_FILE
    edited = await session.original(press, "PATCH", body, (second,))
    yield Seen("gallery-deferred", shown(edited))
    removed = await session.original(press, "DELETE")
    if removed.taken:
        there = await session.look(message)
        yield Seen("press-delete", "taken, but the message is still there" if there.taken else "deleted")
    else:
        yield Seen("press-delete", removed.refusal)
    yield Seen("callback-free", "none" if answered.limit is None else answered.limit.figure)
    if edited.limit is None:
        raise Untried("Discord tells no rate limit")
    yield Seen("token-limit", edited.limit.figure)


def form(custom_id: str, text: str) -> Json:
    """Return a form with one line, which has a text in it."""
    line = {"type": 4, "custom_id": "line", "style": 1, "value": text, "required": False}
    return {
        "custom_id": custom_id,
        "title": "sobek-bot try",
        "components": [{"type": 18, "label": "Read it, then close the form", "component": line}],
    }


async def _forms(session: Session) -> Found:
    """Open one form under the same custom id twice, then under a new one."""
    same = f"try:{session.run}:form"
    await _open(session, "Press, read what the form says, and close it without sending it.", form(same, OLD))
    await _open(session, "Press again, read it again, and close it.", form(same, NEW))
    yield Seen("form-same-id", _FORMS[await _read(session)])
    await _open(session, "Press once more, read it, and close it.", form(f"{same}:new", NEW))
    yield Seen("form-new-id", _FORMS[await _read(session)])


_FORMS: Final = {OLD: "the old text", NEW: "the new text"}


async def _open(session: Session, text: str, opened: Json) -> None:
    press = await session.ask(text, OPEN, answer=False)
    await session.answer(press, _MODAL, opened)


async def _read(session: Session) -> str:
    press: Press = await session.ask("Which word did the form on your phone have just now?", OLD, NEW, NO_PHONE)
    if press.label == NO_PHONE:
        raise Untried("no phone was there")
    return press.label


WITH_PERSON: Final = (
    Trial(("push-v2",), _push_v2),
    Trial(("push-content",), _push_content),
    Trial(("push-silent",), _push_silent),
    Trial(("edit-push",), _edit_push),
    Trial(("edit-highlight",), _edit_highlight),
    Trial(("gallery-deferred", "press-delete", "callback-free", "token-limit"), _pressed),
    Trial(("form-same-id", "form-new-id"), _forms),
)
