"""What a game shows of itself: pictures and sentences out of views, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from engine.game import Action, Choice, Code, Decision, Event, Named, View


class Standing(Code):
    """Who acts for a seat: its player, nobody while they are away, a stand-in, or a computer that owns the seat.

    The last three are computers of their own, the weakest first; the second is the one who stands in for people, too.
    """

    PRESENT = "present"
    AWAY = "away"
    STOOD_IN = "stood-in"
    APPRENTICE = "apprentice"
    MERCHANT = "computer"
    MASTER = "master"


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


class Spot(NamedTuple):
    """Where a sign stands in a picture, in pixels from the upper left corner.

    An `area` is no sign that needs a legend, but a part of the picture that can be pointed out by its name.
    """

    sign: str
    x: int
    y: int
    width: int
    height: int
    area: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture: its bytes, size in pixels, and an alt text of at most 1024 characters that tells the same.

    `spots` are the places of the signs and areas in it, as the drawing came upon them.
    """

    data: bytes
    width: int
    height: int
    alt: str
    spots: tuple[Spot, ...] = ()


@dataclass(frozen=True, slots=True)
class Offer:
    """Things to choose among, in the order in which they are numbered from 1.

    `picked` are the places (from 0) of those already chosen. The things are `held` where they come out of the viewer's
    own hand, which then need not be shown beside them.
    """

    things: tuple[Named, ...]
    picked: tuple[int, ...] = ()
    held: bool = False


V = TypeVar("V", bound=View, contravariant=True)
E = TypeVar("E", bound=Event, contravariant=True)


class ShowsHands(Protocol[V]):
    """A face that shows what seats held: for a game with hidden hands."""

    def hands(self, views: Sequence[V], speech: Speech) -> Picture:
        """Draw what several seats of a game that is over held, each view being one seat's own."""

    def hands_text(self, views: Sequence[V], speech: Speech) -> str:
        """Return the same in words, a line each (at most 2000 characters)."""


class OffersThings(Protocol[V]):
    """A face that draws things to choose among: for a game whose things differ by their pictures."""

    def offer(self, offer: Offer, view: V, speech: Speech) -> Picture | None:
        """Draw things to choose among with their numbers, the picked ones marked; None if one cannot be drawn."""

    def label(self, thing: Named, view: V, speech: Speech, *, held: bool = False) -> str | None:
        """Return what tells a thing to choose from others of its name, None where its short name does."""


class ValuesSets(Protocol[V]):
    """A face that states the value of sets: for a game in which sets score."""

    def set_value(self, thing: Named, picked: Sequence[Named], view: V, speech: Speech) -> str | None:
        """Return in one line the value of a choice with the picked things, None where it has no sum."""

    def set_gain(self, thing: Named, picked: Sequence[Named], view: V) -> int | None:
        """Return how many points more the picked things make, None where `set_value` is."""


class ScoreChange(NamedTuple):
    """A seat whose score changes by a choice, and the score before and after."""

    seat: int
    before: int
    after: int


class ForetellsScores(Protocol[V]):
    """A face that says how scores change by a choice: for a game in which a choice moves them at once."""

    def score_change(self, choice: Choice, view: V) -> ScoreChange | None:
        """Return the score that changes by a choice at once, None where none does or the viewer cannot know."""


class Advises(Protocol[V]):
    """A face that gives reasons for a move: for a game with hints and reviews."""

    def move_reason(self, action: Action, view: V, speech: Speech) -> str | None:
        """Return one sentence with the reasons for a move, None where there are none.

        What the viewer does not see is no fact: all is read off the view.
        """


class Explains(Protocol[V]):
    """A face that explains what can be chosen: for a game with characters, tokens or choices that need it."""

    def question(self, decision: Decision, view: V) -> str:
        """Return the code of a question for its line of help: its kind, or more where it is not the usual case."""

    def explain(self, thing: Named, speech: Speech, view: V | None = None) -> str | None:
        """Return one sentence on what a thing that can be chosen does, None where its name says it all.

        With a view, a place is explained by what lies there.
        """


class Teaches(Protocol[V, E]):
    """A face that teaches the rules: pages with numbers and pictures, and explanations of moves."""

    def rules_numbers(self) -> Mapping[str, int]:
        """Return the numbers that the texts of the topics ask for, by their names there."""

    def rules_picture(self, topic: str, speech: Speech) -> Picture | None:
        """Draw the picture of a topic, None for one that has none."""

    def lesson_terms(self, before: V, events: Sequence[E], after: V) -> Mapping[str, object]:
        """Return the terms in which a lesson explains a move; `events` turned `before` into `after`."""


@dataclass(frozen=True, slots=True)
class LegendEntry:
    """What a letter on a picture means: its text begins with a title and a colon, `lines` tell of single things."""

    letter: str
    text: str
    lines: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """The text's beginning, up to its colon."""
        return self.text.partition(":")[0].strip()


@dataclass(frozen=True, slots=True)
class AnnotatedPicture:
    """A picture with letters at its signs, and what they mean, in the order of the letters: one page of several."""

    picture: Picture
    entries: tuple[LegendEntry, ...]
    page: int = 0
    pages: int = 1


class Annotates(Protocol):
    """A face that explains the signs on its pictures."""

    def annotated(self, picture: Picture, speech: Speech, page: int = 0) -> AnnotatedPicture:
        """Put letters at the signs of a picture that this face has drawn, and tell what they mean.

        `page` is which page of that, from 0; the last one if there are fewer.
        """


class Frames(Protocol):
    """A face whose pictures have named parts that a lesson can frame."""

    def area(self, sign: str, speech: Speech) -> str:
        """Return what is framed by a sign, such as "the row".

        Raises:
            LookupError: nothing has that sign.
        """


class ShowsKnown(Protocol[V]):
    """A face that shows what is known of hidden cards: for a game that infers it."""

    def has_known(self, view: V) -> bool:
        """Return whether `known_picture` has anything to show; cheap, for offering a button."""

    def known_picture(self, view: V, speech: Speech) -> Picture | None:
        """Draw all that the viewer knows of hidden cards, None where the game does not show it."""

    def known_text(self, view: V, speech: Speech) -> str | None:
        """Return the same as text (at most 3500 characters), None where `known_picture` is."""

    def secrets(self, view: V, speech: Speech) -> str | None:
        """Return in few lines what the viewer knows and not everybody does, None where `known_picture` is."""


class ScoresRounds(Protocol[V]):
    """A face with a scoring sheet for each scored round."""

    def rounds(self, view: V) -> Sequence[int]:
        """Return the numbers of the rounds that have been scored, the oldest first."""

    def totals(self, view: V, speech: Speech) -> str:
        """Return the points of all players so far, or the final ranking, in a line for each."""

    def round_scores(self, view: V, speech: Speech, number: int, limit: int) -> str:
        """Return how the points of a round, one of `rounds`, came about, in at most `limit` characters."""

    def round_points(self, view: V, number: int) -> Sequence[int]:
        """Return how many points each player has gained in a round, one of `rounds`, what they lost taken off."""

    def scoring(self, view: V, speech: Speech, number: int) -> Picture:
        """Draw the scoring sheet of a round, one of `rounds`."""

    def round_strip(self, view: V, speech: Speech) -> Picture | None:
        """Draw what the latest scored round came to, wide and low; None where no round has been scored."""


class DrawsIcons(Protocol):
    """A face with icons that stand beside words in messages."""

    def icons(self) -> Mapping[str, bytes]:
        """Draw all of them: PNGs of 128 pixels a side by codes of at most 17 of a-z, 0-9 and _; always the same bytes.

        A code that several games have is one icon.
        """

    def icon_of(self, thing: Named) -> str | None:
        """Return the code of the icon that stands for a named thing, None where there is none."""


class Face(Protocol[V, E]):
    """The face of one game, of its own views and events: what every game has, and what only some have.

    Views and events that are handed in were built for the reader: all in them may be shown. What only some have is None
    unless a game says otherwise, and is offered nowhere then; a face that derives from this class need not name it.
    """

    @property
    def shows_hands(self) -> ShowsHands[V] | None:
        """What shows what seats held, when the game is over."""
        return None

    @property
    def offers_things(self) -> OffersThings[V] | None:
        """What draws things to choose among; without, the hand is shown beside them."""
        return None

    @property
    def values_sets(self) -> ValuesSets[V] | None:
        """What says what things are worth together."""
        return None

    @property
    def foretells_scores(self) -> ForetellsScores[V] | None:
        """What says how scores change by a choice."""
        return None

    @property
    def advises(self) -> Advises[V] | None:
        """What gives reasons for a move."""
        return None

    @property
    def explains(self) -> Explains[V] | None:
        """What explains things that can be chosen."""
        return None

    @property
    def teaches(self) -> Teaches[V, E] | None:
        """What has numbers and pictures for the rules pages, and terms for the moves of a lesson."""
        return None

    @property
    def annotates(self) -> Annotates | None:
        """What explains the signs on the pictures."""
        return None

    @property
    def frames(self) -> Frames | None:
        """What has names for the parts of the pictures."""
        return None

    @property
    def shows_known(self) -> ShowsKnown[V] | None:
        """What shows what is known of hidden cards."""
        return None

    @property
    def scores_rounds(self) -> ScoresRounds[V] | None:
        """What draws scoring sheets."""
        return None

    @property
    def draws_icons(self) -> DrawsIcons | None:
        """What draws icons for messages; without, words stand alone."""
        return None

    def board(self, view: V, speech: Speech, news: Sequence[E] = ()) -> Picture:
        """Draw the table's board; what changed by `news`, the events since the last picture, is marked."""

    def hand(self, view: V, speech: Speech) -> Picture:
        """Draw the viewer's own hand, or what else only they see."""

    def tell(self, event: E, speech: Speech) -> str | None:
        """Return one or several lines that tell an event, None for one that needs no words."""

    def ask(self, decision: Decision, view: V, speech: Speech) -> str:
        """Return the question that a decision puts to the viewer."""

    def status(self, view: V, speech: Speech) -> str:
        """Return one short line: which round, what is left."""

    def why_over(self, view: V, speech: Speech) -> str | None:
        """Return that a game is over and why, None where that needs no words."""
        return None

    def text_board(self, view: V, speech: Speech) -> str:
        """Return all that the view shows as text, for screen readers (at most 3500 characters)."""

    def scores(self, view: V, speech: Speech, limit: int = ...) -> str:
        """Return how the scores came about so far, the newest first, in at most `limit` characters (usually 3500)."""

    def topics(self) -> Sequence[str]:
        """Return the codes of the rules help's topics; each has a title and a text in the locale files."""

    def preload(self) -> None:
        """Draw the sprites that never change; called off the event loop at the start."""


# The face of a game of which nobody knows which it is; `bot.games.playable` makes it of a game's own.
AnyFace: TypeAlias = Face[View, Event]
