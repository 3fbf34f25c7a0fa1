"""Alt texts: all that a picture tells, in words, within what Discord takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.game import Event, Label, Named
from engine.sobek.cards import Card
from engine.sobek.events import RoundScored
from engine.sobek.rules_versions import Version
from engine.sobek.score_track import symbol_at
from engine.sobek.views import OpenView, SeatView, SetView, SobekView
from render.alt_text_fitting import (
    CachedSpeech,
    by_back,
    cut,
    first_that_fits,
    listed,
    player_name,
    with_picked,
    with_recent_events,
)
from render.change_marks import signed
from render.presentation import Offer, Speech
from render.sobek.final_result import is_over, round_result
from render.sobek.open_variant.known_text import LanesAltText, secrets_text
from render.sobek.text_events import tell

_SCORED_NAME: Final = 20


@dataclass(frozen=True, slots=True)
class _Detail:
    """How detailed: the most characters of a name, how a set's points come about, which cards are discarded."""

    name: int
    sums: bool
    discard: bool


# From everything to the least, for the rare table that is too full for all of it.
_DETAILS: Final = (
    _Detail(name=48, sums=True, discard=True),
    _Detail(name=20, sums=True, discard=True),
    _Detail(name=16, sums=True, discard=False),
    _Detail(name=12, sums=False, discard=False),
)
# The most characters of names at the end of a game.
_NAMES: Final = (48, 20, 12)
# How many kinds of cards in doubt are named in the open variant; last of all only where to find them.
_KINDS: Final = (4, 0, -1)


def alt_board(view: SobekView, speech: Speech, news: Sequence[Event] = ()) -> str:
    """Return in words what the board's picture shows, and as much of the news as there is room for."""
    remembering = CachedSpeech(speech)
    if is_over(view):
        text = first_that_fits(lambda name: _final(view, remembering, name), _NAMES)
    else:
        text = _fitting(view, remembering)
    return with_recent_events(text, news, tell, "sobek-alt-news", speech)


def _fitting(view: SobekView, speech: Speech) -> str:
    """Return the board in words that fit, in the open variant with what is known of hands and piles."""
    if not isinstance(view, OpenView):
        return first_that_fits(lambda detail: _board(view, speech, detail), _DETAILS)
    boards = cache(lambda detail: _board(view, speech, detail))
    lanes = LanesAltText(view, speech)
    return first_that_fits(
        lambda text: f"{boards(text[0])} {lanes.text(text[1], text[0].name)}",
        [(detail, kinds) for kinds in _KINDS for detail in _DETAILS],
    )


def alt_hand(view: SobekView, speech: Speech, *, choosing: bool = False) -> str:
    """Return in words what the picture of the hand shows; while its viewer is `choosing`, what stands below that."""
    own = next(seat for seat in view.seats if seat.seat == view.viewer)
    parts = [_row(view.row, view.rules, speech), _deck(view, speech)] if view.row and view.outcome is None else []
    if view.looked_at is not None and not choosing:
        parts.append(_counted(speech, "sobek-alt-looked-at", view.looked_at))
    parts.append(_counted(speech, "sobek-alt-hand", view.left_in_hand))
    if view.put_aside:
        parts.append(_counted(speech, "sobek-alt-put-aside", view.put_aside))
    parts.extend(_counted(speech, "sobek-alt-laid", laid.cards) for laid in view.laid)
    laying = view.asked == "lay"
    if not laying:
        parts.append(_counted(speech, "sobek-alt-pile", own.pile or ()))
    if view.tokens and not choosing and not laying:
        parts.append(_counted(speech, "sobek-alt-tokens", view.tokens))
    if isinstance(view, OpenView):
        title, *lines = secrets_text(view, speech).split("\n")
        parts += [title, *(f"{line}." for line in lines)]
    return cut(" ".join(parts))


def alt_scoring(scored: RoundScored, speech: Speech) -> str:
    """Return in words what the scoring sheet of a round shows."""
    parts = [speech.say("sobek-alt-round", round=scored.round)]
    for number, seat in enumerate(scored.seats):
        sets = listed(
            speech.say(
                "sobek-alt-scored-across" if one.horizontal else "sobek-alt-set-short",
                good=one.good or Label("set", "amulets"),
                points=one.points,
            )
            for one in seat.sets
        )
        parts.append(
            speech.say(
                "sobek-alt-scored-corrupt" if seat.corrupt else "sobek-alt-scored",
                name=player_name(number, speech, _SCORED_NAME),
                sets=sets or speech.say("sobek-alt-scored-nothing"),
                points=seat.points,
                before=seat.before,
                reached=seat.reached,
                corruption=seat.corruption,
                steps=seat.steps,
                symbol=seat.symbol,
                after=seat.after,
            )
        )
    return cut(" ".join(parts))


def alt_offer(offer: Offer, speech: Speech) -> str:
    """Return in words which things can be chosen, and which of them are picked."""
    things = [_short(thing) if isinstance(thing, Card) else thing for thing in offer.things]
    text = listed(speech.say("sobek-alt-item", place=number, card=thing) for number, thing in enumerate(things, 1))
    return with_picked(text, offer, "sobek-alt-picked", speech)


def _board(view: SobekView, speech: Speech, detail: _Detail) -> str:
    parts = [speech.say("sobek-alt-round", round=view.round), _row(view.row, view.rules, speech), _deck(view, speech)]
    if view.discard and detail.discard:
        parts.append(speech.say("sobek-alt-discard", cards=tuple(_short(card) for card in view.discard)))
    else:
        parts.append(speech.say("sobek-alt-discard-count", count=len(view.discard)))
    parts.append(speech.say("sobek-alt-events-left", count=view.tokens_left))
    if view.tokens_used:
        parts.append(speech.say("sobek-alt-events-used", tokens=view.tokens_used))
    parts.extend(_seat(view, seat, speech, detail) for seat in view.seats)
    return " ".join(parts)


def _row(row: Sequence[Card | None], rules: Version, speech: Speech) -> str:
    if not row:
        return speech.say("sobek-alt-row-empty")
    items = (
        speech.say("sobek-alt-item-hidden", place=number)
        if card is None
        else speech.say("sobek-alt-item", place=number, card=_short(card))
        for number, card in enumerate(row, 1)
    )
    return speech.say("sobek-alt-row", cards=listed(items), start=rules.start)


def _deck(view: SobekView, speech: Speech) -> str:
    if view.deck and view.deck_top is not None:
        return speech.say("sobek-alt-deck", count=view.deck, back=view.deck_top)
    return speech.say("sobek-alt-deck-empty")


def _seat(view: SobekView, seat: SeatView, speech: Speech, detail: _Detail) -> str:
    name = player_name(seat.seat, speech, detail.name)
    parts = [
        _standing(view, seat.seat, speech),
        speech.say("sobek-alt-score", score=seat.score, symbol=symbol_at(seat.score)),
    ]
    backs = (
        ("sobek-alt-green", seat.backs.green),
        ("sobek-alt-beige", seat.backs.beige),
        ("sobek-alt-orange", seat.backs.orange),
    )
    parts.append(speech.say("sobek-alt-cards", count=seat.backs.total, backs=by_back(backs, speech)))
    if seat.curses:
        parts.append(speech.say("sobek-alt-curses", count=seat.curses))
    parts.extend(_set(laid, speech, detail) for laid in seat.sets)
    return speech.say("sobek-alt-seat", name=name, facts=listed(part for part in parts if part))


def _standing(view: SobekView, seat: int, speech: Speech) -> str:
    signs = []
    if seat == view.turn:
        signs.append(speech.say("sobek-alt-turn"))
    elif seat in view.waiting:
        signs.append(speech.say("sobek-alt-waiting"))
    if seat == view.starter:
        signs.append(speech.say("sobek-alt-starter"))
    return listed(signs)


def _final(view: SobekView, speech: Speech, longest: int) -> str:
    """Return the ranking, and for everybody what each round brought."""
    scores = tuple(seat.score for seat in view.seats) if view.outcome is None else view.outcome.scores
    winners = () if view.outcome is None else view.outcome.winners
    parts = [speech.say("sobek-alt-stopped" if view.outcome is None else "sobek-alt-over")]
    for seat in sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat)):
        facts = [speech.say("sobek-alt-winner")] if seat in winners else []
        facts.append(speech.say("sobek-alt-total", points=scores[seat]))
        for number, scored in enumerate(view.history):
            one = round_result(view, number, seat)
            facts.append(
                speech.say(
                    "sobek-alt-brought", round=scored.round, gained=signed(one.gained), lost=one.lost, after=one.after
                )
            )
        if view.outcome is None and view.round > len(view.history):
            points = sum(one.points for one in view.seats[seat].sets)
            facts.append(speech.say("sobek-alt-unscored", round=view.round, points=points))
        name = player_name(seat, speech, longest)
        parts.append(speech.say("sobek-alt-seat", name=name, facts=listed(facts)))
    return " ".join(parts)


def _short(card: Card) -> Label:
    """Name a card by its short name: a board has many."""
    return Label("short", card.code)


def _set(laid: SetView, speech: Speech, detail: _Detail) -> str:
    good = laid.good or Label("set", "amulets")
    if not detail.sums:
        return speech.say("sobek-alt-set-short", good=good, points=laid.points)
    message = "sobek-alt-set-prosperous" if laid.prosperity else "sobek-alt-set"
    return speech.say(
        message,
        good=good,
        cards=len(laid.cards),
        scarabs=laid.scarabs,
        points=laid.points,
        prosperity=laid.prosperity,
    )


def _counted(speech: Speech, message: str, things: Sequence[Named]) -> str:
    """Return a message about some things; one of its own where there are none."""
    if not things:
        return speech.say(f"{message}-none")
    return speech.say(message, count=len(things), cards=tuple(things))
