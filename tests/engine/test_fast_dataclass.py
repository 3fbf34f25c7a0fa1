"""Values that are made quickly: they are what they would be without."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, field, replace

import pytest

from engine.fast_dataclass import quick


@dataclass(frozen=True, slots=True)
class Slow:
    """As a dataclass makes it."""

    seat: int
    cards: tuple[int, ...] = ()
    place: int | None = None


@quick
@dataclass(frozen=True, slots=True)
class Quick:
    """The same, made quickly."""

    seat: int
    cards: tuple[int, ...] = ()
    place: int | None = None


@quick
@dataclass(frozen=True, slots=True)
class More(Quick):
    """One with a field besides."""

    good: str = "fish"


@pytest.mark.parametrize("values", [(1,), (1, (2, 3)), (1, (2, 3), 4)])
def test_a_value_has_the_same_fields_either_way(values):
    assert repr(Quick(*values)) == repr(Slow(*values)).replace("Slow", "Quick")
    assert (Quick(*values), hash(Quick(*values))) == (Quick(*values), hash(Slow(*values)))
    assert Quick(*values) != Quick(2)


def test_fields_can_be_named_inherited_replaced_and_not_changed():
    value = More(1, place=4)
    assert (value.seat, value.cards, value.place, value.good) == (1, (), 4, "fish")
    assert replace(value, good="ivory") == More(1, (), 4, "ivory")
    with pytest.raises(FrozenInstanceError):
        value.seat = 2
    with pytest.raises(TypeError, match="seat"):
        Quick()
    with pytest.raises(TypeError, match="unknown"):
        Quick(1, unknown=2)


def test_a_value_without_fields_is_made_too():
    @quick
    @dataclass(frozen=True, slots=True)
    class Empty:
        pass

    assert Empty() == Empty()


def with_a_list():
    @dataclass(frozen=True, slots=True)
    class Listing:
        seats: list[int] = field(default_factory=list)

    return Listing


def with_a_code():
    @dataclass(frozen=True, slots=True)
    class Coded:
        code: str = field(init=False)

    return Coded


def with_an_afterthought():
    @dataclass(frozen=True, slots=True)
    class Afterthought:
        seat: int

        def __post_init__(self):
            raise AssertionError

    return Afterthought


def without_slots():
    @dataclass(frozen=True)
    class Loose:
        seat: int

    return Loose


@pytest.mark.parametrize("make", [with_a_list, with_a_code, with_an_afterthought, without_slots, lambda: int])
def test_what_could_not_stay_the_same_is_refused(make):
    with pytest.raises(TypeError, match=make().__name__):
        quick(make())
