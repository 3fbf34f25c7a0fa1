"""The page for translators: every message stands on it once, in every language that has it."""

from __future__ import annotations

import re
from functools import cache

import pytest

import bench.words
from bench.words import page
from bot.i18n.messages import ENGLISH, Words
from tests.locale.messages import messages

_read = bench.words._sources
_SOURCES = cache(lambda language: tuple(_read(language)))
"""What stands in the files of a language, which takes longer to read than all else here."""


@pytest.fixture(autouse=True)
def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench.words, "_sources", _SOURCES)


async def test_every_message_stands_on_the_page_once() -> None:
    """Beside the first screen that shows it, or at the end; a few screens do, for all need a minute."""
    text, unseen = await page(9)
    keys = re.findall(r'data-key="([^"]+)"', text)
    assert sorted(keys) == sorted(message.id.name for message in messages(ENGLISH))
    assert 0 < unseen < len(keys)


async def test_a_message_is_read_in_four_languages_beside_its_screen() -> None:
    text, _ = await page(1)
    before, _, after = text.partition("On no screen above")
    assert 'data-key="help-short"' in before
    assert 'data-key="help-short"' not in after
    for language in Words.load().languages:
        assert f"<small>{language}</small>" in before
