"""Tables of all kinds, made by pressing, commanding and waiting: what an origin's database is full of."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any, Final

from bot.domain.guild_settings import Openers, Settings
from bot.domain.ladders import LadderPreset
from bot.domain.pace import DAY, HOUR, Fallback, Pace, VoteChoice
from bot.domain.preferences import QuietHours, ReminderTarget
from bot.interactions.custom_id import PressId, Verb
from bot.reconciler import JoinedServer
from bot.screens.welcome import WelcomeScreens
from bot.tables import ChannelRef, Mistake, SeatReview, Status, Table
from tests.bot.faults.discord import Message
from tests.bot.faults.seats import all_played
from tests.bot.faults.world import GUILD, NAMES, World
from tests.bot.origins.press import ROLE, Asking, Press, do
from tests.bot.origins.shape import shape_of

ANA, BEN, CLEO, DAN = NAMES
TWO, THREE = (ANA, BEN), (ANA, BEN, CLEO)
FIRST_CHANNEL: Final = 500
OTHER_GUILD: Final = 2
KINDS: Final[Mapping[str, tuple[str, Mapping[str, str]]]] = {
    "sobek": ("sobek", {}),
    "sobek-open": ("sobek", {"variant": "open"}),
    "duel": ("duel", {}),
    "duel-treasures": ("duel", {"expansion": "treasures"}),
}
"""The kinds of games, each with what the command that opens a table is told."""
_DAYS_BEFORE: Final = 15
_PLAYOUTS: Final = 8
"""So many random games are looked through for each position that is made."""


class Maker:
    """Makes tables, each in a channel of its own."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.random = Random("origins")
        self._channel = FIRST_CHANNEL

    async def open(self, kind: str, people: Sequence[int], computers: int = 0, **options: Any) -> int:
        """Open a table of one of `KINDS` and let people and computers sit down; return its number."""
        self._channel += 1
        game, more = KINDS[kind]
        seats = options.pop("seats", max(2, len(people) + computers))
        await self.world.clock.advance(31)
        await self.world.command(people[0], self._channel, "new", game=game, seats=seats, **{**more, **options})
        await self.world.clock.quiet()
        table = await self.world.tables.live_in(self._channel)
        assert table is not None, (kind, options)
        for user in people[1:]:
            await self.press(table.id, user, Verb.JOIN)
        for _ in range(computers):
            await self.press(table.id, people[0], Verb.ADD_COMPUTER)
        return table.id

    async def game(
        self,
        kind: str,
        people: Sequence[int] = TWO,
        computers: int = 0,
        *,
        until: Callable[[Table], bool] = lambda table: True,
        **options: Any,
    ) -> int:
        """Open a table, start its game, and let everybody act at random until something is so."""
        number = await self.open(kind, people, computers, **options)
        await self.press(number, people[0], Verb.START)
        await self.play(number, until)
        return number

    async def play(self, number: int, until: Callable[[Table], bool]) -> None:
        """Let everybody act at random until something is so, and show that."""
        table = await self.world.tables.get(number)
        while table.status is Status.RUNNING and not until(table):
            if not table.asked:  # a master thinks
                await self.follow(number)
                table = await self.world.tables.get(number)
                continue
            seat = self.random.choice(sorted(table.asked))
            seen, user = table.seen_by(seat), table.players[seat].user
            assert seen is not None
            assert user is not None
            code = self.random.choice(list(seen.legal)).code
            table = (await self.world.tables.play.act(table.id, user, None, [code])).table
            table = await self.world.reconciler.play_computers(table)
        await self.follow(number)

    async def follow(self, number: int) -> None:
        """Let a table be shown as it is."""
        await self.world.reconciler.reconcile(number)
        await self.world.clock.quiet()

    async def press(
        self,
        number: int,
        user: int,
        verb: Verb,
        arg: str = "",
        *values: str,
        chosen: str = "",
        fields: Mapping[str, str] | None = None,
    ) -> Asking:
        """Press a button of a table's message, or choose in a select of it, or send a modal off."""
        table = await self.world.tables.get(number)
        message = self.world.board(table)
        assert message is not None, table
        custom_id = str(PressId(number, table.version, verb, arg))
        return await do(
            self.world,
            Press(
                custom_id,
                user,
                table.channel_ref.channel,
                message.id,
                values=values,
                chosen=chosen,
                fields=fields or {},
            ),
        )

    async def asked(self, number: int) -> int:
        """Return the first player of a table who is asked."""
        table = await self.world.tables.get(number)
        user = table.players[min(table.asked)].user
        assert user is not None
        return user

    async def tap(self, user: int, verb: Verb, arg: str = "") -> None:
        """Press the first button of this kind in the newest message that only this user sees."""
        message = self._newest(user)
        found = next(one for one in message.ids if one.verb is verb and arg in one.arg)
        await do(self.world, Press(str(found), user, message.channel, message.id, private=True))

    def offers(self, user: int, verb: Verb) -> bool:
        """Whether the newest message that only this user sees has a button of this kind."""
        return any(one.verb is verb for one in self._newest(user).ids)

    def _newest(self, user: int) -> Message:
        own = [one for one in self.world.discord.state.messages.values() if one.ephemeral_for == user]
        return max(own, key=lambda one: one.id)


async def make(world: World) -> None:
    """Make everything, over two weeks."""
    maker = Maker(world)
    world.watch.start()
    await world.clock.advance(1)
    begun = world.clock.now()
    await _slow_tables(maker, begun)
    await _finished(maker)
    await _running(maker)
    await _beside(maker)
    known: dict[str, set[str]] = defaultdict(set)
    for kind in ("sobek", "duel-treasures"):
        await _positions(maker, kind, known[KINDS[kind][0]])
    await _lobbies(maker)
    await _people(maker)
    await _welcome(world)
    await world.reconciler_sweep()
    await world.clock.quiet()


async def _welcome(world: World) -> None:
    """Welcome the server."""
    server = JoinedServer(GUILD, int(world.clock.now()), FIRST_CHANNEL, (), "en-US")
    screen = await WelcomeScreens(world.app).welcome(server)
    channel = ChannelRef(GUILD, FIRST_CHANNEL)
    await world.discord.send(channel, screen, nonce="welcome", calls=(), still=lambda: True)


async def _slow_tables(maker: Maker, begun: float) -> None:
    """Make tables that wait for somebody: for two weeks, four days, two days and eight hours."""
    world = maker.world

    async def until_left(seconds: float) -> None:
        await world.later(begun + _DAYS_BEFORE * DAY - seconds - world.clock.now())

    await world.tables.people.choose_reminders(CLEO, None, ReminderTarget.BOTH)
    await maker.game("sobek", THREE, pace="untimed", until=all_played)
    await maker.game("duel", TWO, pace="untimed")
    await until_left(97 * HOUR)
    await _with_fallback(maker, "sobek", THREE, Fallback.WAIT)
    await until_left(49 * HOUR)
    for fallback in (Fallback.ASK, Fallback.TAKEOVER, Fallback.MOVE):
        await _with_fallback(maker, "sobek", THREE, fallback)
    await _with_fallback(maker, "duel", TWO, Fallback.ASK)
    voted = await _with_fallback(maker, "sobek-open", (ANA, BEN, CLEO, DAN), Fallback.ASK)
    await until_left(8 * HOUR + 60)
    await maker.game("sobek", (CLEO, DAN))
    await maker.game("duel-treasures", (DAN, CLEO))
    await until_left(0)
    table = await world.tables.get(voted)
    about = min(table.votes)
    voter = next(user for user in table.present if table.seat_of(user) != about)
    await maker.press(voted, voter, Verb.BALLOT, f"{about}.{VoteChoice.TAKEOVER}")


async def _with_fallback(maker: Maker, kind: str, people: Sequence[int], fallback: Fallback) -> int:
    """Begin a relaxed game with what its people agreed upon for late players; some of it is played."""
    number = await maker.open(kind, people)
    tables = maker.world.tables
    await tables.pace_changes.propose(number, people[0], Pace.RELAXED, fallback)
    for user in people[1:]:
        proposal = (await tables.get(number)).proposal
        if proposal is not None:
            await tables.pace_changes.agree(number, user, proposal.code)
    await maker.press(number, people[0], Verb.START)
    await maker.play(number, all_played)
    return number


async def _finished(maker: Maker) -> None:
    """Make games that are over in each way, some with words, hints and reviews."""
    world, tables = maker.world, maker.world.tables
    over: list[int] = []
    for kind in KINDS:
        number = await maker.open(kind, TWO)
        await maker.press(number, ANA, Verb.WORD, fields={"word": "hippo"})
        await maker.press(number, BEN, Verb.WORD, fields={"word": "ibis"})
        await maker.press(number, ANA, Verb.START)
        await maker.play(number, lambda table: False)
        over.append(number)
    over.append(await maker.game("sobek", (ANA,), 3, until=lambda table: False))
    over.append(await maker.game("duel", (BEN,), 1, until=lambda table: False))
    stopped = await maker.game("sobek", THREE, until=lambda table: table.version > 14)
    await maker.press(stopped, ANA, Verb.STOP)
    deserted = await maker.game("duel", TWO, until=lambda table: table.version > 8)
    await maker.press(deserted, BEN, Verb.RESIGN)
    await maker.press(deserted, ANA, Verb.RESIGN)
    cancelled = await maker.open("sobek", TWO)
    await maker.press(cancelled, ANA, Verb.CANCEL)
    for number in (*over, stopped, deserted):
        for user in (await tables.get(number)).people:
            lost = (Mistake(2, "t.1", 4.0, 1.0, 100, 60, 30), Mistake(5, "t.1", 6.25, 0.875, 1500, 1350, 100))
            await tables.reviews.keep(number, user, SeatReview(31, lost, (7,)))
    again = await maker.game("duel", TWO, until=lambda table: False)
    await maker.press(again, ANA, Verb.REMATCH)
    await world.clock.advance(60)


async def _lobbies(maker: Maker) -> None:
    """Make lobbies: of both games, with words, invitations, standby players, a role, a planned moment."""
    world = maker.world
    number = await maker.open("sobek", TWO, 1, seats=4)
    await maker.press(number, ANA, Verb.WORD, fields={"word": "crocodile"})
    await maker.press(number, ANA, Verb.HINTS, "on")
    await maker.press(number, ANA, Verb.LEVEL, "", "2|master")
    await maker.press(number, BEN, Verb.HOSTING)
    await world.clock.advance(31)
    guests = {f"invite{place}": _named(user) for place, user in enumerate((BEN, CLEO), 1)}
    number = await maker.open("sobek-open", (DAN,), seats=4, **guests)
    await maker.press(number, ANA, Verb.JOIN)
    number = await maker.open("duel-treasures", TWO)
    await maker.press(number, CLEO, Verb.NOTIFIED)
    await maker.press(number, DAN, Verb.SPARE)
    number = await maker.open("duel", (CLEO,))
    await maker.press(number, CLEO, Verb.CLOSES, "when", "8h")
    await maker.press(number, CLEO, Verb.CLOSES, "then", "fill")
    await maker.press(number, DAN, Verb.SPARE)
    number = await maker.open("sobek", (DAN, ANA, BEN), seats=3)
    await maker.press(number, DAN, Verb.SETUP, "ask|game|duel")
    world.discord.state.threads.add(maker._channel + 1)
    number = await maker.open("sobek", (BEN, DAN), seats=3)
    await maker.press(number, BEN, Verb.PROPOSE, "pace", "slow")


def _named(user: int) -> Any:
    return SimpleNamespace(id=user, display_name=NAMES[user], bot=False)


async def _running(maker: Maker) -> None:
    """Make games in progress, in which something is asked beside the game."""
    tables = maker.world.tables
    left = await maker.game("sobek", THREE, until=all_played)
    await maker.press(left, BEN, Verb.RESIGN)
    unclaimed = await maker.game("sobek", THREE, until=all_played)
    await maker.press(unclaimed, CLEO, Verb.RESIGN)
    await maker.press(left, DAN, Verb.SEAT_TAKE, "1")
    await maker.press(left, ANA, Verb.MOTION, f"{(await tables.get(left)).motions[-1].version}.yes")
    offered = await maker.game("sobek-open", THREE, until=all_played)
    await maker.press(offered, ANA, Verb.SEAT_TO, "", str(DAN), chosen="users")
    hosted = await maker.game("duel", TWO)
    await maker.press(hosted, BEN, Verb.HOSTING)
    await maker.press(hosted, ANA, Verb.SEAT_TO, "", str(DAN), chosen="users")
    paced = await maker.game("sobek", TWO)
    await maker.press(paced, ANA, Verb.PROPOSE, "pace", "slow")
    taken = await maker.game("sobek", TWO, until=all_played)
    await maker.play(taken, lambda table: any(table.can_take_back(user) for user in TWO))
    moved = await maker.game("duel-treasures", TWO, until=lambda table: table.moved)
    table = await tables.get(moved)
    await maker.press(moved, next(one for one in TWO if table.can_take_back(one)), Verb.TAKE_BACK)
    watched = await maker.game("sobek", TWO, until=lambda table: table.version > 10)
    await maker.press(watched, CLEO, Verb.WATCH, "letters")
    await maker.press(watched, DAN, Verb.WATCH, "listed")
    await maker.press(watched, ANA, Verb.NOTE, fields={"note": "Ben has `fish`"})
    await maker.press(watched, BEN, Verb.NOTE, fields={"note": "Ana has wheat"})
    several = await maker.game("sobek", THREE, until=lambda table: len(table.asked) > 1)
    while not (await tables.get(several)).asked:
        several = await maker.game("sobek", THREE, until=lambda table: len(table.asked) > 1)
    alone = await maker.open("sobek", (ANA,), 3)
    await maker.press(alone, ANA, Verb.LEVEL, "", "1|master")
    await maker.press(alone, ANA, Verb.LEVEL, "", "2|apprentice")
    await maker.press(alone, ANA, Verb.START)
    await maker.play(alone, lambda table: 0 in table.asked and table.version > 6 and _chooses(table))
    await maker.press(alone, ANA, Verb.HINT)


def _chooses(table: Table) -> bool:
    seen = table.seen_by(0)
    return seen is not None and len(seen.legal) > 1


async def _beside(maker: Maker) -> None:
    """Make plans, some confirmed and one still a draft, and one that is void."""
    for kind, drafted in (("sobek", False), ("duel", False), ("sobek-open", True), ("duel-treasures", True)):
        number = await maker.game(kind)
        asked = await maker.asked(number)
        planner = next(user for user in TWO if user != asked)
        await _planned(maker, number, planner, drafted=drafted)
    number = await maker.game("duel")
    asked = await maker.asked(number)
    planner = next(user for user in TWO if user != asked)
    await _planned(maker, number, planner)
    table = await maker.world.tables.get(number)
    seen = table.seen_by(table.seat_of(asked))
    assert seen is not None
    await maker.press(number, asked, Verb.ACT, seen.legal[0].code)


async def _planned(maker: Maker, number: int, user: int, *, drafted: bool = False) -> None:
    """Let a player who is not asked plan the first thing that is offered, by the buttons that they are shown."""
    await maker.press(number, user, Verb.HAND)
    await maker.tap(user, Verb.PLAN, "turn")
    while not maker.offers(user, Verb.PLAN_MAKE):
        await maker.tap(user, Verb.PLAN, "|")
    if not drafted:
        await maker.tap(user, Verb.PLAN_MAKE)


async def _positions(maker: Maker, kind: str, known: set[str]) -> None:
    """Make games in progress in which, together, actions of every shape are open that random games come to."""
    misses = 0
    while misses < 2:
        number = await maker.game(kind, TWO)
        actions, fresh = _explored(await maker.world.tables.get(number), known)
        misses = 0 if len(fresh) > 1 else misses + 1
        known |= fresh
        if not fresh:
            await maker.press(number, ANA, Verb.STOP)
            continue
        await _replayed(maker, number, actions)


def _explored(table: Table, known: set[str]) -> tuple[list[tuple[int, str]], set[str]]:
    """Return the actions that lead to where most shapes are open that are not known, and those shapes."""
    assert table._game_session is not None
    best: tuple[list[tuple[int, str]], set[str]] = ([], set())
    for attempt in range(_PLAYOUTS):
        game, random = table._game_session.game.copy(), Random(f"{table.id} {attempt}")
        done: list[tuple[int, str]] = []
        while game.outcome is None:
            fresh = {shape_of(one.code) for seat in game.waiting for one in game.legal(seat)} - known
            if len(fresh) > len(best[1]):
                best = (list(done), fresh)
            seat = random.choice(game.waiting)
            action = random.choice(list(game.legal(seat)))
            game.apply(seat, action)
            done.append((seat, action.code))
    return best


async def _replayed(maker: Maker, number: int, actions: Sequence[tuple[int, str]]) -> None:
    """Let people do these actions; some of them are done by themselves."""
    table = await maker.world.tables.get(number)
    while table._game_session is not None and (done := len(table._game_session.steps)) < len(actions):
        seat, code = actions[done]
        user = table.players[seat].user
        assert user is not None
        table = (await maker.world.tables.play.act(number, user, None, [code])).table
    await maker.follow(number)


async def _people(maker: Maker) -> None:
    """Let people choose things for themselves and for servers, learn, practise, and avoid somebody."""
    world, tables = maker.world, maker.world.tables
    await tables.people.choose_quiet(ANA, QuietHours(1320, 420, "Europe/Berlin"))
    await tables.people.choose_zone(BEN, "Asia/Tokyo")
    await tables.people.choose_invitations(DAN, True)
    await tables.people.choose_help_lines(BEN, True)
    await tables.people.choose_reminders(DAN, 7200, ReminderTarget.DIRECT)
    await world.app.languages.choose(DAN, "en")
    await tables.people.go_away(CLEO, int(world.clock.now()) + 5 * DAY, stand_in=False)
    await tables.blocklist.add(CLEO, {DAN: "Dan"})
    await tables.lesson_progress.reach(ANA, "sobek", 2, ["one", "two", "three"])
    await tables.lesson_progress.reach(BEN, "duel", 1, ["one", "two"])
    for user, kind, moves in ((ANA, "sobek", 6), (ANA, "duel", 4), (BEN, "duel", 999)):
        names = (NAMES[user], "Merit")
        now = await tables.practice_games.begin(user, kind, {}, names)
        for _ in range(moves):
            seen = now.table.seen_by(now.practice.seat)
            if seen is None or not seen.legal:
                break
            code = maker.random.choice(list(seen.legal)).code
            now = await tables.practice_games.act(user, kind, now.practice.version, [code], (), names)
    shown = {"results": True, "ladders": LadderPreset.UNRATED}
    await tables.guild_settings.change(GUILD, lambda settings: _settings(settings, role=ROLE, threads=False, **shown))
    await tables.guild_settings.change(OTHER_GUILD, lambda settings: _settings(settings, channels=(7, 8), threads=True))


def _settings(settings: Settings, **values: Any) -> Settings:
    return replace(
        settings,
        pace=Pace.SLOW,
        fallback=Fallback.TAKEOVER,
        quiet=QuietHours(1380, 360, "Europe/Warsaw"),
        zone="Europe/Warsaw",
        openers=Openers.ALL,
        **values,
    )
