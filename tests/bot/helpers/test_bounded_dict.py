"""Only what came last is remembered, however much comes."""

from __future__ import annotations

from bot.helpers.bounded_dict import BoundedDict


def test_the_oldest_goes_when_there_are_too_many() -> None:
    """However they come: one by one or several at once."""
    kept: BoundedDict[int, str] = BoundedDict(2)
    for number, word in enumerate("abc"):
        kept[number] = word
    assert dict(kept) == {1: "b", 2: "c"}
    kept.update({3: "d", 4: "e", 5: "f"})
    assert dict(kept) == {4: "e", 5: "f"}
    kept |= {6: "g"}
    assert dict(kept) == {5: "f", 6: "g"}


def test_what_is_set_again_is_the_newest() -> None:
    """So what is used stays; merely looking at it does not count."""
    kept: BoundedDict[str, int] = BoundedDict(2)
    kept["a"], kept["b"] = 1, 2
    assert kept.get("a") == 1
    kept["b"] = 3
    kept["c"] = 4
    assert dict(kept) == {"b": 3, "c": 4}


def test_what_is_taken_out_leaves_room() -> None:
    """Forgetting is for what has changed."""
    kept: BoundedDict[str, int] = BoundedDict(2)
    kept["a"], kept["b"] = 1, 2
    assert kept.pop("b", None) == 2
    assert kept.pop("b", None) is None
    kept["c"] = 3
    assert dict(kept) == {"a": 1, "c": 3}
