"""Games that are shown to newcomers are played through the real rules, and told in three sentences."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.games import GAMES
from bot.i18n.messages import Words
from bot.sample_games import SAMPLES
from bot.screens.game_intro import game_card_screen
from bot.services.films import make_sample
from bot.tables.game.turn_boundaries import round_end_index
from engine.replay import replay
from tests.depth import first_of

WORDS = Words.load()


async def draw(work: Any, *values: Any) -> Any:
    return work(*values)


def app() -> Any:
    return cast(Any, SimpleNamespace(words=WORDS, games=GAMES, draw=draw))


@pytest.mark.parametrize("kind", SAMPLES)
def test_a_sample_is_played_by_the_rules_of_today_and_its_film_ends_with_a_scoring(kind: str) -> None:
    """A change of the rules that it does not survive shows here."""
    sample, rules = SAMPLES[kind], GAMES[kind].rules
    scene = sample.scene
    assert len(scene.moves) == max(sample.filmed, sample.pictured)
    last = replay(rules, scene.seats, scene.options, scene.seed, scene.moves[: sample.filmed - 1])
    seat, code = scene.moves[sample.filmed - 1]
    assert round_end_index(last.apply(seat, rules.parse(code))) is not None
    replay(rules, scene.seats, scene.options, scene.seed, scene.moves)


@pytest.mark.deep
@first_of("kind", sorted(SAMPLES))
def test_its_film_has_a_frame_for_all_that_is_told(kind: str) -> None:
    """It is small enough for every server: Discord takes 10 MiB."""
    film = make_sample(app(), kind, SAMPLES[kind], "fr")
    assert SAMPLES[kind].filmed <= film.frames <= SAMPLES[kind].filmed + 5
    assert len(film.data) < 3 * 2**20


@pytest.mark.parametrize("language", WORDS.languages)
@pytest.mark.parametrize("kind", SAMPLES)
async def test_the_card_says_what_a_game_is_in_three_sentences_and_a_picture(kind: str, language: str) -> None:
    """Each in a line of its own; the picture's alt text tells what is on it."""
    text = WORDS.speech(language, kind).say(f"{kind}-about")
    lines = text.splitlines()
    assert len(lines) == 3
    assert all(len(re.findall(r"[.!?](?=\s|$)", line)) == 1 and line.endswith(".") for line in lines)
    screen = await game_card_screen(app(), kind, language)
    ((name, data),) = ((file.filename, file.fp.read()) for file in screen.attachments())
    assert name == "about.png"
    assert 20_000 < len(data) <= 75_000
