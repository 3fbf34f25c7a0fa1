"""How the scores of Sobek came about, each round and player step by step."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Seat
from engine.sobek.events import RoundScored
from engine.sobek.scores import SeatScore, SetScore
from engine.sobek.views import SobekView
from render.presentation import Speech
from render.sobek.text_events import set_name
from render.text_parts import LIMIT, fit


def scores(view: SobekView, speech: Speech, limit: int = LIMIT) -> str:
    """Return the scoring of every round, the newest first, at most `limit` characters; after the end the ranking leads.

    Where all of it would be too long, the older rounds are told in one line a player.
    """
    if not view.history:
        return speech.say("sobek-score-none")
    blocks = [] if view.outcome is None else [totals(view, speech)]
    rounds = list(enumerate(view.history))[::-1]
    full = {index: _round_in_full(view.history, index, speech) for index, _ in rounds}
    brief = {index: _round_in_brief(scored, speech) for index, scored in rounds}
    left = limit - sum(len(block) + 2 for block in blocks)
    newest = len(rounds) - 1
    for index, _ in rounds:
        # An older round must leave room for the short form of those that follow; the newest comes before all.
        kept_free = 0 if index == newest else sum(len(brief[older]) + 2 for older in range(index))
        block = full[index] if len(full[index]) + kept_free <= left else brief[index]
        left -= len(block) + 2
        blocks.append(block)
    return fit("\n\n".join(blocks).split("\n"), speech, limit)


def totals(view: SobekView, speech: Speech) -> str:
    """Return the points of all players so far, or the final ranking, in a line for each."""
    over = view.outcome is not None
    scores = view.outcome.scores if view.outcome is not None else [seat.score for seat in view.seats]
    lines = [speech.say("sobek-score-final" if over else "sobek-score-so-far")]
    for rank, seat in ranked(scores):
        lines.append(speech.say("sobek-score-rank", rank=rank, seat=Seat(seat), score=scores[seat]))
    return "\n".join(lines)


def round_scores(view: SobekView, speech: Speech, number: int, limit: int = LIMIT) -> str:
    """Return the scoring of a round in full, at most `limit` characters."""
    index = next(index for index, scored in enumerate(view.history) if scored.round == number)
    return fit(_round_in_full(view.history, index, speech).split("\n"), speech, limit)


def round_points(view: SobekView, number: int) -> list[int]:
    """Return what each player's sets have brought at the end of a round, the penalty taken off, as its sheet says."""
    seats = next(scored.seats for scored in view.history if scored.round == number)
    return [score.after - score.before for score in seats]


def ranked(scores: Sequence[int]) -> list[tuple[int, int]]:
    """Return pairs of rank and seat, the best first; equal scores share a rank."""
    seats = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    return [(1 + sum(score > scores[seat] for score in scores), seat) for seat in seats]


def _round_in_full(history: tuple[RoundScored, ...], index: int, speech: Speech) -> str:
    scored = history[index]
    lines = [speech.say("sobek-score-round", round=scored.round)]
    for seat, score in enumerate(scored.seats):
        earlier = history[index - 1].seats[seat].after if index else 0
        lines.append(speech.say("sobek-score-seat", seat=Seat(seat)))
        lines += _seat_in_full(score, earlier, speech)
    return "\n".join(lines)


def _seat_in_full(score: SeatScore, earlier: int, speech: Speech) -> list[str]:
    say = speech.say
    lines = []
    if score.before != earlier:
        lines.append(say("sobek-score-events", **{"from": earlier, "to": score.before}))
    if score.sets:
        lines += [_set(one, speech) for one in score.sets]
        lines.append(say("sobek-score-sum", points=score.points, before=score.before, reached=score.reached))
    else:
        lines.append(say("sobek-score-no-sets"))
    lines.append(
        say(
            "sobek-score-corruption",
            corruption=score.corruption,
            pile=score.pile,
            curses=score.curses,
            extra=score.cursed,
        )
    )
    if score.pile_scarabs is not None:
        lines.append(say("sobek-score-tie", scarabs=score.pile_scarabs))
    if score.corrupt and score.steps:
        lines.append(
            say(
                "sobek-score-penalty",
                steps=score.steps,
                points=score.points,
                lost=score.reached - score.after,
                symbol=score.symbol,
                reached=score.reached,
                after=score.after,
            )
        )
    elif score.corrupt:
        lines.append(say("sobek-score-corrupt-free"))
    return lines


def _set(one: SetScore, speech: Speech) -> str:
    message = "sobek-score-set"
    if one.horizontal:
        message = "sobek-score-set-horizontal"
    elif one.prosperity:
        message = "sobek-score-set-prosperity"
    return speech.say(
        message,
        set=set_name(one.good),
        cards=one.cards,
        scarabs=one.scarabs,
        extra=one.token_scarabs,
        points=one.points,
    )


def _round_in_brief(scored: RoundScored, speech: Speech) -> str:
    lines = [speech.say("sobek-score-round", round=scored.round)]
    for seat, score in enumerate(scored.seats):
        lines.append(
            speech.say(
                "sobek-score-brief-corrupt" if score.corrupt else "sobek-score-brief",
                seat=Seat(seat),
                points=score.points,
                corruption=score.corruption,
                lost=score.reached - score.after,
                after=score.after,
            )
        )
    return "\n".join(lines)
