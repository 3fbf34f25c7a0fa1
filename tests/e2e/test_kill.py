"""The bot is killed in the middle of a game played by commands: no acknowledged action is lost, none is doubled."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from itertools import groupby
from random import Random
from typing import Any

import pytest

from bot.interactions.custom_id import Verb
from bot.tables.game.auto_answer import auto_answer
from engine.sobek import RULES
from sandbox.person import Answer, Person
from tests.e2e.conftest import NewTable
from tests.e2e.harness import Bot, Table, file_of, ids

pytestmark = pytest.mark.asyncio(loop_scope="module")

ASKING = (Verb.ACT, Verb.BRANCH, Verb.PICK)
REFUSALS = ("The game has moved on", "It is not your turn", "That cannot be done", "could not be saved", "went wrong")
COMMANDS = {"t": ("take", "card"), "c": ("character", "card"), "s": ("set", "cards")}


@dataclass(slots=True)
class Tried:
    """What somebody wanted, whether the bot said that it is done, and its words."""

    seat: int
    code: str
    acknowledged: bool = False
    told: str = ""

    def hear(self, answer: Answer) -> None:
        """Note what the bot said."""
        self.acknowledged = done(answer)
        self.told = answer.text


@pytest.mark.deep
async def test_killed_at_any_moment_the_game_goes_on_where_it_was_acknowledged(bot: Bot, new_table: NewTable) -> None:
    table, chance = new_table(2), Random(11)
    await table.start(2)
    tried: list[Tried] = []
    kills = 0
    while not table.over and len(tried) < 60:
        if len(tried) in (8, 20, 31, 45) and kills < 4:
            kills += 1
            await killed_meanwhile(table, tried, chance)
            await bot.start()
            continue
        await move(table, tried, chance)
    assert kills == 4
    check(table, tried)
    # Killed between posting a board and deleting the one before, the bot may leave one over; a moderator tidies up.
    for board in table.boards:
        bot.sandbox.delete_message(board)
    await table.host.command(table.channel, "sobek board")
    await table.settled()
    await table.finish(chance, take=0.95, last=True)
    answer = await table.host.command(table.channel, "sobek record")
    record = json.loads(file_of(bot.sandbox, answer.message))
    moves = [(row["seat"], row["code"]) for row in table.log]
    assert record == json.loads(json.dumps(RULES.record(2, {}, record["seed"], moves)))


async def killed_meanwhile(table: Table, tried: list[Tried], chance: Random) -> None:
    """Kill the bot at some moment while people act."""
    moving = asyncio.create_task(move(table, tried, chance))
    await asyncio.sleep(chance.random() * 0.08)
    await table.bot.kill()
    moving.cancel()
    await asyncio.gather(moving, return_exceptions=True)


async def move(table: Table, tried: list[Tried], chance: Random) -> None:
    """Let one who is asked act: by command where there is one, in the panel for all other choices."""
    seats = dict(enumerate(table.people))
    for seat, person in chance.sample(sorted(seats.items(), key=lambda pair: pair[0]), len(seats)):
        offered = await suggestions(table, person, chance)
        if offered:
            head = offered.partition(".")[0]
            command, option = COMMANDS[head]
            note = Tried(seat, offered)
            tried.append(note)
            answer = await person.command(table.channel, f"sobek {command}", **{option: offered})
            note.hear(answer)
            return
    for seat, person in seats.items():
        panel = await person.command(table.channel, "sobek hand")
        if any(one.verb in ASKING for one in ids(panel.message, selects=True)):
            note = Tried(seat, "")
            tried.append(note)
            note.hear(await table.choose(person, panel, chance))
            return
    raise AssertionError("nobody is asked")


def done(answer: Answer) -> bool:
    """Whether the answer says that the action was made."""
    return answer.state == "ok" and not any(words in answer.text for words in REFUSALS)


async def suggestions(table: Table, person: Person, chance: Random) -> str:
    """Give one action that completion offers, or nothing."""
    for head in ("t",) if chance.random() < 0.5 else ("c", "s", "t"):
        command, option = COMMANDS[head]
        answer: Answer = await person.complete(table.channel, f"sobek {command}", option)
        if answer.choices:
            return str(chance.choice(answer.choices)["value"])
    return ""


def check(table: Table, tried: list[Tried]) -> None:
    """What is stored is what was acknowledged, in that order; of the rest, each at most once."""
    stored = [next(rows) for _, rows in groupby(table.log, key=lambda row: row["first"])]
    presses, alone = [(row["seat"], row["code"]) for row in stored], only_answers(table)
    # possible[n]: the tries so far may have led to exactly the first n presses that are stored.
    possible = {0}
    for note in tried:
        fitting = {n for n in possible if n < len(stored) and fits(note, stored[n])}
        after = {n + 1 for n in fitting} | (set() if note.acknowledged else possible)
        assert after, f"{note} was acknowledged and is lost; tried: {tried}; stored: {presses}"
        # The only answer to a question may have been given with the press before it, without anybody's trying.
        possible = after | {n + 1 for n in after if n in alone}
    assert len(stored) in possible, "something is stored that nobody did, or twice"


def only_answers(table: Table) -> set[int]:
    """Return the numbers of the stored presses, from 0, that nothing else could have been done instead of."""
    game = RULES.new(table.row["size"], {}, table.row["seed"])
    found = set()
    for number, (_, rows) in enumerate(groupby(table.log, key=lambda row: row["first"])):
        press = list(rows)
        if auto_answer(game, press[0]["seat"]) is not None:
            found.add(number)
        for row in press:
            game.apply(row["seat"], RULES.parse(row["code"]))
    return found


def fits(note: Tried, row: Any) -> bool:
    """Whether a stored press may be what somebody tried."""
    return bool(note.seat == row["seat"] and note.code in ("", row["code"]))
