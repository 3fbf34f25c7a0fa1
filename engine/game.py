"""The small contract that every game keeps, and all that anything outside `engine` may know about a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, ClassVar, Protocol, Self, runtime_checkable


class Code(StrEnum):
    """A named value of a game with a short code that never changes (it goes to JSON, storage and custom ids)."""

    __hash__ = str.__hash__  # equal as text, so hashed as text: an enum's own hash is a slow call

    @property
    def code(self) -> str:
        """The value itself, as every named value calls it."""
        return self.value

    @property
    def term(self) -> str:
        """What kind of thing is named: the first half of the name under which words are found."""
        return type(self).__name__.lower()


# In every game the codes of a turn's three kinds of action begin with these letters and a full stop.
TAKE = "t"
CHARACTER = "c"
SET = "s"
# The kind of decision in which a seat takes its turn; any other asks for something in particular.
TURN = "turn"


@runtime_checkable
class Named(Protocol):
    """Anything with a name in the locale files: a card, a good, a token, a back."""

    @property
    def code(self) -> str:
        """The short code, unique within its term."""

    @property
    def term(self) -> str:
        """The kind of thing it is, such as "card"."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as something that can be named; it is the index in turn order, from 0."""

    index: int

    @property
    def code(self) -> str:
        """The index as text."""
        return str(self.index)

    @property
    def term(self) -> str:
        """Always "seat"."""
        return "seat"


@dataclass(frozen=True, slots=True)
class Label:
    """A named value that exists only to label a choice, such as "done" or "place 3"."""

    term: str
    code: str


class Refusal(Code):
    """Why an action is refused, for every game alike."""

    GAME_OVER = "game-over"
    NOT_WAITING = "not-waiting"
    MALFORMED = "malformed"
    NOT_ASKED = "not-asked"


class IllegalAction(Exception):
    """An action that the rules do not allow now; nothing has changed."""

    def __init__(self, reason: Code) -> None:
        super().__init__(reason.value)
        self.reason = reason


class Action(Protocol):
    """What a seat does: a frozen value with a code from which it can be read back."""

    @property
    def code(self) -> str:
        """A short text; `Rules.parse` turns it back into the same action."""


class Event:
    """Something that happened; `seen` builds what one viewer may learn of it."""

    __slots__ = ()
    code: ClassVar[str]

    def seen(self, viewer: int | None) -> Self:
        """Return the event as `viewer` (a seat, or None for the table) may see it."""
        return self

    @property
    def reveals(self) -> bool:
        """Whether something hidden came to light for anybody, so that nothing before it can be taken back."""
        return False


class Revealing(Event):
    """An event by which something hidden has come to light for somebody, whatever it holds."""

    __slots__ = ()

    @property
    def reveals(self) -> bool:
        """True, also for who may not see what it was."""
        return True


@dataclass(frozen=True, slots=True)
class Gather:
    """A choice of several things: between `least` and `most` of `items` (equal items may repeat)."""

    items: tuple[Named, ...]
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Choice:
    """One branch of a decision: an action, more choices below it, or several things to gather.

    `code` is the action's code, or the common beginning of the codes below. `label` says what the branch is. A branch
    is `public` if everybody at the table may see it, so that it can stand on the common board.
    """

    code: str
    label: Named
    action: Action | None = None
    choices: tuple[Choice, ...] = ()
    gather: Gather | None = None
    public: bool = False


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat is asked now.

    `kind` is a short code of the question; `choices` is all that may be answered, as a tree whose leaves make exactly
    the legal actions. It is `telling` if the mere fact that the seat is asked shows others something of what it hides,
    so that nothing before it can be taken back.
    """

    kind: str
    choices: tuple[Choice, ...]
    telling: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the final score of each seat and the seats that won (several share a victory)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class View(Protocol):
    """What one viewer may see; each game has its own type, a frozen dataclass."""

    @property
    def viewer(self) -> int | None:
        """The seat that looks, or None for the table."""

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is."""

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now."""

    @property
    def asked(self) -> str | None:
        """The kind of that decision."""


def broken_off(view: Any) -> Any:
    """Return what is seen (a `View`) of a game that was broken off: the same, with nobody to move."""
    return replace(view, turn=None, waiting=(), asked=None)


class Game(Protocol):
    """A game in progress. It changes only through `apply`; all chance comes from its seed."""

    @property
    def seats(self) -> int:
        """How many seats there are."""

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now, in seat order; empty exactly when the game is over."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it is played."""

    def decision(self, seat: int) -> Decision | None:
        """Return what `seat` is asked now, or None if it is not waited for."""

    def legal(self, seat: int) -> Sequence[Any]:
        """Return the actions open to `seat` in a stable order; interchangeable cards are listed once."""

    def apply(self, seat: int, action: Any) -> tuple[Event, ...]:
        """Change the game and return what happened; raise IllegalAction with nothing changed."""

    def view(self, viewer: int | None) -> Any:
        """Return what `viewer` may see."""

    def copy(self) -> Self:
        """Return an independent game in the same state."""
