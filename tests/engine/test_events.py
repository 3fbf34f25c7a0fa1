"""What the shared bases of events say: who may know a field, and what the others are told in its place."""

from dataclasses import dataclass

import pytest

from engine.events import BetweenTwo, FromTable, OfSeat, event, face, faces, none_of, nothing
from engine.game import Event


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece that lies open or face down."""

    name: str
    face_down: bool


@event("looked", own=nothing, others=none_of)
class Looked(OfSeat):
    """A seat looks at its piece, and at all others."""

    own: Piece | None
    count: int
    others: tuple[Piece, ...]


@event("stolen", piece=nothing)
class Stolen(BetweenTwo):
    """A seat takes a piece of another."""

    piece: Piece | None


@event("taken", piece=face, passed=faces)
class Taken(FromTable):
    """A seat takes a piece, and leaves others out."""

    piece: Piece | None
    passed: tuple[Piece | None, ...] = ()


OPEN, CLOSED = Piece("open", False), Piece("closed", True)


def test_only_the_seat_knows_what_its_event_veils():
    """The other fields are told to all."""
    it = Looked(1, OPEN, 2, (CLOSED, OPEN))
    assert it.seen(1) is it
    assert it.seen(0) == it.seen(None) == Looked(1, None, 2, ())


def test_what_is_between_two_is_known_to_both():
    """And to nobody else, the table included."""
    it = Stolen(0, 2, OPEN)
    assert it.seen(0) is it.seen(2) is it
    assert it.seen(1) == it.seen(None) == Stolen(0, 2, None)


def test_an_event_without_a_veil_is_seen_by_all():
    """It is not even made again."""
    it = BetweenTwo(0, 1)
    assert it.seen(None) is it


@pytest.mark.parametrize(
    ("taken", "told", "reveals"),
    [
        (Taken(0, OPEN, (OPEN,)), Taken(0, OPEN, (OPEN,)), False),
        (Taken(0, CLOSED), Taken(0, None), True),
        (Taken(0, OPEN, (OPEN, CLOSED)), Taken(0, OPEN, (OPEN, None)), True),
    ],
)
def test_what_was_taken_face_down_is_told_to_the_taker_alone(taken, told, reveals):
    """That it came to light keeps what was before from being taken back, however little is known of it."""
    assert taken.seen(0) is taken
    assert taken.seen(1) == taken.seen(None) == told
    assert taken.reveals is told.reveals is reveals


def test_a_veil_over_what_is_no_field_is_refused_at_import():
    """A misspelt name would show what it should hide."""
    with pytest.raises(TypeError, match="Misspelt has no peice"):

        @event("misspelt", peice=nothing)
        class Misspelt(OfSeat):
            piece: Piece | None


def test_a_veil_over_what_is_no_seats_is_refused_at_import():
    """Nobody could be told it."""
    with pytest.raises(TypeError, match="nobody knows piece of Nobodys"):

        @event("nobodys", piece=nothing)
        class Nobodys(Event):
            piece: Piece | None
