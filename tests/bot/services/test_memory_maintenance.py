"""Memory that nobody needs is given back: what sprites were made of, and what the C library keeps of what is free."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import bot.services.memory_maintenance
from bot.games import Playable
from bot.services.memory_maintenance import MemoryMaintenance, release_free_memory
from render.canvas import original_cache
from render.canvas.drawn_sprites import icon, master
from render.canvas.theme import SAND

SECONDS = 20.0


@contextmanager
def kept_by(games: dict[str, Any]) -> Iterator[MemoryMaintenance]:
    """Let a maintenance work, who looks again at once and leaves the collector alone."""
    with (
        patch.object(bot.services.memory_maintenance, "freeze_lasting_objects"),
        patch.object(bot.services.memory_maintenance, "PAUSE", 0.01),
    ):
        maintenance = MemoryMaintenance(cast(dict[str, Playable], games))
        maintenance.start()
        try:
            yield maintenance
        finally:
            maintenance.close()
            for thread in threading.enumerate():
                if thread.name == "caretaker":
                    thread.join(SECONDS)


def test_an_original_is_drawn_again_when_it_was_let_go() -> None:
    first = master("fish")
    assert master("fish") is first
    original_cache.clear()
    assert master("fish") is not first
    assert master("fish").tobytes() == first.tobytes()


def test_sprites_stay_when_their_originals_go() -> None:
    sprite = icon("fish", 31, SAND)
    original_cache.clear()
    assert icon("fish", 31, SAND) is sprite


def test_all_games_are_warmed_and_then_originals_and_memory_are_given_back_again_and_again() -> None:
    warmed: list[str] = []
    gave, times = threading.Event(), iter(range(3))
    games = {
        name: SimpleNamespace(face=SimpleNamespace(preload=lambda name=name: warmed.append(name)))
        for name in ("sobek", "duel")
    }
    kept = master("fish")

    def give() -> None:
        if next(times, None) is None:
            gave.set()

    with patch.object(bot.services.memory_maintenance, "release_free_memory", give), kept_by(games):
        assert gave.wait(SECONDS)
    assert warmed == ["sobek", "duel"]
    assert master("fish") is not kept


def test_a_caretaker_who_is_told_to_stop_draws_nothing_more() -> None:
    warmed: list[str] = []

    def warm() -> None:
        warmed.append("sobek")
        maintenance.close()

    face = SimpleNamespace(face=SimpleNamespace(preload=warm))
    with kept_by({}) as maintenance:
        pass
    maintenance = MemoryMaintenance(cast(dict[str, Playable], {"sobek": face, "duel": face}))
    maintenance._work()
    assert warmed == ["sobek"]


def test_giving_back_does_nothing_where_there_are_no_means() -> None:
    with patch.object(bot.services.memory_maintenance, "_TRIM", None):
        release_free_memory()
    release_free_memory()
