"""How a game ended, in words that the board, and whoever is told elsewhere, have in common."""

from __future__ import annotations

from bot.i18n.messages import BoundSpeech
from bot.tables import Table, VisibleGame, scored_rounds
from engine.game import Seat


def winners_line(seen: VisibleGame, speech: BoundSpeech) -> str:
    """Return who has won, as a heading; nothing while nobody has."""
    if seen.outcome is None:
        return ""
    winners = [Seat(seat) for seat in seen.outcome.winners]
    return f"### {speech.say('result-winner', names=winners, count=len(winners))}"


def stopped_line(table: Table, speech: BoundSpeech) -> str:
    """Return how a game ended that was not played to its end; nothing of any other."""
    if table.ending is None:
        return ""
    host = table.seat_of(table.host) if table.host is not None else None
    name = Seat(host) if host is not None else speech.say("privacy-name")
    return speech.say(f"stopped-{table.ending.code}", name=name, rounds=scored_rounds(table))
