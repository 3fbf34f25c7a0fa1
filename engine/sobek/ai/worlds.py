"""Worlds of Sobek: draw positions that fit what a viewer sees and remembers."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.chance import Chance
from engine.effects.scribe import Reducing
from engine.sobek.actions import Lay
from engine.sobek.cards import ALL_TOKENS, BACKS, KIND, NO_GOOD, TOKEN_INDEX, Card
from engine.sobek.game import Sobek
from engine.sobek.inference.knowledge import Knowledge
from engine.sobek.open_variant import VARIANTS, OpenSobek
from engine.sobek.rounds import remaining, still_layable
from engine.sobek.sets import eligible, index_of, lay_actions
from engine.sobek.state import ChoosingEvent, Laying, LookingThrough, NamingStarter, Pending
from engine.sobek.views import SobekView

# What a seat has laid: pairs of a good's index and kinds, as a decision of the state has them.
_Laid = list[tuple[int, tuple[int, ...]]]


@dataclass(frozen=True, slots=True)
class Remembered:
    """What everybody has seen that a view does not tell.

    `looked` says which seats have seen this round's tokens, `choices` how many each has made in a choice of several
    seats that is under way, `target` whose pile the vizier looks through.
    """

    looked: tuple[bool, ...]
    choices: tuple[int, ...]
    target: int


class SobekWorlds:
    """All positions that fit what a viewer knows; see `engine.ai.worlds_contract.Worlds` for the contract it keeps."""

    __slots__ = ("_deal", "_game", "_remembered", "_tokens", "_top", "_view")

    def __init__(self, view: SobekView, own: Knowledge, common: Knowledge | None, remembered: Remembered) -> None:
        """Make ready.

        Args:
            view: what the viewer sees; the game is not over.
            own: what the viewer knows of the cards.
            common: what everybody knows of them, None in the hidden variant.
            remembered: what else the viewer has seen.
        """
        self._view = view
        self._remembered = remembered
        self._deal = own.deal()
        self._top = None if view.deck_top is None else BACKS.index(view.deck_top)
        unused = list(ALL_TOKENS)
        for token in view.tokens_used:
            unused.remove(TOKEN_INDEX[token])
        self._tokens = unused if view.tokens is None else [TOKEN_INDEX[token] for token in view.tokens]
        self._game = _shown(view, remembered)
        if isinstance(self._game, OpenSobek) and common is not None:
            self._game.begin_from(view.viewer, own.copy(), common.copy())

    def draw(self, random: Random) -> Sobek:
        """Return a position that can be played on, each course of the hidden cards that fits being equally likely."""
        view = self._view
        game = self._game.copy()
        game.chance = Chance(f"{random.getrandbits(128):032x}")
        down = view.row.count(None)
        while True:
            dealt = self._deal.draw(random, down, view.deck, self._top)
            game.hands, game.piles = dealt.hands, dealt.piles
            if not isinstance(game.pending, Laying) or self._lay(game, game.pending, random):
                break
        game.deck, game.removed = dealt.deck, dealt.removed
        game.row = [dealt.down.pop() if card is None else KIND[card.code] for card in view.row]
        tokens = self._tokens[:]
        tokens.sort(key=lambda _: random.random())
        game.tokens = tokens[: view.tokens_left]
        if isinstance(game.pending, Reducing):
            self._give(game, game.pending, random)
        return game

    def _give(self, game: Sobek, pending: Reducing, random: Random) -> None:
        """Let the others have put aside for the scribe any cards of their hands."""
        for seat, count in enumerate(self._remembered.choices):
            if seat != self._view.viewer:
                pending.given[seat] = random.sample(game.hands[seat], count)

    def _lay(self, game: Sobek, pending: Laying, random: Random) -> bool:
        """Let the others have laid sets in some way that fits how often each chose and who is done; False if none does.

        Who was asked had a possible set and nobody else (S24), which is all that this tells of the hands. Each choice
        is any that leads to a way that fits.
        """
        for seat, choices in enumerate(self._remembered.choices):
            if seat != self._view.viewer:
                laid = _way_to_lay(game.hands[seat], [], choices, seat in pending.waiting, random)
                if laid is None:
                    return False
                pending.laid[seat] = laid
        return True


def _way_to_lay(hand: list[int], laid: _Laid, choices: int, waits: bool, random: Random) -> _Laid | None:
    """Return what a seat may have laid by so many more choices, after which it is waited for or done; None if nothing.

    Who has made no choice and is done was not asked. The last choice of a seat may have been to lay no more.
    """
    rest = remaining(hand, laid)
    goods = still_layable(rest, laid)
    if not choices:
        return laid if waits == bool(goods) else None
    ways: list[tuple[int, Lay | None]] = [
        (good, action) for good in goods for action in lay_actions(good, eligible(rest, good))
    ]
    if goods and choices == 1 and not waits:
        ways.append((NO_GOOD, None))
    for good, action in random.sample(ways, len(ways)):
        if action is None:
            return laid
        found = _way_to_lay(hand, [*laid, (good, tuple(_kinds(action.cards)))], choices - 1, waits, random)
        if found is not None:
            return found
    return None


def _shown(view: SobekView, remembered: Remembered) -> Sobek:
    """Return a game of which all is set that the view shows; what is hidden from it is missing."""
    seats = len(view.seats)
    game = VARIANTS[view.variant](seats, view.variant, Chance(""), view.rules)
    game.round = view.round
    game.starter = view.starter
    game.turn = -1 if view.turn is None else view.turn
    game.scores = [seat.score for seat in view.seats]
    game.history = view.history
    game.discard = _kinds(view.discard)
    game.used = [TOKEN_INDEX[token] for token in view.tokens_used]
    game.looked = list(remembered.looked)
    game.curses = [seat.curses for seat in view.seats]
    for seat in view.seats:
        for one in seat.sets:
            good = index_of(one.good)
            game.sets[seat.seat][good] = _kinds(one.cards)
            game.prosperity[seat.seat][good] = one.prosperity
    game.pending = _pending(view, game.turn, remembered.target)
    return game


def _pending(view: SobekView, turn: int, target: int) -> Pending | None:
    own = view.viewer
    match view.asked:
        case ChoosingEvent.kind:
            return ChoosingEvent(turn)
        case LookingThrough.kind:
            return LookingThrough(turn, target)
        case NamingStarter.kind:
            return NamingStarter(turn)
        case Reducing.kind:
            given = [_kinds(view.put_aside) if seat == own else [] for seat in range(len(view.seats))]
            return Reducing(turn, view.waiting, given)
        case Laying.kind:
            laid = [(index_of(one.good), tuple(_kinds(one.cards))) for one in view.laid]
            return Laying(view.waiting, [laid if seat == own else [] for seat in range(len(view.seats))])
    return None


def _kinds(cards: tuple[Card, ...]) -> list[int]:
    return [KIND[card.code] for card in cards]
