"""What a final board tells of its rated game: the numbers just after it, of people who may be named."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.domain.clock import SystemClock
from bot.domain.ladders import LadderChange
from bot.domain.ratings import LadderState
from bot.queries.ladders import Ladders
from bot.queries.rated_ends import RatedEnd, RatedEnds
from bot.store import RatedPlace, Store, TableChange
from bot.tables import Reason, TableError, Tables
from tests.bot.at_table import ANA, BEN, CLEO, DAN
from tests.bot.store.rated_history import GUILD, TOY, RatedGames

EVA, FINN = 1005, 1006


class Patience(SystemClock):
    """A clock on which nobody waits, or waits until the end."""

    late = False

    async def within(self, seconds: float, task: asyncio.Task[Any]) -> bool:
        return not self.late and await super().within(60, task)


@pytest.fixture
async def played(tables: Tables, store: Store) -> RatedGames:
    """Give rated games of a server that shows results."""
    await tables.guild_settings.change(GUILD, lambda settings: replace(settings, results=True))
    return RatedGames(store)


@pytest.fixture
def ladders(tables: Tables) -> Ladders:
    """Give the ladders of a bot."""
    return Ladders(tables, SystemClock())


@pytest.fixture
def clock() -> Patience:
    """Give the clock of `ends`."""
    return Patience()


@pytest.fixture
def ends(tables: Tables, ladders: Ladders, clock: Patience) -> RatedEnds:
    """Give what is tested."""
    return RatedEnds(tables, ladders, clock)


async def told(ends: RatedEnds, tables: Tables, game: int) -> dict[str, tuple[int | None, int | None, int | None]]:
    """Return the number, its change and the place of everybody who is named."""
    ended = await ends.of(await tables.get(game))
    assert ended is not None
    assert not ended.struck
    return {one.name: (one.change.number, one.change.moved, one.place) for one in ended.people}


async def numbered(played: RatedGames) -> None:
    """Let Ana, Ben, Cleo and Dan play five games each, so that they stand in this order with Ana as the first."""
    for number in range(5):
        for pair in ((ANA, BEN), (CLEO, DAN), (ANA, CLEO), (BEN, DAN), (ANA, DAN), (BEN, CLEO)):
            await played.play(*pair, at=10 + number)


async def test_numbers_are_those_just_after_the_game(
    ends: RatedEnds, ladders: Ladders, tables: Tables, played: RatedGames
) -> None:
    """Also after later games."""
    await numbered(played)
    game = await played.play(BEN, ANA, at=100)
    now = await told(ends, tables, game)
    state = await ladders.state(GUILD, TOY)
    standing = {user: state.standing(user) for user in (ANA, BEN)}
    assert {name: number for name, (number, *_) in now.items()} == {
        "Ben": getattr(standing[BEN], "number", None),
        "Ana": getattr(standing[ANA], "number", None),
    }
    assert (now["Ben"][1] or 0) > 0 > (now["Ana"][1] or 0)
    for number in range(12):
        await played.play(DAN, BEN, at=200 + number)
    assert await told(ends, tables, game) == now


async def test_a_place_is_told_to_who_rose_to_it(
    ends: RatedEnds, ladders: Ladders, tables: Tables, played: RatedGames
) -> None:
    """As if hidden and excluded people were not there; who keeps a place or falls is not told of it."""
    await numbered(played)
    first = await played.play(ANA, DAN, at=90)
    rising = [await played.play(DAN, BEN, at=100 + number) for number in range(9)]
    assert [place for *_, place in (await told(ends, tables, first)).values()] == [None, None]
    found = {game: await told(ends, tables, game) for game in rising}
    assert all(one["Ben"][2] is None for one in found.values())
    places = {game: place for game, one in found.items() if (place := one["Dan"][2]) is not None}
    assert list(places.values()) == sorted(set(places.values()), reverse=True)
    game, place = next(iter(places.items()))
    assert place == (await ladders.state(GUILD, TOY)).place_after(DAN, game)
    # Ana is ahead of Dan before and after these games.
    steady = [number for number in rising if number < game]
    assert steady
    await tables.people.choose_hidden(ANA, True)
    assert (await told(ends, tables, game))["Dan"][2] == place - 1
    assert all([(await told(ends, tables, number))["Dan"][2] is None for number in steady])


async def test_a_first_number_has_a_place(ends: RatedEnds, tables: Tables, played: RatedGames) -> None:
    """And nothing that it changed from."""
    await numbered(played)
    for number, other in enumerate((ANA, BEN, CLEO, DAN)):
        game = await played.play(EVA, other, at=100 + number)
        assert (await told(ends, tables, game))["n1005"] == (None, None, None)
    number, moved, place = (await told(ends, tables, await played.play(EVA, ANA, at=110)))["n1005"]
    assert (number is None, moved, place is None) == (False, None, False)


async def test_who_has_no_number_lacked_games_or_opponents_then(
    ends: RatedEnds, tables: Tables, played: RatedGames
) -> None:
    """However many there were later."""
    games = [await played.play(EVA, FINN, at=10 + number) for number in range(6)]
    for number, other in enumerate((ANA, BEN, CLEO)):
        await played.play(EVA, other, at=50 + number)
    lacked = []
    for game in games:
        ended = await ends.of(await tables.get(game))
        assert ended is not None
        (change,) = (one.change for one in ended.people if one.change.user == EVA)
        assert change.number is None
        lacked.append((change.games_missing, change.people_missing, change.provisional))
    assert lacked == [(4, 2, True), (3, 2, True), (2, 2, True), (1, 2, True), (0, 2, True), (0, 2, True)]


async def test_hidden_and_excluded_people_are_not_named(ends: RatedEnds, tables: Tables, played: RatedGames) -> None:
    """From the next drawing on; if nobody is left, nothing is told."""
    game = await played.play(ANA, BEN, CLEO, at=9)
    assert list(await told(ends, tables, game)) == ["Ana", "Ben", "Cleo"]
    await tables.people.choose_hidden(BEN, True)
    assert list(await told(ends, tables, game)) == ["Ana", "Cleo"]
    await played.manage(LadderChange.EXCLUDE, user=CLEO)
    assert list(await told(ends, tables, game)) == ["Ana"]
    await tables.people.choose_hidden(ANA, True)
    assert await ends.of(await tables.get(game)) is None
    await tables.people.choose_hidden(ANA, False)
    assert list(await told(ends, tables, game)) == ["Ana"]


async def test_people_are_told_of_in_the_order_of_their_places(
    ends: RatedEnds, tables: Tables, store: Store, played: RatedGames
) -> None:
    """Whatever their seats."""
    game = await played.begin(ANA, BEN, CLEO)
    places = tuple(RatedPlace(seat, place, counts=True) for seat, place in ((0, 3), (1, 1), (2, 1)))
    change = {"version": 2, "status": "finished", "updated": 9}
    await store.change(TableChange(game, 1, change, rated_places=places))
    assert list(await told(ends, tables, game)) == ["Ben", "Cleo", "Ana"]


async def test_erased_people_are_not_named(ends: RatedEnds, tables: Tables, played: RatedGames) -> None:
    """Those who stay are."""
    game = await played.play(ANA, BEN, at=9)
    await tables.people.erase(BEN, lambda language: "merchant")
    assert list(await told(ends, tables, game)) == ["Ana"]


async def test_a_stopped_game_names_those_for_whom_it_counted(
    ends: RatedEnds, tables: Tables, played: RatedGames
) -> None:
    """Nobody if it counted for nobody."""
    game = await played.begin(ANA, BEN)
    await played.end(game, ANA, BEN, at=9, counts=False)
    assert await ends.of(await tables.get(game)) is None


async def test_a_struck_game_says_so(ends: RatedEnds, tables: Tables, played: RatedGames) -> None:
    """Until it is restored; one from before a restart has nothing to tell."""
    game = await played.play(ANA, BEN, at=9)
    await played.manage(LadderChange.STRIKE, game=game)
    assert await ends.of(await tables.get(game)) == RatedEnd(struck=True)
    await played.manage(LadderChange.RESTORE, game=game)
    assert list(await told(ends, tables, game)) == ["Ana", "Ben"]
    await played.manage(LadderChange.RESTART, ladder=TOY)
    assert await ends.of(await tables.get(game)) is None


async def test_only_servers_with_results_are_told(ends: RatedEnds, tables: Tables, played: RatedGames) -> None:
    """They can switch them off."""
    game = await played.play(ANA, BEN, at=9)
    elsewhere = await played.play(ANA, BEN, at=9, guild=2)
    assert await ends.of(await tables.get(elsewhere)) is None
    await tables.guild_settings.change(GUILD, lambda settings: replace(settings, results=None))
    assert await ends.of(await tables.get(game)) is None


async def test_of_other_boards_nothing_is_read(
    ends: RatedEnds, tables: Tables, played: RatedGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A running game, and one that is not rated."""
    running = await tables.get(await played.begin(ANA, BEN))
    over = replace(await tables.get(await played.play(ANA, BEN, at=9)), rated=False)
    monkeypatch.setattr(ends, "_read", None)
    for table in (running, over, replace(over, rated=None)):
        assert await ends.of(table) is None


async def test_a_ladder_that_cannot_be_read_keeps_no_board_back(
    ends: RatedEnds, tables: Tables, ladders: Ladders, played: RatedGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor one that cannot be computed."""
    table = await tables.get(await played.play(ANA, BEN, at=9))

    async def down(game: int) -> None:
        raise TableError(Reason.STORE)

    def broken(*_: object) -> None:
        raise ValueError("broken")

    with monkeypatch.context() as patch:
        patch.setattr(tables.rated_results, "of", down)
        assert await ends.of(table) is None
    with monkeypatch.context() as patch:
        patch.setattr(LadderState, "changes", broken)
        assert await ends.of(table) is None
    assert await ends.of(table) is not None


async def test_a_board_does_not_wait_for_a_large_ladder(
    ends: RatedEnds, tables: Tables, ladders: Ladders, clock: Patience, played: RatedGames
) -> None:
    """Which is computed all the same."""
    table = await tables.get(await played.play(ANA, BEN, at=9))
    clock.late = True
    assert await ends.of(table) is None
    await asyncio.gather(*ends._reading)
    assert len((await ladders.of(GUILD, TOY)).state) == 1
    assert not ends._reading
