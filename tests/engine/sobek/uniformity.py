"""Whether drawn cards are as likely as counting all courses says: `python -m tests.engine.sobek.uniformity`.

Rounds with small decks are played; in some of their positions many arrangements are drawn, and how often each came is
held against how often it should have by a chi-square test.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random

from engine.sobek.cards import CARDS
from engine.sobek.inference.knowledge import Knowledge
from engine.sobek.rules_versions import Version
from tests.engine.courses import TooMany
from tests.engine.uniformity import Position, SmallGames, main

from .arrangements import small_round, until_scored
from .courses import SobekCourses

VERSIONS = tuple(Version)


def positions(number: int, most: int) -> Iterator[Position]:
    """Yield the positions of a small round as a viewer sees them, as long as there are not too many arrangements."""
    random = Random(number)
    rules = VERSIONS[number // 2 % 2]
    game, dealt, cards = small_round(random, number, rules)
    viewer = random.choice((None, None, *range(game.seats)))
    knowledge = Knowledge(game.seats, [cards.count(kind) for kind in range(len(CARDS))], rules)
    courses = SobekCourses(game.seats, cards, most, rules)
    before = game.view(None)
    for events in chain([dealt], until_scored(game, random)):
        seen = [event.seen(viewer) for event in events]
        try:
            for event in seen:
                courses.learn(event, before)
        except TooMany:
            return
        knowledge.learn(seen)
        yield Position(game.seats, knowledge.deal(), courses.likelihoods())
        before = game.view(None)


SOBEK = SmallGames(positions, 12)

if __name__ == "__main__":
    main(positions, __doc__)
