"""Whole random games of Sobek: 2 Players are told to every viewer without a missing word or a secret, and fit."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

from bot.i18n.messages import BoundSpeech, Words
from bot.screens.choices.labels import branch_label
from engine.duel.game import Duel
from engine.duel.tiles import BACK_OF, TILES
from engine.game import Event, walk
from render.duel.sentences import ask, explain, scores, status, tell, text_board
from tests.depth import games
from tests.seated import seated

NAMES = ("B_o_b **x**", "W" * 32)
NOTHING: Mapping[str, str] = {}


TREASURES = {"expansion": "treasures"}


def steps(seed: str, options: Mapping[str, str] = NOTHING) -> Iterator[tuple[Duel, tuple[Event, ...]]]:
    """Play a random game and yield it after each action, with what happened."""
    chance = random.Random(seed)
    game = Duel.new(2, options, seed)
    while game.waiting:
        (seat,) = game.waiting
        legal = game.legal(seat)
        # Taking is the most common action by far; the others are preferred so that all of them come up.
        rare = [action for action in legal if not action.code.startswith("t")]
        yield game, game.apply(seat, chance.choice(rare if rare and chance.random() < 0.6 else legal))


def check_questions(game: Duel, speech: BoundSpeech) -> None:
    for seat in game.waiting:
        decision = game.decision(seat)
        assert decision is not None
        assert 0 < len(ask(decision, game.view(seat), speech)) <= 1500
        for choice in walk(decision.choices):
            assert 0 < len(branch_label(choice, speech, number=35)) <= 34
            assert explain(choice.label, speech) != ""
            for item in choice.gather.items if choice.gather is not None else ():
                assert len(speech.name(item)) <= 80


def check_boards(game: Duel, speech: BoundSpeech) -> None:
    for viewer in (None, 0, 1):
        view = game.view(viewer)
        assert "\n" not in status(view, speech)
        assert len(text_board(view, speech)) <= 3500
        assert len(scores(view, speech)) <= 3500


@pytest.mark.parametrize(("options", "several"), [(NOTHING, 22), (TREASURES, 25)], ids=["alone", "treasures"])
@games(12, 40)
def test_random_games_are_told_from_beginning_to_end(
    words: Words, caplog: pytest.LogCaptureFixture, options: Mapping[str, str], several: int, numbers: range
) -> None:
    """All kinds of events happen in them, those of the expansion with it."""
    speech = words.speech("en", "duel", seated(*NAMES), markdown=True)
    kinds: Counter[str] = Counter()
    for number in numbers:
        for step, (game, happened) in enumerate(steps(str(number), options)):
            for event in happened:
                kinds[event.code] += 1
                for viewer in (None, 0, 1):
                    told = tell(event.seen(viewer), speech)
                    assert told != ""
                    assert len(told or "") <= 1500
            check_questions(game, speech)
            if step % 8 == 0 or not game.waiting:
                check_boards(game, speech)
    assert not caplog.records
    assert len(kinds) == several


def test_the_public_text_is_the_same_whatever_is_hidden(words: Words) -> None:
    """Hands, corruption and deben are swapped for others that look alike: nobody at the table reads a difference."""
    speech = words.speech("en", "duel", seated(*NAMES))
    for number in range(4):
        for game, _ in steps(f"secret-{number}"):
            if not game.waiting:
                continue
            other = game.copy()
            for seat in range(2):
                other.hands[seat] = sorted(_same_back(kind) for kind in other.hands[seat])
                other.piles[seat] = [_same_back(kind) for kind in other.piles[seat]]
                other.deben[seat] = [3] * len(other.deben[seat])
            for told in (text_board, status, scores):
                assert told(other.view(None), speech) == told(game.view(None), speech)


def test_p5_the_public_text_is_the_same_whatever_royal_corruption_is_worth(words: Words) -> None:
    """Its values are changed for others: nobody at the table reads a difference before the end."""
    speech, changed = words.speech("en", "duel", seated(*NAMES)), 0
    for number in range(4):
        for game, _ in steps(f"royal-{number}", TREASURES):
            other = game.copy()
            if not game.waiting or other.treasures is None:
                continue
            for held in other.treasures.held:
                held[:] = [7 - value for value in held]
                changed += len(held)
            for told in (text_board, status, scores):
                assert told(other.view(None), speech) == told(game.view(None), speech)
                assert told(other.view(0), speech).count("**Your royal") == (told is text_board)
    assert changed > 20


def _same_back(kind: int) -> int:
    """Return the next kind with the same back, round the circle."""
    alike = [other for other in range(len(TILES)) if BACK_OF[other] == BACK_OF[kind]]
    return alike[(alike.index(kind) + 1) % len(alike)]
