"""Everything that happens in Sobek is told, and nothing of what its reader may not know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

import pytest

from bot.i18n.messages import BoundSpeech, Words
from engine.game import Event, Label
from engine.sobek import events
from engine.sobek.cards import Card, Token
from render.sobek.sentences import tell
from tests.render.sobek.event_samples import SAMPLES
from tests.render.sobek.samples import (
    NAMES,
)
from tests.seated import seated


@pytest.fixture(scope="module")
def words() -> Words:
    return Words.load()


@pytest.fixture
def speech(words: Words) -> BoundSpeech:
    return words.speech("en", "sobek", players=seated(*NAMES))


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


def test_what_others_choose_in_secret_needs_no_words(speech: BoundSpeech) -> None:
    assert tell(events.ChoiceMade(0, None), speech) is None


@pytest.mark.parametrize(("event", "_part"), SAMPLES, ids=lambda value: getattr(value, "code", None))
def test_what_the_table_may_not_see_is_not_told(event: Event, _part: str, speech: BoundSpeech) -> None:
    seen = event.seen(None)
    told = tell(seen, speech) or ""
    for hidden in set(named_in(event, speech)) - set(named_in(seen, speech)):
        assert hidden not in told


def named_in(event: Event, speech: BoundSpeech) -> list[str]:
    """Return the short names of all cards and tokens in an event."""

    def walk(value: object) -> Iterator[str]:
        if isinstance(value, Card):
            yield speech.name(Label("short", value.code))
        elif isinstance(value, Token):
            yield speech.name(value)
        elif isinstance(value, tuple):
            for one in value:
                yield from walk(one)

    return [name for field in fields(event) for name in walk(getattr(event, field.name))]  # type: ignore[arg-type]
