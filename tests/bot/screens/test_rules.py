"""The rules can be learnt from their pages: turned one by one, with pictures, and with the numbers that hold."""

from __future__ import annotations

import re
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bench.finished import finished
from bot.app_context import App
from bot.interactions.custom_id import PressId, Verb
from bot.screens.lessons import FROM_LESSON
from bot.screens.rules import MORE, TopicRequest, parse_topic, rules_page
from engine.duel.rules_figures import FACTS as DUEL
from engine.sobek.rules_figures import FACTS as SOBEK
from render.canvas.theme import INK, covered_corner
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
        assert parse_topic(press, ()).kind == kind
        read.append(parse_topic(press, ()).topic)
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
def test_no_picture_has_letters_below_the_sign_for_alt_texts(app: App, kind: str) -> None:
    """Such as "4 × 6 = 24" behind a row of low tiles."""
    face, speech = app.games[kind].face, app.words.speech("en", kind)
    pictures = {topic: face.rules_picture(topic, speech) for topic in face.topics()}
    assert any(pictures.values())
    for topic, picture in pictures.items():
        if picture is not None:
            wide, high = covered_corner(picture.width)
            image = Image.open(BytesIO(picture.data)).convert("RGB")
            corner = image.crop((picture.width - wide + 4, picture.height - high + 4, picture.width, picture.height))
            assert INK not in {colour for _, colour in corner.getcolors(corner.width * corner.height) or ()}, topic


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


def selects_of(parts: list[Any]) -> list[tuple[PressId, str, list[str]]]:
    """Return the press, the placeholder and the values of each select."""
    found = []
    for part in parts:
        if part["type"] == 3 and (press := PressId.parse(part["custom_id"])) is not None:
            found.append((press, part["placeholder"], [option["value"] for option in part["options"]]))
    return found


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_there_is_one_pair_of_selects_and_each_says_what_it_chooses(app: App, kind: str, language: str) -> None:
    """A game and a topic; both tell what is read now, by the names that stand in the list."""
    speech = app.words.speech(language, kind)
    games, topics = selects_of(await parts_of(app, kind, "take", language))
    assert games[1] == speech.say("rules-choose-game", game=speech.say(f"{kind}-title"))
    assert topics[1] == speech.say("rules-choose", topic=speech.say(f"{kind}-help-take-title"))
    assert games[2] == list(KINDS)
    assert {parse_topic(games[0], [one]) for one in games[2]} == {TopicRequest(one, "") for one in KINDS}


@pytest.mark.parametrize("kind", KINDS)
async def test_the_select_leads_to_every_topic(app: App, kind: str) -> None:
    """Its last option shows the others, and after all of them the first again, while the page stays as it is."""
    topics, start = list(app.games[kind].face.topics()), None
    offered: list[str] = []
    for _ in range(3):
        screen = await rules_page(app, kind, None, None, "en", "take", start)
        press, _, values = selects_of(list(every(screen.view.to_components())))[1]  # type: ignore[arg-type]
        assert values.pop() == MORE
        assert all(parse_topic(press, [one]) == TopicRequest(kind, one) for one in values)
        following = parse_topic(press, [MORE])
        assert (following.kind, following.topic) == (kind, "take")
        offered, start = offered + values, following.start
    assert offered == [*topics, *offered[: len(offered) - len(topics)]]
    assert offered[len(topics) :][0] == topics[0]
    far = await rules_page(app, kind, None, None, "en", topics[-1])
    assert topics[-1] in selects_of(list(every(far.view.to_components())))[1][2]  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", KINDS)
async def test_rules_that_were_opened_in_a_lesson_lead_back_to_it_from_each_page(app: App, kind: str) -> None:
    screen = await rules_page(app, kind, None, None, "en", "take", from_lesson=True)
    check(screen)
    parts = list(every(screen.view.to_components()))  # type: ignore[arg-type]
    asked = [press for part in parts if (press := PressId.parse(part.get("custom_id", "")))]
    assert [press.arg for press in asked if press.verb is Verb.LEARN] == [kind]
    turned = [parse_topic(press, ["take"]) for press in asked if press.verb is Verb.TOPIC]
    assert len(turned) == 4
    assert all(one.from_lesson for one in turned)
    games = selects_of(parts)[0][0]
    assert parse_topic(games, [kind]) == TopicRequest(kind, "", from_lesson=True)
    opened = PressId(0, 0, Verb.TOPIC, f"{kind}{FROM_LESSON}")
    assert parse_topic(opened, ()) == TopicRequest(kind, "", from_lesson=True)
    assert "l" not in app.games[kind].face.topics()


@pytest.mark.parametrize("kind", KINDS)
async def test_other_games_can_be_read_whatever_is_played(app: App, kind: str) -> None:
    """The rules of another game lead back to the table, and have nothing of it."""
    table = finished(kind, moves=4)
    (other,) = (one for one in KINDS if one != kind)
    screen = await rules_page(app, other, table, 0, "en")
    check(screen)
    parts = list(every(screen.view.to_components()))  # type: ignore[arg-type]
    asked = [press for part in parts if (press := PressId.parse(part.get("custom_id", "")))]
    assert {press.table for press in asked if press.verb is Verb.TOPIC} == {table.id}
    assert Verb.MORE in {press.verb for press in asked}
    assert Verb.SEE not in {press.verb for press in asked}


@pytest.mark.parametrize("kind", KINDS)
def test_selects_of_older_messages_still_work(kind: str) -> None:
    """Their custom id named the game alone, that of a button the topic too."""
    assert parse_topic(PressId(0, 0, Verb.TOPIC, kind), ["take"]) == TopicRequest(kind, "take")
    assert parse_topic(PressId(0, 1002, Verb.TOPIC, kind), ()) == TopicRequest(kind, "")
    assert parse_topic(PressId(7, 1000, Verb.TOPIC, f"{kind}.take"), ()) == TopicRequest(kind, "take")


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
