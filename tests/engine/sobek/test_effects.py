"""What every effect of Sobek keeps: its aims are read back from their codes, and all others are refused."""

import pytest

from engine.aims import UNAIMED, AtBack, AtPlace, AtSquare
from engine.effects import aim_of
from engine.game import IllegalAction, Label
from engine.sobek.cards import Back
from engine.sobek.effects import CHARACTERS, EVENT_TOKENS

from .walks import steps, walk

EFFECTS = {**CHARACTERS, **EVENT_TOKENS}
NEVER = [AtBack(Back.GREEN), AtSquare(Label("square", "a1")), AtPlace(0), AtPlace(-1)]


def positions():
    """Return positions of some games, copied, and whose turn it is in each."""
    for number in range(15):
        game, random, lean = walk(number)
        for seat, _, _ in steps(game, random, lean):
            if random.random() < 0.2 and game.outcome is None:
                yield game.copy(), seat


@pytest.mark.parametrize("name", EFFECTS)
def test_aims_are_read_back_from_their_codes(name):
    effect = EFFECTS[name]
    for game, seat in positions():
        for aim in effect.aims(game, seat):
            assert aim_of(effect, aim.code.split(".")) == aim
    assert aim_of(effect, []) == UNAIMED


def test_an_effect_can_be_aimed_exactly_at_what_it_lists():
    found = list(positions())
    every = {aim for game, seat in found for effect in EFFECTS.values() for aim in effect.aims(game, seat)}
    some = [*sorted(every, key=repr)[:: len(every) // 60], *NEVER, UNAIMED]
    for game, seat in found[::3]:
        for effect in EFFECTS.values():
            aims = effect.aims(game, seat) or [UNAIMED]
            for aim in {*some, *aims}:
                assert _allowed(effect, game, seat, aim) == (aim in aims)


def _allowed(effect, game, seat, aim):
    try:
        effect.check(game, seat, aim)
    except IllegalAction:
        return False
    return True
