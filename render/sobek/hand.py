"""What only one player sees: hand, corruption pile, looked-at tokens and piles; and cards to choose among."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from engine.game import Label, Named
from engine.sobek.cards import Back, Card, Good, Token
from engine.sobek.views import OpenView, SeatView, SobekView
from render import card_sheet
from render.alt_text_fitting import join_texts
from render.canvas.drawn_sprites import Sprite
from render.canvas.theme import CARD_RATIO, PANEL, PARCHMENT, SAND, Colour
from render.card_sheet import Section
from render.presentation import Offer, Picture, Speech
from render.sobek import alt_text, mini_quays
from render.sobek import sprites as cards
from render.sobek.open_variant import secrets_in_hand
from render.sobek.open_variant.known_text import secrets_by_seat
from render.sobek.open_variant.secrets_in_hand import SecretCard

# None is the chip of amulets.
Item: TypeAlias = Card | Token | Back | Good | None
# What can be drawn: in the open variant a card may be one that not everybody knows.
Drawn: TypeAlias = Item | SecretCard

# How wide things to choose among are: few are large, many still fit.
_LARGE, _MUCH, _MEDIUM = 148, 16, 118
# How wide a card of the hand is while there are so few kinds of them, and what else is shown.
_HAND, _FEW, _MANY = 118, 14, 88
_SMALL: Final = 72
# The grounds and widths at which cards are drawn most.
CARD_SIZES: Final = ((SAND, _HAND), (PANEL, _SMALL), *mini_quays.CARD_SIZES)


# What is shown beside the hand.
_ASIDE: Final = frozenset({"corruption", "scarab", "starter"})


def hand(view: SobekView, speech: Speech) -> Picture:
    """Return the picture of the quays, of the viewer's hand and pile, and of what else only the viewer sees."""
    return card_sheet.draw_sheet(
        _sections(view, speech), alt_text.alt_hand(view, speech), picture_of, mini_quays.strip(view, speech)
    )


def offer(offered: Offer, view: SobekView, speech: Speech) -> Picture | None:
    """Return things to choose among with their numbers, between quays and hand if they do not come out of it.

    None where one of them cannot be drawn, such as a player.
    """
    items: list[Item] = []
    for thing in offered.things:
        known, item = _drawn(thing)
        if not known:
            return None
        items.append(item)
    width = _LARGE if len(items) <= _MUCH else _MEDIUM
    captions = tuple(_caption(thing, speech) for thing in offered.things)
    picked = frozenset(offered.picked)
    # What is chosen among is what is shown of it otherwise, and can be framed by the same name.
    area = "tokens" if all(isinstance(item, Token) for item in items) else ""
    parts = [Section("", "", tuple(items), width, SAND, _ratio(items), True, captions, picked, area=area)]
    alt = alt_text.alt_offer(offered, speech)
    if offered.held or view.viewer is None:
        return card_sheet.draw_sheet(parts, alt, picture_of)
    parts += _sections(view, speech, choosing=True)
    alt = join_texts(alt, alt_text.alt_hand(view, speech, choosing=True))
    return card_sheet.draw_sheet(parts, alt, picture_of, mini_quays.strip(view, speech))


def _drawn(thing: Named) -> tuple[bool, Item]:
    """Return whether a thing can be drawn, and as what."""
    match thing:
        case Card() | Token() | Back() | Good():
            return True, thing
        case Label("card", "hidden"):
            return True, Back.ORANGE
        case Label("set", "amulets"):
            return True, None
        case Label("set", code) if code in set(Good):
            return True, Good(code)
    return False, None


def _caption(thing: Named, speech: Speech) -> str:
    """Return what is written below a thing: its name, but for cards, which their pictures tell."""
    return "" if thing.term == "card" else speech.say("sobek-picture-name", thing=thing)


def _sections(view: SobekView, speech: Speech, *, choosing: bool = False) -> list[Section]:
    """Return what the viewer holds, without empty parts; while `choosing`, without what they choose among."""
    own = next(seat for seat in view.seats if seat.seat == view.viewer)
    hand, pile = _own(view, own)
    parts: list[Section] = []

    def add(icon: str, area: str, items: Sequence[Drawn], ground: Colour) -> None:
        if items:
            parts.append(_section(icon, area, items, ground, speech))

    if not choosing:
        add("eye", "looked-at", view.looked_at or (), PARCHMENT)
    add("hand", "hand", hand, SAND)
    add("corruption", "put-aside", view.put_aside, PARCHMENT)
    for laid in view.laid:
        add("scarab", "laid", laid.cards, PARCHMENT)
    # Only the hand matters when the last sets are laid; no token is chosen any more.
    laying = view.asked == "lay"
    if not laying:
        add("corruption", "corruption", pile, PANEL)
    if not choosing and not laying:
        add("starter", "tokens", view.tokens or (), SAND)
    if isinstance(view, OpenView):
        parts += secrets_in_hand.sections_of_others(view, speech)
    # A hand in which nothing is left is shown where there is nothing else.
    return parts or [_section("hand", "hand", (), SAND, speech)]


def _own(view: SobekView, own: SeatView) -> tuple[tuple[Drawn, ...], tuple[Drawn, ...]]:
    """Return the own hand and pile; in the open variant with a mark on what not everybody knows of them."""
    hand, pile = view.left_in_hand, own.pile or ()
    if not isinstance(view, OpenView):
        return hand, pile
    secret_hand, secret_pile = secrets_by_seat(view)[own.seat]
    return secrets_in_hand.mark_secrets(hand, secret_hand), secrets_in_hand.mark_secrets(pile, secret_pile)


def _section(icon: str, area: str, items: Sequence[Drawn], ground: Colour, speech: Speech) -> Section:
    """Return what lies in one place, equal cards on each other; what is only to be known of is small."""
    title = speech.say(f"sobek-picture-{area}")
    secret = sum(isinstance(item, SecretCard) for item in items)
    if secret:
        title = speech.say("sobek-picture-count-secret", title=title, count=len(items), secret=secret)
    else:
        title = speech.say("sobek-picture-count", title=title, count=len(items))
    kinds, copies = card_sheet.count_copies(items)
    width = _SMALL if icon in _ASIDE else _HAND if len(kinds) <= _FEW else _MANY
    codes = tuple(map(_code, kinds)) if area == "hand" else ()
    return Section(icon, title, kinds, width, ground, _ratio(items), copies=copies, area=area, codes=codes)


def _code(item: Drawn) -> str:
    """Return the code of a card of the hand, by which it can be framed."""
    card = item.card if isinstance(item, SecretCard) else item
    return card.code if isinstance(card, Card) else ""


def _ratio(items: Sequence[Drawn]) -> float:
    return 1.0 if any(item is None or isinstance(item, Token | Good) for item in items) else CARD_RATIO


def picture_of(item: Drawn, width: int, ground: Colour) -> Sprite:
    """Return the sprite of a card, token, back or good; of amulets for None."""
    match item:
        case Card():
            return cards.front(item, width, ground)
        case SecretCard(card=card):
            return secrets_in_hand.locked_card(card, width, ground)
        case Token():
            return cards.token(item, width, ground)
        case Back():
            return cards.back(item, width, ground)
        case Good() | None:
            return cards.chip(item, width, ground)
