"""Alt texts: all that a picture tells, in words, within what Discord takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.duel.market import Line, Square
from engine.duel.tiles import Back, Tile
from engine.duel.views import DuelView, Lying, SeatView, SetView, Takeable
from engine.game import Event, Label, Named
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
from render.duel.text_events import tell
from render.duel.tile_names import brings_royal, face_down_code, shown_backs, unmarked_name
from render.presentation import Offer, Speech

_ROWS: Final = range(1, 7)
_SIGNS: Final = {Line.ROW: "─", Line.COLUMN: "│", Line.RISING: "╱", Line.FALLING: "╲"}


@dataclass(frozen=True, slots=True)
class _Detail:
    """How detailed: the most characters of a name, how sets' points come about, the market, discarded tiles."""

    name: int
    sums: bool
    market: bool
    discard: bool


# From everything to the least, for tables that are too full for all of it: the text board tells what is left out.
_DETAILS: Final = (
    _Detail(name=48, sums=True, market=True, discard=True),
    _Detail(name=20, sums=True, market=True, discard=False),
    _Detail(name=16, sums=False, market=True, discard=False),
    _Detail(name=20, sums=True, market=False, discard=False),
    _Detail(name=12, sums=False, market=False, discard=False),
)


def alt_board(view: DuelView, speech: Speech, news: Sequence[Event] = ()) -> str:
    """Return in words what the board's picture shows, and as much of the news as there is room for."""
    remembering = CachedSpeech(speech)
    text = _final if view.scored is not None else _board if view.waiting else _stopped
    shown = first_that_fits(lambda detail: text(view, remembering, detail), _DETAILS)
    return with_recent_events(shown, news, tell, "duel-alt-news", speech)


def alt_hand(view: DuelView, speech: Speech, *, choosing: bool = False) -> str:
    """Return in words what the picture of the hand shows; while its viewer is `choosing`, what stands below that."""
    if view.outcome is not None:
        return cut(_held(view, speech, choosing))
    remembering = CachedSpeech(speech)
    own = _held(view, remembering, choosing)
    return first_that_fits(
        lambda rows: " ".join((_way(view, remembering), *_market(view, remembering, rows), own)), (True, False)
    )


def _held(view: DuelView, speech: Speech, choosing: bool) -> str:
    own = next(seat for seat in view.seats if seat.seat == view.viewer)
    parts = []
    if view.drawn and not choosing:
        parts.append(speech.say("duel-alt-drawn", tokens=view.drawn))
    if view.looked_at is not None and not choosing:
        parts.append(_tiles(speech, "duel-alt-looked-at", view.looked_at))
    parts.append(_tiles(speech, "duel-alt-hand", own.hand or ()))
    if view.put_aside:
        parts.append(_tiles(speech, "duel-alt-put-aside", view.put_aside))
    parts.append(_tiles(speech, "duel-alt-pile-own", own.pile or ()))
    if own.royal_values:
        values = listed(str(value) for value in own.royal_values)
        parts.append(speech.say("duel-alt-royal-own", values=values, points=sum(own.royal_values)))
    if own.values:
        values = listed(str(value) for value in own.values)
        parts.append(speech.say("duel-alt-values", values=values, points=sum(own.values)))
    if view.pirogues and not (choosing and view.asked == "pirogue"):
        parts.append(speech.say("duel-alt-pirogues-known", tokens=view.pirogues))
    if view.returned:
        parts.append(speech.say("duel-alt-returned", tokens=view.returned))
    return " ".join(parts)


def alt_offer(offer: Offer, view: DuelView, speech: Speech) -> str:
    """Return in words which things can be chosen, and which of them are picked."""
    things = [_thing(thing, view, offer.held, speech) for thing in offer.things]
    text = "; ".join(speech.say("duel-alt-item", place=number, tile=thing) for number, thing in enumerate(things, 1))
    return with_picked(text, offer, "duel-alt-picked", speech)


def on_square(view: DuelView, square: Square) -> Named:
    """Name what lies on a square of the market, by its short name."""
    lying = view.at(square)
    if lying is None or lying.tile is None:
        return Label("short", face_down_code(Back.RED if lying is None else lying.back))
    return Label("short", lying.tile.code)


def is_off_market(view: DuelView, held: bool) -> bool:
    """Return whether tiles to choose among come from a hand or looked-at corruption, not from the market."""
    return held or view.looked_at is not None


def _thing(thing: Named, view: DuelView, held: bool, speech: Speech) -> Named | str:
    if isinstance(thing, Square):
        return speech.say("duel-choice-square", tile=on_square(view, thing), square=thing)
    if isinstance(thing, Tile):
        return unmarked_name(thing) if is_off_market(view, held) else Label("short", thing.code)
    return thing


def _board(view: DuelView, speech: Speech, detail: _Detail) -> str:
    parts = [_way(view, speech)]
    if view.finger is not None:
        parts.append(speech.say("duel-alt-finger", square=view.finger.code))
    if view.offered is not None:
        parts.append(speech.say("duel-alt-offered", tile=Label("short", view.offered.code)))
    if view.again:
        parts.append(speech.say("duel-alt-again"))
    parts += _market(view, speech, detail.market)
    parts.append(speech.say("duel-alt-stock", pile=view.pile, bag=view.bag, pirogues=view.pirogues_left))
    if view.pirogues_used:
        parts.append(speech.say("duel-alt-used", tokens=view.pirogues_used))
    if detail.discard and view.discard:
        parts.append(speech.say("duel-alt-discard", tiles=tuple(unmarked_name(tile) for tile in view.discard)))
    elif view.discard:
        parts.append(speech.say("duel-alt-discard-count", count=len(view.discard)))
    parts.extend(_seat(view, seat, speech, detail) for seat in view.seats)
    return " ".join(parts)


def _way(view: DuelView, speech: Speech) -> str:
    """Return the Ankh, and what can be taken along its line."""
    parts = [_ankh(view, speech)]
    if view.takeable:
        parts.append(
            speech.say("duel-alt-takeable", tiles="; ".join(_takeable(view, one, speech) for one in view.takeable))
        )
    elif view.can_fill:
        parts.append(speech.say("duel-alt-fill"))
    return " ".join(parts)


def _market(view: DuelView, speech: Speech, text: bool) -> list[str]:
    if not text:
        return []
    return [speech.say("duel-alt-market", rows=" ".join(_row(view, number, speech) for number in _ROWS))]


def _ankh(view: DuelView, speech: Speech) -> str:
    if view.ankh is None:
        return speech.say("duel-alt-ankh-off")
    if view.ankh.line is None:
        return speech.say("duel-alt-ankh-turning", square=view.ankh.square.code)
    return speech.say("duel-alt-ankh", square=view.ankh.square.code, line=view.ankh.line)


def _takeable(view: DuelView, one: Takeable, speech: Speech) -> str:
    number, lying = view.takeable.index(one) + 1, view.at(one.square)
    message = "duel-alt-take-royal" if brings_royal(lying) else "duel-alt-take"
    tile = _lying(lying, speech)
    return speech.say(message, place=number, square=one.square.code, tile=tile, passed=len(one.passed))


def _row(view: DuelView, number: int, speech: Speech) -> str:
    """Return one row of the market from the left."""
    squares = (speech.say("duel-alt-empty") if one is None else _lying(one, speech) for one in view.market[number - 1])
    return speech.say("duel-alt-row", row=number, tiles=listed(squares))


def _lying(lying: Lying | None, speech: Speech) -> str:
    """Return a tile of the market, as short as can be: good, scarabs, mark."""
    if lying is None or lying.tile is None:
        return speech.say("duel-alt-hidden-gold" if brings_royal(lying) else "duel-alt-hidden")
    tile = lying.tile
    return speech.say(
        "duel-alt-lying",
        good=speech.say("duel-alt-good", good=tile.good),
        kind="deben" if tile.deben else "scarabs" if tile.scarabs else "plain",
        scarabs=tile.scarabs,
        mark="" if tile.mark is None else _SIGNS[tile.mark],
    ).rstrip()


def _seat(view: DuelView, seat: SeatView, speech: Speech, detail: _Detail) -> str:
    backs = ((f"duel-alt-{back}", count) for back, count in shown_backs(seat.backs))
    facts = [_standing(view, seat.seat, speech), speech.say("duel-alt-points", points=seat.points)]
    facts.append(speech.say("duel-alt-tiles", count=seat.backs.total, backs=by_back(backs, speech)))
    facts.append(
        speech.say(
            "duel-alt-corruption-points",
            tiles=seat.corruption,
            snakes=seat.snakes,
            points=seat.corruption + seat.snakes,
        )
    )
    if view.expansion is not None:
        facts.append(speech.say("duel-alt-royal", count=seat.royal))
    facts.append(speech.say("duel-alt-deben", count=seat.deben))
    facts.extend(_set(one, speech, detail) for one in seat.sets)
    if seat.pirogues:
        facts.append(speech.say("duel-alt-tokens", tokens=seat.pirogues))
    name = player_name(seat.seat, speech, detail.name)
    return speech.say("duel-alt-seat", name=name, facts=listed(fact for fact in facts if fact))


def _standing(view: DuelView, seat: int, speech: Speech) -> str:
    if seat not in view.waiting:
        return ""
    return speech.say("duel-alt-turn" if seat == view.turn else "duel-alt-waiting")


def _set(one: SetView, speech: Speech, detail: _Detail) -> str:
    if not detail.sums:
        return speech.say("duel-alt-set-short", good=one.good, points=one.points)
    message = "duel-alt-set-scarabs" if one.pirogues else "duel-alt-set"
    return speech.say(
        message, good=one.good, tiles=len(one.tiles), scarabs=one.scarabs, points=one.points, count=one.pirogues
    )


def _final(view: DuelView, speech: Speech, detail: _Detail) -> str:
    """Return the final scores, seat by seat."""
    parts = [speech.say("duel-alt-over")]
    for number, scored in enumerate(view.scored.seats if view.scored is not None else ()):
        facts = []
        if view.outcome is not None and number in view.outcome.winners:
            facts.append(speech.say("duel-alt-winner"))
        facts.append(speech.say("duel-alt-points", points=scored.points))
        facts.extend(_set(one, speech, detail) for one in view.seats[number].sets)
        values = listed(str(value) for value in scored.deben)
        facts.append(speech.say("duel-alt-deben-points", points=scored.deben_points, values=values))
        if scored.pirogues:
            facts.append(speech.say("duel-alt-pirogue-points", points=scored.pirogue_points, tokens=scored.pirogues))
        facts.append(
            speech.say(
                "duel-alt-corruption-royal-points" if scored.royal else "duel-alt-corruption-points",
                tiles=scored.tiles,
                snakes=scored.snakes,
                royal=sum(scored.royal),
                points=scored.corruption,
            )
        )
        if scored.drawn:
            facts.append(speech.say("duel-alt-drawn-last", values=listed(str(value) for value in scored.drawn)))
        if scored.removed and detail.discard:
            facts.append(speech.say("duel-alt-removed", tiles=tuple(unmarked_name(tile) for tile in scored.removed)))
        elif scored.removed:
            facts.append(speech.say("duel-alt-removed-count", count=len(scored.removed)))
        name = player_name(number, speech, detail.name)
        parts.append(speech.say("duel-alt-seat", name=name, facts=listed(facts)))
    return " ".join(parts)


def _stopped(view: DuelView, speech: Speech, detail: _Detail) -> str:
    """Return what everybody had when the game was stopped."""
    return " ".join((speech.say("duel-alt-stopped"), *(_seat(view, seat, speech, detail) for seat in view.seats)))


def _tiles(speech: Speech, message: str, tiles: Sequence[Tile]) -> str:
    """Return a message about some tiles; one of its own where there are none."""
    if not tiles:
        return speech.say(f"{message}-none")
    return speech.say(message, count=len(tiles), tiles=tuple(unmarked_name(tile) for tile in tiles))
