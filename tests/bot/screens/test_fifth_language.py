"""A fifth language is a folder of files and nothing else: every screen of a whole game comes out in it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import discord
import pytest

from bot.app_context import App
from bot.games import GAMES
from bot.interactions.bot_permissions import lacking, permission_names, used_permissions
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.board import board_screen
from bot.screens.components import confirm_page, file_page
from bot.screens.current_languages import ME, SERVER, TABLE, LanguageChoice, languages_page
from bot.screens.hand import hand_screen
from bot.screens.header_and_footer import back_press
from bot.screens.help import all_commands_page, help_page
from bot.screens.history import history_screen
from bot.screens.lobby import lobby_screen
from bot.screens.privacy import privacy_page
from bot.screens.rules import rules_page
from bot.screens.scores import scores_page
from bot.screens.text_board import text_board_page
from bot.screens.welcome import welcome_page
from bot.tables import ChannelRef, History, PersonalData, Status, Table, TableSpec
from bot.tables import Reason as TableReason
from engine.game import Refusal, walk
from tests.bot.screens.throwaway import LANGUAGE, never_looked_up
from tests.depth import first_of

PEOPLE = ("Zoë 1", "Ötzi 2", "Jo 3")
KINDS = tuple(GAMES)


def texts(screen: Screen) -> Iterator[str]:
    """Give every text of a screen that a person can read."""

    def read(part: Any) -> Iterator[str]:
        if isinstance(part, dict):
            for key, value in part.items():
                if key in ("content", "label", "placeholder", "description") and isinstance(value, str):
                    yield value
                else:
                    yield from read(value)
        elif isinstance(part, (list, tuple)):
            for one in part:
                yield from read(one)

    yield from read(screen.view.to_components())


def check(screen: Screen) -> None:
    for text in texts(screen):
        assert never_looked_up(text, (*PEOPLE, "Ptahmes")) == "", text


async def opened(app: App, kind: str) -> Table:
    """Open a table with a computer, and people on all its other seats but for one where there are many."""
    seats = min(3, app.games[kind].rules.seats[-1])
    table = await app.tables.lobbies.create(TableSpec(ChannelRef(1, 2), kind, seats, {}, LANGUAGE), 1, PEOPLE[0])
    for user in range(2, seats):
        table = await app.tables.lobbies.join(table.id, user, PEOPLE[user - 1])
    return await app.tables.lobbies.add_computer(table.id, 1, "Ptahmes")


@pytest.mark.deep
@first_of("seed", [3, 8])
@pytest.mark.parametrize("kind", KINDS)
async def test_whole_games_are_shown_in_it(app: App, kind: str, seed: int) -> None:
    chance = Random(seed)
    table = await opened(app, kind)
    check(lobby_screen(app, table))
    table = await app.tables.lobbies.start(table.id, 1)
    check(lobby_screen(app, table))
    for turn in range(400):
        if table.status is not Status.RUNNING:
            break
        if (played := await app.tables.play.play_computer(table.id)) is not None:
            table = played.table
            continue
        seat = chance.choice(table.waiting)
        if turn % 4 == 0 or table.seen_by(seat).decision.kind != "turn":  # type: ignore[union-attr]
            await check_screens(app, table, seat)
        action = chance.choice(table.seen_by(seat).legal)  # type: ignore[union-attr]
        user = table.players[seat].user
        assert user is not None
        table = (await app.tables.play.act(table.id, user, None, [action.code])).table
    assert table.status is Status.FINISHED
    check(await board_screen(app, table))
    check(await scores_page(app, table, LANGUAGE))
    check(await hand_screen(app, table, 0, LANGUAGE))
    history = History.of(table)
    for number in range(history.moves + 1):
        check(await history_screen(app, history, number, LANGUAGE))


async def check_screens(app: App, table: Table, seat: int) -> None:
    check(await board_screen(app, table))
    check(await hand_screen(app, table, seat, LANGUAGE))
    decision = table.seen_by(seat).decision  # type: ignore[union-attr]
    assert decision is not None
    branches = [choice for choice in walk(decision.choices) if choice.action is None and not choice.public]
    for choice in branches[:3]:
        check(await hand_screen(app, table, seat, LANGUAGE, branch=choice.code))
    check(text_board_page(app, table, seat, LANGUAGE))
    check(await scores_page(app, table, LANGUAGE))


@pytest.mark.parametrize("kind", KINDS)
async def test_every_page_is_shown_in_it(app: App, kind: str) -> None:
    table = await opened(app, kind)
    speech = app.words.speech(LANGUAGE, kind, markdown=True)
    for topic in app.games[kind].face.topics():
        check(await rules_page(app, kind, None, None, LANGUAGE, topic))
    check(help_page(app, speech.language))
    check(all_commands_page(app, speech.language))
    check(welcome_page(app, speech.language, ("attach_files",)))
    check(privacy_page(speech, PersonalData(uninvited=True)))
    check(confirm_page(speech, speech.say("stop-confirm"), speech.say("stop-button"), _press(table), back_press(table)))
    check(file_page(speech.say("record-ready"), "x.json", b""))
    check(languages_page(app, speech, [LanguageChoice(scope, LANGUAGE, None) for scope in (ME, TABLE, SERVER)]))


async def test_every_refusal_is_told_in_it(app: App) -> None:
    speech = app.words.speech(LANGUAGE, markdown=True)
    for code in Refusal:
        assert never_looked_up(speech.say(f"refusal-{code}"), ()) == ""
    for reason in TableReason:
        message = f"error-{reason}".replace("error-take-back", "take-back-refused")
        assert never_looked_up(speech.say(message, names=()), ()) == ""
    used = used_permissions(discord.Permissions.none(), thread=True, threads=True)
    lines = [permission_names(tuple(used), speech), *(lacking(one, speech) for one in used)]
    assert never_looked_up("\n".join([*lines, speech.say("error-permission")]), ()) == ""


def _press(table: Table) -> PressId:
    return PressId(table.id, table.version, Verb.STOP)
