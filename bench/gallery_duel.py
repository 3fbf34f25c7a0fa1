"""The gallery's screens and tiles of Sobek: 2 Players."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import TypeAlias

from engine.duel import RULES
from engine.duel.tiles import BACKS, GOODS, PIROGUES, TILES, Back, Good, Tile
from engine.duel.views import DuelView
from engine.game import Event, Label
from render.canvas.canvas import Canvas
from render.canvas.theme import SAND
from render.duel import FACE
from render.duel import sprites as tiles
from render.icons.pirogues import DEBEN_VALUES
from render.icons.treasures_expansion import ROYAL_VALUES
from render.presentation import Offer, Picture, Speech

_SEED = "gallery"
_GAMES = 30
_TILE = 118
_TREASURES = {"expansion": "treasures"}
_Moment: TypeAlias = tuple[DuelView, tuple[Event, ...]]


def duel_screens(speech: Speech) -> dict[str, Picture]:
    """Draw screens out of games that computers play."""
    boards: dict[str, Callable[[DuelView], bool]] = {
        "opening": lambda view: True,
        "middle": lambda view: _sold(view) >= 3 and len(view.takeable) >= 4 and view.pile < 12 and not view.again,
        "pyramid": lambda view: view.again and len(view.takeable) >= 8,
        "finger": lambda view: view.finger is not None,
        "deben": lambda view: view.offered is not None and _sold(view) > 0,
        "final": lambda view: view.scored is not None and any(seat.removed for seat in view.scored.seats),
    }
    hands: dict[str, Callable[[DuelView], bool]] = {
        "hand": lambda view: (
            len(view.seats[0].hand or ()) > 8 and len(view.seats[0].values or ()) > 1 and bool(view.pirogues)
        ),
        "vizier": lambda view: view.looked_at is not None and len(view.looked_at) > 2,
        "architect": lambda view: bool(view.drawn),
    }
    screens = {f"duel-board-{name}": _board(_pick(wanted, None), speech) for name, wanted in boards.items()}
    screens |= {f"duel-{name}": FACE.hand(_pick(wanted, 0)[0], speech) for name, wanted in hands.items()}
    screens |= dict(_treasures(speech))
    return screens | dict(_offers(speech))


def _treasures(speech: Speech) -> Iterator[tuple[str, Picture]]:
    """Draw a board and a hand of a game with Treasures of the Pharaoh."""
    board = _pick(
        lambda view: _golden(view) > 1 and _sold(view) >= 2 and all(seat.royal for seat in view.seats), None, _TREASURES
    )
    yield "duel-board-treasures", _board(board, speech)
    hand = _pick(lambda view: len(view.seats[0].royal_values or ()) > 1 and _pharaoh(view) > 0, 0, _TREASURES)
    yield "duel-hand-treasures", FACE.hand(hand[0], speech)


def _golden(view: DuelView) -> int:
    """Return how many pharaoh tiles lie on the market."""
    return sum(lying is not None and lying.back is Back.GOLD for row in view.market for lying in row)


def _pharaoh(view: DuelView) -> int:
    """Return how many pharaoh tiles the viewer holds."""
    return sum(tile.other is not None for tile in view.seats[0].hand or ())


def _offers(speech: Speech) -> Iterator[tuple[str, Picture]]:
    """Draw the scoring sheet, and what players choose among: a pirogue, tiles of a set, the merchant's squares."""
    over = _pick(lambda view: view.scored is not None and any(seat.drawn for seat in view.scored.seats), None)[0]
    yield "duel-scoring", FACE.scoring(over, speech, FACE.rounds(over)[-1])
    if (strip := FACE.round_strip(over, speech)) is not None:
        yield "duel-round-strip", strip
    choosing = _pick(lambda view: view.asked == "pirogue" and view.turn == 0 and len(view.pirogues or ()) == 5, 0)[0]
    selling = _pick(lambda view: view.asked == "turn" and view.turn == 0 and len(_goods(view)) > 4, 0)[0]
    fullest = _pick(lambda view: view.asked == "turn" and view.turn == 0 and view.pile < 20, 0)[0]
    offered = _pick(lambda view: view.offered is not None and view.turn == 0, 0)[0]
    for name, view, offer in (
        ("choice", choosing, Offer(choosing.pirogues or ())),
        ("choice-set", selling, Offer(_goods(selling), (0, 2, 3), held=True)),
        ("choice-column", fullest, Offer(tuple(Label("column", code) for code in "abcdef"))),
        ("choice-deben", offered, Offer((Label("deben-choice", "keep"), Label("deben-choice", "trade")))),
    ):
        picture = FACE.offer(offer, view, speech)
        if picture is not None:
            yield f"duel-{name}", picture


def _goods(view: DuelView) -> tuple[Tile, ...]:
    """Return the tiles of the viewer's hand that could be one set, with statues."""
    hand = view.seats[0].hand or ()
    best = max(GOODS, key=lambda good: sum(tile.good is good for tile in hand))
    return tuple(tile for tile in hand if tile.good in (best, Good.STATUE))


def tiles_sheet() -> bytes:
    """Draw all tile fronts and backs, pirogues and deben."""
    step, per_row = _TILE + 8, 10
    pieces = [tiles.front(tile, _TILE, SAND) for tile in TILES] + [tiles.back(back, _TILE, SAND) for back in BACKS]
    pieces += [tiles.pirogue(kind, _TILE, SAND) for kind in PIROGUES] + [tiles.pirogue_back(_TILE, SAND)]
    pieces += [tiles.deben(value, _TILE, SAND) for value in (None, *DEBEN_VALUES)]
    pieces += [tiles.royal(value, _TILE, SAND) for value in (None, *ROYAL_VALUES)]
    canvas = Canvas(per_row * step + 8, -(-len(pieces) // per_row) * step + 8, SAND)
    for number, sprite in enumerate(pieces):
        canvas.put(sprite.image, 8 + number % per_row * step, 8 + number // per_row * step, sprite.mask)
    return canvas.png()


def _sold(view: DuelView) -> int:
    return sum(len(seat.sets) for seat in view.seats)


def _board(moment: _Moment, speech: Speech) -> Picture:
    view, news = moment
    return FACE.board(view, speech, news)


def _pick(wanted: Callable[[DuelView], bool], viewer: int | None, options: Mapping[str, str] | None = None) -> _Moment:
    return next(moment for moment in _moments(viewer, options or {}) if wanted(moment[0]))


def _moments(viewer: int | None, options: Mapping[str, str]) -> Iterator[_Moment]:
    """Yield positions, and what happened in the last two actions."""
    for number in range(_GAMES):
        game = RULES.new(2, options, f"{_SEED}/{number}")
        random = Random(number)
        turns: deque[tuple[Event, ...]] = deque(maxlen=2)
        yield game.view(viewer), ()
        while waiting := game.waiting:
            seat = waiting[0]
            legal = game.legal(seat)
            action = random.choice(legal) if random.random() < 0.3 else RULES.choose(game.view(seat), legal)
            turns.append(game.apply(seat, action))
            yield game.view(viewer), tuple(event.seen(viewer) for turn in turns for event in turn)
