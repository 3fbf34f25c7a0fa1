"""Signs and names of the parts of pictures that can be framed: there is one, or each seat or thing has one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.game import Named
from render.alt_text_fitting import player_name
from render.presentation import Speech


@dataclass(frozen=True, slots=True)
class Areas:
    """The signs of a game's areas and what they are called.

    Attributes:
        game: the game's code; the words of an area are `<game>-area-<name>`.
        alone: those that there is one of: "row".
        of_seats: those that each seat has, with its number behind them: "sets-0".
        things: those of a single thing, with its code behind them: "hand-thief", "row-3", "set-0-ivory"; by each name
            what makes the thing, or its number, of the code. Their words are `<game>-area-<name>-one`.
    """

    game: str
    alone: frozenset[str]
    of_seats: frozenset[str]
    things: Mapping[str, Callable[[str], Named | str]]

    def area(self, sign: str, speech: Speech) -> str:
        """Return what a sign is called.

        Raises:
            LookupError: there is none like it.
        """
        if sign in self.alone:
            return speech.say(f"{self.game}-area-{sign}")
        name, _, which = sign.partition("-")
        if name not in self.of_seats:
            return self._one(name, which, speech)
        seat, _, which = which.partition("-")
        if not seat.isdecimal():
            raise LookupError(sign)
        area = self._one(name, which, speech) if which else speech.say(f"{self.game}-area-{name}")
        return speech.say("framing-of", area=area, name=player_name(int(seat), speech))

    def _one(self, name: str, code: str, speech: Speech) -> str:
        return speech.say(f"{self.game}-area-{name}-one", thing=self.things[name](code))
