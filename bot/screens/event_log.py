"""What happened, told to one viewer: actions with what came of them, and seats that changed hands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final, TypeAlias, assert_never

from bot.context import App
from bot.i18n.icons import wide
from bot.i18n.messages import BoundSpeech
from bot.screens.components import clip_lines
from bot.tables import NewsItem, Player, SeatHandover, Table, VisibleAction, VisibleGame
from bot.tables.game.turn_history import round_end_index
from engine.game import Event, LaysOut, Seat, tells_result

_CUT: Final = "> …"
# So many lines of a phone are for what happened, but for the moves of last turns, and so many letters are on each.
_BRIEF: Final = 3
_PHONE: Final = 42

_Line: TypeAlias = tuple[str, bool]
"""A sentence, and whether it tells what was laid out."""
_Place: TypeAlias = tuple[int, int]
"""Which sentence of which turn."""


@dataclass(frozen=True, slots=True)
class ToldTurn:
    """What a seat did in one go, or that a seat changed hands, in sentences.

    Args:
        sentences: in the order in which it happened.
        seat: the seat that did it, None where a seat changed hands.
        moved: whether the seat had its turn, or only answered what the turn of another asked.
        intro: how many of the first sentences only say who acted.
        laid: the places of the sentences that tell what was laid out, which a picture of the table shows.
    """

    sentences: tuple[str, ...]
    seat: int | None = None
    moved: bool = True
    intro: int = 0
    laid: frozenset[int] = frozenset()

    @property
    def move(self) -> int | None:
        """The place of the sentence that tells the move, None where nothing is told but what was laid out."""
        return next((place for place in range(self.intro, len(self.sentences)) if place not in self.laid), None)

    def rank(self, place: int) -> int:
        """Return how soon a sentence gives way where there is little room: those of the highest rank go first."""
        if place in self.laid:
            return 3
        return 0 if place == self.move else 1 if place < self.intro else 2


def news_lines(app: App, table: Table, news: Iterable[NewsItem], speech: BoundSpeech) -> list[str]:
    """Return the lines that tell what happened, in the names of those who sat at the table then.

    Args:
        app: the bot.
        table: the table it happened at.
        news: what happened, as its reader may know it.
        speech: the reader's words.
    """
    return [line for turn in told_by_turns(app, table, news, speech) for line in turn.sentences]


def told_by_turns(
    app: App, table: Table, news: Iterable[NewsItem], speech: BoundSpeech, *, results: int | None = None
) -> list[ToldTurn]:
    """Return the same lines turn by turn: what a seat did in one go is one turn, and a seat that changed hands another.

    A turn of which there is nothing to tell is none. What a round or the game came to gets at most so many lines as
    `results` says.
    """

    def lines(one: NewsItem) -> Iterator[_Line]:
        return _told(app, table, one, speech, results)

    return _turn_by_turn(app, table, news, speech, lines)


def told_to_one(app: App, table: Table, news: Iterable[NewsItem], speech: BoundSpeech) -> list[ToldTurn]:
    """Return what happened turn by turn as a seat may know it; of what it alone was told the line says so."""

    def lines(one: NewsItem) -> Iterator[_Line]:
        match one:
            case VisibleAction():
                for event, public in zip(one.events, one.public, strict=True):
                    everybody, laid = set(_told_event(app, table, one, public, speech)), isinstance(event, LaysOut)
                    for line in _told_event(app, table, one, event, speech):
                        yield line if line in everybody else speech.say("board-since-told", text=line), laid
            case SeatHandover():
                yield from _told(app, table, one, speech)
            case _:
                assert_never(one)

    return _turn_by_turn(app, table, news, speech, lines)


def since(seen: VisibleGame, speech: BoundSpeech) -> str:
    """Return since when a viewer has missed what happened: his last turn, or the beginning while there is none."""
    return speech.say("board-since" if seen.had_turn else "board-since-start")


def quoted(turns: Sequence[ToldTurn], most: int) -> str:
    """Return turns as a quotation of at most `most` characters; where that is too little, the oldest give way."""
    kept: list[str] = []
    room = most - len(_CUT)
    for turn in reversed(turns):
        text = "\n".join(f"> {line}" for line in turn.sentences)
        room -= wide(text) + 1
        if room < 0:
            return "\n".join([_CUT, *kept]) if kept else clip_lines(text, most)
        kept.insert(0, text)
    return "\n".join(kept)


def brief(turns: Sequence[ToldTurn], speech: BoundSpeech, lines: int, *, where: bool = True) -> str:
    """Return turns in small print, and `where` the rest is told.

    That a seat changed hands comes first, then the move of each seat's last turn: they have all the `lines`, a
    paragraph for each turn, or one for all where only that has room for them. Anything else has three lines of a phone:
    what was laid out gives way first, then the oldest. No sentence is cut.

    Args:
        turns: the sentences of each, the oldest first.
        speech: the words for it.
        lines: for so many there is room, the one that tells of the rest being one of them.
        where: whether there is such a line.
    """
    told = _Kept(turns)
    every = [(number, place) for number, turn in enumerate(turns) for place in range(len(turn.sentences))]
    if not told.add(every, min(_BRIEF, lines)):
        needed = list(_needed(turns))
        told = _Kept(turns)
        if not all(told.add(unit, lines) for unit in needed):
            told = _Kept(turns, joined=True)
            if not all(told.add(unit, lines) for unit in needed):
                told = _Kept(turns, joined=True)
                for unit in needed:
                    told.add(unit, lines - where)
        told.fill(every, min(_BRIEF, lines - where))
    shown = told.paragraphs()
    if where and len(told.places) < len(every) and told.rows() < lines:
        shown.append(speech.say("board-news-more"))
    return "\n".join(f"-# {line}" for line in shown)


def private_news(app: App, table: Table, news: Iterable[NewsItem], speech: BoundSpeech) -> list[str]:
    """Return the lines that tell a seat what it alone learnt."""
    face = app.face(table)
    lines: list[str] = []
    for one in news:
        if isinstance(one, VisibleAction):
            for event, public in zip(one.events, one.public, strict=True):
                own = face.tell(event, speech)
                if own and own != face.tell(public, speech):
                    lines += told_event(own)
    return lines


def told_event(text: str | None) -> list[str]:
    """Return the lines of what tells an event, none where it needs no words."""
    return text.splitlines() if text else []


def events_of(news: Iterable[NewsItem]) -> Iterator[Event]:
    """Yield the events of what happened, in order."""
    return (event for one in news if isinstance(one, VisibleAction) for event in one.events)


def since_round_end(news: Iterable[NewsItem]) -> Iterator[NewsItem]:
    """Yield what happened, but of a move that ended a round only the end itself and what came of it."""
    for one in news:
        place = round_end_index(one.events) if isinstance(one, VisibleAction) else None
        if place is None or not isinstance(one, VisibleAction):
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


def _needed(turns: Sequence[ToldTurn]) -> Iterator[list[_Place]]:
    """Yield what is told before anything else: seats that changed hands, then moves of last turns, the newest first."""
    newest = [*reversed([*enumerate(turns)])]
    for number, turn in newest:
        if turn.seat is None:
            yield [(number, place) for place in range(len(turn.sentences))]
    seats: set[int | None] = {None}
    for number, turn in newest:
        if turn.moved and turn.seat not in seats and turn.move is not None:
            seats.add(turn.seat)
            yield [(number, turn.move)]


class _Kept:
    """The sentences of turns for which there is room, as paragraphs: one a turn, or `joined` to a single one."""

    def __init__(self, turns: Sequence[ToldTurn], *, joined: bool = False) -> None:
        self._turns = turns
        self._joined = joined
        self.places: set[_Place] = set()

    def paragraphs(self) -> list[str]:
        """Return what is kept, in order."""
        texts = [
            " ".join(line for place, line in enumerate(turn.sentences) if (number, place) in self.places)
            for number, turn in enumerate(self._turns)
        ]
        told = [text for text in texts if text]
        return [" ".join(told)] if self._joined and told else told

    def rows(self) -> int:
        """Return on how many lines of a phone that is; an icon counts as what it shows."""
        return sum(-(-wide(text) // _PHONE) for text in self.paragraphs())

    def add(self, places: Iterable[_Place], room: int) -> bool:
        """Keep some more sentences, all or none; return whether there was room for them on so many lines."""
        before = set(self.places)
        self.places.update(places)
        if self.rows() <= room:
            return True
        self.places = before
        return False

    def fill(self, every: Sequence[_Place], room: int) -> None:
        """Keep what else there is room for, of each turn its move before anything else, and no gaps after it."""
        full: set[_Place] = set()
        for number, place in sorted(every, key=lambda one: (self._turns[one[0]].rank(one[1]), -one[0], one[1])):
            turn = self._turns[number]
            group = (number, turn.rank(place))
            begun = place == turn.move or turn.move is None or (number, turn.move) in self.places
            if begun and group not in full and not self.add([(number, place)], room):
                full.add(group)


def _told(app: App, table: Table, one: NewsItem, speech: BoundSpeech, results: int | None = None) -> Iterator[_Line]:
    match one:
        case VisibleAction():
            for event in one.events:
                most = results if tells_result(event) else None
                for line in _told_event(app, table, one, event, speech)[:most]:
                    yield line, isinstance(event, LaysOut)
        case SeatHandover():
            left, came = speech_of(app, table, (one.left, one.came), speech.to(None)).names
            reader = None if speech.reader is None else table.players[speech.reader].user
            if one.came.computer:
                yours = reader is not None and reader == one.left.user
                yield speech.say("resigned-you" if yours else "resigned", name=left, computer=came), False
            else:
                message = "seats-taken" if one.left.computer else "seats-changed"
                yours = reader is not None and reader == one.came.user
                yield speech.say(f"{message}-you" if yours else message, left=left, came=came), False
        case _:
            assert_never(one)


def _told_event(app: App, table: Table, one: VisibleAction, event: Event, speech: BoundSpeech) -> list[str]:
    return told_event(app.face(table).tell(event, speech_of(app, table, one.players, speech)))


def _turn_by_turn(
    app: App, table: Table, news: Iterable[NewsItem], speech: BoundSpeech, lines: Callable[[NewsItem], Iterator[_Line]]
) -> list[ToldTurn]:
    """Return the lines of each turn in which there is something to tell; first who acted, if the person did not."""
    turns: list[ToldTurn] = []
    for turn in _turns(news):
        told = [line for one in turn for line in lines(one)]
        first = turn[0]
        if not told:
            continue
        if isinstance(first, SeatHandover):
            turns.append(ToldTurn(tuple(line for line, _ in told)))
            continue
        intro = []
        if first.planned:
            intro.append(speech.say("plan-played"))
        if first.stood_in:
            own = speech_of(app, table, first.players, speech)
            intro.append(own.say("board-stood-in", name=Seat(first.seat)))
        sentences = (*intro, *(line for line, _ in told))
        laid = frozenset(place for place, (_, laid) in enumerate(told, start=len(intro)) if laid)
        moved = any(isinstance(one, VisibleAction) and one.turn for one in turn)
        turns.append(ToldTurn(sentences, first.seat, moved, len(intro), laid))
    return turns


def _turns(news: Iterable[NewsItem]) -> Iterator[list[NewsItem]]:
    """Yield what happened turn by turn: everything that a seat did in one go."""
    keyed = (((one.seat, one.planned) if isinstance(one, VisibleAction) else None, one) for one in news)
    for _, turn in groupby(keyed, key=lambda pair: pair[0]):
        yield [one for _, one in turn]
