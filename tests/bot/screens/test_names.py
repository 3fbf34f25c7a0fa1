"""Names of any kind on everything that names players: told apart, isolated, with few accents, within all limits."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

import pytest

from bench.finished import finished
from bot.app_context import App
from bot.deadlines.table_deadlines import TableContext
from bot.domain.pace import Fallback, Pace, PaceProposal, VoteChoice
from bot.domain.ping_recipient import Recipient
from bot.domain.preferences import Absence, Preferences
from bot.interactions.response import PlainText, Screen
from bot.queries.my_tables import UserTables
from bot.screens.board import board_screen
from bot.screens.direct_messages import letter_mark, letter_screen
from bot.screens.hand import hand_screen
from bot.screens.history import ALL_HANDS, film_alt, history_screen
from bot.screens.known_cards import known_page
from bot.screens.lobby import lobby_screen
from bot.screens.lobby_options import options_page
from bot.screens.missed_events import missed_events_page
from bot.screens.more_menu import more_menu_page
from bot.screens.my_tables import my_tables_page
from bot.screens.notification_text import letter_ping_text, ping_text
from bot.screens.pace import pace_page
from bot.screens.rules import rules_page
from bot.screens.scores import scores_page
from bot.screens.seat_transfers import motions_page, seat_offer_page
from bot.screens.spectators import spectator_letter_mark, spectator_letter_screen
from bot.screens.text_board import text_board_page
from bot.store import FormerRow, Guest, GuestKind, Motion, MotionKind, Status
from bot.tables import LATE, History, Slot, Spectator, Table
from bot.tables.game.session import Vote
from bot.tables.seat_history import SeatHistory
from engine.game import walk
from engine.sobek import OpenSobek
from tests.bot.message_limits import LANGUAGES, app, check, every, full_game, table_of
from tests.bot.screens.waiting import FAR, NOW, choosing, waited
from tests.depth import first_of

__all__ = ["app"]

Names: TypeAlias = tuple[str, str, str, str]
Shown: TypeAlias = tuple[str, Screen | PlainText | str]

ME, OUTSIDER = 10**18, 10**18 + 50
CROWDED = "Z" + "\u0301" * 30 + "oe"
LONG = "Bartholomew of Alexandria (Nile)"  # 32 characters, as many as Discord allows
NAMES: Mapping[str, Names] = {
    "two of one name": ("Alex", "Alex", "דנה", "Émile"),
    "all of one name": ("Alex", "alex ", "ALEX", "A\u200blex"),
    "from right to left": ("דנה", "דנה", "سوبك נפרו", "\u202eدينا\u202c"),
    "accents": (CROWDED, CROWDED, "Émile", "E\u0301mile"),
    "emojis alone": ("🐊🐊", "🐊🐊", "👩\u200d👩\u200d👧", "🇵🇱"),
    "as long as can be": (LONG, LONG, "ש" * 32, "ש" * 32),
}
TWINS: Names = ("Alex", "Alex", "Alex", "Émile")
APART: Names = ("Alex", "Qb *xyz*", "Qc *xyz*", "Émile")
"""The same with names of which none is like another; a number has as many letters, and as many to escape."""


def seated(table: Table, names: Names) -> Table:
    """Return a table whose players have these names."""
    players = (replace(one, name=name) for one, name in zip(table.players, names, strict=False))
    return replace(table, seat_history=replace(table.seat_history, players=tuple(players)))


async def lobbies(app: App, names: Names, language: str) -> AsyncIterator[Shown]:
    """Yield a lobby with people who are invited, stand by, or want to be the host, and what belongs to it."""
    guests = (
        Guest(OUTSIDER, GuestKind.HELD, names[2], ME, NOW, FAR, 1),
        Guest(OUTSIDER + 1, GuestKind.SPARE, names[3], None, NOW, None, 1),
        Guest(OUTSIDER + 2, GuestKind.SPARE, names[3], None, NOW, None, 1),
    )
    table = table_of(full_game(), language, status=Status.LOBBY)
    table = seated(replace(table, seat_history=SeatHistory(table.players[:3])), names)
    table = replace(table, guests=guests, motions=(Motion(MotionKind.HOST, 1, ME + 1, names[1], NOW, 7, True),))
    yield "lobby", lobby_screen(app, table, TableContext(), NOW)
    yield "options", options_page(app, table, ME, language)
    yield "pace", pace_page(app, table, language, ME + 1)
    pings: dict[Recipient, int] = dict(table.called_for)
    yield "invitation", ping_text(app, table, Slot.NOTE, pings, dict.fromkeys(pings, 1))


async def choices(app: App, table: Table, seat: int, language: str) -> AsyncIterator[Shown]:
    """Yield the hand of a seat and every branch of what it is asked."""
    yield f"hand {seat}", await hand_screen(app, table, seat, language)
    seen = table.seen_by(seat)
    assert seen is not None
    for choice in walk(seen.decision.choices) if seen.decision is not None else ():
        if choice.action is None:
            yield f"branch {choice.code}", await hand_screen(app, table, seat, language, branch=choice.code)


async def running(app: App, names: Names, language: str) -> AsyncIterator[Shown]:
    """Yield what a running game of four shows, also when all are late, away and asked about everybody."""
    votes = {about: Vote(about, NOW, {0: VoteChoice.WAIT}) for about in (1, 2, 3)}
    kinds = ((MotionKind.OFFER, 1), (MotionKind.CLAIM, 2), (MotionKind.HOST, 3))
    motions = tuple(Motion(kind, seat, OUTSIDER, names[0], NOW, 7 + seat, False) for kind, seat in kinds)
    late = seated(waited(choosing(language, votes=votes, passed={1: 2, 2: 2, 3: 2}), reminded=4, closed=True), names)
    late = replace(late, proposal=PaceProposal(Pace.SLOW, Fallback.TAKEOVER, late.people[:3]))
    away = TableContext({user: Preferences(absences=(Absence(0, FAR, False),)) for user in late.people})
    taken_over = seated(waited(choosing(language, absent={2: LATE, 3: LATE})), names)
    turn = seated(table_of(full_game(), language), names)
    yield "votes", await board_screen(app, late, away, NOW)
    yield "open seats", await board_screen(app, taken_over, away, NOW)
    for motion in motions:
        yield f"motion {motion.kind}", await board_screen(app, replace(late, motions=(motion,)), away, NOW)
    asking = replace(late, motions=motions)
    yield "motions", motions_page(app, asking, ME + 1, language, away, NOW)
    yield "offer", seat_offer_page(app, asking, 1, language, away, NOW)
    pings: dict[Recipient, int] = dict(asking.called_for)
    yield "call", ping_text(app, asking, Slot.BOARD, pings, dict.fromkeys(pings, 2))
    yield "board", await board_screen(app, turn, TableContext(), NOW)
    for seat in range(4):
        async for shown in choices(app, turn if seat == 0 else late, seat, language):
            yield shown
    for seat in (None, 0):
        yield "text", text_board_page(app, turn, seat, language)
    yield "scores", await scores_page(app, turn, language)
    yield "more", more_menu_page(app, late, ME, language)
    yield "pace", pace_page(app, late, language, ME)
    yield "rules", await rules_page(app, "sobek", turn, 0, language)
    own = [replace(table, id=number) for number, table in enumerate((turn, late, taken_over), start=1)]
    yield "my tables", my_tables_page(app, UserTables.of(own, ME), ME, language)
    mark = letter_mark(turn, turn.version, 1)
    yield "letter", letter_screen(app, turn, 0, language, TableContext(), NOW, 1, mark)
    yield "letter ping", letter_ping_text(app, turn, language, 1, mark, ("סרבר", "כללי"))
    opened = OpenSobek.new(4, {"way": "open"}, "names")
    known = replace(seated(table_of(opened, language), names), options={"way": "open"})
    yield "open board", await board_screen(app, known, TableContext(), NOW)
    for viewer in (None, 0):
        if (page := await known_page(app, known, viewer, language)) is not None:
            yield f"known to {viewer}", page


def played(kind: str, seats: int, names: Names, moves: int | None = None) -> Table:
    """Return a table of people, and if `moves` are not given, one whose game is over."""
    table = finished(kind, seats, names=names, moves=moves)
    last = replace(table.players[-1], user=ME + seats - 1, level=None)
    return replace(table, seat_history=SeatHistory((*table.players[:-1], last)))


async def looked_back(app: App, names: Names, language: str) -> AsyncIterator[Shown]:
    """Yield boards in the middle of games, what was missed there, and the pages of games that are over."""
    for kind, seats in (("sobek", 4), ("duel", 2)):
        for moves in (3, 17, 30):
            table = replace(played(kind, seats, names, moves), language=language)
            if table.status is not Status.RUNNING:
                continue
            yield f"{kind} board {moves}", await board_screen(app, table, TableContext(), NOW)
            for seat in range(seats):
                async for shown in choices(app, table, seat, language):
                    yield shown
                yield f"{kind} missed {moves}", missed_events_page(app, table, seat, language)
            yield f"{kind} text {moves}", text_board_page(app, table, 0, language)
        over = replace(played(kind, seats, names), language=language)
        assert over._game_session is not None
        numbers = [step.number for step in over._game_session.steps]
        former = FormerRow(seats - 1, numbers[2], OUTSIDER, names[3])
        over = replace(over, seat_history=replace(over.seat_history, formers=(former,)))
        history = History.of(over)
        for number in (1, 2, 3, 4, history.moves // 2, history.moves):
            yield f"{kind} move {number}", await history_screen(app, history, number, language, ALL_HANDS)
        yield f"{kind} film", film_alt(app, history, history.rounds, language)
        yield f"{kind} result", await board_screen(app, over, TableContext(), NOW)
        yield f"{kind} scores", await scores_page(app, over, language)
        watch = Spectator(OUTSIDER, True, 0, None, False, 0)
        mark = spectator_letter_mark(over, 1)
        yield f"{kind} news", spectator_letter_screen(app, over, watch, language, mark)


SCREENS = {"lobbies": lobbies, "running": running, "looked back": looked_back}


def texts(shown: Screen | PlainText | str) -> Iterator[tuple[str, str]]:
    """Yield all that is read of a message, each after the kind of component where it stands."""
    if isinstance(shown, str):
        yield "alt", shown
        return
    if isinstance(shown, PlainText):
        yield "content", shown.content
    parts: list[Any] = shown.view.to_components()
    for part in every(parts):
        for key in ("content", "label", "placeholder"):
            if part.get(key):
                yield key, part[key]
        for option in part.get("options", ()):
            yield "option", option["label"]
            yield "option", option.get("description") or ""
        for item in part.get("items", ()):
            yield "alt", item.get("description") or ""


def outside_isolates(text: str) -> str:
    """Return a text without its isolates, which must be balanced."""
    depth, kept = 0, []
    for mark in text:
        if mark == "\u2069":
            depth -= 1
            assert depth >= 0, "an isolate ends that has not begun"
        if depth == 0 and mark not in "\u2068\u2069":
            kept.append(mark)
        if mark == "\u2068":
            depth += 1
            assert depth == 1, "a name is isolated twice"
    assert depth == 0, "an isolate is not closed"
    return "".join(kept)


@pytest.mark.parametrize("screens", SCREENS)
@pytest.mark.parametrize("names", NAMES)
@first_of("language", LANGUAGES)
async def test_names_of_any_kind_leave_every_message_whole(app: App, language: str, names: str, screens: str) -> None:
    async for what, shown in SCREENS[screens](app, NAMES[names], language):
        if isinstance(shown, Screen):
            check(shown)
        for _, text in texts(shown):
            around = outside_isolates(text)
            assert not {"R", "AL"} & {unicodedata.bidirectional(mark) for mark in around}, (what, text)
            assert not {"RLE", "RLO", "LRE", "LRO", "RLI", "LRI"} & {unicodedata.bidirectional(mark) for mark in text}
            assert re.search("[\u0300-\u036f]{4}", text) is None, (what, text)


@pytest.mark.parametrize("screens", SCREENS)
@first_of("language", LANGUAGES)
async def test_players_of_one_name_are_told_apart_wherever_they_are_named(
    app: App, language: str, screens: str
) -> None:
    """Every text is the one in which they have names of their own, with a number in place of each."""

    def as_twins(text: str) -> str:
        text = text.replace("\\", "")
        return text.replace(APART[1], "Alex (2)").replace(APART[2], "Alex (3)")

    apart = [one async for one in SCREENS[screens](app, APART, language)]
    twins = [one async for one in SCREENS[screens](app, TWINS, language)]
    named = 0
    for (what, other), (_, shown) in zip(apart, twins, strict=True):
        wanted = [as_twins(text) for _, text in texts(other)]
        assert [text.replace("\\", "") for _, text in texts(shown)] == wanted, what
        named += sum("Alex (2)" in text for text in wanted)
    assert named > 1
