"""Actions of Sobek: 2 Players: frozen values with codes that `engine.duel.codes` reads."""

from __future__ import annotations

from typing import TypeAlias

from engine import actions
from engine.actions import Coded, action
from engine.actions import Take as Take
from engine.codes import TAKE
from engine.duel.aim_types import CharacterAim, PirogueAim
from engine.duel.market import Line, Square
from engine.duel.tiles import Good, Pirogue, Tile
from engine.effects.aim_types import UNAIMED
from engine.game import Code, Role, TurnAction


class Reason(Code):
    """Why an action of Sobek: 2 Players is refused."""

    NO_SUCH_PLACE = "no-such-place"
    NOTHING_ON_LINE = "nothing-on-line"
    PILE_EMPTY = "pile-empty"
    LINE_NOT_EMPTY = "line-not-empty"
    CENTRE_ONLY = "centre-only"
    FINGERED = "fingered"
    NO_SUCH_LINE = "no-such-line"
    NO_SUCH_SQUARE = "no-such-square"
    NOT_IN_HAND = "not-in-hand"
    NOT_A_CHARACTER = "not-a-character"
    TOO_FEW_TILES = "too-few-tiles"
    TOO_MANY_TILES = "too-many-tiles"
    MIXED_GOODS = "mixed-goods"
    NEEDS_GOOD = "needs-good"
    NO_SUCH_SET = "no-such-set"
    NO_SUCH_PIROGUE = "no-such-pirogue"
    NO_SUCH_TARGET = "no-such-target"
    NEEDS_TARGET = "needs-target"
    NOT_IN_CORRUPTION = "not-in-corruption"


KEEP = "keep"
TRADE = "trade"


@action(TAKE)
class TakeAt(Coded, TurnAction):
    """Take the tile on a square, if it can be taken by then: only for plans, since `Take` counts what can be now."""

    role = Role.TAKE
    square: Square


@action("f")
class Fill(Coded, TurnAction):
    """Remove the Ankh and fill the market, in order to take one of the centre tiles then (D5)."""


@action("a")
class TurnAnkh(Coded):
    """Turn the Ankh after a tile without a mark was taken (D3, P2)."""

    line: Line


@action("d")
class ChooseDeben(Coded):
    """Trade the tile with the deben icon that was just taken for a deben, or keep it (D4)."""

    trade: bool

    @property
    def code(self) -> str:
        """The head, and what is done."""
        return f"{self.head}.{TRADE if self.trade else KEEP}"


@action("s")
class Sell(Coded, TurnAction):
    """Sell 3 or more tiles as a set of `good`, which joins the one already sold (D6)."""

    role = Role.SET
    good: Good
    tiles: tuple[Tile, ...]


@action("p")
class UsePirogue(Coded):
    """Pick a pirogue (D7, D8), unaimed only where it asks for nothing or cannot be applied."""

    pirogue: Pirogue
    aim: PirogueAim = UNAIMED


class PlayCharacter(actions.PlayCharacter[Tile, CharacterAim]):
    """Play a character for its power (D14)."""

    __slots__ = ()


class TakeFromCorruption(actions.TakeFromPile[Tile]):
    """Take one tile out of the corruption that the vizier looks at."""

    __slots__ = ()


class Give(actions.Give[Tile]):
    """Put one tile of the hand aside for the own corruption, as the scribe demands."""

    __slots__ = ()


DuelAction: TypeAlias = (
    Take | Fill | TurnAnkh | ChooseDeben | Sell | UsePirogue | PlayCharacter | TakeFromCorruption | Give
)


# What may be decided in advance: everything that can be done, and what may come within reach.
PlannedAction: TypeAlias = DuelAction | TakeAt
