"""What keeps people from being called too often, or from playing with somebody whom they avoid, for another's seat."""

from __future__ import annotations

import pytest

from bot.domain.lobby_expiry_choices import LobbyExpiryAction
from bot.domain.pace import DAY
from bot.store.invitation_limits import MOST_A_DAY
from bot.tables import ChannelRef, Reason, TableSpec
from tests.bot.at_table import ANA, BEN, CLEO, DAN, refused
from tests.bot.evening import LONG, Evening
from tests.bot.tables.seat_transfers import EVE, FINN, FOUR, THREE, TWO, answered, claimed, offered, resigned, said


@pytest.mark.parametrize("end", ["declined", "withdrawn", "over"])
async def test_whoever_asked_for_a_seat_in_vain_asks_again_on_another_day(evening: Evening, end: str) -> None:
    """Somebody else may ask at once."""
    await resigned(evening)
    await claimed(evening)
    match end:
        case "declined":
            await said(evening, BEN, yes=False)
            await said(evening, CLEO, yes=False)
        case "withdrawn":
            await said(evening, EVE, yes=False)
        case _:
            await evening.later(DAY)
    assert (await evening.table()).motions == ()
    calls = len(evening.told.calls)
    await refused(Reason.CLAIM_AGAIN, evening.tables.seat_transfers.claim(evening.number, EVE, "Eve", 0))
    assert (await evening.table()).motions == ()
    assert len(evening.told.calls) == calls
    assert len((await claimed(evening, FINN)).motions) == 1
    await said(evening, FINN, yes=False)
    await evening.later(DAY)
    assert [motion.user for motion in (await claimed(evening)).motions] == [EVE]


async def test_whoever_asked_to_be_the_host_in_vain_asks_again_on_another_day(evening: Evening) -> None:
    """Somebody else may ask at once."""
    await evening.begin(THREE, left=LONG)
    asks = evening.tables.seat_transfers.ask_host
    await asks(evening.number, CLEO, "Cleo")
    await evening.follow()
    await said(evening, ANA, yes=False)
    await said(evening, BEN, yes=False)
    await refused(Reason.HOST_AGAIN, asks(evening.number, CLEO, "Cleo"))
    assert len((await asks(evening.number, BEN, "Ben")).motions) == 1
    await evening.later(DAY)
    assert [motion.user for motion in (await asks(evening.number, CLEO, "Cleo")).motions] == [CLEO]


async def test_a_claim_that_its_owner_ended_by_his_return_is_not_held_against_anybody(evening: Evening) -> None:
    """The same seat is asked for again as soon as it is open again."""
    await evening.begin(THREE, left=LONG)
    await evening.act(ANA, "t1")
    await evening.act(BEN, "t1")
    await evening.act(CLEO, "t1")
    table = await evening.table()
    await evening.tables.overdue_players.take_over(evening.number, 0, table.asked[0], "late")
    assert len((await claimed(evening)).motions) == 1
    await evening.tables.overdue_players.come_back(evening.number, ANA)
    assert (await evening.follow()).motions == ()
    await evening.act(BEN, "t1")
    table = (await evening.act(CLEO, "t1")).table
    await evening.tables.overdue_players.take_over(evening.number, 0, table.asked[0], "late")
    assert len((await claimed(evening)).motions) == 1


async def test_who_takes_no_invitations_is_offered_no_seat_whatever_the_reason(evening: Evening) -> None:
    """He has chosen so, or he or somebody who would be at the table with him avoids the other; he hears nothing."""
    await evening.begin(THREE, left=LONG)
    tables = evening.tables
    await tables.people.choose_invitations(EVE, True)
    await tables.blocklist.add(FINN, {BEN: "Ben"})
    await tables.blocklist.add(ANA, {DAN: "Dan"})
    for user in (EVE, FINN, DAN):
        await refused(Reason.OFFER_CLOSED, tables.seat_transfers.offer(evening.number, BEN, user, "x"))
    await evening.follow()
    assert not {EVE, FINN, DAN} & {user for user, _ in evening.told.calls}
    await tables.people.choose_invitations(EVE, False)
    assert len((await offered(evening, BEN)).motions) == 1


async def test_an_offer_counts_as_an_invitation(evening: Evening) -> None:
    """So nobody has more than six of both sent in a day, to one person or to many."""
    await evening.begin(TWO, left=LONG)
    for _ in range(MOST_A_DAY):
        await offered(evening)
        await answered(evening, accepts=False)
        evening.clock.leap(600)
    assert len(evening.told.of(EVE)) == MOST_A_DAY
    await refused(Reason.OFFER_MANY, evening.tables.seat_transfers.offer(evening.number, ANA, FINN, "Finn"))
    await refused(Reason.OFFER_CLOSED, evening.tables.seat_transfers.offer(evening.number, BEN, EVE, "Eve"))
    await evening.later(DAY)
    assert len((await offered(evening)).motions) == 1


async def test_an_offer_that_is_made_twice_within_a_second_is_kept(evening: Evening) -> None:
    """Declined and made again before the clock has gone on."""
    await evening.begin(TWO, left=LONG)
    await offered(evening)
    await answered(evening, accepts=False)
    assert len((await offered(evening)).motions) == 1


@pytest.mark.parametrize("played", [False, True])
async def test_who_is_avoided_by_the_host_does_not_ask_for_an_open_seat(evening: Evening, played: bool) -> None:
    """Nor does he take one that nobody has played; he is told only that there are other tables."""
    table = await resigned(evening, played=played, who=ANA if played else BEN)
    seat, host = (0 if played else 1), table.host
    assert host is not None
    await evening.tables.blocklist.add(host, {EVE: "Eve"})
    await refused(Reason.NOT_AT_THIS_TABLE, evening.tables.seat_transfers.claim(evening.number, EVE, "Eve", seat))
    await evening.tables.blocklist.remove(host, [EVE])
    await evening.tables.blocklist.add(EVE, {host: "host"})
    table = await claimed(evening, EVE, seat)
    assert EVE in table.people or table.motions, "his own list keeps nobody from anything"


async def test_who_is_avoided_by_the_host_by_now_does_not_accept_a_seat(evening: Evening) -> None:
    await evening.begin(THREE, left=LONG)
    table = await offered(evening, BEN)
    await evening.tables.blocklist.add(ANA, {EVE: "Eve"})
    version = table.motions[0].version
    answer = evening.tables.seat_transfers.answer_offer
    await refused(Reason.NOT_AT_THIS_TABLE, answer(evening.number, EVE, "Eve", version, accepts=True))
    assert (await answered(evening, accepts=False)).motions == ()


async def test_who_is_avoided_by_the_host_by_now_is_not_seated_though_nobody_else_joins(evening: Evening) -> None:
    """Be it the host who starts, or the lobby's time; those who came after him sit down in his place."""
    tables = evening.tables
    for channel in (81, 82):
        table = await tables.lobbies.create(TableSpec(ChannelRef(1, channel), "toy", 2, {}, "en"), ANA, "Ana")
        for user in (EVE, FINN):
            await tables.waiting_lobbies.toggle_standby(table.id, user, f"n{user}")
        await tables.blocklist.add(ANA, {EVE: "Eve"})
        if channel == 81:
            table = await tables.lobbies.start(table.id, ANA)
        else:
            await tables.waiting_lobbies.set_expiry(table.id, ANA, seconds=60, then=LobbyExpiryAction.START)
            evening.clock.leap(60)
            table = await tables.waiting_lobbies.expire(table.id, lambda _: "merchant")
        assert table.people == (ANA, FINN)
        await tables.blocklist.remove(ANA, [EVE])


async def test_a_claim_given_up_for_another_seat_was_in_vain_as_well(evening: Evening) -> None:
    """Nobody lets the others be pinged by going from seat to seat and back."""
    await resigned(evening, FOUR)
    await evening.act(BEN, "t1")
    await evening.tables.early_ends.resign(evening.number, BEN, "merchant")
    await evening.follow()
    await claimed(evening, EVE, 0)
    table = await claimed(evening, EVE, 1)
    assert [motion.seat for motion in table.motions] == [1]
    await refused(Reason.CLAIM_AGAIN, evening.tables.seat_transfers.claim(evening.number, EVE, "Eve", 0))
