"""Whether drawn tiles are as likely as counting all courses says: `python -m tests.engine.duel.uniformity`.

Duels with few tiles are played; in some of their positions many arrangements are drawn, and how often each came is held
against how often it should have by a chi-square test.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.chance import Chance
from engine.duel.expansion_state import Treasures
from engine.duel.game import Duel
from engine.duel.inference.knowledge import Knowledge
from engine.duel.inference.token_knowledge import TokenKnowledge, dealt
from engine.duel.market import FILLING
from engine.duel.tiles import (
    BACK_OF,
    DEBEN_TOKENS,
    KIND,
    PIROGUE_INDEX,
    STARTING_TILES,
    TILES,
    Back,
    Pirogue,
)
from engine.duel.views import DuelView
from engine.game import Event
from tests.engine.courses import TooMany
from tests.engine.uniformity import Position, SmallGames, main

from .courses import AllTokens, DuelCourses
from .walks import steps

VIEWERS = (None, 0, 1, 0, 1)
# Players who play characters gladly, and those who let hands and corruption grow.
_LEANINGS: tuple[dict[str, float], ...] = ({"c": 4, "s": 0.3}, {"c": 1, "s": 0.1, "t": 3}, {"s": 3, "c": 2})
_GOODS = [kind for kind, tile in enumerate(TILES) if tile.back is Back.BLACK]
_GOLD = [kind for kind, tile in enumerate(TILES) if tile.back is Back.GOLD]
_ON_BOARD = 4


def small_duel(random: Random, number: int) -> tuple[Duel, list[int]]:
    """Return a duel with few tiles and few tokens, and its tiles; every other has Treasures of the Pharaoh.

    Hands hold more than two tiles, so that much happens soon, and the market less than it could. A third of them have
    few kinds, so that there is time to count for longer.
    """
    treasures, few = number % 2 == 1, number % 3 == 0
    goods = random.sample(_GOODS, 3 if few else 5)
    tiles = [kind for kind in goods for _ in range(random.randint(3, 5) if few else random.randint(1, 4))]
    wanted = ["scribe-fish", *random.sample(["queen", "scribe-livestock", "thief", "vizier", "merchant"], 2)]
    wanted += random.sample(["priest", "priestess", "courtesan"], 2)
    tiles += [KIND[name] for name in wanted]
    if treasures:
        tiles += [*random.sample(_GOLD, 2), KIND["spy"], KIND["adviser"]]
    random.shuffle(tiles)
    grey = random.sample(STARTING_TILES, 5 if few else 7)
    game = Duel(Chance(f"small {number}"))
    game.boxed = grey[5:]
    more = random.choice((1, 4))
    game.hands = [sorted([*grey[2 * seat : 2 * seat + 2], *(tiles.pop() for _ in range(more))]) for seat in range(2)]
    squares = FILLING[: min(len(tiles) + 1, random.choice((9, 14)))]
    laid = [grey[4], *(tiles.pop() for _ in squares[1:])]
    for square, kind in zip(squares, laid, strict=True):
        game.market[square] = kind
    game.pile = tiles
    game.bag = sorted(random.sample(DEBEN_TOKENS, 6))
    pirogues = [PIROGUE_INDEX[pirogue] for pirogue in random.choice(_PIROGUES)]
    if treasures:
        game.treasures = Treasures()
        pirogues.append(PIROGUE_INDEX[Pirogue.THEFT])
    random.shuffle(pirogues)
    game.tokens, game.aside = pirogues[:_ON_BOARD], pirogues[_ON_BOARD:]
    return game, [*grey, *game.pile, *laid[1:], *(kind for hand in game.hands for kind in hand if BACK_OF[kind])]


_PIROGUES = (
    (Pirogue.MUMMY, Pirogue.HORUS, Pirogue.SEVEN, Pirogue.FINGER, Pirogue.PYRAMID, Pirogue.PYRAMID, Pirogue.TWO_DEBEN),
    (
        Pirogue.MUMMY,
        Pirogue.TWO_DEBEN,
        Pirogue.TWO_DEBEN,
        Pirogue.HORUS,
        Pirogue.SNAKE1,
        Pirogue.SCARABS,
        Pirogue.SEVEN,
    ),
)


def played(number: int) -> Iterator[tuple[Duel, int | None, DuelView, DuelView, tuple[Event, ...]]]:
    """Yield a small duel, a viewer, what they saw before and after each action, and its events as they saw them."""
    random = Random(number)
    game, _ = small_duel(random, number)
    viewer = VIEWERS[number % len(VIEWERS)]
    before = game.view(viewer)
    for _, _, events in steps(game, random, random.choice(_LEANINGS)):
        if game.outcome is not None:
            return
        after = game.view(viewer)
        yield game, viewer, before, after, tuple(event.seen(viewer) for event in events)
        before = after


def positions(number: int, most: int) -> Iterator[Position]:
    """Yield the positions of a small duel as a viewer sees them, as long as there are not too many arrangements."""
    game, tiles = small_duel(Random(number), number)
    view = game.view(VIEWERS[number % len(VIEWERS)])
    knowledge = Knowledge(view, [tiles.count(kind) for kind in range(len(TILES))])
    try:
        courses = DuelCourses(tiles, most, view)
        for _, _, before, after, seen in played(number):
            courses.learn(seen, before, after)
            knowledge.learn(seen)
            now = knowledge.copy()
            now.lay_out(after.market)
            yield Position(2, now.deal(), courses.likelihoods())
    except TooMany:
        return


def token_positions(number: int, most: int) -> Iterator[tuple[Duel, TokenKnowledge, AllTokens]]:
    """Yield the positions of a small duel with what a viewer knows of its tokens, and all their courses."""
    game, _ = small_duel(Random(number), number)
    viewer = VIEWERS[number % len(VIEWERS)]
    royal = [] if game.treasures is None else game.treasures.bag
    pirogues = sorted([*game.tokens, *game.aside])
    tokens = TokenKnowledge(viewer, game.bag, royal, dealt(pirogues, _ON_BOARD))
    courses = AllTokens(viewer, game.bag, royal, pirogues, _ON_BOARD, most)
    try:
        for now, _, before, _, seen in played(number):
            courses.learn(seen, before)
            tokens.learn(seen)
            yield now, tokens, courses
    except TooMany:
        return


DUEL = SmallGames(positions, 30)

if __name__ == "__main__":
    main(positions, __doc__)
