"""How the scores of Sobek: 2 Players came about, step by step; before the end what can be counted already."""

from __future__ import annotations

from collections.abc import Iterable

from engine.duel.events import GameScored, SeatScore, SetScore
from engine.duel.tiles import Pirogue
from engine.duel.views import DuelView, SeatView
from engine.game import Outcome, Seat
from render.duel.text_events import added_up, brief
from render.presentation import Speech
from render.text_parts import LIMIT, fit


def scores(view: DuelView, speech: Speech, limit: int = LIMIT) -> str:
    """Return how the points of each player came about, at most `limit` characters; after the end the ranking leads."""
    if view.scored is None or view.outcome is None:
        lines = [speech.say("duel-score-none")]
        for seat in view.seats:
            lines += ["", *_so_far(seat, speech)]
        return fit(lines, speech, limit)
    return fit([*_ranking(view.scored, view.outcome, speech), *_all_in_full(view.scored, speech)], speech, limit)


def totals(view: DuelView, speech: Speech) -> str:
    """Return the points of both players so far, or the final ranking, in a line for each."""
    if view.scored is not None and view.outcome is not None:
        return "\n".join(_ranking(view.scored, view.outcome, speech))
    return "\n".join(speech.say("duel-score-seat", seat=Seat(one.seat), points=one.points) for one in view.seats)


def round_scores(view: DuelView, speech: Speech, limit: int = LIMIT) -> str:
    """Return how the points of the end came about, at most `limit` characters; empty before it."""
    return fit(_all_in_full(view.scored, speech)[1:], speech, limit) if view.scored is not None else ""


def why_over(view: DuelView, speech: Speech) -> str | None:
    """Return that the game is over, and who could do nothing any more; None before its end."""
    return None if view.scored is None else speech.say("duel-why-over", seat=Seat(view.scored.ended_by))


def _all_in_full(scored: GameScored, speech: Speech) -> list[str]:
    lines = []
    for index, score in enumerate(scored.seats):
        lines += ["", *_in_full(scored, index, score, speech)]
    return lines


def _ranking(scored: GameScored, outcome: Outcome, speech: Speech) -> list[str]:
    say = speech.say
    lines = [say("duel-score-final")]
    for seat in sorted(range(len(outcome.scores)), key=lambda seat: seat not in outcome.winners):
        rank = 1 if seat in outcome.winners else 2
        lines.append(say("duel-score-rank", rank=rank, seat=Seat(seat), score=outcome.scores[seat]))
    if len(set(outcome.scores)) == 1:
        lines.append(say("duel-score-tie" if len(outcome.winners) == 1 else "duel-score-shared"))
    return [*lines, say("duel-score-ended", seat=Seat(scored.ended_by))]


def _so_far(seat: SeatView, speech: Speech) -> list[str]:
    say = speech.say
    lines = [say("duel-score-seat", seat=Seat(seat.seat), points=seat.points)]
    lines += _sets((SetScore(one.good, len(one.tiles), one.scarabs, one.pirogues) for one in seat.sets), speech)
    lines += _pirogues(seat.worth, seat.pirogue_points, speech)
    if seat.deben:
        lines.append(say("duel-score-deben-count", count=seat.deben))
    lines.append(_corruption(seat.corruption, 0, seat.snakes, (), speech))
    return [*lines, say("duel-score-royal-count", count=seat.royal)] if seat.royal else lines


def _in_full(scored: GameScored, index: int, score: SeatScore, speech: Speech) -> list[str]:
    say = speech.say
    lines = [say("duel-score-seat", seat=Seat(index), points=score.points), *_sets(score.sets, speech)]
    if score.deben:
        values = added_up(score.deben, speech)
        lines.append(say("duel-score-deben", count=len(score.deben), values=values, points=score.deben_points))
    lines += _pirogues(score.pirogues, score.pirogue_points, speech)
    lines.append(_corruption(score.tiles, score.added, score.snakes, score.royal, speech))
    less = scored.seats[1 - index].corruption - score.corruption
    if score.drawn:
        values = added_up(score.drawn, speech)
        lines.append(say("duel-score-drawn", difference=less, count=len(score.drawn), drawn=values))
    elif less > 0:
        lines.append(say("duel-score-drawn-none", difference=less))
    elif less == 0:
        lines.append(say("duel-score-drawn-equal"))
    if score.removed:
        lines.append(brief(speech).say("duel-score-removed", tiles=score.removed))
    return lines


def _sets(sets: Iterable[SetScore], speech: Speech) -> list[str]:
    lines = [
        speech.say(
            "duel-score-set-scarabs" if one.pirogues else "duel-score-set",
            good=one.good,
            tiles=one.tiles,
            scarabs=one.scarabs,
            extra=one.token_scarabs,
            points=one.points,
        )
        for one in sets
    ]
    return lines or [speech.say("duel-score-no-sets")]


def _pirogues(worth: tuple[Pirogue, ...], points: int, speech: Speech) -> list[str]:
    """Return a line on the pirogues that are worth points; snakes are told with the corruption."""
    return [speech.say("duel-score-pirogues", pirogues=worth, points=points)] if worth else []


def _corruption(tiles: int, added: int, snakes: int, royal: tuple[int, ...], speech: Speech) -> str:
    total = tiles + snakes + sum(royal)
    if royal:
        return speech.say(
            "duel-score-corruption-royal",
            tiles=tiles,
            added=added,
            snakes=snakes,
            royal=sum(royal),
            values=added_up(royal, speech),
            corruption=total,
        )
    message = "duel-score-corruption-snakes" if snakes else "duel-score-corruption-tiles"
    return speech.say(message, tiles=tiles, added=added, snakes=snakes, corruption=total)
