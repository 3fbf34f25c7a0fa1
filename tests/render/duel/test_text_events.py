"""Everything that happens in Sobek: 2 Players is told, and nothing of what its reader may not know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace

import pytest

from bot.i18n.messages import BoundSpeech
from engine.duel import events
from engine.duel.market import Line
from engine.duel.tiles import Pirogue, Tile
from engine.game import Event
from engine.sobek import events as first_game
from render.duel.sentences import tell
from render.duel.text_events import brief
from tests.render.duel.event_samples import RED, SAMPLES
from tests.render.duel.samples import (
    C4,
    FISH,
    QUEEN,
    THIEF,
)


@pytest.mark.parametrize(("event", "part"), SAMPLES, ids=lambda value: getattr(value, "code", None))
def test_every_event_is_told(event: Event, part: str, speech: BoundSpeech, caplog: pytest.LogCaptureFixture) -> None:
    told = tell(event, speech)
    assert told is not None
    assert part in told
    assert not caplog.records


def test_no_kind_of_event_is_left_out() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    kinds = {kind for kind in kinds if hasattr(kind, "code")}
    assert {type(event) for event, _ in SAMPLES} == kinds


def test_what_others_do_in_secret_needs_no_words(speech: BoundSpeech) -> None:
    assert tell(events.ChoiceMade(0, None), speech) is None
    assert tell(events.CorruptionSeen(0, 1, None), speech) is None


def test_the_first_games_events_are_not_told_here(speech: BoundSpeech) -> None:
    assert tell(first_game.RoundEnded(0), speech) is None


@pytest.mark.parametrize(("event", "_part"), SAMPLES, ids=lambda value: getattr(value, "code", None))
def test_what_the_table_may_not_see_is_not_told(event: Event, _part: str, speech: BoundSpeech) -> None:
    seen = event.seen(None)
    told = tell(seen, speech) or ""
    for hidden in set(named_in(event, speech)) - set(named_in(seen, speech)):
        assert hidden not in told


def test_a_drawn_debens_value_is_told_to_its_owner_alone(speech: BoundSpeech) -> None:
    drawn = events.DebenDrawn(0, 9, (9, 8))
    for viewer in (None, 1):
        assert not set("89") & set(tell(drawn.seen(viewer), speech) or "")


@pytest.mark.parametrize("event", [events.RoyalDrawn(0, 6), events.RoyalDiscarded(0, 6), events.DebenLost(0, 1, 6)])
def test_p5_p7_p9_the_value_of_a_token_is_told_to_one_seat_alone(event: Event, speech: BoundSpeech) -> None:
    """Who drew or discarded royal corruption, and who lost a deben: not the thief, and not the table."""
    assert "worth 6" in (tell(event.seen(0), speech) or "")
    for viewer in (None, 1):
        assert "6" not in (tell(event.seen(viewer), speech) or "6")


def named_in(event: Event, speech: BoundSpeech) -> list[str]:
    """Return the names of all tiles and pirogues in an event."""

    def walk(value: object) -> Iterator[str]:
        if isinstance(value, Tile):
            yield brief(speech).say("duel-choice-made", tiles=(value,)).removeprefix("Chosen: ")[:-1]
        elif isinstance(value, Pirogue):
            yield speech.name(value)
        elif isinstance(value, tuple):
            for one in value:
                yield from walk(one)

    return [name for field in fields(event) for name in walk(getattr(event, field.name))]  # type: ignore[arg-type]


def test_hidden_tiles_would_be_found_by_the_names_that_are_looked_for(speech: BoundSpeech) -> None:
    taken = events.TileTaken(0, C4, QUEEN, RED, Line.ROW, None, (FISH, THIEF))
    assert named_in(taken, speech) == ["Queen (ivory)", "Fish 1", "Thief (fish)"]
    assert named_in(replace(taken, tile=None, passed=()), speech) == []
