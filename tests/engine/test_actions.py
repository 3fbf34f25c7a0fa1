"""How the codes of actions are made of their fields."""

from dataclasses import dataclass

import pytest

from engine.actions import Coded, Give, PlayCharacter, TakeFromPile
from engine.effects.aim_types import UNAIMED, AtBackOf, AtSeat, OntoSet
from engine.game import Code, Label


class Kind(Code):
    """What a piece can be."""

    RED = "red"


@dataclass(frozen=True, slots=True)
class Everything(Coded):
    """An action with a field of each sort."""

    head = "x"
    number: int
    kind: Kind | None
    pieces: tuple[Label, ...]


ONE, TWO = Label("card", "one"), Label("card", "two")


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Everything(3, Kind.RED, (ONE, TWO)), "x.3.red.one,two"),
        (Everything(0, None, (TWO,)), "x.0.-.two"),
        (PlayCharacter(ONE), "c.one"),
        (PlayCharacter(ONE, UNAIMED), "c.one"),
        (PlayCharacter(ONE, AtSeat(2)), "c.one.2"),
        (PlayCharacter(ONE, AtBackOf(0, Kind.RED)), "c.one.0.red"),
        (PlayCharacter(ONE, OntoSet(Kind.RED, (ONE, TWO))), "c.one.red.one,two"),
        (TakeFromPile(TWO), "v.two"),
        (Give(TWO), "g.two"),
    ],
)
def test_a_code_is_the_head_and_each_field_behind_it(action, code):
    """Stored games are read by these codes for ever."""
    assert action.code == code
