"""A hint as it is read: two moves by their names, what they are worth, why, and buttons that make just these moves."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.app_context import App
from bot.games import GAMES
from bot.i18n.messages import Words
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.choices.codec import find_branch, read_mask
from bot.screens.hints import hint_page
from bot.store import Entry
from bot.tables import Player, Table, VisibleGame
from bot.tables.game.seat_memory import SeatMemories
from bot.tables.game.session import GameSession, begin_session
from bot.tables.seat_history import SeatHistory
from engine.ai.search_contract import Evaluation, Judged, search_seed
from engine.ai.worlds_contract import determinise
from engine.game import Action
from tests.bot.message_limits import check, every, table_of
from tests.bot.screens.throwaway import LANGUAGE, never_looked_up
from tests.depth import first_of

NAMES = ("Anna", "Bo", "Cleo", "Dan")
LANGUAGES = [*Words.load().languages, LANGUAGE]
KINDS: list[tuple[str, int, dict[str, str]]] = [
    ("sobek", 2, {}),
    ("sobek", 4, {"way": "open"}),
    ("duel", 2, {"expansion": "treasures"}),
]


def table_at(kind: str, course: GameSession, options: dict[str, str], language: str = "en") -> Table:
    """Return a running table with a game as it stands."""
    game: Any = course.game
    seats = len(game.view(None).seats)
    players = tuple(Player(seat, 10**18 + seat, NAMES[seat]) for seat in range(seats))
    table = table_of(game, language)
    return replace(
        table,
        kind=kind,
        rules=GAMES[kind].rules,
        size=seats,
        options=options,
        seat_history=SeatHistory(players),
        _game_session=course,
    )


@cache
def courses(kind: str, seats: int, expansion: str = "", way: str = "", seed: int = 3) -> tuple[GameSession, ...]:
    """Play a game at random, with a liking for what is no mere taking, and return it as it was before each action."""
    rules, chance = GAMES[kind].rules, Random(seed)
    options = {name: value for name, value in (("expansion", expansion), ("way", way)) if value}
    course, found = begin_session(rules.new(seats, options, f"hints {seed}"), 3), []
    while course.game.waiting and len(found) < 150:
        found.append(course)
        seat = course.game.waiting[0]
        legal = course.game.legal(seat)
        rare = [action for action in legal if not action.code.startswith(("t.", "s."))]
        course = course.play(Entry.PLAY, seat, [chance.choice(rare if rare and chance.random() < 0.6 else legal)])
    return tuple(found)


def asked(table: Table) -> VisibleGame:
    seen = table.seen_by(table.waiting[0])
    assert seen is not None
    return seen


def judged(*actions: Action, gap: float = 4.0, error: float = 1.0) -> Evaluation[Action]:
    """Return a judgement of actions, each worth so much less than the one before."""
    return Evaluation(tuple(Judged(action, 12 - gap * place, error, 100) for place, action in enumerate(actions)), 1000)


def page(app: App, table: Table, found: Evaluation[Action], language: str = "en") -> Screen:
    seen = asked(table)
    assert seen.decision is not None
    return hint_page(app, table, seen, seen.decision, found, language)


def text(screen: Screen) -> str:
    return "\n".join(part["content"] for part in every(screen.view.to_components()) if part["type"] == 10)


def does(app: App, table: Table, screen: Screen) -> list[str]:
    """Return the codes of the actions that the page's buttons make."""
    codes = []
    for part in every(screen.view.to_components()):
        press = PressId.parse(part.get("custom_id") or "")
        if press is not None and press.verb is Verb.ACT:
            codes.append(press.arg)
        elif press is not None and press.verb is Verb.PLAY:
            code, _, mask = press.arg.partition("|")
            decision = asked(table).decision
            choice = find_branch(decision, code) if decision is not None else None
            assert choice is not None
            assert choice.gather is not None
            items = [choice.gather.items[place].code for place in read_mask(mask, len(choice.gather.items))]
            codes += [action.code for action in app.rules(table).compose(choice.code, items)]
    return codes


@pytest.mark.parametrize(("kind", "seats", "options"), KINDS)
@first_of("language", LANGUAGES)
async def test_whatever_is_asked_the_best_two_are_named_with_reasons_and_buttons_that_make_them(
    app: App, kind: str, seats: int, options: dict[str, str], language: str
) -> None:
    chance, told, silent = Random(1), 0, set()
    for course in courses(kind, seats, **options)[LANGUAGES.index(language) :: 4]:
        table = table_at(kind, course, options)
        legal = list(asked(table).legal)
        if len(legal) < 2:
            continue
        two = chance.sample(legal, 2)
        screen = page(app, table, judged(*two), language)
        labels = check(screen)
        assert {label for label in labels if len(label) > 25} == set()
        assert does(app, table, screen) == [action.code for action in two]
        advises = app.face(table).advises
        assert advises is not None
        facts = [advises.move_reason(action, asked(table).view, app.speech(table, language)) for action in two]
        silent |= {type(action).__name__ for action, fact in zip(two, facts, strict=True) if fact is None}
        told += sum(fact is not None for fact in facts)
        if language == LANGUAGE:
            assert never_looked_up(text(screen), NAMES) == ""
    assert told > 10
    assert silent <= {"PlayCharacter", "ChooseEvent", "UsePirogue", "ChooseDeben", "Fill", "NameStarter", "Give"}, (
        silent
    )


async def test_what_is_within_the_error_is_as_good_and_what_is_not_is_worth_so_much_less(app: App) -> None:
    table = table_at("sobek", courses("sobek", 2)[0], {})
    two = list(asked(table).legal)[:2]
    assert "On average you would then finish 12 points ahead of your opponent." in text(page(app, table, judged(*two)))
    assert "On average worth 4 points less than the first choice." in text(page(app, table, judged(*two)))
    assert "As good as the first" in text(page(app, table, judged(*two, gap=2.5)))
    behind = Evaluation(tuple(replace(one, mean=one.mean - 20) for one in judged(*two).judged), 1000)
    assert "On average you would then finish 8 points behind your opponent." in text(page(app, table, behind))
    table = table_at("sobek", courses("sobek", 3)[0], {})
    two = list(asked(table).legal)[:2]
    assert "ahead of your best opponent." in text(page(app, table, judged(*two)))
    alone = text(page(app, table, Evaluation((Judged(two[0], 0.0, float("inf"), 0),), 0)))
    assert "Nothing else makes sense here" in alone
    assert "ahead" not in alone


async def test_a_hint_says_how_often_it_was_played_on_whatever_that_cost(app: App) -> None:
    table = table_at("sobek", courses("sobek", 2)[0], {})
    two = list(asked(table).legal)[:2]
    assert "from here 200 times" in text(page(app, table, judged(*two)))


@pytest.mark.parametrize(
    ("kind", "options"), [("sobek", {}), ("sobek", {"way": "open"}), ("duel", {"expansion": "treasures"})]
)
async def test_a_hint_is_the_same_whatever_the_seat_cannot_know(app: App, kind: str, options: dict[str, str]) -> None:
    """Another position that fits what the seat knows: other hands, the same hint."""
    rules, others = GAMES[kind].rules, 0
    assert rules.search is not None
    for course in courses(kind, 2, **options)[4:40:16]:
        table = table_at(kind, course, options)
        seen = asked(table)
        own = SeatMemories().remembered(rules, course, table.waiting[0])
        assert own is not None
        world = determinise(seen.view, own.memory, Random(7))
        there = table_at(kind, replace(course, game=world), options)
        pages = []
        for one in (table, there):
            view, legal = asked(one).view, asked(one).legal
            found = rules.search(view, own.memory, legal, 8 * len(legal), search_seed(view, own.number))
            pages.append(page(app, one, found).view.to_components())
        assert pages[0] == pages[1]
        others += getattr(world, "hands", None) != getattr(course.game, "hands", None)
    assert others
