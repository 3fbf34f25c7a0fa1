"""What the steps of the duel's first lesson say of themselves is so in the game they are taken from."""

from __future__ import annotations

from typing import TypeVar

from bot.games import GAMES
from bot.lessons import played, position, situation, step_terms
from bot.lessons.duel import LESSON
from engine import duel
from engine.duel.events import (
    AnkhTurned,
    CorruptionCleared,
    DebenDrawn,
    GameScored,
    PirogueUsed,
    SetSold,
    TileTaken,
)
from engine.duel.views import DuelView, SeatView
from engine.game import Event

E = TypeVar("E", bound=Event)

RULES, FACE = GAMES["duel"].rules, GAMES["duel"].face
STEPS = {step.code: step for step in LESSON.steps}


def view(code: str) -> DuelView:
    found = position(RULES, STEPS[code]).view(STEPS[code].seat)
    assert isinstance(found, DuelView)
    return found


def own(code: str) -> SeatView:
    return view(code).seats[STEPS[code].seat]


def after(code: str, move: str = "") -> DuelView:
    found = played(RULES, STEPS[code], move or STEPS[code].right)[0].view(STEPS[code].seat)
    assert isinstance(found, DuelView)
    return found


def happened(code: str, kind: type[E]) -> E:
    events = played(RULES, STEPS[code], STEPS[code].right)[1]
    return next(event for event in events if isinstance(event, kind))


def told(code: str) -> dict[str, object]:
    there = situation(RULES, STEPS[code])
    assert there is not None
    return dict(step_terms(FACE, there))


def test_the_first_tile_lies_in_the_centre() -> None:
    assert view("centre").ankh is None
    assert f"square-{happened('centre', TileTaken).square.code}" in STEPS["centre"].frames
    ankh = after("centre").ankh
    assert ankh is not None
    assert ankh.line == happened("centre", TileTaken).line


def test_the_nearest_tile_on_the_line_is_free() -> None:
    assert happened("line", TileTaken).passed == ()
    assert any(one.passed for one in view("line").takeable)


def test_what_is_passed_becomes_corruption() -> None:
    assert own("corruption").pile == ()
    assert len(happened("corruption", TileTaken).passed) == told("corruption")["count"] == 2


def test_the_tiles_are_called_by_what_tells_them_from_others() -> None:
    """Nothing else that could be taken there has the same name."""
    for code in ("centre", "line", "corruption", "mark", "deben", "end"):
        there = view(code)
        reach = [lying.tile for one in there.takeable if (lying := there.at(one.square))]
        assert reach.count(happened(code, TileTaken).tile) == 1


def test_the_mark_leaves_the_opponent_as_little_as_can_be() -> None:
    found = [len(after("mark", one.code).takeable) for one in takes("mark")]
    assert min(found) == len(after("mark").takeable) == told("mark")["takeable"] == 1


def test_one_character_lies_beside_the_ankh() -> None:
    there = view("hidden")
    hidden = [one for one in there.takeable if (lying := there.at(one.square)) and lying.tile is None]
    near = [one for one in hidden if not one.passed]
    assert [one.square.code for one in near] == [happened("hidden", TileTaken).square.code] == ["c1"]
    assert there.ankh is not None
    assert there.ankh.square.code == "b1"
    assert happened("hidden", TileTaken).line is None


def test_turned_so_the_opponent_finds_as_little_as_can_be() -> None:
    found = [len(after("turn", action.code).takeable) for action in position(RULES, STEPS["turn"]).legal(0)]
    assert min(found) == told("turn")["takeable"] == 2
    assert max(found) > 2
    assert told("turn")["line"] == happened("turn", AnkhTurned).line


def test_the_character_clears_all_corruption_that_there_is() -> None:
    assert own("character").pile == happened("character", CorruptionCleared).tiles
    assert len(own("character").pile or ()) == told("character")["count"] == 2


def test_the_tile_with_the_icon_is_free_and_can_be_traded() -> None:
    taken = happened("deben", TileTaken)
    assert taken.tile is not None
    assert taken.tile.deben
    assert taken.passed == ()
    assert view("trade").offered == taken.tile
    assert happened("trade", DebenDrawn).kept == told("trade")["deben"]


def test_all_tiles_of_the_good_are_sold() -> None:
    sales = [action for action in position(RULES, STEPS["sell"]).legal(0) if isinstance(action, duel.Sell)]
    sold = happened("sell", SetSold)
    assert {action.good for action in sales} == {told("sell")["good"]}
    assert len(sold.tiles) == max(len(action.tiles) for action in sales) == 6
    assert told("sell")["points"] == 6 * int(str(told("sell")["scarabs"]))


def test_the_pirogue_adds_scarabs_to_the_set() -> None:
    assert happened("pirogue", PirogueUsed).effect
    assert told("pirogue")["was"] == told("sell")["points"]
    assert int(str(told("pirogue")["points"])) > int(str(told("pirogue")["was"]))


def test_the_last_tile_ends_the_game_as_no_other_would() -> None:
    assert view("end").pile == 0
    assert [action.code for action in takes("end") if after("end", action.code).outcome] == [STEPS["end"].right]
    scored = happened("end", GameScored)
    mine, theirs = scored.seats
    assert scored.ended_by == 1
    assert mine.added > 0
    assert mine.corruption < theirs.corruption
    assert (told("end")["drawn"], told("end")["deben"]) == (len(mine.drawn), sum(mine.drawn))
    assert mine.points > theirs.points


def takes(code: str) -> list[duel.Take]:
    return [action for action in position(RULES, STEPS[code]).legal(0) if isinstance(action, duel.Take)]
