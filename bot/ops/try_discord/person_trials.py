"""Trials with a person: notifications of a phone, presses, forms."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from bot.ops.try_discord.requests import NotTried
from bot.ops.try_discord.trial_session import MARK, SILENT, Json, Press, TrialSession, texts
from bot.ops.try_discord.unattended_trials import (
    NEW_FILE,
    Observation,
    Observations,
    Trial,
    edit_result,
    gallery,
    picture,
)

WORD: Final = "crocodile"
"""The word that shows a person whether a notification has the message's text."""
WORDS, NO_WORDS, NO_PUSH, NO_PHONE = "Notification with the word", "Notification without it", "None", "No phone here"
YES, NO, OLD, NEW, OPEN, TAKE_PART, PRESS_HERE = "Yes", "No", "First", "Second", "Open the form", "I take part", "Press"
_PUSHES: Final = {WORDS: "with words", NO_WORDS: "without words", NO_PUSH: "none"}
_MODAL: Final = 9


async def find_person(trial_run: TrialSession) -> None:
    """Find a person who takes part; without one, the rows that need a person are not tried."""
    seconds = f"{trial_run.tempo.answer:g}"
    try:
        await trial_run.ask(
            "### This bot is being tried\nYou are needed for five minutes, best with a phone on which Discord notifies "
            "you of mentions in this server. On a computer, close Discord, for it keeps notifications from the phone. "
            f"Press within {seconds} s.",
            TAKE_PART,
        )
    except NotTried as error:
        trial_run.absent = str(error)


async def _notification(trial_run: TrialSession, code: str, send: Callable[[], Awaitable[int]]) -> Observation:
    """Send a message while the phone is locked, and ask what the phone showed."""
    trial_run.require_person()
    await trial_run.tell(
        f"Lock your phone now. In {trial_run.tempo.lead:g} s something may come: see whether there is a notification, "
        f"and whether it has the word “{WORD}”. Then come back here."
    )
    await asyncio.sleep(trial_run.tempo.lead)
    message = await send()
    press = await trial_run.ask("What did your phone show?", WORDS, NO_WORDS, NO_PUSH, NO_PHONE)
    await trial_run.delete(message)
    if press.label == NO_PHONE:
        raise NotTried("no phone was there")
    return Observation(code, _PUSHES[press.label])


def _mention(trial_run: TrialSession) -> tuple[str, Json]:
    """Return a mention of the person, and the `allowed_mentions` that let it notify."""
    return f"<@{trial_run.person}> {WORD}", {"parse": [], "users": [str(trial_run.person)]}


async def _push_v2(trial_run: TrialSession) -> Observations:
    async def send() -> int:
        text, allowed = _mention(trial_run)
        return await trial_run.require_message(texts(text, allowed=allowed))

    yield await _notification(trial_run, "push-v2", send)


async def _push_content(trial_run: TrialSession) -> Observations:
    async def send() -> int:
        text, allowed = _mention(trial_run)
        message = await trial_run.require_message({"content": f"{text}\n{MARK}", "allowed_mentions": allowed})
        answer = await trial_run.edit(message, texts(text, allowed=allowed) | {"content": None})
        if not answer.taken:
            raise NotTried(f"the edit to Components V2 was {answer.refusal}")
        return message

    yield await _notification(trial_run, "push-content", send)


async def _push_silent(trial_run: TrialSession) -> Observations:
    async def send() -> int:
        text, allowed = _mention(trial_run)
        return await trial_run.require_message(texts(text, allowed=allowed, flags=SILENT))

    yield await _notification(trial_run, "push-silent", send)


async def _edit_push(trial_run: TrialSession) -> Observations:
    async def send() -> int:
        text, allowed = _mention(trial_run)
        await trial_run.edit(message, texts(text, allowed=allowed))
        return message

    trial_run.require_person()
    message = await trial_run.require_message(texts("Nobody is named here yet.", flags=SILENT))
    yield await _notification(trial_run, "edit-push", send)


async def _edit_highlight(trial_run: TrialSession) -> Observations:
    trial_run.require_person()
    text, allowed = _mention(trial_run)
    message = await trial_run.require_message(texts(text, allowed=allowed, flags=SILENT))
    await trial_run.edit(message, texts(f"{text}, edited", allowed=allowed))
    press = await trial_run.ask(
        f"Look at the message below this one, with the word “{WORD}”. Is it highlighted, with a coloured bar or "
        "background, as messages are that mention you?",
        YES,
        NO,
    )
    await trial_run.delete(message)
    yield Observation("edit-highlight", "highlighted" if press.label == YES else "not highlighted")


async def _pressed(trial_run: TrialSession) -> Observations:
    trial_run.require_person()
    await trial_run.tell("Press the button below the picture that comes now.")
    buttons, future = trial_run.buttons(PRESS_HERE)
    first, second = picture("first.png", "teal"), picture("second.png", "orange")
    message = await trial_run.require_message(texts("A picture.", gallery("first.png"), buttons), (first,))
    press = await trial_run.wait(future)
    answered = await trial_run.defer(press)
    body = texts("Another picture.", gallery("second.png")) | NEW_FILE
    edited = await trial_run.original(press, "PATCH", body, (second,))
    yield Observation("gallery-deferred", edit_result(edited))
    removed = await trial_run.original(press, "DELETE")
    if removed.taken:
        there = await trial_run.get_message(message)
        yield Observation("press-delete", "taken, but the message is still there" if there.taken else "deleted")
    else:
        yield Observation("press-delete", removed.refusal)
    yield Observation("callback-free", "none" if answered.limit is None else answered.limit.figure)
    if edited.limit is None:
        raise NotTried("Discord tells no rate limit")
    yield Observation("token-limit", edited.limit.figure)


def form(custom_id: str, text: str) -> Json:
    """Return a form with one line that is filled in."""
    line = {"type": 4, "custom_id": "line", "style": 1, "value": text, "required": False}
    return {
        "custom_id": custom_id,
        "title": "sobek-bot try",
        "components": [{"type": 18, "label": "Read it, then close the form", "component": line}],
    }


async def _forms(trial_run: TrialSession) -> Observations:
    """Open a form under one custom id twice, then under a new one."""
    same = f"try:{trial_run.run}:form"
    await _open(trial_run, "Press, read what the form says, and close it without sending it.", form(same, OLD))
    await _open(trial_run, "Press again, read it again, and close it.", form(same, NEW))
    yield Observation("form-same-id", _FORMS[await _read(trial_run)])
    await _open(trial_run, "Press once more, read it, and close it.", form(f"{same}:new", NEW))
    yield Observation("form-new-id", _FORMS[await _read(trial_run)])


_FORMS: Final = {OLD: "the old text", NEW: "the new text"}


async def _open(trial_run: TrialSession, text: str, opened: Json) -> None:
    press = await trial_run.ask(text, OPEN, answer=False)
    await trial_run.answer(press, _MODAL, opened)


async def _read(trial_run: TrialSession) -> str:
    press: Press = await trial_run.ask("Which word did the form on your phone have just now?", OLD, NEW, NO_PHONE)
    if press.label == NO_PHONE:
        raise NotTried("no phone was there")
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
