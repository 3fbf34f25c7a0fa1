"""Suggestions while a command is typed: the actions that are possible now, and the topics of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord.app_commands import Choice as Suggestion

from bot.app_context import App
from bot.games import USUAL, Playable
from bot.i18n.messages import BoundSpeech
from bot.interactions.errors import Refused
from bot.screens.choices.codec import public_leaves
from bot.screens.choices.labels import Labels, short_name
from bot.screens.components import clip
from bot.tables import Table, TableError, VisibleGame
from engine.game import Choice, Named, Role, role_of

_MOST = 25
_LONGEST = 100
_GATHERED = 400


async def suggest_actions(
    app: App, interaction: discord.Interaction[Any], role: Role, typed: str
) -> list[Suggestion[str]]:
    """Return the possible actions of a role whose names contain what is typed."""
    try:
        table = await app.tables.live_in(interaction.channel_id or 0)
    except TableError:
        return []
    seat = table.seat_of(interaction.user.id) if table is not None else None
    seen = table.seen_by(seat) if table is not None and seat is not None else None
    if table is None or seen is None:
        return []
    reader = await app.languages.reader_of(interaction)
    speech = app.speech(table, reader.of(table.language), markdown=False)
    labels = Labels(app.face(table), seen.view, speech, numbered=False)
    return _matching(_named_actions(seen, role, labels), typed)


async def suggest_topics(app: App, interaction: discord.Interaction[Any], typed: str) -> list[Suggestion[str]]:
    """Return the rules topics whose titles contain what is typed; those of the table's game come first."""
    try:
        table = await app.tables.live_in(interaction.channel_id or 0)
    except TableError:
        table = None
    reader = await app.languages.reader_of(interaction)
    language = reader.of(table.language if table is not None else None)
    return _matching(_all_topics(app, language, table.kind if table is not None else None), typed)


def read_topic(games: Mapping[str, Playable], kind: str | None, text: str) -> tuple[str, str]:
    """Return the game and the topic that a command's option names.

    Args:
        games: all games.
        kind: the game of the table, if there is one; a topic that several games have is taken from it, else from the
            usual game.
        text: the suggested value or what was typed: a topic, or game and topic with a full stop between them; empty
            for the first topic.

    Raises:
        Refused: there is no such topic.
    """
    game, stop, code = text.partition(".")
    if not stop:
        code = text
    for one in [game] if stop else sorted(games, key=lambda one: (one != kind, one != USUAL)):
        if one in games and (not code or code in games[one].face.topics()):
            return one, code
    raise Refused("error-no-topic")


def read_action_code(table: Table, user: int, role: Role, text: str) -> str:
    """Return the code of the action that a command's option names.

    The option is the suggested value or what was typed; a number is a number on the board.

    Raises:
        Refused: it is the user's turn, and no action of the command's role is possible.
    """
    text, seat = text.strip(), table.seat_of(user)
    seen = table.seen_by(seat) if seat is not None else None
    decision = seen.decision if seen is not None else None
    if decision is None or not decision.turn:
        return text
    branches = [choice for choice in decision.choices if role_of(choice) is role]
    if not branches:
        raise Refused(f"error-no-{role}")
    if not text.isdecimal():
        return text
    leaves = dict(public_leaves(replace(decision, choices=tuple(branches))))
    number = int(text)
    # The game refuses a number that is not on the board, and can say why.
    return leaves[number].code if number in leaves else f"{branches[0].code}.{number}"


def _titles(games: Mapping[str, Playable], speech: BoundSpeech) -> Iterator[tuple[str, str]]:
    """Yield the rules topics of a speech's game, each with its title."""
    for code in games[speech.game].face.topics():
        yield code, speech.say(f"{speech.game}-help-{code}-title")


def _all_topics(app: App, language: str, here: str | None) -> Iterator[tuple[str, str]]:
    """Yield the titles of all topics, each with game and topic; those of the game `here` come first.

    The titles of other games begin with the game's name.
    """
    for kind in sorted(app.games, key=lambda kind: kind != here):
        speech = app.words.speech(language, kind)
        if kind == here:
            yield from ((title, f"{kind}.{code}") for code, title in _titles(app.games, speech))
            continue
        name = speech.say(f"{kind}-title")
        for code, title in _titles(app.games, speech):
            yield speech.say("labelled", name=name, text=title), f"{kind}.{code}"


def _matching(named: Iterator[tuple[str, str]] | Any, typed: str) -> list[Suggestion[str]]:
    words = typed.casefold().split()
    found: dict[str, Suggestion[str]] = {}
    for name, value in named:
        shown = clip(name, _LONGEST)
        # Discord refuses all suggestions if two have the same name, as long names may have once they are cut.
        if all(word in name.casefold() for word in words) and len(value) <= _LONGEST and shown not in found:
            found[shown] = Suggestion(name=shown, value=value)
            if len(found) == _MOST:
                break
    return list(found.values())


def _named_actions(seen: VisibleGame, role: Role, labels: Labels) -> Iterator[tuple[str, str]]:
    decision = seen.decision
    for choice in decision.choices if decision is not None else ():
        if role_of(choice) is role:
            yield from _leaves(seen, choice, labels)


def _leaves(seen: VisibleGame, choice: Choice, labels: Labels) -> Iterator[tuple[str, str]]:
    """Yield name and code of every action below a branch; the name contains the branches on the way."""
    if choice.action is not None:
        yield labels.of_choice(choice), choice.code
    elif choice.gather is not None:
        yield from _gathered_actions(seen, choice, labels.speech)
    for position, below in enumerate(choice.choices, start=1):
        inner = _leaves(seen, below, labels)
        if choice.public:
            yield labels.of_choice(below, position), below.code
        else:
            for name, code in inner:
                yield f"{short_name(choice.label, labels.speech)} → {name}", code


def _gathered_actions(seen: VisibleGame, choice: Choice, speech: BoundSpeech) -> Iterator[tuple[str, str]]:
    """Yield the ways to gather cards, the largest first."""
    items = {item.code: item for item in (choice.gather.items if choice.gather is not None else ())}
    name = speech.name(choice.label)
    found = [action.code for action in seen.legal if action.code.startswith(f"{choice.code}.")]
    for code in sorted(found, key=lambda one: -one.count(","))[:_GATHERED]:
        cards = [items[one] for one in code[len(choice.code) + 1 :].split(",")]
        yield speech.say("labelled", name=name, text=_short_names(cards, speech)), code


def _short_names(cards: Sequence[Named], speech: BoundSpeech) -> str:
    """Return cards by their short names, equal ones counted: a suggestion has at most 100 characters."""
    counts = Counter(short_name(card, speech) for card in cards)
    return speech.join(
        name if count == 1 else speech.say("list-counted", count=count, name=name) for name, count in counts.items()
    )
