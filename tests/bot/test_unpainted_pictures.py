"""Pictures without paint are in all else what they would be, and leave no trace."""

from __future__ import annotations

import gc
from dataclasses import replace
from functools import _lru_cache_wrapper
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.games import GAMES
from bot.i18n.messages import Words
from bot.sample_games import SAMPLES, pictured
from bot.screens.game_intro import sample_speech
from render.presentation import Picture
from tests.bot.unpainted_pictures import _SAME_ANYWAY, unpainted


def pictures(kind: str) -> list[Picture]:
    """Return board and hand of a sample."""
    view, face, sample = pictured(GAMES[kind].rules, SAMPLES[kind]), GAMES[kind].face, SAMPLES[kind]
    speech = sample_speech(cast(Any, SimpleNamespace(words=Words.load(), games=GAMES)), kind, sample, "en")
    return [face.board(view, speech), face.hand(replace(view, viewer=0) if view.viewer is None else view, speech)]


def used() -> dict[int, object]:
    """Return how often each cache of a painter was asked, by its place in memory."""
    painters = [one for one in gc.get_objects() if isinstance(one, _lru_cache_wrapper)]
    return {
        id(one): one.cache_info()
        for one in painters
        if one.__module__.startswith("render.") and one.__module__ not in _SAME_ANYWAY
    }


@pytest.mark.parametrize("kind", SAMPLES)
def test_without_paint_a_picture_has_its_size_its_words_and_its_places(kind: str) -> None:
    painted, before = pictures(kind), used()
    with unpainted():
        plain = pictures(kind)
    assert {place: info for place, info in used().items() if place in before} == before, "no cache was touched"
    assert [replace(one, data=b"") for one in plain] == [replace(one, data=b"") for one in painted]
    assert all(len(one.data) < len(other.data) / 2 for one, other in zip(plain, painted, strict=True))
    assert pictures(kind) == painted
