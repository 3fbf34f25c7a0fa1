"""What a game to practise in explains: the first time that each thing is possible, what it is."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from bot.app import App
from bot.screens.powers import power_of
from bot.words import BoundSpeech
from engine.game import Choice, Decision, Role, role_of

AT_ONCE: Final = 2
"""So many things are explained when a turn begins, at most, and one at each further question of it."""


def tips(app: App, decision: Decision, told: Collection[str], speech: BoundSpeech) -> list[tuple[str, str]]:
    """Return what is explained with a question: the code of each thing that was not told yet, and the words.

    Args:
        app: the bot.
        decision: what the reader is asked.
        told: the codes of what was explained before.
        speech: the reader's words.
    """
    most = AT_ONCE if decision.turn else 1
    new = {code: text for code, text in _possible(app, decision, speech) if code not in told}
    return list(new.items())[:most]


def _possible(app: App, decision: Decision, speech: BoundSpeech) -> Iterator[tuple[str, str]]:
    """Yield all that could be explained, what everybody meets first before what is rare."""
    line = speech.find(f"{speech.game}-first-{decision.kind}")
    if line is not None:
        yield decision.kind, line
    for choice in decision.choices if decision.turn else ():
        match role_of(choice):
            case Role.SET:
                code = "set" if choice.label.term == "new-set" else "join"
                yield code, speech.say(f"{speech.game}-practice-{code}")
            case Role.CHARACTER:
                yield from _character(app, choice, speech)


def _character(app: App, choice: Choice, speech: BoundSpeech) -> Iterator[tuple[str, str]]:
    power = power_of(app, speech, choice.label)
    if power is not None:
        yield choice.label.code, speech.say("practice-could-play", card=choice.label, text=power)
