"""The fullest boards over days: everybody is late at once, all are away, and another pace is proposed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.app_context import App
from bot.deadlines.table_deadlines import TableContext
from bot.domain.pace import Fallback, Pace, PaceProposal, VoteChoice
from bot.domain.ping_recipient import Seat
from bot.domain.preferences import Absence, Preferences
from bot.i18n.messages import Words, words_folder
from bot.interactions.custom_id import PressId, Verb
from bot.screens.board import board_screen
from bot.store import Entry
from bot.tables import Table, Wait
from bot.tables.game.session import GameStep, OverdueSeats, Vote
from bot.tables.seat_history import Player, SeatHistory
from engine.sobek.actions import Take
from tests.bot.message_limits import AT, LANGUAGES, app, check, every, full_game, table_of
from tests.shells import LOCALE, WITH_SHELLS
from tests.shells.game import RULES

__all__ = ["app"]

USERS = [10**18 + seat for seat in range(4)]
AROUND = TableContext({user: Preferences(absences=(Absence(AT - 1, AT + 86_400, stand_in=False),)) for user in USERS})


def over_days(table: Table, late: int) -> Table:
    """Return a table at which so many are late, the others have been reminded, and three want another pace."""
    course: Any = table._game_session
    given = {about: {seat: VoteChoice.TAKEOVER for seat in range(3) if seat != about} for about in range(late)}
    votes = {about: Vote(table.version, AT, ballots) for about, ballots in given.items()}
    waits = {Seat(seat): Wait(table.version, AT, 4, closed=True) for seat in table.waiting}
    return replace(
        table,
        _game_session=replace(course, overdue=OverdueSeats(votes=votes)),
        shown=replace(table.shown, waits=waits),
        proposal=PaceProposal(Pace.SLOW, Fallback.TAKEOVER, tuple(USERS[:3])),
    )


def round_end() -> tuple[Any, tuple[GameStep, ...]]:
    game = full_game(1, "wheat1")
    return game, (GameStep(1, 1, Entry.AUTO, 0, Take(1).code, game.apply(0, Take(1))),)


@pytest.mark.parametrize("late", [3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_board_with_votes_about_everybody_keeps_the_limits(app: App, language: str, late: int) -> None:
    game, steps = round_end()
    assert game.waiting == (0, 1, 2, 3)
    screen = await board_screen(app, over_days(table_of(game, language, steps), late), AROUND, AT)
    check(screen)
    ids = [PressId.parse(str(one.get("custom_id", ""))) for one in every(screen.view.to_components())]
    assert sum(1 for one in ids if one is not None and one.verb is Verb.BALLOT) == 4 * late


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_board_of_five_asks_about_as_many_who_are_late_as_it_has_room_for(app: App, language: str) -> None:
    """About the others as soon as one of them is decided: a message holds 40 parts."""
    five = replace(app, games=WITH_SHELLS, words=Words.load(words_folder(), LOCALE))
    players = tuple(Player(seat, 10**18 + seat, f"{seat}" * 32) for seat in range(5))
    table = over_days(table_of(RULES.new(5, {}, "five"), language), 5)
    table = replace(table, kind="shells", rules=RULES, size=5, seat_history=SeatHistory(players))
    screen = await board_screen(five, table, AROUND, AT)
    check(screen)
    ids = [PressId.parse(str(one.get("custom_id", ""))) for one in every(screen.view.to_components())]
    ballots = {one.arg.partition(".")[0] for one in ids if one is not None and one.verb is Verb.BALLOT}
    assert ballots == {"0", "1", "2", "3"}
    assert {Verb.ACT, Verb.HAND, Verb.AGREE} <= {one.verb for one in ids if one is not None}


@pytest.mark.parametrize("late", [1])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_board_with_much_to_press_and_a_vote_keeps_the_limits(app: App, language: str, late: int) -> None:
    check(await board_screen(app, over_days(table_of(full_game(), language), late), AROUND, AT))
