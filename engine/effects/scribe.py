"""The scribe, the same in every game: hands are reduced to six (S15, D14)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.game import Code, IllegalAction
from engine.holdings import Holdings

SCRIBE_LEAVES: Final = 6


@dataclass(slots=True)
class Reducing:
    """All opponents of `seat` with more than 6 cards choose at once; cards stay in hand till the last has chosen.

    `given` has for each seat what it has put aside, as kinds.
    """

    kind: ClassVar[str] = "scribe"
    seat: int
    waiting: tuple[int, ...]
    given: list[list[int]]

    def copy(self) -> Reducing:
        """Return an independent decision in the same state."""
        return Reducing(self.seat, self.waiting, [kinds[:] for kinds in self.given])


def reducing(state: Holdings, seat: int, others: Iterable[int]) -> Reducing | None:
    """Return what the scribe of a seat asks the others, None where nobody has more than 6 cards."""
    able = tuple(other for other in others if len(state.hands[other]) > SCRIBE_LEAVES)
    return Reducing(seat, able, [[] for _ in state.hands]) if able else None


def not_given(state: Holdings, pending: Reducing, seat: int) -> list[int]:
    """Return the cards of a hand that are not put aside for the scribe yet."""
    rest = state.hands[seat][:]
    for kind in pending.given[seat]:
        rest.remove(kind)
    return rest


def owed(state: Holdings, pending: Reducing, seat: int) -> int:
    """Return how many more cards a seat must put aside for the scribe."""
    return len(state.hands[seat]) - len(pending.given[seat]) - SCRIBE_LEAVES


def put_aside(state: Holdings, pending: Reducing, seat: int, kind: int, absent: Code) -> list[tuple[int, list[int]]]:
    """Put a card aside for the scribe; with the last one of all seats what they put aside becomes corruption.

    Returns:
        Who gave what, sorted, by seats; nothing while a seat has still to choose.

    Raises:
        IllegalAction: `absent` if the hand holds no such card any more, with nothing changed.
    """
    if kind not in not_given(state, pending, seat):
        raise IllegalAction(absent)
    pending.given[seat].append(kind)
    if not owed(state, pending, seat):
        pending.waiting = tuple(other for other in pending.waiting if other != seat)
    if pending.waiting:
        return []
    handed = [(giver, sorted(given)) for giver, given in enumerate(pending.given) if given]
    for giver, given in handed:
        for each in given:
            state.hands[giver].remove(each)
        state.piles[giver] += given
    return handed
