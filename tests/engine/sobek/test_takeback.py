"""What cannot be taken back: an event says so exactly when something hidden came to light."""

from __future__ import annotations

from collections import Counter

from engine.effects.aim_types import AtBackOf, AtGood, AtPlace, AtSeat
from engine.sobek.actions import ChooseEvent, Give, PlayCharacter, PlaySet, SobekAction, Take
from engine.sobek.cards import FIRST_CHARACTER, Token
from engine.sobek.game import Sobek
from engine.sobek.state import Laying

from .positions import play, position
from .walks import steps, walk


def _came_to_light(before: Sobek, after: Sobek, seat: int, action: SobekAction) -> bool:
    """Whether an action showed anybody what was hidden, told from the two positions alone."""
    if len(after.deck) != len(before.deck) or after.round != before.round or after.outcome is not None:
        return True
    if isinstance(after.pending, Laying) and not isinstance(before.pending, Laying):
        return True
    match action:
        case Take():
            return any(kind >= FIRST_CHARACTER for kind in before.row[: action.place])
        case PlaySet():
            return bool(before.tokens)
        case Give():
            return after.pending is None
        case ChooseEvent():
            return action.token in (Token.EMBALMING, Token.DECEIT) and bool(before.piles[seat])
        case PlayCharacter():
            if isinstance(action.aim, AtPlace):
                return before.row[action.aim.place - 1] >= FIRST_CHARACTER
            return isinstance(action.aim, AtGood | AtBackOf | AtSeat)
    return False


def test_an_action_reveals_exactly_when_something_hidden_came_to_light():
    counts: Counter[tuple[str, bool]] = Counter()
    for number in range(240):
        game, random, lean = walk(number)
        before = game.copy()
        for seat, action, events in steps(game, random, lean):
            reveals = any(event.reveals for event in events)
            assert reveals == _came_to_light(before, game, seat, action), (action.code, events)
            counts[type(action).__name__, reveals] += 1
            before = game.copy()
    for both in ("Take", "PlayCharacter", "PlaySet", "ChooseEvent", "Give"):
        assert counts[both, True]
        assert counts[both, False]


def test_taking_a_goods_card_over_goods_can_be_taken_back():
    assert not any(event.reveals for event in play(position(row="fish1 wheat0 queen"), 0, "t.2"))


def test_taking_or_skipping_a_face_down_character_cannot():
    assert any(event.reveals for event in play(position(row="queen fish1 wheat0"), 0, "t.1"))
    assert any(event.reveals for event in play(position(row="queen fish1 wheat0"), 0, "t.2"))


def test_the_last_seat_to_choose_for_the_scribe_reveals_what_all_chose():
    seven = "fish1 fish1 fish1 fish1 wheat0 wheat0 wheat0"
    game = position(hands=["scribe-fish", seven, seven])
    play(game, 0, "c.scribe-fish")
    assert not any(event.reveals for event in play(game, 1, "g.fish1"))
    assert any(event.reveals for event in play(game, 2, "g.wheat0"))
