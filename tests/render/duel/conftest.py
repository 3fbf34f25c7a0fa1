"""Words for the tests of the second game's texts."""

from __future__ import annotations

import pytest

from bot.i18n.messages import BoundSpeech, Words
from tests.render.duel.samples import NAMES
from tests.seated import seated


@pytest.fixture(scope="session")
def words() -> Words:
    return Words.load()


@pytest.fixture
def speech(words: Words) -> BoundSpeech:
    return words.speech("en", "duel", seated(*NAMES))
