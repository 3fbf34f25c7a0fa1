"""Deals that are the same in every run, so that what is red once is red again and can be looked at.

A game's seed comes from `secrets`, which nobody can foresee; here it comes from a name, such as a test's. The
environment variable DEALS chooses others: any word for another set of them, `random` for new ones in each run.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from unittest.mock import patch

VARIABLE = "DEALS"
ANEW = "random"
_SECRET = 16
"""So many bytes a game's secret has; what is longer is none, and changes no deal."""


def deals_of(name: str) -> str:
    """Return the word that stands for the deals of something with this name; `random` where new ones are wanted."""
    chosen = os.environ.get(VARIABLE, "")
    return chosen if chosen == ANEW else f"{chosen}/{name}"


@contextmanager
def same_deals(word: str) -> Iterator[None]:
    """Deal by a word as long as this lasts; `random` leaves everything to chance."""
    if word == ANEW:
        yield
        return
    foreseen, unforeseen = Random(word), secrets.token_hex

    def token(count: int) -> str:
        return foreseen.randbytes(count).hex() if count == _SECRET else unforeseen(count)

    with patch("secrets.token_hex", token):
        yield
