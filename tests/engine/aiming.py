"""What the tests of both games' effects share: positions of random games, and what an effect can be aimed at there."""

from engine.aims import UNAIMED
from engine.effects import aim_of
from engine.game import IllegalAction


def positions(walk, steps, fit=lambda game: True):
    """Return positions of some games, copied, and whose turn it is in each; only those that `fit`."""
    for number in range(15):
        game, random, lean = walk(number)
        for seat, _, _ in steps(game, random, lean):
            if random.random() < 0.2 and game.outcome is None and fit(game):
                yield game.copy(), seat


def allowed(effect, game, seat, aim):
    """Whether an effect can be aimed so."""
    try:
        effect.check(game, seat, aim)
    except IllegalAction:
        return False
    return True


def all_aims(effects, found):
    """Return all that some effects can be aimed at in some positions."""
    return {aim for game, seat in found for effect in effects for aim in effect.aims(game, seat)}


def check_read_back(effect, found):
    """Check that the aims of an effect in some positions are read back from their codes, and no code is no aim."""
    for game, seat in found:
        for aim in effect.aims(game, seat):
            assert aim_of(effect, aim.code.split(".")) == aim
    assert aim_of(effect, []) == UNAIMED


def check_exact(effect, found, others):
    """Check that in some positions an effect can be aimed at what it lists, if anything, and at none of `others`."""
    for game, seat in found:
        aims = effect.aims(game, seat) or [UNAIMED]
        for aim in {*others, *aims}:
            assert allowed(effect, game, seat, aim) == (aim in aims)
