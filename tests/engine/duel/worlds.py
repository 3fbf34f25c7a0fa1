"""Other worlds: games that differ from a given one only in what one viewer may not know."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random

from engine.duel import RULES, DuelMemory
from engine.duel.game import Duel
from engine.duel.state import Building, LookingThrough, Offered
from engine.duel.tiles import BACK_OF, BACKS, FIRST_FACE_DOWN
from tests.engine.ai.worlds import DrawnGame

from .walks import check_whole, steps, walk

VIEWERS = (None, 0, 1, 0, 1)


def another_world(game: Duel, viewer: int | None, chance: Random) -> Duel:
    """Return a game in which all that the viewer may not know is another, as far as its backs allow."""
    world = game.copy()
    others = [seat for seat in range(2) if seat != viewer]
    looking = isinstance(game.pending, LookingThrough) and game.pending.seat == viewer
    hidden = [world.pile, world.boxed]
    hidden += [world.hands[seat] for seat in others]
    hidden += [world.piles[seat] for seat in others if not looking]
    slots = [(place, index) for place in hidden for index in range(len(place))]
    slots += [(world.market, index) for index, kind in enumerate(world.market) if kind >= FIRST_FACE_DOWN]
    if isinstance(game.pending, Offered) and game.pending.seat != viewer:
        hand = world.hands[game.pending.seat]
        slots.remove((hand, hand.index(game.pending.tile)))
    for back in range(len(BACKS)):
        places = [(place, index) for place, index in slots if BACK_OF[place[index]] == back]
        kinds = [place[index] for place, index in places]
        chance.shuffle(kinds)
        for (place, index), kind in zip(places, kinds, strict=True):
            place[index] = kind
    for hand in world.hands:
        hand.sort()
    treasures = world.treasures
    lost = [] if treasures is None else [treasures.lost[seat] for seat in others]
    _exchange([*[world.deben[seat] for seat in others], *lost], world.bag, chance)
    if treasures is not None:
        royal = [some[seat] for seat in others for some in (treasures.held, treasures.discarded)]
        _exchange(royal, treasures.bag, chance)
    if not (isinstance(game.pending, Building) or any(game.returned) or (viewer is not None and game.looked[viewer])):
        tokens = [*world.tokens, *world.aside]
        chance.shuffle(tokens)
        world.tokens, world.aside = tokens[: len(world.tokens)], tokens[len(world.tokens) :]
    return world


def _exchange(tokens: list[list[int]], bag: list[int], chance: Random) -> None:
    values = [*bag, *(value for some in tokens for value in some)]
    chance.shuffle(values)
    for some in tokens:
        some[:] = sorted(values.pop() for _ in some)
    bag[:] = values


def begun(number: int) -> tuple[Duel, int | None, DuelMemory, Random, dict[str, float]]:
    """Return a new game, a viewer and their memory, chance for the players and how they lean."""
    game, random, lean = walk(number)
    viewer = VIEWERS[number // 2 % len(VIEWERS)]
    return game, viewer, DuelMemory(game.view(viewer)), random, lean


def hidden(game: Duel) -> tuple[object, ...]:
    """Return all that is hidden from a viewer in a game."""
    treasures = game.treasures
    royal = None if treasures is None else (treasures.bag, treasures.held, treasures.discarded, treasures.lost)
    tokens = game.tokens, game.aside, game.returned, game.bag, game.deben, royal
    return game.hands, game.piles, game.market, game.pile, game.boxed, tokens, game.pending, game.chance.seed


_QUESTIONS = ("turn", "turn-ankh", "deben", "pirogue", "scribe", "vizier", "architect")
DUEL = DrawnGame(
    RULES,
    begun,
    steps,
    lean={},
    hoarding={"t": 4, "s": 0.1},
    check_whole=check_whole,
    hidden=hidden,
    games=25,
    asked=frozenset(product(_QUESTIONS, (False, True))) - {("architect", True)},
    pairs=110,
    differing=300,
    late=lambda _, after: replace(after, ankh=None),
    drawn={
        "pile": (20, lambda game: game.pile),
        "pirogues": (11, lambda game: game.tokens),
        "aside": (20, lambda game: game.aside),
        "face down": (11, lambda game: [kind for kind in game.market if kind >= FIRST_FACE_DOWN]),
    },
)
