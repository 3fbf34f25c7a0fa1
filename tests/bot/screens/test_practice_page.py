"""Games to practise in, from the first move to the last: their page keeps the limits, explains, and tells no secret."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.app import App
from bot.games import GAMES
from bot.ids import PressId, Verb
from bot.screens.practice import Wish, explained, more_screen, practice_screen
from bot.tables import Exercise, Status
from bot.words import Words
from engine.game import walk
from tests.bot.screens.test_see import parts_of
from tests.e2e.test_leaks import cards_in, named_in, strings

ANA = 7
LANGUAGES = ("en", "fr", "de", "pl")
SIGN = "🌱"
A_TURN = 3


@pytest.fixture(autouse=True)
def words(app: App) -> None:
    """Speak the languages that there are."""
    object.__setattr__(app, "words", Words.load())


def said(parts: list[dict[str, Any]]) -> list[str]:
    """Return what a page explains."""
    return [line for part in parts for line in part.get("content", "").splitlines() if line.startswith(SIGN)]


def wishes(parts: list[dict[str, Any]]) -> set[str]:
    """Return what the buttons of a page ask for."""
    presses = [PressId.parse(part["custom_id"]) for part in parts if part.get("custom_id")]
    return {press.arg.split("/")[1] for press in presses if press is not None}


async def further(app: App, now: Exercise, chance: Random) -> Exercise:
    """Return a game after a move by chance, and what it was said with."""
    seen = now.table.seen_by(0)
    assert seen is not None
    code = chance.choice(seen.legal).code
    told = explained(app, now, "en")
    return await app.tables.practising.act(ANA, now.practice.game, now.practice.version, [code], told, ("Ana", "Bo"))


@pytest.mark.parametrize("kind", ["sobek", "duel"])
async def test_a_whole_game_is_shown_and_explained(app: App, kind: str) -> None:
    """Within the limits in every language; each thing is explained once, and three things a turn at most."""
    chance, practising = Random(4), app.tables.practising
    now = await practising.begin(ANA, kind, {}, ("Ana", "Bo"))
    explanations: list[str] = []
    moves = in_turn = 0
    while now.table.status is Status.RUNNING:
        seen = now.table.seen_by(0)
        assert seen is not None
        assert seen.decision is not None
        codes = explained(app, now, "en")
        assert len(codes) <= 1
        if moves % 4 == 0 or codes:
            parts = parts_of(await practice_screen(app, now, LANGUAGES[moves % 4]))
            assert len(said(parts)) == len(codes)
            presses = [PressId.parse(part["custom_id"]) for part in parts if part.get("custom_id")]
            assert {press.verb for press in presses if press is not None} == {Verb.PRACTICE}
        if moves % 8 == 0:
            for choice in walk(seen.decision.choices):
                if choice.action is None and not choice.public:
                    parts_of(await practice_screen(app, now, "de", branch=choice.code))
        explanations += codes
        in_turn += len(codes)
        assert in_turn <= A_TURN
        done = len(now.practice.moves)
        now = await further(app, now, chance)
        moves += 1
        if any(seat for seat, _ in now.practice.moves[done:]):
            in_turn = 0
    assert len(explanations) == len(set(explanations))
    assert {"turn", "set"} <= set(explanations)
    assert ("scored" in explanations) == (kind == "sobek")
    assert len(explanations) > 5
    texts = "\n".join(part.get("content", "") for part in parts_of(await practice_screen(app, now, "en")))
    assert "wins" in texts or "won" in texts or "share" in texts


async def test_who_wants_no_explanations_has_none(app: App) -> None:
    """Nothing counts as told meanwhile, and the button gives them back."""
    practising = app.tables.practising
    now = await practising.begin(ANA, "sobek", {}, ("Ana", "Bo"))
    assert len(said(parts_of(await practice_screen(app, now, "en")))) >= 1
    shown = parts_of(await practice_screen(app, now, "en"))
    assert Wish.QUIET in wishes(shown)
    now = await practising.explain(ANA, "sobek", now.practice.version, ("Ana", "Bo"), quiet=True)
    parts = parts_of(await practice_screen(app, now, "en"))
    assert said(parts) == []
    assert not wishes(parts) & {Wish.QUIET, Wish.EXPLAIN}
    assert Wish.EXPLAIN in wishes(parts_of(more_screen(now, app.speech(now.table, "en"))))
    now = await further(app, now, Random(1))
    assert now.practice.told == ()
    now = await practising.explain(ANA, "sobek", now.practice.version, ("Ana", "Bo"), quiet=False)
    assert len(said(parts_of(await practice_screen(app, now, "en")))) >= 1


async def test_no_card_is_named_that_its_reader_cannot_know(app: App) -> None:
    """Neither in words nor in alt texts, custom ids or options: only what his seat has seen up to now."""
    chance, rules = Random(9), GAMES["sobek"].rules
    now = await app.tables.practising.begin(ANA, "sobek", {}, ("Ana", "Bo"))
    found = 0
    for _ in range(25):
        if now.table.status is not Status.RUNNING:
            break
        practice = now.practice
        game = rules.new(2, practice.options, practice.seed)
        known = set(named_in(game.view(0)))
        for seat, code in practice.moves:
            for event in game.apply(seat, rules.parse(code)):
                known |= set(named_in(event.seen(0)))
            known |= set(named_in(game.view(0)))
        screen = await practice_screen(app, now, "en")
        for key, text in strings(list(screen.view.to_components())):
            for card in cards_in(key, text):
                found += 1
                assert card in known, f"{card} in {text[:100]}"
        assert all(practice.seed not in text for _, text in strings(list(screen.view.to_components())))
        assert practice.seed not in repr(now)
        now = await further(app, now, chance)
    assert found > 100
