"""Why a move is good, out of what its maker sees: facts that every game has, put together to one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Named
from render.presentation import Speech

SMALLEST_SET = 3


def sentence(facts: Sequence[str | None], speech: Speech) -> str | None:
    """Return facts as one sentence, None where there is none; what is None is no fact."""
    stated = [fact for fact in facts if fact]
    if not stated:
        return None
    text, *rest = stated
    for fact in rest:
        text = speech.say("why-joint", first=text, second=fact)
    return speech.say("why-sentence", facts=text[:1].upper() + text[1:])


def set_progress(good: Named, count: int, points: int, wild: Sequence[Named], speech: Speech) -> str:
    """Say how many of a good are in the hand then, and what they are worth on the table as soon as they make a set.

    Args:
        good: the good.
        count: how many of it there are, what is wild left out.
        points: what is gained with all of them as a set, what is wild included where it takes some.
        wild: what goes with any good, in the hand.
        speech: the words.
    """
    if count >= SMALLEST_SET:
        return speech.say("why-ready", good=good, count=count, points=points)
    if count + len(wild) >= SMALLEST_SET:
        return speech.say("why-ready-wild", good=good, count=count, points=points, wild=tuple(wild))
    return speech.say("why-started", good=good, count=count, least=SMALLEST_SET)


def wild_needed(count: int, wild: int) -> int:
    """Return how many of what is wild make a set of so many things, none where they are enough or too few."""
    lack = max(0, SMALLEST_SET - count)
    return lack if lack <= wild else 0


def corruption_cost(corruption: int, speech: Speech) -> str:
    """Say how much corruption it brings."""
    return speech.say("why-cost", count=corruption) if corruption else speech.say("why-free")
