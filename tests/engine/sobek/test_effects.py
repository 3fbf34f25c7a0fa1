"""What every effect of Sobek keeps: its aims are read back from their codes, and all others are refused."""

import pytest

from engine.effects.aim_types import UNAIMED, AtBack, AtPlace, AtSquare
from engine.game import Label
from engine.sobek.cards import Back
from engine.sobek.effects import CHARACTERS, EVENT_TOKENS
from tests.engine.effects.aiming import all_aims, check_exact, check_read_back, positions

from .walks import steps, walk

EFFECTS = {**CHARACTERS, **EVENT_TOKENS}
NEVER = [AtBack(Back.GREEN), AtSquare(Label("square", "a1")), AtPlace(0), AtPlace(-1)]


@pytest.mark.parametrize("name", EFFECTS)
def test_aims_are_read_back_from_their_codes(name):
    """So every listed action can be stored."""
    check_read_back(EFFECTS[name], positions(walk, steps))


def test_an_effect_can_be_aimed_exactly_at_what_it_lists():
    """A mixture of all aims that there are is tried with each effect."""
    found = list(positions(walk, steps))
    every = all_aims(EFFECTS.values(), found)
    some = [*sorted(every, key=repr)[:: len(every) // 60], *NEVER, UNAIMED]
    for effect in EFFECTS.values():
        check_exact(effect, found[::3], some)
