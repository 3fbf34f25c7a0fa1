"""Plans in random games: what they come to is what was meant, and where they come to nothing it is true why."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.effects.scribe import Reducing
from engine.game import Decision
from engine.planning.contract import Void
from engine.sobek.game import Sobek
from engine.sobek.open_variant import new
from engine.sobek.rounds import REACH
from engine.sobek.state import Laying
from tests.depth import first_of
from tests.engine.planning.picking import leaves
from tests.engine.sobek.plans import PLANNER, holds, live
from tests.engine.sobek.walks import LEANINGS, steps

GAMES = {"hidden": 60, "open": 24}


@first_of("variant", GAMES)
def test_a_plan_does_what_was_meant_or_says_why_not(variant):
    seen: Counter[str] = Counter()
    for number in range(GAMES[variant]):
        game = new(2 + number % 3, {"way": variant}, f"plan {number}")
        live(game, Random(number), LEANINGS[number // 3 % len(LEANINGS)], seen)
    wanted = {why.value for why in Void}
    wanted |= {"moved", "came within reach", "turn Take", "turn PlaySet", "turn PlayCharacter"}
    wanted |= {"lay Lay", "lay LayNoMore", "lay of 2", "scribe Give", "scribe of 2"}
    assert not wanted - set(+seen)


@given(st.integers(2, 4), st.sampled_from(["hidden", "open"]), st.integers(0, 2**32), st.sampled_from(LEANINGS))
@settings(max_examples=12, deadline=None)
def test_whoever_plays_and_plans_however(seats, variant, seed, lean):
    live(new(seats, {"way": variant}, str(seed)), Random(seed), lean, Counter())


def _as_if_asked(game: Sobek, seat: int, kind: str) -> Sobek:
    """Return the game as it would be if a seat were asked now."""
    asked = game.copy()
    asked.hands[seat], asked.piles[seat] = holds(game, seat)
    asked.turn, asked.pending = seat, None
    if kind == "lay":
        asked.pending = Laying((seat,), [[] for _ in game.hands])
    elif kind == "scribe":
        asked.pending = Reducing((seat + 1) % game.seats, (seat,), [[] for _ in game.hands])
    return asked


@pytest.mark.parametrize("variant", GAMES)
def test_what_may_be_decided_in_advance_is_what_would_be_asked_now(variant):
    """Only far cards come on top, and in the hidden variant nobody learns before their turn whose piles are empty."""
    compared: Counter[str] = Counter()
    for number in range(GAMES[variant] // 3):
        game = new(2 + number % 3, {"way": variant}, f"plan {number}")
        random = Random(number)
        for _ in steps(game, random, LEANINGS[number // 3 % len(LEANINGS)]):
            seat = random.randrange(game.seats)
            kinds = PLANNER.kinds(game.view(seat))
            for kind in kinds:
                ahead = PLANNER.decision(game, seat, kind)
                asked = _as_if_asked(game, seat, kind).decision(seat)
                assert ahead is not None
                assert asked is not None
                piles = [pile for other, pile in enumerate(game.piles) if other != seat]
                if variant == "hidden" and not all(piles):
                    ahead, asked = _without_vizier(ahead), _without_vizier(asked)
                every = leaves(ahead)
                near = [one for one in every if not (one.code in FAR and kind == "turn")]
                there = leaves(asked)
                assert near == there
                assert [one.code for one in ahead.choices] == [one.code for one in asked.choices]
                assert len(every) == len(there) + (max(0, len(game.row) - 4) if kind == "turn" else 0)
                assert (ahead.kind, ahead.telling) == (asked.kind, asked.telling)
                compared[kind] += 1
            for kind in {"turn", "lay", "scribe", "event"} - set(kinds):
                assert PLANNER.decision(game, seat, kind) is None
    assert set(+compared) == {"turn", "lay", "scribe"}


FAR = {f"t.{place}" for place in range(REACH + 1, 10)}


def _without_vizier(decision: Decision) -> Decision:
    return replace(decision, choices=tuple(one for one in decision.choices if one.code != "c.vizier"))
