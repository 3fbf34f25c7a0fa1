"""What an event token does to scores at once, before it is chosen: steps on the track, points for the pile."""

from __future__ import annotations

from engine.effects.aim_types import AtSeat
from engine.game import Choice, Named
from engine.sobek.actions import ChooseEvent
from engine.sobek.cards import Token
from engine.sobek.score_track import Symbol, back, forward
from engine.sobek.views import SobekView
from render.presentation import ScoreChange

_GUILD = "guild-"


def of_choice(choice: Choice, view: SobekView) -> ScoreChange | None:
    """Return the score that changes by a choice: the viewer's by a token, another's by its aim (S18, S21)."""
    own = next((seat for seat in view.seats if seat.seat == view.viewer), None)
    if own is None:
        return None
    match choice.label, choice.action:
        case Token() as token, _ if is_guild(token):
            return ScoreChange(own.seat, own.score, forward(own.score, symbol_of(token)))
        case Token.DECEIT, _:
            return ScoreChange(own.seat, own.score, own.score + len(own.pile or ()))
        case _, ChooseEvent(token=token, aim=AtSeat(seat=seat)) if is_guild(token):
            score = view.seats[seat].score
            return ScoreChange(seat, score, back(score, symbol_of(token)) or 0)
    return None


def is_guild(token: Named) -> bool:
    """Return whether a token moves markers on the track."""
    return token.code.startswith(_GUILD)


def symbol_of(token: Named) -> Symbol:
    """Return the symbol on a token of the guild."""
    return Symbol(token.code.removeprefix(_GUILD))
