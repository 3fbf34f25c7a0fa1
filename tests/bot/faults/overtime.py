"""What time brings, one thing at a time: deadlines, votes, returns, reminders, letters; broken as all scenarios are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.domain.pace import DAY, HOUR, LEFT_AFTER, SILENT_AFTER, Fallback, Pace, VoteChoice, vote_choices
from bot.domain.preferences import ReminderTarget
from bot.interactions.custom_id import PressId, Verb
from tests.bot.faults.scenarios import ANA, BEN, THREE, TWO, Scenario, acting, game, here, lobby, press, pressing
from tests.bot.faults.world import World

Doing = Callable[[World], Awaitable[None]]
_MINUTE = 60


def waited(
    seconds: int, fallback: Fallback = Fallback.ASK, people: tuple[int, ...] = TWO, pace: Pace = Pace.RELAXED
) -> Doing:
    """Return what begins a game and lets the first one who is asked wait for so long."""

    async def before(world: World) -> None:
        await lobby(people)(world)
        table = await here(world)
        for user in people:
            if user == people[0]:
                await world.tables.pace_changes.propose(table.id, user, pace, fallback)
            elif (proposal := (await here(world)).proposal) is not None:
                await world.tables.pace_changes.agree(table.id, user, proposal.code)
        await press(world, people[0], Verb.START)
        world.watch.start()
        await world.clock.advance(1)
        await world.later(seconds)

    return before


def first(then: Callable[[World, int, int], Awaitable[None]], others: bool = False) -> Doing:
    """Return what the one does who is waited for, or another; he is told with his seat."""

    async def does(world: World) -> None:
        table = await here(world)
        seat = min({*table.votes, *table.absent, *table.asked})
        user = table.players[seat].user
        if others:
            user = next(one for one in table.present if one != user)
        assert user is not None
        await then(world, user, seat)

    return does


def passing(seconds: int) -> Doing:
    """Return what lets time pass."""

    async def does(world: World) -> None:
        world.watch.start()
        await world.later(seconds)

    return does


def balloting(ballot: VoteChoice) -> Doing:
    """Return what lets somebody else vote."""

    async def then(world: World, user: int, seat: int) -> None:
        await press(world, user, Verb.BALLOT, f"{seat}.{ballot}")

    return first(then, others=True)


async def _looks(world: World, user: int, seat: int) -> None:
    await press(world, user, Verb.HAND)


async def _snoozes(world: World, user: int, seat: int) -> None:
    await press(world, user, Verb.SNOOZE, "4h")


async def _goes_with_a_computer(world: World, user: int, seat: int) -> None:
    for table in await world.tables.people.go_away(user, int(world.clock.now()) + 5 * DAY, stand_in=True):
        world.reconciler.wake(table)
    await world.clock.quiet()


def written(then: Doing, *, closed: bool = False) -> Doing:
    """Return what is done where everybody wants to be written to."""

    async def does(world: World) -> None:
        if closed:
            world.discord.closed.update(THREE)
        await then(world)

    return does


def with_letters(before: Doing) -> Doing:
    """Return what brings about a table whose people want to be written to."""

    async def prepared(world: World) -> None:
        for user in THREE:
            await world.tables.people.choose_reminders(user, None, ReminderTarget.DIRECT)
        await before(world)

    return prepared


async def _proposes(world: World) -> None:
    table = await here(world)
    message = world.board(table)
    assert message is not None
    await world.press(ANA, message, PressId(table.id, table.version, Verb.PROPOSE, "pace"), values=["slow"])


async def _proposed(world: World) -> None:
    await game(TWO)(world)
    await _proposes(world)


def silent(seconds: int, people: tuple[int, ...] = THREE) -> Doing:
    """Return what begins a game without a clock, and lets the first player who is asked give no sign for so long."""
    return waited(seconds, people=people, pace=Pace.UNTIMED)


def departed(then: Doing) -> Doing:
    """Return what is done where everybody has left the server."""

    async def does(world: World) -> None:
        world.discord.state.departed.update(THREE)
        await then(world)

    return does


async def _back_in_the_server(world: World) -> None:
    world.discord.state.departed.clear()
    world.watch.start()
    await world.clock.advance(1)  # the first sign of life after a start is stored before the day passes
    await world.later(DAY)


_LATE = 48 * HOUR - _MINUTE
_TIME_IS_UP = passing(3 * _MINUTE)

OVERTIME = (
    *(Scenario(f"the time is up, {fallback}", waited(_LATE, fallback, THREE), _TIME_IS_UP) for fallback in Fallback),
    Scenario("a vote is undecided", waited(72 * HOUR - _MINUTE, people=THREE), passing(5 * _MINUTE)),
    *(
        Scenario(f"a vote for {ballot}", waited(48 * HOUR + 60), balloting(ballot))
        for ballot in vote_choices(Pace.RELAXED)
    ),
    Scenario("one of several votes", waited(48 * HOUR + 60, people=(*THREE, 1004)), balloting(VoteChoice.END)),
    Scenario("the late one acts", waited(48 * HOUR + 60), acting()),
    Scenario("the absent one looks", waited(48 * HOUR + 60, Fallback.TAKEOVER), first(_looks)),
    Scenario("somebody goes away", waited(60), first(_goes_with_a_computer)),
    Scenario("a reminder", waited(8 * HOUR - _MINUTE), _TIME_IS_UP),
    Scenario("a letter", with_letters(game(TWO)), acting()),
    Scenario("a reminder by letter", with_letters(waited(8 * HOUR - _MINUTE)), _TIME_IS_UP),
    Scenario("a letter that nobody takes", with_letters(game(TWO)), written(acting(), closed=True)),
    Scenario("snooze", waited(8 * HOUR + 60), first(_snoozes)),
    Scenario("a player gives no sign", silent(SILENT_AFTER - _MINUTE), _TIME_IS_UP),
    Scenario("a player has left the server", departed(silent(LEFT_AFTER - _MINUTE)), _TIME_IS_UP),
    Scenario("a player is in the server again", departed(silent(LEFT_AFTER + _MINUTE)), _back_in_the_server),
    *(
        Scenario(f"without a clock, {ballot}", silent(SILENT_AFTER + _MINUTE, TWO), balloting(ballot))
        for ballot in vote_choices(Pace.UNTIMED)
    ),
    Scenario("one of two votes without a clock", silent(SILENT_AFTER + _MINUTE), balloting(VoteChoice.OPEN)),
    Scenario("the silent player looks", silent(SILENT_AFTER + _MINUTE), first(_looks)),
    Scenario("the silent player looks before the vote", silent(LEFT_AFTER + _MINUTE), first(_looks)),
    Scenario("the silent player acts", silent(SILENT_AFTER + _MINUTE), acting()),
    Scenario("propose a pace", game(TWO), _proposes),
    Scenario("agree to a pace", _proposed, pressing(Verb.AGREE, "slow.ask", user=BEN)),
    Scenario("keep the pace", _proposed, pressing(Verb.DECLINE, "slow.ask", user=BEN)),
)
