"""What leaves a table by its one door: the game as a viewer may see it, and what happened in the names of then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

import pytest

from bench.finished import finished
from bot.domain.computer_level import ComputerLevel
from bot.games import GAMES as REAL
from bot.store import Store
from bot.tables import (
    ChannelRef,
    History,
    Player,
    Reason,
    SeatHandover,
    Status,
    Table,
    Tables,
    TableSpec,
    VisibleAction,
    VisibleGame,
)
from bot.tables.game.session import GameSession, GameStep
from engine.chance import Chance
from tests.bot.at_table import ANA, BEN, CLEO, called, refused, started
from tests.bot.toy import GAMES, Did, Peeked, Toy

Told = list[tuple[int, str] | str]


def seen(table: Table, viewer: int | None = None) -> VisibleGame:
    found = table.seen_by(viewer)
    assert found is not None
    return found


def told(news: tuple[VisibleAction | SeatHandover, ...]) -> Told:
    """Return who did what, and in whose name; for a seat that changed hands, who left it to whom."""
    lines: Told = []
    for one in news:
        if isinstance(one, SeatHandover):
            lines.append(f"{one.left.name}>{one.came.name}")
        else:
            event = one.events[0]
            assert isinstance(event, Did)
            assert event.seat == one.seat
            lines.append((one.seat, f"{one.players[one.seat].name} {event.what}"))
    return lines


async def test_what_others_did_since_ones_own_last_act_is_told_and_no_more(tables: Tables) -> None:
    table = await started(tables, (ANA, BEN, CLEO))
    assert seen(table, 0).since_own == seen(table, 1).since_own == ()
    await tables.play.act(table.id, ANA, None, ["k", "t1"])
    await tables.play.act(table.id, BEN, None, ["t2"])
    table = (await tables.play.act(table.id, CLEO, None, ["t1"])).table
    assert told(seen(table, 0).since_own) == [(1, "n1002 t2"), (2, "n1003 t1")]
    assert told(seen(table, 1).since_own) == [(2, "n1003 t1")]
    assert told(seen(table, 2).since_own) == []


async def test_the_last_press_of_a_person_is_recent_with_all_that_computers_did_after_it(tables: Tables) -> None:
    table = await started(tables, (ANA,), computers=2)
    assert seen(table).recent == ()
    await tables.play.act(table.id, ANA, None, ["k"])
    await tables.play.act(table.id, ANA, None, ["k", "t1"])
    await tables.play.play_computer(table.id)
    turn = await tables.play.play_computer(table.id)
    assert turn is not None
    expected = [(0, "n1001 k"), (0, "n1001 t1"), (1, "merchant t1"), (2, "merchant t1")]
    assert told(seen(turn.table).recent) == expected
    assert told(seen(turn.table).news(turn.after)) == expected[-1:]


async def test_a_board_tells_what_all_others_did_since_the_turn_of_who_is_asked(tables: Tables) -> None:
    table = await started(tables, (ANA, BEN), computers=1)
    assert seen(table).missed == seen(table, 0).missed == ()
    await tables.play.act(table.id, ANA, None, ["t1"])
    await tables.play.act(table.id, BEN, None, ["k"])
    table = (await tables.play.act(table.id, BEN, None, ["t1"])).table
    assert seen(table).missed == seen(table).recent, "only a computer is asked"
    turn = await tables.play.play_computer(table.id)
    assert turn is not None
    others = [(1, "n1002 k"), (1, "n1002 t1"), (2, "merchant t1")]
    assert told(seen(turn.table).missed) == told(seen(turn.table, 0).missed) == others
    assert told(seen(turn.table, 1).missed) == others[-1:]
    assert (seen(turn.table, 0).had_turn, seen(turn.table).had_turn) == (True, False)


async def test_who_goes_on_with_his_turn_has_still_missed_what_was_before_it(tables: Tables) -> None:
    table = await started(tables)
    await tables.play.act(table.id, ANA, None, ["t1"])
    table = (await tables.play.act(table.id, BEN, None, ["k"])).table
    assert told(seen(table).missed) == [(0, "n1001 t1"), (1, "n1002 k")]
    assert told(seen(table, 1).missed) == [(0, "n1001 t1")]
    assert not seen(table, 1).had_turn, "his first one is not over"
    assert told(seen(table, 1).since_own) == [], "what he has pressed on shows him all this already"
    table = (await tables.play.act(table.id, BEN, None, ["t1"])).table
    assert seen(table, 1).missed == ()
    assert told(seen(table, 0).missed) == [(1, "n1002 k"), (1, "n1002 t1")]


async def test_of_several_who_are_asked_the_earliest_counts(tables: Tables) -> None:
    table = await started(tables, (ANA, BEN, CLEO))
    await tables.play.act(table.id, ANA, None, ["t1"])
    await tables.play.act(table.id, BEN, None, ["t1"])
    table = (await tables.play.act(table.id, CLEO, None, ["v"])).table
    assert told(seen(table).missed) == [(0, "n1001 t1"), (1, "n1002 t1"), (2, "n1003 v")]
    table = (await tables.play.act(table.id, CLEO, None, ["y"])).table
    table = (await tables.play.act(table.id, ANA, None, ["y"])).table
    assert told(seen(table).missed) == [(2, "n1003 v"), (2, "n1003 y"), (0, "n1001 y")], "only Ben is asked"


async def test_who_left_in_between_is_told_to_who_is_asked(tables: Tables) -> None:
    table = await started(tables, (ANA, BEN, CLEO))
    await tables.play.act(table.id, ANA, None, ["t1"])
    await tables.early_ends.resign(table.id, CLEO, "Merit")
    table = (await tables.play.act(table.id, BEN, None, ["t1"])).table
    turn = await tables.play.play_computer(table.id)
    assert turn is not None
    assert told(seen(turn.table).missed) == ["n1003>Merit", (1, "n1002 t1"), (2, "Merit t1")]


async def test_what_was_taken_back_did_not_happen(tables: Tables) -> None:
    table = await started(tables)
    await tables.play.act(table.id, ANA, None, ["k"])
    turn = await tables.play.act(table.id, ANA, None, ["t2"])
    assert turn.table.moved
    back = (await tables.play.take_back(table.id, ANA)).table
    assert told(seen(back, 1).since_own) == told(seen(back).recent) == [(0, "n1001 k")]
    assert told(seen(back).missed) == told(seen(back, 1).missed) == [(0, "n1001 k")]
    assert seen(back).news(turn.after) == ()
    assert not (await tables.play.take_back(table.id, ANA)).table.moved


async def test_what_was_done_before_a_seat_changed_hands_keeps_its_name(tables: Tables, store: Store) -> None:
    table = await started(tables, (ANA, BEN, CLEO))
    await tables.play.act(table.id, ANA, None, ["t1"])
    turn = await tables.early_ends.resign(table.id, BEN, "Merit")
    await tables.play.play_computer(table.id)
    await tables.early_ends.resign(table.id, ANA, "Kawab")
    await tables.play.act(table.id, CLEO, None, ["t2"])
    for each in (tables, Tables(store, GAMES)):
        table = await each.get(table.id)
        assert [player.name for player in table.players] == ["Kawab", "Merit", "n1003"]
        everything = [(0, "n1001 t1"), "n1002>Merit", (1, "Merit t1"), "n1001>Kawab", (2, "n1003 t2")]
        assert told(seen(table).news(0)) == everything
        assert told(seen(table).news(turn.after)) == everything[1:], "a handover is news for who saw what was before"
        assert told(seen(table, 0).since_own) == everything[1:]
        assert told(seen(table).recent) == everything[-1:]


async def test_a_seat_that_changes_hands_after_the_last_press_is_recent(tables: Tables) -> None:
    table = await started(tables, (ANA, BEN, CLEO))
    await tables.play.act(table.id, ANA, None, ["t1"])
    turn = await tables.early_ends.resign(table.id, CLEO, "Merit")
    assert told(seen(turn.table).recent) == [(0, "n1001 t1"), "n1003>Merit"]
    (handover,) = seen(turn.table).news(turn.after)
    assert isinstance(handover, SeatHandover)
    assert (handover.left, handover.came) == (
        Player(2, CLEO, "n1003"),
        Player(2, None, "Merit", level=ComputerLevel.MERCHANT),
    )


async def test_who_left_before_anything_was_done_is_told_too(tables: Tables) -> None:
    table = await started(tables, (ANA, BEN, CLEO))
    turn = await tables.early_ends.resign(table.id, ANA, "Merit")
    assert told(seen(turn.table).recent) == ["n1001>Merit"]
    assert not turn.table.moved


async def test_a_history_has_the_names_of_then(tables: Tables) -> None:
    table = await started(tables, (ANA, BEN))
    await tables.play.act(table.id, ANA, None, ["t1"])
    await tables.early_ends.resign(table.id, ANA, "Merit")
    await tables.play.act(table.id, BEN, None, ["t1"])
    await tables.play.play_computer(table.id)
    history = History.of(await tables.early_ends.stop(table.id, BEN))
    names = [history.players(number)[0].name for number in range(history.moves + 1)]
    # From the action after which she left, the seat was the computer's.
    assert names == ["n1001", "n1001", "Merit", "Merit"]
    assert [move.players[0].name for number in (1, 2, 3) if (move := history.move(number)) is not None] == names[1:]


async def test_a_name_that_is_deleted_is_gone_from_what_happened_long_ago(tables: Tables, store: Store) -> None:
    table = await started(tables, (ANA, BEN, CLEO))
    await tables.play.act(table.id, ANA, None, ["t1"])
    await tables.early_ends.resign(table.id, ANA, "Merit")
    await tables.people.erase(ANA, lambda language: "Kawab")
    await tables.people.erase(BEN, lambda language: "Tiaa")
    for each in (tables, Tables(store, GAMES)):
        news = seen(await each.get(table.id)).news(0)
        assert told(news) == [(0, " t1"), ">Merit", ">Tiaa"]
        assert all(one.left.is_erased for one in news if isinstance(one, SeatHandover))


async def test_each_viewer_is_told_what_he_may_know(tables: Tables) -> None:
    table = await started(tables)
    turn = await tables.play.act(table.id, ANA, None, ["p"])
    for viewer, known in ((0, True), (1, False), (None, False)):
        (happening,) = seen(turn.table, viewer).news(turn.after)
        assert isinstance(happening, VisibleAction)
        peeked, public = happening.events[1], happening.public[1]
        assert isinstance(peeked, Peeked)
        assert (peeked.hidden is not None) == known
        assert public == Peeked(0, None)


async def test_only_who_is_asked_sees_what_there_is_to_decide(tables: Tables) -> None:
    table = await called(tables, await started(tables))
    asked = seen(table, 0).decision
    assert asked is not None
    assert [choice.action for choice in asked.choices] == list(seen(table, 0).legal)
    for viewer in (1, None):
        assert (seen(table, viewer).decision, tuple(seen(table, viewer).legal)) == (None, ())
    public = seen(table).public_decision
    assert public is not None
    assert (public.kind, public.choices) == ("turn", ()), "none of the toy's choices may stand on the board"
    voting = (await tables.play.act(table.id, ANA, None, ["v"])).table
    assert seen(voting).public_decision is None, "more than one is asked"
    assert all(seen(voting, seat).decision is not None for seat in (0, 1))
    stopped = await tables.early_ends.stop(table.id, ANA)
    for viewer in (0, 1, None):
        over = seen(stopped, viewer)
        assert (over.decision, over.public_decision, tuple(over.legal), over.waiting) == (None, None, (), ())
    await refused(Reason.GAME_OVER, tables.play.act(table.id, BEN, None, ["y"]))


@pytest.mark.parametrize(("kind", "seats"), [("sobek", 4), ("duel", 2)])
def test_nothing_leaves_a_real_game_unfiltered(kind: str, seats: int) -> None:
    table = finished(kind, seats)
    assert table._game_session is not None
    for viewer in (None, *range(seats)):
        door = seen(table, viewer)
        assert door.view == table._game_session.game.view(viewer)
        news = door.news(0)
        assert len(news) == len(table._game_session.steps)
        for one, step in zip(news, table._game_session.steps, strict=True):
            assert isinstance(one, VisibleAction)
            assert (one.number, one.seat) == (step.number, step.seat)
            assert one.events == tuple(event.seen(viewer) for event in step.events)
            assert one.public == tuple(event.seen(None) for event in step.events)


async def test_no_public_name_of_a_table_leads_to_the_game_or_to_what_it_is_made_of(store: Store) -> None:
    chance = Random(4)
    tables = Tables(store, {code: game.rules for code, game in REAL.items()})
    table = await tables.lobbies.create(TableSpec(ChannelRef(1, 2), "sobek", 3, {}, "en"), ANA, "Ana")
    await tables.lobbies.add_word(table.id, ANA, "Nile")
    await tables.lobbies.join(table.id, BEN, "Ben")
    await tables.lobbies.add_computer(table.id, ANA, "Merit")
    table = await tables.lobbies.start(table.id, ANA)
    stored = await store.load(table.id)
    assert stored is not None
    assert stored.game.seed is not None
    assert stored.game.secret is not None
    hidden = (stored.game.seed, stored.game.secret)
    for _ in range(25):
        while table.computer_due:
            played = await tables.play.play_computer(table.id)
            assert played is not None
            table = played.table
        seat = chance.choice(tuple(table.asked))
        user = table.players[seat].user
        assert user is not None
        action = chance.choice(seen(table, seat).legal)
        table = (await tables.play.act(table.id, user, None, [action.code])).table
    assert table.status is Status.RUNNING
    assert table.digest in list(reached(table)), "the search finds what is there"
    for root in (table, *(seen(table, viewer) for viewer in (None, 0, 1, 2))):
        for value in reached(root):
            assert not isinstance(value, (GameSession, GameStep, Chance, Toy)), root
            assert not hasattr(value, "apply"), "a game"
            assert value not in hidden
        assert not any(secret in repr(root) for secret in hidden)


def reached(value: Any) -> Iterator[Any]:
    """Yield a value and all that its public names lead to; games' own views are looked at elsewhere."""
    yield value
    if isinstance(value, (tuple, list)):
        for one in value:
            yield from reached(one)
    elif isinstance(value, dict):
        for pair in value.items():
            yield from reached(pair)
    elif isinstance(value, (Table, VisibleGame)):
        for name in dir(value):
            if not name.startswith("_") and name not in ("rules", "view") and not callable(one := getattr(value, name)):
                yield from reached(one)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            if not field.name.startswith("_"):
                yield from reached(getattr(value, field.name))
