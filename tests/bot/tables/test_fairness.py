"""The deal is bound before anybody joins, and anybody at the table may add a word that the bot cannot foresee."""

from __future__ import annotations

import hashlib
import json
from dataclasses import fields

import pytest
from sqlalchemy import update

from bot.store import Store
from bot.store.schema import games
from bot.tables import EditConflict, Reason, Table, TableError, Tables, TableSpec, word_revision
from engine.chance import word_digest
from engine.replay import replay
from tests.bot.at_table import ANA, BEN, CLEO, DAN, PLACE, refused, started
from tests.bot.toy import GAMES

EXTRA = ("secret", "secret_sha256", "words", "salts_sha256")


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


async def opened(tables: Tables, size: int = 2) -> Table:
    return await tables.lobbies.create(TableSpec(PLACE, "toy", size, {"left": "2"}, "en"), ANA, "Ana")


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
    seen.add((await tables.lobbies.add_word(table.id, BEN, "Nile")).table.digest)
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
    await tables.lobbies.add_word(lobby.id, ANA, "Nile")
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
    stopped = await tables.early_ends.stop(table.id, ANA)
    assert (stopped.secret, stopped.seed) == await kept(store, table)
    assert stopped.secret is not None
    assert sha256(stopped.secret) == table.digest


async def test_two_people_add_words_and_the_record_says_how_the_seed_came_about(tables: Tables, store: Store) -> None:
    """As in docs/record.md: the seed is the SHA-256 of secret and words, each on a line of its own."""
    table = await opened(tables, 4)
    await tables.lobbies.join(table.id, BEN, "Ben")
    await tables.lobbies.add_computer(table.id, ANA, "merchant")
    await tables.lobbies.join(table.id, CLEO, "Cleo")
    assert word_digest("1b", "Ägypten") == sha256("1bÄgypten")
    salted = {}
    for user, word in ((ANA, "Nile"), (CLEO, "Ägypten")):
        given = await tables.lobbies.add_word(table.id, user, word)
        salted[user] = given.digest
        assert given.digest == sha256(given.salt + word)
        assert given.table.version > table.version
        table = given.table
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
        record = await each.game_records.record(table.id)
        assert list(record) == ["seats", "seed", *EXTRA, "options", "moves"], (
            "the four stand at the top, after the seed"
        )
        assert [record[key] for key in EXTRA] == [secret, over.digest, list(words), list(over.salts)]
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
    record = await tables.game_records.record(table.id)
    assert record["seed"] == secret
    assert sha256(record["seed"]) == table.digest
    assert not set(EXTRA) & set(record)


async def test_a_second_word_takes_the_place_of_the_first(tables: Tables) -> None:
    table = await opened(tables)
    first = await tables.lobbies.add_word(table.id, ANA, "aa")
    second = await tables.lobbies.add_word(table.id, ANA, "bb")
    assert second.digest != first.digest
    assert second.table.players[0].word == second.digest
    await tables.lobbies.join(table.id, BEN, "Ben")
    assert (await tables.lobbies.start(table.id, ANA)).words == (second.digest, "")


async def test_a_word_takes_no_place_of_one_that_its_player_did_not_know_of(tables: Tables) -> None:
    table = await opened(tables)
    assert word_revision(table, ANA) == word_revision(table, DAN) == 0
    table = (await tables.lobbies.add_word(table.id, ANA, "aa", 0)).table
    seen = word_revision(table, ANA)
    with pytest.raises(EditConflict):
        await tables.lobbies.add_word(table.id, ANA, "bb", 0)
    given = await tables.lobbies.add_word(table.id, ANA, "00", seen)
    table = given.table
    assert word_revision(table, ANA) not in (0, seen)
    with pytest.raises(EditConflict):
        await tables.lobbies.add_word(table.id, ANA, "bb", seen)
    assert (await tables.get(table.id)).players[0].word == given.digest


async def test_a_word_goes_with_its_leaver_and_the_others_keep_theirs(tables: Tables, store: Store) -> None:
    table = await opened(tables, 3)
    words = {}
    for user, name in ((ANA, "Ana"), (BEN, "Ben"), (CLEO, "Cleo")):
        if user != ANA:
            await tables.lobbies.join(table.id, user, name)
        words[user] = (await tables.lobbies.add_word(table.id, user, name)).digest
    await tables.lobbies.leave(table.id, ANA)
    for each in (tables, Tables(store, GAMES)):
        players = (await each.get(table.id)).players
        assert [(player.user, player.word) for player in players] == [(BEN, words[BEN]), (CLEO, words[CLEO])]
    await tables.lobbies.join(table.id, ANA, "Ana")
    assert (await tables.get(table.id)).players[2].word is None, "whoever comes back gives a word anew"
    assert (await tables.lobbies.start(table.id, BEN)).words == (words[BEN], words[CLEO], "")


async def test_if_all_who_gave_words_are_gone_the_secret_is_the_seed(tables: Tables, store: Store) -> None:
    table = await opened(tables)
    await tables.lobbies.join(table.id, BEN, "Ben")
    await tables.lobbies.add_word(table.id, BEN, "bb")
    await tables.lobbies.leave(table.id, BEN)
    await tables.lobbies.add_computer(table.id, ANA, "merchant")
    table = await tables.lobbies.start(table.id, ANA)
    secret, seed = await kept(store, table)
    assert (seed, table.words) == (secret, ())


async def test_a_word_belongs_to_the_lobby_and_to_nobodys_seat_afterwards(tables: Tables, store: Store) -> None:
    table = await opened(tables)
    await tables.lobbies.join(table.id, BEN, "Ben")
    word = (await tables.lobbies.add_word(table.id, BEN, "bb")).digest
    table = await tables.lobbies.start(table.id, ANA)
    stored = await store.load(table.id)
    assert stored is not None
    assert [(row.word, row.salt) for row in stored.seats] == [(None, None), (None, None)]
    # Whoever resigns cannot take a word away that the cards were dealt by.
    after = (await tables.early_ends.resign(table.id, BEN, "merchant")).table
    assert after.words == table.words == ("", word)


@pytest.mark.parametrize("user", [BEN, DAN])
async def test_only_people_at_the_table_may_add_a_word_and_only_before_the_deal(tables: Tables, user: int) -> None:
    table = await opened(tables, 1)
    await refused(Reason.NOT_IN_LOBBY, tables.lobbies.add_word(table.id, user, "aa"))
    assert (await tables.get(table.id)).version == table.version
    await tables.lobbies.start(table.id, ANA)
    await refused(Reason.RUNNING, tables.lobbies.add_word(table.id, ANA, "aa"))
    await played(tables, table)
    await refused(Reason.GAME_OVER, tables.lobbies.add_word(table.id, ANA, "aa"))
    table = await opened(tables, 1)
    await tables.lobbies.cancel(table.id, ANA)
    await refused(Reason.NO_TABLE, tables.lobbies.add_word(table.id, ANA, "aa"))


async def stored_salts(store: Store, table: Table) -> tuple[str, ...]:
    """Return the salts that are stored."""
    stored = await store.load(table.id)
    assert stored is not None
    return tuple(stored.game.salts or ())


async def test_sixteen_salts_are_bound_from_the_opening_and_stay_the_same(tables: Tables, store: Store) -> None:
    """A bot that drew a salt after it knew the word could try salts until it liked the deal."""
    table = await opened(tables)
    salts = await stored_salts(store, table)
    assert [len(salt) for salt in salts] == [32] * 16
    assert len(set(salts)) == 16
    assert table.salts == tuple(map(sha256, salts))
    assert table.salts_digest == sha256("\n".join(table.salts))
    seen = {table.salts}
    seen.add((await tables.lobbies.join(table.id, BEN, "Ben")).salts)
    seen.add((await tables.lobbies.add_word(table.id, BEN, "Nile")).table.salts)
    seen.add((await Tables(store, GAMES).get(table.id)).salts)
    seen.add((await tables.lobbies.start(table.id, ANA)).salts)
    seen.add((await played(tables, table)).salts)
    seen.add((await Tables(store, GAMES).get(table.id)).salts)
    assert seen == {table.salts}


async def test_each_person_gets_the_next_salt_and_keeps_it_for_another_word(tables: Tables, store: Store) -> None:
    table = await opened(tables, 3)
    await tables.lobbies.join(table.id, BEN, "Ben")
    salts = await stored_salts(store, table)
    told = [await tables.lobbies.add_word(table.id, *each) for each in ((BEN, "a"), (ANA, "b"), (BEN, "c"))]
    assert [one.salt for one in told] == [salts[0], salts[1], salts[0]]
    assert [one.number for one in told] == [1, 2, 1]
    again = Tables(store, GAMES)
    assert (await again.lobbies.add_word(table.id, BEN, "d")).salt == salts[0], "after a restart as well"
    await again.lobbies.leave(table.id, BEN)
    await again.lobbies.join(table.id, BEN, "Ben")
    assert (await again.lobbies.add_word(table.id, BEN, "e")).salt == salts[2], "what was told once is never told anew"


async def test_after_sixteen_nobody_else_gets_one(tables: Tables) -> None:
    table = await opened(tables)
    for _ in range(15):
        await tables.lobbies.join(table.id, BEN, "Ben")
        await tables.lobbies.add_word(table.id, BEN, "Nile")
        await tables.lobbies.leave(table.id, BEN)
    table = (await tables.lobbies.add_word(table.id, ANA, "Nile")).table
    assert table.salts_given == 16
    table = await tables.lobbies.join(table.id, BEN, "Ben")
    with pytest.raises(TableError) as caught:
        tables.lobbies.require_can_add_word(table, BEN)
    assert caught.value.reason is Reason.NO_SALT
    await refused(Reason.NO_SALT, tables.lobbies.add_word(table.id, BEN, "Nile"))
    assert (await tables.get(table.id)).version == table.version
    assert (await tables.lobbies.add_word(table.id, ANA, "Nil")).number == 16, "who has one may change the word"


async def test_no_salt_is_in_a_table_or_a_record_nor_kept_after_the_lobby(tables: Tables, store: Store) -> None:
    table = await opened(tables, 1)
    salts = await stored_salts(store, table)
    given = await tables.lobbies.add_word(table.id, ANA, "Nile")
    assert given.salt not in repr(given)
    stored = await store.load(table.id)
    running = await tables.lobbies.start(table.id, ANA)
    assert await stored_salts(store, running) == ()
    over = await played(tables, running)
    told = [repr(stored), *(str(getattr(one, field.name)) for one in (table, running, over) for field in fields(one))]
    told.append(json.dumps(record := await tables.game_records.record(table.id)))
    assert not [salt for salt in salts if any(salt in text for text in told)]
    assert record["salts_sha256"] == list(table.salts)
    assert sha256(given.salt) in table.salts
    off = await opened(tables)
    await tables.lobbies.cancel(off.id, ANA)
    assert await stored_salts(store, off) == ()


async def before_salts(store: Store, table: Table) -> None:
    """Let a lobby be as a bot left it that drew each salt when it was given a word."""
    async with store._database.writing() as connection:
        await connection.execute(update(games).where(games.c.id == table.id).values(salts=None, salts_sha256=None))


async def test_a_lobby_of_before_gives_random_salts_and_its_record_has_none(tables: Tables, store: Store) -> None:
    table = await opened(tables)
    await before_salts(store, table)
    tables = Tables(store, GAMES)
    assert (await tables.get(table.id)).salts == ()
    assert (await tables.get(table.id)).salts_digest is None
    given = await tables.lobbies.add_word(table.id, ANA, "Nile")
    other = await tables.lobbies.add_word(table.id, ANA, "Nile")
    assert (given.number, other.number) == (None, None)
    assert given.salt != other.salt
    assert other.digest == sha256(f"{other.salt}Nile")
    await tables.lobbies.join(table.id, BEN, "Ben")
    await played(tables, await tables.lobbies.start(table.id, ANA))
    record = await tables.game_records.record(table.id)
    assert record["words"] == [other.digest, ""]
    assert "salts_sha256" not in record
