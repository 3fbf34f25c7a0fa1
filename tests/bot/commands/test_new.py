"""The command that opens a table follows the games that there are: how many can sit, and how many can be invited."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from discord import app_commands

from bot.commands.new import new_table, seats_to_choose
from bot.games import GAMES, Playable
from bot.i18n.messages import Words, words_folder
from bot.services.open_table import TableRequest, named_variant
from tests.shells import LOCALE, WITH_SHELLS

WORDS = Words.load(words_folder(), LOCALE)


def command(
    games: dict[str, Playable], wanted: list[TableRequest] | None = None
) -> app_commands.Command[Any, Any, Any]:
    """Return the command for some games; what is chosen is put into a list."""

    async def opening(_: Any, chosen: TableRequest) -> None:
        assert wanted is not None
        wanted.append(chosen)

    return app_commands.Command(name="new", description="x", callback=new_table(WORDS, games, opening))


@pytest.mark.parametrize(
    ("games", "seats", "guests"),
    [
        (dict(GAMES), [2, 3, 4], 3),
        (WITH_SHELLS, [2, 3, 4, 5], 4),
        ({"duel": GAMES["duel"]}, [2], 1),
        ({"shells": WITH_SHELLS["shells"]}, [3, 5], 4),
    ],
)
def test_seats_are_those_of_all_games_and_guests_fill_the_largest(
    games: dict[str, Playable], seats: list[int], guests: int
) -> None:
    """Nothing between them that no game has."""
    options = {option.name: option for option in command(games).parameters}
    assert [choice.value for choice in options["seats"].choices] == seats_to_choose(games) == seats
    assert [choice.value for choice in options["game"].choices] == list(games)
    invited = {name: str(option.display_name) for name, option in options.items() if name.startswith("invite")}
    assert list(invited) == list(invited.values()) == [f"invite{number}" for number in range(1, guests + 1)]
    assert len(options) <= 25
    assert not any(option.required for option in options.values())


async def test_what_is_left_out_is_none_and_the_people_are_in_their_order() -> None:
    """An option between them may be empty."""
    wanted: list[TableRequest] = []
    new = command(WITH_SHELLS, wanted)
    people = {f"invite{number}": Person(number) for number in (1, 4)}
    await new.callback(None, **dict.fromkeys(p.name for p in new.parameters) | {"seats": 5, **people})  # type: ignore[call-arg, arg-type]
    (chosen,) = wanted
    assert (chosen.game, chosen.seats, chosen.variant, chosen.pace, chosen.thread) == (None, 5, None, None, None)
    assert [one.user for one in chosen.people] == [1, 4]


def test_a_variant_that_two_games_have_is_offered_for_each_with_the_title_of_its_game() -> None:
    """And is read back with its game; one that a single game has needs no game to be said."""
    shells = WITH_SHELLS["shells"]
    games = {**GAMES, "shells": replace(shells, rules=replace(shells.rules, variants=("calm", "open")))}
    options = {option.name: option for option in command(games).parameters}
    offered = {choice.value: str(choice.name) for choice in options["variant"].choices}
    assert set(offered) == {"hidden", "sobek.open", "calm", "shells.open"}
    assert offered["sobek.open"] == f"Sobek: {WORDS.text('en', 'sobek-variant-open')}"
    assert offered["shells.open"].startswith("Shells: ")
    assert [named_variant(games, text) for text in ("hidden", "open", "shells.open", "duel.open")] == [
        ("sobek", "hidden"),
        (None, "open"),
        ("shells", "open"),
        ("duel", "open"),
    ]


class Person:
    """As much of a user as an invitation takes."""

    bot = False

    def __init__(self, number: int) -> None:
        self.id, self.display_name = number, f"p{number}"
