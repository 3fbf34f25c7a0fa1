"""Worlds of the duel: draw positions that fit what a viewer sees and remembers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from engine.chance import Chance
from engine.duel.effects.characters.architect import ARCHITECT_DRAWS
from engine.duel.ending import is_stuck
from engine.duel.expansion_state import Treasures
from engine.duel.game import Duel
from engine.duel.inference.dealing import Deal
from engine.duel.inference.token_knowledge import ARCHITECTS, ASIDE, BAG, BOARD, GONE, HELD, TokenKnowledge
from engine.duel.market import LINE_INDEX
from engine.duel.state import (
    EMPTY,
    SEATS,
    Building,
    ChoosingPirogue,
    LookingThrough,
    Offered,
    Pending,
    Turning,
)
from engine.duel.tiles import BACKS, FIRST_FACE_DOWN, GOOD_INDEX, KIND, PIROGUE_INDEX, Pirogue, Tile
from engine.duel.views import DuelView, Lying
from engine.effects.scribe import Reducing
from engine.pending import TURN


class DuelWorlds:
    """All positions that fit what a viewer knows; see `engine.ai.worlds_contract.Worlds` for the contract it keeps."""

    __slots__ = ("_able", "_choices", "_deal", "_down", "_game", "_squares", "_tokens", "_view")

    def __init__(self, view: DuelView, deal: Deal, tokens: TokenKnowledge, choices: Sequence[int]) -> None:
        """Make ready.

        Args:
            view: what the viewer sees; the game is not over.
            deal: how the tiles lie that the viewer cannot see.
            tokens: what the viewer knows of the tokens.
            choices: how many tiles each seat has put aside for the scribe.
        """
        self._view = view
        self._deal = deal
        self._tokens = tokens
        self._choices = choices
        self._game = _shown(view, tokens.looked)
        market = [lying for row in view.market for lying in row]
        self._squares = [square for square, lying in enumerate(market) if lying is not None and lying.tile is None]
        self._down = [BACKS.index(lying.back) for lying in market if lying is not None and lying.tile is None]
        # A player who has a turn and nothing to take can do something with the hand, or the game would be over (D10).
        self._able = view.asked == TURN and not view.takeable and not view.can_fill

    def draw(self, random: Random) -> Duel:
        """Return a position that can be played on, each course of the hidden things that fits being equally likely."""
        game = self._game.copy()
        game.chance = Chance(f"{random.getrandbits(128):032x}")
        while True:
            dealt = self._deal.draw(random, self._down)
            game.hands, game.piles = dealt.hands, dealt.piles
            if not (self._able and is_stuck(game)):
                break
        game.pile, game.boxed = dealt.pile, dealt.boxed
        for square, kind in zip(self._squares, dealt.down, strict=True):
            game.market[square] = kind
        self._draw_values(game, random)
        self._draw_pirogues(game, random)
        if isinstance(game.pending, Reducing):
            for seat in game.pending.waiting:
                if seat != self._view.viewer:
                    game.pending.given[seat] = random.sample(game.hands[seat], self._choices[seat])
        return game

    def _draw_values(self, game: Duel, random: Random) -> None:
        deben = [list(values) for values in self._tokens.deben.draw(random)]
        game.bag, game.deben = deben[BAG], deben[HELD : HELD + SEATS]
        if game.treasures is not None:
            royal = [list(values) for values in self._tokens.royal.draw(random)]
            game.treasures.bag = royal[BAG]
            game.treasures.held = royal[HELD], royal[HELD + 1]
            game.treasures.discarded = royal[GONE], royal[GONE + 1]
            game.treasures.lost = deben[GONE], deben[GONE + 1]

    def _draw_pirogues(self, game: Duel, random: Random) -> None:
        viewer, lying = self._view.viewer, self._tokens.pirogues.draw(random)
        game.tokens = list(lying[BOARD])
        rest = list(lying[ASIDE])
        rest.sort(key=lambda _: random.random())
        game.aside = [*lying[ARCHITECTS], *rest]
        returned = self._tokens.returned(random, game.aside)
        game.returned = [
            _indexes(self._view.returned) if seat == viewer else known for seat, known in enumerate(returned)
        ]
        if isinstance(game.pending, Building):
            game.pending = Building(game.pending.seat, tuple(sorted(game.aside[:ARCHITECT_DRAWS])))


def _shown(view: DuelView, looked: Sequence[bool]) -> Duel:
    """Return a game of which all is set that the view shows; what is hidden from it is missing."""
    game = Duel(Chance(""))
    game.first = view.first
    game.turn = -1 if view.turn is None else view.turn
    game.again = view.again
    game.market = [_lying(lying) for row in view.market for lying in row]
    if view.ankh is not None:
        game.ankh, game.line = view.ankh.square.index, LINE_INDEX[view.ankh.line]
    if view.finger is not None:
        game.finger = view.finger.index
    game.discard = _kinds(view.discard)
    game.used = _indexes(view.pirogues_used)
    game.looked = list(looked)
    for seat in view.seats:
        game.owned[seat.seat] = _indexes(seat.pirogues)
        for one in seat.sets:
            good = GOOD_INDEX[one.good]
            game.sold[seat.seat][good] = _kinds(one.tiles)
            game.scarabs[seat.seat][good] = one.pirogues
    if view.expansion is not None:
        game.treasures = Treasures(played=list(view.played))
    game.pending = _pending(view, game.turn)
    return game


def _pending(view: DuelView, turn: int) -> Pending | None:
    match view.asked:
        case Turning.kind:
            return Turning(turn)
        case Offered.kind if view.offered is not None:
            return Offered(turn, KIND[view.offered.code])
        case ChoosingPirogue.kind:
            return ChoosingPirogue(turn)
        case Building.kind:
            return Building(turn, ())
        case LookingThrough.kind:
            return LookingThrough(turn)
        case Reducing.kind:
            given = [_kinds(view.put_aside) if seat == view.viewer else [] for seat in range(SEATS)]
            return Reducing(turn, view.waiting, given)
    return None


def _lying(lying: Lying | None) -> int:
    """Return the kind that lies on a square, any for what lies face down."""
    if lying is None:
        return EMPTY
    return FIRST_FACE_DOWN if lying.tile is None else KIND[lying.tile.code]


def _kinds(tiles: Iterable[Tile]) -> list[int]:
    return [KIND[tile.code] for tile in tiles]


def _indexes(pirogues: Iterable[Pirogue]) -> list[int]:
    return [PIROGUE_INDEX[pirogue] for pirogue in pirogues]
