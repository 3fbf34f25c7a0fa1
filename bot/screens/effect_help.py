"""What a thing does, said before it is chosen: under the picture for buttons, beside its name in a select."""

from __future__ import annotations

from collections.abc import Iterable

from bot.context import App
from bot.i18n.messages import BoundSpeech
from engine.game import Choice, Named


def power_of(app: App, speech: BoundSpeech, thing: Named) -> str | None:
    """Return what a thing does, None where the game explains nothing or its name says it all."""
    face = app.games[speech.game].face.explains
    return face.explain(thing, speech) if face is not None else None


def power_lines(app: App, speech: BoundSpeech, choices: Iterable[Choice]) -> str:
    """Return a small line on what each choice does, where there is something to say; of like ones a single line."""
    named = dict.fromkeys(choice.label for choice in choices)
    told = ((speech.name(thing), power_of(app, speech, thing)) for thing in named)
    return "\n".join(f"-# {speech.say('labelled', name=f'**{name}**', text=text)}" for name, text in told if text)
