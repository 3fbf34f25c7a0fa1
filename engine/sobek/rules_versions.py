"""The versions of Sobek's rules; a game goes on under the one that it has begun under."""

from __future__ import annotations

from engine.game import Code


class Version(Code):
    """A version of the rules.

    FIRST: the row is taken from the temple on, the card laid first before all others (S2); a priest always discards the
    characters of the named good, too (S13). SECOND: the row is taken from the end away from the temple, the
    card laid last before all others; of those characters each stays or goes, as the priest's player likes.
    """

    FIRST = "1"
    SECOND = "2"

    @property
    def from_temple(self) -> bool:
        """Whether the first place of the row is the quay at the temple (S2)."""
        return self is Version.FIRST

    @property
    def start(self) -> str:
        """At what the places of the row begin, for words that tell it: "temple" or "zero"."""
        return "temple" if self.from_temple else "zero"

    @property
    def may_spare(self) -> bool:
        """Whether a priest may leave characters in the pile (S13)."""
        return self is not Version.FIRST
