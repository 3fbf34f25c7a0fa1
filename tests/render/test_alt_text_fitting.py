"""Alt texts: what just happened is told in what room there is, and a picture's own content gives way last."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import Event, LaysOut
from render.alt_text_fitting import LIMIT, newest_sentences, with_recent_events
from render.presentation import Seating


@dataclass(frozen=True)
class Moved(Event):
    text: str


@dataclass(frozen=True)
class Laid(LaysOut):
    text: str


class Plain:
    """A speech that says what it is given."""

    names = ("Anna", "Bo")
    seating = (Seating("Anna"), Seating("Bo"))

    def say(self, message: str, /, **values: object) -> str:
        return f"News: {values['news']}"

    def join(self, items: object) -> str:
        raise NotImplementedError


def tell(event: Event, _: object) -> str | None:
    return event.text if isinstance(event, Moved | Laid) else None


def told(used: int) -> str:
    news = [Moved("Bo took fish."), Laid("A first delivery."), Moved("Anna took wheat."), Laid("A delivery.")]
    return with_recent_events("x" * used, news, tell, "news", Plain()).lstrip("x")


def test_what_was_laid_out_gives_way_before_any_move_and_then_the_oldest():
    whole = " News: Bo took fish. A first delivery. Anna took wheat. A delivery."
    assert told(LIMIT - len(whole)) == whole
    assert told(LIMIT - len(whole) + 1) == " News: Bo took fish. Anna took wheat. A delivery."
    assert told(LIMIT - len(whole) + 19) == " News: Bo took fish. Anna took wheat."
    assert told(LIMIT - 30) == " News: Anna took wheat."
    assert told(LIMIT - 3) == ""


def test_nothing_is_left_of_what_never_fits():
    assert newest_sentences([("one", False), ("two", True)], lambda _: False) == ""
    assert newest_sentences([], lambda _: True) == ""
