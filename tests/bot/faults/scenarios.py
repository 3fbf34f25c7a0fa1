"""What people do, one thing at a time: each scenario brings a table to a point and then does the thing to be broken."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import Any
from unittest.mock import patch

from bot.interactions.custom_id import PressId, Verb
from bot.screens.lobby_changes import ASK, GIVE, KEEP
from bot.tables import ChannelRef, Status, Table, TableSpec
from tests.bot.faults.discord import Message
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.world import GUILD, World

ANA, BEN, CLEO, DAN = 1001, 1002, 1003, 1004
HERE = 77


@dataclass(frozen=True, slots=True)
class Scenario:
    """What is there before, and what is done then."""

    name: str
    before: Callable[[World], Awaitable[None]]
    does: Callable[[World], Awaitable[None]]


def lobby(
    people: tuple[int, ...] = (ANA,), computers: int = 0, *, kind: str = "sobek", size: int | None = None, seed: int = 1
) -> Callable[[World], Awaitable[None]]:
    """Return what opens a lobby and fills it."""

    async def before(world: World) -> None:
        seats = size or max(2, len(people) + computers)
        unforeseen = secrets.token_hex
        with patch("secrets.token_hex", lambda count: f"{seed:032x}" if count == 16 else unforeseen(count)):
            await world.command(people[0], HERE, "new", game=kind, seats=seats)
        for user in people[1:]:
            await press(world, user, Verb.JOIN)
        for _ in range(computers):
            await press(world, people[0], Verb.ADD_COMPUTER)

    return before


def game(
    people: tuple[int, ...] = (ANA, BEN),
    computers: int = 0,
    *,
    kind: str = "sobek",
    seed: int = 1,
    until: Callable[[Table], bool] = lambda table: True,
) -> Callable[[World], Awaitable[None]]:
    """Return what starts a game and plays it quickly until something is so, and shows that."""

    async def before(world: World) -> None:
        await lobby(people, computers, kind=kind, seed=seed)(world)
        await press(world, people[0], Verb.START)
        random = Random(seed)
        table = await here(world)
        while not until(table):
            assert table.status is Status.RUNNING, "the game is over before it is so"
            seat = random.choice(list(table.asked))
            seen, user = table.seen_by(seat), table.players[seat].user
            assert seen is not None
            assert user is not None
            takes = [one for one in seen.legal if one.code.startswith("t.")]
            code = random.choice(takes[-1:] or list(seen.legal)).code
            table = (await world.tables.play.act(table.id, user, None, [code])).table
            table = await world.reconciler.play_computers(table)
        await world.reconciler.reconcile(table.id)

    return before


async def here(world: World) -> Table:
    """Return the channel's table, or the last one that was there."""
    table = await world.tables.live_in(HERE) or await world.tables.last_over(HERE)
    assert table is not None
    return table


async def shown(world: World) -> tuple[Table, Message]:
    """Return the table and the message on which people press."""
    table = await here(world)
    message = world.board(table)
    assert message is not None
    return table, message


async def press(world: World, user: int, verb: Verb, arg: str = "", *values: str) -> FakeInteraction:
    """Press a button of the newest message, or choose `values` in a select."""
    table, message = await shown(world)
    data: dict[str, Any] = {"values": list(values)} if values else {}
    return await world.press(user, message, PressId(table.id, table.version, verb, arg), **data)


def pressing(verb: Verb, arg: str = "", user: int = ANA, *, value: str = "") -> Callable[[World], Awaitable[None]]:
    """Return what presses a button, or chooses a `value` in a select."""

    async def does(world: World) -> None:
        await press(world, user, verb, arg, *((value,) if value else ()))

    return does


def acting(*, panel: bool = False) -> Callable[[World], Awaitable[None]]:
    """Return what makes the first person who is asked act by the first thing that can be done."""

    async def does(world: World) -> None:
        table, message = await shown(world)
        seat = min(table.asked)
        seen, user = table.seen_by(seat), table.players[seat].user
        assert seen is not None
        assert user is not None
        code = seen.legal[0].code
        version = table.version
        if panel:
            await world.press(user, message, PressId(table.id, version, Verb.HAND))
            message = max(world.discord.state.messages.values(), key=lambda one: (one.ephemeral_for == user, one.id))
        await world.press(user, message, PressId(table.id, version, Verb.ACT, code))

    return does


def commanding(name: str, user: int = ANA, **options: Any) -> Callable[[World], Awaitable[None]]:
    """Return what sends a command."""

    async def does(world: World) -> None:
        await world.command(user, HERE, name, **options)

    return does


async def confirmed(world: World, user: int, verb: Verb) -> None:
    """Press the button of a private question."""
    table = await here(world)
    message = max(
        (one for one in world.discord.state.messages.values() if one.ephemeral_for == user),
        key=lambda one: one.id,
        default=None,
    ) or world.board(table)
    assert message is not None
    await world.press(user, message, PressId(table.id, table.version, verb))


def leaving(verb: Verb, user: int = ANA) -> Callable[[World], Awaitable[None]]:
    """Return what asks and confirms."""

    async def does(world: World) -> None:
        await confirmed(world, user, verb)

    return does


async def forgetting(world: World) -> None:
    """Delete one's data."""
    table = await here(world)
    message = world.board(table)
    assert message is not None
    await world.press(ANA, message, PressId(0, 0, Verb.FORGET, "yes"))


async def wording(world: World) -> None:
    """Add a word."""
    table, message = await shown(world)
    await world.press(ANA, message, PressId(table.id, table.version, Verb.WORD))
    await world.submit(ANA, message, PressId(table.id, table.version, Verb.WORD), "hippo")


async def tidied(world: World) -> None:
    """Have the board deleted by a moderator, then go on."""
    _, message = await shown(world)
    world.moderate(message)
    await world.command(ANA, HERE, "take", card="1")
    await world.command(BEN, HERE, "take", card="1")


async def expiring(world: World) -> None:
    """Let a lobby wait for too long."""
    world.watch.start()
    world.clock.leap(15 * 24 * 3600)
    await world.clock.advance(120)


async def elsewhere(world: World) -> None:
    """Open a table where the answer is not the lobby, as in a thread of its own."""
    table = await world.tables.lobbies.create(TableSpec(ChannelRef(GUILD, 78), "sobek", 2, {}, "de"), ANA, "Ana")
    await world.reconciler.reconcile(table.id)


async def in_thread(world: World) -> None:
    """Have a lobby in a thread."""
    world.discord.state.threads.add(HERE)
    await lobby(size=3)(world)


async def gone(world: World) -> None:
    """Have the channel deleted without a word, then press once more."""
    world.discord.state.gone.add(HERE)
    await acting()(world)


def several(table: Table) -> bool:
    """Whether several people are asked at once."""
    return len(table.asked) > 1


def late(table: Table) -> bool:
    """Whether any action of the one who is asked ends the game."""
    return _ends(table)


def before_round_end(table: Table) -> bool:
    """Whether the next action makes several people choose at once."""
    return _leads(table, lambda game: len(game.waiting) > 1)


def _leads(table: Table, to: Callable[..., bool]) -> bool:
    course = table._game_session
    if course is None or len(table.asked) != 1:
        return False
    seat = table.waiting[0]
    game = course.game.copy()
    game.apply(seat, game.legal(seat)[0])
    return to(game)


def _ends(table: Table) -> bool:
    return _leads(table, lambda game: game.outcome is not None)


def over(table: Table) -> bool:
    """Whether the game has been played to its end."""
    return table.status is Status.FINISHED


TWO, THREE = (ANA, BEN), (ANA, BEN, CLEO)


ASKS = f"{ASK}|game|duel"
"""What a host presses who asks for seats, to play the duel."""


async def asking(world: World) -> None:
    """Have a lobby of three people whose host asks one of them for the seat."""
    await lobby(THREE, size=4)(world)
    await press(world, ANA, Verb.SETUP, ASKS)


def answering(how: str) -> Callable[[World], Awaitable[None]]:
    """Return what answers the question for a seat."""

    async def does(world: World) -> None:
        wanted = (await here(world)).wanted
        assert wanted is not None
        await press(world, CLEO, Verb.GIVE_SEAT, f"{how}|{wanted.version}")

    return does


async def nothing(world: World) -> None:
    """Have nothing there."""


SCENARIOS = (
    Scenario("new", nothing, commanding("new", seats=3)),
    Scenario("new elsewhere", nothing, elsewhere),
    Scenario("new where one is", lobby(), commanding("new", seats=3)),
    Scenario("join", lobby(size=3), pressing(Verb.JOIN, user=BEN)),
    Scenario("join in a thread", in_thread, pressing(Verb.JOIN, user=BEN)),
    Scenario("the host leaves", lobby(TWO), pressing(Verb.LEAVE)),
    Scenario("the last one leaves", lobby(), pressing(Verb.LEAVE)),
    Scenario("add a computer", lobby(size=3), pressing(Verb.ADD_COMPUTER)),
    Scenario("remove a computer", lobby((ANA,), 1, size=3), pressing(Verb.REMOVE_COMPUTER)),
    Scenario("let a computer play better", lobby((ANA,), 1, size=3), pressing(Verb.LEVEL, value="1|master")),
    Scenario("choose the variant", lobby(), pressing(Verb.VARIANT, "open")),
    Scenario("add an expansion", lobby(kind="duel"), pressing(Verb.EXPANSION, "treasures")),
    Scenario("change the game", lobby(TWO, size=4), pressing(Verb.SETUP, "game", value="duel")),
    Scenario("ask for a seat", lobby(THREE, size=4), pressing(Verb.SETUP, ASKS)),
    Scenario("give up a seat", asking, answering(GIVE)),
    Scenario("keep a seat", asking, answering(KEEP)),
    Scenario("add a word", lobby(TWO), wording),
    Scenario("cancel", lobby(TWO), pressing(Verb.CANCEL)),
    Scenario("a lobby expires", lobby(TWO), expiring),
    Scenario("bring a lobby down", lobby(TWO), commanding("board")),
    Scenario("language of a lobby", lobby(TWO), commanding("language", language="fr", scope="table")),
    Scenario("start", lobby(TWO), pressing(Verb.START)),
    Scenario("start, a computer first", lobby((ANA,), 3, seed=3), pressing(Verb.START)),
    Scenario("start alone", lobby((ANA,), 1, seed=2), pressing(Verb.START)),
    Scenario("take", game(TWO), acting()),
    Scenario("take from the panel", game(TWO), acting(panel=True)),
    Scenario("take by command", game(TWO), commanding("take", card="1")),
    Scenario("take, computers answer", game((ANA,), 2), acting()),
    Scenario("take in the duel", game(TWO, kind="duel"), acting()),
    Scenario("the round ends", game(THREE, seed=5, until=before_round_end), acting()),
    Scenario("one of several chooses", game(THREE, seed=5, until=several), acting()),
    Scenario("one of several chooses in the panel", game(THREE, seed=5, until=several), acting(panel=True)),
    Scenario("the last action", game(TWO, seed=6, until=late), acting()),
    Scenario("the last action, alone", game((ANA,), 1, kind="duel", seed=6, until=late), acting()),
    Scenario("rematch", game(TWO, kind="duel", seed=6, until=over), pressing(Verb.REMATCH)),
    Scenario("rematch alone", game((ANA,), 1, kind="duel", seed=6, until=over), pressing(Verb.REMATCH)),
    Scenario("take back", game(TWO, until=lambda table: table.moved), pressing(Verb.TAKE_BACK)),
    Scenario("an old button", game(TWO, until=lambda table: table.version > 6), pressing(Verb.ACT, "t.1", user=DAN)),
    Scenario("resign", game(THREE), leaving(Verb.RESIGN)),
    Scenario("the last one resigns", game((ANA,), 1), leaving(Verb.RESIGN)),
    Scenario("stop", game(TWO), leaving(Verb.STOP)),
    Scenario("stop a lobby", lobby(TWO), leaving(Verb.STOP)),
    Scenario("delete my data in a game", game(TWO), forgetting),
    Scenario("delete my data in a lobby", lobby(TWO), forgetting),
    Scenario("bring the board down", game(TWO), commanding("board", user=DAN)),
    Scenario("language of a game", game(TWO), commanding("language", language="pl", scope="table")),
    Scenario("a moderator deletes the board", game(TWO), tidied),
    Scenario("the channel vanishes", game(TWO), gone),
)
