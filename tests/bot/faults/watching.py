"""What watchers and those who note something do, one thing at a time; broken at every place, as all scenarios are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.interactions.custom_id import PressId, Verb
from bot.tables import Table
from bot.tables.game.turn_boundaries import round_end_index
from tests.bot.faults.overtime import written
from tests.bot.faults.scenarios import (
    ANA,
    CLEO,
    DAN,
    TWO,
    Scenario,
    acting,
    game,
    late,
    leaving,
    press,
    pressing,
    shown,
)
from tests.bot.faults.world import World

Doing = Callable[[World], Awaitable[None]]


def round_ends(table: Table) -> bool:
    """Whether the first thing that can be done ends a round, and not the game."""
    course = table._game_session
    if course is None or len(table.asked) != 1:
        return False
    seat = table.waiting[0]
    copy = course.game.copy()
    events = copy.apply(seat, copy.legal(seat)[0])
    return round_end_index(events) is not None and copy.outcome is None


def watched(before: Doing, *, letters: bool = True) -> Doing:
    """Return what brings a game about that two people watch, one of them with letters."""

    async def prepared(world: World) -> None:
        await before(world)
        await press(world, CLEO, Verb.WATCH, "letters" if letters else "listed")
        await press(world, DAN, Verb.WATCH, "listed")

    return prepared


def closed(then: Doing) -> Doing:
    """Return what is done while nobody takes direct messages."""
    return written(then, closed=True)


async def _stops_by_letter(world: World) -> None:
    """Stop watching by the button of the letter that comes."""
    await acting()(world)
    await world.clock.advance(1)
    letter = next((one for one in world.discord.state.messages.values() if one.channel == -CLEO), None)
    if letter is not None:
        mark = next(one for one in letter.ids if one.verb is Verb.WATCH)
        await world.press(CLEO, letter, mark, server=None)


async def noting(world: World) -> None:
    """Note something."""
    table, message = await shown(world)
    press_ = PressId(table.id, table.version, Verb.NOTE)
    await world.press(ANA, message, press_)
    await world.submit(ANA, message, press_, "Ben collects fish", field="note")


async def noting_twice(world: World) -> None:
    """Note something by a modal that shows an older note, and decide for what was sent."""
    table, message = await shown(world)
    press_ = PressId(table.id, table.version, Verb.NOTE)
    opened = [await world.press(ANA, message, press_) for _ in range(2)]
    for number, asked in enumerate(opened):
        if asked.form is not None:  # a fault may have kept it from being shown
            done = await world.fill(ANA, message, asked.form.custom_id, {"note": f"Ben collects fish {number}"})
            for question in done.shown:
                for use in [one for one in question.ids if one.arg.endswith("|use")]:
                    await world.press(ANA, question, use)


_END = game(TWO, seed=6, until=late)
_ROUND = game(TWO, seed=5, until=round_ends)

WATCHING = (
    Scenario("watch with letters", game(TWO), pressing(Verb.WATCH, "letters", user=DAN)),
    Scenario("stop watching", watched(game(TWO)), pressing(Verb.WATCH, "stop", user=CLEO)),
    Scenario("a watched round ends", watched(_ROUND), acting()),
    Scenario("a watched round ends, nobody is told", watched(_ROUND, letters=False), acting()),
    Scenario("a watched round ends, no letter is taken", watched(_ROUND), closed(acting())),
    Scenario("a watcher stops by his letter", watched(_ROUND), _stops_by_letter),
    Scenario("a watched game ends", watched(_END), acting()),
    Scenario("a watched game is stopped", watched(game(TWO)), leaving(Verb.STOP)),
    Scenario("a note", game(TWO), noting),
    Scenario("a note over a newer note", game(TWO), noting_twice),
)
