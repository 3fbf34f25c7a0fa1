"""What every aim keeps: its code, the steps to it in a tree of choices, and how it is read back."""

import pytest

from engine.effects.aim_types import (
    UNAIMED,
    AtBack,
    AtBackOf,
    AtGood,
    AtPlace,
    AtSeat,
    AtSet,
    AtSquare,
    AtToken,
    Copy,
    OntoSet,
    own_aim,
)
from engine.game import Code, Label, Seat


class Kind(Code):
    """What a piece can be."""

    RED = "red"
    BLUE = "blue"


ONE, TWO = Label("card", "one"), Label("card", "two")
CARDS = {"one": (ONE,), "two": (TWO,), "one,two": (ONE, TWO)}


def cards(joined):
    """Read joined cards."""
    return CARDS[joined]


STEPS = [
    (UNAIMED, "", ()),
    (AtSeat(2), "2", (("2", Seat(2)),)),
    (AtBack(Kind.RED), "red", (("red", Kind.RED),)),
    (AtBackOf(1, Kind.RED), "1.red", (("1", Seat(1)), ("1.red", Kind.RED))),
    (AtPlace(3), "3", (("3", Label("place", "3")),)),
    (AtSquare(ONE), "one", (("one", ONE),)),
    (AtGood(Kind.BLUE), "blue", (("blue", Kind.BLUE),)),
    (AtGood(Kind.BLUE, (ONE, TWO)), "blue.one,two", (("blue.one,two", Kind.BLUE),)),
    (AtSet(Kind.RED), "red", (("red", Label("set", "red")),)),
    (OntoSet(Kind.RED, (ONE, TWO)), "red.one,two", (("red", Label("set", "red")),)),
    (AtToken(4), "4", (("4", Label("royal", "4")),)),
    (Copy(Kind.RED, UNAIMED), "red", (("red", Kind.RED),)),
    (
        Copy(Kind.RED, AtBackOf(1, Kind.BLUE)),
        "red.1.blue",
        (("red", Kind.RED), ("red.1", Seat(1)), ("red.1.blue", Kind.BLUE)),
    ),
]


@pytest.mark.parametrize(("aim", "code", "steps"), STEPS, ids=lambda value: type(value).__name__)
def test_an_aim_has_a_code_and_the_steps_to_it(aim, code, steps):
    """The last step of one that gathers no cards is its own."""
    assert (aim.code, aim.steps) == (code, steps)


READ = [
    (AtSeat(2), AtSeat.read),
    (AtBack(Kind.RED), lambda parts: AtBack.read(parts, Kind)),
    (AtBackOf(1, Kind.RED), lambda parts: AtBackOf.read(parts, Kind)),
    (AtPlace(3), AtPlace.read),
    (AtSquare(ONE), lambda parts: AtSquare.read(parts, lambda code: CARDS[code][0])),
    (AtGood(Kind.BLUE), lambda parts: AtGood.read(parts, Kind)),
    (AtGood(Kind.BLUE), lambda parts: AtGood.read(parts, Kind, cards)),
    (AtGood(Kind.BLUE, (ONE, TWO)), lambda parts: AtGood.read(parts, Kind, cards)),
    (AtSet(Kind.RED), lambda parts: AtSet.read(parts, Kind)),
    (OntoSet(Kind.RED, (ONE, TWO)), lambda parts: OntoSet.read(parts, Kind, cards)),
    (AtToken(4), AtToken.read),
]


@pytest.mark.parametrize(("aim", "read"), READ, ids=lambda value: type(value).__name__)
def test_an_aim_is_read_back_from_its_code_alone(aim, read):
    """A part too many, or one that stands for nothing, is an error."""
    parts = aim.code.split(".")
    assert read(parts) == aim
    for wrong in ([*parts, "x"], ["x"] * len(parts), []):
        with pytest.raises((ValueError, KeyError)):
            read(wrong)


def test_s13_nothing_is_spared_where_nothing_may_be():
    """The good alone can be named then."""
    with pytest.raises(ValueError, match="too many"):
        AtGood.read(["blue", "one"], Kind)


@pytest.mark.parametrize("aim", [UNAIMED, AtSeat(1)])
def test_p8_a_copied_power_is_aimed_as_it_would_be_itself(aim):
    """So code that asks where it goes need not know of spies."""
    assert own_aim(Copy(Kind.RED, aim)) == own_aim(aim) == aim
