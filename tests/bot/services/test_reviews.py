"""Reviews as they are asked for: looked through once, kept for the one who sat there, and refused kindly."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.handlers import reviews
from bot.interactions.cooldowns import Cooldown
from bot.interactions.custom_id import PressId, Verb
from bot.services import reviews as reviewing
from bot.tables import Mistake, SeatReview, Table, TableError, Tables
from engine import review
from engine.ai import deal_luck
from engine.ai.deadline import Deadline
from tests.bot.faults.clock import VirtualClock
from tests.bot.faults.discord import Message
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.scenarios import ANA, BEN, CLEO, game, here, press, shown
from tests.bot.faults.world import Past, World, new_world
from tests.bot.thinker import Thinker
from tests.deals import same_deals

PLAYED: Callable[[World], Awaitable[None]] = game((ANA, BEN), seed=3, until=lambda table: table.version > 16)
"""Two play a while, always taking the last that they can."""


@pytest.fixture
def thinker() -> Thinker:
    return Thinker()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def played(tmp_path_factory: pytest.TempPathFactory) -> Past:
    """Give the moment at which two have played a while."""
    with same_deals("played"), pytest.MonkeyPatch.context() as patched:
        patched.setattr("tests.bot.faults.world.Tables", partial(Tables, searching=Thinker()))
        world = await new_world(tmp_path_factory.mktemp("played"))
        await PLAYED(world)
        await world.stop()
        return world.past("played")


@pytest.fixture(scope="module")
def thought() -> dict[tuple[str, bytes], Any]:
    """Give what was found so far, by what was thought of what: many tests have the same game looked through."""
    return {}


@pytest.fixture
def hasty(thinker: Thinker, thought: dict[tuple[str, bytes], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Look through games with few playouts, no loss too small, and deals played at once."""
    monkeypatch.setattr("tests.bot.faults.world.Tables", partial(Tables, searching=thinker))
    for name, few in (("GLANCE", 30), ("GLANCED", 8), ("SOUGHT", 30), ("WEIGHED", 8), ("CERTAIN", -50.0)):
        monkeypatch.setattr(review, name, few)
    monkeypatch.setattr(deal_luck.DealLuck, "playout_leads", lambda self, begun, seed: range(begun.seats))
    for think in (review.glance, review.seek, review.weigh):
        monkeypatch.setattr(reviewing, think.__name__, partial(recalled, thought, think))
    monkeypatch.setattr(reviews, "EVERY", 0.01)
    monkeypatch.setattr(reviewing, "PAUSE", 0.001)


@pytest.fixture
async def new(hasty: None, tmp_path: Path) -> AsyncIterator[World]:
    """Give a bot that looks through games, of which there are none."""
    world = await new_world(tmp_path)
    yield world
    await world.reviewer.close()
    await world.stop()


@pytest.fixture
async def world(hasty: None, played: Past, tmp_path: Path) -> AsyncIterator[World]:
    """Give a bot that looks through games, where two have played a while."""
    world = World(tmp_path, VirtualClock())
    await world.back_to(played)
    yield world
    await world.reviewer.close()
    await world.stop()


def recalled(thought: dict[tuple[str, bytes], Any], think: Callable[..., Any], *given: Any, deadline: Deadline) -> Any:
    """Return what is found without haste, which depends on nothing but what is given."""
    key = think.__name__, pickle.dumps(given)
    if key not in thought:
        thought[key] = think(*given, deadline=deadline)
    return thought[key]


async def over(world: World) -> Table:
    """Stop the game that is played."""
    table = await here(world)
    await world.tables.early_ends.stop(table.id, ANA, False)
    await world.reconciler.reconcile(table.id)
    return await here(world)


async def ask(world: World, user: int = ANA, arg: str = "", message: Message | None = None) -> FakeInteraction:
    """Press what has the game looked through."""
    table, board = await shown(world)
    return await world.press(user, message or board, PressId(table.id, table.version, Verb.REVIEW, arg))


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():  # noqa: ASYNC110 what is waited for is shown to a person, who has no event
            await asyncio.sleep(0.005)


async def read(world: World, user: int = ANA) -> Message:
    """Ask, and wait until what was found is shown; return the message."""
    asked = await ask(world, user)
    await until(lambda: "the same button shows the result" not in asked.shown[-1].text)
    return asked.shown[-1]


def verbs(message: Message) -> set[Verb]:
    return {one.verb for one in message.ids}


def turns(message: Message) -> list[str]:
    return [one.arg for one in message.ids if one.verb is Verb.REVIEW]


async def test_what_was_found_is_shown_when_it_is_there_and_kept(world: World, thinker: Thinker) -> None:
    table = await over(world)
    _, board = await shown(world)
    assert Verb.REVIEW in verbs(board)
    page = await read(world)
    assert page.ephemeral_for == ANA
    assert "Moment 1 of" in page.text
    assert all(part in page.text for part in ("You: **", "Better: **", "I tried 40"))
    searched = thinker.asked
    await world.kill()
    again = await read(world)
    assert again.text == page.text
    assert thinker.asked == searched, "what was found is kept"
    found = await world.tables.reviews.of(table.id, 0)
    assert found is not None
    assert [one.number for one in found.lost] == sorted(one.number for one in found.lost)
    own = [step for step in await moves(world, table) if step == 0]
    assert found.decisions <= len(own)
    assert len(found.luck) == 1, "one round was begun"


async def moves(world: World, table: Table) -> list[int]:
    stored = await world.store.load(table.id)
    assert stored is not None
    return [row.seat for row in stored.log if row.entry == "play"]


async def test_pages_turn_between_the_moments_and_lead_to_the_history(world: World) -> None:
    table = await over(world)
    found = SeatReview(31, tuple(Mistake(number, "t.1", 4.0, 1.0, 100, 60, 30) for number in (1, 3, 7)))
    await world.tables.reviews.keep(table.id, ANA, found)
    page = await read(world)
    assert turns(page) == ["0b", "1n"]
    for place, arg in ((1, "1n"), (2, "2n"), (1, "1b"), (2, "99n")):
        turned = await ask(world, arg=arg, message=page)
        assert f"Moment {place + 1} of 3" in turned.told
        assert f"Move {found.lost[place].number} of" in turned.told
        assert turned.shown[-1].id == page.id, "the page is turned, nothing is sent"
        (there,) = [one for one in turned.shown[-1].ids if one.verb is Verb.HISTORY]
        assert there.arg == f"{found.lost[place].number}.m.r{place}"


async def test_a_page_of_the_history_leads_back_to_where_it_was_opened(world: World) -> None:
    """To the moment of the review or to "More", also after pages were turned; from the board there is no way back."""
    table = await over(world)
    found = SeatReview(31, tuple(Mistake(number, "t.1", 4.0, 1.0, 100, 60, 30) for number in (1, 3)))
    await world.tables.reviews.keep(table.id, ANA, found)

    async def open_history(arg: str, private: Message | None) -> list[tuple[Verb, str]]:
        """Open the page from a message, then turn it; return the ways back."""
        message = private or (await shown(world))[1]
        for _ in range(2):
            done = await world.press(ANA, message, PressId(table.id, table.version, Verb.HISTORY, arg))
            message = done.shown[-1]
            (arg,) = [one.arg for one in message.ids if one.verb is Verb.HISTORY and ".n" in one.arg]
        return [(one.verb, one.arg) for one in message.ids if one.verb in (Verb.MORE, Verb.REVIEW)]

    assert await open_history("", None) == []
    more = await press(world, ANA, Verb.MORE)
    assert await open_history("", more.shown[-1]) == [(Verb.MORE, "back")]
    review = await read(world)
    assert await open_history("0.b", more.shown[-1]) == [(Verb.MORE, "back")], "as on pages before these had an origin"
    assert await open_history("3.m.r1", review) == [(Verb.REVIEW, "1h")]
    assert await open_history("3.m", review) == [(Verb.MORE, "back")], "as reviews wrote before"
    assert "Moment 2 of 2" in (await ask(world, arg="1h", message=review)).told
    forged = await press(world, ANA, Verb.HISTORY, "3.n.x")
    assert "out of date" in forged.told


async def test_a_move_is_named_as_its_button_was_and_the_better_one_says_why(world: World) -> None:
    table = await over(world)
    lost = Mistake(number=3, better="t.1", points=6.2, error=0.9, worlds=1500, more=1350, fewer=100)
    await world.tables.reviews.keep(table.id, ANA, SeatReview(31, (lost,)))
    text = (await read(world)).text
    assert "Moment 1 of 1" in text
    assert (
        "On average **about 6 points** better, accurate to within 2. Better in 9 of 10 possible deals, worse in 1."
        in text
    )
    assert "Better: **1: " in text
    assert "corruption" in text, text
    assert "I tried 1,500, up to the next scoring" in text
    assert "Nothing else stood out in your 31 decisions." in text


async def test_how_kind_the_deals_were_is_said_once_below_the_last_moment(world: World) -> None:
    table = await over(world)
    two = tuple(Mistake(number, "t.1", 4.0, 1.0, 100, 60, 30) for number in (1, 3))
    await world.tables.reviews.keep(table.id, ANA, SeatReview(31, two, (7, 3, 10)))
    page = await read(world)
    assert "Luck" not in page.text
    assert (
        "your deals were better than 7, 3 and 10 of 10 random ones" in (await ask(world, arg="1n", message=page)).told
    )
    await world.tables.reviews.keep(table.id, BEN, SeatReview(31, (), (4,)))
    assert "your deal was better than 4 of 10 random ones" in (await read(world, BEN)).text


async def test_how_kind_it_was_is_found_in_the_duel_as_well_which_is_one_deal(new: World) -> None:
    await game((ANA, BEN), kind="duel", seed=3, until=lambda table: table.version > 16)(new)
    world, table = new, await over(new)
    await read(world)
    found = await world.tables.reviews.of(table.id, 0)
    assert found is not None
    assert len(found.luck) == 1
    await world.tables.reviews.keep(table.id, BEN, SeatReview(31, (), found.luck))
    text = (await read(world, BEN)).text
    assert f"Luck: your deal was better than {found.luck[0]} of 10 random ones (played by adepts)." in text
    assert "round" not in text


async def test_where_luck_is_not_found_in_time_the_rest_is_told(
    world: World, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await over(world)
    parts: list[int] = []

    def led(self: object, *args: object, deadline: float) -> object:
        parts.append(int(str(args[-1])))
        thinker.has_time = len(parts) < 3
        return ()

    monkeypatch.setattr(deal_luck.DealLuck, "measure", led)
    assert "Moment" in (await read(world)).text
    assert parts == [0, 1, 2]
    found = await world.tables.reviews.of(table.id, 0)
    assert found is not None
    assert found.luck == ()


@pytest.mark.thorough
async def test_all_that_may_be_thought_for_a_review_takes_a_minute_at_most_and_nothing_long_at_once(
    world: World, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "CERTAIN", 1000.0)
    monkeypatch.setattr(reviewing, "picked", lambda glanced: (glanced * review.PICKED)[: review.PICKED])
    table = await over(world)
    await read(world)
    found = await world.tables.reviews.of(table.id, 0)
    assert found is not None
    assert max(thinker.given) <= reviewing.LONGEST
    weighing = review.PICKED * (1 + review.PARTS) + deal_luck.PARTS
    assert len(thinker.given) == found.decisions + weighing
    assert reviewing.GLANCES + sum(thinker.given[-weighing:]) <= 60


async def test_the_history_marks_what_was_lost_to_the_one_who_lost_it(world: World) -> None:
    table = await over(world)
    lost = Mistake(number=3, better="t.1", points=6.2, error=0.9, worlds=1500, more=1350, fewer=100)
    await world.tables.reviews.keep(table.id, ANA, SeatReview(31, (lost,)))
    for user, marked in ((ANA, True), (BEN, False), (CLEO, False)):
        page = await press(world, user, Verb.HISTORY, "3.m")
        assert ("On average, another move was about 6 points better" in page.told) is marked
        assert ("Your move: −6 points" in page.told) is marked
    assert "Something else" not in (await press(world, ANA, Verb.HISTORY, "4.m")).told


async def test_what_is_always_better_is_said_so_and_what_is_little_is_one_point(world: World) -> None:
    table = await over(world)
    lost = Mistake(number=3, better="t.1", points=0.3, error=0.01, worlds=40, more=40, fewer=0)
    await world.tables.reviews.keep(table.id, ANA, SeatReview(31, (lost,)))
    assert (
        "On average **about 1 point** better, accurate to within 1. Better in every possible deal."
        in (await read(world)).text
    )


async def test_where_nothing_was_lost_it_is_said_so(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "CERTAIN", 1000.0)
    await over(world)
    text = (await read(world)).text
    assert "decisions, and no other choice was clearly better in any of them" in text
    assert "Moment" not in text


async def test_while_it_is_looked_through_it_is_said_how_far_that_is(world: World, thinker: Thinker) -> None:
    await over(world)
    thinker.free.clear()
    asked = await ask(world)
    assert "Reviewing your moves: 0 of" in asked.told
    assert turns(asked.shown[-1]) == [""], "who comes back later can ask how far it is"
    first = asked.shown[-1].id
    other = await ask(world, BEN)
    assert "Another game" in other.told
    again = await ask(world)
    thinker.free.set()
    await until(lambda: "Moment" in again.shown[-1].text and "Moment" in other.shown[-1].text)
    assert {one.id for one in asked.shown} == {first}, "its message is edited"
    assert "Moment" not in asked.told, "only the newest is told on"
    table = await here(world)
    assert await world.tables.reviews.of(table.id, 1) is not None


async def test_whoever_sat_elsewhere_is_told_so_and_reads_nothing(world: World) -> None:
    await over(world)
    await read(world)
    told = (await ask(world, CLEO)).told
    assert "Only the players who were at this table" in told
    assert "Moment" not in told


async def test_a_running_game_is_not_looked_through(world: World) -> None:
    _, board = await shown(world)
    assert Verb.REVIEW not in verbs(board)
    assert "still under way" in (await ask(world)).told


async def test_where_nothing_thinks_there_is_no_button_and_whoever_asks_is_told(
    world: World, monkeypatch: pytest.MonkeyPatch, thinker: Thinker
) -> None:
    monkeypatch.setattr(thinker, "_workers", 0)
    table = await over(world)
    _, board = await shown(world)
    assert Verb.REVIEW not in verbs(board)
    assert "cannot be reviewed here" in (await ask(world)).told
    await world.tables.reviews.keep(table.id, ANA, SeatReview(31, ()))
    assert "31 decisions" in (await read(world)).text, "what was found before can be read"


async def test_where_nobody_has_time_it_is_said_and_can_be_asked_again(world: World, thinker: Thinker) -> None:
    table = await over(world)
    thinker.has_time = False
    assert "I could not finish your review" in (await read(world)).text
    assert await world.tables.reviews.of(table.id, 0) is None
    thinker.has_time = True
    assert "Moment" in (await read(world)).text


async def test_nobody_has_too_much_looked_through_and_only_so_many_wait(
    world: World, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    await over(world)
    thinker.free.clear()
    monkeypatch.setattr(reviewing, "_WAITING", 1)
    await ask(world)
    assert "Many games are being reviewed" in (await ask(world, BEN)).told
    thinker.free.set()
    while not world.table_actions.cooldowns.wait(BEN, Cooldown.REVIEW):
        pass
    assert "second" in (await ask(world, BEN)).told


async def test_nobody_is_told_on_when_the_bot_ends(world: World, thinker: Thinker) -> None:
    await over(world)
    thinker.free.clear()
    asked = await ask(world)
    told = asked.told
    names = {one: getattr(one.get_coro(), "__qualname__", "") for one in asyncio.all_tasks()}
    (telling,) = (one for one, name in names.items() if name == "ReviewHandlers._show_progress")
    await world.reviewer.close()
    assert telling.cancelled()
    assert asked.told == told


async def test_a_bot_that_stops_in_the_middle_is_asked_again(world: World, thinker: Thinker) -> None:
    table = await over(world)
    thinker.free.clear()
    asked = await ask(world)
    assert "Reviewing your moves" in asked.told
    await world.kill()
    thinker.free.set()
    assert await world.tables.reviews.of(table.id, 0) is None
    assert "Moment" in (await read(world)).text


async def test_a_message_that_was_put_away_keeps_nothing_from_being_found(world: World, thinker: Thinker) -> None:
    table = await over(world)
    thinker.free.clear()
    asked = await ask(world)
    asked.shown[-1].deleted = True
    thinker.free.set()
    await until(lambda: not world.reviewer._running)
    assert await world.tables.reviews.of(table.id, 0) is not None


async def test_of_a_seat_that_changed_hands_the_moves_of_its_last_person_count(new: World) -> None:
    """Moves of a computer that played for the player do not count either."""
    world = new
    await game((ANA, BEN, CLEO), seed=3, until=lambda table: table.version > 16)(world)
    table = await here(world)
    await world.tables.early_ends.resign(table.id, ANA, "Computer")
    await world.tables.early_ends.stop(table.id, BEN, False)
    await world.reconciler.reconcile(table.id)
    assert "Only the players who were at this table" in (await ask(world)).told
    assert "Moment" in (await read(world, BEN)).text


async def test_of_whoever_has_his_data_deleted_no_review_is_kept_even_one_under_way(
    world: World, thinker: Thinker
) -> None:
    table = await over(world)
    await read(world, BEN)
    thinker.free.clear()
    await ask(world)
    await world.tables.people.erase(ANA, lambda language: "Computer")
    thinker.free.set()
    await until(lambda: not world.reviewer._running)
    assert await world.tables.reviews.of(table.id, 0) is None
    assert await world.tables.reviews.of(table.id, 1) is not None
    await world.tables.people.erase(BEN, lambda language: "Computer")
    assert await world.tables.reviews.of(table.id, 1) is None
    with pytest.raises(TableError):
        await world.tables.reviews.keep(table.id, BEN, SeatReview(0, ()))


async def test_more_of_the_board_is_not_moved_by_it(world: World) -> None:
    """To have a game looked through changes nothing that anybody else sees."""
    before = await over(world)
    await read(world)
    after = await here(world)
    assert (after.version, after.board) == (before.version, before.board)
