"""No message, custom id, alt text, file name, suggestion or log line tells a card to somebody who cannot know it.

While people play, everything that the bot sends is written down with its reader and the version of the table. When the
game is over it is played again from its record; what a reader may know at a version is every card that was in the
view of that seat (of the whole table for a public message) up to then, or in an event as that seat saw it.
"""

from __future__ import annotations

import re
from collections import defaultdict
from random import Random

import pytest

from bot.interactions.custom_id import PressId, Verb
from bot.tables.game.session import begin_session
from engine.sobek import RULES
from sandbox.person import Person
from sandbox.things import Event, Message
from tests.e2e.conftest import NewTable
from tests.e2e.harness import Bot, Table
from tests.e2e.named_cards import NAMED, cards_in, named_in, strings


class Notes:
    """What was sent: the table's version, the reader (None for everybody), and the cards and tokens it named."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sent: list[tuple[int, int | None, str, str]] = []

    def hear(self, event: Event) -> None:
        """Write down a message as it is sent or edited."""
        message = event.thing
        if event.kind not in ("message", "message_update") or not isinstance(message, Message):
            return
        if message.channel_id != self.table.id or message.author_id != self.table.sandbox.world.bot.id:
            return
        parts = list(strings(message.components))
        presses = [press for key, text in parts if key == "custom_id" and (press := PressId.parse(text))]
        if any(press.verb is Verb.TOPIC for press in presses):
            return  # the rules name every card, whoever reads them
        version = max((press.version for press in presses), default=self.table.row["version"])
        self.note(version, message.reader_id, parts + [("name", file.filename) for file in message.attachments])

    def note(self, version: int, reader: int | None, parts: list[tuple[str, str]]) -> None:
        """Write down texts that somebody got."""
        for key, text in parts:
            for card in cards_in(key, text):
                self.sent.append((version, reader, card, text))


def knowledge(table: Table) -> dict[int | None, dict[int, frozenset[str]]]:
    """Give what each seat, and the whole table, may know at each version."""
    row, log = table.row, table.log
    seats = range(row["size"])
    start = log[0]["first"] - 1
    known: dict[int | None, dict[int, frozenset[str]]] = defaultdict(dict)
    course = begin_session(RULES.new(row["size"], {}, row["seed"]), start)
    for viewer in (None, *seats):
        known[viewer][start] = frozenset(named_in(course.game.view(viewer)))
    for entry in log:
        step = course.play("play", entry["seat"], [RULES.parse(entry["code"])])  # type: ignore[arg-type]
        events = step.steps[-1].events
        for viewer in (None, *seats):
            seen = {card for event in events for card in named_in(event.seen(viewer))}
            before = known[viewer][course.version]
            known[viewer][step.version] = before | seen | frozenset(named_in(step.game.view(viewer)))
        course = step
    return known


async def look_around(table: Table, notes: Notes, chance: Random) -> None:
    """Let somebody, asked or not, look at what can be looked at."""
    one: Person = chance.choice(table.people)
    looked = chance.choice(["My hand", "Scores", "Board as text"])
    await (one.press(table.board, looked) if looked == "My hand" else table.more(one, looked))
    command, option = chance.choice([("take", "card"), ("character", "card"), ("set", "cards")])
    answer = await one.complete(table.channel, f"sobek {command}", option)
    # Computers may still have been playing when this was asked; the answer is at most as new as what stands now.
    notes.note(table.row["version"], one.id, list(strings(answer.choices or [])))


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(("persons", "computers", "seed"), [pytest.param(4, 0, 1, marks=pytest.mark.deep), (2, 1, 2)])
async def test_nobody_is_told_a_card_that_he_cannot_know(
    bot: Bot, new_table: NewTable, persons: int, computers: int, seed: int
) -> None:
    table, chance = new_table(persons), Random(seed)
    notes = Notes(table)
    bot.sandbox.world.listen(notes.hear)
    await table.start(persons + computers, computers)
    while not table.over:
        await table.turn(chance, take=0.75)
        if chance.random() < 0.4 and not table.over:
            await look_around(table, notes, chance)
    bot.sandbox.world.ignore(notes.hear)
    known, end = knowledge(table), table.log[-1]["number"]
    seats = {one.id: seat for seat, one in enumerate(table.people)}
    for version, reader, card, text in notes.sent:
        seat = None if reader is None else seats[reader]
        allowed = known[seat][min(max(version, min(known[seat])), end)]
        assert card in allowed, f"version {version}: {reader or 'everybody'} was told of {card}: {text[:200]}"
    assert len({card for _, reader, card, _ in notes.sent if reader is None}) > 10, "the check has found cards to check"
    assert any(reader is not None for _, reader, _, _ in notes.sent)
    log = bot.log
    assert not NAMED.search(log)
    assert not re.search(r"\b[tcsevgln]\.[a-z0-9]", log)
    assert table.row["seed"] not in log


def test_the_check_finds_what_it_looks_for() -> None:
    assert cards_in("label", "2: Fish") == ["fish0"]
    assert cards_in("label", "3: Thief (fish)")[0] == "thief"
    assert cards_in("content", "Ann took card 1: Ivory without scarabs (green back).") == ["ivory0g"]
    assert cards_in("custom_id", "s:1:2:b:c.scribe-fish") == ["scribe-fish"]
    assert cards_in("value", "s.new.fish.fish1,fish0,amulet") == ["fish1", "fish0", "amulet"]
    assert cards_in("custom_id", "s:1:2:a:e.guild-eye.1") == ["token guild-eye"]
    assert cards_in("content", "Fish and wheat are goods.") == []
    assert cards_in("label", "Fish") == []
    good, card = ({"label": "2: Fish", "custom_id": f"s:1:2:a:{code}"} for code in ("c.priestess.fish", "t.2"))
    assert [text for _, text in strings(good)] == [good["custom_id"]]
    assert [text for _, text in strings(card)] == list(card.values())
