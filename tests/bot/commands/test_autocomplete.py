"""Which game's rules a topic is of, where a table tells the game and where none does."""

from __future__ import annotations

import pytest

from bot.commands.autocomplete import read_topic
from bot.games import GAMES, USUAL
from bot.interactions.errors import Refused


@pytest.mark.parametrize(
    ("kind", "text", "found"),
    [
        ("duel", "", ("duel", "")),
        ("duel", "ankh", ("duel", "ankh")),
        ("duel", "sobek.priest", ("sobek", "priest")),
        ("sobek", "ankh", ("duel", "ankh")),
        (None, "duel.ankh", ("duel", "ankh")),
        (None, "ankh", ("duel", "ankh")),
        (None, "take", (USUAL, "take")),
        (None, "duel.take", ("duel", "take")),
    ],
)
def test_a_topic_is_the_tables_or_of_the_game_that_is_named_or_has_it(
    kind: str | None, text: str, found: tuple[str, str]
) -> None:
    """A topic that several games have, typed without a game, is the table's, or else the usual game's."""
    assert read_topic(GAMES, kind, text) == found


@pytest.mark.parametrize(
    ("kind", "text"), [("duel", "priests"), (None, "chess"), (None, "chess.take"), ("sobek", "duel.delivery")]
)
def test_a_topic_that_there_is_not_is_refused(kind: str | None, text: str) -> None:
    """Also one that the game that is named has not."""
    with pytest.raises(Refused, match="error-no-topic"):
        read_topic(GAMES, kind, text)
