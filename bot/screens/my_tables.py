"""The list of a user's tables, those that wait for the user first: the question, who else is waited for, links."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from discord.ui import Button

from bot.app_context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.queries.my_tables import UserTables, is_asked, motions_due, votes_due, waits_since
from bot.queries.open_tables import NO_OPEN_TABLES, OpenTables
from bot.screens.components import MAIN, QUIET, Layout, button, clip, link_button, moment, table_url
from bot.screens.deadlines import vote_title
from bot.screens.header_and_footer import table_heading
from bot.screens.seat_transfers import motion_line
from bot.screens.waiting_lobby import expiry_line
from bot.tables import GuestKind, Table, open_seats
from bot.tables.lobby.waitlist import is_guest
from engine.game import Seat

ON_A_PAGE: Final = 8
"""How many tables a page shows; each takes three of a message's 40 components."""
_QUESTION_LENGTH: Final = 180
_NAMES_LENGTH: Final = 140


def my_tables_page(
    app: App,
    mine: UserTables,
    user: int,
    language: str,
    *,
    page: int = 0,
    notice: str = "",
    here: bool = True,
    near: OpenTables = NO_OPEN_TABLES,
) -> Screen:
    """Return a user's tables in their language, and after them other tables that they could join.

    Args:
        app: the bot.
        mine: the user's tables.
        user: who it is.
        language: the reader's.
        page: which page of them, from 0; the last one if there are fewer.
        notice: a line that goes on top.
        here: whether a table could be opened in the channel where the user asks.
        near: the tables that the user could join.
    """
    speech = app.words.speech(language, markdown=True)
    pages, page = _pages(mine, near), page_of(mine, near, page)
    layout = Layout()
    title = f"## {speech.say('games-title')}"
    layout.text(f"{title}\n{notice}" if notice else title)
    if not mine.all:
        layout.text(speech.say("games-none" if here else "games-none-here"))
    for text, aside in _entries(app, mine, user, language, near, page):
        layout.entry(text, aside)
    layout.buttons(_links(mine, user, speech, page))
    if pages > 1:
        layout.text(f"-# {speech.say('games-page', page=page + 1, pages=pages)}")
        layout.buttons(
            (
                button(speech.say("history-back"), _turn(page - 1, "b"), disabled=page == 0),
                button(speech.say("history-next"), _turn(page + 1, "n"), disabled=page == pages - 1),
            )
        )
    return layout.screen()


def page_of(mine: UserTables, near: OpenTables, page: int) -> int:
    """Return the page that is shown: the one that was asked for, or the last one if there are fewer."""
    return min(page, _pages(mine, near) - 1)


def on_page(mine: UserTables, near: OpenTables, page: int) -> tuple[tuple[Table, ...], tuple[int, ...]]:
    """Return the user's tables on a page, and the ids of the other tables on it."""
    first, end, own = page * ON_A_PAGE, (page + 1) * ON_A_PAGE, len(mine.all)
    return mine.all[first:end], near.all[max(0, first - own) : max(0, end - own)]


def _pages(mine: UserTables, near: OpenTables) -> int:
    return max(1, -(-(len(mine.all) + len(near.all)) // ON_A_PAGE))


def _links(mine: UserTables, user: int, speech: BoundSpeech, page: int) -> list[Button[Any]]:
    """Return the buttons below the list, two of them about the reader's own preferences."""
    buttons = []
    if mine.next(user) is not None:
        buttons.append(button(speech.say("games-next"), PressId(0, 0, Verb.NEXT), MAIN, emoji="🖐️"))
    buttons.append(button(speech.say("hand-refresh"), _turn(page, "r"), QUIET, emoji="🔄"))
    buttons.append(button(speech.say("habits-button"), PressId(0, 0, Verb.REMINDERS)))
    buttons.append(button(speech.say("away-set"), PressId(0, 0, Verb.AWAY)))
    return buttons


def _turn(page: int, letter: str) -> PressId:
    """Return the custom id of a page; its letter keeps two buttons to the same page apart."""
    return PressId(0, 0, Verb.GAMES, f"{max(page, 0)}.{letter}")


def _with_headings(mine: UserTables, near: OpenTables, page: int) -> Iterator[tuple[str, Table]]:
    """Yield the tables of a page, each with the heading of its group."""
    groups = {
        "games-asked": mine.asked,
        "games-others": mine.others,
        "games-watched": mine.watched,
        "games-lobbies": mine.lobbies,
    }
    headings = {table.id: heading for heading, tables in groups.items() for table in tables}
    own, others = on_page(mine, near, page)
    yield from ((headings[table.id], table) for table in own)
    for number in others:
        if number in near.tables:
            heading = "closing-open-lobbies" if number in near.lobbies else "closing-open-seats"
            yield heading, near.tables[number]


def _entries(
    app: App, mine: UserTables, user: int, language: str, near: OpenTables, page: int
) -> Iterator[tuple[str, Button[Any]]]:
    """Yield the text and button of each table on a page, the first of each group with a heading."""
    before = ""
    for heading, table in _with_headings(mine, near, page):
        speech = app.speech(table, language)
        lines = [f"### {speech.say(heading)}"] if heading != before else []
        before = heading
        head = table_heading(table, speech)
        match heading:
            case "games-asked":
                # Players make a decision in their hand, and vote on the board.
                if is_asked(table, user):
                    # The button at its side opens the hand, so the text has the link to the board.
                    board = f"[{speech.say('goto-board')}]({table_url(table)})"
                    lines.append(speech.say("status-joint", first=head, second=board))
                    aside = button(speech.say("board-hand"), PressId(table.id, table.version, Verb.HAND, "list"), MAIN)
                else:
                    lines.append(head)
                    aside = link_button(speech.say("goto-board"), table_url(table))
                lines += _asked(app, table, user, speech)
            case "games-others" | "games-watched":
                lines.append(head)
                lines += _waiting(table, user, speech)
                aside = link_button(speech.say("goto-board"), table_url(table))
            case "closing-open-seats":
                names = [Seat(seat) for seat in open_seats(table)]
                lines += [head, clip(speech.say("closing-seat-of", names=names), _NAMES_LENGTH)]
                aside = link_button(speech.say("goto-board"), table_url(table))
            case _:
                lines.append(head)
                lines += _lobby(table, user, speech)
                aside = link_button(speech.say("goto-lobby"), table_url(table))
        yield "\n".join(line for line in lines if line), aside


def _asked(app: App, table: Table, user: int, speech: BoundSpeech) -> Iterator[str]:
    """Yield what the user is asked, since when, and who else is asked."""
    seat = table.seat_of(user)
    seen = table.seen_by(seat) if seat is not None else None
    decision = seen.decision if seen is not None else None
    if seen is not None and decision is not None:
        yield clip(" ".join(app.face(table).ask(decision, seen.view, speech).split()), _QUESTION_LENGTH)
    for about in votes_due(table, user)[:1]:
        yield vote_title(table, about, speech)
    for motion in motions_due(table, user)[:1]:
        yield motion_line(motion, speech)
    yield f"-# {speech.say('games-asked-you', when=moment(waits_since(table, user)))}"
    also = [Seat(other) for other in table.waiting if other != seat]
    if also:
        yield clip(f"-# {speech.say('games-also', names=also)}", _NAMES_LENGTH)


def _waiting(table: Table, user: int, speech: BoundSpeech) -> Iterator[str]:
    """Yield for whom a table waits and since when."""
    if table.retired:
        yield f"-# {speech.say('error-retired')}"
        return
    names = [Seat(seat) for seat in table.waiting]
    yield speech.say("games-waits", names=names, when=moment(waits_since(table, user)))


def _lobby(table: Table, user: int, speech: BoundSpeech) -> Iterator[str]:
    """Yield whether the user is a standby player, how many seats are taken, and when the lobby closes."""
    if is_guest(table, user, GuestKind.SPARE):
        yield speech.say("closing-games-spare")
    yield speech.say("lobby-seats", taken=len(table.players), total=table.size)
    if table.closes is not None:
        yield f"-# {expiry_line(table, speech)}"
