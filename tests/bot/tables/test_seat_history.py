"""Players of one name are told apart by numbers, and nobody's number changes because a seat changes hands."""

from __future__ import annotations

import pytest

from bot.domain.computer_level import ComputerLevel
from bot.store import FormerRow
from bot.tables.seat_history import Player, SeatHistory

ALEX, OTHER, THIRD = 1001, 1002, 1003


def people(*names: str) -> SeatHistory:
    return SeatHistory(tuple(Player(seat, 1001 + seat, name) for seat, name in enumerate(names)))


def names(history: SeatHistory) -> list[str]:
    return [history.name_of(player) for player in history.players]


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        (("Alex", "Ben"), ["Alex", "Ben"]),
        (("Alex", "Alex"), ["Alex", "Alex (2)"]),
        (("Alex", "alex ", "ALEX"), ["Alex", "alex (2)", "ALEX (3)"]),
        (("Alex", "Ben", "Alex", "Ben"), ["Alex", "Ben", "Alex (2)", "Ben (2)"]),
        (("דנה", "דנה"), ["דנה", "דנה (2)"]),
        (("🐊", "🐊", "🦛"), ["🐊", "🐊 (2)", "🦛"]),
        (("\u200b", "\u2060"), ["\u200b", "? (2)"]),
        (("Alex", "Alex (2)", "Alex"), ["Alex", "Alex (2)", "Alex (3)"]),
        (("Alex", "Alex", "Alex (2)"), ["Alex", "Alex (3)", "Alex (2)"]),
    ],
)
def test_the_first_of_a_name_keeps_it_and_others_get_numbers(given: tuple[str, ...], shown: list[str]) -> None:
    assert names(people(*given)) == shown


def test_a_computer_leaves_the_bare_name_to_a_person() -> None:
    computer = Player(0, None, "Neferet", ComputerLevel.MERCHANT)
    history = SeatHistory((computer, Player(1, ALEX, "Neferet"), Player(2, None, "Djed", ComputerLevel.MASTER)))
    assert names(history) == ["Neferet (2)", "Neferet", "Djed"]


def test_erased_people_have_no_names_that_could_be_alike() -> None:
    history = SeatHistory((Player(0, None, ""), Player(1, None, ""), Player(2, ALEX, "Alex")))
    assert names(history) == ["", "", "Alex"]


def test_a_new_player_of_a_seat_gets_the_number_and_nobody_elses_name_changes() -> None:
    before = people("Ben", "Alex")
    assert names(before) == ["Ben", "Alex"]
    after = SeatHistory((Player(0, THIRD, "Alex"), before.players[1]), (FormerRow(0, until=7, user=ALEX, name="Ben"),))
    assert names(after) == ["Alex (2)", "Alex"]
    assert [after.name_of(one) for one in after.at(5)] == ["Ben", "Alex"]


def test_a_seat_is_handed_from_one_to_another_of_the_same_name() -> None:
    history = SeatHistory((Player(0, OTHER, "Alex"),), (FormerRow(0, until=7, user=ALEX, name="Alex"),))
    (handover,) = history.handovers(0)
    assert (history.name_of(handover.left), history.name_of(handover.came)) == ("Alex", "Alex (2)")


def test_a_player_who_comes_back_keeps_their_number() -> None:
    formers = (
        FormerRow(1, until=3, user=OTHER, name="alex"),
        FormerRow(1, until=7, user=None, name="Djed", level=ComputerLevel.MERCHANT),
    )
    history = SeatHistory((Player(0, ALEX, "Alex"), Player(1, OTHER, "Alex")), formers)
    assert names(history) == ["Alex", "Alex (2)"]
    assert [history.name_of(one) for one in history.at(2)] == ["Alex", "alex (2)"]


def test_users_without_a_seat_are_told_apart_from_players_and_from_each_other() -> None:
    assert people("Alex", "Ben").names_of_others([(7, "Alex"), (8, "Cleo"), (9, "ALEX")]) == [
        "Alex (2)",
        "Cleo",
        "ALEX (3)",
    ]
