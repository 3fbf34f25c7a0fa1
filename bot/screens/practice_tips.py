"""What a game to practise in explains: the first time that each thing is possible, what it is."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.context import App
from bot.i18n.messages import BoundSpeech
from bot.screens.effect_help import power_of
from engine.game import Choice, Decision, Role, role_of


def tip(
    app: App, decision: Decision, told: Collection[str], speech: BoundSpeech, *, scored: bool
) -> tuple[str, str] | None:
    """Return the one thing that is explained with a question, so that there are few in a turn: its code and the words.

    Args:
        app: the bot.
        decision: what the reader is asked.
        told: the codes of what was explained before.
        speech: the reader's words.
        scored: whether what he sees first is how a round was scored.

    Returns:
        The first that was not told yet; None where all was.
    """
    return next((one for one in _possible(app, decision, speech, scored) if one[0] not in told), None)


def _possible(app: App, decision: Decision, speech: BoundSpeech, scored: bool) -> Iterator[tuple[str, str]]:
    """Yield all that could be explained, what everybody meets first before what is rare."""
    result = speech.find(f"{speech.game}-practice-scored") if scored else None
    if result is not None:
        yield "scored", result
    line = speech.find(f"{speech.game}-first-{decision.kind}")
    if line is not None:
        yield decision.kind, line
    turn = decision.choices if decision.turn else ()
    for choice in turn:
        if role_of(choice) is Role.SET:
            code = "set" if choice.label.term == "new-set" else "join"
            yield code, speech.say(f"{speech.game}-practice-{code}")
    for choice in turn:
        if role_of(choice) is Role.CHARACTER:
            yield from _character(app, choice, speech)


def _character(app: App, choice: Choice, speech: BoundSpeech) -> Iterator[tuple[str, str]]:
    power = power_of(app, speech, choice.label)
    if power is not None:
        yield choice.label.code, speech.say("practice-could-play", card=choice.label, text=power)
