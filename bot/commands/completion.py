"""Completion while a command is typed: the actions that are possible now, and the topics of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord.app_commands import Choice as Suggestion

from bot.desk import Desk
from bot.reply import reader_of
from bot.screens.choices import short
from bot.screens.offers import Labels
from bot.screens.parts import clip
from bot.tables import Seen, TableError
from bot.words import BoundSpeech
from engine.game import Choice, Named
from engine.rules import Rules

_MOST = 25
_LONGEST = 100
_GATHERED = 400


async def actions(desk: Desk, interaction: discord.Interaction[Any], head: str, typed: str) -> list[Suggestion[str]]:
    """Return the possible actions whose codes begin with `head` and whose names contain what is typed."""
    try:
        table = await desk.app.tables.at(interaction.channel_id or 0)
    except TableError:
        return []
    seat = table.seat_of(interaction.user.id) if table is not None else None
    seen = table.seen_by(seat) if table is not None and seat is not None else None
    if table is None or seen is None:
        return []
    reader = await reader_of(desk.app.languages, interaction)
    speech = desk.app.speech(table, reader.of(table.language), markdown=False)
    labels = Labels(desk.app.face(table), seen.view, speech, numbered=False)
    return _matching(_named(seen, head, labels), typed)


async def topics(desk: Desk, interaction: discord.Interaction[Any], typed: str) -> list[Suggestion[str]]:
    """Return the topics of the rules help whose titles contain what is typed."""
    try:
        table = await desk.app.tables.at(interaction.channel_id or 0)
    except TableError:
        table = None
    kind = table.kind if table is not None else next(iter(desk.app.games))
    reader = await reader_of(desk.app.languages, interaction)
    speech = desk.app.words.speech(reader.of(table.language if table is not None else None), kind)
    codes_ = desk.app.games[kind].face.topics()
    return _matching(((speech.say(f"{kind}-help-{code}-title"), code) for code in codes_), typed)


def codes(rules: Rules, text: str) -> Sequence[str]:
    """Return the action that a command's option stands for: what completion gave, or what was typed.

    A number is a place in the row, as on the board.
    """
    text = text.strip()
    return [rules.parse(f"t.{text}" if text.isdecimal() else text).code]


def _matching(named: Iterator[tuple[str, str]] | Any, typed: str) -> list[Suggestion[str]]:
    words = typed.casefold().split()
    found: dict[str, Suggestion[str]] = {}
    for name, value in named:
        shown = clip(name, _LONGEST)
        # Discord refuses all suggestions if two have one name, as long ones may have that differ only at their ends.
        if all(word in name.casefold() for word in words) and len(value) <= _LONGEST and shown not in found:
            found[shown] = Suggestion(name=shown, value=value)
            if len(found) == _MOST:
                break
    return list(found.values())


def _named(seen: Seen, head: str, labels: Labels) -> Iterator[tuple[str, str]]:
    decision = seen.decision
    for choice in decision.choices if decision is not None else ():
        if choice.code == head or choice.code.startswith(f"{head}."):
            yield from _leaves(seen, choice, labels)


def _leaves(seen: Seen, choice: Choice, labels: Labels) -> Iterator[tuple[str, str]]:
    """Yield name and code of every action below a branch; the name tells the way down to it."""
    if choice.action is not None:
        yield labels.of(choice), choice.code
    elif choice.gather is not None:
        yield from _gathered(seen, choice, labels.speech)
    for place, below in enumerate(choice.choices, start=1):
        inner = _leaves(seen, below, labels)
        if choice.public:
            yield labels.of(below, place), below.code
        else:
            for name, code in inner:
                yield f"{short(choice.label, labels.speech)} → {name}", code


def _gathered(seen: Seen, choice: Choice, speech: BoundSpeech) -> Iterator[tuple[str, str]]:
    """Yield the ways to gather cards, the largest first."""
    items = {item.code: item for item in (choice.gather.items if choice.gather is not None else ())}
    name = speech.name(choice.label)
    found = [action.code for action in seen.legal if action.code.startswith(f"{choice.code}.")]
    for code in sorted(found, key=lambda one: -one.count(","))[:_GATHERED]:
        cards = [items[one] for one in code[len(choice.code) + 1 :].split(",")]
        yield speech.say("labelled", name=name, text=_shortly(cards, speech)), code


def _shortly(cards: Sequence[Named], speech: BoundSpeech) -> str:
    """Return cards by their short names, equal ones counted: a suggestion has room for 100 characters only."""
    counts = Counter(short(card, speech) for card in cards)
    return speech.join(
        name if count == 1 else speech.say("list-counted", count=count, name=name) for name, count in counts.items()
    )
