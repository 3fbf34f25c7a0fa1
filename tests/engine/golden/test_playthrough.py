"""What stands in the golden text of a game, and what leaves it alone."""

from dataclasses import fields, is_dataclass, make_dataclass, replace
from functools import cache

from engine.game import Event
from tests.engine.golden.playthrough import playthrough
from tests.engine.sobek.golden import GOLDEN
from tests.engine.sobek.golden.playthrough import hidden


@cache
def wider(kind):
    """Return a kind of dataclass with a field more, which has a default that is not nothing."""
    more = [("more", tuple[int, ...], (1, 2))]
    return make_dataclass(kind.__name__, more, bases=(kind,), frozen=True, slots=True)


def widened(value):
    """Return a value in which every dataclass without a code has a field more."""
    if isinstance(value, tuple):
        return tuple(map(widened, value))
    if is_dataclass(value) and (isinstance(value, Event) or not hasattr(value, "code")):
        return wider(type(value))(**{one.name: widened(getattr(value, one.name)) for one in fields(value)})
    return value


class Wider:
    """A game whose views and events have a field more."""

    def __init__(self, game):
        self.game = game

    def __getattr__(self, name):
        return getattr(self.game, name)

    def view(self, viewer):
        return widened(self.game.view(viewer))

    def apply(self, seat, action):
        return widened(self.game.apply(seat, action))


def test_a_field_more_with_a_default_changes_no_line_of_a_playthrough():
    """What is added to views and events shows in the golden texts only where it is used."""
    game = next(game for game in GOLDEN.stored() if game["options"])
    begun = {**game, "moves": game["moves"][:40]}
    more = replace(GOLDEN.rules, new=lambda *how: Wider(GOLDEN.rules.new(*how)))
    assert playthrough(more, hidden, begun) == playthrough(GOLDEN.rules, hidden, begun)


def test_an_event_with_several_seats_in_it_has_a_line_for_each():
    """The score of a round is read seat by seat."""
    lines = (GOLDEN.folder / "3-seats.txt").read_text(encoding="ascii").splitlines()
    place = lines.index("  round-scored")
    assert lines[place + 1] == "    round 1"
    assert [line.partition("(")[0] for line in lines[place + 2 : place + 6]] == [
        *(f"    seats.{seat} SeatScore" for seat in range(3)),
        "    cannot be taken back",
    ]


def test_views_of_another_kind_begin_anew():
    """An open game that is over is seen as any other: that view is written in full."""
    game = next(game for game in GOLDEN.stored() if game["options"])
    lines = playthrough(GOLDEN.rules, hidden, game).splitlines()
    assert [line for line in lines if line.startswith("  table: ") and line.endswith("View")] == [
        "  table: OpenView",
        "  table: SobekView",
    ]
