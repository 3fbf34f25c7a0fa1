"""Taking back: one's own last press, as long as nobody acted and nothing came to light."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.domain.ping_recipient import Seat, by_recipient
from bot.reconciler.diff import not_yet_pinged
from bot.store import LogRow, Store
from bot.tables import Entry, Reason, Tables
from bot.tables.game.session import begin_session, replay_log
from engine.game import IllegalAction
from tests.bot.at_table import ANA, BEN, CLEO, DAN, called, refused, started
from tests.bot.toy import GAMES, new, parse


async def test_the_last_press_is_taken_back_with_all_its_actions(tables: Tables) -> None:
    table = await started(tables)
    assert not table.can_take_back(ANA)
    pressed = (await tables.play.act(table.id, ANA, table.version, ["k", "k", "t1"])).table
    assert pressed.can_take_back(ANA)
    assert (await called(tables, pressed)).shown.pinged == by_recipient(pressed.asked) == {Seat(1): pressed.version}
    turn = await tables.play.take_back(table.id, ANA)
    assert turn.entry is Entry.BACK
    assert turn.table._game_session.game.state() == table._game_session.game.state()
    assert turn.table.version == pressed.version + 1
    assert (turn.seat, turn.after) == (0, pressed.version)
    assert by_recipient(turn.table.asked) == not_yet_pinged(turn.table) == {Seat(0): turn.table.version}
    await refused(Reason.TAKE_BACK_NOTHING, tables.play.take_back(table.id, ANA))


async def test_a_stale_button_never_becomes_valid_again_by_a_take_back(tables: Tables) -> None:
    table = await started(tables)
    pressed = (await tables.play.act(table.id, ANA, table.version, ["k"])).table
    back = (await tables.play.take_back(table.id, ANA)).table
    for old in (table, pressed):
        await refused(Reason.STALE, tables.play.act(table.id, ANA, old.version, ["k"]))
    await tables.play.act(table.id, ANA, back.version, ["k"])


async def test_several_presses_are_taken_back_one_after_the_other(tables: Tables, store: Store) -> None:
    table = await started(tables)
    await tables.play.act(table.id, ANA, None, ["k"])
    await tables.play.act(table.id, ANA, None, ["k", "k"])
    assert (await tables.play.take_back(table.id, ANA)).table._game_session.game.scores == [1, 0]
    again = Tables(store, GAMES)
    assert (await again.get(table.id)).can_take_back(ANA)
    assert (await again.play.take_back(table.id, ANA)).table._game_session.game.scores == [0, 0]
    await refused(Reason.TAKE_BACK_NOTHING, again.play.take_back(table.id, ANA))


async def test_what_revealed_something_stays(tables: Tables, store: Store) -> None:
    table = await started(tables)
    await tables.play.act(table.id, ANA, None, ["k"])
    await tables.play.act(table.id, ANA, None, ["k", "p"])
    for each in (tables, Tables(store, GAMES)):
        assert not (await each.get(table.id)).can_take_back(ANA)
        await refused(Reason.TAKE_BACK_REVEALED, each.play.take_back(table.id, ANA))


async def test_once_somebody_else_acted_it_is_too_late(tables: Tables, store: Store) -> None:
    table = await started(tables)
    await tables.play.act(table.id, ANA, None, ["t1"])
    await tables.play.act(table.id, BEN, None, ["k"])
    await tables.play.take_back(table.id, BEN)
    for each in (tables, Tables(store, GAMES)):
        await refused(Reason.TAKE_BACK_ACTED, each.play.take_back(table.id, ANA))
        await refused(Reason.TAKE_BACK_NOTHING, each.play.take_back(table.id, BEN))
        await refused(Reason.NOT_SEATED, each.play.take_back(table.id, DAN))


async def test_once_a_computer_acted_it_is_too_late(tables: Tables) -> None:
    table = await started(tables, (ANA,), computers=1)
    await tables.play.act(table.id, ANA, None, ["t1"])
    await tables.play.play_computer(table.id)
    await refused(Reason.TAKE_BACK_ACTED, tables.play.take_back(table.id, ANA))


async def test_a_seat_handed_over_seals_what_was_done(tables: Tables, store: Store) -> None:
    table = await started(tables, (ANA, BEN, CLEO))
    await tables.play.act(table.id, ANA, None, ["k"])
    await tables.early_ends.resign(table.id, BEN, "merchant")
    for each in (tables, Tables(store, GAMES)):
        await refused(Reason.TAKE_BACK_ACTED, each.play.take_back(table.id, ANA))


async def test_what_was_taken_back_is_not_in_the_record(tables: Tables, store: Store) -> None:
    table = await started(tables, (ANA, BEN), left="3")
    await tables.play.act(table.id, ANA, None, ["k"])
    await tables.play.take_back(table.id, ANA)
    await tables.play.act(table.id, ANA, None, ["t2"])
    await tables.play.act(table.id, BEN, None, ["t2"])
    for each in (tables, Tables(store, GAMES)):
        assert (await each.game_records.record(table.id))["moves"] == [(0, "t2"), (1, "t2")]
    await refused(Reason.GAME_OVER, tables.play.take_back(table.id, BEN))


@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.sampled_from(["t1", "k", "kk", "p", "v", "y", "n", "back", "hand"]), max_size=40), st.integers(1, 4))
def test_a_log_replays_to_the_course_that_was_played(words: list[str], seats: int) -> None:
    """Whatever is played, taken back and handed over: replaying the log gives the very same course."""
    rules = GAMES["toy"]
    options = {"left": "15"}
    course = begin_session(new(seats, options, "5eed"), 3)
    log: list[LogRow] = []
    for turn, word in enumerate(words):
        waiting = course.game.waiting
        if not waiting:
            break
        seat = waiting[turn % len(waiting)]
        before = course
        match word:
            case "back":
                if course.before is None:
                    continue
                seat = course.steps[-1].seat
                course = course.take_back(seat)
                rows = [(Entry.BACK, "")]
            case "hand":
                course = course.with_row(LogRow(before.version + 1, before.version + 1, Entry.HAND, seat, "", 0))
                rows = [(Entry.HAND, "")]
            case _:
                codes = ["k", "k"] if word == "kk" else [word]
                entry = Entry.AUTO if turn % 7 == 6 else Entry.PLAY
                try:
                    course = course.play(entry, seat, [parse(code) for code in codes])
                except IllegalAction:
                    continue
                rows = [(entry, code) for code in codes]
        first = before.version + 1
        log += [LogRow(first + each, first, entry, seat, code, 0) for each, (entry, code) in enumerate(rows)]
        assert course.version == log[-1].number
        assert all(3 <= opened <= course.version for opened in course.opened.values())
        assert set(course.opened) == set(course.game.waiting)
    again = replay_log(rules, new(seats, options, "5eed"), 3, log)
    assert again.game.state() == course.game.state()
    assert (again.steps, again.opened, again.version) == (course.steps, course.opened, course.version)
    assert (again.before is None) == (course.before is None)
