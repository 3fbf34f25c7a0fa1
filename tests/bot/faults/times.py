"""What the machine lets happen over days: habits, absences, votes, reminders put off, other paces, and time itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from bot.domain.lobby_expiry_choices import LOBBY_LENGTHS, LobbyExpiryAction
from bot.domain.pace import DAY, HOUR, Fallback, Pace, VoteChoice
from bot.domain.preferences import QuietHours, ReminderTarget
from bot.interactions.custom_id import PressId, Verb
from bot.reconciler.due_actions import PLAN_DELAY
from bot.screens.lobby_invitations import ACCEPT
from bot.screens.waiting_lobby import THEN, WHEN
from bot.store import GuestKind
from bot.tables import DraftMode, Status, Table, open_seats
from engine.game import walk
from tests.bot.faults.discord import Message
from tests.bot.faults.inviting import chosen
from tests.bot.faults.world import NAMES, World

PEOPLE = tuple(NAMES)
ZONES = ("Europe/Berlin", "America/Toronto", "Asia/Tokyo")
Rule = Callable[[], Awaitable[None]]


class Times:
    """Things that people do about time, at any of the channels' tables."""

    def __init__(self, world: World, random: Random, channels: tuple[int, ...], trail: list[str]) -> None:
        self._world = world
        self._random = random
        self._channels = channels
        self._trail = trail

    def rules(self) -> list[tuple[int, Rule]]:
        """Return what can happen, with how often."""
        return [
            (3, self._pass),
            (1, self._sleep),
            (3, self._vote),
            (2, self._snooze),
            (2, self._propose),
            (2, self._consent),
            (2, self._habits),
            (1, self._away),
            (1, self._close),
            (2, self._watch),
            (4, self._seats),
            (8, self._plan),
            (2, self._lobby),
            (3, self._invite),
        ]

    async def _pass(self) -> None:
        """Let hours or days pass in which nobody presses."""
        hours = self._random.choice((1, 5, 9, 25, 49, 75))
        self._trail.append(f"  {hours} h")
        await self._world.later(hours * HOUR)

    async def _sleep(self) -> None:
        """Let the machine sleep for some hours: nobody's time runs."""
        self._world.clock.leap(self._random.choice((0.3, 2, 50)) * HOUR)
        await self._world.clock.advance(61)

    async def _press(self, verb: Verb, arg: str = "", **data: Any) -> None:
        tables = [await self._world.tables.live_in(channel) for channel in self._channels]
        table = self._random.choice([one for one in tables if one is not None] or [None])
        message = self._world.board(table) if table is not None else None
        if table is None or message is None:
            return
        user = self._random.choice(table.people or PEOPLE)
        if verb in (Verb.AGREE, Verb.DECLINE) and table.proposal is not None:
            arg = table.proposal.code
        if verb is Verb.BALLOT:
            about = self._random.choice([*table.votes] or [0])
            arg = f"{about}.{self._random.choice(list(VoteChoice))}"
        self._trail.append(f"  {NAMES[user]} presses {verb.name} {arg} {data} at table {table.id}")
        await self._world.press(user, message, PressId(table.id, table.version, verb, arg), **data)

    async def _vote(self) -> None:
        await self._press(Verb.BALLOT)

    async def _snooze(self) -> None:
        await self._press(Verb.SNOOZE, self._random.choice(("4h", "morning")))

    async def _propose(self) -> None:
        what: tuple[str, str] = self._random.choice(
            [("pace", pace.value) for pace in Pace] + [("fallback", fallback.value) for fallback in Fallback]
        )
        await self._press(Verb.PROPOSE, what[0], values=[what[1]])

    async def _consent(self) -> None:
        await self._press(self._random.choice((Verb.AGREE, Verb.AGREE, Verb.DECLINE)))

    async def _seats(self) -> None:
        """Let somebody do something about seats or the host: ask, offer, take, open, or answer what is asked."""
        tables = [await self._world.tables.live_in(channel) for channel in self._channels]
        table = self._random.choice([one for one in tables if one is not None] or [None])
        message = self._world.board(table) if table is not None else None
        if table is None or message is None:
            return
        user, to = self._random.choice(PEOPLE), self._random.choice(PEOPLE)
        seat = self._random.randrange(len(table.players))
        known = {"users": {str(to): {"username": NAMES[to]}}}
        doing: list[tuple[Verb, str, dict[str, Any]]] = [
            (Verb.SEAT_TAKE, str(self._random.choice(open_seats(table) or (seat,))), {}),
            (Verb.SEAT_TO, "", {"values": [str(to)], "resolved": known}),
            (Verb.SEAT_OPEN, str(seat), {}),
            (Verb.HOSTING, "", {}),
        ]
        doing += [
            (Verb.MOTION, f"{motion.version}.{word}", {})
            for motion in table.motions
            for word in ("yes", "yes", "yes", "no", "accept", "accept", "decline", "back")
        ]
        verb, arg, data = self._random.choice(doing)
        self._trail.append(f"  {NAMES[user]} presses {verb.name} {arg} at table {table.id}")
        await self._world.press(user, message, PressId(table.id, table.version, verb, arg), **data)

    async def _habits(self) -> None:
        """Let somebody choose how he is reminded, or his quiet hours."""
        people, user = self._world.tables.people, self._random.choice(PEOPLE)
        if self._random.random() < 0.5:
            interval = self._random.choice((None, None, 0, 2 * HOUR, 24 * HOUR))
            found = await people.choose_reminders(user, interval, self._random.choice(list(ReminderTarget)))
        else:
            start = self._random.randrange(1440)
            quiet = QuietHours(start, (start + self._random.choice((60, 480, 900))) % 1440, self._random.choice(ZONES))
            found = await people.choose_quiet(user, self._random.choice((None, quiet, quiet)))
        self._trail.append(f"  {NAMES[user]} has other habits")
        self._look(found)

    async def _away(self) -> None:
        """Let somebody say that he is away."""
        user, days = self._random.choice(PEOPLE), self._random.choice((1, 4, 30))
        until = int(self._world.clock.now()) + days * DAY
        self._trail.append(f"  {NAMES[user]} is away for {days} days")
        self._look(await self._world.tables.people.go_away(user, until, stand_in=self._random.random() < 0.5))

    async def _close(self) -> None:
        """Let somebody take direct messages no more, or again."""
        self._world.discord.closed ^= {self._random.choice(PEOPLE)}

    async def _watch(self) -> None:
        """Let somebody begin to watch a table, be told in another way, or stop."""
        tables = [await self._world.tables.live_in(channel) for channel in self._channels]
        table = self._random.choice([one for one in tables if one is not None] or [None])
        message = self._world.board(table) if table is not None else None
        if table is None or message is None:
            return
        user = self._random.choice(PEOPLE)
        arg = self._random.choice(("letters", "letters", "listed", "stop"))
        self._trail.append(f"  {NAMES[user]} presses WATCH {arg} at table {table.id}")
        await self._world.press(user, message, PressId(table.id, table.version, Verb.WATCH, arg))

    async def _plan(self) -> None:
        """Let somebody who is not asked decide something in advance, or drop it."""
        found = [
            table for channel in self._channels if (table := await self._world.tables.live_in(channel)) is not None
        ]
        able = [(table, one.seat, one.user) for table in found for one in table.players if one.user is not None]
        able = [one for one in able if (seen := one[0].seen_by(one[1])) is not None and seen.planned_kinds]
        table, seat, user = self._random.choice(able or [(None, 0, 0)])
        message = self._world.board(table) if table is not None else None
        seen = table.seen_by(seat) if table is not None else None
        if table is None or message is None or seen is None:
            return
        kind = self._random.choice(seen.planned_kinds)
        if self._random.random() < 0.2:
            await self._tell(user, message, PressId(table.id, table.version, Verb.PLAN_DROP, kind))
            return
        decision = seen.plannable_decision(kind)
        leaves = [one.code for one in walk(decision.choices) if one.action is not None] if decision is not None else []
        if not leaves:
            return
        drafted = any(one.draft and one.kind == kind for one in seen.plans)
        drafting = self._random.choice((DraftMode.FIRST, DraftMode.ELSE)) if drafted else DraftMode.FIRST
        arg = f"{kind}.{drafting}|{self._random.choice(leaves)}"
        await self._tell(user, message, PressId(table.id, seen.mark, Verb.PLAN, arg))
        seen = (await self._world.tables.get(table.id)).seen_by(seat)
        for draft in seen.plans if seen is not None else ():
            if draft.draft:
                press = PressId(table.id, table.version, Verb.PLAN_MAKE, f"{draft.kind}|{draft.stamp}")
                await self._tell(user, message, press)
        if self._random.random() < 0.6:
            # Somebody else acts, and nobody does anything for some minutes.
            acted = await self._world.act(table.id, self._random)
            self._trail.append(f"  {acted} is done")
            await self._world.later(self._random.choice((1, PLAN_DELAY - 1, PLAN_DELAY + 1)))

    async def _tell(self, user: int, message: Message, press: PressId) -> None:
        self._trail.append(f"  {NAMES[user]} presses {press}")
        await self._world.press(user, message, press)

    async def _open(self) -> tuple[Table, Message] | None:
        """Return a lobby and its message."""
        tables = [await self._world.tables.live_in(channel) for channel in self._channels]
        lobbies = [one for one in tables if one is not None and one.status is Status.LOBBY]
        table = self._random.choice(lobbies or [None])
        message = self._world.board(table) if table is not None else None
        return None if table is None or message is None else (table, message)

    async def _invite(self) -> None:
        """Let somebody in a lobby invite others, or take that back, or an invited one say what he thinks of it."""
        there = await self._open()
        if there is None:
            return
        table, message = there
        invited = [guest.user for guest in table.guests if guest.kind is GuestKind.HELD]
        if invited and self._random.random() < 0.5:
            verb, arg = self._random.choice(((Verb.JOIN, ACCEPT), (Verb.REFUSE, "")))
            await self._tell(self._random.choice(invited), message, PressId(table.id, table.version, verb, arg))
            return
        user = self._random.choice([*table.people, *PEOPLE])
        others = self._random.sample(PEOPLE, self._random.choice((1, 1, 2)))
        self._trail.append(f"  {NAMES[user]} invites {[NAMES[one] for one in others]} to table {table.id}")
        press = PressId(table.id, table.version, Verb.INVITE)
        await self._world.press(user, message, press, **chosen(*others))

    async def _lobby(self) -> None:
        """Let somebody wait for a seat or to be told, or the host choose when a lobby closes and what happens then."""
        there = await self._open()
        if there is None:
            return
        table, message = there
        choices = [*((WHEN, length) for length in LOBBY_LENGTHS), *((THEN, then.value) for then in LobbyExpiryAction)]
        verb = self._random.choice((Verb.SPARE, Verb.SPARE, Verb.NOTIFIED, Verb.CLOSES))
        what, value = self._random.choice(choices)
        if verb is Verb.CLOSES and table.host in NAMES:
            self._trail.append(f"  {NAMES[table.host]} chooses {value} at table {table.id}")
            await self._world.press(table.host, message, PressId(table.id, table.version, verb, what), values=[value])
        else:
            user = self._random.choice(PEOPLE)
            verb = Verb.SPARE if verb is Verb.CLOSES else verb
            self._trail.append(f"  {NAMES[user]} presses {verb.name} at table {table.id}")
            await self._world.press(user, message, PressId(table.id, table.version, verb))

    def _look(self, tables: tuple[int, ...]) -> None:
        for table in tables:
            self._world.reconciler.wake(table)


async def ends(world: World, channels: tuple[int, ...]) -> None:
    """Expect that every game with a clock ends though nobody ever presses again, and nobody's is late at any time."""
    await world.later(200 * DAY)
    await world.check()
    for channel in channels:
        table = await world.tables.live_in(channel)
        if table is None or table.status is not Status.RUNNING:
            continue
        assert table.pace is Pace.UNTIMED or table.fallback is Fallback.WAIT, f"table {table.id} waits for ever"
        assert len(table.people) > 1, f"table {table.id} waits for one person for ever"
