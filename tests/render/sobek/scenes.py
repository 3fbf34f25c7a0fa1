"""Views of Sobek made by hand, from the opening to the most crowded table, and a speech to draw them with."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TypeGuard

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from engine.game import Named, Outcome
from engine.sobek.cards import CARDS, KIND, Back, Card, Good, Token
from engine.sobek.events import RoundScored
from engine.sobek.score_track import Symbol
from engine.sobek.scores import LaidSet, SeatScore, SetScore
from engine.sobek.views import BackCount, SeatView, SetView, SobekView
from render.presentation import Seating
from tests.seated import seated

_LOCALE = Path(__file__).parents[3] / "locale" / "en"
# The files of words that a game has for its expansions.
_EXPANSIONS = {"duel": ("duel-pharaoh",)}
PLAYERS = seated("Anna", "Bartholomew of Thebes the Third", "Chloé", "Djed", computers=(3,))


@cache
def _english(game: str) -> tuple[FluentBundle, frozenset[str]]:
    """Return the words for a game's pictures, and which of them its pictures alone have."""
    bundle = FluentBundle(["en"], use_isolating=False)
    for name in ("bot", "days", game, *_EXPANSIONS.get(game, ()), f"{game}-pictures"):
        resource = FluentResource((_LOCALE / f"{name}.ftl").read_text(encoding="utf-8"))
        bundle.add_resource(resource)
    return bundle, frozenset(entry.id.name for entry in resource.body if isinstance(entry, ast.Message))


_NAMED: dict[type, bool] = {}


def _is_named(value: object) -> TypeGuard[Named]:
    """Whether a value is named; a protocol takes long to say so, and says the same of all values of a kind."""
    kind = type(value)
    if kind not in _NAMED:
        _NAMED[kind] = isinstance(value, Named)
    return _NAMED[kind]


class PlainSpeech:
    """English from the pictures' own file, that of events and the common one; named things are told by their codes."""

    def __init__(self, players: tuple[Seating, ...] = PLAYERS, game: str = "sobek") -> None:
        self.seating = players
        self.names = tuple(player.name for player in players)
        self._bundle, self.messages = _english(game)
        self.said: set[str] = set()

    def say(self, message: str, /, **values: object) -> str:
        self.said.add(message)
        if not self._bundle.has_message(message):
            raise KeyError(message)
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        spelled = {key: self._worded(value) for key, value in values.items()}
        for key, value in values.items():
            if isinstance(value, list | tuple):
                spelled[f"{key}-count"] = len(value)
            elif value is None or _is_named(value):
                spelled[f"{key}-code"] = "none" if value is None else value.code
        text, errors = self._bundle.format_pattern(pattern, spelled)
        assert not errors, (message, errors)
        return str(text)

    def _worded(self, value: object) -> object:
        if value is None:
            return ""
        if isinstance(value, list | tuple):
            return ", ".join(str(self._worded(part)) for part in value)
        if _is_named(value) and not isinstance(value, int):
            return self.names[int(value.code)] if value.term == "seat" else value.code.replace("-", " ").capitalize()
        return value


def cards(*codes: str) -> tuple[Card, ...]:
    """Return the cards of these codes, sorted as a view sorts them."""
    return tuple(CARDS[kind] for kind in sorted(KIND[code] for code in codes))


def row(*codes: str) -> tuple[Card | None, ...]:
    """Return a row; "?" is a face-down character."""
    return tuple(None if code == "?" else CARDS[KIND[code]] for code in codes)


def laid(good: Good | None, *codes: str, prosperity: int = 0) -> SetView:
    """Return a set on the table."""
    return SetView(good, cards(*codes), prosperity)


def seat(
    number: int,
    score: int = 0,
    backs: tuple[int, int, int] = (2, 0, 0),
    sets: tuple[SetView, ...] = (),
    curses: int = 0,
) -> SeatView:
    """Return a seat as the table sees it."""
    return SeatView(number, score, BackCount(*backs), sets, curses, None, None)


def opening(seats: int) -> SobekView:
    """The first turn."""
    return SobekView(
        viewer=None,
        variant="hidden",
        round=1,
        starter=0,
        turn=0,
        waiting=(0,),
        asked="turn",
        seats=tuple(seat(number) for number in range(seats)),
        row=row("ivory3", "fish0", "?", "wheat1", "amulet", "cattle1", "ebony2", "marble0", "?"),
        deck=36 if seats == 2 else 45,
        deck_top=Back.BEIGE,
        discard=(),
        tokens_left=5,
        tokens_used=(),
        tokens=None,
        looked_at=None,
        put_aside=(),
        laid=(),
        history=(),
        outcome=None,
    )


def middle() -> SobekView:
    """Three players in the second round."""
    return replace(
        opening(3),
        round=2,
        starter=2,
        turn=1,
        waiting=(1,),
        seats=(
            seat(0, 61, (1, 4, 1), (laid(Good.IVORY, "ivory3", "ivory3", "ivory0", "amulet"),)),
            seat(
                1,
                48,
                (0, 7, 0),
                (
                    laid(Good.WHEAT, "wheat1", "wheat1", "wheat0", "wheat0g", prosperity=1),
                    laid(None, "amulet", "amulet", "amulet"),
                ),
                curses=1,
            ),
            seat(2, 50, (2, 0, 2), (laid(Good.FISH, "fish1", "fish1", "thief"),)),
        ),
        row=row("marble2", "?", "ebony0", "fish1", "ivory0", "cattle0"),
        deck=18,
        deck_top=Back.ORANGE,
        discard=cards("queen", "merchant", "fish0", "fish1"),
        tokens_left=3,
        tokens_used=(Token.FLOOD, Token.GUILD_EYE),
    )


def crowded() -> SobekView:
    """Four players with every set, 25 cards in a hand, a full discard pile and markers that share a space."""
    sets = (
        laid(Good.IVORY, *["ivory3"] * 3, *["ivory0"] * 3, "queen", "amulet"),
        laid(Good.EBONY, *["ebony2"] * 4, "ebony0", "ebony0g", "priest"),
        laid(Good.MARBLE, *["marble2"] * 3, *["marble0"] * 3),
        laid(Good.CATTLE, *["cattle1"] * 5, "cattle0", "vizier", "scribe-cattle", prosperity=1),
        laid(Good.FISH, *["fish1"] * 5, *["fish0"] * 5),
        laid(Good.WHEAT, *["wheat1"] * 5, "wheat0", "wheat0g", "merchant", "courtesan", prosperity=1),
    )
    plain = tuple(replace(one, prosperity=0) for one in sets)
    return replace(
        opening(4),
        round=3,
        starter=3,
        turn=2,
        waiting=(2,),
        seats=(
            seat(0, 101, (2, 21, 2), (*sets, laid(None, *["amulet"] * 5)), 2),
            seat(1, 1, (2, 9, 1), plain, 1),
            seat(2, 95, (0, 11, 4), plain),
            seat(3, 1, (2, 3, 0), plain),
        ),
        deck=9,
        discard=cards(
            *["fish0"] * 3, *["wheat0"] * 4, *["cattle0"] * 4, *["marble0"] * 3, *[c.code for c in CARDS if c.power]
        ),
        tokens_left=1,
        tokens_used=(Token.CURSE, Token.EMBALMING, Token.DECEIT, Token.GUILD_LOTUS),
    )


def _scored(number: int, *afters: int) -> RoundScored:
    seats = tuple(SeatScore((), 0, 0, after, Symbol.NUMBER, 0, 0, None, False, 0, after) for after in afters)
    return RoundScored(number, seats)


def scored() -> RoundScored:
    """A round with everything: seven sets, sets laid across, a penalty and a seat without sets."""
    sets = (*(SetScore(good, 5, 7, 0, False) for good in Good), SetScore(None, 3, 0, 0, False))
    across = (SetScore(Good.IVORY, 4, 9, 0, True), SetScore(Good.FISH, 4, 6, 2, False))
    return RoundScored(
        2,
        (
            SeatScore(sets, 210, 20, 230, Symbol.NUMBER, 3, 0, None, False, 0, 230),
            SeatScore(across, 33, 28, 61, Symbol.ANKH, 9, 1, 4, True, 3, 47),
            SeatScore((), 0, 12, 12, Symbol.LOTUS, 4, 0, None, False, 0, 12),
            SeatScore(across[:1], 9, 0, 9, Symbol.EYE, 0, 0, None, False, 0, 9),
        ),
    )


def finished() -> SobekView:
    """A game that is over, with two winners."""
    view = middle()
    second = replace(view.seats[1], score=61)
    return replace(
        view,
        round=3,
        turn=None,
        waiting=(),
        asked=None,
        seats=(view.seats[0], second, view.seats[2]),
        row=(),
        deck=0,
        deck_top=None,
        history=(_scored(1, 20, 12, 9), _scored(2, 31, 48, 50), _scored(3, 61, 61, 50)),
        outcome=Outcome((61, 61, 50), (0, 1)),
    )


def reading(seats: int = 3) -> SobekView:
    """A seat's own view: hand, pile, remaining tokens."""
    view = middle()
    own = replace(
        view.seats[1],
        hand=cards("ivory3", "ivory0g", "marble2", "wheat1", "wheat0", "amulet", "queen"),
        pile=cards("fish0", "cattle1", "thief"),
    )
    return replace(
        view, viewer=1, seats=(view.seats[0], own, view.seats[2]), tokens=(Token.CURSE, Token.DECEIT, Token.FLOOD)
    )


def looking() -> SobekView:
    """The vizier looks through a pile."""
    return replace(reading(), asked="vizier", looked_at=cards("ebony2", "ebony2", "fish1", "priestess", "amulet"))


def giving() -> SobekView:
    """The scribe has come: two cards are put aside."""
    return replace(reading(), turn=None, waiting=(0, 1), asked="give", put_aside=cards("wheat0", "wheat1"))


def laying() -> SobekView:
    """The end of the round: two sets are laid, and three cards left."""
    sets = (
        LaidSet(Good.IVORY, cards("ivory3", "ivory0g", "queen")),
        LaidSet(None, cards("amulet", "amulet", "amulet")),
    )
    view = reading()
    hand = cards(*(card.code for one in sets for card in one.cards), "marble2", "wheat1", "wheat0")
    seats = tuple(replace(seat, hand=hand) if seat.seat == view.viewer else seat for seat in view.seats)
    return replace(view, turn=None, waiting=(0, 1), asked="lay", seats=seats, laid=sets, tokens=None)


def bare() -> SobekView:
    """Neither hand nor pile."""
    view = reading()
    own = replace(view.seats[1], hand=(), pile=())
    return replace(view, seats=(view.seats[0], own, view.seats[2]), tokens=())


def hoard() -> SobekView:
    """Twenty-five cards in the hand and twenty in the pile."""
    view = crowded()
    hand = cards(
        *["ivory3"] * 3,
        *["ebony2"] * 4,
        *["cattle1"] * 5,
        *["fish1"] * 5,
        *["wheat0"] * 3,
        "wheat0g",
        "amulet",
        "vizier",
        "scribe-fish",
        "queen",
    )
    pile = cards(*["marble0"] * 4, *["fish0"] * 5, *["wheat1"] * 5, *["amulet"] * 4, "merchant", "thief")
    own = replace(view.seats[0], hand=hand, pile=pile)
    return replace(view, viewer=0, turn=0, waiting=(0,), seats=(own, *view.seats[1:]))


BOARDS = {
    "opening-2": opening(2),
    "opening-3": opening(3),
    "opening-4": opening(4),
    "middle": middle(),
    "crowded": crowded(),
    "finished": finished(),
}
HANDS = {
    "hand": reading(),
    "vizier": looking(),
    "giving": giving(),
    "laying": laying(),
    "bare": bare(),
    "hoard": hoard(),
}
