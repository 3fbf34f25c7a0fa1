"""The file of somebody's data: all that is his, nobody else's, and nothing that he cannot see at a table."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.domain.ladders import LadderChange
from bot.domain.ping_recipient import Seat
from bot.games import GAMES
from bot.handlers.privacy import MOST_BYTES, export_file
from bot.store import Entry, Store
from bot.tables import ChannelRef, Tables, TableSpec, Wait
from bot.tables.people.data_export import _WHAT
from tests.bot.at_table import ANA, BEN, CLEO, started
from tests.bot.store.person_everywhere import ME, NAME, everywhere, forget, many
from tests.bot.store.rated_history import RatedGames
from tests.bot.store.statements import statements

DOCUMENT = Path(__file__).resolve().parents[4] / "docs" / "privacy-export.md"
LISTS = (
    "tables",
    "seats",
    "moves",
    "plans",
    "notes",
    "motions",
    "answers",
    "lobbies",
    "guests",
    "invitations",
    "results",
    "rated_games",
    "exclusions",
    "ladder_changes",
)


def keys(value: Any) -> Iterator[str]:
    """Yield every key, at any depth, but for a game's own options."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from keys(inner) if key != "options" else ()
    elif isinstance(value, list):
        for inner in value:
            yield from keys(inner)


async def test_of_somebody_unknown_there_is_an_empty_file(tables: Tables) -> None:
    """With all its keys."""
    await started(tables, (ANA, BEN))
    export = await tables.people.export(CLEO)
    assert [export[key] for key in (*LISTS, "watches", "avoided", "lessons", "practices")] == [[]] * 18
    assert export["choices"]["language"] is None
    assert (export["format"], export["version"], export["user"]) == ("sobek-data", 1, str(CLEO))
    name, data = export_file(export)
    assert (name, json.loads(data)) == ("sobek-data.json", export)


async def test_all_that_is_his_is_in_it_and_nobody_elses_number(tables: Tables, store: Store) -> None:
    """No other name either, but for those on his own list."""
    somewhere = await everywhere(tables, store)
    export = await tables.people.export(ME)
    assert all(export[key] for key in LISTS if key != "moves")
    assert {one["table"] for one in export["tables"]} == set(somewhere.all)
    assert export["avoided"][0]["name"] == "Cleo"
    assert [one["text"] for one in export["notes"]] == [f"{NAME} thinks"] * 6
    assert export["choices"]["quiet_hours"] == {"from": "22:00", "until": "07:00"}
    assert export["choices"]["absences"][0]["meanwhile"] == "computer"
    assert {one["direction"] for one in export["invitations"]} == {"sent", "received"}
    text = json.dumps({**export, "avoided": []})
    for other in (str(BEN), str(CLEO), "Cleo", "Ben", "Other"):
        assert f'"{other}' not in text
        assert f" {other}" not in text
    await forget(tables)
    after = await tables.people.export(ME)
    assert [after[key] for key in (*LISTS, "watches", "avoided")] == [[]] * 16


async def test_their_rated_games_are_in_it_with_what_became_of_them(tables: Tables, store: Store) -> None:
    """On which ladder, which place, whether it counted, whether it was struck; and that they are hidden."""
    played = RatedGames(store)
    over = await played.play(BEN, ANA, at=9)
    struck = await played.play(ANA, BEN, at=10, ladder="toy-open")
    await played.manage(LadderChange.STRIKE, at=50, game=struck)
    runs = await played.begin(ANA, BEN, guild=2)
    await played.manage(LadderChange.EXCLUDE, at=60, user=ANA)
    await tables.people.choose_hidden(ANA, True)
    export = await tables.people.export(ANA)
    assert export["choices"]["hidden_on_ladders"] is True
    first, second = "1970-01-01T00:00:05Z", "1970-01-01T00:00:50Z"
    game = {"name": "Ana", "server": "1", "started": first, "struck": None}
    assert export["rated_games"] == [
        {**game, "table": over, "seat": 1, "ladder": "toy", "settled": "1970-01-01T00:00:09Z", "place": 2}
        | {"counted": True},
        {**game, "table": struck, "seat": 0, "ladder": "toy-open", "settled": "1970-01-01T00:00:10Z", "place": 1}
        | {"counted": True, "struck": second},
        {**game, "table": runs, "seat": 0, "ladder": "toy", "server": "2", "settled": None, "place": None}
        | {"counted": None},
    ]
    assert export["exclusions"] == [{"server": "1", "name": "Ana", "at": "1970-01-01T00:01:00Z"}]
    (change,) = export["ladder_changes"]
    assert (change["what"], change["yours"], change["table"]) == ("exclude", False, None)
    assert [one["yours"] for one in (await tables.people.export(CLEO))["ladder_changes"]] == [True, True]
    assert {one["table"] for one in export["tables"]} == {over, struck, runs}


async def test_what_keeps_a_lobby_from_being_rated_is_in_it_if_it_is_about_them(tables: Tables, store: Store) -> None:
    """And not what is about others."""
    somewhere = await everywhere(tables, store)
    told = {one["table"]: one["not_rated_for"] for one in (await tables.people.export(ME))["tables"]}
    assert told[somewhere.hosted] == ["young", "day"]
    told = {one["table"]: one["not_rated_for"] for one in (await tables.people.export(BEN))["tables"]}
    assert told[somewhere.hosted] == ["day"]


async def test_that_somebody_is_on_anothers_list_is_not_in_it(tables: Tables) -> None:
    """In no way."""
    await started(tables, (ANA, BEN))
    before = await tables.people.export(ANA)
    await tables.blocklist.add(BEN, {ANA: "Ana"})
    after = await tables.people.export(ANA)
    assert {**after, "written": ""} == {**before, "written": ""}


@pytest.mark.parametrize("kind", sorted(GAMES))
async def test_of_a_game_under_way_nothing_is_in_it_that_is_hidden_from_him(store: Store, kind: str) -> None:
    """Neither secret, nor seed, nor what others did; and that is not even read."""
    tables = Tables(store, {code: game.rules for code, game in GAMES.items()})
    table = await tables.lobbies.create(TableSpec(ChannelRef(1, 77), kind, 2, {}, "en"), ANA, "Ana")
    await tables.lobbies.join(table.id, BEN, "Benedikt")
    table = await tables.lobbies.start(table.id, ANA)
    random = Random(4)
    for _ in range(12):
        seat = random.choice(list(table.asked))
        seen, user = table.seen_by(seat), table.players[seat].user
        assert seen is not None
        assert user is not None
        code = random.choice(list(seen.legal)).code
        table = (await tables.play.act(table.id, user, None, [code])).table
    stored = await store.load(table.id)
    assert stored is not None
    with statements(tables) as asked:
        export = await tables.people.export(ANA)
    assert not any("secret" in one or "seed" in one for one in asked)
    text = json.dumps(export)
    assert stored.game.secret is not None
    assert stored.game.seed is not None
    assert stored.game.secret not in text
    assert stored.game.seed not in text
    assert "Benedikt" not in text
    own = [(row.number, row.code) for row in stored.log if row.seat == 0 and row.entry is Entry.PLAY]
    assert [(one["number"], one["code"]) for one in export["moves"]] == own
    assert {one["seat"] for one in export["moves"]} == {0}
    assert len(own) < len(stored.log)
    seat = {"table": table.id, "seat": 0, "name": "Ana", "left_after": None, "waited_for": None}
    assert export["seats"] == [{**seat, "word_sha256": None, "word_salt": None, "hints": 0, "review": None}]
    (told,) = export["tables"]
    assert (told["status"], told["host"]) == ("running", True)
    assert told["changed"] is None, "it would tell when somebody else decides something in advance"


async def test_which_salt_a_word_has_is_told_while_the_table_is_in_its_lobby(tables: Tables) -> None:
    table = await tables.lobbies.create(TableSpec(ChannelRef(1, 2), "toy", 2, {}, "en"), ANA, "Ana")
    given = await tables.lobbies.add_word(table.id, ANA, "Nile")
    text = json.dumps(export := await tables.people.export(ANA))
    (seat,) = export["seats"]
    assert (seat["word_sha256"], seat["word_salt"]) == (given.digest, 1)
    assert given.salt not in text


async def test_every_key_and_every_kind_of_row_is_described(tables: Tables, store: Store) -> None:
    """In docs/privacy-export.md."""
    await everywhere(tables, store)
    document = DOCUMENT.read_text(encoding="utf-8")
    table = await started(tables, (ANA, ME))
    await tables.play.act(table.id, ANA, None, ["t1"])
    await tables.play.act(table.id, ME, None, ["t1"])
    export = await tables.people.export(ME)
    assert export["moves"]
    assert {key for key in keys(export) if f"`{key}`" not in document} == set()
    assert set(_WHAT) == set(Entry)
    assert {what for what in _WHAT.values() if f"`{what}`" not in document} == set()


async def test_signs_of_somebody_who_is_waited_for_are_in_it_and_described(tables: Tables, store: Store) -> None:
    """And gone with the seat."""
    table = await started(tables, (ANA, BEN))
    waits = {Seat(0): Wait(table.asked[0], 5, 2, seen=86_400, looked=2 * 86_400, left=True)}
    await tables.outbox.update_shown(table.id, lambda _, shown: replace(shown, waits=waits))
    (seat,) = (await tables.people.export(ANA))["seats"]
    signs = {"last_sign": "1970-01-02T00:00:00Z", "looked_for": "1970-01-03T00:00:00Z", "left_server": True}
    assert {key: seat["waited_for"][key] for key in signs} == signs
    document = DOCUMENT.read_text(encoding="utf-8")
    assert {key for key in seat["waited_for"] if f"`{key}`" not in document} == set()
    await tables.people.erase(ANA, lambda language: "merchant")
    assert (await tables.people.export(ANA))["seats"] == []
    assert Seat(0) not in (await tables.get(table.id)).shown.waits


async def test_the_results_of_his_games_are_in_it(tables: Tables) -> None:
    """Of one that he left as well; of one that is not over there is none."""
    left = await started(tables, (ANA, BEN), left="9")
    await tables.play.act(left.id, ANA, None, ["k", "t1"])
    gone = (await tables.early_ends.resign(left.id, ANA, "merchant")).after
    await tables.early_ends.stop(left.id, BEN)
    played = await started(tables, (BEN, ANA), left="2")
    assert len((await tables.people.export(ANA))["results"]) == 1
    await tables.play.act(played.id, BEN, None, ["t1"])
    await tables.play.act(played.id, ANA, None, ["t1"])
    one, other = (await tables.people.export(ANA))["results"]
    assert [one.pop("at"), other.pop("at")] == [table["ended"] for table in (await tables.people.export(ANA))["tables"]]
    never = {"points": None, "won": False, "turns_by_computer": 0}
    assert one == {
        "table": left.id,
        "seat": 0,
        "how": "host",
        "came_after": 0,
        "left_after": gone,
        "turns": 1,
        **never,
    }
    assert other == {
        "table": played.id,
        "seat": 1,
        "how": "finished",
        "came_after": 0,
        "left_after": None,
        "points": 1,
        "won": True,
        "turns": 1,
        "turns_by_computer": 0,
    }


async def test_three_hundred_tables_are_one_file(tables: Tables, store: Store) -> None:
    """Far below what Discord takes."""
    await started(tables, (ANA, BEN))
    await many(store, 300, 60)
    name, data = export_file(await tables.people.export(ANA))
    assert name == "sobek-data.json"
    assert len(json.loads(data)["moves"]) == 300 * 30
    assert len(data) < MOST_BYTES / 4


def test_what_is_too_large_is_packed() -> None:
    """And nothing is left out."""
    export = {"moves": [{"code": "x" * 20}] * 500}
    name, data = export_file(export, most=1000)
    assert name == "sobek-data.json.gz"
    assert json.loads(gzip.decompress(data)) == export
    assert len(data) < 1000
