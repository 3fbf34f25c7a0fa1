"""The spy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.duel.aim_types import Copied, OwnAim
from engine.duel.effects.base import Aimed, OwnPower
from engine.duel.state import State
from engine.duel.tiles import Power
from engine.effects.aim_types import UNAIMED, Aim, Copy, Unaimed
from engine.effects.base import Leaf, aim_of
from engine.game import Choice, Event, IllegalAction
from engine.json_value import Json


class Spy(Aimed[Copied]):
    """Applies the power of a character that has been played in this game, as if that were played now (P8).

    `powers` are those of all other characters, as a spy's player has them.
    """

    kind: type[Copied] = Copy

    def __init__(self, powers: Mapping[Power, OwnPower]) -> None:
        self._powers = powers

    def aims(self, state: State, seat: int) -> Sequence[Copied]:
        """Return each power that was played with all its aims, or without one where it has none now."""
        played = _played(state)
        return [
            _copy(power, aim)
            for power, effect in self._powers.items()
            if power in played
            for aim in effect.aims(state, seat) or (UNAIMED,)
        ]

    def read(self, parts: Sequence[str]) -> Copied:
        """Read a power and its aim."""
        power = Power(parts[0])
        return Copy(power, aim_of(self._powers[power], parts[1:]))

    def check_aim(self, state: State, seat: int, aim: Copied) -> None:
        """Refuse a power that was not played, and what its own character could not be aimed at now (D14)."""
        if aim.power not in _played(state):
            raise IllegalAction(self.absent)
        self._powers[aim.power].check(state, seat, aim.aim)

    def act(self, state: State, seat: int, aim: Copied) -> list[Event] | None:
        """Apply the power; it may have no effect now."""
        return self._powers[aim.power].apply(state, seat, aim.aim)

    def branches(self, state: State, seat: int, head: str, leaves: Sequence[Leaf]) -> tuple[Choice, ...]:
        """Ask for the power, and then for what that asks for."""
        choices = []
        for power, effect in self._powers.items():
            own = [(aim.aim, action) for aim, action in leaves if isinstance(aim, Copy) and aim.power is power]
            code = f"{head}.{power}"
            match own:
                case [(Unaimed(), action)]:
                    choices.append(Choice(code, power, action=action))
                case [_, *_]:
                    choices.append(Choice(code, power, choices=effect.branches(state, seat, code, own)))
        return tuple(choices)

    def written(self, aim: Aim, effect: bool, events: Sequence[Event]) -> dict[str, Json]:
        """Write down what the copied character would; as whom, the record knows by who was played."""
        if isinstance(aim, self.kind):
            return self._powers[aim.power].written(aim.aim, effect, events)
        return super().written(aim, effect, events)


@lru_cache(maxsize=4096)
def _copy(power: Power, aim: OwnAim) -> Copied:
    """Return an aim that is always the same value, which its action is found by."""
    return Copy(power, aim)


def _played(state: State) -> Sequence[Power]:
    return () if state.treasures is None else state.treasures.played
