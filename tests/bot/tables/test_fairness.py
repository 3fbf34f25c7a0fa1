"""The deal is bound before anybody joins, and anybody at the table may add a word that the bot cannot foresee."""

from __future__ import annotations

import hashlib
from dataclasses import fields

import pytest

from bot.store import Store
from bot.tables import Reason, Superseded, Table, Tables, word_revision
from engine.chance import word_digest
from engine.replay import replay
from tests.bot.at_table import ANA, BEN, CLEO, DAN, PLACE, refused, started
from tests.bot.toy import GAMES

EXTRA = ("secret", "secret_sha256", "words")


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


async def opened(tables: Tables, size: int = 2) -> Table:
    return await tables.lobbies.create(PLACE, "toy", size, {"left": "2"}, ANA, "Ana", "en")


async def kept(store: Store, table: Table) -> tuple[str, str | None]:
    """Return the secret and the seed as they are stored."""
    stored = await store.load(table.id)
    assert stored is not None
    assert stored.game.secret is not None
    return stored.game.secret, stored.game.seed


async def played(tables: Tables, table: Table) -> Table:
    """Play a table to its end by the first press."""
    return (await tables.play.act(table.id, ANA, None, ["t2"])).table


async def test_the_digest_is_there_from_the_opening_and_stays_the_same(tables: Tables, store: Store) -> None:
    table = await opened(tables)
    secret, seed = await kept(store, table)
    assert seed is None
    assert len(secret) == 32
    assert table.digest == sha256(secret)
    seen = {table.digest}
    seen.add((await tables.lobbies.join(table.id, BEN, "Ben")).digest)
    seen.add((await tables.lobbies.add_word(table.id, BEN, "ab" * 32)).digest)
    seen.add((await Tables(store, GAMES).get(table.id)).digest)
    seen.add((await tables.lobbies.start(table.id, ANA)).digest)
    seen.add((await Tables(store, GAMES).get(table.id)).digest)
    seen.add((await played(tables, table)).digest)
    assert seen == {table.digest}
    assert (await kept(store, table))[0] == secret


async def test_every_table_has_a_secret_of_its_own(tables: Tables) -> None:
    first = await opened(tables)
    await tables.lobbies.cancel(first.id, ANA)
    assert (await opened(tables)).digest != first.digest


async def test_secret_and_seed_are_not_on_a_table_that_lives(tables: Tables, store: Store) -> None:
    lobby = await opened(tables, 1)
    await tables.lobbies.add_word(lobby.id, ANA, "ab" * 32)
    running = await tables.lobbies.start(lobby.id, ANA)
    secret, seed = await kept(store, running)
    assert seed is not None
    assert seed != secret
    for table in (lobby, running, await Tables(store, GAMES).get(running.id)):
        assert (table.secret, table.seed) == (None, None)
        told = " ".join(str(getattr(table, field.name)) for field in fields(table))
        assert secret not in told
        assert seed not in told
    stored = await store.load(running.id)
    assert secret not in repr(stored)
    assert seed not in repr(stored)
    for over in (await played(tables, running), await Tables(store, GAMES).get(running.id)):
        assert (over.secret, over.seed) == (secret, seed)
        assert secret not in repr(over)
        assert seed not in repr(over)


async def test_a_game_that_is_stopped_opens_its_secret_too(tables: Tables, store: Store) -> None:
    table = await started(tables)
    stopped = await tables.leaving.stop(table.id, ANA)
    assert (stopped.secret, stopped.seed) == await kept(store, table)
    assert stopped.secret is not None
    assert sha256(stopped.secret) == table.digest


async def test_two_people_add_words_and_the_record_says_how_the_seed_came_about(tables: Tables, store: Store) -> None:
    """As in docs/record.md: the seed is the SHA-256 of secret and words, each on a line of its own."""
    table = await opened(tables, 4)
    await tables.lobbies.join(table.id, BEN, "Ben")
    await tables.lobbies.add_computer(table.id, ANA, "merchant")
    await tables.lobbies.join(table.id, CLEO, "Cleo")
    salted = {ANA: word_digest("0a", "Nile"), CLEO: word_digest("1b", "Ägypten")}
    assert salted[CLEO] == sha256("1bÄgypten")
    for user, digest in salted.items():
        changed = await tables.lobbies.add_word(table.id, user, digest)
        assert changed.version > table.version
        table = changed
    again = await Tables(store, GAMES).get(table.id)
    assert [player.word for player in again.players] == [salted[ANA], None, None, salted[CLEO]]
    running = await tables.lobbies.start(table.id, ANA)
    words = (salted[ANA], "", "", salted[CLEO])
    assert running.words == words
    secret, seed = await kept(store, table)
    assert seed == sha256("\n".join((secret, *words)))
    over = await played(tables, running)
    for each in (tables, Tables(store, GAMES)):
        assert (await each.get(table.id)).words == words
        record = await each.records.record(table.id)
        assert list(record) == ["seats", "seed", *EXTRA, "options", "moves"], (
            "the three stand at the top, after the seed"
        )
        assert [record[key] for key in EXTRA] == [secret, over.digest, list(words)]
        assert record["seed"] == seed
    game = replay(GAMES["toy"], 4, {"left": "2"}, seed, [(0, "t2")])
    seen = over.seen_by(None)
    assert seen is not None
    assert game.view(None) == seen.view


async def test_if_nobody_gives_a_word_the_secret_is_the_seed(tables: Tables, store: Store) -> None:
    table = await started(tables, left="2")
    secret, seed = await kept(store, table)
    assert seed == secret
    assert table.words == ()
    await played(tables, table)
    record = await tables.records.record(table.id)
    assert record["seed"] == secret
    assert sha256(record["seed"]) == table.digest
    assert not set(EXTRA) & set(record)


async def test_a_second_word_takes_the_place_of_the_first(tables: Tables) -> None:
    table = await opened(tables)
    await tables.lobbies.add_word(table.id, ANA, "aa" * 32)
    table = await tables.lobbies.add_word(table.id, ANA, "bb" * 32)
    assert table.players[0].word == "bb" * 32
    await tables.lobbies.join(table.id, BEN, "Ben")
    assert (await tables.lobbies.start(table.id, ANA)).words == ("bb" * 32, "")


async def test_a_word_takes_no_place_of_one_that_its_player_did_not_know_of(tables: Tables) -> None:
    table = await opened(tables)
    assert word_revision(table, ANA) == word_revision(table, DAN) == 0
    table = await tables.lobbies.add_word(table.id, ANA, "aa" * 32, 0)
    seen = word_revision(table, ANA)
    with pytest.raises(Superseded):
        await tables.lobbies.add_word(table.id, ANA, "bb" * 32, 0)
    table = await tables.lobbies.add_word(table.id, ANA, "00" * 32, seen)
    assert word_revision(table, ANA) not in (0, seen)
    with pytest.raises(Superseded):
        await tables.lobbies.add_word(table.id, ANA, "bb" * 32, seen)
    assert (await tables.get(table.id)).players[0].word == "00" * 32


async def test_a_word_goes_with_its_leaver_and_the_others_keep_theirs(tables: Tables, store: Store) -> None:
    table = await opened(tables, 3)
    for user, name, word in ((ANA, "Ana", "aa"), (BEN, "Ben", "bb"), (CLEO, "Cleo", "cc")):
        if user != ANA:
            await tables.lobbies.join(table.id, user, name)
        await tables.lobbies.add_word(table.id, user, word * 32)
    await tables.lobbies.leave(table.id, ANA)
    for each in (tables, Tables(store, GAMES)):
        players = (await each.get(table.id)).players
        assert [(player.user, player.word) for player in players] == [(BEN, "bb" * 32), (CLEO, "cc" * 32)]
    await tables.lobbies.join(table.id, ANA, "Ana")
    assert (await tables.get(table.id)).players[2].word is None, "whoever comes back gives a word anew"
    assert (await tables.lobbies.start(table.id, BEN)).words == ("bb" * 32, "cc" * 32, "")


async def test_if_all_who_gave_words_are_gone_the_secret_is_the_seed(tables: Tables, store: Store) -> None:
    table = await opened(tables)
    await tables.lobbies.join(table.id, BEN, "Ben")
    await tables.lobbies.add_word(table.id, BEN, "bb" * 32)
    await tables.lobbies.leave(table.id, BEN)
    await tables.lobbies.add_computer(table.id, ANA, "merchant")
    table = await tables.lobbies.start(table.id, ANA)
    secret, seed = await kept(store, table)
    assert (seed, table.words) == (secret, ())


async def test_a_word_belongs_to_the_lobby_and_to_nobodys_seat_afterwards(tables: Tables, store: Store) -> None:
    table = await opened(tables)
    await tables.lobbies.join(table.id, BEN, "Ben")
    await tables.lobbies.add_word(table.id, BEN, "bb" * 32)
    table = await tables.lobbies.start(table.id, ANA)
    stored = await store.load(table.id)
    assert stored is not None
    assert [row.word for row in stored.seats] == [None, None]
    # Whoever resigns cannot take a word away that the cards were dealt by.
    after = (await tables.leaving.resign(table.id, BEN, "merchant")).table
    assert after.words == table.words == ("", "bb" * 32)


@pytest.mark.parametrize("user", [BEN, DAN])
async def test_only_people_at_the_table_may_add_a_word_and_only_before_the_deal(tables: Tables, user: int) -> None:
    table = await opened(tables, 1)
    await refused(Reason.NOT_IN_LOBBY, tables.lobbies.add_word(table.id, user, "aa" * 32))
    assert (await tables.get(table.id)).version == table.version
    await tables.lobbies.start(table.id, ANA)
    await refused(Reason.RUNNING, tables.lobbies.add_word(table.id, ANA, "aa" * 32))
    await played(tables, table)
    await refused(Reason.GAME_OVER, tables.lobbies.add_word(table.id, ANA, "aa" * 32))
    table = await opened(tables, 1)
    await tables.lobbies.cancel(table.id, ANA)
    await refused(Reason.NO_TABLE, tables.lobbies.add_word(table.id, ANA, "aa" * 32))
