"""A third game, for three or for five, from lobby to ranking: the house shows what the game has, and no more."""

from __future__ import annotations

import json
from random import Random

import pytest

from bot.i18n.messages import Words, words_folder
from sandbox.person import Person, components_of, text_of
from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable, People
from tests.e2e.harness import FILM, SELECT, Bot, Json, Table, file_of, ids, labels
from tests.shells import LOCALE
from tests.shells.game import RULES

pytestmark = pytest.mark.asyncio(loop_scope="module")

WORDS = Words.load(words_folder(), LOCALE)
LOCALES = ("en-GB", "fr", "de", "pl", "en-US")
ELSEWHERE = ("merchant", "card", "corruption", "quay", "temple", "deben")
"""What the other games have, and this one has not."""


@pytest.fixture(scope="module")
def program() -> str:
    """Start the bot with Shells beside its games."""
    return "tests.shells"


def clean(message: Json) -> str:
    """Return all that a message says, after a look that nothing of it is of another game."""
    said = "\n".join((text_of(message), *labels(message)))
    assert not [word for word in ELSEWHERE if word in said.casefold()], said
    return said


@pytest.mark.thorough
async def test_five_play_it_from_the_lobby_to_the_ranking(
    bot: Bot, sandbox: Sandbox, new_table: NewTable, people: People
) -> None:
    """Each in a language, with words of the game where a language has them and English ones else."""
    table, chance = new_table(5), Random(8)
    host, *others = table.people
    (watcher,) = people(1)
    for person, locale in zip(table.people, LOCALES, strict=True):
        person.user.locale = locale
    await invited(table, host, others)
    board = await table.settled()
    assert [one for one in labels(board) if one.startswith(("1: ", "2: ", "3: "))] == labels(board)[:3]
    watching = await table.more(watcher, "Watch")
    assert "when it ends" in clean(watching.message)
    await watcher.press(watching.message, "Write to me when it ends")

    for _ in range(6):
        await table.turn(chance, take=1)
    (mover,) = table.asked()
    await throws(table, mover)
    taken = (await mover.press(await table.settled(), "My hand")).message
    assert len(table.log) == 7, "what was thrown was drawn anew, so nothing is taken back"
    assert "↩️" not in str(taken)
    await looks(sandbox, table)
    await takes_back(table)

    board = await table.finish(chance, take=0.7)
    told = clean(board)
    scores = json.loads(
        file_of(sandbox, (await table.more(host, WORDS.text(WORDS.pick(host.user.locale), "result-record"))).message)
    )["scores"]
    best = [person.user.global_name for person, score in zip(table.people, scores, strict=True) if score == max(scores)]
    assert "The game is over" in told
    assert all(name in told for name in best)
    ranking = [f"{person.user.global_name}: {score} points" for person, score in zip(table.people, scores, strict=True)]
    assert "\n".join(ranking) in told
    assert "\n".join(ranking) in (await host.press(board, "Scores")).text
    await sandbox.wait_for(lambda: letters(watcher) != [])
    assert [text_of(one).splitlines()[0] for one in letters(watcher)] == [f"<#{table.id}> (Shells): the game is over."]
    await looks_back(sandbox, table, watcher)
    again = await others[2].press(board, "Rematch")
    assert "1 of 5 seats taken" in clean(again.message)


async def test_one_plays_it_with_two_computers_by_commands_beside_another_table(
    bot: Bot, sandbox: Sandbox, new_table: NewTable
) -> None:
    """What the game does not have is refused kindly; what it has can be typed; the next table is a press away."""
    table = new_table(1)
    host = table.host
    other = Table(bot, new_table(1).channel, host)
    refused = await host.command(table.channel, "sobek new", game="shells", seats=4)
    assert refused.text.startswith("Shells is not for that number of players, only for 3 and 5. ")
    for one in (table, other):
        lobby = (await host.command(one.channel, "sobek new", game="shells")).message
        assert "2 more players are needed" in clean(lobby)
        for _ in range(2):
            await host.press(lobby["id"], "Add a computer")
        await host.press(lobby["id"], "Start")
        await one.settled()
    assert (await host.complete(table.channel, "sobek character", "card")).choices == []
    for command in ("sobek character", "sobek cards"):
        options = {"card": "priest"} if command == "sobek character" else {}
        answer = await host.command(table.channel, command, **options)
        assert answer.ephemeral
        assert answer.text
    choices = (await host.complete(table.channel, "sobek take", "card")).choices or []
    assert [choice["value"] for choice in choices] == ["t.1", "t.2", "t.3"]
    answer = await host.command(table.channel, "sobek take", card="2")
    assert "takes a shell" in answer.text
    games = await host.command(table.channel, "sobek games")
    assert all(f"**Shells** in <#{one.id}>" in games.text for one in (table, other))
    following = await host.press(games.message, "Next table")
    assert "Take a shell, or throw some of yours." in clean(following.message)
    resigned = await host.command(table.channel, "sobek resign")
    await host.press(resigned.message, "Leave the game", wait=0.1)
    await sandbox.wait_for(lambda: table.row["status"] != "running")
    await other.finish(Random(2), take=0.5)
    record = json.loads(file_of(sandbox, (await host.command(other.channel, "sobek record")).message))
    played = [(row["seat"], row["code"]) for row in other.log]
    assert record == json.loads(json.dumps(RULES.record(3, {}, record["seed"], played)))


async def invited(table: Table, host: Person, others: list[Person]) -> None:
    """Open a table for five by inviting four, who all accept, and start it."""
    guests = {f"invite{number}": person.id for number, person in enumerate(others, start=1)}
    opened = await host.command(table.channel, "sobek new", game="shells", **guests)
    assert "Your table is open." in opened.text
    await table.sandbox.wait_for(lambda: table.lobby is not None)
    lobby = table.lobby
    assert lobby is not None
    assert clean(lobby).count("Held for") == 4
    for person in others:
        await person.press(lobby["id"], "Accept the invitation")
    lobby = table.lobby
    assert lobby is not None
    assert "5 of 5 seats taken" in clean(lobby)
    await host.press(lobby["id"], "Start")


async def throws(table: Table, mover: Person) -> None:
    """Let somebody gather two of his shells and throw them."""
    hand = (await mover.press(table.board, "My hand")).message
    throw = next(str(one) for one in ids(hand) if one.verb.name == "BRANCH")
    panel = (await mover.press(hand, throw)).message
    select = next(one for one in components_of(panel) if one["type"] == SELECT)
    assert len(select["options"]) == 3
    values = [option["value"] for option in select["options"][:2]]
    panel = (await mover.select(panel, select["custom_id"], values)).message
    play = next(one for one in ids(panel) if one.verb.name == "PLAY")
    await mover.press(panel, str(play))


async def looks(sandbox: Sandbox, table: Table) -> None:
    """Let somebody who waits look at all that the game shows, and see what was missed as a film."""
    (mover,) = table.asked()
    index = table.people.index(mover)
    away = table.people[(index - 3) % 5]
    language = WORDS.pick(away.user.locale)
    hand = (await away.press(table.board, "My hand")).message
    assert WORDS.text(language, "board-since") in text_of(hand)
    film = await away.press(hand, WORDS.text(language, "hand-film"), wait=FILM)
    assert film.message["attachments"][0]["content_type"] == "image/gif"
    text = (await table.more(away, WORDS.text(language, "board-text"))).text
    own = WORDS.speech(language, "shells").say("list-hidden")
    assert text.count("×") == 4, "of the others' hands only how many shells there are"
    assert own in text
    assert WORDS.text("en", "shells-none-yet") in (await table.more(away, WORDS.text(language, "board-scores"))).text
    assert WORDS.text("en", "shells-help-turn") in (await table.more(away, WORDS.text(language, "board-rules"))).text


async def takes_back(table: Table) -> None:
    """Let somebody take a shell and take that back."""
    (mover,) = table.asked()
    before = len(table.log)
    await table.done(mover.press(table.board, labels(table.board)[0], wait=0.1))
    assert table.asked() != [mover]
    await table.done(mover.press(table.board, "Take back", wait=0.1))
    assert table.asked() == [mover]
    assert len(table.log) > before, "the log keeps what was taken back"


async def looks_back(sandbox: Sandbox, table: Table, reader: Person) -> None:
    """Page through the finished game, with all hands, and as a film."""
    page = await reader.press(table.board, "History")
    page = await reader.press(page.message, "Next")
    assert "round" not in clean(page.message), "a game without rounds has none in its history"
    select = next(one for one in ids(page.message, selects=True) if one.arg.endswith(".v.b"))
    hands = await reader.select(page.message, str(select), ["a"])
    assert hands.text.count("Your shells (") == 5
    assert [one["filename"] for one in hands.message["attachments"]] == ["board.png", "hands.png"]
    film = await reader.press(hands.message, "Animate the game", wait=FILM)
    assert film.message["attachments"][0]["content_type"] == "image/gif"
    assert "Animation (Shells)" in str(film.message["components"])


def letters(person: Person) -> list[Json]:
    """Return what the bot wrote to somebody directly: its screens, not the words of which a phone told first."""
    return [one for one in person.sees(person.direct()) if not one["ephemeral"] and not one["content"]]
