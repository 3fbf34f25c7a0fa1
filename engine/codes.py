"""Write actions as codes and read them back, the same in every game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final, Generic, TypeVar

from engine.game import Action, IllegalAction, Named, Refusal

# The heads of codes that stand for what is taken, and for what is put aside for the scribe.
TAKE: Final = "t"
GIVE: Final = "g"

P = TypeVar("P", bound=Named)
A = TypeVar("A", bound=Action)


class PieceCodes(Generic[P]):
    """The cards or tiles of a game, read by their codes; in codes they stand in their order here."""

    def __init__(self, pieces: Sequence[P]) -> None:
        self._pieces = pieces
        self._kinds = {piece.code: kind for kind, piece in enumerate(pieces)}

    def one(self, code: str) -> P:
        """Return the piece that has a code.

        Raises:
            ValueError: none has it.
        """
        return self._pieces[self._kind(code)]

    def several(self, codes: str) -> tuple[P, ...]:
        """Return the pieces of joined codes.

        Raises:
            ValueError: a code that no piece has, or they stand in another order than the one that a code may have.
        """
        kinds = [self._kind(code) for code in codes.split(",")]
        if kinds != sorted(kinds):
            raise ValueError(codes)
        return tuple([self._pieces[kind] for kind in kinds])

    def ordered(self, codes: Iterable[str]) -> tuple[P, ...]:
        """Return the pieces that have some codes in their order.

        Raises:
            ValueError: a code that no piece has.
        """
        return tuple([self._pieces[kind] for kind in sorted(map(self._kind, codes))])

    def kinds_of(self, pieces: Iterable[P]) -> list[int]:
        """Return the kinds of the pieces of an action.

        Raises:
            IllegalAction: MALFORMED if they are not in the order of their kinds, in which they are listed.
        """
        kinds = [self._kinds[piece.code] for piece in pieces]
        if kinds != sorted(kinds):
            raise IllegalAction(Refusal.MALFORMED)
        return kinds

    def _kind(self, code: str) -> int:
        kind = self._kinds.get(code)
        if kind is None:
            raise ValueError(code)
        return kind


def joined(pieces: Iterable[Named]) -> str:
    """Return the codes of some pieces as one text, which `PieceCodes.several` reads."""
    return ",".join([piece.code for piece in pieces])


def codes_of(pieces: Iterable[Named | None]) -> list[str]:
    """Return the codes of some pieces for the record, without those that nobody may know."""
    return [piece.code for piece in pieces if piece is not None]


def code_of(piece: Named | None) -> str | None:
    """Return the code of a piece for the record, None for none."""
    return None if piece is None else piece.code


class ActionCodes(Generic[P, A]):
    """Reads the actions of a game; `read` makes one of a code's head and the parts after it.

    It raises KeyError or ValueError where no action can have them. What is gathered under one of the heads in `each`
    becomes one action each, everything else one action together.
    """

    def __init__(
        self, pieces: PieceCodes[P], read: Callable[[str, list[str]], A], each: Collection[str] = frozenset()
    ) -> None:
        self._pieces = pieces
        self._read = read
        self._each = each

    def parse(self, code: str) -> A:
        """Return the action that has `code`.

        Raises:
            IllegalAction: MALFORMED if no action can have this code.
        """
        head, _, rest = code.partition(".")
        try:
            action = self._read(head, rest.split(".") if rest else [])
        except (KeyError, ValueError):
            raise IllegalAction(Refusal.MALFORMED) from None
        if action.code != code:
            raise IllegalAction(Refusal.MALFORMED)
        return action

    def compose(self, head: str, items: Sequence[str]) -> tuple[A, ...]:
        """Return the actions that gathering `items` under the choice `head` stands for.

        Raises:
            IllegalAction: MALFORMED if the codes fit nothing.
        """
        if head in self._each:
            return tuple([self.parse(f"{head}.{item}") for item in items])
        try:
            ordered = self._pieces.ordered(items)
        except ValueError:
            raise IllegalAction(Refusal.MALFORMED) from None
        return (self.parse(f"{head}.{joined(ordered)}"),)
