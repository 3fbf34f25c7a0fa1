"""What the steps of Sobek's first lesson say of themselves is so in the game they are taken from."""

from __future__ import annotations

from typing import TypeVar

from bot.games import GAMES
from bot.lessons import Step, played, position, situation, step_terms
from bot.lessons.sobek import LESSON
from engine import sobek
from engine.game import Event
from engine.sobek.cards import Back
from engine.sobek.events import CardTaken, EventChosen, PileCleared, RoundEnded, RoundScored, SetPlayed
from engine.sobek.views import SeatView, SobekView

E = TypeVar("E", bound=Event)

RULES, FACE = GAMES["sobek"].rules, GAMES["sobek"].face
STEPS = {step.code: step for step in LESSON.steps}


def view(code: str) -> SobekView:
    found = position(RULES, STEPS[code]).view(STEPS[code].seat)
    assert isinstance(found, SobekView)
    return found


def own(code: str) -> SeatView:
    return view(code).seats[STEPS[code].seat]


def happened(code: str, kind: type[E], move: str = "") -> E:
    step: Step = STEPS[code]
    events = played(RULES, step, move or step.right)[1]
    return next(event for event in events if isinstance(event, kind))


def told(code: str) -> dict[str, object]:
    there = situation(RULES, STEPS[code])
    assert there is not None
    return dict(step_terms(FACE, there))


def test_the_first_card_is_free() -> None:
    assert STEPS["free"].right == "t.1"
    assert happened("free", CardTaken).skipped == ()
    assert view("free").row[0] == told("free")["card"]


def test_the_third_card_costs_the_two_before_it() -> None:
    taken = happened("corruption", CardTaken)
    assert (taken.place, len(taken.skipped)) == (3, 2)
    assert (told("corruption")["place"], told("corruption")["count"]) == (3, 2)
    assert view("corruption").row[2] == told("corruption")["card"]


def test_the_first_card_lies_face_down() -> None:
    assert STEPS["hidden"].right == "t.1"
    assert view("hidden").row[0] is None
    assert happened("hidden", CardTaken).back is Back.ORANGE


def test_the_character_clears_all_corruption_that_there_is() -> None:
    assert own("character").pile == happened("character", PileCleared).cards
    assert len(own("character").pile or ()) == told("character")["count"] == 2
    assert STEPS["character"].right == "c.priest.wheat"


def test_all_cards_of_the_good_are_played() -> None:
    """So there is one set to play, and it has everything that could be in it."""
    hand, cards = own("set").hand or (), happened("set", SetPlayed).cards
    assert {action.good for action in sobek_sets("set")} == {told("set")["good"]}
    assert sorted(cards, key=str) == sorted((card for card in hand if card.good == told("set")["good"]), key=str)
    assert told("set")["total"] == 4
    assert told("set")["points"] == 4 * int(str(told("set")["scarabs"]))


def test_the_token_adds_scarabs_to_the_set() -> None:
    assert happened("event", EventChosen).effect
    assert told("event")["was"] == told("set")["points"]
    assert told("event")["points"] == 2 * int(str(told("event")["was"]))


def test_cards_without_a_scarab_are_worth_adding() -> None:
    joined = happened("extend", SetPlayed)
    assert joined.joined
    assert sum(card.scarabs for card in joined.cards) == 0
    assert max(len(action.cards) for action in sobek_sets("extend") if action.onto != "new") == len(joined.cards)
    assert told("extend")["was"] == told("event")["points"]
    assert int(str(told("extend")["points"])) > int(str(told("extend")["was"]))


def test_the_last_card_ends_the_round() -> None:
    assert len(view("end").row) == 1
    assert view("end").deck == 0
    assert happened("end", RoundEnded).seat == STEPS["end"].seat


def test_a_set_laid_at_the_end_counts_its_scarabs_alone() -> None:
    assert view("lay").asked == view("penalty").asked == "lay"
    assert told("lay")["count"] == 4
    assert told("lay")["instead"] == 4 * int(str(told("lay")["points"]))


def test_what_is_laid_decides_who_is_corrupt() -> None:
    """A player who lays no more is the most corrupt, as the words say."""
    seat = STEPS["penalty"].seat
    laid, kept = happened("penalty", RoundScored), happened("penalty", RoundScored, "d")
    assert [one.corrupt for one in laid.seats] == [one != seat for one in range(2)]
    assert [one.corrupt for one in kept.seats] == [one == seat for one in range(2)]
    other = laid.seats[1 - seat]
    assert (told("penalty")["reached"], told("penalty")["left"]) == (other.reached, other.after)
    assert told("penalty")["steps"] == other.steps == other.points // 10 > 1


def sobek_sets(code: str) -> list[sobek.PlaySet]:
    game = position(RULES, STEPS[code])
    return [action for action in game.legal(STEPS[code].seat) if isinstance(action, sobek.PlaySet)]
