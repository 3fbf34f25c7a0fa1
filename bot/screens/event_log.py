"""What happened, told to one viewer: actions with what came of them, and seats that changed hands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final, assert_never

from bot.context import App
from bot.i18n.icons import wide
from bot.i18n.messages import BoundSpeech
from bot.screens.components import clip_lines
from bot.tables import Handover, Happening, News, Player, Seen, Table
from bot.tables.round_ends import scores
from engine.game import Event, Seat, tells_result

_CUT: Final = "> …"
# So many lines of a phone, and so many letters of small print on each, are for what happened on a board.
_BRIEF: Final = 3
_PHONE: Final = 42


class Change(list[str]):
    """The lines of a seat that changed hands; where there is little room, it is told rather than a move."""


def news_lines(app: App, table: Table, news: Iterable[News], speech: BoundSpeech) -> list[str]:
    """Return the lines that tell what happened, in the names of those who sat at the table then.

    Args:
        app: the bot.
        table: the table it happened at.
        news: what happened, as its reader may know it.
        speech: the reader's words.
    """
    return [line for turn in told_by_turns(app, table, news, speech) for line in turn]


def told_by_turns(
    app: App, table: Table, news: Iterable[News], speech: BoundSpeech, *, results: int | None = None
) -> list[list[str]]:
    """Return the same lines turn by turn: what a seat did in one go is one turn, and a seat that changed hands another.

    A turn of which there is nothing to tell is none. What a round or the game came to gets at most so many lines as
    `results` says.
    """

    def lines(one: News) -> Iterator[str]:
        return _told(app, table, one, speech, results)

    return _turn_by_turn(app, table, news, speech, lines)


def told_to_one(app: App, table: Table, news: Iterable[News], speech: BoundSpeech) -> list[list[str]]:
    """Return what happened turn by turn as a seat may know it; of what it alone was told the line says so."""

    def lines(one: News) -> Iterator[str]:
        match one:
            case Happening():
                for event, public in zip(one.events, one.public, strict=True):
                    everybody = set(_told_event(app, table, one, public, speech))
                    for line in _told_event(app, table, one, event, speech):
                        yield line if line in everybody else speech.say("board-since-told", text=line)
            case Handover():
                yield from _told(app, table, one, speech)
            case _:
                assert_never(one)

    return _turn_by_turn(app, table, news, speech, lines)


def since(seen: Seen, speech: BoundSpeech) -> str:
    """Return since when a viewer has missed what happened: his last turn, or the beginning while there is none."""
    return speech.say("board-since" if seen.had_turn else "board-since-start")


def quoted(turns: Sequence[Sequence[str]], most: int, *, lines: int | None = None) -> str:
    """Return turns as a quotation of at most `most` characters; where that is too little, the oldest give way.

    More than so many `lines` are one line a turn, whose sentences follow each other.
    """
    if lines is not None and sum(map(len, turns)) > lines:
        turns = [[" ".join(turn)] for turn in turns]
    kept: list[str] = []
    room = most - len(_CUT)
    for turn in reversed(turns):
        text = "\n".join(f"> {line}" for line in turn)
        room -= wide(text) + 1
        if room < 0:
            return "\n".join([_CUT, *kept]) if kept else clip_lines(text, most)
        kept.insert(0, text)
    return "\n".join(kept)


def brief(turns: Sequence[Sequence[str]], speech: BoundSpeech, lines: int, *, where: bool = True) -> str:
    """Return the newest turns in small print, on three lines of a phone at most, and `where` the rest is told.

    A turn is one paragraph; of the newest as many sentences are left as there is room for. That somebody left or came
    is told before any move.

    Args:
        turns: the sentences of each.
        speech: the words for it.
        lines: for so many there is room, the one that tells of the rest being one of them.
        where: whether there is such a line.
    """
    if sum(map(_rows, turns)) <= min(_BRIEF, lines):
        return "\n".join(f"-# {' '.join(turn)}" for turn in turns)
    kept: dict[int, str] = {}
    room = min(_BRIEF, lines - where)
    cut = False
    for place, turn in sorted(enumerate(turns), key=lambda pair: (isinstance(pair[1], Change), pair[0]), reverse=True):
        told = list(turn)
        if not cut and not isinstance(turn, Change):
            cut = True
            while told and _rows(told) > room:
                told.pop()
        if not told or _rows(told) > room:
            break
        kept[place] = " ".join(told)
        room -= _rows(told)
    told_lines = [kept[place] for place in sorted(kept)]
    if lines and where:
        told_lines.append(speech.say("board-news-more"))
    return "\n".join(f"-# {line}" for line in told_lines)


def private_news(app: App, table: Table, news: Iterable[News], speech: BoundSpeech) -> list[str]:
    """Return the lines that tell a seat what it alone learnt."""
    face = app.face(table)
    lines: list[str] = []
    for one in news:
        if isinstance(one, Happening):
            for event, public in zip(one.events, one.public, strict=True):
                own = face.tell(event, speech)
                if own and own != face.tell(public, speech):
                    lines += told_event(own)
    return lines


def told_event(text: str | None) -> list[str]:
    """Return the lines of what tells an event, none where it needs no words."""
    return text.splitlines() if text else []


def events_of(news: Iterable[News]) -> Iterator[Event]:
    """Yield the events of what happened, in order."""
    return (event for one in news if isinstance(one, Happening) for event in one.events)


def since_round_end(news: Iterable[News]) -> Iterator[News]:
    """Yield what happened, but of a move that ended a round only the end itself and what came of it."""
    for one in news:
        place = scores(one.events) if isinstance(one, Happening) else None
        if place is None or not isinstance(one, Happening):
            yield one
        else:
            yield replace(one, events=one.events[place:], public=one.public[place:])


def speech_of(app: App, table: Table, players: tuple[Player, ...], speech: BoundSpeech) -> BoundSpeech:
    """Return a reader's words with the names of other players than those of now; he is "you" where he sat already."""
    if players == table.players:
        return speech
    reader = speech.reader
    there = reader is not None and reader < len(players) and players[reader].user == table.players[reader].user
    return app.speech(table, speech.language, players=players).to(reader if there else None)


def _rows(sentences: Sequence[str]) -> int:
    """Return on how many lines of a phone sentences are, one after the other; an icon counts as what it shows."""
    return -(-wide(" ".join(sentences)) // _PHONE)


def _told(app: App, table: Table, one: News, speech: BoundSpeech, results: int | None = None) -> Iterator[str]:
    match one:
        case Happening():
            for event in one.events:
                most = results if tells_result(event) else None
                yield from _told_event(app, table, one, event, speech)[:most]
        case Handover():
            left, came = speech_of(app, table, (one.left, one.came), speech.to(None)).names
            reader = None if speech.reader is None else table.players[speech.reader].user
            if one.came.computer:
                yours = reader is not None and reader == one.left.user
                yield speech.say("resigned-you" if yours else "resigned", name=left, computer=came)
            else:
                message = "seats-taken" if one.left.computer else "seats-changed"
                yours = reader is not None and reader == one.came.user
                yield speech.say(f"{message}-you" if yours else message, left=left, came=came)
        case _:
            assert_never(one)


def _told_event(app: App, table: Table, one: Happening, event: Event, speech: BoundSpeech) -> list[str]:
    return told_event(app.face(table).tell(event, speech_of(app, table, one.players, speech)))


def _turn_by_turn(
    app: App, table: Table, news: Iterable[News], speech: BoundSpeech, lines: Callable[[News], Iterator[str]]
) -> list[list[str]]:
    """Return the lines of each turn in which there is something to tell; first who acted, if the person did not."""
    turns: list[list[str]] = []
    for turn in _turns(news):
        told_lines = [line for one in turn for line in lines(one)]
        first = turn[0]
        if told_lines and isinstance(first, Happening) and first.stood_in:
            own = speech_of(app, table, first.players, speech)
            told_lines.insert(0, own.say("board-stood-in", name=Seat(first.seat)))
        if told_lines and isinstance(first, Happening) and first.planned:
            told_lines.insert(0, speech.say("plan-played"))
        if told_lines:
            turns.append(Change(told_lines) if isinstance(first, Handover) else told_lines)
    return turns


def _turns(news: Iterable[News]) -> Iterator[list[News]]:
    """Yield what happened turn by turn: everything that a seat did in one go."""
    keyed = (((one.seat, one.planned) if isinstance(one, Happening) else None, one) for one in news)
    for _, turn in groupby(keyed, key=lambda pair: pair[0]):
        yield [one for _, one in turn]
