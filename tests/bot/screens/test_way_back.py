"""Every private page has a way back, and every question about what cannot be undone has a No.

A function in `bot/screens/` that returns a screen stands in one of the lists here, so a new page cannot forget its way.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

import bot.screens
from bench.finished import finished
from bot.app_context import App
from bot.deadlines.table_deadlines import NOTHING
from bot.domain.pace import VoteChoice
from bot.domain.preferences import Absence, Preferences
from bot.games import GAMES
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.lessons import answer, situation
from bot.screens.away import away_conflict, away_page
from bot.screens.blocklist import blocklist_page
from bot.screens.components import DANGER, confirm_page
from bot.screens.current_languages import AUTOMATIC, ME, LanguageChoice, languages_page
from bot.screens.deadlines import end_vote_page, voted_page
from bot.screens.fair_play import fair_play_page
from bot.screens.guild_settings import SERVERS_ZONE
from bot.screens.help import all_commands_page
from bot.screens.hints import hint_page, thinking_page
from bot.screens.history import FROM_MORE, FROM_REVIEW, history_screen
from bot.screens.known_cards import known_page
from bot.screens.ladder_management import (
    Part,
    Reader,
    anew_page,
    exclude_question,
    game_page,
    game_question,
    games_page,
    log_page,
    pairs_page,
    people_page,
    restart_question,
)
from bot.screens.legend import legend_page
from bot.screens.lessons import (
    Learner,
    LessonStep,
    left_lesson_page,
    lesson_end_page,
    lesson_start_page,
    right_move_page,
    step_page,
)
from bot.screens.lobby import word_conflict
from bot.screens.lobby_changes import change_question
from bot.screens.lobby_options import cancel_page
from bot.screens.missed_events import missed_events_page
from bot.screens.modal_conflict import conflict_page
from bot.screens.notes import note_conflict
from bot.screens.pace import pace_page
from bot.screens.plans import draft_page, plan_page
from bot.screens.practice import PracticeAction, practice_board_screen, practice_more_screen
from bot.screens.preferences import cities_page, preferences_page, zone_page
from bot.screens.privacy import privacy_page
from bot.screens.reviews import progress_page, review_page
from bot.screens.rules import rules_page
from bot.screens.scores import scores_page
from bot.screens.seat_transfers import confirm_offer_page, motions_page, seat_offer_page
from bot.screens.spectators import watch_page
from bot.screens.text_board import text_board_page
from bot.store.personal_data import PersonalData
from bot.tables import (
    ChannelRef,
    DraftMode,
    History,
    Mistake,
    RatedGame,
    RatedPlayer,
    SeatReview,
    Setup,
    SetupChange,
    SetupPart,
    Status,
    Table,
    TableSpec,
)
from engine.ai.search_contract import Evaluation, Judged
from engine.game import walk
from tests.bot.lessons.written import lesson_of
from tests.bot.message_limits import AT
from tests.bot.screens.pages import parts

PUBLIC = {
    *("board.board_screen", "lobby.lobby_screen", "game_intro.game_card_screen", "game_intro.sample_screen"),
    *("announcements.open_table_screen", "announcements.result_screen"),
    *("direct_messages.letter_screen", "spectators.spectator_letter_screen", "ladders.shown_ladder_screen"),
}
"""Messages to all, and direct messages."""
ROOTS = {
    *("hand.hand_screen", "more_menu.more_menu_page", "my_tables.my_tables_page", "help.help_page"),
    *("guild_settings.tables_page", "guild_settings.people_page", "lobby_options.options_page"),
    "guild_settings.results_page",
    *("lessons.lessons_page", "practice.practice_screen", "guild_settings.permissions_page"),
    "ladders.ladder_page",
}
"""Private pages to which others lead back: what commands and public buttons open."""
ALONE = {
    *("components.notice", "header_and_footer.notice_with_offer"),
    *("components.file_page", "history.film_screen", "missed_film.missed_film_screen"),
    *("lessons.lesson_offer_page", "owner_status.owner_status_screen", "welcome.welcome_page"),
    *("lobby_options.options_over", "ladders.totals_page", "ladders.ladders_off_page"),
}
"""Messages of their own that take no page's place: one sentence, a file, a film, what a command tells."""
KEEP = "keep"


class Page(NamedTuple):
    """A page: what makes it, its verb of the way back with the argument, and an example of it."""

    make: Callable[..., object]
    back: Verb
    arg: str
    example: Callable[[App], Awaitable[Screen | None] | Screen | None]


def running(kind: str = "sobek") -> Table:
    """Return a table of a game that has begun; Ana is its host."""
    return finished(kind, 3 if kind == "sobek" else 2, moves=6)


def over() -> Table:
    """Return a table of a finished game."""
    return finished("sobek")


MY_LANGUAGE = LanguageChoice(ME, "en", AUTOMATIC)


def words(app: App, table: Table | None = None) -> BoundSpeech:
    return app.words.speech("en", markdown=True) if table is None else app.speech(table, "en")


RATED = RatedGame(5, 1, "sobek", AT - 9, (RatedPlayer(0, 7, "Ana", 1), RatedPlayer(1, 8, "Ben", 2)), settled=AT)


def reader(app: App) -> Reader:
    """Return somebody who manages a server."""
    return Reader(words(app), "en-GB")


def hint(app: App) -> Screen:
    """Return a hint to the seat that is asked."""
    table = running()
    seen = table.seen_by(table.waiting[0])
    assert seen is not None
    assert seen.decision is not None
    judged = tuple(Judged(action, 1.0, 1.0, 5) for action in seen.legal[-2:])
    return hint_page(app, table, seen, seen.decision, Evaluation(judged, 10), "en")


def reviewed(app: App, *, lost: bool) -> Awaitable[Screen]:
    history = History.of(over())
    made = history.decisions(0)[-1]
    found = (Mistake(made.number, made.legal[-1].code, 6.2, 0.9, 1500, 1350, 100),) if lost else ()
    return review_page(app, history, 0, SeatReview(31, found, ()), 0, "en")


def too_many(app: App) -> Screen:
    """Return the question when somebody would have no seat after a change."""
    change = SetupChange(lobby(), Setup("sobek", 2, {}), (3,))
    return change_question(app, change, SetupPart.SEATS, "2", words(app, lobby()))


def idle(table: Table) -> int:
    """Return a seat that is not asked."""
    return next(seat for seat in range(table.size) if seat not in table.waiting)


async def drafted(app: App) -> Screen | None:
    """Return the page of a draft."""
    table = await app.tables.lobbies.create(TableSpec(ChannelRef(1, 2), "sobek", 2, {}, "en"), 1, "Ana")
    await app.tables.lobbies.join(table.id, 2, "Ben")
    table = await app.tables.lobbies.start(table.id, 1)
    seat = idle(table)
    seen, user = table.seen_by(seat), table.players[seat].user
    assert seen is not None
    assert user is not None
    decision = seen.plannable_decision("turn")
    assert decision is not None
    code = next(choice.code for choice in walk(decision.choices) if choice.action is not None)
    table = await app.tables.plans.draft(table.id, user, "turn", seen.mark, code)
    return draft_page(app, table, seat, "en", "turn")


def lesson(app: App, *, right: bool) -> Awaitable[Screen]:
    """Return a step of a lesson after the first, or what its right move led to."""
    at, written = LessonStep("sobek", 2), lesson_of("sobek")
    now = situation(GAMES["sobek"].rules, written.steps[at.step])
    assert now is not None
    learner = Learner("en", "Ana")
    if not right:
        return step_page(app, learner, written, at, now)
    step = written.steps[at.step]
    return right_move_page(app, learner, written, at, now, answer(GAMES["sobek"].rules, step, [step.right]))


async def practising(app: App, make: Callable[[Any], Any]) -> Any:
    game = await app.tables.practice_games.begin(7, "sobek", {}, ("Ana", "Ben"))
    made = make(game)
    return await made if inspect.isawaitable(made) else made


AWAY = Preferences(absences=(Absence(AT - 1, AT + 86_400, stand_in=False),))
FORGET = PressId(0, 0, Verb.FORGET, "yes")
FIRST = DraftMode.FIRST
LEARNT = LessonStep("sobek", 3)
PAGES = (
    Page(away_page, Verb.GAMES, "0.b", lambda app: away_page(words(app), Preferences(), AT)),
    Page(away_page, Verb.GAMES, "0.b", lambda app: away_page(words(app), AWAY, AT)),
    Page(
        away_conflict,
        Verb.AWAY_SENT,
        f"|wait|{AWAY.absences[0].revision}|{KEEP}",
        lambda app: away_conflict(words(app), AWAY.absences[0], AWAY.absences[0], ""),
    ),
    Page(blocklist_page, Verb.PRIVACY, "", lambda app: blocklist_page(words(app), ())),
    Page(
        confirm_page,
        Verb.PRIVACY,
        "",
        lambda app: confirm_page(words(app), "Really?", "Delete", FORGET, PressId(0, 0, Verb.PRIVACY)),
    ),
    Page(zone_page, Verb.REMINDERS, "", lambda app: zone_page(words(app), AT)),
    Page(zone_page, Verb.SETTINGS, str(SERVERS_ZONE.back.arg), lambda app: zone_page(words(app), AT, SERVERS_ZONE)),
    Page(cities_page, Verb.REMINDERS, "", lambda app: cities_page(words(app), AT // 86_400 * 86_400, "en-GB", 0, AT)),
    Page(preferences_page, Verb.GAMES, "0.b", lambda app: preferences_page(words(app), Preferences(), "en-GB", AT)),
    Page(privacy_page, Verb.GAMES, "0.b", lambda app: privacy_page(words(app), PersonalData())),
    Page(thinking_page, Verb.HAND, "", lambda app: thinking_page(running(), words(app, running()))),
    Page(hint_page, Verb.HAND, "", hint),
    Page(
        history_screen,
        Verb.MORE,
        "back",
        lambda app: history_screen(app, History.of(over()), 3, "en", origin=FROM_MORE),
    ),
    Page(
        history_screen,
        Verb.REVIEW,
        "2h",
        lambda app: history_screen(app, History.of(over()), 3, "en", origin=f"{FROM_REVIEW}2"),
    ),
    Page(known_page, Verb.MORE, "back", lambda app: known_page(app, opened(), 0, "en")),
    Page(legend_page, Verb.MORE, "back", lambda app: legend_page(app, running(), 0, "en")),
    Page(legend_page, Verb.MORE, "back", lambda app: legend_page(app, over(), None, "en")),
    Page(games_page, Verb.SETTINGS, "results", lambda app: games_page(reader(app), {}, [RATED], 0, more=False)),
    Page(game_page, Verb.SETTINGS, "results", lambda app: game_page(reader(app), {}, RATED, restarted=False)),
    Page(people_page, Verb.SETTINGS, "results", lambda app: people_page(words(app), {7: "Ana"}, 0)),
    Page(anew_page, Verb.SETTINGS, "results", lambda app: anew_page(words(app), {"sobek": "Sobek"})),
    Page(log_page, Verb.SETTINGS, "results", lambda app: log_page(reader(app), {}, (), {}, 0, more=False)),
    Page(pairs_page, Verb.SETTINGS, "results", lambda app: pairs_page(words(app), (), {}, 0)),
    Page(
        game_question,
        Verb.MANAGE_LADDERS,
        "game.5",
        lambda app: game_question(reader(app), {}, RATED, Part.STRIKE),
    ),
    Page(exclude_question, Verb.MANAGE_LADDERS, "people.0", lambda app: exclude_question(words(app), 7, "Ana")),
    Page(
        restart_question,
        Verb.MANAGE_LADDERS,
        "anew",
        lambda app: restart_question(words(app), "sobek", "Sobek", 3, None),
    ),
    Page(lesson_start_page, Verb.LEARN, "", lambda app: lesson_start_page(app, "sobek", lesson_of("sobek"), 2, "en")),
    Page(lesson_start_page, Verb.LEARN, "", lambda app: lesson_start_page(app, "sobek", lesson_of("sobek"), 99, "en")),
    Page(lesson_end_page, Verb.LEARN, "", lambda app: lesson_end_page(app, "sobek", "en")),
    Page(left_lesson_page, Verb.LEARN, "", lambda app: left_lesson_page(LEARNT, words(app))),
    Page(step_page, Verb.LEARN, "sobek.1.gb", lambda app: lesson(app, right=False)),
    Page(right_move_page, Verb.LEARN, "sobek.1.gb", lambda app: lesson(app, right=True)),
    Page(word_conflict, Verb.WORD_SENT, f"0|{KEEP}", lambda app: word_conflict(lobby(), 10**18, "x", words(app))),
    Page(all_commands_page, Verb.HELP, "", lambda app: all_commands_page(app, "en")),
    Page(cancel_page, Verb.OPTIONS, "", lambda app: cancel_page(lobby(), words(app))),
    Page(fair_play_page, Verb.OPTIONS, "", lambda app: fair_play_page(lobby(), words(app, lobby()))),
    Page(change_question, Verb.OPTIONS, "", too_many),
    Page(missed_events_page, Verb.HAND, "", lambda app: missed_events_page(app, running(), 0, "en")),
    Page(
        conflict_page,
        Verb.WORD_SENT,
        KEEP,
        lambda app: conflict_page(
            words(app), "a", "b", PressId(1, 1, Verb.WORD_SENT, KEEP), PressId(1, 1, Verb.WORD_SENT, "use")
        ),
    ),
    Page(
        note_conflict,
        Verb.NOTE_SENT,
        f"|1|{KEEP}",
        lambda app: note_conflict(running(), ("old", 1), "", "", words(app)),
    ),
    Page(pace_page, Verb.MORE, "back", lambda app: pace_page(app, running(), "en", 10**18)),
    Page(pace_page, Verb.OPTIONS, "", lambda app: pace_page(app, lobby(), "en", 10**18)),
    Page(
        plan_page, Verb.HAND, "", lambda app: plan_page(app, running(), idle(running()), "en", "turn", DraftMode.FIRST)
    ),
    Page(draft_page, Verb.HAND, "", drafted),
    Page(
        practice_board_screen,
        Verb.PRACTICE,
        f"sobek/{PracticeAction.OPEN}/",
        lambda app: practising(app, lambda game: practice_board_screen(app, game, "en")),
    ),
    Page(
        practice_more_screen,
        Verb.PRACTICE,
        f"sobek/{PracticeAction.OPEN}/",
        lambda app: practising(app, lambda game: practice_more_screen(game, words(app))),
    ),
    Page(progress_page, Verb.MORE, "back", lambda app: progress_page(over(), 1, 2, words(app, over()))),
    Page(review_page, Verb.MORE, "back", lambda app: reviewed(app, lost=True)),
    Page(review_page, Verb.MORE, "back", lambda app: reviewed(app, lost=False)),
    Page(end_vote_page, Verb.MORE, "back", lambda app: end_vote_page(running(), 1, words(app, running()))),
    Page(voted_page, Verb.MORE, "back", lambda app: voted_page(running(), VoteChoice.END, words(app, running()))),
    Page(rules_page, Verb.MORE, "back", lambda app: rules_page(app, "sobek", running(), 0, "en")),
    Page(rules_page, Verb.MORE, "back", lambda app: rules_page(app, "duel", running(), 0, "en")),
    Page(rules_page, Verb.LEARN, "sobek", lambda app: rules_page(app, "sobek", None, None, "en", from_lesson=True)),
    Page(rules_page, Verb.OPTIONS, "", lambda app: rules_page(app, "sobek", lobby(), None, "en")),
    Page(scores_page, Verb.MORE, "back", lambda app: scores_page(app, over(), "en")),
    Page(motions_page, Verb.MORE, "back", lambda app: motions_page(app, running(), 10**18, "en", NOTHING, AT)),
    Page(
        languages_page,
        Verb.GAMES,
        "0.b",
        lambda app: languages_page(app, words(app), [LanguageChoice(ME, "en", "auto")]),
    ),
    Page(confirm_offer_page, Verb.SEAT_OFFER, "", lambda app: confirm_offer_page(running(), 1, words(app))),
    Page(seat_offer_page, Verb.MORE, "back", lambda app: seat_offer_page(app, running(), 0, "en", NOTHING, AT)),
    Page(watch_page, Verb.MORE, "back", lambda app: watch_page(app, running(), 5, "en")),
    Page(text_board_page, Verb.MORE, "back", lambda app: text_board_page(app, running(), 0, "en")),
)


def opened() -> Table:
    """Return a running table of the variant that tells what is known."""
    return finished("sobek", options={"way": "open"}, moves=6)


def lobby() -> Table:
    """Return a lobby of Ana's."""
    return replace(finished("sobek"), status=Status.LOBBY, closes=AT, _begun=False, _game_session=None)


def name_of(function: Callable[..., object]) -> str:
    return f"{function.__module__.rpartition('.')[2]}.{function.__name__}"


def makers() -> set[str]:
    """Return the names of all functions that make a screen."""
    found = set()
    for module in pkgutil.walk_packages(bot.screens.__path__, "bot.screens."):
        loaded = importlib.import_module(module.name)
        for name, function in vars(loaded).items():
            own = inspect.isfunction(function) and function.__module__ == module.name and not name.startswith("_")
            if own and "Screen" in str(function.__annotations__.get("return", "")).split(" | "):
                found.add(name_of(function))
    return found


def test_every_page_is_in_one_of_the_lists() -> None:
    """A page that is in none of them was forgotten; one that is gone leaves no name behind."""
    lists = [PUBLIC, ROOTS, ALONE, {name_of(page.make) for page in PAGES}]
    assert sum(map(len, lists)) == len(set().union(*lists))
    assert makers() == set().union(*lists)


@pytest.mark.parametrize("page", PAGES, ids=[f"{name_of(page.make)}-{page.back}" for page in PAGES])
async def test_each_page_that_is_no_root_has_a_way_back(app: App, page: Page) -> None:
    """A button that can be pressed, not red, and leads to where the page was opened."""
    made = page.example(app)
    screen = await made if inspect.isawaitable(made) else made
    assert screen is not None
    ways = [
        part
        for part in parts(screen)
        if (press := PressId.parse(part.get("custom_id") or "")) is not None
        and (press.verb, press.arg) == (page.back, page.arg)
    ]
    assert len(ways) == 1
    assert not ways[0].get("disabled", False)
    assert ways[0]["style"] != DANGER.value


async def test_a_question_has_a_red_button_and_no_beside_it(app: App) -> None:
    """The red one first, and nothing else."""
    for screen in (cancel_page(lobby(), words(app)), confirm_page(words(app), "Really?", "Yes", FORGET, FORGET)):
        buttons = [part for part in parts(screen) if part["type"] == 2]
        assert [one["style"] == DANGER.value for one in buttons] == [True, False]
        assert buttons[1]["label"] == words(app).say("confirm-no")
