"""Names in texts: isolated where they are written from right to left, and cut so that what matters stays."""

from __future__ import annotations

import pytest

from render.name_text import cut_text, isolated, shortened, split_number


@pytest.mark.parametrize("name", ["דנה", "سوبك", "Dana דנה", "١٢"])
def test_a_name_from_right_to_left_is_isolated(name: str) -> None:
    assert isolated(name) == f"\u2068{name}\u2069"


@pytest.mark.parametrize("name", ["Alex", "Émile", "漢字", "🐊", "e\u0301\u0302", ""])
def test_other_names_stay_as_they_are(name: str) -> None:
    assert isolated(name) == name


@pytest.mark.parametrize(
    ("name", "parts"),
    [("Alex (2)", ("Alex", " (2)")), ("Alex", ("Alex", "")), ("(2)", ("(2)", "")), ("Alex(2)", ("Alex(2)", ""))],
)
def test_a_number_is_split_from_its_name(name: str, parts: tuple[str, str]) -> None:
    assert split_number(name) == parts


def test_a_shorter_name_keeps_its_number() -> None:
    assert shortened("Bartholomew (2)", 15) == "Bartholomew (2)"
    assert shortened("Bartholomew (2)", 10) == "Barth… (2)"
    assert shortened("Bartholomew", 10) == "Bartholom…"


def test_a_cut_text_leaves_no_isolate_open() -> None:
    text = f"Seat of {isolated('נפרטיטי')} and {isolated('דנה')}"
    for most in range(8, len(text) + 1):
        cut = cut_text(text, most)
        assert len(cut) <= most
        assert cut.count("\u2068") == cut.count("\u2069")
    assert cut_text(text, len(text)) == text
    assert cut_text("Anna and Ben", 6) == "Anna…"
