"""The end of the game: who ends it, what is removed, corruption and its deben, the final score (D10 to D12)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.duel.events import SCARABS_A_PIROGUE, GameEnded, GameScored, SeatScore, SetScore
from engine.duel.sets import targets, unsold
from engine.duel.state import OFF, State
from engine.duel.taking import can_fill, reaches
from engine.duel.tiles import (
    FIRST_CHARACTER,
    GOODS,
    PIROGUES,
    SCARABS,
    Pirogue,
    pirogue_points,
    snake_points,
    tiles_of,
)
from engine.game import Event, Outcome

# So many points of difference are worth one more deben to the less corrupt (D11).
STEP = 3


def is_stuck(state: State) -> bool:
    """Return whether the seat whose turn it is can neither take, nor sell, nor play a character (D10)."""
    hand = state.hands[state.turn]
    if hand and hand[-1] >= FIRST_CHARACTER:
        return False
    return not (reaches(state) or can_fill(state) or targets(hand, state.sold[state.turn]))


def finish(state: State, ended_by: int) -> list[Event]:
    """End the game and score it; return what happened (D10 to D12)."""
    other = 1 - ended_by
    state.removed[other] = unsold(state.hands[other], state.sold[other])
    for kind in state.removed[other]:
        state.hands[other].remove(kind)
    added = [len(hand) for hand in state.hands]
    for seat, hand in enumerate(state.hands):
        state.piles[seat] += hand
        state.hands[seat] = []
    drawn = _reward(state)
    scored = GameScored(ended_by, tuple(_score(state, seat, added[seat], drawn[seat]) for seat in range(len(added))))
    scores = tuple(score.points for score in scored.seats)
    best = max((score.points, -score.corruption) for score in scored.seats)
    winners = tuple(seat for seat, score in enumerate(scored.seats) if (score.points, -score.corruption) == best)
    state.scored = scored
    state.outcome = Outcome(scores, winners)
    state.turn, state.again, state.finger, state.pending = -1, False, OFF, None
    return [scored, GameEnded(state.outcome)]


def reward(corruption: tuple[int, int]) -> tuple[int, int]:
    """Return how many deben each of two seats may draw for its corruption points (D11)."""
    mine, theirs = corruption
    if mine == theirs:
        return 0, 0
    count = 1 + abs(mine - theirs) // STEP
    return (count, 0) if mine < theirs else (0, count)


def corruption_of(state: State, seat: int) -> int:
    """Return a seat's corruption points: tiles, snakes and royal corruption (D11, P6)."""
    return len(state.piles[seat]) + snake_points(_owned(state, seat)) + sum(_royal(state, seat))


def _reward(state: State) -> list[list[int]]:
    """Draw the deben of the less corrupt; return the values that each seat drew."""
    counts = reward((corruption_of(state, 0), corruption_of(state, 1)))
    drawn: list[list[int]] = [[], []]
    for seat, count in enumerate(counts):
        for _ in range(min(count, len(state.bag))):
            value = state.draw_deben()
            state.earn(seat, value)
            drawn[seat].append(value)
    return drawn


def _owned(state: State, seat: int) -> tuple[Pirogue, ...]:
    return tuple([PIROGUES[index] for index in state.owned[seat]])


def _royal(state: State, seat: int) -> Sequence[int]:
    return () if state.treasures is None else state.treasures.held[seat]


def _score(state: State, seat: int, added: int, drawn: list[int]) -> SeatScore:
    owned = _owned(state, seat)
    return SeatScore(
        sets=tuple(_set_score(state, seat, good) for good, kinds in enumerate(state.sold[seat]) if kinds),
        removed=tiles_of(state.removed[seat]),
        added=added,
        tiles=len(state.piles[seat]),
        snake_tokens=tuple(pirogue for pirogue in owned if snake_points((pirogue,))),
        drawn=tuple(drawn),
        deben=tuple(state.deben[seat]),
        pirogues=tuple(pirogue for pirogue in owned if pirogue_points((pirogue,))),
        royal=tuple(_royal(state, seat)),
    )


def _set_score(state: State, seat: int, good: int) -> SetScore:
    kinds, pirogues = state.sold[seat][good], state.scarabs[seat][good]
    scarabs = sum(SCARABS[kind] for kind in kinds) + SCARABS_A_PIROGUE * pirogues
    return SetScore(GOODS[good], len(kinds), scarabs, pirogues)
