"""What the golden texts leave out is what goes without saying, and nothing else."""

from dataclasses import dataclass, field, make_dataclass, replace
from enum import Enum, IntEnum
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import Code, Event
from engine.sobek import CARDS
from tests.engine.golden.writing import changes, outline, text


class Fruit(Code):
    FIG = "fig"
    DATE = "date"


class Size(Enum):
    SMALL = "small"


class Number(IntEnum):
    ONE = 1


@dataclass(frozen=True, slots=True)
class Basket:
    owner: int
    fruits: tuple[Fruit, ...]
    hidden: tuple[Fruit, ...] | None
    full: bool
    weight: int = 1
    marks: list[int] = field(default_factory=lambda: [7])


@dataclass(frozen=True, slots=True)
class Picked(Event):
    code: ClassVar[str] = "picked"
    seat: int
    fruit: Fruit | None


@dataclass(frozen=True, slots=True)
class Shelf:
    baskets: tuple[Basket, ...] = ()
    best: Basket | None = None


EMPTY = Basket(0, (), None, full=False)


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (None, "none"),
        (True, "yes"),
        (False, "no"),
        (0, "0"),
        (-3, "-3"),
        ("deck_top", "deck_top"),
        (Fruit.FIG, "fig"),
        (CARDS[0], CARDS[0].code),
        ((), "[]"),
        ((Fruit.FIG, Fruit.FIG, None, Fruit.FIG), "[2xfig none fig]"),
        ([(1, 2), ()], "[[1 2] []]"),
        ({"way": "open", Fruit.DATE: 2}, "{way=open date=2}"),
        (Picked(0, Fruit.FIG), "picked(seat=0 fruit=fig)"),
    ],
)
def test_a_value_is_written_by_its_code_its_number_or_its_parts(value, written):
    """A reader of a golden text reads the names under which things are stored."""
    assert text(value) == written


@pytest.mark.parametrize("value", ["none", "yes", "no", "1", "-3", "[]", "", "Fig tree"])
def test_text_that_could_be_something_else_stands_in_quotation_marks(value):
    """The word none is not nothing."""
    assert text(value) == f'"{value}"'


@pytest.mark.parametrize("value", [1.5, {1}, b"fig", object(), Size.SMALL, Number.ONE, Basket, Fruit, range(2)])
def test_what_there_is_no_way_to_write_is_refused(value):
    """A new type does not slip in by a text that may change from run to run."""
    with pytest.raises(TypeError):
        text(value)
    with pytest.raises(TypeError):
        changes((), (value,), "fruits")


def test_a_field_with_its_default_or_nothing_in_it_is_left_out():
    """What goes without saying is not said; seat 0 is a seat."""
    assert text(EMPTY) == "Basket(owner=0)"
    assert text(Basket(0, (Fruit.FIG,), (Fruit.DATE,), full=True, weight=2, marks=[])) == (
        "Basket(owner=0 fruits=[fig] hidden=[date] full=yes weight=2 marks=[])"
    )


def test_nothing_is_written_where_it_is_not_what_goes_without_saying():
    """An empty hand that is seen is not a hand that is not seen, and a default is not always nothing."""
    assert text(Basket(0, (), (), full=False, weight=0)) == "Basket(owner=0 hidden=[] weight=0)"


def test_an_outline_has_a_line_for_each_part_and_for_each_item_of_a_list_of_parts():
    """A whole view is read line by line."""
    shelf = Shelf((EMPTY, replace(EMPTY, owner=1)), EMPTY)
    assert outline(shelf) == ["baskets.0 Basket(owner=0)", "baskets.1 Basket(owner=1)", "best Basket(owner=0)"]
    assert outline({"deck": (1, 2), "market": ((1,), ())}) == ["deck [1 2]", "market.0 [1]", "market.1 []"]
    assert outline(Shelf()) == []


def test_a_change_tells_where_it_is_and_what_was_before():
    """Only what changed is written, at any depth."""
    before = Shelf((EMPTY, EMPTY))
    after = Shelf((EMPTY, replace(EMPTY, weight=3, full=True)))
    assert changes(before, before) == []
    assert changes(before, after) == ["baskets.1.full no > yes", "baskets.1.weight 1 > 3"]
    assert changes({"now": before}, {"now": after}, "shelf") == [
        "shelf.now.baskets.1.full no > yes",
        "shelf.now.baskets.1.weight 1 > 3",
    ]


def test_a_change_back_to_the_default_is_written():
    """A default is silent only where something is written in full."""
    assert changes(replace(EMPTY, weight=3), EMPTY) == ["weight 3 > 1"]
    assert changes(Shelf((), EMPTY), Shelf()) == ["best Basket(owner=0) > none"]
    assert changes(replace(EMPTY, hidden=()), EMPTY) == ["hidden [] > none"]


@pytest.mark.parametrize(
    ("before", "after", "line"),
    [
        ((), (Fruit.FIG,), "row [fig]"),
        ((Fruit.FIG,), (), "row []"),
        ((1, 2, 3, 4, 5, 6), (1, 2, 9, 4, 5, 6), "row.2 3 > 9"),
        ((11, 12, 13, 14, 15, 16), (11, 13, 14, 15, 16, 17, 17), "row [..1 -12 ..4 +2x17]"),
        ((1, 2, 3, 4), (4, 3, 2, 1), "row [4 3 2 1]"),
    ],
)
def test_a_list_changes_in_the_shortest_way(before, after, line):
    """A card that was drawn shows as that card, a new row as a row."""
    assert changes(before, after, "row") == [line]


def test_what_has_no_parts_in_common_changes_as_a_whole():
    """Another card, other keys, another type or another kind of view are no change of parts."""
    assert changes({"fig": 1}, {"date": 1}, "stock") == ["stock {fig=1} > {date=1}"]
    assert changes(CARDS[0], CARDS[-1], "top") == [f"top {CARDS[0].code} > {CARDS[-1].code}"]
    assert changes((1,), None, "stock") == ["stock [1] > none"]
    assert changes(EMPTY, Shelf(), "stock") == ["stock Basket(owner=0) > Shelf()"]


def test_a_field_more_with_a_default_writes_nothing_more():
    """What is added to a view or an event shows only where it is used."""
    kind = make_dataclass("Basket", [("more", tuple[int, ...], (1, 2))], bases=(Basket,), frozen=True, slots=True)
    now, then = kind(0, (), None, full=False), kind(1, (Fruit.FIG,), None, full=False)
    assert (text(now), changes(now, then)) == (text(EMPTY), changes(EMPTY, Basket(1, (Fruit.FIG,), None, full=False)))
    assert text(replace(now, more=())) == "Basket(owner=0 more=[])"


WORDS = st.sampled_from([None, 0, 1, Fruit.FIG, Fruit.DATE])
BASKETS = st.builds(
    Basket,
    st.integers(0, 1),
    st.lists(st.sampled_from(list(Fruit)), max_size=6).map(tuple),
    st.none() | st.lists(st.sampled_from(list(Fruit)), max_size=2).map(tuple),
    full=st.booleans(),
    weight=st.integers(0, 2),
    marks=st.lists(WORDS, max_size=6),
)
SHELVES = st.builds(Shelf, st.lists(BASKETS, max_size=3).map(tuple), st.none() | BASKETS)


@given(SHELVES, SHELVES, SHELVES)
def test_nothing_that_differs_is_lost(before, one, other):
    """What is compared as text is compared in full: alike are only texts and changes of what is equal."""
    assert (text(one) == text(other)) is (one == other)
    assert (changes(before, one) == changes(before, other)) is (one == other)
