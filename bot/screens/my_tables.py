"""All tables of one person, those that wait for him first: what is asked, whom each waits for, and the ways there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from discord.ui import Button

from bot.context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.queries.my_tables import Mine, asks, motions, votes, waits_since
from bot.queries.open_tables import NOTHING_NEAR, Nearby
from bot.screens.components import MAIN, QUIET, Layout, button, clip, link_button, link_to, moment
from bot.screens.deadlines import vote_title
from bot.screens.frame import headed
from bot.screens.lobby_expiry import closing_line
from bot.screens.seats import motion_line
from bot.tables import GuestKind, Table, open_seats
from bot.tables.lobby.guests import is_guest
from engine.game import Seat

ON_A_PAGE: Final = 8
"""How many tables are shown at once: each takes three of a message's 40 parts."""
_ASKED: Final = 180
_NAMES: Final = 140


def games_screen(
    app: App,
    mine: Mine,
    user: int,
    language: str,
    *,
    page: int = 0,
    notice: str = "",
    here: bool = True,
    near: Nearby = NOTHING_NEAR,
) -> Screen:
    """Return somebody's tables in his language, and after them others at which he could sit down.

    Args:
        app: the bot.
        mine: his tables.
        user: who it is.
        language: the reader's.
        page: which page of them, from 0; the last one where there are fewer.
        notice: a line that goes on top.
        here: whether a table could be opened where he asks.
        near: where he could sit down.
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


def page_of(mine: Mine, near: Nearby, page: int) -> int:
    """Return which page is shown where one is asked for: the last one where there are fewer."""
    return min(page, _pages(mine, near) - 1)


def on_page(mine: Mine, near: Nearby, page: int) -> tuple[tuple[Table, ...], tuple[int, ...]]:
    """Return somebody's tables on a page, and the numbers of others on it."""
    first, end, own = page * ON_A_PAGE, (page + 1) * ON_A_PAGE, len(mine.all)
    return mine.all[first:end], near.all[max(0, first - own) : max(0, end - own)]


def _pages(mine: Mine, near: Nearby) -> int:
    return max(1, -(-(len(mine.all) + len(near.all)) // ON_A_PAGE))


def _links(mine: Mine, user: int, speech: BoundSpeech, page: int) -> list[Button[Any]]:
    """Return the buttons below the list, two of them about the reader's own habits."""
    buttons = []
    following = mine.next(user)
    if following is not None:
        buttons.append(button(speech.say("games-next"), PressId(0, 0, Verb.NEXT), MAIN, emoji="🖐️"))
        buttons.append(link_button(speech.say("goto-board"), link_to(following)))
    buttons.append(button(speech.say("hand-refresh"), _turn(page, "r"), QUIET, emoji="🔄"))
    buttons.append(button(speech.say("habits-button"), PressId(0, 0, Verb.REMINDERS)))
    buttons.append(button(speech.say("away-set"), PressId(0, 0, Verb.AWAY)))
    return buttons


def _turn(page: int, letter: str) -> PressId:
    """Return what turns to a page; two buttons may lead to the same one, so each id ends with a letter of its own."""
    return PressId(0, 0, Verb.GAMES, f"{max(page, 0)}.{letter}")


def _placed(mine: Mine, near: Nearby, page: int) -> Iterator[tuple[str, Table]]:
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
    app: App, mine: Mine, user: int, language: str, near: Nearby, page: int
) -> Iterator[tuple[str, Button[Any]]]:
    """Yield text and button of each table on a page, the heading of its group before the first of it."""
    before = ""
    for heading, table in _placed(mine, near, page):
        speech = app.speech(table, language)
        lines = [f"### {speech.say(heading)}"] if heading != before else []
        before = heading
        head = headed(table, speech)
        match heading:
            case "games-asked":
                # The button at its side opens the hand, so the way to the board stands in the text.
                board = f"[{speech.say('goto-board')}]({link_to(table)})"
                lines.append(speech.say("status-joint", first=head, second=board))
                lines += _asked(app, table, user, speech)
                # A decision is made in one's hand, a vote is cast on the board.
                aside = (
                    button(speech.say("board-hand"), PressId(table.id, table.version, Verb.HAND, "list"), MAIN)
                    if asks(table, user)
                    else link_button(speech.say("goto-board"), link_to(table))
                )
            case "games-others" | "games-watched":
                lines.append(head)
                lines += _waiting(table, user, speech)
                aside = link_button(speech.say("goto-board"), link_to(table))
            case "closing-open-seats":
                names = [Seat(seat) for seat in open_seats(table)]
                lines += [head, clip(speech.say("closing-seat-of", names=names), _NAMES)]
                aside = link_button(speech.say("goto-board"), link_to(table))
            case _:
                lines.append(head)
                lines += _lobby(table, user, speech)
                aside = link_button(speech.say("goto-lobby"), link_to(table))
        yield "\n".join(line for line in lines if line), aside


def _asked(app: App, table: Table, user: int, speech: BoundSpeech) -> Iterator[str]:
    """Yield what somebody is asked, since when, and who else is."""
    seat = table.seat_of(user)
    seen = table.seen_by(seat) if seat is not None else None
    decision = seen.decision if seen is not None else None
    if seen is not None and decision is not None:
        yield clip(" ".join(app.face(table).ask(decision, seen.view, speech).split()), _ASKED)
    for about in votes(table, user)[:1]:
        yield vote_title(table, about, speech)
    for motion in motions(table, user)[:1]:
        yield motion_line(motion, speech)
    yield f"-# {speech.say('games-asked-you', when=moment(waits_since(table, user)))}"
    also = [Seat(other) for other in table.waiting if other != seat]
    if also:
        yield clip(f"-# {speech.say('games-also', names=also)}", _NAMES)


def _waiting(table: Table, user: int, speech: BoundSpeech) -> Iterator[str]:
    """Yield whom a table waits for and since when."""
    if table.retired:
        yield f"-# {speech.say('error-retired')}"
        return
    names = [Seat(seat) for seat in table.waiting]
    yield speech.say("games-waits", names=names, when=moment(waits_since(table, user)))


def _lobby(table: Table, user: int, speech: BoundSpeech) -> Iterator[str]:
    """Yield how many are there, whether somebody waits for a seat, and when the lobby closes."""
    if is_guest(table, user, GuestKind.SPARE):
        yield speech.say("closing-games-spare")
    yield speech.say("lobby-seats", taken=len(table.players), total=table.size)
    if table.closes is not None:
        yield f"-# {closing_line(table, speech)}"
