"""What a board tells in words and marks: what those who are asked have missed, as the table may see it and no more."""

from __future__ import annotations

import re
import secrets
from dataclasses import replace
from itertools import pairwise, takewhile
from random import Random
from typing import Any

import pytest
from discord.ui import MediaGallery, TextDisplay

from bench.finished import finished
from bot.app_context import App
from bot.interactions.response import Screen
from bot.screens.board import PICTURE, SCORING, board_screen
from bot.screens.event_sentences import events_of, log_by_turns, log_for_seat, news_lines
from bot.screens.hand import hand_screen
from bot.screens.more_menu import more_menu_page
from bot.store import Entry, Status
from bot.tables import Table
from bot.tables.game.session import ClosedVote, GameStep
from engine.duel.events import MarketFilled
from engine.game import Event, ScoresRound, Seat
from engine.sobek.actions import Take
from render.duel.presentation import DuelFace
from render.presentation import Picture
from render.sobek.presentation import SobekFace
from tests.bot.message_limits import LANGUAGES
from tests.bot.screens.asked_tables import shown
from tests.bot.screens.event_games import computers, opened
from tests.bot.screens.pages import texts
from tests.engine.sobek.positions import position

RESULT = re.compile(r"Round \d: Anna\xa0[+−]\d+ and Bo\xa0[+−]\d+. Details: “More”, then “Scores”.")
FULL = "**Round 1**"
MORE = "… more in “My hand” and “More”"


async def act(app: App, table: Table, chance: Random, lean: float = 0.5) -> Table:
    """Let a person do something, and then the computers."""
    seat = chance.choice(tuple(table.asked))
    seen, user = table.seen_by(seat), table.players[seat].user
    assert seen is not None
    assert user is not None
    others = [action for action in seen.legal if not action.code.startswith("t.")]
    action = chance.choice(others if others and chance.random() < lean else seen.legal)
    return await computers(app, (await app.tables.play.act(table.id, user, None, [action.code])).table)


def news_of(screen: Screen) -> list[str]:
    """Return the lines of what happened: they stand between the call and the picture."""
    above = takewhile(lambda item: not isinstance(item, MediaGallery), screen.view.walk_children())
    shown = [item.content for item in above if isinstance(item, TextDisplay)]
    return [line.removeprefix("-# ") for text in shown[1:] for line in text.splitlines()]


def last_moves(app: App, table: Table, viewer: int | None) -> dict[int, str]:
    """Return how the last turn of each seat but the asked one begins, for a viewer; nothing right after a round."""
    steps = table._game_session.steps
    asked, speech = table.waiting[0], app.speech(table, "en")
    speech = speech if viewer is None else speech.to(viewer)
    since = max((step.number for step in steps if step.seat == asked), default=0)
    moves: dict[int, str] = {}
    for before, step in pairwise((None, *steps)):
        if step is None or step.number <= since:
            continue
        if any(isinstance(event, ScoresRound) for event in step.events):
            return {}
        if step.turn and not (before is not None and before.seat == step.seat and before.number > since):
            told = (app.face(table).tell(event.seen(viewer), speech) for event in step.events)
            moves[step.seat] = next(text for text in told if text)
    return moves


@pytest.fixture(autouse=True)
def dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let chance be the same each time."""
    monkeypatch.setattr(secrets, "token_hex", lambda count: "7" * 2 * count)


@pytest.fixture(autouse=True)
def no_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw no hands: what is told beside them has the same room whatever is in them."""
    for face in (SobekFace, DuelFace):
        monkeypatch.setattr(face, "hand", lambda *_: Picture(b"", 960, 640, "a hand"))
        monkeypatch.setattr(face, "offer", lambda *_: Picture(b"", 960, 640, "an offer"))


@pytest.mark.parametrize("kind", ["sobek", "duel"])
async def test_the_picture_is_drawn_with_what_the_table_saw_since_the_turn_of_who_is_asked(
    app: App, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await opened(app, kind, 2)
    given: list[tuple[Event, ...]] = []
    face: Any = app.face(table)
    draw = type(face).board

    def board(self: Any, view: Any, speech: Any, news: tuple[Event, ...] = ()) -> Any:
        given.append(news)
        return draw(self, view, speech, news)

    monkeypatch.setattr(type(face), "board", board)
    hidden = several = 0
    for _ in range(30):
        if table.status is not Status.RUNNING:
            break
        seat = table.waiting[0]
        seen: Any = table.seen_by(seat)
        user = table.players[seat].user
        assert user is not None
        # The last legal action of a kind is often one that passes cards or uncovers one.
        table = (await app.tables.play.act(table.id, user, None, [seen.legal[-1].code])).table
        if len(table.asked) != 1:
            continue
        await board_screen(app, table)
        missed = list(table._game_session.steps)
        while missed and missed[-1].seat == table.waiting[0]:
            missed.pop()
        before = max((step.number for step in missed if step.seat == table.waiting[0]), default=0)
        events = [event for step in table._game_session.since(before) for event in step.events]
        assert given[-1] == tuple(event.seen(None) for event in events)
        hidden += list(given[-1]) != events
        several += len({step.seat for step in table._game_session.since(before)}) > 1
    assert hidden
    assert several


async def test_a_board_tells_the_newest_turns_in_order_and_behind_more_stand_all(app: App) -> None:
    """There are three lines for them, and one that says where the rest is; on the page each seat has had a turn."""
    table, chance, names = await opened(app, "sobek", 4), Random(1), ("Anna", "Bo", "Cleo", "Dan")
    assert news_of(await board_screen(app, table)) == [], "nothing odd at first"
    cut = 0
    for number in range(6):
        table = await act(app, table, chance, lean=0)
        *news, last = news_of(await board_screen(app, table))
        if last != MORE:
            news.append(last)
        cut += last == MORE
        before = [names[(table.waiting[0] - many) % 4] for many in (3, 2, 1)][-1 - number :]
        told = re.findall(r"(\w+) took", " ".join(news))
        assert told == before[-len(told) :]
        assert len(told) == len(before) or last == MORE
        all_told = next(text for text in texts(more_menu_page(app, table, 1, "en")) if text.startswith("> "))
        movers = [line.split()[1] for line in all_told.splitlines() if not line.startswith("> A new delivery")]
        assert movers == before
    assert cut < 6


@pytest.mark.parametrize(("people", "variant"), [(3, "hidden"), (4, "hidden"), (3, "open"), (4, "open")])
async def test_the_last_turn_of_every_opponent_is_told_and_a_delivery_gives_way_to_it(
    app: App, people: int, variant: str
) -> None:
    """In the hand of the asked player in any case; on a board if its picture leaves room for them."""
    table, chance = await opened(app, "sobek", people, way=variant), Random(8)
    deliveries = cut = 0
    for _ in range(150):
        table = await act(app, table, chance, lean=0.3)
        if table.status is not Status.RUNNING:
            break
        if len(table.asked) != 1:
            continue
        seat = table.waiting[0]
        hand = "\n".join(texts(await hand_screen(app, table, seat, "en")))
        board = "\n".join(news_of(await board_screen(app, table)))
        own, public = last_moves(app, table, seat), last_moves(app, table, None)
        assert [move for move in own.values() if move not in hand] == []
        untold = [move for move in public.values() if move not in board]
        seen = table.seen_by(None)
        assert seen is not None
        # What a player lost comes first.
        assert untold == [] or variant == "open" or any(event.harms for event in events_of(seen.missed))
        assert not (untold and "A new delivery" in board)
        delivered = len(own) == people - 1 and "Delivered" in str(table._game_session.steps[-1].events)
        deliveries += delivered
        cut += delivered and "A new delivery" not in hand
    assert deliveries
    assert cut


@pytest.mark.parametrize("kind", ["sobek", "duel"])
async def test_a_round_is_shown_by_its_sheet_once_and_then_said_in_a_line(app: App, kind: str) -> None:
    """At the end of the game the board itself shows what it came to; words tell the last move."""
    table, chance = await opened(app, kind, 2), Random(3)
    sheets = lines = 0
    for _ in range(400):
        if table.status is not Status.RUNNING:
            break
        table = await act(app, table, chance)
        screen = await board_screen(app, table)
        said = "\n".join(news_of(screen))
        shown = [name for name, _ in screen.files]
        assert shown in ([PICTURE], [SCORING, PICTURE])
        assert FULL not in said
        sheets += SCORING in shown
        lines += bool(RESULT.search(said))
        assert SCORING not in shown or not RESULT.search(said)
        seen = table.seen_by(None)
        assert seen is not None
        assert seen.in_first_lap or not RESULT.search(said)
    assert sheets == (2 if kind == "sobek" else 0)
    assert bool(lines) == (kind == "sobek"), "until everybody has had a turn"
    last = await board_screen(app, table)
    assert [name for name, _ in last.files] == [PICTURE]
    (told,) = news_of(last)
    assert any(told.startswith(player.name) for player in table.players)
    assert not RESULT.search(told)


async def test_a_hand_tells_first_what_touches_its_owner_also_what_nobody_else_was_told(app: App) -> None:
    table, chance = await opened(app, "sobek", 3), Random(2)
    assert not any(text.startswith("-# Since") for text in texts(await hand_screen(app, table, 0, "en")))
    headings, secret = set(), 0
    for _ in range(60):
        table = await act(app, table, chance, lean=0.8)
        for seat in range(3):
            said = list(texts(await hand_screen(app, table, seat, "en")))
            headings.update(text.splitlines()[0] for text in said if text.startswith("-# Since"))
            public = "\n".join(texts(await board_screen(app, table)))
            news = next((text.splitlines() for text in said if text.startswith("-# Since")), [])
            touching = [line.removeprefix("-# ❗ ") for line in news if line.startswith("-# ❗ ")]
            assert news[1 : 1 + len(touching)] == [f"-# ❗ {line}" for line in touching]
            assert all("you" in line.lower() for line in touching)
            secret += sum(line not in public for line in touching)
    assert headings == {"-# Since the game began", "-# Since your last turn"}
    assert secret


@pytest.mark.parametrize(("language", "options"), [("en", {}), ("fr", {"expansion": "treasures"})])
async def test_a_board_of_the_duel_never_leaves_out_a_loss_and_says_if_anything_else_is_left_out(
    app: App, language: str, options: dict[str, str]
) -> None:
    """The filling of the market is told as the move that it is, in a sentence that fits on a line."""
    losses = cut = filled = 0
    for moves in range(1, finished("duel", seed="4", options=options).version):
        table = replace(finished("duel", seed="4", options=options, moves=moves), language=language)
        seen = table.seen_by(None)
        assert seen is not None
        turns = log_by_turns(app, table, seen.missed, app.speech(table, language))
        news = news_of(await board_screen(app, table))
        told = " ".join(news)
        lost = [turn.sentences[number] for turn in turns for number in turn.lost]
        assert [sentence for sentence in lost if sentence not in told] == []
        losses += bool(lost)
        if news and not all(sentence in told for turn in turns for sentence in turn.sentences):
            marks = (app.words.text(language, f"board-news-{which}") for which in ("more", "there"))
            assert any(line.endswith(" …") for line in news) or news[-1] in marks
            cut += 1
        filled += any(isinstance(event, MarketFilled) for event in events_of(seen.missed))
    assert losses
    assert cut
    assert filled


@pytest.mark.parametrize("language", ["en", "fr", "de", "pl"])
async def test_moves_of_the_duel_have_short_sentences_without_the_lists_of_tiles(app: App, language: str) -> None:
    """Of what a player lost nothing is shortened."""
    found = []
    for moves in range(1, 40):
        table = replace(finished("duel", seed="4", moves=moves), language=language)
        seen = table.seen_by(None)
        assert seen is not None
        turns = log_by_turns(app, table, seen.missed, app.speech(table, language))
        found += [(turn, number) for turn in turns for number in turn.short]
    assert found
    assert all(len(turn.short[number]) < len(turn.sentences[number]) for turn, number in found)
    assert all(number not in turn.lost for turn, number in found)


async def test_below_what_came_of_a_press_stands_what_others_did_since_however_much_came_of_it(app: App) -> None:
    table, chance = await computers(app, await opened(app, "sobek", 1, computers=3)), Random(2)
    several = 0
    for _ in range(12):
        table = await act(app, table, chance, lean=0)
        seen = table.seen_by(0)
        assert seen is not None
        moves = last_moves(app, table, 0)
        if len(table.asked) != 1 or not moves:
            continue
        own = ["You did something with many cards, of which all are told here." for _ in range(9)]
        said = "\n".join(texts(await hand_screen(app, table, 0, "en", notice=own, news=seen.since_own)))
        assert [move for move in moves.values() if move not in said] == []
        assert said.index(own[0]) < min(map(said.index, moves.values()))
        several += len(moves) == 3
        for wanted, news in ((False, ()), (False, None), (True, seen.since_own)):
            shown = "\n".join(texts(await hand_screen(app, table, 0, "en", notice=["Done."], news=news)))
            assert all((move in shown) is wanted for move in moves.values())
    assert several


@pytest.mark.parametrize("last", [0, 1], ids=["the reader is the last", "another is the last"])
def test_what_was_laid_is_told_once(app: App, last: int) -> None:
    """While others choose, the choice is told; once it is laid out before all, only that is."""
    hands = ["fish1 fish0 fish0 wheat0 wheat0 wheat0", "wheat1 wheat0 wheat0", "ebony0"]
    game = position(3, row="marble0", deck="", hands=hands)
    mine, steps = [(0, "l.fish"), (0, "l.wheat")], list[GameStep]()

    def lines(*moves: tuple[int, str]) -> list[str]:
        for seat, start in moves:
            action = next(one for one in game.legal(seat) if one.code.startswith(start))
            number = len(steps) + 1
            steps.append(GameStep(number, number, Entry.PLAY, seat, action.code, game.apply(seat, action)))
        table = shown(game, steps=tuple(steps))
        seen = table.seen_by(0)
        assert seen is not None
        return news_lines(app, table, seen.news(1), app.speech(table, "en").to(0))

    assert lines((0, "t.1"), *mine[:last]) == ["Chosen: Fish 1 and 2\xa0×\xa0Fish."][:last]
    told = lines((1, "l.wheat"), *mine) if last == 0 else lines(mine[1], (1, "l.wheat"))
    assert [line for line in told if "Fish" in line] == [
        "You laid at the end of the round: Fish (Fish 1 and 2\xa0×\xa0Fish) and Wheat (3\xa0×\xa0Wheat)."
    ]


def stood_in() -> Table:
    """Return a table at which a computer took a card for the second seat, after the first seat's own turn."""
    game = position(3, hands=["fish1", "wheat1", "ebony0"], row="fish0 wheat0 fish0 fish0 fish0 fish0")
    steps: list[GameStep] = []
    for number, (acting, entry) in enumerate([(0, Entry.PLAY), (1, Entry.SUB), (2, Entry.PLAY)], start=1):
        steps.append(GameStep(number, number, entry, acting, "t.1", game.apply(acting, Take(1))))
    return shown(game, steps=tuple(steps))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_computer_did_for_the_reader_is_not_told_as_their_own(app: App, language: str) -> None:
    table = stood_in()
    speech, plain = app.speech(table, language).to(1), app.speech(table, language)
    seen = table.seen_by(1)
    assert seen is not None
    lines = [line for turn in log_for_seat(app, table, seen.missed, speech) for line in turn.sentences]
    named = speech.say("computer-for-you")
    assert sum(named in line for line in lines) == 1
    assert not any(speech.say("board-stood-in", name=Seat(1)) in line for line in lines), "each sentence says it"
    others = [line for turn in log_by_turns(app, table, seen.missed, plain) for line in turn.sentences]
    assert plain.say("board-stood-in", name=Seat(1)) in others
    assert not any(named in line for line in others)


def test_what_a_computer_did_for_the_reader_after_a_vote_is_introduced_so(app: App) -> None:
    table = stood_in()
    game_session = table._game_session
    assert game_session is not None
    vote = ClosedVote(2, frozenset())
    steps = tuple(replace(step, vote=vote if step.entry is Entry.SUB else None) for step in game_session.steps)
    voted = replace(table, _game_session=replace(game_session, steps=steps))
    seen = voted.seen_by(1)
    assert seen is not None
    own = log_for_seat(app, voted, seen.missed, app.speech(voted, "en").to(1))
    lines = [line for turn in own for line in turn.sentences]
    at = lines.index("After the vote, a computer made this move for you.")
    assert lines[at + 1].startswith("Computer (for you) took ")
    # Once a person has moved, what was decided takes no newer move's place.
    assert [turn.seat for turn in log_by_turns(app, voted, seen.missed, app.speech(voted, "en"))] == [0, 1, 2]
    decided = log_by_turns(app, voted, seen.missed[:-1], app.speech(voted, "en"))
    assert [turn.seat for turn in decided] == [0, None, 1]
