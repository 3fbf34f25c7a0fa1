"""What the texts of every game share: short names in news, lines that fit, one line out of parts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.game import Decision, Label, walk
from render.presentation import Seating, Speech, Standing

# What one message of Discord holds, with room for a heading.
LIMIT: Final = 3500
# What names a card or tile of which only the back is seen.
FACE_DOWN: Final = Label("card", "hidden")


@dataclass(frozen=True, slots=True)
class BriefSpeech:
    """A speech that calls things by their short names: news is read at a glance, beside the picture.

    `short` returns the shorter named value for one that has it, any other value as it is.
    """

    speech: Speech
    short: Callable[[object], object]

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in seat order, as the speech has them that is spoken through."""
        return self.speech.names

    @property
    def seating(self) -> Sequence[Seating]:
        """The players in seat order: names, and who acts for whom."""
        return self.speech.seating

    def say(self, message: str, /, **values: object) -> str:
        """Return the message with all values shortened, those in tuples too."""
        return self.speech.say(message, **{key: self._shortened(value) for key, value in values.items()})

    def _shortened(self, value: object) -> object:
        if isinstance(value, tuple):
            return tuple(self._shortened(one) for one in value)
        return self.short(value)


def name_with_standing(seat: int, name: str, speech: Speech) -> str:
    """Return the name of a seat's player, and after it who acts for them, if not they themselves."""
    standing = speech.seating[seat].standing
    return name if standing is Standing.PRESENT else speech.say(f"player-{standing}", name=name)


def required_count(decision: Decision) -> int:
    """Return how many things a decision still asks for in all."""
    return sum(choice.gather.least for choice in walk(decision.choices) if choice.gather is not None)


def named_backs(counts: Iterable[tuple[str, int]]) -> tuple[Label, ...]:
    """Return the backs of a hand to be listed, out of pairs of a back's code and how many there are."""
    return tuple(Label("back", code) for code, count in counts for _ in range(count))


def fit(lines: Sequence[str], speech: Speech, limit: int = LIMIT) -> str:
    """Return lines as one text; where it would be too long its last lines give way to a mark that says so."""
    text = "\n".join(lines)
    if len(text) <= limit:
        return text
    cut = speech.say("text-cut")
    fitting: list[str] = []
    room = limit - len(cut)
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            break
        fitting.append(line)
    return "\n".join([*fitting, cut])


def fit_or_brief(lines: Callable[[bool], Sequence[str]], speech: Speech) -> str:
    """Return lines as one text: `lines(False)` where there is room for all they tell, else the brief `lines(True)`."""
    text = "\n".join(lines(False))
    return text if len(text) <= LIMIT else fit(lines(True), speech)


def one_line(parts: Sequence[str], speech: Speech) -> str:
    """Return parts side by side in one line."""
    line, *rest = parts
    for part in rest:
        line = speech.say("status-joint", first=line, second=part)
    return line
