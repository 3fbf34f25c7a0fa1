"""The open variant through the sandbox: chosen, told, shown on board and page, kept by restart and rematch."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from bot.i18n.messages import Words
from bot.interactions.custom_id import Verb
from engine.sobek import RULES, OpenSobek
from render.presentation import Seating
from render.sobek import FACE
from sandbox.person import Person, components_of, text_of
from tests.e2e.conftest import NewTable, People
from tests.e2e.harness import Bot, Json, Table, ids, labels
from tests.seated import seated

pytestmark = pytest.mark.asyncio(loop_scope="module")

MEDIA = 12
OPEN = "Variant: **open**"
OPEN_SHOWS = f"{OPEN}. Everyone sees what they could have remembered"
HIDDEN = "Variant: **hidden**"
HIDDEN_SHOWS = f"{HIDDEN}. Hands and corruption piles are secret"


@cache
def words() -> Words:
    """Load the words once."""
    return Words.load()


def game_of(table: Table) -> OpenSobek:
    """Play the table's game again as far as it has come."""
    game = RULES.new(table.row["size"], {"way": "open"}, table.row["seed"])
    for entry in table.log:
        game.apply(entry["seat"], RULES.parse(entry["code"]))
    assert isinstance(game, OpenSobek)
    return game


def alt_of(message: Json) -> str:
    return next(str(part["items"][0]["description"]) for part in _all(message["components"]) if part["type"] == MEDIA)


def _all(parts: list[Json]) -> list[Json]:
    return [one for part in parts for one in (part, *_all(part.get("components", [])))]


async def check_page(table: Table, reader: Person, seat: int | None) -> None:
    """Compare somebody's page with what the game, played again, lets him know."""
    page = await table.more(reader, "Known cards")
    assert page.ephemeral
    assert page.message["attachments"][0]["filename"] == "cards.png"
    speech = words().speech("en", "sobek", _players(table), markdown=True)
    told = FACE.known_text(game_of(table).view(seat), speech)
    assert told is not None
    assert told in text_of(page.message)
    assert ("What you know" in page.text) == (seat is not None)
    assert alt_of(page.message)


async def test_the_variant_is_chosen_with_the_command_or_in_the_lobby_by_the_host(new_table: NewTable) -> None:
    """The lobby names it, the options say what it shows."""
    table = new_table(2)
    assert HIDDEN in text_of(await table.open(2))
    seen = await table.options(table.people[1])
    assert HIDDEN_SHOWS in text_of(seen)
    assert Verb.SETUP not in {one.verb for one in ids(seen, selects=True)}
    page = await table.set_up(table.host, "variant", "open")
    assert OPEN_SHOWS in page.text
    await table.sandbox.wait_for(lambda: OPEN in text_of(table.lobby or {}))
    assert HIDDEN not in text_of(table.lobby or {})
    assert HIDDEN_SHOWS in (await table.set_up(table.host, "variant", "hidden", page.message)).text
    await table.sandbox.wait_for(lambda: HIDDEN in text_of(table.lobby or {}))
    other = new_table(1)
    assert OPEN in text_of(await other.open(2, variant="open"))


async def test_a_game_with_one_variant_only_refuses_kindly_and_makes_no_table(bot: Bot, new_table: NewTable) -> None:
    table = new_table(1)
    for variant in ("open", "hidden"):
        answer = await table.host.command(table.channel, "sobek new", game="duel", variant=variant)
        assert answer.ephemeral
        assert "has no such variant" in answer.text
    assert bot.rows("SELECT id FROM games WHERE channel = ?", table.id) == []
    lobby = (await table.host.command(table.channel, "sobek new", game="duel")).message
    assert "variant" not in " ".join([text_of(lobby), *labels(lobby)])


async def test_a_hidden_table_has_no_page_of_cards(new_table: NewTable) -> None:
    table = new_table(1)
    assert "no table" in (await table.host.command(table.channel, "sobek cards")).text
    board = await table.start(2, computers=1)
    more = (await table.host.press(board, "More")).message
    assert "Known cards" not in labels(more)
    assert "open variant" not in text_of(more)
    refused = await table.host.command(table.channel, "sobek cards")
    assert refused.ephemeral
    assert "nothing to show" in refused.text


@pytest.mark.deep
async def test_an_open_game_shows_every_reader_what_he_may_know_from_start_to_end(
    bot: Bot, new_table: NewTable, people: People
) -> None:
    table, guest, chance = new_table(3), people(1)[0], Random(5)
    await table.start(3, variant="open")
    turns = 0
    while not table.over:
        if turns % 7 == 0:
            more = (await guest.press(table.board, "More")).message
            assert "open variant" in text_of(more)
            seat = chance.randrange(3)
            await check_page(table, table.people[seat], seat)
            await check_page(table, guest, None)
            hand = await table.people[seat].press(table.board, "My hand")
            own = FACE.secrets(game_of(table).view(seat), words().speech("en", "sobek", _players(table)))
            assert own is not None
            happened = await table.people[seat].press(hand.message, "What happened")
            assert own.splitlines()[0] in happened.text
            text = await table.more(guest, "Board as text")
            assert "Corruption pile (" in text.text
        if turns == 20:
            before = (await guest.command(table.channel, "sobek cards")).text
            await bot.stop()
            await bot.start()
            assert (await guest.command(table.channel, "sobek cards")).text == before
        await table.turn(chance, take=0.6)
        turns += 1
    more = (await guest.press(table.board, "More")).message
    assert "Known cards" not in labels(more), "after the end nothing is in doubt"
    lobby = await table.host.press(table.board, "Rematch")
    assert OPEN in lobby.text
    assert components_of(lobby.message)


def _players(table: Table) -> tuple[Seating, ...]:
    return seated(*(one.user.global_name for one in table.people))
