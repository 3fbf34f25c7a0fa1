"""What boards say of a rated game: that its result stands while it goes on, and what it did when it is over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from babel import Locale

from bot.app_context import App
from bot.i18n.messages import BoundSpeech
from bot.queries.rated_ends import RatedEnd, RatedPerson
from bot.tables import Player, Status, Table
from engine.game import Seat

_NO_BREAK: Final = "\u00a0"
_SHORT_NAME: Final = 16
"""A phone does not break a line between a name of so many characters and its rating."""


def settled_line(table: Table, speech: BoundSpeech) -> str:
    """Return that the rated result of a running game stands already; empty for any other game."""
    settled = table.status is Status.RUNNING and table.rated and not table.is_rated_now
    return f"-# {speech.say('rated-settled')}" if settled else ""


def end_line(app: App, table: Table, ended: RatedEnd, speech: BoundSpeech) -> str:
    """Return what a rated game did to the ladder of its server, in one paragraph."""
    if ended.struck:
        return speech.say("end-struck")
    # Seats may have other players by now: the game was rated for those who began it.
    began = {person.seat: _player(table, person) for person in ended.people}
    players = tuple(began.get(player.seat, player) for player in table.players)
    named = app.speech(table, table.language, players=players).without_icons
    return speech.say("end-rated", people=" · ".join(_told(ended.people, named)))


def _player(table: Table, person: RatedPerson) -> Player:
    now = table.players[person.seat]
    return now if now.user == person.change.user else Player(person.seat, person.change.user, person.name)


def _told(people: Iterable[RatedPerson], speech: BoundSpeech) -> Iterator[str]:
    """Yield what a game did to each person; those without a number who lack the same stand together."""
    alike: dict[tuple[int, ...], list[RatedPerson]] = {}
    for person in people:
        change = person.change
        lacks = change.games_missing, 0 if change.games_missing else change.people_missing
        alike.setdefault(lacks if change.number is None else (person.seat,), []).append(person)
    for first, *others in alike.values():
        change = first.change
        if change.number is not None:
            yield _number(first, speech)
            continue
        names = ", ".join(speech.name(Seat(person.seat)) for person in (first, *others))
        if change.games_missing:
            yield speech.say("end-games", name=names, count=change.games_missing)
        else:
            yield speech.say("end-people", name=names, count=change.people_missing)


def _number(person: RatedPerson, speech: BoundSpeech) -> str:
    change = person.change
    way = "" if not change.moved else f"{_NO_BREAK}{'▲' if change.moved > 0 else '▼'}{abs(change.moved)}"
    name = speech.name(Seat(person.seat))
    before = _NO_BREAK if len(name) <= _SHORT_NAME else " "
    told = f"{name}{before}{'~' if change.provisional else ''}{change.number}{way}"
    if person.place is None:
        return told
    ordinal = Locale.parse(speech.language).ordinal_form(person.place)
    return speech.say("end-place", person=told, place=person.place, ordinal=ordinal)
