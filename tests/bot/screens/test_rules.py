"""The rules can be learnt from their pages: turned one by one, with pictures, and with the numbers that hold."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bench.finished import finished
from bot.app_context import App
from bot.interactions.custom_id import PressId, Verb
from bot.screens.rules import all_rules_page, parse_topic, rules_page
from engine.duel.rules_figures import FACTS as DUEL
from engine.sobek.rules_figures import FACTS as SOBEK
from tests.bot.message_limits import check, every

KINDS = ("sobek", "duel")
LANGUAGES = ("en", "fr", "de", "pl")


async def parts_of(app: App, kind: str, topic: str, language: str = "en") -> list[Any]:
    """Return all parts of a page that is read where no table is, within Discord's limits."""
    screen = await rules_page(app, kind, None, None, language, topic)
    check(screen)
    return list(every(screen.view.to_components()))  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", KINDS)
async def test_next_leads_through_all_topics_and_back_again(app: App, kind: str) -> None:
    """From the first page, which has none before it, to the last, which has none behind it."""
    topics, read = list(app.games[kind].face.topics()), [""]
    for _ in app.games[kind].face.topics():
        back, following = [part for part in await parts_of(app, kind, read[-1]) if part["type"] == 2][:2]
        assert back.get("disabled", False) is (len(read) == 1)
        if following.get("disabled", False):
            break
        press = PressId.parse(following["custom_id"])
        assert press is not None
        assert parse_topic(press.arg, ())[0] == kind
        read.append(parse_topic(press.arg, ())[1])
    assert ["", *topics[1:]] == read


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_number_of_a_page_is_there(app: App, kind: str, language: str) -> None:
    """No text asks for one that the game has not; the page says which it is of how many."""
    topics = app.games[kind].face.topics()
    for number, topic in enumerate(topics, start=1):
        text = "\n".join(part.get("content", "") for part in await parts_of(app, kind, topic, language))
        assert "{" not in text
        assert re.search(rf"\b{number}\b.*\b{len(topics)}\b", text)


@pytest.mark.parametrize("kind", KINDS)
async def test_pages_have_pictures(app: App, kind: str) -> None:
    """Of the material, of taking, of sets and of what comes of them; each with an alt text."""
    shown = {}
    for topic in app.games[kind].face.topics():
        pictures = [part for part in await parts_of(app, kind, topic) if part["type"] == 12]
        if pictures:
            shown[topic] = pictures[0]["items"][0]["description"]
    assert shown.keys() >= {"take", "scoring"}
    assert len(shown) >= 7
    assert all(shown.values())


@pytest.mark.parametrize("kind", KINDS)
async def test_other_games_can_be_read_whatever_is_played(app: App, kind: str) -> None:
    """Beside the topics of the table's game stands a button for each other one."""
    table = finished(kind)
    screen = await rules_page(app, kind, table, None, "en")
    asked = [part["custom_id"] for part in every(screen.view.to_components()) if part.get("custom_id")]  # type: ignore[arg-type]
    pages = [press for one in asked if (press := PressId.parse(one)) and press.verb is not Verb.SEE]
    kinds = {parse_topic(press.arg, ())[0] for press in pages}
    assert kinds == set(KINDS)
    check(all_rules_page(app, "en"))


def test_the_numbers_of_sobek_are_those_of_the_rulebook() -> None:
    """Counted by hand from the rules' sheet; the pages take theirs from the cards themselves (S1, S26)."""
    assert (SOBEK["cards"], SOBEK["beige"] + SOBEK["green"]) == (63, 54)
    counts = [(SOBEK[good], SOBEK[f"{good}-valued"], SOBEK[f"{good}-scarabs"]) for good in GOODS]
    assert counts == [(6, 3, 3), (7, 4, 2), (7, 3, 2), (9, 5, 1), (10, 5, 1), (10, 5, 1)]
    tokens = ("guild", "flood", "curse", "prosperity", "embalming", "deceit")
    assert [SOBEK[f"token-{one}"] for one in tokens] == [4, 2, 2, 2, 1, 1]
    assert (SOBEK["hand"], SOBEK["row"], SOBEK["drawn"], SOBEK["aside"], SOBEK["spaces"]) == (2, 9, 5, 9, 100)
    assert (SOBEK["from"], SOBEK["over"], SOBEK["to"]) == (61, 57, 52)


GOODS = ("ivory", "ebony", "marble", "cattle", "fish", "wheat")


def test_the_numbers_of_the_duel_are_those_of_the_rulebook() -> None:
    """Counted by hand from the rules' sheet; starting tiles belong to their goods."""
    assert (DUEL["tiles"], DUEL["starting"], DUEL["goods"], DUEL["characters"], DUEL["statues"]) == (65, 10, 45, 10, 5)
    goods = ("ivory", "ebony", "marble", "livestock", "fish", "wheat")
    counts = [(DUEL[good], DUEL[f"{good}-valued"], DUEL[f"{good}-scarabs"]) for good in goods]
    assert counts == [(6, 3, 3), (7, 4, 2), (7, 3, 2), (9, 5, 1), (10, 5, 1), (11, 5, 1)]
    assert [DUEL[f"deben-{value}"] for value in range(3, 10)] == [3, 2, 2, 2, 2, 1, 1]
    assert (DUEL["laid"], DUEL["pile"], DUEL["boxed"], DUEL["aside"], DUEL["deben"]) == (32, 23, 2, 8, 13)
