"""Sobek's icons beside words: which there are, and which one stands for a named thing."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.game import Label, Named, Seat
from engine.sobek.cards import BACKS, CARDS, KIND, TOKENS, Back, Card, Good, Power, Token
from render.canvas.theme import FIELDS
from render.emojis import Plates, backs, bare, chip, round_plate, seat_code, seats
from render.sobek import sprites

_SETS: Final = frozenset({"set", "new-set", "join-set", "fix-set", "lay-set", "clear"})


def plates() -> Plates:
    """Return what draws each icon: goods, with scarabs and without, characters, events, backs, seats."""
    goods = {
        _card(card): chip(card.good or "amulet", sprites.field(card), card.scarabs) for card in CARDS if not card.power
    }
    powers = {power.code: chip(power.code, FIELDS["character"]) for power in Power}
    tokens = {_word(token): round_plate(token.code) for token in TOKENS}
    colours = {_back(back): backs(partial(sprites.original_small_back, back)) for back in BACKS}
    return {**goods, **powers, **tokens, **colours, "corruption": bare("corruption"), **seats()}


def icon_of(thing: Named) -> str | None:
    """Return the code of the icon that stands for a named thing, None where there is none."""
    match thing:
        case Seat():
            return seat_code(thing.index)
        case Card():
            return _card(thing)
        case Good() | Power():
            return thing.code
        case Token():
            return _word(thing)
        case Back():
            return _back(thing)
        case Label("back", code) if code in set(Back):
            return _back(Back(code))
        case Label("card" | "short", "hidden"):
            return _back(Back.ORANGE)
        case Label("short" | "card", code) if code in KIND:
            return _card(CARDS[KIND[code]])
        case Label("choice", "give"):
            return "corruption"
        case Label(term, "amulets") if term in _SETS:
            return "amulet"
        case Label(term, code) if term in _SETS and code in set(Good):
            return code
        case _:
            return None


def _card(card: Card) -> str:
    if card.power is not None:
        return card.power.code
    return f"{card.good or 'amulet'}{card.scarabs or ''}"


def _word(token: Token) -> str:
    return token.code.replace("-", "_")


def _back(back: Back) -> str:
    return f"back_{back.code}"
