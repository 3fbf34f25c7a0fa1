"""Plans in random games: what they come to is what was meant, and where they come to nothing it is true why."""

from collections import Counter
from dataclasses import replace
from random import Random

from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.duel.actions import TakeAt
from engine.duel.game import Duel
from engine.duel.market import SQUARES
from engine.duel.state import EMPTY, OFF, UNTURNED
from engine.effects.scribe import Reducing
from engine.game import Choice
from engine.planning.contract import Void
from tests.depth import first_of, games
from tests.engine.duel.plans import PLANNER, live
from tests.engine.duel.walks import LEANINGS, options, steps, walk
from tests.engine.planning.picking import leaves


@first_of("count", [45, 90])
def test_a_plan_does_what_was_meant_or_says_why_not(count):
    seen: Counter[str] = Counter()
    for number in range(count):
        game, random, lean = walk(number)
        live(game, random, lean, seen)
    wanted = {why.value for why in Void} | {
        "under another number",
        "turn Take",
        "turn Sell",
        "turn PlayCharacter",
        "turn Fill",
    }
    wanted |= {"scribe Give", "scribe of 2"}
    assert not wanted - set(+seen)


@given(st.integers(0, 2**32), st.sampled_from(LEANINGS))
@example(30972, {"c": 0.05, "s": 0.3, "t": 6, "f": 6}).via("a seat that could do nothing on its next turn")
@settings(max_examples=12, deadline=None)
def test_whoever_plays_and_plans_however(seed, lean):
    live(Duel.new(2, options(seed), str(seed)), Random(seed), lean, Counter())


@games(10, 20)
def test_what_may_be_decided_in_advance_is_what_would_be_asked_now(numbers):
    """All tiles by their squares come on top, and while the Ankh has no line nothing else can be taken."""
    compared: Counter[str] = Counter()
    for number in numbers:
        game, random, lean = walk(number)
        for _ in steps(game, random, lean):
            kinds = [PLANNER.kinds(game.view(seat)) for seat in range(2)]
            for seat in range(2):
                for kind in kinds[seat]:
                    compared[kind] += 1
                    ahead = PLANNER.decision(game, seat, kind)
                    assert ahead is not None
                    asked = game.copy()
                    asked.turn, asked.again, asked.finger, asked.pending = seat, False, OFF, None
                    if kind == "scribe":
                        asked.pending = Reducing(1 - seat, (seat,), [[], []])
                        assert ahead == asked.decision(seat)
                        continue
                    every = leaves(ahead)
                    everywhere = [one for one in every if isinstance(one.action, TakeAt)]
                    rest = [one for one in every if one not in everywhere]
                    squares = {square.code for square in SQUARES if game.market[square.index] != EMPTY}
                    assert {one.code for one in everywhere} == {f"t.{square}" for square in squares}
                    if UNTURNED in (asked.ankh, asked.line):
                        compared["without a line"] += 1
                        assert all(one.code[0] in "cs" for one in rest)
                        continue
                    real = asked.decision(seat)
                    assert real is not None
                    assert rest == [replace(one, public=False) for one in leaves(real)]
                    assert ahead.telling == real.telling
            for kind in {"turn", "scribe", "deben"} - set(kinds[0]):
                assert PLANNER.decision(game, 0, kind) is None
    assert set(+compared) == {"turn", "scribe", "without a line"}


def test_no_two_branches_of_a_decision_in_advance_share_a_code():
    for number in range(10):
        game, random, lean = walk(number)
        for _ in steps(game, random, lean):
            for seat in range(2):
                decision = PLANNER.decision(game, seat, "turn")
                codes = _all_codes(decision.choices) if decision is not None else []
                assert len(codes) == len(set(codes))
                assert all(len(code) <= 40 for code in codes)


def _all_codes(choices: tuple[Choice, ...]) -> list[str]:
    codes = []
    for choice in choices:
        assert all(below.code.startswith(choice.code) for below in choice.choices)
        codes += [choice.code, *_all_codes(choice.choices)]
    return codes
