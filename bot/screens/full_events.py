"""Moves told after the game, when nothing is hidden any more: whole events, about people and not to them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.i18n.messages import BoundSpeech
from engine.game import Event
from render.face import AnyFace, Seating


@dataclass(frozen=True, slots=True)
class Retelling:
    """A speech that tells what only one player was told to everybody: `message-after` goes before `message`."""

    speech: BoundSpeech

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in seat order, as the speech has them that is spoken through."""
        return self.speech.names

    @property
    def seating(self) -> Sequence[Seating]:
        """The players in seat order: names, and who acts for whom."""
        return self.speech.seating

    def say(self, message: str, /, **values: object) -> str:
        """Return the message as it is said when the game is over."""
        return self.speech.find(f"{message}-after", **values) or self.speech.say(message, **values)


def retold(face: AnyFace, events: Iterable[Event], speech: BoundSpeech) -> list[str]:
    """Return the lines that tell events with all that was hidden in them."""
    retelling = Retelling(speech)
    return [line for event in events for line in (face.tell(event, retelling) or "").splitlines()]
