"""A game as one seat may imagine it: made of what it sees, so that nothing that comes of it can tell more."""

from __future__ import annotations

from engine.chance import Chance
from engine.effects.scribe import SCRIBE_LEAVES, Reducing
from engine.sobek.cards import FIRST_CHARACTER, GOOD_INDEX, GREEN_CARDS, KIND, Card
from engine.sobek.game import Sobek
from engine.sobek.sets import layable
from engine.sobek.state import OTHERS, Laying
from engine.sobek.views import BackCount, OpenView, SobekView

LAY = Laying.kind
SCRIBE = Reducing.kind
_SCRIBES = {"scribe-cattle", "scribe-fish"}
# What stands for a card that nobody can see; goods, since no hand is expected to hold more amulets than there are.
_GOODS = KIND["wheat0"]


def own_hand(view: SobekView, seat: int) -> tuple[Card, ...]:
    """Return a seat's own hand, without what it has put aside for the scribe."""
    return _without(view.seats[seat].hand or (), view.put_aside)


def own_pile(view: SobekView, seat: int) -> tuple[Card, ...]:
    """Return a seat's own corruption, with what it has put aside for the scribe."""
    return (*(view.seats[seat].pile or ()), *view.put_aside)


def may_lay(view: SobekView, seat: int) -> bool:
    """Return whether a seat could lay horizontal sets if the round ended now; nothing more is delivered (S24)."""
    return not view.deck and bool(layable(_kinds(own_hand(view, seat))))


def may_be_reduced(view: SobekView, seat: int) -> bool:
    """Return whether a scribe would cost a seat cards, as far as it can see that one may still come (S15)."""
    hand = own_hand(view, seat)
    if len(hand) <= SCRIBE_LEAVES:
        return False
    seen = {card.code for card in (*hand, *own_pile(view, seat), *view.discard)}
    seen |= {card.code for other in view.seats for one in other.sets for card in one.cards}
    return not seen >= _SCRIBES


def hypothetical_game(view: SobekView, seat: int, kind: str) -> Sobek:
    """Return a game that looks like `view`, in which the seat that sees it is asked for a decision of a kind.

    In a simultaneous decision another is asked too, so that nothing comes of what the seat chooses.
    """
    game = Sobek(len(view.seats), Sobek.variant_played, Chance("imagined"), view.rules)
    game.round, game.starter, game.turn = view.round, view.starter, seat
    game.scores = [other.score for other in view.seats]
    game.row = [KIND[card.code] if card is not None else FIRST_CHARACTER for card in view.row]
    game.deck = [_GOODS] * view.deck
    game.tokens = [0] * view.tokens_left
    for other in OTHERS[game.seats][seat]:
        game.hands[other] = _hand(view.seats[other].backs)
        game.piles[other] = [_GOODS] * _pile(view, other)
    game.hands[seat] = _kinds(own_hand(view, seat))
    game.piles[seat] = _kinds(own_pile(view, seat))
    for one in view.seats[seat].sets:
        good = GOOD_INDEX[one.good]
        game.sets[seat][good] = _kinds(one.cards)
        game.prosperity[seat][good] = one.prosperity
    other = OTHERS[game.seats][seat][0]
    if kind == LAY:
        game.pending = Laying((seat, other), [[] for _ in view.seats])
    elif kind == SCRIBE:
        game.pending = Reducing(other, (seat, other), [[] for _ in view.seats])
    return game


def _pile(view: SobekView, other: int) -> int:
    """Return how many cards lie under another's corruption; in the hidden variant nobody says, and there may be one."""
    return view.known.piles[other].backs.total if isinstance(view, OpenView) else 1


def _hand(backs: BackCount) -> list[int]:
    return sorted([GREEN_CARDS[0]] * backs.green + [_GOODS] * backs.beige + [FIRST_CHARACTER] * backs.orange)


def _kinds(cards: tuple[Card, ...]) -> list[int]:
    return sorted([KIND[card.code] for card in cards])


def _without(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return tuple(rest)
