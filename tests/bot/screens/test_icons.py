"""Icons stand beside words in texts, on buttons and options, cost no word, and are nowhere else."""

from __future__ import annotations

from collections.abc import Coroutine
from itertools import islice
from typing import Any

import pytest

from bot.app_context import App
from bot.i18n.icons import NO_ICONS, shown_length, without_icons
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.board import board_screen
from bot.screens.components import Layout, button, clip, clip_lines, in_full, select
from bot.screens.hand import hand_screen
from bot.screens.more_menu import more_menu_page
from bot.screens.news_fitting import TurnLog, quote_turns
from bot.screens.scores import scores_page
from bot.screens.text_board import text_board_page
from engine.game import Label, Seat
from engine.sobek.cards import CARDS, KIND
from tests.bot.marked import WHOLE, all_icons
from tests.bot.message_limits import app, check, every, full_game, table_of
from tests.bot.screens.choices.positions import positions
from tests.seated import seated

__all__ = ["app"]

PRESS = PressId(1, 1, Verb.HAND)
IVORY = CARDS[KIND["ivory3"]]


@pytest.fixture(autouse=True)
def plain_pictures() -> None:
    """Have pictures painted: they are looked at."""


def speech(app: App, *, markdown: bool = True) -> Any:
    """Return English words for a game of Sobek with two players."""
    return app.words.speech("en", "sobek", seated("Anna_1", "Bo"), markdown=markdown)


def parts(screen: Any) -> list[dict[str, Any]]:
    return list(every(screen.view.to_components()))


def texts(screen: Any) -> list[str]:
    return [part["content"] for part in parts(screen) if part["type"] == 10]


def test_a_named_thing_has_its_icon_before_its_name(app: App) -> None:
    """Cards, seats, what stands in lists and is counted there; what has no icon has its name alone."""
    told = speech(app)
    assert WHOLE.sub("@", told.name(IVORY)) == "@Ivory with 3 scarabs"
    assert "<:ivory3:" in told.name(IVORY)
    assert WHOLE.sub("@", told.name(Seat(0))) == "@Anna\\_1"
    assert WHOLE.sub("@", told.join([told.name(Seat(0)), told.name(Seat(1))])) == "@Anna\\_1 and @Bo"
    assert told._listed([IVORY, IVORY, None]).count("<:ivory3:") == 1
    assert "<" not in told.name(Label("choice", "take"))


def test_plain_words_have_no_icons(app: App) -> None:
    """Labels, pictures, titles and files have words without Markdown; so have texts that are read aloud."""
    assert "<" not in speech(app, markdown=False).name(IVORY)
    assert "<" not in speech(app).without_icons.name(IVORY)
    assert "<" not in app.words.text("en", "scores-round", round=IVORY)


def test_without_icons_words_stand_alone(app: App) -> None:
    """Not yet sent, refused, or of a game that draws none: nothing is missing but the icon."""
    iconed = speech(app).name(IVORY)
    app.words.icons = NO_ICONS
    assert speech(app).name(IVORY) == without_icons(iconed) == "Ivory with 3 scarabs"
    app.words.icons = all_icons()
    assert app.words.speech("en", "nothing", markdown=True).name(IVORY) == app.words.speech("en", "nothing").name(IVORY)


def test_an_icon_in_a_label_becomes_that_of_the_button_or_option(app: App) -> None:
    """The words stay; a sign that a button has of its own goes before."""
    label = speech(app).say("choice-take", place=2, card=IVORY)
    one = button(label, PRESS)
    assert (one.label, one.emoji and one.emoji.name) == ("2: Ivory with 3 scarabs", "ivory3")
    assert one.emoji is not None
    assert one.emoji.id is not None
    assert str(button(label, PRESS, emoji="🔄").emoji) == "🔄"
    assert button("Refresh", PRESS).emoji is None
    (option,) = select([(label, "1", label)], PRESS, label).options
    assert (option.label, option.description) == ("2: Ivory with 3 scarabs",) * 2
    assert option.emoji is not None
    assert option.emoji.name == "ivory3"
    assert select([(label, "1", None)], PRESS, label).placeholder == "2: Ivory with 3 scarabs"


def test_a_label_is_cut_by_its_words_alone() -> None:
    """An icon takes no room of a label and is never cut in two."""
    mark = f"<:fish:{10**18}>\u00a0"
    assert clip(f"{mark}{'x' * 80}", 80) == "x" * 80
    assert clip(f"{'x' * 79} {mark}y", 80) == "x" * 79 + "…"


def test_what_people_type_is_no_icon_of_ours() -> None:
    """An emoji in a note stays what it is."""
    typed = f"<:fish:{10**18}> is mine"
    assert without_icons(typed) == typed
    assert clip(typed, 80) == typed
    assert button("<:fish:1> x", PRESS).emoji is None


@pytest.mark.parametrize("most", range(2, 60))
def test_texts_are_cut_beside_icons_and_never_inside(most: int) -> None:
    """Whole lines stay as long as what is seen of them fits; of a line that is too long only words are left."""
    mark = f"<:fish:{10**18}>\u00a0"
    text = f"{mark}one {mark}two\n{mark}three four\nfive {mark}six seven eight"
    cut = clip_lines(text, most)
    assert shown_length(cut) <= most
    assert cut.count("<:") == len(WHOLE.findall(cut))
    assert (cut == text) == (shown_length(text) <= most)
    assert cut == text or cut.endswith("\n…")


def test_news_give_way_by_what_is_seen() -> None:
    """Icons do not push out turns that would be told without them."""
    mark = f"<:fish:{10**18}>\u00a0"
    turns = [TurnLog((f"{mark}{number} {mark}took {mark}fish",), number) for number in range(4)]
    assert quote_turns(turns, 100).count("\n") == 3


def test_icons_go_before_a_message_loses_a_word() -> None:
    """Discord counts all of an icon: where it is too much, texts that stand already lose theirs as well."""
    mark = f"<:fish:{10**18}>\u00a0"
    layout = Layout()
    layout.text(f"{mark}fish " * 60)
    before = [part["content"] for part in parts(layout.screen()) if part["type"] == 10]
    assert before[0].count("<:") == 60
    layout = Layout()
    layout.text(f"{mark}fish " * 60)
    layout.entry(f"{mark}fish " * 60, button("x", PRESS))
    layout.text(f"{mark}fish")
    after = [part["content"] for part in parts(layout.screen()) if part["type"] == 10]
    assert after == ["fish " * 60, "fish " * 60, "fish"]


def test_a_text_with_a_limit_of_its_own_keeps_its_words(app: App) -> None:
    """It has icons as long as that loses nothing."""
    long = speech(app)
    assert "<:" in in_full(lambda one: one.name(IVORY)[:60], long)
    assert in_full(lambda one: one.name(IVORY)[:30], long) == "Ivory with 3 scarabs"


@pytest.mark.parametrize("kind", ["sobek", "duel"])
async def test_a_turn_shows_icons_beside_words(app: App, kind: str) -> None:
    """Buttons, options and what happened; without icons the same words stand there."""
    table = next(table for number, table in enumerate(positions(kind)) if number == 11)

    async def more() -> Screen:
        return more_menu_page(app, table, 1, "en")

    def screens() -> list[Coroutine[Any, Any, Screen]]:
        return [board_screen(app, table), hand_screen(app, table, table.waiting[0], "en"), more()]

    shown = [await screen for screen in screens()]
    for screen in shown:
        check(screen)
    buttons = [part for screen in shown for part in parts(screen) if part["type"] == 2]
    iconed = [one for one in buttons if (one.get("emoji") or {}).get("id")]
    assert len(iconed) >= 4
    assert all(one["label"] for one in iconed)
    assert any("<:" in text for screen in shown for text in texts(screen))
    app.words.icons = NO_ICONS
    plain = [await screen for screen in screens()]
    assert [[without_icons(text) for text in texts(screen)] for screen in shown] == [texts(screen) for screen in plain]
    assert [screen.files for screen in shown] == [screen.files for screen in plain]
    labels = [[part.get("label") for part in parts(screen)] for screen in shown]
    assert labels == [[part.get("label") for part in parts(screen)] for screen in plain]


@pytest.mark.parametrize("kind", ["sobek", "duel"])
async def test_few_buttons_of_a_board_have_icons(app: App, kind: str) -> None:
    """Up to three have them always."""
    seen = 0
    for table in islice(positions(kind), 60):
        shown = [part for part in parts(await board_screen(app, table)) if part["type"] == 2]
        acting = [one for one in shown if (press := PressId.parse(one["custom_id"])) and press.verb is Verb.ACT]
        acting = [one for one in acting if one["label"][0].isdigit()]
        if 0 < len(acting) <= 3:
            seen += 1
            assert all((one.get("emoji") or {}).get("id") for one in acting), [one["label"] for one in acting]
    assert seen > 3


async def test_the_board_as_text_is_for_the_ear(app: App) -> None:
    """It has no icons; the scores have them where they all fit."""
    table = table_of(full_game(), "en")
    assert not any("<:" in text for text in texts(text_board_page(app, table, 0, "en")))
    check(await scores_page(app, table, "en"))
