"""Rated games: which are rated, who is placed where, and how they end early."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import pytest
from sqlalchemy import insert

from bot.domain.ladders import LadderPreset
from bot.domain.pace import DAY, Fallback, Pace, VoteChoice
from bot.domain.ping_recipient import User
from bot.domain.rated_tables import Obstacle, ObstacleKind
from bot.store import RatedGame, RatedPlayer, Store, TableChange
from bot.store.schema import ladder_exclusions
from bot.tables import RATED, UNRATED, Ending, Reason, SetupPart, Status, Table, Tables, TableSpec
from tests.bot.at_table import ANA, BEN, CLEO, DAN, PLACE, refused
from tests.bot.store.new_table import NEW
from tests.bot.toy import GAMES

NOW: Final = 1_800_000_000


@pytest.fixture
async def tables(store: Store) -> Tables:
    """Give tables of a server that has ladders."""
    tables = Tables(store, GAMES, clock=lambda: NOW)
    await ladders(tables, LadderPreset.RATED)
    return tables


async def ladders(tables: Tables, preset: LadderPreset | None) -> None:
    await tables.guild_settings.change(PLACE.guild, lambda settings: replace(settings, ladders=preset))


async def lobby(tables: Tables, *others: int, size: int = 0, **spec: Any) -> Table:
    """Return the rated lobby of Ana and others."""
    chosen = {"pace": Pace.RELAXED, "rated": True, **spec}
    options = {"left": chosen.pop("left", "4")}
    spec_ = TableSpec(PLACE, "toy", size or 1 + len(others), options, "en", **chosen)
    table = await tables.lobbies.create(spec_, ANA, "Ana")
    for user in others:
        table = await tables.lobbies.join(table.id, user, f"n{user}")
    return table


async def begun(tables: Tables, *others: int, **spec: Any) -> Table:
    """Return the rated game of Ana and others."""
    return await tables.lobbies.start((await lobby(tables, *others, **spec)).id, ANA)


async def play(tables: Tables, table: Table, *codes: str) -> Table:
    """Play these actions, each by the player whose turn it is."""
    for code in codes:
        (seat,) = table.waiting
        user = table.players[seat].user
        assert user is not None
        table = (await tables.play.act(table.id, user, table.version, [code])).table
    return table


async def places(store: Store, table: Table) -> list[tuple[int | None, bool]] | None:
    """Return the place of each seat, and whether the game counts for its player; None until the result stands."""
    rated = await store.ladders.of(table.id)
    assert rated is not None
    return None if rated.settled is None else [(one.place, one.counts) for one in rated.players]


def kinds(table: Table) -> list[ObstacleKind]:
    return [one.kind for one in table.unrated]


async def test_a_game_of_people_is_rated(tables: Tables, store: Store) -> None:
    """It is stored with its start; it gives no hints."""
    table = await begun(tables, BEN)
    assert table.rated
    assert table.hints is False
    rated = await store.ladders.of(table.id)
    assert rated is not None
    assert (rated.guild, rated.ladder, rated.started, rated.settled) == (PLACE.guild, "toy", NOW, None)
    assert [one.user for one in rated.players] == [ANA, BEN]


async def test_what_was_not_said_to_be_rated_is_not(tables: Tables, store: Store) -> None:
    """Nor what was opened where there were no ladders."""
    for rated in (False, None):
        table = await begun(tables, BEN, rated=rated)
        assert await store.ladders.of(table.id) is None
        await tables.early_ends.stop(table.id, ANA)


@pytest.mark.parametrize(
    ("spec", "kind"),
    [
        ({"pace": Pace.UNTIMED}, ObstacleKind.UNTIMED),
        ({"fallback": Fallback.WAIT}, ObstacleKind.WAITING),
        ({"hints": True}, ObstacleKind.HINTS),
    ],
)
async def test_some_choices_keep_a_game_from_being_rated(
    tables: Tables, store: Store, spec: Any, kind: ObstacleKind
) -> None:
    """The lobby says so from its opening, and the start decides."""
    table = await lobby(tables, BEN, **spec)
    assert (table.rated, kinds(table)) == (True, [kind])
    table = await tables.lobbies.start(table.id, ANA)
    assert (table.rated, kinds(table)) == (False, [kind])
    assert await store.ladders.of(table.id) is None


async def test_a_computer_keeps_a_game_from_being_rated_as_long_as_it_has_a_seat(tables: Tables) -> None:
    """And a server without ladders every game."""
    table = await lobby(tables, size=2)
    table = await tables.lobbies.add_computer(table.id, ANA, "merchant")
    assert kinds(table) == [ObstacleKind.COMPUTER]
    table = await tables.lobbies.remove_computer(table.id, ANA)
    assert table.unrated == ()
    await ladders(tables, None)
    table = await tables.lobbies.join(table.id, BEN, "Ben")
    assert kinds(table) == [ObstacleKind.LADDERS_OFF]


async def test_a_young_account_and_an_excluded_person_keep_a_game_from_being_rated(
    tables: Tables, store: Store
) -> None:
    """As long as they sit there; the id of an account tells how old it is."""
    young = ((NOW - 29 * DAY) * 1000 - 1_420_070_400_000) << 22
    old = ((NOW - 31 * DAY) * 1000 - 1_420_070_400_000) << 22
    async with store._database.writing() as connection:
        row = {"guild": PLACE.guild, "user": BEN, "name": "Ben", "at": 5}
        await connection.execute(insert(ladder_exclusions), row)
    table = await lobby(tables, young, BEN, old)
    assert table.unrated == (Obstacle(ObstacleKind.YOUNG, young, until=NOW + DAY), Obstacle(ObstacleKind.EXCLUDED, BEN))
    await tables.lobbies.leave(table.id, young)
    table = await tables.lobbies.leave(table.id, BEN)
    assert table.unrated == ()


async def earlier(store: Store, channel: int, ago: int, *people: int) -> None:
    """Write a rated game that these people began so long ago."""
    game = (await store.create(replace(NEW, channel=channel))).id
    rated = RatedGame(game, PLACE.guild, "toy", NOW - ago, tuple(RatedPlayer(*one, "x") for one in enumerate(people)))
    over = {"version": 1, "status": "finished", "updated": NOW}
    await store.change(TableChange(game, 0, over, rated_start=rated))


async def test_a_pair_begins_few_rated_games_in_a_day(tables: Tables, store: Store) -> None:
    """Games of more than two people count for each pair, those of a day ago do not count."""
    for channel, ago in enumerate((DAY - 1, 5), start=100):
        await earlier(store, channel, ago, ANA, BEN)
    await earlier(store, 102, DAY, ANA, BEN)
    table = await lobby(tables, BEN, CLEO)
    assert table.unrated == ()
    await earlier(store, 103, 4, CLEO, BEN, ANA)
    reached = Obstacle(ObstacleKind.DAY, ANA, BEN, NOW + 1)
    assert (await tables.lobbies.start(table.id, ANA)).unrated == (reached,)


async def test_a_pair_begins_few_rated_games_in_a_month(tables: Tables, store: Store) -> None:
    """Whoever else sits there."""
    for number in range(20):
        assert (await lobby_of(tables, store, number)).unrated == ()
        await earlier(store, 100 + number, (2 + number) * DAY, ANA, BEN)
    reached = Obstacle(ObstacleKind.MONTH, ANA, BEN, NOW + 9 * DAY)
    assert (await lobby_of(tables, store, 20)).unrated == (reached,)


async def lobby_of(tables: Tables, store: Store, number: int) -> Table:
    """Return a lobby of Ana and Ben as it is after so many of their games."""
    if number:
        await tables.lobbies.cancel((await tables.live_in(PLACE.channel)).id, ANA)  # type: ignore[union-attr]
    return await lobby(tables, BEN)


async def test_the_result_is_that_of_the_game(tables: Tables, store: Store) -> None:
    """Winners first, then by points; who tie share a place."""
    table = await begun(tables, BEN, CLEO)
    assert await places(store, table) is None
    table = await play(tables, table, "t1", "t2", "t1")
    assert table.status is Status.FINISHED
    outcome = table._game_session.game.outcome  # type: ignore[union-attr]
    assert outcome is not None
    ranked = sorted(range(3), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat]))
    found = await places(store, table)
    assert found is not None
    assert sorted(range(3), key=lambda seat: found[seat][0] or 9) == ranked
    assert {place for place, _ in found} <= {1, 2, 3}
    assert all(counts for _, counts in found)


async def test_a_game_that_has_begun_counts_when_ladders_are_switched_off(tables: Tables, store: Store) -> None:
    """The page of settings promises it."""
    table = await begun(tables, BEN, CLEO)
    await ladders(tables, None)
    table = await play(tables, table, "t1", "t2", "t1")
    found = await places(store, table)
    assert found is not None
    assert all(counts for _, counts in found)


async def test_the_result_stands_as_soon_as_one_is_left(tables: Tables, store: Store) -> None:
    """Who left shares the last place; what happens later changes nothing."""
    table = await begun(tables, BEN, CLEO)
    await tables.early_ends.resign(table.id, BEN, "merchant")
    assert await places(store, table) is None
    await tables.early_ends.resign(table.id, ANA, "merchant")
    assert await places(store, table) == [(2, True), (2, True), (1, True)]
    await tables.early_ends.stop(table.id, CLEO)
    assert await places(store, table) == [(2, True), (2, True), (1, True)]


async def test_who_gave_the_seat_up_is_last_at_the_end(tables: Tables, store: Store) -> None:
    """Also if a computer wins in their seat; who took it over is not rated."""
    table = await begun(tables, BEN, CLEO)
    await tables.early_ends.resign(table.id, BEN, "merchant")
    table = await tables.seat_transfers.claim(table.id, DAN, "Dan", 1)
    table = await play(tables, table, "t1", "t2", "t1")
    assert table.status is Status.FINISHED
    found = await places(store, table)
    assert found is not None
    assert found[1] == (3, True)
    assert {found[0][0], found[2][0]} <= {1, 2}
    rated = await store.ladders.of(table.id)
    assert rated is not None
    assert [one.user for one in rated.players] == [ANA, BEN, CLEO]


@pytest.mark.parametrize(("stood_in", "expected"), [(1, False), (2, True)])
async def test_who_was_played_for_too_often_is_last(
    tables: Tables, store: Store, stood_in: int, expected: bool
) -> None:
    """Too often is in more than a third of their turns."""
    table = await begun(tables, BEN, left="9")
    while table.waiting:
        (seat,) = table.waiting
        if seat == 0 and stood_in:
            table, stood_in = await tables.overdue_players.make_stand_in_move(table.id, 0, table.asked[0]), stood_in - 1
        else:
            table = await play(tables, table, "t2" if seat == 0 else "t1")
    assert table.status is Status.FINISHED
    result = await store.results.of(table.id)
    assert result is not None
    assert result.placings[0].turns == 4
    assert (await places(store, table) == [(2, True), (1, True)]) is expected


async def test_a_game_that_all_agree_to_stop_counts_for_nobody_who_stayed(tables: Tables, store: Store) -> None:
    """But for who left before."""
    table = await begun(tables, BEN, CLEO)
    await tables.early_ends.resign(table.id, BEN, "merchant")
    table = await tables.seat_transfers.ask_to_stop(table.id, ANA, "Ana")
    (motion,) = table.motions
    table = await tables.seat_transfers.vote(table.id, CLEO, motion.version, yes=True)
    assert (table.status, table.ending) == (Status.STOPPED, Ending.AGREED)
    assert await places(store, table) == [(1, False), (3, True), (1, False)]


async def test_one_no_lets_a_rated_game_go_on(tables: Tables) -> None:
    """Also where more than half agree; and the next question comes a day later."""
    table = await begun(tables, BEN, CLEO, DAN)
    table = await tables.seat_transfers.ask_to_stop(table.id, ANA, "Ana")
    assert (await tables.seat_transfers.ask_to_stop(table.id, ANA, "Ana")).motions == table.motions
    (motion,) = table.motions
    for user in (BEN, CLEO):
        table = await tables.seat_transfers.vote(table.id, user, motion.version, yes=True)
    assert table.status is Status.RUNNING
    table = await tables.seat_transfers.vote(table.id, DAN, motion.version, yes=False)
    assert (table.status, table.motions) == (Status.RUNNING, ())
    await refused(Reason.STOP_AGAIN, tables.seat_transfers.ask_to_stop(table.id, ANA, "Ana"))


async def test_nobody_stops_a_rated_game_alone_but_a_manager_who_never_played_in_it(
    tables: Tables, store: Store
) -> None:
    """The host needs the others; an unrated game stops as always."""
    table = await begun(tables, BEN)
    await refused(Reason.RATED_STOP, tables.early_ends.stop(table.id, ANA))
    await refused(Reason.RATED_STOP, tables.early_ends.stop(table.id, BEN, may_manage=True))
    await refused(Reason.NOT_ALLOWED_STOP, tables.early_ends.stop(table.id, DAN))
    table = await tables.early_ends.stop(table.id, DAN, may_manage=True)
    assert table.ending is Ending.MODERATOR
    assert await places(store, table) == [(1, False), (1, False)]
    unrated = await begun(tables, BEN, rated=False)
    await refused(Reason.NOT_RATED, tables.seat_transfers.ask_to_stop(unrated.id, ANA, "Ana"))
    assert (await tables.early_ends.stop(unrated.id, ANA)).ending is Ending.HOST


async def test_a_vote_about_one_player_does_not_end_a_rated_game(tables: Tables) -> None:
    """Once the result stands, it may."""
    table = await begun(tables, BEN, CLEO)
    assert VoteChoice.END not in table.vote_choices
    for user in (BEN, CLEO):
        table = (await tables.early_ends.resign(table.id, user, "merchant")).table
    assert VoteChoice.END in table.vote_choices


async def test_a_rated_game_keeps_its_clock(tables: Tables) -> None:
    """It may become another one."""
    table = await begun(tables, BEN)
    for pace, fallback in ((Pace.UNTIMED, Fallback.ASK), (Pace.SLOW, Fallback.WAIT)):
        await refused(Reason.RATED_PACE, tables.pace_changes.propose(table.id, ANA, pace, fallback))
    table = await tables.pace_changes.propose(table.id, ANA, Pace.SLOW, Fallback.MOVE)
    assert table.proposal is not None


async def test_an_erased_player_has_left(tables: Tables, store: Store) -> None:
    """Their place is the last, without their id."""
    table = await begun(tables, BEN, CLEO)
    await tables.people.erase(BEN, lambda language: "merchant")
    assert await places(store, table) is None
    await tables.early_ends.resign(table.id, ANA, "merchant")
    rated = await store.ladders.of(table.id)
    assert rated is not None
    assert [(one.user, one.place) for one in rated.players] == [(ANA, 2), (None, 2), (CLEO, 1)]


async def test_alone_the_host_chooses_whether_the_game_is_rated(tables: Tables) -> None:
    """At once."""
    table = await lobby(tables, size=2)
    change = await tables.lobby_changes.choose(table.id, ANA, SetupPart.RATED, UNRATED)
    assert (change.must_agree, change.table.rated, change.table.unrated) == ((), False, ())
    change = await tables.lobby_changes.choose(table.id, ANA, SetupPart.RATED, RATED)
    assert change.table.rated


async def test_with_others_all_must_agree_to_a_change_of_rated(tables: Tables) -> None:
    """They are pinged; nobody joins meanwhile."""
    table = await lobby(tables, BEN, CLEO, size=4)
    change = await tables.lobby_changes.choose(table.id, ANA, SetupPart.RATED, UNRATED)
    assert change.must_agree == (BEN, CLEO)
    assert change.table.rated
    asked = (await tables.lobby_changes.choose(table.id, ANA, SetupPart.RATED, UNRATED, ask=True)).table
    assert asked.asked_to_agree == (BEN, CLEO)
    assert {User(BEN), User(CLEO)} <= set(asked.called_for)
    await refused(Reason.SEATS_ASKED, tables.lobbies.join(table.id, DAN, "Dan"))
    wanted = asked.wanted
    assert wanted is not None
    table = await tables.lobby_changes.agree(table.id, BEN, wanted.version)
    assert (table.rated, table.asked_to_agree) == (True, (CLEO,))
    await refused(Reason.NO_SEAT_QUESTION, tables.lobby_changes.agree(table.id, BEN, wanted.version))
    table = await tables.lobby_changes.agree(table.id, CLEO, wanted.version)
    assert (table.rated, table.asked_to_agree, table.wanted) == (False, (), None)


async def test_one_no_leaves_a_lobby_rated(tables: Tables) -> None:
    """And who leaves need not agree any more."""
    table = await lobby(tables, BEN, CLEO)
    asked = (await tables.lobby_changes.choose(table.id, ANA, SetupPart.RATED, UNRATED, ask=True)).table
    assert asked.wanted is not None
    table = await tables.lobby_changes.keep_setup(table.id, CLEO, asked.wanted.version)
    assert (table.rated, table.asked_to_agree) == (True, ())
    asked = (await tables.lobby_changes.choose(table.id, ANA, SetupPart.RATED, UNRATED, ask=True)).table
    assert asked.wanted is not None
    await tables.lobby_changes.agree(table.id, BEN, asked.wanted.version)
    table = await tables.lobbies.leave(table.id, CLEO)
    assert table.rated is False


async def test_who_joins_an_unrated_lobby_must_agree_that_it_becomes_rated(tables: Tables) -> None:
    """The other way round as well; the number of seats changes as always."""
    table = await lobby(tables, BEN, rated=False, size=2)
    change = await tables.lobby_changes.choose(table.id, ANA, SetupPart.RATED, RATED)
    assert change.must_agree == (BEN,)
    change = await tables.lobby_changes.choose(table.id, ANA, SetupPart.SEATS, "3")
    assert (change.must_agree, change.table.size) == ((), 3)


async def test_what_people_were_asked_survives_a_restart(tables: Tables, store: Store) -> None:
    """With what keeps the game from being rated."""
    table = await lobby(tables, BEN, hints=True)
    await tables.lobby_changes.choose(table.id, ANA, SetupPart.RATED, UNRATED, ask=True)
    now, then = await tables.get(table.id), await Tables(store, GAMES).get(table.id)
    assert (then.wanted, then.rated, then.unrated) == (now.wanted, True, (Obstacle(ObstacleKind.HINTS),))


async def test_a_rematch_of_a_game_that_was_to_be_rated_is_to_be_rated(tables: Tables) -> None:
    """What kept that one from it may be gone."""
    table = await begun(tables, BEN, hints=True)
    assert table.rated is False
    await tables.early_ends.stop(table.id, ANA)
    assert (await tables.lobbies.rematch(table.id, ANA, "Ana")).rated
