"""Each game and variant has a ladder; an expansion counts as its game."""

from __future__ import annotations

from bot.domain.game_options import with_expansion, with_variant
from bot.domain.ladders import all_ladders, ladder_of
from bot.games import GAMES

RULES = {kind: game.rules for kind, game in GAMES.items()}


def test_there_is_a_ladder_for_each_game_and_each_variant() -> None:
    """The usual variant has that of the game."""
    assert all_ladders(RULES.values()) == ("sobek", "sobek-open", "duel")


def test_a_game_counts_on_the_ladder_of_its_variant() -> None:
    """Also where the usual variant was written down."""
    rules = RULES["sobek"]
    assert ladder_of(rules, {}) == "sobek"
    assert ladder_of(rules, with_variant(rules, {}, "open")) == "sobek-open"


def test_an_expansion_counts_as_its_game() -> None:
    """There are too few games of each for ladders of their own."""
    rules = RULES["duel"]
    assert ladder_of(rules, with_expansion(rules, {}, rules.expansions[0])) == "duel"
