"""Shared parts of alt texts: the limit, shorter versions of a text, lists and cut names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from engine.game import Event, LaysOut, tells_result
from render.name_text import cut_text, isolated, shortened
from render.presentation import Offer, Speech
from render.text_parts import name_with_standing

LIMIT: Final = 1024
Detail = TypeVar("Detail")


class CachedSpeech:
    """A speech that formats each message once, for texts that are tried at several lengths."""

    __slots__ = ("_said", "_speech", "names", "seating")

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._said: dict[tuple[object, ...], str] = {}
        self.names = speech.names
        self.seating = speech.seating

    def say(self, message: str, /, **values: object) -> str:
        """Return the message as the speech says it."""
        key = (message, *values.items())
        if key not in self._said:
            self._said[key] = self._speech.say(message, **values)
        return self._said[key]


def first_that_fits(sentence_text: Callable[[Detail], str], details: Sequence[Detail]) -> str:
    """Return the text for the first of `details` that keeps the limit, cut if none does."""
    text = ""
    for detail in details:
        text = sentence_text(detail)
        if len(text) <= LIMIT:
            return text
    return cut(text)


def with_recent_events(
    text: str, news: Iterable[Event], tell: Callable[[Event, Speech], str | None], message: str, speech: Speech
) -> str:
    """Return `text` and, in `message` where there is room, the sentences that tell what just happened."""

    def full(sentence_text: str) -> str:
        return f"{text} {speech.say(message, news=sentence_text)}" if len(text) + len(sentence_text) < LIMIT else ""

    told = ((tell(event, speech), isinstance(event, LaysOut)) for event in news if not tells_result(event))
    sentence_text = newest_sentences(
        [(one, laid) for lines, laid in told if lines for one in lines.splitlines()],
        lambda sentence_text: 0 < len(full(sentence_text)) <= LIMIT,
    )
    return full(sentence_text) if sentence_text else text


def newest_sentences(sentences: Sequence[tuple[str, bool]], fits: Callable[[str], bool]) -> str:
    """Return as many sentences as fit, one after the other; empty where none does.

    Args:
        sentences: in order, and whether each tells what was laid out: the oldest of these give way first, then the
            oldest of all.
        fits: whether there is room for a text.
    """
    left = list(sentences)
    while left:
        text = " ".join(one for one, _ in left)
        if fits(text):
            return text
        del left[next((index for index, (_, laid) in enumerate(left) if laid), 0)]
    return ""


def with_picked(text: str, offer: Offer, message: str, speech: Speech) -> str:
    """Return `text`, which tells what can be chosen, and in `message` the places of what is picked."""
    if offer.picked:
        numbers = listed(str(index + 1) for index in sorted(offer.picked))
        text = f"{text}. {speech.say(message, places=numbers)}"
    return cut(text)


def by_back(counts: Iterable[tuple[str, int]], speech: Speech) -> str:
    """Return how many things of a hand have which back, out of pairs of a message and a number."""
    return listed(speech.say(message, count=count) for message, count in counts if count)


def cut(text: str) -> str:
    """Return `text`, no longer than the limit."""
    return cut_text(text, LIMIT)


def join_texts(first: str, second: str) -> str:
    """Return two texts one after the other, no longer than the limit."""
    return cut(f"{first}{'' if first.endswith('.') else '.'} {second}")


def player_name(seat: int, speech: Speech, most: int = LIMIT) -> str:
    """Return the name of a seat's player, of at most `most` characters, followed by who acts for them."""
    return name_with_standing(seat, isolated(shortened(speech.seating[seat].name, most)), speech)


def listed(items: Iterable[str]) -> str:
    """Return texts one after the other."""
    return ", ".join(items)
