"""A user's tables come in the order in which they wait for the user."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.domain.pace import VoteChoice
from bot.domain.ping_recipient import Recipient, Seat, Voter
from bot.queries.my_tables import UserTables, is_asked, votes_due, waits_since
from bot.tables import ChannelRef, Status, Table, Tables, TableSpec, Wait
from tests.bot.at_table import ANA, BEN, CLEO


async def table(tables: Tables, channel: int, *people: int, started: bool = True, at: int = 0, **more: str) -> Table:
    """Return a table of these people that was changed last at a moment."""
    made = await tables.lobbies.create(
        TableSpec(ChannelRef(1, channel), "toy", len(people), dict(more), "en"), people[0], "n"
    )
    for user in people[1:]:
        made = await tables.lobbies.join(made.id, user, "n")
    if started:
        made = await tables.lobbies.start(made.id, people[0])
    return replace(made, updated=at, created=at)


async def test_who_waits_longest_for_me_comes_first_then_others_then_lobbies(tables: Tables) -> None:
    mine_late = await table(tables, 1, ANA, BEN, at=50)
    theirs_late = await table(tables, 2, BEN, ANA, at=40)
    lobby_late = await table(tables, 3, ANA, BEN, started=False, at=30)
    mine_early = await table(tables, 4, ANA, BEN, at=20)
    theirs_early = await table(tables, 5, BEN, ANA, at=10)
    lobby_early = await table(tables, 6, BEN, ANA, started=False, at=5)
    sorted_ = UserTables.of((mine_late, theirs_late, lobby_late, mine_early, theirs_early, lobby_early), ANA)
    assert sorted_.asked == (mine_early, mine_late)
    assert sorted_.others == (theirs_early, theirs_late)
    assert sorted_.lobbies == (lobby_early, lobby_late)
    assert sorted_.all == (*sorted_.asked, *sorted_.others, *sorted_.lobbies)


async def test_a_table_that_is_over_is_none_of_them(tables: Tables) -> None:
    over = replace(await table(tables, 1, ANA, BEN), status=Status.FINISHED)
    assert UserTables.of((over,), ANA) == UserTables()


def shown_since(table: Table, moments: Mapping[Recipient, int]) -> Table:
    """Return a table that has waited for some since these moments."""
    waits = {recipient: Wait(table.called_for[recipient], at) for recipient, at in moments.items()}
    return replace(table, shown=replace(table.shown, waits=waits))


async def test_a_table_waits_for_me_since_my_own_question_was_shown(tables: Tables) -> None:
    """Where several are asked, the others' questions may be older; where I am not, the oldest counts."""
    voting = await table(tables, 1, ANA, BEN)
    voting = shown_since((await tables.play.act(voting.id, ANA, None, ["v"])).table, {Seat(0): 70, Seat(1): 30})
    assert (waits_since(voting, ANA), waits_since(voting, BEN)) == (70, 30)
    voted = shown_since((await tables.play.act(voting.id, ANA, None, ["y"])).table, {Seat(1): 30})
    assert waits_since(voted, ANA) == 30


async def test_what_was_not_shown_yet_waits_since_the_table_changed(tables: Tables) -> None:
    assert waits_since(await table(tables, 1, ANA, BEN, at=9), ANA) == 9


async def test_a_table_that_wants_my_vote_waits_for_me_though_it_is_not_my_turn(tables: Tables) -> None:
    """Until I have said something."""
    late = await table(tables, 1, ANA, BEN, CLEO)
    late = shown_since(await tables.overdue_players.open_vote(late.id, 0, late.asked[0]), {Voter(1): 60})
    assert (is_asked(late, BEN), votes_due(late, BEN), votes_due(late, ANA)) == (False, (0,), ())
    assert UserTables.of((late,), BEN).asked == (late,)
    assert waits_since(late, BEN) == 60
    said = await tables.overdue_players.vote(late.id, BEN, 0, VoteChoice.WAIT)
    assert UserTables.of((said,), BEN).others == (said,)
    assert UserTables.of((said,), CLEO).asked == (said,)
