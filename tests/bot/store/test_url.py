"""Addresses of databases: no part of any password is ever shown."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.store import BadDatabaseUrl
from bot.store.url import database_url, without_password

MARKS = "QXZ"
"""Letters that no line about an address has."""
PASSWORDS = st.text(st.sampled_from(f"{MARKS}@/#?:%&=[] ."), min_size=1, max_size=12)
CLEAR = "write @ as %40, / as %2F, # as %23, ? as %3F"


def said(address: str) -> str:
    """Return what an operator is told of an address."""
    try:
        return without_password(database_url(address))
    except BadDatabaseUrl as error:
        return str(error)


@given(PASSWORDS, st.sampled_from(["localhost/sobek", "h:5432/d?sslmode=require", "/sobek?host=/run", "h"]))
@example("Q@X/Z#Q", "localhost/sobek")
@example("Q@X?Z", "localhost/sobek")
@example("Q@X:Z", "localhost/sobek")
def test_no_part_of_a_password_is_said(password: str, where: str) -> None:
    """Be it written as it has to be or not."""
    assert not set(MARKS) & set(said(f"postgresql://sobek:{password}@{where}"))


@given(PASSWORDS)
def test_a_password_that_is_written_as_it_has_to_be_is_read(password: str) -> None:
    url = database_url(f"postgresql://{quote(password, safe='')}:{quote(password, safe='')}@localhost/sobek")
    assert (url.username, url.password, url.host, url.database) == (password, password, "localhost", "sobek")


@pytest.mark.parametrize("part", ["a@b", "a/b", "a#b", "a?b"])
def test_what_has_to_be_written_otherwise_is_named(part: str) -> None:
    """In a user as well as in a password."""
    for user in (f"{part}:Q", f"sobek:{part}"):
        with pytest.raises(
            BadDatabaseUrl, match=f"^NEW: it is not clear where the password ends; .*{re.escape(CLEAR)}$"
        ):
            database_url(f"postgresql://{user}@localhost/sobek", "NEW")


@pytest.mark.parametrize("path", ["/srv/a@b/c#d/games.sqlite3", "a@b.sqlite3"])
def test_a_file_may_have_any_name(path: str) -> None:
    """There is no password in its address."""
    assert database_url(f"sqlite:///{path}").database == path
