"""Effects of every game: a character or token without an effect is an error at once."""

import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from engine.effects.aim_types import UNAIMED, AtSeat
from engine.effects.base import Aimed, AimedActions, Plain, aim_of, complete
from engine.game import Code, IllegalAction, Seat

ENGINE = Path(__file__).parents[3] / "engine"


class Tool(Code):
    """Something to have entries for."""

    HAMMER = "hammer"
    SAW = "saw"
    FILE = "file"


def test_a_registry_names_the_members_without_an_entry():
    with pytest.raises(LookupError, match="Tool without an entry: SAW, FILE"):
        complete(Tool, {Tool.HAMMER: 1})


def test_a_complete_registry_is_what_it_was_made_of():
    entries = {tool: tool.code for tool in Tool}
    assert complete(Tool, entries) == entries


def test_what_is_no_character_can_be_named_but_never_aimed():
    """Playing it is refused later, with a reason of the game."""
    assert aim_of(None, []) is UNAIMED
    with pytest.raises(ValueError, match="1"):
        aim_of(None, ["1"])


AT_SEAT = tuple(AtSeat(seat) for seat in range(5000))


class Knock(Aimed):
    """Aims at as many seats as its state says."""

    kind = AtSeat

    def aims(self, state, seat):
        return AT_SEAT[:state]

    def read(self, parts):
        return AtSeat.read(parts)

    def act(self, state, seat, aim):
        return []


class Ring(Plain):
    """Asks for nothing."""

    foreign = Tool.SAW

    def act(self, state, seat):
        return None


@dataclass(frozen=True)
class Play:
    """An action that aims it."""

    aim: object

    @property
    def code(self):
        return "k" if self.aim == UNAIMED else f"k.{self.aim.code}"


def test_an_effect_that_asks_for_nothing_has_no_aims_and_refuses_all():
    """There is nothing to read, nothing to choose below it, and no other turn."""
    ring = Ring()
    assert (ring.aims(3, 0), ring.branches(3, 0, "k", []), ring.again) == ((), (), False)
    with pytest.raises(ValueError, match="1"):
        ring.read(["1"])
    ring.check(3, 0, UNAIMED)
    with pytest.raises(IllegalAction) as refused:
        ring.check(3, 0, AtSeat(1))
    assert refused.value.reason is Tool.SAW


@pytest.mark.parametrize(("effect", "aim"), [(Ring(), UNAIMED), (Knock(), AtSeat(0)), (Knock(), UNAIMED)])
def test_an_effect_with_no_details_is_written_as_whether_there_was_one(effect, aim):
    """The record needs nothing more of it."""
    assert effect.written(aim, True, []) == {"effect": True}
    assert effect.written(aim, False, []) == {"effect": False}


def test_an_aimed_effect_without_an_aim_does_nothing():
    """It is played all the same (S8, D14)."""
    assert (Knock().apply(0, 0, UNAIMED), Knock().apply(3, 0, AtSeat(1))) == (None, [])


def test_an_action_is_made_once_and_many_are_forgotten_again():
    actions = AimedActions(Knock(), Play, Seat(0))
    first, again = actions.now(3, 0), actions.now(3, 0)
    assert [action.code for action in first] == ["k.0", "k.1", "k.2"]
    assert all(one is other for one, other in zip(first, again, strict=True))
    assert [action.aim.seat for action in actions.now(5000, 0)] == list(range(5000))
    assert len(actions) < 2000


def test_an_aim_that_is_made_anew_never_gets_the_action_of_another():
    class Anew(Knock):
        def aims(self, state, seat):
            return [AtSeat(state + other) for other in range(3)]

    actions = AimedActions(Anew(), Play, Seat(0))
    for state in range(3000):
        assert [action.aim.seat for action in actions.now(state, 0)] == [state, state + 1, state + 2]


def test_an_effect_with_nothing_to_aim_at_is_one_choice_and_another_a_tree():
    actions = AimedActions(Knock(), Play, Seat(0))
    assert [action.code for action in actions.now(0, 0)] == ["k"]
    assert actions.choice(0, 0).action == Play(UNAIMED)
    tree = actions.choice(2, 0)
    assert (tree.code, tree.action) == ("k", None)
    assert [(leaf.code, leaf.label, leaf.action) for leaf in tree.choices] == [
        ("k.0", Seat(0), Play(AtSeat(0))),
        ("k.1", Seat(1), Play(AtSeat(1))),
    ]


NEW = {
    "a character of Sobek": ("sobek/cards.py", "class Power(Code):", "engine.sobek", "Power without an entry: OASIS"),
    "an event token": ("sobek/cards.py", "class Token(Code):", "engine.sobek", "Token without an entry: OASIS"),
    "a character of the duel": ("duel/tiles.py", "class Power(Code):", "engine.duel", "Power without an entry: OASIS"),
    "a pirogue": ("duel/tiles.py", "class Pirogue(Code):", "engine.duel", "Pirogue without an entry: OASIS"),
}


@pytest.mark.parametrize("what", NEW)
def test_a_new_member_without_an_effect_fails_at_import(what, tmp_path):
    file, head, module, reason = NEW[what]
    shutil.copytree(ENGINE, tmp_path / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    source = (tmp_path / "engine" / file).read_text(encoding="utf-8")
    before, found, after = source.partition(head)
    assert found
    docstring, blank, members = after.partition("\n\n")
    changed = f'{before}{head}{docstring}{blank}    OASIS = "oasis"\n{members}'
    (tmp_path / "engine" / file).write_text(changed, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", f"import {module}"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert reason in done.stderr
