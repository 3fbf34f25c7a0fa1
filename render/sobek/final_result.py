"""The picture of a game that is over: the podium, what each round brought everybody, and how the scores grew."""

from __future__ import annotations

from engine.sobek.views import SobekView
from render import podium
from render.canvas.canvas import Band, Canvas
from render.canvas.theme import SAND, WIDTH
from render.player_names import drawn_name
from render.podium import RoundResult
from render.presentation import Speech


def is_over(view: SobekView) -> bool:
    """Return whether a game has ended or was stopped: nobody has to act any more."""
    return view.outcome is not None or not view.waiting


def bands(view: SobekView, speech: Speech) -> list[Band]:
    """Return the ranking, a column for each round, and the chart where there was a round."""
    names = tuple(drawn_name(speech, seat.seat) for seat in view.seats)
    stopped = "" if view.outcome is not None else speech.say("sobek-alt-stopped")
    scores = tuple(seat.score for seat in view.seats) if view.outcome is None else view.outcome.scores
    ranks = podium.rank_seats(scores, () if view.outcome is None else view.outcome.winners, names)
    columns = [
        (scored.round, [round_result(view, number, seat.seat) for seat in view.seats])
        for number, scored in enumerate(view.history)
    ]
    if view.outcome is None and view.round > len(view.history):
        columns.append(
            (view.round, [RoundResult(sum(one.points for one in seat.sets), 0, None) for seat in view.seats])
        )
    shown = [podium.ranking(ranks, stopped)]
    if columns:
        titles = tuple(speech.say("sobek-picture-round", round=number) for number, _ in columns)
        rows = tuple(tuple(column[rank.seat] for _, column in columns) for rank in ranks)
        shown.append(podium.rounds_table(tuple(rank.seat for rank in ranks), titles, rows))
    if view.history:
        shown.append(podium.score_chart(tuple(tuple(seat.after for seat in scored.seats) for scored in view.history)))
    else:
        shown.append(Canvas(WIDTH, 10, SAND).band())
    return shown


def round_result(view: SobekView, number: int, seat: int) -> RoundResult:
    """Return what a scored round (its place in the history) brought a seat, with what moved its marker before the end.

    So what is gained and lost adds up from round to round.
    """
    scored = view.history[number].seats[seat]
    before = view.history[number - 1].seats[seat].after if number else 0
    return RoundResult(scored.reached - before, scored.reached - scored.after, scored.after)
