"""The table of Sobek: 2 Players as text, for those who hear it instead of seeing it."""

from __future__ import annotations

from engine.duel.market import SQUARES
from engine.duel.views import DuelView, SeatView, SetView
from engine.game import Named, Seat
from engine.pending import TURN
from render.duel.text_events import added_up, brief, marked
from render.duel.tile_names import brings_royal, shown_backs
from render.presentation import Speech
from render.text_parts import fit_or_brief, name_with_standing, named_backs, one_line


def status(view: DuelView, speech: Speech) -> str:
    """Return one short line: what is left, who is waited for."""
    say = speech.say
    if view.outcome is not None:
        winners = tuple(Seat(seat) for seat in view.outcome.winners)
        return one_line([say("duel-status-over"), say("duel-status-winners", winners=winners)], speech)
    parts = [say("duel-status-pile", count=view.pile), say("duel-status-pirogues", count=view.pirogues_left)]
    if view.asked == TURN and view.turn is not None:
        parts.append(say("duel-status-again" if view.again else "duel-status-turn", seat=Seat(view.turn)))
    elif view.waiting:
        parts.append(say("duel-status-waiting", seats=tuple(Seat(seat) for seat in view.waiting)))
    return one_line(parts, speech)


def text_board(view: DuelView, speech: Speech) -> str:
    """Return all that the view shows as text of at most 3500 characters; what is the viewer's own comes first."""
    return fit_or_brief(lambda short: _lines(view, speech, short=short), speech)


def _lines(view: DuelView, speech: Speech, *, short: bool) -> list[str]:
    lines = [status(view, speech), *_own(view, speech), *_takeable(view, speech, short=short)]
    for seat in view.seats:
        lines += _seat(view, seat, speech, short=short)
    return [*lines, *_market(view, speech, short=short), *_rest(view, speech, short=short)]


def _own(view: DuelView, speech: Speech) -> list[str]:
    say = brief(speech).say
    lines = []
    for seat in view.seats:
        if seat.seat == view.viewer:
            if seat.hand is not None:
                lines.append(say("duel-board-own-hand", tiles=seat.hand))
            if seat.pile is not None:
                lines.append(say("duel-board-own-pile", tiles=seat.pile))
            if seat.values is not None and view.outcome is None:
                lines.append(_values("duel-board-own-deben", seat.values, speech))
            if seat.royal_values is not None and view.outcome is None:
                lines.append(_values("duel-board-own-royal", seat.royal_values, speech))
    if view.looked_at is not None:
        lines.append(say("duel-board-looked-at", tiles=view.looked_at))
    if view.put_aside:
        lines.append(say("duel-board-put-aside", tiles=view.put_aside))
    if view.drawn:
        lines.append(say("duel-board-drawn", pirogues=view.drawn))
    if view.returned:
        lines.append(say("duel-board-returned", pirogues=view.returned))
    return lines


def _values(message: str, values: tuple[int, ...], speech: Speech) -> str:
    text = added_up(values, speech) if values else ""
    return speech.say(message, count=len(values), values=text, points=sum(values))


def _takeable(view: DuelView, speech: Speech, *, short: bool) -> list[str]:
    say = speech.say
    lines = []
    if view.offered is not None:
        lines.append(say("duel-board-offered", tile=marked(view.offered)))
    if view.finger is not None:
        lines.append(say("duel-board-finger", square=view.finger))
    if view.takeable:
        lines.append(say("duel-board-takeable"))
    for number, one in enumerate(view.takeable, start=1):
        tile = _lying(view, one.square.index, short=short)
        message = "duel-board-place-royal" if brings_royal(view.at(one.square)) else "duel-board-place"
        lines.append(say(message, place=number, tile=tile, square=one.square, cost=len(one.passed)))
    if view.can_fill:
        lines.append(say("duel-board-fill"))
    return lines


def _lying(view: DuelView, square: int, *, short: bool) -> Named | None:
    """Return what names the tile on a square, None for an empty one."""
    lying = view.at(SQUARES[square])
    if lying is None:
        return None
    return marked(lying.tile, lying.back) if short or lying.tile is None else lying.tile


def _market(view: DuelView, speech: Speech, *, short: bool) -> list[str]:
    say = speech.say
    if view.ankh is None:
        lines = [say("duel-board-ankh-off")]
    elif view.ankh.line is None:
        lines = [say("duel-board-ankh-turning", square=view.ankh.square)]
    else:
        lines = [say("duel-board-ankh", square=view.ankh.square, line=view.ankh.line)]
    rows: dict[int, list[str]] = {}
    for square in SQUARES:
        tile = _lying(view, square.index, short=short)
        if tile is not None:
            rows.setdefault(square.row, []).append(say("duel-board-tile", square=square, tile=tile))
    lines.append(say("duel-board-market" if rows else "duel-board-market-empty"))
    return [*lines, *(say("duel-board-row", tiles=tiles) for tiles in rows.values())]


def _seat(view: DuelView, seat: SeatView, speech: Speech, *, short: bool) -> list[str]:
    say = speech.say
    named = name_with_standing(seat.seat, speech.names[seat.seat], speech)
    if view.outcome is not None:
        lines = [say("duel-board-player-final", seat=named, points=view.outcome.scores[seat.seat])]
    else:
        message = "duel-board-player-turn" if seat.seat == view.turn else "duel-board-player"
        lines = [
            say(message, seat=named, points=seat.points),
            say("duel-board-hand", count=seat.backs.total, backs=named_backs(shown_backs(seat.backs))),
        ]
    lines += [_set(one, speech, short=short) for one in seat.sets] or [say("duel-board-no-sets")]
    lines.append(_corruption(seat, speech))
    if view.outcome is not None and seat.royal_values:
        lines.append(_values("duel-board-royal-open", seat.royal_values, speech))
    elif view.expansion is not None:
        lines.append(say("duel-board-royal", count=seat.royal))
    if view.outcome is not None and seat.values:
        lines.append(_values("duel-board-deben-open", seat.values, speech))
    else:
        lines.append(say("duel-board-deben", count=seat.deben))
    if seat.pirogues:
        lines.append(say("duel-board-pirogues", pirogues=seat.pirogues))
    return lines


def _corruption(seat: SeatView, speech: Speech) -> str:
    """Return the corruption tiles, and the snakes that add to them."""
    if not seat.snakes:
        return speech.say("duel-board-corruption", tiles=seat.corruption)
    total = seat.corruption + seat.snakes
    return speech.say(
        "duel-score-corruption-snakes", tiles=seat.corruption, added=0, snakes=seat.snakes, corruption=total
    )


def _set(one: SetView, speech: Speech, *, short: bool) -> str:
    if short:
        return speech.say("duel-board-set-brief", good=one.good, tiles=len(one.tiles), scarabs=one.scarabs)
    message = "duel-board-set-scarabs" if one.pirogues else "duel-board-set"
    return brief(speech).say(message, good=one.good, tiles=one.tiles, pirogues=one.pirogues, points=one.points)


def _rest(view: DuelView, speech: Speech, *, short: bool) -> list[str]:
    say = brief(speech).say
    lines = [
        say("duel-board-pile", count=view.pile),
        say("duel-board-bag", count=view.bag),
        say("duel-board-pirogues-left", count=view.pirogues_left),
    ]
    if view.pirogues:
        lines.append(say("duel-board-pirogues-known", pirogues=view.pirogues))
    if view.played:
        lines.append(say("duel-board-played", powers=view.played))
    if view.pirogues_used:
        lines.append(say("duel-board-pirogues-used", pirogues=view.pirogues_used))
    if not view.discard:
        lines.append(say("duel-board-discard-empty"))
    elif short:
        lines.append(say("duel-board-discard-count", count=len(view.discard)))
    else:
        lines.append(say("duel-board-discard", tiles=view.discard))
    return lines
