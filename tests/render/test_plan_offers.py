"""What may be decided in advance can be drawn as what is asked is."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from engine import duel, sobek
from engine.game import Choice, Game, Named
from engine.rules import Rules
from render.duel import FACE as DUEL_FACE
from render.presentation import Face, Offer
from render.sobek import FACE
from tests.render.duel import scenes
from tests.render.sobek.scenes import PlainSpeech


def _moments(rules: Rules, games: int) -> Iterator[Game]:
    """Yield a few moments of random games."""
    for number in range(games):
        random, game = Random(number), rules.new(2, {}, f"planned {number}")
        while game.waiting:
            seat = game.waiting[0]
            game.apply(seat, random.choice(game.legal(seat)))
            if random.random() < 0.04:
                yield game


def _offers(choices: Sequence[Choice]) -> Iterator[tuple[Named, ...]]:
    """Yield everything among which a player chooses below the root of a decision."""
    for choice in choices:
        if choice.choices:
            yield tuple(below.label for below in choice.choices)
            yield from _offers(choice.choices)
        elif choice.gather is not None:
            yield choice.gather.items


@pytest.mark.parametrize(
    ("rules", "face", "speech"), [(sobek.RULES, FACE, PlainSpeech()), (duel.RULES, DUEL_FACE, scenes.speech())]
)
def test_all_that_can_be_decided_in_advance_is_drawn(rules: Rules, face: Face, speech: PlainSpeech):
    drawn = 0
    assert rules.planner is not None
    for game in _moments(rules, 2):
        for seat in range(2):
            view = game.view(seat)
            for kind in rules.planner.kinds(view):
                decision = rules.planner.decision(game, seat, kind)
                assert decision is not None
                for things in _offers(decision.choices):
                    # An opponent's seat is the one thing that has no picture.
                    if all(thing.term != "seat" for thing in things):
                        assert face.offer(Offer(things), view, speech) is not None, things
                        drawn += 1
    assert drawn > 10
