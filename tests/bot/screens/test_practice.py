"""Games to practise in, from the first move to the last: their page keeps the limits, explains, and tells no secret."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.app_context import App
from bot.games import GAMES
from bot.i18n.messages import Words
from bot.interactions.custom_id import PressId, Verb
from bot.screens.choices.labels import effect_help
from bot.screens.practice import SCORING, PracticeAction, explained_codes, practice_more_screen, practice_screen
from bot.tables import PracticeGame, Status
from engine.game import Role, role_of, walk
from tests.bot.screens.pages import parts_of
from tests.depth import first_of
from tests.e2e.harness import SELECT
from tests.e2e.named_cards import cards_in, named_in, strings

ANA = 7
LANGUAGES = ("en", "fr", "de", "pl")
SIGN = "🌱"
A_TURN = 3
SHOWN = 3
"""So many pages with characters are looked at."""


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


def kind_of(now: PracticeGame) -> str:
    """Return what is asked in a game, nothing where it is over."""
    seen = now.table.seen_by(0)
    assert seen is not None
    return "" if seen.decision is None else seen.decision.kind


async def further(app: App, now: PracticeGame, chance: Random) -> PracticeGame:
    """Return a game after a move by chance, and what it was said with."""
    seen = now.table.seen_by(0)
    assert seen is not None
    code = chance.choice(seen.legal).code
    told = explained_codes(app, now, "en")
    return await app.tables.practice_games.act(
        ANA, now.practice.game, now.practice.version, [code], told, ("Ana", "Bo")
    )


@first_of("kind", ["sobek", "duel"])
async def test_a_whole_game_is_shown_and_explained(app: App, kind: str) -> None:
    """Within the limits in every language; each thing is explained once, and three things a turn at most."""
    chance, practising = Random(4), app.tables.practice_games
    now = await practising.begin(ANA, kind, {}, ("Ana", "Bo"))
    explanations: list[str] = []
    moves = in_turn = 0
    while now.table.status is Status.RUNNING:
        seen = now.table.seen_by(0)
        assert seen is not None
        assert seen.decision is not None
        codes = explained_codes(app, now, "en")
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


@pytest.mark.parametrize("kind", ["sobek", "duel"])
async def test_a_turn_has_its_buttons_alone(app: App, kind: str) -> None:
    """However many characters are held, the page stays low: what each does is told where it is opened."""
    chance, shown = Random(2), 0
    now = await app.tables.practice_games.begin(ANA, kind, {}, ("Ana", "Bo"))
    while shown < SHOWN:
        if now.table.status is not Status.RUNNING:
            now = await app.tables.practice_games.begin(ANA, kind, {}, ("Ana", "Bo"))
        seen = now.table.seen_by(0)
        assert seen is not None
        assert seen.decision is not None
        turn = seen.decision.choices if seen.decision.turn else ()
        held = [choice for choice in turn if role_of(choice) is Role.CHARACTER]
        if held:
            shown += 1
            parts = parts_of(await practice_screen(app, now, "en"))
            assert all(part["type"] != SELECT for part in parts)
            lines = [line for part in parts for line in part.get("content", "").splitlines()]
            for choice in held:
                power = effect_help(app, app.speech(now.table, "en"), choice.label)
                assert power is not None
                assert [line for line in lines if power in line and not line.startswith(SIGN)] == []
                opened = parts_of(await practice_screen(app, now, "en", branch=choice.code))
                assert any(power in part.get("content", "") for part in opened)
        now = await further(app, now, chance)


async def test_a_scored_round_is_shown_once(app: App) -> None:
    """A player who goes on to the next choice, or takes the first card, has read it: the game has its room again."""
    chance, shown = Random(3), 0
    now = await app.tables.practice_games.begin(ANA, "sobek", {}, ("Ana", "Bo"))
    while shown < SHOWN:
        if now.table.status is not Status.RUNNING:
            now = await app.tables.practice_games.begin(ANA, "sobek", {}, ("Ana", "Bo"))
        laid, now = kind_of(now) == "lay", await further(app, now, chance)
        if laid and kind_of(now) not in ("", "lay"):
            shown += 1
            assert SCORING in dict((await practice_screen(app, now, "en")).files)
            now = await further(app, now, chance)
            assert SCORING not in dict((await practice_screen(app, now, "en")).files)


async def test_who_wants_no_explanations_has_none(app: App) -> None:
    """Nothing counts as told meanwhile, and the button gives them back."""
    practising = app.tables.practice_games
    now = await practising.begin(ANA, "sobek", {}, ("Ana", "Bo"))
    assert len(said(parts_of(await practice_screen(app, now, "en")))) >= 1
    shown = parts_of(await practice_screen(app, now, "en"))
    assert PracticeAction.QUIET in wishes(shown)
    now = await practising.explain(ANA, "sobek", now.practice.version, ("Ana", "Bo"), quiet=True)
    parts = parts_of(await practice_screen(app, now, "en"))
    assert said(parts) == []
    assert not wishes(parts) & {PracticeAction.QUIET, PracticeAction.EXPLAIN}
    assert PracticeAction.EXPLAIN in wishes(parts_of(practice_more_screen(now, app.speech(now.table, "en"))))
    now = await further(app, now, Random(1))
    assert now.practice.explained == ()
    now = await practising.explain(ANA, "sobek", now.practice.version, ("Ana", "Bo"), quiet=False)
    assert len(said(parts_of(await practice_screen(app, now, "en")))) >= 1


async def test_no_card_is_named_that_its_reader_cannot_know(app: App) -> None:
    """Neither in words nor in alt texts, custom ids or options: only what the player's seat has seen up to now."""
    chance, rules = Random(9), GAMES["sobek"].rules
    now = await app.tables.practice_games.begin(ANA, "sobek", {}, ("Ana", "Bo"))
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
