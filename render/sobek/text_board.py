"""The table of Sobek as text, for those who hear it instead of seeing it."""

from __future__ import annotations

from itertools import zip_longest

from engine.game import Seat
from engine.pending import TURN
from engine.sobek.views import OpenView, SeatView, SetView, SobekView
from render.presentation import Speech
from render.sobek.open_variant.known_text import ALL, group_lines, rest_lines, seat_lines, shared_groups
from render.sobek.open_variant.shared_card_lists import Groups
from render.sobek.text_events import laid_sets, set_name
from render.text_parts import FACE_DOWN, fit_or_brief, name_with_standing, named_backs, one_line

OPEN = "open"
_BRIEF = 0  # kinds of cards in doubt that are named where the text would grow too long


def status(view: SobekView, speech: Speech) -> str:
    """Return one short line: the round, what is left, who is waited for."""
    say = speech.say
    parts = [say("sobek-status-round", round=view.round, rounds=view.rounds)]
    if view.outcome is not None:
        winners = tuple(Seat(seat) for seat in view.outcome.winners)
        parts = [say("sobek-status-over"), say("sobek-status-winners", winners=winners)]
    else:
        if view.variant == OPEN:
            parts.append(say("sobek-status-variant"))
        parts.append(say("sobek-status-deck", count=view.deck))
        parts.append(say("sobek-status-tokens", count=view.tokens_left))
        if view.asked == TURN and view.turn is not None:
            parts.append(say("sobek-status-turn", seat=Seat(view.turn)))
        elif view.waiting:
            parts.append(say("sobek-status-waiting", seats=tuple(Seat(seat) for seat in view.waiting)))
    return one_line(parts, speech)


def text_board(view: SobekView, speech: Speech) -> str:
    """Return all that the view shows as text of at most 3500 characters; what is the viewer's own comes first."""
    return fit_or_brief(lambda brief: _lines(view, speech, brief=brief), speech)


def _lines(view: SobekView, speech: Speech, *, brief: bool) -> list[str]:
    lines = [status(view, speech), *_own(view, speech), *_quays(view, speech)]
    for seat in view.seats:
        lines += _seat(view, seat, speech, brief=brief)
    return [*lines, *_rest(view, speech, brief=brief)]


def _own(view: SobekView, speech: Speech) -> list[str]:
    say = speech.say
    lines = []
    for seat in view.seats:
        if seat.seat == view.viewer:
            if seat.hand is not None:
                lines.append(say("sobek-board-own-hand", cards=view.left_in_hand))
            if seat.pile is not None:
                lines.append(say("sobek-board-own-pile", cards=seat.pile))
    if view.looked_at is not None:
        lines.append(say("sobek-board-looked-at", cards=view.looked_at))
    if view.put_aside:
        lines.append(say("sobek-board-put-aside", cards=view.put_aside))
    if view.laid:
        lines.append(say("sobek-board-laid", sets=laid_sets(view.laid, speech)))
    return lines


def _quays(view: SobekView, speech: Speech) -> list[str]:
    if not view.row:
        return [speech.say("sobek-board-quays-empty")]
    lines = [speech.say("sobek-board-quays", start=view.rules.start)]
    for number, (card, cost) in enumerate(zip_longest(view.row, view.costs[: len(view.row)]), start=1):
        shown = card or FACE_DOWN
        if cost is None:
            lines.append(speech.say("sobek-board-place-far", place=number, card=shown))
        else:
            lines.append(speech.say("sobek-board-place", place=number, card=shown, cost=cost))
    return lines


def _seat(view: SobekView, seat: SeatView, speech: Speech, *, brief: bool) -> list[str]:
    say = speech.say
    moves = view.outcome is None and seat.seat == view.turn
    name = name_with_standing(seat.seat, speech.names[seat.seat], speech)
    backs = (("green", seat.backs.green), ("beige", seat.backs.beige), ("orange", seat.backs.orange))
    lines = [
        say("sobek-board-player-turn" if moves else "sobek-board-player", seat=name, score=seat.score),
        say("sobek-board-hand", count=seat.backs.total, backs=named_backs(backs)),
    ]
    if isinstance(view, OpenView):
        lines += seat_lines(view, seat.seat, speech, *_detail(view, brief=brief))
    lines += [_set(one, speech, brief=brief) for one in seat.sets] or [say("sobek-board-no-sets")]
    if seat.curses:
        lines.append(say("sobek-board-curses", count=seat.curses, corruption=seat.cursed))
    return lines


def _detail(view: OpenView, *, brief: bool) -> tuple[int, Groups]:
    """Return how many kinds of cards in doubt are named, and which of them once for all."""
    return (_BRIEF, {}) if brief else (ALL, shared_groups(view))


def _set(one: SetView, speech: Speech, *, brief: bool) -> str:
    name = set_name(one.good)
    if brief:
        return speech.say("sobek-board-set-brief", set=name, cards=len(one.cards), scarabs=one.scarabs)
    message = "sobek-board-set-prosperity" if one.prosperity else "sobek-board-set"
    return speech.say(message, set=name, cards=one.cards, prosperity=one.prosperity, points=one.points)


def _rest(view: SobekView, speech: Speech, *, brief: bool) -> list[str]:
    say = speech.say
    lines = [say("sobek-board-deck", count=view.deck, top=view.deck_top)]
    if isinstance(view, OpenView):
        lines += rest_lines(view, speech, *_detail(view, brief=brief))
        lines += group_lines(_detail(view, brief=brief)[1], speech)
    lines.append(say("sobek-board-tokens", count=view.tokens_left))
    if view.tokens:
        lines.append(say("sobek-board-tokens-known", tokens=view.tokens))
    if view.tokens_used:
        lines.append(say("sobek-board-tokens-used", tokens=view.tokens_used))
    if not view.discard:
        lines.append(say("sobek-board-discard-empty"))
    elif brief:
        lines.append(say("sobek-board-discard-count", count=len(view.discard)))
    else:
        lines.append(say("sobek-board-discard", cards=view.discard))
    return lines
