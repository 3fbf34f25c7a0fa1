"""What a game shows of itself: pictures and sentences out of views, in whatever language it is handed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine.game import Code, Decision, Event, Named


class Standing(Code):
    """Who acts for a seat: its person, nobody while he is away, a computer in his place, or one whose seat it is."""

    PRESENT = "present"
    AWAY = "away"
    STOOD_IN = "stood-in"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Seating:
    """Who has a seat: a name as it is, escaped for nothing, and who acts there."""

    name: str
    standing: Standing = Standing.PRESENT


class Speech(Protocol):
    """Words in one reader's language, with the players and their names.

    `say("sobek-card-taken", who=Seat(1), card=CARDS[3], count=2)` formats the message of that id. A value that is named
    (card, good, token, seat ...) becomes its name; a tuple of named values a list in which equal ones are counted.
    """

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in seat order, ready for the place where the words go (plain, or escaped for Markdown)."""

    @property
    def seating(self) -> Sequence[Seating]:
        """The players in seat order, for what is no text of that place: pictures and their alt texts."""

    def say(self, message: str, /, **values: object) -> str:
        """Return the message in the reader's language, formatted with `values`."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture: PNG bytes, size in pixels, and an alt text of at most 1024 characters that tells the same."""

    data: bytes
    width: int
    height: int
    alt: str


@dataclass(frozen=True, slots=True)
class Offer:
    """Things to choose among, in the order in which they are numbered from 1.

    `picked` are the places (from 0) of those already chosen. The things are `held` where they come out of the viewer's
    own hand, which then need not be shown beside them.
    """

    things: tuple[Named, ...]
    picked: tuple[int, ...] = ()
    held: bool = False


class Face(Protocol):
    """The face of one game. Views and events that are handed in were built for the reader: all in them may be shown."""

    def board(self, view: Any, speech: Speech, news: Sequence[Event] = ()) -> Picture:
        """Draw the table's board; what changed by `news`, the events since the last picture, is marked."""

    def hand(self, view: Any, speech: Speech) -> Picture:
        """Draw the viewer's own hand and what else only he sees."""

    def hands(self, views: Sequence[Any], speech: Speech) -> Picture:
        """Draw what several seats of a game that is over held, each view being one seat's own."""

    def hands_text(self, views: Sequence[Any], speech: Speech) -> str:
        """Return the same in words, a line each (at most 2000 characters)."""

    def offer(self, offer: Offer, view: Any, speech: Speech) -> Picture | None:
        """Draw things to choose among with their numbers, the picked ones marked; None if one cannot be drawn."""

    def label(self, thing: Named, view: Any, speech: Speech, *, held: bool = False) -> str | None:
        """Return what tells a thing to choose from others of its name, None where its short name does."""

    def tell(self, event: Event, speech: Speech) -> str | None:
        """Return one or several lines that tell an event, None for one that needs no words."""

    def ask(self, decision: Decision, view: Any, speech: Speech) -> str:
        """Return the question that a decision puts to the viewer."""

    def explain(self, thing: Named, speech: Speech) -> str | None:
        """Return one sentence on what a thing that can be chosen does, None where its name says it all."""

    def status(self, view: Any, speech: Speech) -> str:
        """Return one short line: which round, what is left."""

    def text_board(self, view: Any, speech: Speech) -> str:
        """Return all that the view shows as text, for screen readers (at most 3500 characters)."""

    def tells_known(self, view: Any) -> bool:
        """Whether there is anything for `known` to show; cheap, for offering it."""

    def known(self, view: Any, speech: Speech) -> Picture | None:
        """Draw all that the viewer knows of cards that do not lie open, None where no such thing is shown."""

    def known_text(self, view: Any, speech: Speech) -> str | None:
        """Return the same as text (at most 3500 characters), None where `known` is."""

    def secrets(self, view: Any, speech: Speech) -> str | None:
        """Return in few lines what of this the viewer knows and not everybody does, None where `known` is."""

    def scores(self, view: Any, speech: Speech, limit: int = ...) -> str:
        """Return how the scores came about so far, the newest first, in at most `limit` characters (usually 3500)."""

    def rounds(self, view: Any) -> Sequence[int]:
        """Return the numbers of the rounds that have been scored, the oldest first."""

    def scoring(self, view: Any, speech: Speech, number: int) -> Picture:
        """Draw the scoring sheet of a round, one of `rounds`."""

    def topics(self) -> Sequence[str]:
        """Return the codes of the rules help's topics; each has a title and a text in the locale files."""

    def warm(self) -> None:
        """Draw what is drawn only once; called off the event loop at the start."""
