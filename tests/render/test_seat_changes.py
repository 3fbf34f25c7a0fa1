"""What came to a seat since the last picture, as it is gathered for every game."""

from __future__ import annotations

from render.seat_changes import SeatChangesBuilder


def test_what_came_to_a_set_in_several_steps_is_told_as_one():
    """Each set once, in the order in which something came."""
    seat: SeatChangesBuilder[str, str, str] = SeatChangesBuilder()
    seat.change_set("fish")
    seat.change_set("ivory")
    seat.change_set("fish")
    assert seat.sets == ["fish", "ivory"]


def test_corruption_is_counted_with_what_comes_and_goes():
    """What is taken out of a pile makes it less; what is given away may end there."""
    seat: SeatChangesBuilder[str, str, str] = SeatChangesBuilder()
    seat.add_gained("a", corruption=2)
    seat.add_gained("b", "c", corruption=-2)
    seat.add_lost("b", corruption=1)
    assert (seat.gained, seat.lost, seat.corruption) == (["a", "b", "c"], ["b"], 1)
