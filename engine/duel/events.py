"""Events of Sobek: 2 Players, and what each viewer may learn of them (D13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.duel.market import Line, Square
from engine.duel.tiles import Back, Good, Pirogue, Power, Tile, pirogue_points, snake_points
from engine.events import BackShown, BacksShown, BetweenTwo, FromTable, OfSeat, event, face, faces, none_of, nothing
from engine.events import GameEnded as GameEnded
from engine.game import ChoosesInSecret, Harming, Revealing, ScoresRound, TellsChoices

SCARABS_A_PIROGUE: Final = 2
_AGAINST_OPPONENT: Final = (Pirogue.SNAKE1, Pirogue.SNAKE2, Pirogue.FINGER)

# A tile that the viewer may not know is None in an event; its back is told where it is public.


@event("market-filled")
class MarketFilled(OfSeat, Revealing):
    """The Ankh was removed and the market filled (D5): how many tiles were laid out, and how many the pile has left."""

    laid: int
    pile: int


@event("tile-taken", tile=face, passed=faces)
class TileTaken(FromTable):
    """A tile was taken from the market, the passed ones became corruption (D1, D2).

    `along` is the line that was followed, None from the centre while the Ankh was off the market. `line` is how the
    Ankh lies now, None where it is still to be turned (D3). `passed` runs outwards from where the Ankh was, and in a
    game with Treasures of the Pharaoh so do their `passed_backs`, since more than one can lie face down there.
    """

    square: Square
    tile: Tile | None
    back: Back
    along: Line | None
    line: Line | None
    passed: tuple[Tile | None, ...]
    passed_backs: tuple[Back, ...] = ()


@event("royal-drawn", value=nothing)
class RoyalDrawn(OfSeat, Revealing):
    """Who took a pharaoh tile from the market drew a royal corruption token, and saw it alone (P2, P5)."""

    value: int | None


@event("ankh-turned")
class AnkhTurned(OfSeat):
    """The taker of a character or a pharaoh tile turned the Ankh (D3, P2)."""

    line: Line


@event("tile-kept")
class TileKept(OfSeat):
    """The taker kept a tile with the deben icon (D4)."""

    tile: Tile


@event("tile-traded")
class TileTraded(OfSeat):
    """The taker discarded a tile with the deben icon for a deben (D4)."""

    tile: Tile


@event("deben-drawn", kept=nothing, drawn=none_of)
class DebenDrawn(OfSeat, Revealing):
    """A deben was drawn and kept; `drawn` has what came out of the bag, two for the Horus eye (D4, D7)."""

    kept: int | None
    drawn: tuple[int, ...]


@event("set-sold")
class SetSold(OfSeat):
    """Tiles were sold as a set; `joined` whether the good had been sold before, `total` the set's size now (D6)."""

    good: Good
    joined: bool
    tiles: tuple[Tile, ...]
    total: int


@event("pirogues-seen", pirogues=none_of)
class PiroguesSeen(OfSeat, Revealing):
    """A seat looks at the remaining pirogues (D7), or with `architect` at three of those set aside."""

    architect: bool
    pirogues: tuple[Pirogue, ...]


@event("pirogue-used")
class PirogueUsed(OfSeat):
    """A pirogue was picked; without `effect` it was only discarded (D7)."""

    pirogue: Pirogue
    effect: bool
    good: Good | None = None
    square: Square | None = None

    @property
    def harms(self) -> bool:
        """Whether it was laid before the opponent; what a theft costs is told by the deben."""
        return self.effect and self.pirogue in _AGAINST_OPPONENT

    @property
    def leads_on(self) -> bool:
        """Whether it is a theft, or a pyramid, which gives another turn."""
        return self.effect and self.pirogue in (Pirogue.THEFT, Pirogue.PYRAMID)

    @property
    def wasted(self) -> bool:
        """Whether it was only discarded."""
        return not self.effect


@event("corruption-reclaimed", tiles=nothing)
class CorruptionReclaimed(BacksShown[Back], Revealing):
    """The mummy brought all one's corruption to the hand (D7)."""

    tiles: tuple[Tile, ...] | None


@event("character-played")
class CharacterPlayed(OfSeat):
    """A character was played for its power; without `effect` it was only discarded (D14).

    A spy applied the power that was `copied`, without `effect` where that had none now, or nobody was played (P8).
    """

    tile: Tile
    effect: bool
    back: Back | None = None
    square: Square | None = None
    good: Good | None = None
    copied: Power | None = None

    @property
    def wasted(self) -> bool:
        """Whether it was only discarded."""
        return not self.effect


@event("royal-discarded", value=nothing)
class RoyalDiscarded(OfSeat):
    """The royal adviser's player discarded an own royal corruption token; no other seat knows its value (P7)."""

    value: int | None


@event("deben-lost", value=nothing)
class DebenLost(OfSeat, Revealing, Harming):
    """A seat lost a random deben to the other's theft; it alone knows which, the thief neither (P9)."""

    thief: int
    value: int | None


@event("tiles-drawn", tiles=nothing)
class TilesDrawn(BacksShown[Back], Revealing):
    """The queen drew from the pile: the backs are public, `tiles` stand as they were drawn."""

    tiles: tuple[Tile, ...] | None


@event("corruption-seen", tiles=nothing)
class CorruptionSeen(BetweenTwo, Revealing):
    """The vizier looks at the opponent's corruption."""

    tiles: tuple[Tile, ...] | None


@event("tile-reclaimed", tile=nothing)
class TileReclaimed(BackShown[Back], Harming):
    """The vizier's player took a tile out of the opponent's corruption; its back shows in the hand."""

    tile: Tile | None


@event("tile-stolen", tile=nothing)
class TileStolen(BackShown[Back], Revealing, Harming):
    """The thief took a random tile of a back colour."""

    tile: Tile | None


@event("tile-bought", tile=face)
class TileBought(FromTable):
    """The merchant took a tile of the market without corruption; the Ankh stayed."""

    square: Square
    tile: Tile | None
    back: Back


@event("corruption-cleared")
class CorruptionCleared(OfSeat, Revealing):
    """A priest or priestess removed one good, or all statues, from the own corruption, face up (D14)."""

    good: Good
    tiles: tuple[Tile, ...]


@event("set-extended")
class SetExtended(OfSeat):
    """The courtesan added 1 or 2 tiles to an own sold set (D6)."""

    good: Good
    tiles: tuple[Tile, ...]
    total: int


@event("choice-made", tiles=nothing)
class ChoiceMade(OfSeat, ChoosesInSecret):
    """A tile was put aside for the scribe; only its owner sees which."""

    tiles: tuple[Tile, ...] | None


@event("tiles-given", tiles=nothing)
class TilesGiven(BacksShown[Back], Harming, TellsChoices):
    """A seat reduced its hand to 6 for the scribe: the backs show, the tiles do not."""

    tiles: tuple[Tile, ...] | None


@dataclass(frozen=True, slots=True)
class SetScore:
    """How one sold set scored: tiles times scarabs, those of its scarab `pirogues` included (D12)."""

    good: Good
    tiles: int
    scarabs: int
    pirogues: int

    @property
    def points(self) -> int:
        """What the set is worth: tiles times scarabs, so nothing without a scarab (D12)."""
        return self.tiles * self.scarabs

    @property
    def token_scarabs(self) -> int:
        """The scarabs of its scarab pirogues alone (D12)."""
        return SCARABS_A_PIROGUE * self.pirogues


@dataclass(frozen=True, slots=True)
class SeatScore:
    """How one seat scored the game (D10 to D12).

    `removed` are the tiles of sets that it could have sold; `added` counts the tiles that its hand added to its
    corruption, `tiles` all corruption tiles then; `snake_tokens` add to them, and so do `royal`, the values of its
    royal corruption tokens. `drawn` are the deben for the least corruption, `deben` all values, those included;
    `pirogues` the tokens with points.
    """

    sets: tuple[SetScore, ...]
    removed: tuple[Tile, ...]
    added: int
    tiles: int
    snake_tokens: tuple[Pirogue, ...]
    drawn: tuple[int, ...]
    deben: tuple[int, ...]
    pirogues: tuple[Pirogue, ...]
    royal: tuple[int, ...] = ()

    @property
    def snakes(self) -> int:
        """The corruption points of the snakes (D7)."""
        return snake_points(self.snake_tokens)

    @property
    def corruption(self) -> int:
        """The corruption points that are compared (D11, P6)."""
        return self.tiles + self.snakes + sum(self.royal)

    @property
    def set_points(self) -> int:
        """What all sold sets are worth together."""
        return sum(one.points for one in self.sets)

    @property
    def deben_points(self) -> int:
        """The sum of the values of all deben, those for the least corruption included (D11)."""
        return sum(self.deben)

    @property
    def pirogue_points(self) -> int:
        """The points of the pirogues."""
        return pirogue_points(self.pirogues)

    @property
    def points(self) -> int:
        """The final score."""
        return self.set_points + self.deben_points + self.pirogue_points


@event("round-scored")
class GameScored(Revealing, ScoresRound):
    """`ended_by` could do nothing, and the game was scored; one entry for each seat (D10 to D12)."""

    ended_by: int
    seats: tuple[SeatScore, ...]
