"""Screens of the open variant for the gallery: a board with lanes, the page of known cards, a hand with locks."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bench.games import GAMES
from engine.game import Event
from engine.sobek.views import OpenView
from render.presentation import Picture, Speech
from render.sobek import FACE
from render.sobek.open_variant.card_lanes import cards_in_doubt
from render.sobek.open_variant.known_text import secrets_by_seat

_SEED = "gallery open"
_SEATS = 3
_VIEWER = 0


def open_screens(speech: Speech) -> dict[str, Picture]:
    """Return the screens by their names, out of the moment at which there is most to tell."""
    table, own, news = max(_moments(), key=lambda moment: _worth(moment[0], moment[1]))
    page = FACE.known_picture(own, speech)
    if page is None:
        raise ValueError("an open game has a page of known cards")
    return {"board-open": FACE.board(table, speech, news), "known": page, "hand-open": FACE.hand(own, speech)}


def _moments() -> Iterator[tuple[OpenView, OpenView, tuple[Event, ...]]]:
    """Yield positions as the table and as one seat see them, and what led to each."""
    rules = GAMES["sobek"]
    for number in range(12):
        game = rules.new(_SEATS, {"way": "open"}, f"{_SEED}/{number}")
        random = Random(number)
        while waiting := game.waiting:
            seat = waiting[0]
            legal = game.legal(seat)
            action = random.choice(legal) if random.random() < 0.4 else rules.choose(game.view(seat), legal)
            events = game.apply(seat, action)
            table, own = game.view(None), game.view(_VIEWER)
            if isinstance(table, OpenView) and isinstance(own, OpenView) and len(table.row) > 3:
                yield table, own, tuple(event.seen(None) for event in events)


def _worth(table: OpenView, own: OpenView) -> int:
    """How many different things there are to see: short and long lists of what is in doubt, and the own secrets."""
    doubts = [
        possible for place in (*table.common.hands, *table.common.piles) for _, _, possible in cards_in_doubt(place)
    ]
    short = sum(1 < len(set(possible)) <= 4 for possible in doubts)
    others = sum(len(cards) for seat, places in enumerate(secrets_by_seat(own)) if seat != _VIEWER for cards in places)
    mine = sum(map(len, secrets_by_seat(own)[_VIEWER]))
    return 3 * min(short, 3) + 3 * min(others, 3) + min(mine, 3) + min(len(doubts), 5)
