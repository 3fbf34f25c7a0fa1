"""The help tells the rules that a table plays by, and what a priest may leave has a name in every language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bench.finished import finished
from bot.app_context import App
from bot.i18n.messages import Words
from bot.screens.rules import rules_page
from engine.game import Label
from engine.rules import Rules
from engine.sobek import FIRST, SECOND
from engine.sobek.cards import CARDS, GOODS
from tests.bot.screens.pages import text

LANGUAGES = ("en", "fr", "de", "pl")
PAIRS = ("vizier-scribe-cattle", "thief-scribe-fish", "merchant-courtesan")


async def told(app: App, rules: Rules, topic: str, language: str) -> str:
    """Return what the help page of a table says about a topic."""
    table = replace(finished("sobek"), rules=rules)
    return text(await rules_page(app, "sobek", table, None, language, topic))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", ["take", "priest"])
async def test_s2_s13_the_help_of_a_table_tells_its_own_rules(app: App, topic: str, language: str) -> None:
    """Those of the newest where it has none of its own."""
    first, second = [await told(app, rules, topic, language) for rules in (FIRST, SECOND)]
    assert first != second
    speech = app.words.speech(language, "sobek", markdown=True)
    assert speech.say(f"sobek-help-{topic}-rules-1") in first
    assert speech.say(f"sobek-help-{topic}") in second
    assert max(len(first), len(second)) < 1200


@pytest.mark.parametrize("topic", ["merchant", "set"])
async def test_a_topic_that_is_the_same_in_both_rules_is_told_the_same(app: App, topic: str) -> None:
    """It has one text."""
    assert await told(app, FIRST, topic, "en") == await told(app, SECOND, topic, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_s13_whatever_a_priest_may_leave_is_named_on_a_button(language: str) -> None:
    """All goods, all characters and all pairs of one good; 80 characters at most."""
    speech = Words.load().speech(language, "sobek", markdown=False)
    codes = [*GOODS, *(card.code for card in CARDS if card.power is not None), *PAIRS]
    names = [speech.name(Label("clear", code)) for code in codes]
    assert len(set(names)) == len(names) == 18
    assert all("clear" not in name and len(name) <= 80 for name in names)
