"""Other worlds: games that differ from a given one only in what one viewer may not know."""

from __future__ import annotations

from random import Random

from engine.duel.game import Duel
from engine.duel.state import Building, LookingThrough, Offered
from engine.duel.tiles import BACK_OF, FIRST_CHARACTER


def another_world(game: Duel, viewer: int | None, chance: Random) -> Duel:
    """Return a game in which all that the viewer may not know is another, as far as its backs allow."""
    world = game.copy()
    others = [seat for seat in range(2) if seat != viewer]
    looking = isinstance(game.pending, LookingThrough) and game.pending.seat == viewer
    hidden = [world.pile, world.boxed]
    hidden += [world.hands[seat] for seat in others]
    hidden += [world.piles[seat] for seat in others if not looking]
    slots = [(place, index) for place in hidden for index in range(len(place))]
    slots += [(world.market, index) for index, kind in enumerate(world.market) if kind >= FIRST_CHARACTER]
    if isinstance(game.pending, Offered) and game.pending.seat != viewer:
        hand = world.hands[game.pending.seat]
        slots.remove((hand, hand.index(game.pending.tile)))
    for back in range(3):
        places = [(place, index) for place, index in slots if BACK_OF[place[index]] == back]
        kinds = [place[index] for place, index in places]
        chance.shuffle(kinds)
        for (place, index), kind in zip(places, kinds, strict=True):
            place[index] = kind
    for hand in world.hands:
        hand.sort()
    _exchange([world.deben[seat] for seat in others], world.bag, chance)
    if not (isinstance(game.pending, Building) or any(game.returned) or (viewer is not None and game.looked[viewer])):
        tokens = [*world.tokens, *world.aside]
        chance.shuffle(tokens)
        world.tokens, world.aside = tokens[: len(world.tokens)], tokens[len(world.tokens) :]
    return world


def _exchange(deben: list[list[int]], bag: list[int], chance: Random) -> None:
    values = [*bag, *(value for some in deben for value in some)]
    chance.shuffle(values)
    for some in deben:
        some[:] = sorted(values.pop() for _ in some)
    bag[:] = values
