"""Pages beside the games, for readers of the messages on them: settings, privacy, lists, what is behind buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import discord

from bench.finished import finished
from bot.app_context import App
from bot.deadlines.table_deadlines import NOTHING
from bot.domain.guild_settings import Openers, Settings
from bot.domain.preferences import QuietHours
from bot.interactions.bot_permissions import used_permissions
from bot.interactions.response import Screen
from bot.queries.my_tables import UserTables
from bot.screens.blocklist import blocklist_page
from bot.screens.guild_settings import There, people_page, permissions_page, tables_page
from bot.screens.hints import hint_page
from bot.screens.history import history_screen
from bot.screens.legend import legend_page
from bot.screens.missed_events import missed_events_page
from bot.screens.more_menu import more_menu_page
from bot.screens.my_tables import my_tables_page
from bot.screens.plans import plan_page
from bot.screens.privacy import privacy_page
from bot.screens.reviews import progress_page, review_page
from bot.screens.rules import rules_page
from bot.screens.seat_transfers import motions_page, seat_offer_page
from bot.store.blocklist import BlockedUser
from bot.store.personal_data import PersonalData
from bot.tables import History, Mistake, SeatReview, Status, Table
from bot.tables.plans import DraftMode
from engine.ai.search_contract import Evaluation, Judged

AT: Final = 1_795_348_800
"""The moment at which all is shown, in seconds since 1970."""
_SET: Final = Settings(
    language="de",
    channels=(11,),
    role=12,
    threads=True,
    quiet=QuietHours(22 * 60, 8 * 60, "Europe/Paris"),
    openers=Openers.ROLE,
)
_LANGUAGES: Final = (("en", "English"), ("de", "Deutsch"), ("fr", "Français"), ("pl", "Polski"))


@dataclass(frozen=True, slots=True)
class Scene:
    """A screen: its title, and what gives it in a language, perhaps to be awaited, or None if there is none."""

    title: str
    build: Callable[[str], Any]


def pages(app: App) -> Iterator[Scene]:
    """Yield what belongs to no table: a server's settings, a person's lists and data, all rules."""
    for name, settings in (("set", _SET), ("not set", Settings())):
        yield Scene(f"Settings of tables, {name}", partial(_tables, app, settings))
        yield Scene(f"Settings of people, {name}", partial(_people, app, settings))
    yield Scene("What the bot may do", partial(_permissions, app))
    for name, some in (("one", (BlockedUser(7, "Ben", AT),)), ("nobody", ())):
        yield Scene(f"Whom one avoids, {name}", partial(_avoided, app, some))
    yield Scene("Privacy", lambda language: privacy_page(app.words.speech(language, markdown=True), PersonalData()))
    for kind in app.games:
        yield Scene(f"Rules of {kind}", partial(rules_page, app, kind, None, None))


def beside(app: App, kind: str, seats: int, options: Mapping[str, str], seed: str) -> Iterator[Scene]:
    """Yield what lies behind the buttons of a game of some kind, and what is left of it when it is over.

    Args:
        app: the bot.
        kind: the game's code.
        seats: how many sit at the table.
        options: the game's.
        seed: which random game it is.
    """
    name = " ".join((kind, *options.values()))
    over = finished(kind, seats, seed, options=options)
    table = finished(kind, seats, seed, options=options, moves=over.version // 2)
    seen = table.seen_by(None)
    seat = seen.view.waiting[0] if seen is not None else 0
    idle = next(one for one in range(seats) if one != seat)
    user = table.players[seat].user or 0
    mine = UserTables(asked=(table,), lobbies=(replace(table, status=Status.LOBBY, closes=AT),))
    yield Scene(f"{name}: what happened", lambda language: missed_events_page(app, table, seat, language))
    yield Scene(f"{name}: a hint", partial(_hint, app, table))
    yield Scene(f"{name}: more", lambda language: more_menu_page(app, table, user, language))
    yield Scene(f"{name}: more, for who watches", lambda language: more_menu_page(app, table, 1, language))
    yield Scene(f"{name}: more, over", lambda language: more_menu_page(app, over, user, language))
    yield Scene(f"{name}: legend", lambda language: legend_page(app, table, seat, language))
    yield Scene(f"{name}: a plan", partial(_plan, app, table, idle))
    yield Scene(f"{name}: history", lambda language: history_screen(app, History.of(over), 3, language))
    yield from _reviews(app, name, History.of(over))
    yield Scene(f"{name}: seats", lambda language: motions_page(app, table, 0, language, NOTHING, AT))
    yield Scene(f"{name}: a seat to offer", lambda language: seat_offer_page(app, table, seat, language, NOTHING, AT))
    yield Scene(f"{name}: list of tables", lambda language: my_tables_page(app, mine, user, language))


def _hint(app: App, table: Table, language: str) -> Screen | None:
    """Return the page of two moves, as if a search had judged them."""
    seen = table.seen_by(table.waiting[0])
    if seen is None or seen.decision is None:
        return None
    judged = tuple(Judged(action, 12.0 - 4 * place, 1.0, 500) for place, action in enumerate(seen.legal[-2:]))
    return hint_page(app, table, seen, seen.decision, Evaluation(judged, 1000), language)


def _reviews(app: App, name: str, history: History) -> Iterator[Scene]:
    """Yield the state of a review that is under way, and its result."""
    decided = history.decisions(0)[-1]
    lost = Mistake(decided.number, decided.legal[-1].code, 6.2, 0.9, 1500, 1350, 100)
    for done, count in ((0, 0), (12, 31), (31, 31)):
        yield Scene(f"{name}: a review, {done} of {count}", partial(_looking, app, history.table, done, count))
    for some in ((), (lost,), (replace(lost, more=1500, fewer=0),)):
        yield Scene(
            f"{name}: a review, {len(some)} found", partial(_review, app, history, SeatReview(31, some, (7, 3, 5)))
        )
    yield Scene(
        f"{name}: history after a review",
        lambda language: history_screen(app, history, lost.number, language, lost=[lost]),
    )


def _looking(app: App, table: Table, done: int, count: int, language: str) -> Screen:
    return progress_page(table, done, count, app.speech(table, language))


async def _review(app: App, history: History, found: SeatReview, language: str) -> Screen:
    return await review_page(app, history, 0, found, 0, language)


def _tables(app: App, settings: Settings, language: str) -> Screen:
    return tables_page(app.words.speech(language, markdown=True), settings, There((11,), (12,), None), _LANGUAGES)


def _people(app: App, settings: Settings, language: str) -> Screen:
    speech = app.words.speech(language, markdown=True)
    return people_page(speech, settings, There((11,), (12,), None), language, AT)


def _permissions(app: App, language: str) -> Screen:
    used = used_permissions(discord.Permissions(view_channel=True), thread=False, threads=True)
    missing = [name for name, has in used.items() if not has]
    return permissions_page(app.words.speech(language, markdown=True), 11, used, missing, manages=True)


def _avoided(app: App, some: tuple[BlockedUser, ...], language: str) -> Screen:
    return blocklist_page(app.words.speech(language, markdown=True), some)


async def _plan(app: App, table: Table, seat: int, language: str) -> Screen | None:
    return await plan_page(app, table, seat, language, "turn", DraftMode.FIRST)
