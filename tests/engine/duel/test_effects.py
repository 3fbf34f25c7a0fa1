"""What every effect of Sobek: 2 Players keeps: its aims are read back from their codes, and all others are refused."""

import pytest

from engine.aims import UNAIMED, AtBackOf, AtPlace, AtSeat
from engine.duel.effects import CHARACTERS, PIROGUE_EFFECTS
from engine.duel.state import OFF
from engine.duel.tiles import Back
from engine.effects import aim_of
from engine.game import IllegalAction

from .walks import steps, walk

EFFECTS = {**CHARACTERS, **PIROGUE_EFFECTS}
NEVER = [AtBackOf(1, Back.RED), AtSeat(1), AtPlace(1)]


def positions():
    """Return positions of some games, copied, in which the Ankh lies on a line, and whose turn it is in each."""
    for number in range(15):
        game, random, lean = walk(number)
        for seat, _, _ in steps(game, random, lean):
            if random.random() < 0.2 and game.outcome is None and OFF not in (game.ankh, game.line):
                yield game.copy(), seat


@pytest.mark.parametrize("name", EFFECTS)
def test_aims_are_read_back_from_their_codes(name):
    effect = EFFECTS[name]
    for game, seat in positions():
        for aim in effect.aims(game, seat):
            assert aim_of(effect, aim.code.split(".")) == aim
    assert aim_of(effect, []) == UNAIMED


def test_an_effect_can_be_aimed_exactly_at_what_it_lists():
    """Tiles that differ only in their marks are listed once, so for the courtesan only what is listed is tried."""
    found = list(positions())
    every = {aim for game, seat in found for effect in EFFECTS.values() for aim in effect.aims(game, seat)}
    some = [*sorted((aim for aim in every if "," not in aim.code), key=repr)[:: len(every) // 60], *NEVER, UNAIMED]
    for game, seat in found[::3]:
        for name, effect in EFFECTS.items():
            aims = effect.aims(game, seat) or [UNAIMED]
            for aim in {*aims, *(some if name != "courtesan" else [])}:
                assert _allowed(effect, game, seat, aim) == (aim in aims)


def _allowed(effect, game, seat, aim):
    try:
        effect.check(game, seat, aim)
    except IllegalAction:
        return False
    return True
