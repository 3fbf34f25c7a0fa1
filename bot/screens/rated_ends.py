"""What boards say of a rated game: that its result stands while it goes on, and what it did when it is over."""

from __future__ import annotations

from babel import Locale

from bot.app_context import App
from bot.i18n.messages import BoundSpeech
from bot.queries.rated_ends import RatedEnd, RatedPerson
from bot.tables import Player, Status, Table
from engine.game import Seat


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
    return speech.say("end-rated", people=" · ".join(_told(person, named) for person in ended.people))


def _player(table: Table, person: RatedPerson) -> Player:
    now = table.players[person.seat]
    return now if now.user == person.change.user else Player(person.seat, person.change.user, person.name)


def _told(person: RatedPerson, speech: BoundSpeech) -> str:
    seat, change = Seat(person.seat), person.change
    if change.number is None:
        if change.games_missing:
            return speech.say("end-games", name=seat, count=change.games_missing)
        return speech.say("end-people", name=seat, count=change.people_missing)
    way = "" if not change.moved else f" ▲{change.moved}" if change.moved > 0 else f" ▼{-change.moved}"
    told = f"{speech.name(seat)} {'~' if change.provisional else ''}{change.number}{way}"
    if person.place is None:
        return told
    ordinal = Locale.parse(speech.language).ordinal_form(person.place)
    return speech.say("end-place", person=told, place=person.place, ordinal=ordinal)
