"""Which shards a process has, and what is wrong with settings that say so, in one line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.config.settings import Address, ConfigError, load_config
from bot.store import ShardAssignment

POSTGRES = "postgresql://somebody@127.0.0.1/sobek"


@pytest.fixture(autouse=True)
def nowhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Have no file .env at hand."""
    monkeypatch.chdir(tmp_path)


def shards(count: str | None = None, ids: str | None = None, database: str = POSTGRES) -> ShardAssignment | None:
    """Read settings."""
    named = {"SHARD_COUNT": count, "SHARD_IDS": ids, "DATABASE_URL": database, "DISCORD_TOKEN": "x"}
    return load_config({name: value for name, value in named.items() if value is not None}).shards


@pytest.mark.parametrize("empty", [None, "", "  "])
def test_without_a_word_discord_decides(empty: str | None) -> None:
    """As before: one process for all servers."""
    assert shards(empty, empty) is None
    assert shards(empty, empty, database="") is None


@pytest.mark.parametrize(
    ("count", "ids", "own"),
    [
        ("1", None, {0}),
        ("4", None, {0, 1, 2, 3}),
        ("4", "0,1", {0, 1}),
        ("4", "1-3", {1, 2, 3}),
        ("8", " 0 , 2 - 3,7", {0, 2, 3, 7}),
        ("2", "1-1,1", {1}),
    ],
)
def test_shards_are_named_one_by_one_or_from_one_to_another(count: str, ids: str | None, own: set[int]) -> None:
    """Without SHARD_IDS a process has all of them."""
    assert shards(count, ids) == ShardAssignment(int(count), frozenset(own))


@pytest.mark.parametrize("count", ["0", "-1", "two", "1.5", "10000", "99999999999999", "²"])
def test_a_number_of_shards_that_cannot_be_is_named(count: str) -> None:
    """It is a small number from 1."""
    with pytest.raises(ConfigError, match=rf"^SHARD_COUNT={count} is no number of shards: [^\n]+$"):
        shards(count)


@pytest.mark.parametrize("ids", ["a", "0;1", "0,,1", "-1", "0-", "0-1-2", "1.0", "0 1", "99999"])
def test_a_list_of_shards_that_cannot_be_read_is_named(ids: str) -> None:
    """Numbers and ranges are read, and nothing else."""
    with pytest.raises(ConfigError, match=rf"^SHARD_IDS={ids} is no list of shards: [^\n]+$"):
        shards("4", ids)


@pytest.mark.parametrize("ids", ["4", "0-4", "0,9999", "3-1"])
def test_a_shard_that_is_not_there_is_named(ids: str) -> None:
    """They are numbered from 0."""
    with pytest.raises(
        ConfigError, match=rf"^SHARD_IDS={ids} does not fit SHARD_COUNT=4: shards are numbered 0 to 3\.$"
    ):
        shards("4", ids)


def test_shards_without_the_number_of_all_are_refused() -> None:
    """Nobody could say to whom a server belongs."""
    with pytest.raises(ConfigError, match=r"^SHARD_IDS=0 needs SHARD_COUNT[^\n]+$"):
        shards(None, "0")


def test_a_part_of_the_shards_needs_a_database_that_processes_share() -> None:
    """A SQLite file has one process; that may have several shards."""
    for database in ("", "sqlite:///games.sqlite3"):
        with pytest.raises(ConfigError, match=r"^SHARD_IDS names only a part [^\n]+ PostgreSQL [^\n]+$"):
            shards("2", "0", database)
        assert shards("2", "0-1", database) == shards("2", None, database) == ShardAssignment(2, frozenset({0, 1}))


@pytest.mark.parametrize(
    ("cores", "said", "workers"),
    [(8, None, 7), (2, "", 1), (1, None, 1), (None, None, 1), (8, "0", 0), (8, " 3 ", 3), (1, "61", 61)],
)
def test_masters_think_on_all_cores_but_one_unless_it_is_said(
    monkeypatch: pytest.MonkeyPatch, cores: int | None, said: str | None, workers: int
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: cores)
    assert load_config({"DISCORD_TOKEN": "x"} | ({} if said is None else {"SEARCH_WORKERS": said})).search_workers == (
        workers
    )


@pytest.mark.parametrize(("said", "on"), [("", True), ("on", True), (" OFF ", False), ("off", False)])
def test_pings_have_words_unless_that_is_switched_off(said: str, on: bool) -> None:
    assert load_config({"DISCORD_TOKEN": "x", "PINGS_AS_TEXT": said}).pings_as_text is on


def test_what_is_neither_on_nor_off_is_named() -> None:
    with pytest.raises(ConfigError, match=r"^PINGS_AS_TEXT=maybe is neither on nor off\.$"):
        load_config({"DISCORD_TOKEN": "x", "PINGS_AS_TEXT": "maybe"})


@pytest.mark.parametrize("said", ["-1", "two", "1.5", "62", "²"])
def test_a_number_of_workers_that_cannot_be_is_named(said: str) -> None:
    with pytest.raises(ConfigError, match=rf"^SEARCH_WORKERS={said} is no number of processes: [^\n]+$"):
        load_config({"DISCORD_TOKEN": "x", "SEARCH_WORKERS": said})


@pytest.mark.parametrize(
    ("said", "where"),
    [
        ({}, None),
        ({"METRICS_HOST": "0.0.0.0"}, None),
        ({"METRICS_PORT": " 9464 "}, Address("127.0.0.1", 9464)),
        ({"METRICS_PORT": "1", "METRICS_HOST": "inner"}, Address("inner", 1)),
        (
            {"METRICS_PORT": "1", "METRICS_HOSTS": " sobek, a.b-c_d ,::1,"},
            Address("127.0.0.1", 1, ("sobek", "a.b-c_d", "::1")),
        ),
    ],
)
def test_the_bot_is_looked_at_where_a_port_is_named_and_by_this_machine_alone(
    said: dict[str, str], where: Address | None
) -> None:
    assert load_config({"DISCORD_TOKEN": "x"} | said).metrics == where


@pytest.mark.parametrize("said", ["sobek:9464", "http://sobek", "a b", "sobek/", "*", "be:9464"])
def test_a_name_under_which_nothing_can_be_asked_is_named(said: str) -> None:
    with pytest.raises(ConfigError, match=rf"^METRICS_HOSTS={re.escape(said)} is no list of names: [^\n]+$"):
        load_config({"DISCORD_TOKEN": "x", "METRICS_PORT": "1", "METRICS_HOSTS": said})


@pytest.mark.parametrize(
    ("said", "proxy"),
    [
        ({}, None),
        ({"HTTPS_PROXY": " http://inner:3128 "}, "http://inner:3128"),
        ({"HTTPS_PROXY": "inner:3128"}, "http://inner:3128"),
        ({"HTTPS_PROXY": "http://outer:1", "https_proxy": "http://a:b@inner:3128"}, "http://a:b@inner:3128"),
        ({"HTTP_PROXY": "http://inner:3128"}, None),
        ({"HTTPS_PROXY": "http://inner:3128", "NO_PROXY": "example.org"}, "http://inner:3128"),
        ({"HTTPS_PROXY": "http://inner:3128", "NO_PROXY": "example.org, discord.com"}, None),
        ({"HTTPS_PROXY": "http://inner:3128", "no_proxy": "*"}, None),
        ({"HTTPS_PROXY": "http://inner:3128", "NO_PROXY": ".com"}, None),
        ({"HTTPS_PROXY": "http://inner:3128", "NO_PROXY": "*.COM,"}, None),
        ({"HTTPS_PROXY": "http://inner:3128", "NO_PROXY": "cord.com,api.discord.com, ,"}, "http://inner:3128"),
        ({"HTTPS_PROXY": "http://inner:3128", "DISCORD_API_URL": "http://127.0.0.1:8765"}, None),
        ({"HTTPS_PROXY": "http://inner:3128", "DISCORD_API_URL": "https://nile.example"}, "http://inner:3128"),
        ({"HTTPS_PROXY": "nonsense://x", "DISCORD_API_URL": "http://127.0.0.1:8765"}, None),
    ],
)
def test_discord_is_asked_through_the_proxy_for_https_unless_it_is_spared(
    said: dict[str, str], proxy: str | None
) -> None:
    """What lower case says goes before, as it does for other programs."""
    config = load_config({"DISCORD_TOKEN": "x"} | said)
    assert config.proxy == proxy
    assert "inner" not in repr(config)


@pytest.mark.parametrize("said", ["socks5://a:secret@inner:1080", "http://a:secret@", "http://a:secret@inner:port"])
def test_a_proxy_that_cannot_be_used_is_told_without_its_password(said: str) -> None:
    with pytest.raises(ConfigError, match=r"^HTTPS_PROXY is no address of a proxy [^\n]+$") as caught:
        load_config({"DISCORD_TOKEN": "x", "HTTPS_PROXY": said})
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("said", ["0", "65536", "-1", "http", "²"])
def test_a_port_that_cannot_be_is_named(said: str) -> None:
    with pytest.raises(ConfigError, match=rf"^METRICS_PORT={said} is no port: [^\n]+$"):
        load_config({"DISCORD_TOKEN": "x", "METRICS_PORT": said})
