"""Rows beside a table: which field of a value stands in which column is written down, not taken from its name."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest
from sqlalchemy import Column, Table

from bot import store
from bot.store.child_rows import COLUMNS, columns_of
from bot.store.personal_data import FACTS, TableFacts
from bot.store.practice import COLUMNS as PRACTICE
from bot.store.practice import Practice
from bot.store.result_rows import Placing
from bot.store.results import PLACING
from bot.store.rows import Guest, GuestKind, Motion, MotionKind, PlanRow, Spectator
from bot.store.schema import guests, motions, placings, plans, practices, watches

BESIDE = {Guest: guests, Motion: motions, PlanRow: plans, Spectator: watches}
BY_FIELD_NAMES = re.compile(r"\b(?:fields|asdict|astuple)\(|__dataclass_fields__")


def test_no_file_of_the_store_takes_names_or_order_of_fields_for_what_is_stored() -> None:
    files = sorted(Path(store.__file__).parent.glob("*.py"))
    found = [file.name for file in files if BY_FIELD_NAMES.search(file.read_text())]
    assert not found


@pytest.mark.parametrize(
    ("value", "table", "columns", "kept_apart"),
    [
        *((value, table, COLUMNS[value], {"game"}) for value, table in BESIDE.items()),
        (Practice, practices, PRACTICE, {"user"}),
        (Placing, placings, PLACING, {"game"}),
    ],
    ids=lambda each: getattr(each, "__name__", ""),
)
def test_every_field_has_a_column_and_every_column_a_field(
    value: type, table: Table, columns: dict[str, Column[object]], kept_apart: set[str]
) -> None:
    assert tuple(columns) == tuple(field.name for field in fields(value))
    assert {column.key for column in columns.values()} == {column.key for column in table.columns} - kept_apart
    assert all(column.table is table for column in columns.values())


def test_what_anybody_may_know_of_a_table_has_its_columns() -> None:
    """Its secret and its seed are not even asked for."""
    found_out = {"hosted", "agreed", "unrated"}
    assert set(FACTS) == {field.name for field in fields(TableFacts)} - found_out
    assert not {column.key for column in FACTS.values()} & {"secret", "seed", "salts", "words"}


def test_a_value_becomes_the_columns_that_it_always_had() -> None:
    """With numbers of seats as texts, as JSON has them."""
    motion = Motion(MotionKind.OFFER, 1, 1002, "Ben", 1_700_000_000, 7, False, {0: True})
    assert columns_of(motion) == {
        "kind": "offer",
        "seat": 1,
        "user": 1002,
        "name": "Ben",
        "at": 1_700_000_000,
        "version": 7,
        "accepted": False,
        "ballots": {"0": True},
    }
    guest = columns_of(Guest(1003, GuestKind.NOTIFIED, "Cleo", None, 5, None, 3))
    assert guest == {"user": 1003, "kind": "told", "name": "Cleo", "by": None, "at": 5, "until": None, "version": 3}
    watch = columns_of(Spectator(1003, True, 2, None, False, 5))
    assert watches.c[list(watch)[2]].name == "told"
