"""Alt texts: all that a picture tells, in words, within what Discord takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.duel.market import Line, Square
from engine.duel.tiles import Tile
from engine.duel.views import DuelView, Lying, SeatView, SetView, Takeable
from engine.game import Event, Label, Named
from render.alts import Remembering, cut, first_that_fits, listed, player, with_news
from render.duel.text_events import tell
from render.duel.words import plain
from render.face import Offer, Speech

_ROWS: Final = range(1, 7)
# What the final scores tell already.
_TOLD_BY_SCORES: Final = frozenset({"round-scored", "game-ended"})
_SIGNS: Final = {Line.ROW: "─", Line.COLUMN: "│", Line.RISING: "╱", Line.FALLING: "╲"}


@dataclass(frozen=True, slots=True)
class _Detail:
    """How much is told: the most characters of a name, how sets' points come about, the market, discarded tiles."""

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
    remembering = Remembering(speech)
    told = _final if view.scored is not None else _board
    shown = first_that_fits(lambda detail: told(view, remembering, detail), _DETAILS)
    sentences = (tell(event, speech) for event in news if event.code not in _TOLD_BY_SCORES)
    return with_news(shown, sentences, "duel-alt-news", speech)


def alt_hand(view: DuelView, speech: Speech, *, choosing: bool = False) -> str:
    """Return in words what the picture of the hand shows; while its viewer is `choosing`, what stands below that."""
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
    if own.values:
        values = listed(str(value) for value in own.values)
        parts.append(speech.say("duel-alt-values", values=values, points=sum(own.values)))
    if view.pirogues and not (choosing and view.asked == "pirogue"):
        parts.append(speech.say("duel-alt-pirogues-known", tokens=view.pirogues))
    if view.returned:
        parts.append(speech.say("duel-alt-returned", tokens=view.returned))
    return cut(" ".join(parts))


def alt_offer(offer: Offer, view: DuelView, speech: Speech) -> str:
    """Return in words which things can be chosen, and which of them are picked."""
    things = [_thing(thing, view, offer.held, speech) for thing in offer.things]
    told = "; ".join(speech.say("duel-alt-item", place=place, tile=thing) for place, thing in enumerate(things, 1))
    if offer.picked:
        places = listed(str(place + 1) for place in sorted(offer.picked))
        told = f"{told}. {speech.say('duel-alt-picked', places=places)}"
    return cut(told)


def on_square(view: DuelView, square: Square) -> Named:
    """Name what lies on a square of the market, by its short name."""
    lying = view.at(square)
    return Label("short", "hidden" if lying is None or lying.tile is None else lying.tile.code)


def off_market(view: DuelView, held: bool) -> bool:
    """Whether tiles to choose among come from a hand or from the corruption that is looked at, not from the market."""
    return held or view.looked_at is not None


def _thing(thing: Named, view: DuelView, held: bool, speech: Speech) -> Named | str:
    if isinstance(thing, Square):
        return speech.say("duel-choice-square", tile=on_square(view, thing), square=thing.code)
    if isinstance(thing, Tile):
        return plain(thing) if off_market(view, held) else Label("short", thing.code)
    return thing


def _board(view: DuelView, speech: Speech, detail: _Detail) -> str:
    parts = [_ankh(view, speech)]
    if view.takeable:
        parts.append(
            speech.say("duel-alt-takeable", tiles="; ".join(_takeable(view, one, speech) for one in view.takeable))
        )
    elif view.can_fill:
        parts.append(speech.say("duel-alt-fill"))
    if view.finger is not None:
        parts.append(speech.say("duel-alt-finger", square=view.finger.code))
    if view.offered is not None:
        parts.append(speech.say("duel-alt-offered", tile=Label("short", view.offered.code)))
    if view.again:
        parts.append(speech.say("duel-alt-again"))
    if detail.market:
        parts.append(speech.say("duel-alt-market", rows=" ".join(_row(view, number, speech) for number in _ROWS)))
    parts.append(speech.say("duel-alt-stock", pile=view.pile, bag=view.bag, pirogues=view.pirogues_left))
    if view.pirogues_used:
        parts.append(speech.say("duel-alt-used", tokens=view.pirogues_used))
    if detail.discard and view.discard:
        parts.append(speech.say("duel-alt-discard", tiles=tuple(plain(tile) for tile in view.discard)))
    elif view.discard:
        parts.append(speech.say("duel-alt-discard-count", count=len(view.discard)))
    parts.extend(_seat(view, seat, speech, detail) for seat in view.seats)
    return " ".join(parts)


def _ankh(view: DuelView, speech: Speech) -> str:
    if view.ankh is None:
        return speech.say("duel-alt-ankh-off")
    if view.ankh.line is None:
        return speech.say("duel-alt-ankh-turning", square=view.ankh.square.code)
    return speech.say("duel-alt-ankh", square=view.ankh.square.code, line=view.ankh.line)


def _takeable(view: DuelView, one: Takeable, speech: Speech) -> str:
    place, tile = view.takeable.index(one) + 1, _lying(view.at(one.square), speech)
    return speech.say("duel-alt-take", place=place, square=one.square.code, tile=tile, passed=len(one.passed))


def _row(view: DuelView, number: int, speech: Speech) -> str:
    """One row of the market from the left."""
    squares = (speech.say("duel-alt-empty") if one is None else _lying(one, speech) for one in view.market[number - 1])
    return speech.say("duel-alt-row", row=number, tiles=listed(squares))


def _lying(lying: Lying | None, speech: Speech) -> str:
    """A tile of the market, as short as can be: good, scarabs, mark."""
    if lying is None or lying.tile is None:
        return speech.say("duel-alt-hidden")
    tile = lying.tile
    return speech.say(
        "duel-alt-lying",
        good=speech.say("duel-alt-good", good=tile.good),
        kind="deben" if tile.deben else "scarabs" if tile.scarabs else "plain",
        scarabs=tile.scarabs,
        mark="" if tile.mark is None else _SIGNS[tile.mark],
    ).rstrip()


def _seat(view: DuelView, seat: SeatView, speech: Speech, detail: _Detail) -> str:
    backs = (
        ("duel-alt-grey", seat.backs.grey),
        ("duel-alt-black", seat.backs.black),
        ("duel-alt-red", seat.backs.red),
    )
    colours = listed(speech.say(message, count=count) for message, count in backs if count)
    facts = [_standing(view, seat.seat, speech), speech.say("duel-alt-points", points=seat.points)]
    facts.append(speech.say("duel-alt-tiles", count=seat.backs.total, backs=colours))
    facts.append(speech.say("duel-alt-corruption", count=seat.corruption))
    facts.append(speech.say("duel-alt-deben", count=seat.deben))
    facts.extend(_set(one, speech, detail) for one in seat.sets)
    if seat.pirogues:
        facts.append(speech.say("duel-alt-tokens", tokens=seat.pirogues))
    name = player(seat.seat, speech, detail.name)
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
    """The final scores, seat by seat."""
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
                "duel-alt-corruption-points",
                tiles=scored.tiles,
                snakes=scored.snakes,
                points=scored.corruption,
            )
        )
        if scored.drawn:
            facts.append(speech.say("duel-alt-drawn-last", values=listed(str(value) for value in scored.drawn)))
        if scored.removed and detail.discard:
            facts.append(speech.say("duel-alt-removed", tiles=tuple(plain(tile) for tile in scored.removed)))
        elif scored.removed:
            facts.append(speech.say("duel-alt-removed-count", count=len(scored.removed)))
        name = player(number, speech, detail.name)
        parts.append(speech.say("duel-alt-seat", name=name, facts=listed(facts)))
    return " ".join(parts)


def _tiles(speech: Speech, message: str, tiles: Sequence[Tile]) -> str:
    """A message about some tiles; one of its own where there are none."""
    if not tiles:
        return speech.say(f"{message}-none")
    return speech.say(message, count=len(tiles), tiles=tuple(plain(tile) for tile in tiles))
