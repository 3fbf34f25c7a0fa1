"""What a character, an event token or a pirogue does is said before it is chosen."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.app_context import App
from bot.i18n.messages import Words
from bot.interactions.response import Screen
from bot.screens.choices.labels import effect_help
from bot.screens.hand import hand_screen
from bot.tables import Table
from engine.duel.market import Square
from engine.game import Label, walk
from engine.sobek.cards import GOODS, KIND, Good, Token
from engine.sobek.score_track import SPACES, Symbol, forward
from engine.sobek.state import ChoosingEvent
from render.duel.tile_names import brings_royal
from tests.bot.message_limits import every
from tests.bot.screens.asked_tables import questions, shown
from tests.bot.screens.choices.positions import positions
from tests.bot.screens.pages import parts, text
from tests.engine.duel.positions import position as duel_position
from tests.engine.sobek.positions import position

KINDS = ("sobek", "duel")
NOTHING = "This would do nothing now."
FISH = {"fish": "fish0 fish0 fish1"}


@pytest.fixture(scope="module")
def words() -> Words:
    return Words.load()


@pytest.mark.parametrize("kind", KINDS)
async def test_whatever_can_be_chosen_first_says_what_it_does(app: App, kind: str) -> None:
    """On a turn, and where a set opens the choice of a token or pirogue: a line or an option says it of each."""
    told: set[tuple[str, str]] = set()
    for table in positions(kind):
        seat = table.waiting[0]
        seen, speech = table.seen_by(seat), app.speech(table, "en")
        assert seen is not None
        assert seen.decision is not None
        wanted = {effect_help(app, speech, one.label) for one in seen.decision.choices if not one.public} - {None}
        if wanted and not told >= {(seen.decision.kind, str(one)) for one in wanted}:
            parts = list(every((await hand_screen(app, table, seat, "en")).view.to_components()))
            texts = [part.get("content", "") for part in parts]
            texts += [option.get("description", "") for part in parts for option in part.get("options", ())]
            text = "\n".join(texts)
            assert all(str(one) in text for one in wanted)
            told |= {(seen.decision.kind, str(one)) for one in wanted}
    assert len(told) > 10


@pytest.mark.parametrize("kind", KINDS)
async def test_a_character_in_a_select_says_what_it_does(app: App, kind: str) -> None:
    """A player who lays a thing in a set, or gives one away, sees below its name what goes with it."""
    described: set[str] = set()
    for table in positions(kind):
        seat = table.waiting[0]
        seen, speech = table.seen_by(seat), app.speech(table, "en")
        assert seen is not None
        assert seen.decision is not None
        for choice in walk(seen.decision.choices):
            powers = [effect_help(app, speech, item) for item in choice.gather.items] if choice.gather else []
            if any(powers) and not described.issuperset(map(str, powers)):
                found = await options(app, table, seat, choice.code)
                assert [one.get("description") for one in found] == powers
                described.update(map(str, powers))
    assert described


async def test_a_square_with_a_pharaoh_tile_says_that_it_brings_royal_corruption(app: App) -> None:
    """To who plays the Merchant, in the words of an ordinary take."""
    told = 0
    for table in questions("duel", 2, {"expansion": "treasures"}):
        seat, speech = table.waiting[0], app.speech(table, "en")
        seen = table.seen_by(seat)
        assert seen is not None
        assert seen.decision is not None
        view: Any = seen.view
        (brings,) = {effect_help(app, speech, Label("card", "hidden-gold"))}
        for choice in seen.decision.choices:
            if choice.code.endswith("merchant"):
                squares = [leaf.label for leaf in walk([choice]) if isinstance(leaf.label, Square)]
                golden = [square for square in squares if brings_royal(view.at(square))]
                screen = await hand_screen(app, table, seat, "en", branch=choice.code)
                said = [one.get("description") for part in parts(screen) for one in part.get("options", ())]
                assert sum(one is not None and brings in one for one in said) == len(golden)
                told += len(golden)
    assert told > 0


@pytest.mark.parametrize(
    ("character", "useful"), [("priestess", {"piles": ["fish1"]}), ("courtesan", {"sets": [FISH]})]
)
async def test_the_page_of_a_character_that_can_do_nothing_now_says_so(
    app: App, character: str, useful: dict[str, Any]
) -> None:
    hands = [f"{character} fish0", "wheat1", "ivory3"]
    idle, able = shown(position(3, hands=hands)), shown(position(3, hands=hands, **useful))
    before = idle.seen_by(0)
    assert before is not None
    assert NOTHING in text(await hand_screen(app, idle, 0, "en", branch=f"c.{character}"))
    assert NOTHING not in text(await hand_screen(app, able, 0, "en", branch=f"c.{character}"))
    assert before.view == idle.seen_by(0).view, "nothing is played to find out"


async def test_a_character_of_the_duel_that_can_do_nothing_now_says_so(app: App) -> None:
    idle = shown(duel_position(hands=["priest", "fish-h1"]), "duel")
    able = shown(duel_position(hands=["priest", "fish-h1"], piles=["fish-h1", ""]), "duel")
    assert NOTHING in text(await hand_screen(app, idle, 0, "en", branch="c.priest"))
    assert NOTHING not in text(await hand_screen(app, able, 0, "en", branch="c.priest"))


async def test_an_event_token_that_can_do_nothing_now_says_so(app: App) -> None:
    game = position(3, tokens="prosperity flood deceit", hands=["wheat1", "fish1", "ivory3"])
    game.pending = ChoosingEvent(0)
    assert await wasted(app, shown(game)) == ["Prosperity", "Deceit"]
    game.sets[0][GOODS.index(Good.FISH)] = [KIND["fish1"]] * 3
    assert await wasted(app, shown(game)) == ["Deceit"]


async def wasted(app: App, table: Table) -> list[str]:
    """Return what the hand says would do nothing now, by a line or an option."""
    screen = await hand_screen(app, table, 0, "en")
    found = [option for part in parts(screen) for option in part.get("options", ())]
    lines = [f"{one['label']}: {one.get('description')}" for one in found] + text(screen).splitlines()
    return [re.sub(r"^\W*(\d: )?(\w+).*", r"\2", line) for line in lines if NOTHING in line]


async def test_a_guild_token_says_how_far_each_marker_goes(app: App) -> None:
    """The own marker by points, on the token; another's from space to space, on the button of its player."""
    game = position(3, tokens="guild-ankh curse", scores=(48, 61, 70), hands=["wheat1", "fish1", "ivory3"])
    game.pending = ChoosingEvent(0)
    table = shown(game)
    speech = app.speech(table, "en")
    screen = await hand_screen(app, table, 0, "en")
    assert offered(screen)[:2] == [
        speech.say("choice-gain", name=f"1: {speech.name(Token.GUILD_ANKH)}", gain=4),
        f"2: {speech.name(Token.CURSE)}",
    ]
    screen = await hand_screen(app, table, 0, "en", branch="e.guild-ankh")
    assert labels_of(screen)[:2] == ["Nefertari · 61 → 57", "Cleo · 70 → 66"]
    assert "You: 48 → 52" in "\n".join(part.get("content", "") for part in every(screen.view.to_components()))
    assert max(map(len, labels_of(screen))) <= 25


@pytest.mark.parametrize("language", ["en", "fr", "de", "pl"])
def test_the_longest_guild_token_with_its_points_fits_a_phone(words: Words, language: str) -> None:
    speech = words.speech(language, "sobek")
    most = max(forward(score, symbol) - score for score in range(SPACES) for symbol in Symbol)
    tokens = [token for token in Token if token.startswith("guild-")]
    names = [speech.say("choice-take", place=5, card=speech.name(token)) for token in tokens]
    assert [one for one in names if len(speech.say("choice-gain", name=one, gain=most)) > 25] == []


def labels_of(screen: Screen) -> list[str]:
    """Return the labels of a screen's buttons, without their icons."""
    parts = every(screen.view.to_components())
    return [part["label"] for part in parts if part.get("type") == 2 and "label" in part]


def offered(screen: Screen) -> list[str]:
    """Return what a screen offers to choose, in selects or on buttons."""
    parts = every(screen.view.to_components())
    return [option["label"] for part in parts for option in part.get("options", ())] + labels_of(screen)


async def options(app: App, table: Any, seat: int, code: str) -> list[dict[str, Any]]:
    """Return the options of all selects of a branch of the hand."""
    parts = every((await hand_screen(app, table, seat, "en", branch=code)).view.to_components())
    return [option for part in parts for option in part.get("options", ())]
