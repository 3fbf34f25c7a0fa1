"""Discord's limits hold in every language: for the commands, and for the fullest screens that a game can come to."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.app_context import App
from bot.client import SobekClient
from bot.commands import FluentTranslator
from bot.interactions.bot_permissions import refused_permissions
from bot.interactions.custom_id import PressId, Verb
from bot.screens.board import board_screen
from bot.screens.choices.choice_buttons import ChoicePanel, add_choices
from bot.screens.choices.codec import find_branch, write_mask
from bot.screens.choices.labels import Labels
from bot.screens.components import Layout
from bot.screens.hand import HandIds, hand_screen
from bot.screens.help import all_commands_page, help_page
from bot.screens.lobby import lobby_screen
from bot.screens.rules import rules_page
from bot.screens.scores import scores_page
from bot.screens.text_board import text_board_page
from bot.screens.welcome import welcome_page
from bot.store import Entry, Status
from bot.tables.game.session import GameStep
from engine.game import Choice, Decision, Label, Role, walk
from engine.sobek.actions import LayNoMore, Take
from engine.sobek.cards import CARDS
from tests.bot.message_limits import LANGUAGES, app, check, every, full_game, table_of
from tests.commands import mention
from tests.depth import first_of

__all__ = ["app"]


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
        (help_page(app, speech.language), "games"),
        (all_commands_page(app, speech.language), "privacy"),
        (welcome_page(app, speech.language, ()), "settings"),
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
    check(all_commands_page(app, speech.language))
    check(welcome_page(app, speech.language, refused_permissions(discord.Permissions.none())))
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


def test_the_foot_of_a_message_stands_last_and_keeps_its_room() -> None:
    layout = Layout()
    layout.foot("foot")
    while layout.room:
        layout.line()
    (frame,) = layout.screen().view.to_components()
    assert frame["components"][-1]["content"] == "foot"  # type: ignore[typeddict-item]
    assert 1 + len(frame["components"]) == 40  # type: ignore[typeddict-item]
