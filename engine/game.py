"""The contract of every game: all that code outside `engine` may know about a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import Field, dataclass, replace
from enum import StrEnum
from typing import ClassVar, Protocol, Self, TypeAlias, TypeVar, runtime_checkable

from engine.fast_dataclass import quick


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


class Role(Code):
    """What is done on a turn, as far as anything outside a game has to know it.

    By it a command finds what it completes, and a button its number. A game that has nothing of a role goes without it.
    """

    TAKE = "take"
    """Something that lies on the board is taken, by its number there."""
    CHARACTER = "character"
    """A character is played for what it does."""
    SET = "set"
    """Several things of the hand are played or sold together."""
    OTHER = "other"


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


class TurnAction:
    """An action by which a seat takes its turn; any other answers what such an action has led to.

    By that it is known where a turn began, and so what a player has missed; of a game without any, more is told.
    """

    __slots__ = ()
    role: ClassVar[Role] = Role.OTHER


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

    @property
    def harms(self) -> bool:
        """Whether a player lost something by what another did."""
        return False

    @property
    def leads_on(self) -> bool:
        """Whether what comes next is the effect of this: another turn, or what a player loses."""
        return False

    @property
    def wasted(self) -> bool:
        """Whether something was used without any effect."""
        return False


class Harming(Event):
    """An event by which a player always loses something by what another did."""

    __slots__ = ()

    @property
    def harms(self) -> bool:
        """True, also for who may not see what was lost."""
        return True


class Revealing(Event):
    """An event that always brings something hidden to light for a seat."""

    __slots__ = ()

    @property
    def reveals(self) -> bool:
        """True, also for who may not see what it was."""
        return True


class LaysOut(Event):
    """An event by which more cards or tiles are laid out for all; a picture of the table shows them."""

    __slots__ = ()


class ChoosesInSecret(Event):
    """An event by which a seat chose something that is told again, to all, once everybody has chosen."""

    __slots__ = ()


class TellsChoices(Event):
    """An event that tells what was chosen in secret."""

    __slots__ = ()


class ScoresRound(Event):
    """An event by which a round is over and scored; of a game of one round, the scoring before its end."""

    __slots__ = ()


class EndsGame(Event):
    """An event by which a game is over."""

    __slots__ = ()


def tells_result(event: Event) -> bool:
    """Return whether an event says what a round or the game has come to."""
    return isinstance(event, ScoresRound | EndsGame)


@dataclass(frozen=True, slots=True)
class Gather:
    """A choice of several things: between `least` and `most` of `items` (equal items may repeat)."""

    items: tuple[Named, ...]
    least: int
    most: int


@quick
@dataclass(frozen=True, slots=True)
class Choice:
    """One branch of a decision: an action, more choices below it, or several things to gather.

    `code` is the action's code, or the common beginning of the codes below. `label` says what the branch is. A branch
    is `public` if everybody at the table may see it, so that it can stand on the common board. `role` is what all below
    it does on a turn; of an action that is its own (`role_of`).
    """

    code: str
    label: Named
    action: Action | None = None
    choices: tuple[Choice, ...] = ()
    gather: Gather | None = None
    public: bool = False
    role: Role | None = None


@quick
@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat is asked now.

    `kind` is a short code of the question; `choices` is all that may be answered, as a tree whose leaves make exactly
    the legal actions. It is `telling` if the mere fact that the seat is asked shows others something of what it hides,
    so that nothing before it can be taken back. In a `turn` the seat does what it likes; any other decision asks for
    something in particular. It is `open` if everybody knows how many answers there are, though not all of them may be
    shown to everybody: then nobody learns anything where the only one is given unasked. It is `held` if the rules let
    the seat act with what it holds as well, whether or not it can: this, too, everybody knows.
    """

    kind: str
    choices: tuple[Choice, ...]
    telling: bool = False
    turn: bool = False
    open: bool = False
    held: bool = False


def role_of(choice: Choice) -> Role | None:
    """Return what a branch or leaf does on a turn, None for an answer to anything else."""
    if choice.role is None and isinstance(choice.action, TurnAction):
        return choice.action.role
    return choice.role


def walk(choices: Sequence[Choice]) -> Iterator[Choice]:
    """Yield every branch and leaf of a decision's choices, each before what is below it."""
    for choice in choices:
        yield choice
        yield from walk(choice.choices)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the final score of each seat and the seats that won (several share a victory)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class View(Protocol):
    """What one viewer may see; each game has its own type, a frozen dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[object]]]

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


V = TypeVar("V", bound=View)
A = TypeVar("A", bound=Action)
V_co = TypeVar("V_co", bound=View, covariant=True)
E_co = TypeVar("E_co", bound=Event, covariant=True)


def broken_off(view: V) -> V:
    """Return what is seen of a game that was broken off: the same, with nobody to move."""
    return replace(view, turn=None, waiting=(), asked=None)


class Game(Protocol[A, V_co, E_co]):
    """A game in progress, of actions, views and events of its own.

    It changes only through `apply`; all chance comes from its seed.
    """

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

    def legal(self, seat: int) -> Sequence[A]:
        """Return the actions open to `seat` in a stable order; interchangeable cards are listed once."""

    def apply(self, seat: int, action: A) -> tuple[E_co, ...]:
        """Change the game and return what happened; raise IllegalAction with nothing changed."""

    def view(self, viewer: int | None) -> V_co:
        """Return what `viewer` may see."""

    def copy(self) -> Self:
        """Return an independent game in the same state."""


# A game of which nobody knows which it is.
AnyGame: TypeAlias = Game[Action, View, Event]
