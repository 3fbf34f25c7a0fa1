"""The cards and tokens that a message names, in its words and custom ids."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from engine.sobek.cards import CARDS, Card, Good, Token
from tests.e2e.forked import ROOT

_TERMS = (ROOT / "locale/en/sobek-terms.ftl").read_text()
FULL = {name: code for code, name in re.findall(r"^sobek-card-(\w[\w-]*) = (.+)$", _TERMS, re.M) if code != "hidden"}
SHORT = {name: code for code, name in re.findall(r"^sobek-short-(\w[\w-]*) = (.+)$", _TERMS, re.M) if code != "hidden"}
# "Fish" alone may be the good or a set of it; as a card's short name it counts only behind a place, as in "2: Fish".
CLEAR = {name: code for name, code in SHORT.items() if re.search(r"[\d(]", name) or name == "Amulet"}
NAMED = re.compile("|".join(sorted(map(re.escape, {**FULL, **CLEAR}), key=len, reverse=True)))
PLACED = re.compile(r"^\d+: (.+)$")
CODE = re.compile(
    r"(?<![\w-])(" + "|".join(sorted({card.code for card in CARDS}, key=len, reverse=True)) + r")(?![\w-])"
)
TOKEN = re.compile(r":e\.([a-z-]+)")
WORDS = ("content", "label", "placeholder", "description", "name")
CODES = ("custom_id", "value")


def strings(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Go through all texts of some components, each with its key."""
    if isinstance(value, dict):
        asked = str(value.get("custom_id") or value.get("value") or "").rpartition(".")[2]
        for name, inner in value.items():
            # "2: Ebony" may offer the good, whichever card of it that is, and then tells nothing of a card.
            if name not in ("label", "name") or asked not in set(Good):
                yield from strings(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner, key)
    elif isinstance(value, str) and key in (*WORDS, *CODES):
        yield key, value


def cards_in(key: str, text: str) -> list[str]:
    """Give the codes of the cards and tokens that a text names."""
    if key in CODES:
        return CODE.findall(text) + [f"token {code}" for code in TOKEN.findall(text)]
    found = [{**FULL, **CLEAR}[name] for name in NAMED.findall(text)]
    whole = PLACED.match(text)
    if key in ("label", "name") and whole is not None and whole[1] in SHORT:
        found.append(SHORT[whole[1]])
    return found


def named_in(value: Any) -> Iterator[str]:
    """Go through all cards and tokens of a view or an event."""
    if isinstance(value, Card):
        yield value.code
    elif isinstance(value, Token):
        yield f"token {value.code}"
    elif is_dataclass(value):
        for part in fields(value):
            yield from named_in(getattr(value, part.name))
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from named_in(part)
