"""What a lobby, and the note of its start, say of ratings: whether the game is rated, and what is against it."""

from __future__ import annotations

from bot.app_context import App
from bot.domain.ladders import YOUNGEST_ACCOUNT
from bot.domain.pace import DAY
from bot.domain.rated_tables import PAIR_LIMITS, Obstacle, ObstacleKind
from bot.i18n.messages import BoundSpeech
from bot.tables import Status, Table
from engine.game import Seat


def rated_line(app: App, table: Table, speech: BoundSpeech) -> str:
    """Return whether a table's game is rated, and why not; empty where nobody has to ask.

    A lobby says so wherever its server has ladders; later only a table says so that was to be rated.
    """
    if table.unrated:
        reasons = [text for one in table.unrated if (text := _reason(table, one, speech))]
        return (
            speech.say("rated-not-now" if table.rated else "rated-not", reasons=speech.join(reasons)) if reasons else ""
        )
    if table.rated:
        return speech.say("rated-on")
    return speech.say("rated-off") if table.status is Status.LOBBY and offers_rated(app, table) else ""


def leaving_line(table: Table, seat: int, speech: BoundSpeech) -> str:
    """Return what a rated game means for the player of a seat who wants to leave it; empty if it means nothing."""
    loses = table.is_rated_now and seat not in table.seats_given_up
    return speech.say("rated-leave") if loses else ""


def offers_rated(app: App, table: Table) -> bool:
    """Whether the host of a lobby can choose whether it is rated: its server has ladders, or had them."""
    return table.rated is not None or app.tables.guild_settings.known(table.channel_ref.guild).ladders is not None


def _reason(table: Table, obstacle: Obstacle, speech: BoundSpeech) -> str:
    """Return why a game is not rated; empty if it is about a user who has left the table."""
    seats = [table.seat_of(user) for user in (obstacle.user, obstacle.other) if user is not None]
    names = [Seat(seat) for seat in seats if seat is not None]
    if len(names) < len(seats):
        return ""
    values: dict[str, object] = dict(zip(("name", "other"), names, strict=False))
    if obstacle.kind is ObstacleKind.YOUNG:
        values["days"] = YOUNGEST_ACCOUNT // DAY
    elif (limit := PAIR_LIMITS.get(obstacle.kind)) is not None:
        values |= {"count": limit.games, "days": limit.span // DAY}
    return speech.say(f"rated-why-{obstacle.kind}", **values)
