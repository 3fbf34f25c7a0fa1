"""The score track: 100 spaces with numbers and four symbols, and the steps a marker makes on it (S18, S26)."""

from __future__ import annotations

from typing import Final

from engine.game import Code

SPACES: Final = 100
# For so many points of a round the most corrupt go back one step (S26).
POINTS_A_STEP: Final = 10


class Symbol(Code):
    """What a space of the track shows; all numbers together count as one symbol."""

    ANKH = "ankh"
    EYE = "eye"
    FEATHER = "feather"
    LOTUS = "lotus"
    NUMBER = "number"


_SYMBOLS: Final = tuple(Symbol)

# The printed order of the symbols is in none of our sources; this table satisfies the rulebooks' worked examples.
TRACK: Final[tuple[Symbol, ...]] = tuple(
    Symbol.NUMBER if space % 5 == 0 else _SYMBOLS[(space % 5 - 1 + space // 10 - 6) % 4] for space in range(SPACES)
)


def _steps(direction: int) -> dict[Symbol, tuple[int, ...]]:
    """For each symbol and space, how many spaces on (1) or back (-1) the next such symbol is."""
    return {
        symbol: tuple(
            next(step for step in range(1, SPACES) if TRACK[(space + direction * step) % SPACES] is symbol)
            for space in range(SPACES)
        )
        for symbol in Symbol
    }


_ON: Final = _steps(1)
_BACK: Final = _steps(-1)

# From this score on, every symbol is found on a lower space.
ALL_BELOW: Final = max(max(steps) for steps in _BACK.values())


def space_of(score: int) -> int:
    """Return the number of the space on which a score stands: after the last comes the first again."""
    return score % SPACES


def symbol_at(score: int) -> Symbol:
    """Return the symbol of the space on which a score stands (its value modulo 100)."""
    return TRACK[space_of(score)]


def forward(score: int, symbol: Symbol) -> int:
    """Return the next higher score whose space shows `symbol`."""
    return score + _ON[symbol][space_of(score)]


def back(score: int, symbol: Symbol) -> int | None:
    """Return the next lower score whose space shows `symbol`, or None where there is none at 0 or above."""
    lower = score - _BACK[symbol][space_of(score)]
    return lower if lower >= 0 else None


def penalised(score: int, points: int) -> int:
    """Return the score after the corruption penalty for a round of `points` (S26).

    One step back to the next lower space with the symbol under the marker for each full 10 points; never below 0.
    """
    symbol = symbol_at(score)
    for _ in range(points // POINTS_A_STEP):
        lower = back(score, symbol)
        if lower is None:
            return 0
        score = lower
    return score
