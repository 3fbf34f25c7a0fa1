"""What every effect of Sobek: 2 Players keeps: its aims are read back from their codes, and all others are refused."""

import pytest

from engine.duel.effects import CHARACTERS, PIROGUE_EFFECTS
from engine.duel.state import OFF
from engine.duel.tiles import Back
from engine.effects.aim_types import UNAIMED, AtBackOf, AtPlace, AtSeat
from tests.engine.effects.aiming import all_aims, check_exact, check_read_back, positions

from .walks import steps, walk

EFFECTS = {**CHARACTERS, **PIROGUE_EFFECTS}
NEVER = [AtBackOf(1, Back.RED), AtSeat(1), AtPlace(1)]


def lies_on_a_line(game):
    """Whether the Ankh does."""
    return OFF not in (game.ankh, game.line)


@pytest.mark.parametrize("name", EFFECTS)
def test_aims_are_read_back_from_their_codes(name):
    """So every listed action can be stored."""
    check_read_back(EFFECTS[name], positions(walk, steps, lies_on_a_line))


def test_an_effect_can_be_aimed_exactly_at_what_it_lists():
    """Tiles that differ only in their marks are listed once, so for the courtesan only what is listed is tried."""
    found = list(positions(walk, steps, lies_on_a_line))
    every = all_aims(EFFECTS.values(), found)
    some = [*sorted((aim for aim in every if "," not in aim.code), key=repr)[:: len(every) // 60], *NEVER, UNAIMED]
    for name, effect in EFFECTS.items():
        check_exact(effect, found[::3], some if name != "courtesan" else [])
