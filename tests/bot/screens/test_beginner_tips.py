"""In their first games, players have a line of help for each question, in the hand and nowhere else."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from bot.app_context import App
from bot.games import GAMES
from bot.i18n.messages import Words
from bot.interactions.custom_id import PressId, Verb
from bot.screens.beginner_tips import HIDE, SHOW, question_code
from bot.screens.board import board_screen
from bot.screens.hand import hand_screen
from bot.screens.header_and_footer import Frame
from bot.screens.more_menu import more_menu_page
from engine.duel.tiles import Back, Good
from tests.bot.screens.choices.positions import positions
from tests.bot.screens.pages import asked, parts_of
from tests.locale.messages import messages

SIGN = "🌱"
LANGUAGES = ("en", "fr", "de", "pl")
LONGEST = 110
"""So many letters of small print are two lines of a phone."""


def lines(parts: list[dict[str, str]]) -> list[str]:
    """Return the lines of help among the parts of a screen."""
    return [line for part in parts for line in part.get("content", "").splitlines() if SIGN in line]


@pytest.mark.parametrize("kind", ["sobek", "duel"])
async def test_whatever_is_asked_there_is_one_line(app: App, kind: str) -> None:
    """Below the question, and how to do without it until the first turn is over; none on the board or unasked."""
    kinds: set[str] = set()
    for table in positions(kind):
        for seat in table.waiting:
            seen = table.seen_by(seat)
            assert seen is not None
            assert seen.decision is not None
            if seen.decision.kind in kinds:
                continue
            kinds.add(seen.decision.kind)
            (line,) = lines(parts_of(await hand_screen(app, table, seat, "en", frame=Frame(aided=True))))
            assert line.startswith(f"-# {SIGN} ")
            assert ("Hide these lines" in line) is not seen.had_turn
            assert lines(parts_of(await hand_screen(app, table, seat, "en"))) == []
            crowded = Frame("-# elsewhere", aided=True)
            assert lines(parts_of(await hand_screen(app, table, seat, "en", frame=crowded))) == []
            noted = lines(parts_of(await hand_screen(app, table, seat, "en", frame=Frame(note="mind", aided=True))))
            # What asks for many buttons leaves no room for both.
            assert noted == [line] or not seen.decision.turn
            other = next(one for one in range(len(table.players)) if one != seat)
            if other not in table.waiting:
                assert lines(parts_of(await hand_screen(app, table, other, "en", frame=Frame(aided=True)))) == []
            assert lines(parts_of(await board_screen(app, table))) == []
    assert "turn" in kinds
    assert len(kinds) > 1


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_first_line_of_the_duel_is_about_what_lies_there(app: App, language: str) -> None:
    """About the centre while the Ankh is off the market, then about its line; at an empty pile about the end.

    With a statue or a character among three or more tiles in hand it is about what joins a set.
    """
    object.__setattr__(app, "words", Words.load())
    found: dict[str, set[str]] = {}
    for table in positions("duel"):
        seat = table.waiting[0]
        seen = table.seen_by(seat)
        assert seen is not None
        assert seen.decision is not None
        if seen.decision.kind == "turn":
            shown = lines(parts_of(await hand_screen(app, table, seat, language, frame=Frame(aided=True))))
            view: Any = seen.view
            joins = any(tile.good is Good.STATUE or tile.power for tile in view.seats[seat].hand)
            stage = "-set" if joins and len(view.seats[seat].hand) >= 3 else ""
            stage = "-last" if view.pile == 0 else "-centre" if view.ankh is None else stage
            lines_of = {line.removeprefix(f"-# {SIGN} ").partition(" (")[0] for line in shown}
            found.setdefault(stage, set()).update(lines_of)
    assert found.keys() >= {"", "-centre", "-set"}
    assert found == {stage: {app.words.text(language, f"duel-first-turn{stage}")} for stage in found}


def _is_special(kind: str, view: Any) -> bool:
    if kind == "sobek":
        return bool(view.deck == 0)
    backs = [view.market[one.square.row][one.square.column].back for one in view.takeable]
    return Back.GOLD in backs and view.pile > 0


@pytest.mark.parametrize(
    ("kind", "seats", "options", "code"),
    [("sobek", 3, {}, "turn-last"), ("duel", 2, {"expansion": "treasures"}, "turn-royal")],
)
def test_what_is_special_about_a_turn_has_a_line_of_its_own(
    app: App, kind: str, seats: int, options: dict[str, str], code: str
) -> None:
    """That no more cards come, and that a tile brings royal corruption; other turns have the usual line."""
    found: set[str] = set()
    rules, chance = GAMES[kind].rules, Random(1)
    game = rules.new(seats, options, "tips")
    while game.waiting:
        seat = game.waiting[0]
        decision, view = game.decision(seat), game.view(seat)
        assert decision is not None
        if decision.kind == "turn":
            asked_code = question_code(app, kind, decision, view)
            assert (asked_code == code) is _is_special(kind, view)
            found.add(asked_code)
        game.apply(seat, chance.choice(game.legal(seat)))
    assert code in found
    assert len(found) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_fits_two_lines_of_a_phone(language: str) -> None:
    words = Words.load()
    names = [one.id.name for one in messages(language) if re.match(r"(sobek|duel)-first-", one.id.name)]
    assert len(names) == 18
    assert {name: len(text) for name in names if len(text := words.text(language, name)) > LONGEST} == {}


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Unsold sets"), ("fr", "Lots invendus"), ("de", "Warensätze"), ("pl", "układ")]
)
def test_what_is_unsold_when_the_duel_ends_is_not_all_corruption(language: str, said: str) -> None:
    """Tiles that could still have been sold leave the game; the lesson says so, too."""
    words = Words.load()
    assert said in words.text(language, "duel-first-turn-last")
    sold = {"en": "without points", "fr": "sans points", "de": "ohne Punkte", "pl": "bez punktów"}
    values = dict.fromkeys(("corruption", "most", "drawn", "deben", "points", "theirs"), 3)
    assert sold[language] in words.text(language, "lesson-duel-end-done", **values)


async def test_the_page_behind_more_hides_them_and_shows_them_again(app: App) -> None:
    """Only while there are any to hide."""
    table = next(positions("sobek"))
    user = next(player.user for player in table.players if player.user is not None)
    for aided, arg in ((True, HIDE), (False, SHOW)):
        parts = parts_of(more_menu_page(app, table, user, "en", aided=aided))
        assert len(lines(parts)) == 1
        found = [press for press in asked(parts) if press is not None and press.verb is Verb.FIRSTS]
        assert found == [PressId(table.id, table.version, Verb.FIRSTS, arg)]
    without = parts_of(more_menu_page(app, table, user, "en"))
    assert lines(without) == []
    assert all(press is None or press.verb is not Verb.FIRSTS for press in asked(without))
