"""Discord's limits hold in every language: for the commands, and for the fullest screens that a game can come to."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.app_context import App
from bot.client import SobekClient
from bot.commands import FluentTranslator
from bot.domain.lobby_expiry_choices import LobbyExpiryAction
from bot.domain.pace import Fallback, Pace
from bot.domain.preferences import Absence, Preferences, QuietHours, ReminderTarget
from bot.games import GAMES
from bot.i18n.messages import Words
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.locale import Languages
from bot.interactions.response import Screen
from bot.screens.board import board_screen
from bot.screens.choices.choice_buttons import ChoicePanel, add_choices
from bot.screens.choices.codec import find_branch, write_mask
from bot.screens.choices.labels import Labels
from bot.screens.components import Layout
from bot.screens.current_languages import languages_page
from bot.screens.hand import HandIds, hand_screen
from bot.screens.help import help_page
from bot.screens.lobby import lobby_screen
from bot.screens.rules import rules_page
from bot.screens.scores import scores_page
from bot.screens.text_board import text_board_page
from bot.store import Entry, Status, Store
from bot.tables import ChannelRef, Player, ShownState, Table, Tables
from bot.tables.game.session import GameSession, GameStep
from bot.tables.seat_history import SeatHistory
from engine.game import Choice, Decision, Game, Label, Role, walk
from engine.sobek import RULES
from engine.sobek.actions import LayNoMore, Take
from engine.sobek.cards import CARDS
from tests.bot.marked import WHOLE, all_icons
from tests.commands import LONGEST, mention
from tests.depth import first_of
from tests.engine.sobek.positions import position

LANGUAGES = Words.load().languages
NAME = "*Bartholomew_the_(third)_[Nile]*"  # 32 characters, most of them to be escaped
GOODS = ("ivory", "ebony", "marble", "cattle", "fish", "wheat")
HAND = (
    "queen vizier thief merchant courtesan priest priestess scribe-cattle scribe-fish "
    "ivory3 ivory0 ivory0g ebony2 ebony0 ebony0g marble2 marble0 marble0g marble0 cattle1 cattle0 cattle0g cattle0 "
    "fish1 fish0 fish0g fish0 wheat1 wheat0 wheat0g wheat0 amulet amulet amulet"
)
SETS = {
    **{good: f"{good}0 {good}0g {good}0 {good}0" for good in GOODS},
    "amulets": "amulet amulet amulet",
}

AT = 1_795_348_800
FULLEST = Preferences(
    interval=48 * 3600,
    where=ReminderTarget.BOTH,
    quiet=QuietHours(22 * 60, 8 * 60, "America/North_Dakota/New_Salem"),
    absences=tuple(Absence(AT + number, AT + number + 86_400 * number, stand_in=False) for number in range(1, 40)),
    zone="America/North_Dakota/New_Salem",
)


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[App]:
    words = Words.load()
    words.command_id = LONGEST
    words.icons = all_icons()
    store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    tables = Tables(store, {code: game.rules for code, game in GAMES.items()})
    app = App(words, tables, Languages(words, tables))
    yield app
    app.drawing_threads.shutdown()
    await store.close()


def full_game(round: int = 2, row: str = "wheat1 marble0 ivory3 fish1 cattle1 amulet ebony2 queen thief") -> Any:
    """The fullest table: four seats, every set laid, more than 25 cards in each hand and pile."""
    return position(
        4,
        row=row,
        deck="" if row == "wheat1" else "ebony0 ebony2 wheat0",
        hands=[HAND] * 4,
        piles=[HAND] * 4,
        sets=[SETS] * 4,
        prosperity=[dict.fromkeys(GOODS, 2)] * 4,
        tokens="guild-ankh guild-eye flood curse prosperity",
        scores=(99, 98, 97, 96),
        curses=(3, 3, 3, 3),
        round=round,
    )


def table_of(game: Game, language: str, steps: tuple[GameStep, ...] = (), status: Status = Status.RUNNING) -> Table:
    last = steps[-1].number if steps else 60_000_000
    return Table(
        id=36**9,
        kind="sobek",
        rules=RULES,
        size=4,
        options={},
        status=status,
        version=last,
        channel_ref=ChannelRef(10**18, 10**18),
        host=10**18,
        language=language,
        pace=Pace.RELAXED,
        fallback=Fallback.ASK,
        proposal=None,
        seat_history=SeatHistory(tuple(Player(seat, 10**18 + seat, NAME, word="f" * 64) for seat in range(4))),
        shown=ShownState(note=10**18, board=10**18),
        digest="f" * 64,
        words=("f" * 64,) * 4 if status is not Status.LOBBY else (),
        salts=("f" * 64,) * 16,
        salts_given=16,
        secret="f" * 32 if status is Status.FINISHED else None,
        seed="f" * 32 if status is Status.FINISHED else None,
        created=0,
        updated=0,
        finished=None,
        closes=10**10 if status is Status.LOBBY else None,
        closing=LobbyExpiryAction.CLOSE,
        role=None,
        host_seen=None,
        hints=None,
        hinted={},
        ending=None,
        guests=(),
        motions=(),
        watches=(),
        actor=None,
        _begun=status is not Status.LOBBY,
        _game_session=GameSession(game, last, steps, dict.fromkeys(game.waiting, last), None),
    )


def check(screen: Screen) -> set[str]:
    """Hold a screen against Discord's limits, and give its labels."""
    parts = list(every(screen.view.to_components()))
    assert len(parts) <= 40
    texts = [part["content"] for part in parts if part["type"] == 10]
    assert sum(map(len, texts)) <= 4000
    assert all(texts), "no text is empty"
    ids = [part["custom_id"] for part in parts if part.get("custom_id")]
    assert len(ids) == len(set(ids)), "custom ids differ"
    assert all(1 <= len(one) <= 100 for one in ids)
    assert all(PressId.parse(one) is not None for one in ids)
    labels = {part["label"] for part in parts if part.get("label")}
    assert not any("</" in text for part in parts for text in plain(part)), "no mention where none is read"
    assert not any("<:" in text for part in parts for text in plain(part)), "nor an icon"
    assert all(text.count("<:") == len(WHOLE.findall(text)) for text in texts), "no icon is cut in two"
    assert all(len(label) <= 80 for label in labels)
    for part in parts:
        if part["type"] == 1:
            assert 1 <= len(part["components"]) <= 5
        if part["type"] == 3:
            assert 1 <= len(part["options"]) <= 25
            assert len(part.get("placeholder") or "") <= 150
            assert part["max_values"] <= len(part["options"])
            for option in part["options"]:
                assert all(1 <= len(option[key]) <= 100 for key in ("label", "value"))
                assert len(option.get("description") or "") <= 100
        for item in part.get("items", ()):
            assert 1 <= len(item["description"]) <= 1024
            assert item["media"]["url"].removeprefix("attachment://") in dict(screen.files)
    assert sum(len(data) for _, data in screen.files) < 10 * 2**20
    return labels


def plain(part: Mapping[str, Any]) -> Iterator[str]:
    """Give what is shown of a part as it is written, without Markdown."""
    yield from (part[key] for key in ("label", "placeholder") if part.get(key))
    for one in (*part.get("options", ()), *part.get("items", ())):
        yield from (one[key] for key in ("label", "description") if one.get(key))


def every(parts: list[Any]) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield part
        yield from every(part.get("components", []))
        if accessory := part.get("accessory"):
            yield from every([accessory])


@first_of("language", LANGUAGES)
async def test_the_fullest_hand_can_be_opened_down_to_every_choice(app: App, language: str) -> None:
    game = full_game()
    table = table_of(game, language)
    check(await board_screen(app, table))
    check(await hand_screen(app, table, 0, language, notice=["x" * 200] * 20))
    check(text_board_page(app, table, 0, language))
    check(await scores_page(app, table, language))
    decision = game.decision(0)
    assert decision is not None
    gathers = 0
    for choice in walk(decision.choices):
        if choice.action is None:
            check(await hand_screen(app, table, 0, language, branch=choice.code))
        found = find_branch(decision, choice.code)
        if found is not None and found.gather is not None:
            gathers += 1
            everything = write_mask(list(range(len(found.gather.items))))
            check(await hand_screen(app, table, 0, language, branch=choice.code, picked=everything))
    assert gathers >= 7


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_end_of_the_fullest_round_and_game_can_be_shown(app: App, language: str) -> None:
    game = full_game(3, "wheat1")
    steps: list[GameStep] = []

    def act(seat: int, action: Any) -> None:
        number = len(steps) + 1
        steps.append(GameStep(number, number, Entry.AUTO, seat, action.code, game.apply(seat, action)))

    act(0, Take(1))
    assert game.waiting == (0, 1, 2, 3)
    table = table_of(game, language, tuple(steps))
    check(await board_screen(app, table))
    for seat in range(4):
        check(await hand_screen(app, table, seat, language))
    for seat in range(4):
        act(seat, LayNoMore())
    assert game.outcome is not None
    game.history = [replace(scored, round=number) for number in (1, 2, 3) for scored in game.history]
    over = table_of(game, language, tuple(steps), Status.FINISHED)
    check(await board_screen(app, over))
    for chosen in (None, 1, 2, 3, 4):
        check(await scores_page(app, over, language, chosen))
    check(text_board_page(app, over, None, language))
    check(await hand_screen(app, over, 0, language))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_names_a_command_lets_it_be_pressed(app: App, language: str) -> None:
    """In public words, in private ones, and where a page is put together of several texts."""
    speech = app.words.speech(language, markdown=True)
    called_off = lobby_screen(app, table_of(full_game(), language, status=Status.CANCELLED))
    for screen, code in (
        (called_off, "new"),
        (help_page(app, speech.language), "privacy"),
        (languages_page(app, speech, language, language, language), "language"),
    ):
        check(screen)
        texts = [part["content"] for part in every(screen.view.to_components()) if part["type"] == 10]
        assert mention(code) in "\n".join(texts)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_lobby_and_pages_keep_the_limits(app: App, language: str) -> None:
    table = table_of(full_game(), language)
    speech = app.words.speech(language, markdown=True)
    check(lobby_screen(app, table_of(full_game(), language, status=Status.LOBBY)))
    check(help_page(app, speech.language))
    for topic in app.games["sobek"].face.topics():
        check(await rules_page(app, "sobek", table, 0, language, topic))


async def test_the_commands_keep_the_limits_in_every_language(app: App) -> None:
    async with SobekClient(app) as client:
        await client.tree.set_translator(FluentTranslator(app.words))
        translator = client.tree.translator
        assert translator is not None
        (group,) = client.tree.get_commands()
        payload = await group.get_translated_payload(client.tree, translator)
        assert len(payload["options"]) <= 25
        assert _length(payload) <= 8000
        for part in _described(payload):
            named = [part["name"], *(part.get("name_localizations") or {}).values()]
            told = [part["description"], *(part.get("description_localizations") or {}).values()]
            assert all(re.fullmatch(r"[-_'\w]{1,32}", name) and name == name.lower() for name in named), named
            assert all(1 <= len(text) <= 100 for text in told), told
            assert len(part.get("options") or ()) <= 25
            assert len(part.get("choices") or ()) <= 25
            if language_count := len(LANGUAGES) - 1:
                assert len(part.get("name_localizations") or {}) >= language_count, part["name"]
        for number in range(1, len(LANGUAGES)):
            siblings = [_said(part, "name", number) for part in payload["options"]]
            assert len(set(siblings)) == len(siblings)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_words_of_everyday_buttons_are_seen_whole_on_a_phone(app: App, language: str) -> None:
    """About 34 characters are shown; what is longer is named here, and is only long where names of things meet."""
    table = table_of(full_game(), language)
    labels = check(lobby_screen(app, table_of(full_game(), language, status=Status.LOBBY)))
    labels |= check(await board_screen(app, table))
    labels |= check(await hand_screen(app, table, 0, language))
    assert {label for label in labels if len(label) > 34} == set()


def test_the_longest_custom_id_has_room() -> None:
    longest = PressId(36**10 - 1, 36**6 - 1, Verb.TAKE_BACK, "x" * 76)
    assert len(str(longest)) <= 100
    assert PressId.parse(str(longest)) == longest


def _described(part: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    yield part
    for option in part.get("options") or ():
        yield from _described(option)


def _length(payload: Mapping[str, Any]) -> int:
    """Names, descriptions and values, each in its longest language, as Discord counts them."""
    total = 0
    for part in _described(payload):
        for key in ("name", "description"):
            total += max(map(len, [part[key], *(part.get(f"{key}_localizations") or {}).values()]))
        for choice in part.get("choices") or ():
            total += max(map(len, [choice["name"], *(choice.get("name_localizations") or {}).values()]))
            total += len(str(choice["value"]))
    return total


def _said(part: Mapping[str, Any], key: str, number: int) -> str:
    own = list((part.get(f"{key}_localizations") or {}).values())
    return str(own[min(number, len(own)) - 1]) if own else str(part[key])


async def test_a_panel_with_very_many_things_to_take_and_to_play_fits(app: App) -> None:
    """A pyramid's turn of the duel can reach 19 tiles: with a full hand beside them, more than a message holds."""
    takes = tuple(Choice(f"t.{place}", CARDS[place], action=Take(place)) for place in range(1, 20))
    played = [Choice(f"c.{number}", CARDS[number], choices=takes) for number in range(10)]
    played += [Choice(f"s.new.{number}", CARDS[number], choices=takes, role=Role.SET) for number in range(7)]
    decision = Decision("turn", (Choice("t", Label("choice", "done"), choices=takes, public=True), *played), turn=True)
    layout = Layout()
    table = table_of(full_game(), "en")
    seen = table.seen_by(0)
    assert seen is not None
    face, view = app.face(table), seen.view
    labels = Labels(face, view, app.words.speech("en", "sobek"), numbered=False)
    add_choices(ChoicePanel(layout, app, labels, HandIds(table)), decision)
    # The panel's other parts: news, picture with its gallery, question, and the last row with three buttons.
    assert layout.screen().view.total_children_count <= 40 - 9
