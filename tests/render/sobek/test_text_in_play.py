"""Whole random games are told to every viewer without a missing word, within Discord's lengths, and with no secret."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from bot.i18n.messages import BoundSpeech, Words
from engine.game import Choice, Event
from engine.sobek.game import Sobek
from render.sobek.sentences import ask, explain, scores, status, tell, text_board
from tests.seated import seated

NAMES = ("Anna", "B_o_b", "Cleo **x**", "W" * 32)


@pytest.fixture(scope="module")
def words() -> Words:
    return Words.load()


def steps(seats: int, seed: str) -> Iterator[tuple[Sobek, tuple[Event, ...]]]:
    """Play a random game and yield it after each action, with what happened."""
    chance = random.Random(seed)
    game = Sobek.new(seats, {}, seed)
    while game.waiting:
        seat = chance.choice(game.waiting)
        legal = game.legal(seat)
        # Taking is the most common action by far; the others are preferred so that all of them come up.
        rare = [action for action in legal if not action.code.startswith("t")]
        yield game, game.apply(seat, chance.choice(rare if rare and chance.random() < 0.7 else legal))


def labels(choices: tuple[Choice, ...]) -> Iterator[Choice]:
    for choice in choices:
        yield choice
        yield from labels(choice.choices)


def check_questions(game: Sobek, speech: BoundSpeech) -> None:
    for seat in game.waiting:
        decision = game.decision(seat)
        assert decision is not None
        assert 0 < len(ask(decision, game.view(seat), speech)) <= 1500
        for choice in labels(decision.choices):
            assert 0 < len(speech.name(choice.label)) <= 80
            assert explain(choice.label, speech) != ""


def check_boards(game: Sobek, speech: BoundSpeech) -> None:
    for viewer in (None, *range(game.seats)):
        view = game.view(viewer)
        assert "\n" not in status(view, speech)
        assert len(text_board(view, speech)) <= 3500
        assert len(scores(view, speech)) <= 3500


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_are_told_from_beginning_to_end(
    seats: int, words: Words, caplog: pytest.LogCaptureFixture
) -> None:
    speech = words.speech("en", "sobek", seated(*NAMES[:seats]), markdown=True)
    kinds: Counter[str] = Counter()
    for number in range(6):
        for step, (game, happened) in enumerate(steps(seats, f"{seats}-{number}")):
            for event in happened:
                kinds[event.code] += 1
                for viewer in (None, *range(seats)):
                    told = tell(event.seen(viewer), speech)
                    assert told != ""
                    assert len(told or "") <= 1500
            check_questions(game, speech)
            if step % 8 == 0 or not game.waiting:
                check_boards(game, speech)
    assert not caplog.records
    assert len(kinds) >= 20


def test_the_public_text_is_the_same_whatever_is_hidden(words: Words) -> None:
    """Hands and piles are swapped for others with the same backs: nobody at the table can read a difference."""
    speech = words.speech("en", "sobek", seated(*NAMES[:3]))
    for game, _ in steps(3, "secret"):
        before = text_board(game.view(None), speech), status(game.view(None), speech)
        other = game.copy()
        for seat in range(3):
            other.piles[seat] = other.piles[seat] + [0]
            other.hands[seat] = sorted(_same_back(kind) for kind in other.hands[seat])
        assert (text_board(other.view(None), speech), status(other.view(None), speech)) == before


def _same_back(kind: int) -> int:
    """Return the next kind of the three backs' own: green and beige goods, amulet, characters."""
    if kind >= 19:
        return 19 + (kind - 18) % 9
    return kind if kind == 18 else (kind + 3) % 18
