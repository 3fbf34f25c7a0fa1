"""A reader's language follows what they chose, then their client; a store that fails takes nobody's words away."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.i18n.messages import Words
from bot.interactions.locale import Languages
from bot.store import Store, StoreUnavailable
from bot.tables import Reason, TableError, Tables
from tests.bot.toy import GAMES

WORDS = Words.load()
USER, GUILD = 7, 9


async def fails(*_: object) -> None:
    """Do what a store does that cannot be reached."""
    raise StoreUnavailable("away")


async def test_what_was_chosen_goes_before_client_and_server(tables: Tables) -> None:
    languages = Languages(WORDS, tables)
    await languages.choose_for_server(GUILD, "pl")
    reader = await languages.reader(USER, "de", GUILD, "fr")
    assert (reader.of("en"), reader.server) == ("de", "pl")
    await languages.choose(USER, "fr")
    assert (await languages.reader(USER, "de", GUILD, None)).of("en") == "fr"


async def test_who_chose_nothing_and_has_an_unknown_client_reads_the_tables_language(tables: Tables) -> None:
    reader = await Languages(WORDS, tables).reader(USER, "ja", None, None)
    assert (reader.of("de"), reader.of()) == ("de", "en")


async def test_a_store_that_fails_leaves_the_locales(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Both choices are unknown meanwhile, so the client's and the server's locale count."""
    languages = Languages(WORDS, tables)
    await languages.choose_for_server(GUILD, "pl")
    await tables.people.choose_language(USER, "fr")
    with monkeypatch.context() as broken:
        broken.setattr(store.people, "reading", fails)
        broken.setattr(store.guild_settings, "of", fails)
        reader = await Languages(WORDS, Tables(store, GAMES)).reader(USER, "de", GUILD, "en-GB")
        assert (reader.of("pl"), reader.server) == ("de", "en")
    assert caplog.text.count(f"could not be read ({Reason.STORE})") == 2
    reader = await languages.reader(USER, "de", GUILD, "en-GB")
    assert (reader.of("pl"), reader.server) == ("fr", "pl")


async def test_a_choice_that_was_not_stored_is_not_remembered(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    languages = Languages(WORDS, tables)
    assert (await languages.reader(USER, "de", None, None)).of() == "de"
    monkeypatch.setattr(store.people, "choose_language", fails)
    with pytest.raises(TableError):
        await languages.choose(USER, "fr")
    assert (await languages.reader(USER, "de", None, None)).of() == "de"


async def test_one_process_of_many_reads_each_time(tables: Tables) -> None:
    here, there = (Languages(WORDS, tables, alone=False) for _ in range(2))
    assert (await here.reader(USER, None, None, None)).of() == "en"
    await there.choose(USER, "pl")
    assert (await here.reader(USER, None, None, None)).of() == "pl"
    await tables.people.choose_language(USER, None)
    assert (await here.reader(USER, None, None, None)).of() == "en"


def pressed(user: int, client: discord.Locale) -> Any:
    """Return an interaction of a user whose client has a language."""
    return SimpleNamespace(user=SimpleNamespace(id=user), locale=client, guild_id=None, guild_locale=None)


async def test_who_is_written_to_reads_what_they_chose_else_the_language_of_their_client_at_their_last_press(
    tables: Tables,
) -> None:
    languages = Languages(WORDS, tables)
    assert (await languages.addressee(USER)).of("pl") == "pl", "nothing is known of them"
    await languages.reader_of(pressed(USER, discord.Locale.german))
    assert (await languages.addressee(USER)).of("pl") == "de"
    assert (await languages.addressee(USER + 1)).of("pl") == "pl"
    await languages.choose(USER, "fr")
    assert (await languages.addressee(USER)).of("pl") == "fr"
    await languages.choose(USER, None)
    await languages.reader_of(pressed(USER, discord.Locale.japanese))
    assert (await languages.addressee(USER)).of("pl") == "pl"
    await languages.reader_of(pressed(USER, discord.Locale.german))
    languages.forget(USER)
    assert (await languages.addressee(USER)).of("pl") == "pl"
