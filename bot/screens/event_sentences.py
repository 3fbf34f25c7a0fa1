"""The event log in words for one viewer: actions with their results, decisions about seats, and handovers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import compress, groupby
from typing import Final, NamedTuple, TypeAlias, assert_never

from bot.app_context import App
from bot.i18n.icons import shown_length
from bot.i18n.messages import BoundSpeech
from bot.screens.components import clip_lines
from bot.tables import NewsItem, Player, SeatDecision, SeatHandover, Table, VisibleAction, VisibleGame
from bot.tables.game.turn_boundaries import round_end_index
from engine.game import ChoosesInSecret, Event, LaysOut, Seat, TellsChoices, tells_result
from render.presentation import AnyFace, Seating

_CUT: Final = "> …"
# Ends a paragraph where there is no line to say that more happened.
_MORE: Final = " …"
# Apart from the moves of last turns, the news has so many lines of a phone, and each line so many letters.
_BRIEF: Final = 3
_PHONE_WIDTH: Final = 42


class _Line(NamedTuple):
    """A sentence of an action or a decision.

    Args:
        text: the sentence.
        laid: whether it tells what was laid out.
        lost: whether it tells what a player lost.
        own: whether it touches the reader.
        action: the number of the action by which a seat took its turn, None for anything else.
        short: the same without what a picture of the table shows.
    """

    text: str
    laid: bool = False
    lost: bool = False
    own: bool = False
    action: int | None = None
    short: str = ""


_SentenceId: TypeAlias = tuple[int, int]
"""The number of a turn, and of a sentence in it."""


@dataclass(frozen=True, slots=True)
class TurnLog:
    """What a seat did in one go, or what was decided about seats or changed hands, in sentences.

    Args:
        sentences: in the order of the events.
        seat: the seat that acted, None for a decision about a seat or a seat that changed hands.
        moved: whether it was the seat's turn; false if the seat only answered what another's turn asked.
        intro: how many of the first sentences only say who acted.
        laid: the numbers of the sentences that tell what was laid out, which a picture of the table shows.
        lost: the numbers of the sentences that tell what a player lost by what another did.
        own: the numbers of the sentences that touch the reader: they name them, or nobody else is told them.
        further: the numbers of the sentences that tell what else the seat did as its turn, after the first move.
        short: by the numbers of sentences, the same without what a picture of the table shows.
    """

    sentences: tuple[str, ...]
    seat: int | None = None
    moved: bool = True
    intro: int = 0
    laid: frozenset[int] = frozenset()
    lost: frozenset[int] = frozenset()
    own: frozenset[int] = frozenset()
    further: frozenset[int] = frozenset()
    short: Mapping[int, str] = field(default_factory=dict)

    @property
    def own_sentences(self) -> list[str]:
        """Return the sentences that touch the reader."""
        return [sentence for number, sentence in enumerate(self.sentences) if number in self.own]

    @property
    def without_own(self) -> TurnLog:
        """Return the turn without the sentences that touch the reader."""
        kept = [number for number in range(len(self.sentences)) if number not in self.own]
        return replace(
            self,
            sentences=tuple(self.sentences[number] for number in kept),
            intro=sum(number < self.intro for number in kept),
            laid=frozenset(place for place, number in enumerate(kept) if number in self.laid),
            lost=frozenset(place for place, number in enumerate(kept) if number in self.lost),
            own=frozenset(),
            further=frozenset(place for place, number in enumerate(kept) if number in self.further),
            short={place: self.short[number] for place, number in enumerate(kept) if number in self.short},
        )

    @property
    def shortened(self) -> TurnLog:
        """Return the turn in short sentences, where it has them."""
        sentences = tuple(self.short.get(number, sentence) for number, sentence in enumerate(self.sentences))
        return replace(self, sentences=sentences, short={})

    @property
    def move(self) -> int | None:
        """Return the number of the sentence that tells the move, None if all tell only what was laid out."""
        return next((number for number in range(self.intro, len(self.sentences)) if number not in self.laid), None)

    @property
    def moves(self) -> list[int]:
        """Return the numbers of the sentences that tell the move, and what else the seat did as its turn."""
        return sorted(self.further if self.move is None else self.further | {self.move})

    def move_of(self, number: int) -> int | None:
        """Return the number of the sentence that tells the move to which a sentence belongs."""
        return next((move for move in reversed(self.moves) if move <= number), self.move)

    def rank(self, number: int) -> int:
        """Return the rank of a sentence; sentences of the highest rank are left out first."""
        if number in self.laid:
            return 3
        return 0 if number in self.moves else 1 if number < self.intro else 2


def news_lines(app: App, table: Table, news: Iterable[NewsItem], speech: BoundSpeech) -> list[str]:
    """Return the lines that tell the news, with the names of the players at that time.

    Args:
        app: the bot.
        table: the table of the news.
        news: what happened, as the reader may know it.
        speech: the reader's words.
    """
    return [line for turn in log_by_turns(app, table, news, speech) for line in turn.sentences]


def log_by_turns(
    app: App, table: Table, news: Iterable[NewsItem], speech: BoundSpeech, *, results: int | None = None
) -> list[TurnLog]:
    """Return the news by turns: what a seat did in one go is one turn, what the table decided or handed over another.

    Turns without a sentence are left out. The result of a round or the game gets at most `results` lines.
    """

    def lines(one: NewsItem) -> Iterator[_Line]:
        return _lines_of(app, table, one, speech, results)

    return _turn_by_turn(app, table, news, speech, lines)


def log_for_seat(app: App, table: Table, news: Iterable[NewsItem], speech: BoundSpeech) -> list[TurnLog]:
    """Return the news by turns as a seat may know it.

    A line that only this seat may know says so, unless it is about the reader themselves.
    """

    def lines(one: NewsItem) -> Iterator[_Line]:
        match one:
            case VisibleAction():
                for event, public in zip(one.events, one.public, strict=True):
                    common, laid = set(_lines_of_event(app, table, one, public, speech)), isinstance(event, LaysOut)
                    neutral = set(_lines_of_event(app, table, one, event, speech.to(None)))
                    for line in _lines_of_event(app, table, one, event, speech):
                        own = line not in neutral and one.seat != speech.reader
                        known = own or line in common
                        text = line if known else speech.say("board-since-told", text=line)
                        yield _Line(text, laid, event.harms, own, _action(one))
            case SeatHandover() | SeatDecision():
                yield from _lines_of(app, table, one, speech)
            case _:
                assert_never(one)

    return _turn_by_turn(app, table, news, speech, lines)


def stood_in_line(one: VisibleAction, speech: BoundSpeech) -> str:
    """Return that a computer acted for the seat's person, and whether a vote came before it."""
    if not one.voted:
        return speech.say("board-stood-in", name=Seat(one.seat))
    return speech.say("decided-move" if one.agreed else "decided-move-alone", name=Seat(one.seat))


def decided_line(app: App, table: Table, seat: int, speech: BoundSpeech) -> str:
    """Return what the table decided last about a seat since its last turn; empty if that is nothing.

    A decision is told until a person moves, a computer's move after a vote until the seat's own turn is over.
    """
    seen = table.seen_by(seat)
    if seen is None:
        return ""
    for one in reversed(seen.missed):
        match one:
            case SeatDecision(seat=about) if about == seat and seen.is_new_decision(one):
                return _decision_line(app, table, one, speech)
            case VisibleAction(voted=True, seat=about) if about == seat:
                return stood_in_line(one, speech_with_players(app, table, one.players, speech))
    return ""


def since_line(seen: VisibleGame, speech: BoundSpeech) -> str:
    """Return since when the viewer has missed the news: since their last turn or the beginning."""
    return speech.say("board-since" if seen.had_turn else "board-since-start")


def quote_turns(turns: Sequence[TurnLog], most: int) -> str:
    """Return turns as a quotation of at most `most` characters; without room, the oldest are left out."""
    lines: list[str] = []
    room = most - len(_CUT)
    for turn in reversed(turns):
        text = "\n".join(f"> {line}" for line in turn.sentences)
        room -= shown_length(text) + 1
        if room < 0:
            return "\n".join([_CUT, *lines]) if lines else clip_lines(text, most)
        lines.insert(0, text)
    return "\n".join(lines)


def brief_text(
    turns: Sequence[TurnLog],
    speech: BoundSpeech,
    lines: int,
    *,
    board: bool = True,
    where: bool = True,
    rest: int = _BRIEF,
) -> str:
    """Return turns in small print, and if `where`, a line that says where the rest is told.

    Decisions about seats and seats that changed hands come first, then the moves of each seat's last turn, then what
    players lost: they may use all the `lines`, with a paragraph for each turn, or one paragraph for all if only that
    fits. On a `board`, what players lost comes before all else. Everything else has the `rest` of lines: what was laid
    out is left out first, then the oldest. No sentence is cut. Short sentences stand on a
    board if they make room for another move, or for another sentence that has a short form.

    Args:
        turns: the sentences of each, the oldest first.
        speech: the words for it.
        lines: how many lines there is room for, including the one about the rest.
        board: whether it stands on a board, where an ellipsis says that there is more if no line about the rest does.
        where: whether there is a line about the rest.
        rest: how many lines there are for everything else.
    """
    rest = min(rest, lines)
    count = sum(len(one.sentences) for one in turns)
    picked = _picked(turns, lines, rest, board=board, where=where)
    shown = picked.paragraphs()
    if board and len(picked.sentences) < count:
        shown = picked.marked_paragraphs(lines, where=where)
        shorter = _picked([one.shortened for one in turns], lines, rest, board=board, where=where)
        shown_shorter = shorter.marked_paragraphs(lines, where=where)
        deeds = {(number, one) for number, turn in enumerate(turns) for one in (*turn.moves, *turn.short)}
        if len(shorter.sentences & deeds) > len(picked.sentences & deeds):
            picked, shown = shorter, shown_shorter
        if where and picked.rows() < lines:
            shown.append(speech.say("board-news-more" if shown else "board-news-there"))
    return "\n".join(f"-# {line}" for line in shown)


def fits_moves(turns: Sequence[TurnLog], lines: int) -> bool:
    """Return whether so many lines are enough for what players lost, seats that changed hands and last moves."""
    picked = _Selection(turns, joined=True)
    return lines >= 0 and all(picked.add(unit, lines) for unit in (*_losses(turns), *_needed(turns)))


def fits_losses(turns: Sequence[TurnLog], lines: int) -> bool:
    """Return whether so many lines are enough for what players lost, with a sign that more happened."""
    picked = _Selection(turns, joined=True)
    picked.sentences.update(one for unit in _losses(turns) for one in unit)
    return not picked.sentences or small_rows(f"{picked.paragraphs()[0]}{_MORE}") <= lines


def small_rows(text: str) -> int:
    """Return how many lines of small print a paragraph takes on a phone; an icon counts with its shown width."""
    return -(-shown_length(text) // _PHONE_WIDTH)


def private_lines(
    app: App, table: Table, news: Iterable[NewsItem], speech: BoundSpeech, *, harming: bool = False
) -> list[str]:
    """Return the lines that only this seat may know; if `harming`, only those that tell what a player lost."""
    face = app.face(table)
    lines: list[str] = []
    for one in news:
        if isinstance(one, VisibleAction):
            for event, public in zip(one.events, one.public, strict=True):
                then = _naming_stand_in(one, event, speech)
                own = face.tell(event, then)
                if own and own != face.tell(public, then) and (event.harms or not harming):
                    lines += event_lines(own)
    return lines


def event_lines(text: str | None) -> list[str]:
    """Return the lines of an event's text, none if the event has no text."""
    return text.splitlines() if text else []


def events_of(news: Iterable[NewsItem]) -> Iterator[Event]:
    """Yield the events of the news, in order."""
    return (event for one in news if isinstance(one, VisibleAction) for event in one.events)


def since_round_end(news: Iterable[NewsItem]) -> Iterator[NewsItem]:
    """Yield the news; of a move that ended a round, only the events from the end of the round on."""
    for one in news:
        end = round_end_index(one.events) if isinstance(one, VisibleAction) else None
        if end is None or not isinstance(one, VisibleAction):
            yield one
        else:
            yield replace(one, events=one.events[end:], public=one.public[end:])


def without_retold(news: Iterable[NewsItem]) -> list[NewsItem]:
    """Return the news without what was chosen in secret, where what all chose is told after it."""
    kept: list[NewsItem] = []
    retold = False
    for one in reversed([*news]):
        if isinstance(one, VisibleAction):
            retold = retold or any(isinstance(event, TellsChoices) for event in one.events)
            if retold:
                shown = [not isinstance(event, ChoosesInSecret) for event in one.events]
                events, public = tuple(compress(one.events, shown)), tuple(compress(one.public, shown))
                one = replace(one, events=events, public=public)
        kept.append(one)
    return kept[::-1]


def speech_with_players(app: App, table: Table, players: tuple[Player, ...], speech: BoundSpeech) -> BoundSpeech:
    """Return a reader's words with the names of earlier players.

    The texts call the reader "you" only if the reader sat in the same seat then.
    """
    if players == table.players:
        return speech
    reader = speech.reader
    seated = reader is not None and reader < len(players) and players[reader].user == table.players[reader].user
    return app.speech(table, speech.language, players=players).to(reader if seated else None)


@dataclass(frozen=True, slots=True)
class _SpecialSpeech:
    """Words that prefer special messages to those that are asked for."""

    speech: BoundSpeech

    @property
    def names(self) -> tuple[str, ...]:
        """Return the players' names in seat order."""
        return self.speech.names

    @property
    def seating(self) -> Sequence[Seating]:
        """Return the players in seat order: names, and who acts for whom."""
        return self.speech.seating


class AfterGameSpeech(_SpecialSpeech):
    """Words for after the game, when nothing is hidden: `message-after` is preferred to `message`."""

    __slots__ = ()

    def say(self, message: str, /, **values: object) -> str:
        """Return the message as it is worded after the game."""
        return self.speech.find(f"{message}-after", **values) or self.speech.say(message, **values)


class ShortSpeech(_SpecialSpeech):
    """Words beside a picture of the table, which shows the rest: `message-short` is preferred to `message`."""

    __slots__ = ()

    def say(self, message: str, /, **values: object) -> str:
        """Return the message without what the picture shows."""
        return self.speech.find(f"{message}-short", **values) or self.speech.say(message, **values)


def after_game_lines(face: AnyFace, events: Iterable[Event], speech: BoundSpeech) -> list[str]:
    """Return the lines that tell events with everything that was hidden in them."""
    after_game = AfterGameSpeech(speech)
    return [line for event in events for line in (face.tell(event, after_game) or "").splitlines()]


def _picked(turns: Sequence[TurnLog], lines: int, rest: int, *, board: bool, where: bool) -> _Selection:
    """Return the sentences that a brief text tells: all if they fit, else the most important, and others that fit."""
    picked = _Selection(turns)
    every = [(turn, number) for turn, one in enumerate(turns) for number in range(len(one.sentences))]
    if not picked.add(every, rest):
        picked = _most_important(turns, lines, board=board, where=where)
        picked.fill(every, min(rest, lines - where))
    return picked


def _most_important(turns: Sequence[TurnLog], lines: int, *, board: bool, where: bool) -> _Selection:
    """Return the needed sentences and the losses that fit: in paragraphs, else in one; on a board losses first."""
    needed, losses = list(_needed(turns)), list(_losses(turns))
    for units in (needed + losses,) if board else (needed + losses, needed):
        for joined in (False, True):
            picked = _Selection(turns, joined=joined)
            if all(picked.add(unit, lines) for unit in units):
                for unit in losses:
                    picked.add(unit, lines)
                return picked
    picked = _Selection(turns, joined=True)
    for unit in losses if board else ():
        picked.add(unit, lines)
    # On a single line, a move tells more than where it is told.
    room = lines - where if lines > 1 else lines
    for unit in needed + losses:
        picked.add(unit, room)
    return picked


def _losses(turns: Sequence[TurnLog]) -> Iterator[list[_SentenceId]]:
    """Yield the sentences that tell what a player lost, the newest turns first."""
    for number, turn in reversed([*enumerate(turns)]):
        yield from ([(number, sentence)] for sentence in sorted(turn.lost))


def _needed(turns: Sequence[TurnLog]) -> Iterator[list[_SentenceId]]:
    """Yield the sentences that come next: seats decided about or handed over, then moves of last turns.

    In each group, the newest come first. What else a seat did as its turn follows the first moves of all.
    """
    newest = [*reversed([*enumerate(turns)])]
    for number, turn in newest:
        if turn.seat is None:
            yield [(number, sentence) for sentence in range(len(turn.sentences))]
    last: dict[int | None, tuple[int, TurnLog]] = {}
    for number, turn in newest:
        if turn.moved and turn.move is not None:
            last.setdefault(turn.seat, (number, turn))
    yield from ([(number, turn.move)] for number, turn in last.values() if turn.move is not None)
    yield from ([(number, move)] for number, turn in last.values() for move in sorted(turn.further))


class _Selection:
    """The sentences of turns that fit, as paragraphs: one for each turn, or if `joined`, a single one."""

    def __init__(self, turns: Sequence[TurnLog], *, joined: bool = False) -> None:
        self._turns = turns
        self._joined = joined
        self.sentences: set[_SentenceId] = set()

    def paragraphs(self) -> list[str]:
        """Return the selected sentences as paragraphs, in order."""
        texts = [
            " ".join(line for sentence, line in enumerate(turn.sentences) if (number, sentence) in self.sentences)
            for number, turn in enumerate(self._turns)
        ]
        texts = [text for text in texts if text]
        return [" ".join(texts)] if self._joined and texts else texts

    def rows(self) -> int:
        """Return how many lines of a phone the paragraphs take."""
        return sum(map(small_rows, self.paragraphs()))

    def marked_paragraphs(self, room: int, *, where: bool) -> list[str]:
        """Return the paragraphs, with an ellipsis unless a line about the rest is wanted and has room."""
        return self.paragraphs() if where and self.rows() < room else self.open_paragraphs(room)

    def open_paragraphs(self, room: int) -> list[str]:
        """Return the paragraphs on `room` lines, one with an ellipsis; what is least important gives way to that."""
        while shown := self.paragraphs():
            for number in range(len(shown) - 1, -1, -1):
                opened = [*shown[:number], shown[number] + _MORE, *shown[number + 1 :]]
                if sum(map(small_rows, opened)) <= room:
                    return opened
            others = [one for one in self.sentences if one[1] not in self._turns[one[0]].lost]
            if not others:
                break
            self.sentences.remove(max(others, key=lambda one: (self._turns[one[0]].rank(one[1]), -one[0], one[1])))
        return shown

    def add(self, sentences: Iterable[_SentenceId], room: int) -> bool:
        """Add all of some sentences if they fit on `room` lines, else none; return whether they fit."""
        before = set(self.sentences)
        self.sentences.update(sentences)
        if self.rows() <= room:
            return True
        self.sentences = before
        return False

    def fill(self, every: Sequence[_SentenceId], room: int) -> None:
        """Add the other sentences that fit: of each turn the move first, and none after a gap."""
        full: set[tuple[int, int]] = set()
        for number, sentence in sorted(every, key=lambda one: (self._turns[one[0]].rank(one[1]), -one[0], one[1])):
            turn = self._turns[number]
            group = (number, turn.rank(sentence))
            move = turn.move_of(sentence)
            begun = sentence == move or move is None or (number, move) in self.sentences
            if begun and group not in full and not self.add([(number, sentence)], room):
                full.add(group)


def _lines_of(
    app: App, table: Table, one: NewsItem, speech: BoundSpeech, results: int | None = None
) -> Iterator[_Line]:
    match one:
        case VisibleAction():
            for event in one.events:
                most = results if tells_result(event) else None
                lines = _lines_of_event(app, table, one, event, speech)
                brief = _lines_of_event(app, table, one, event, speech, short=True)
                for line, short in list(zip(lines, brief, strict=True))[:most]:
                    yield _Line(line, isinstance(event, LaysOut), event.harms, action=_action(one), short=short)
        case SeatHandover():
            left, came = speech_with_players(app, table, (one.left, one.came), speech.to(None)).names
            reader = None if speech.reader is None else table.players[speech.reader].user
            if one.came.computer:
                yours = reader is not None and reader == one.left.user
                yield _Line(speech.say("resigned-you" if yours else "resigned", name=left, computer=came))
            else:
                message = "seats-taken" if one.left.computer else "seats-changed"
                yours = reader is not None and reader == one.came.user
                yield _Line(speech.say(f"{message}-you" if yours else message, left=left, came=came))
        case SeatDecision():
            yield _Line(_decision_line(app, table, one, speech))
        case _:
            assert_never(one)


def _action(one: VisibleAction) -> int | None:
    return one.number if one.turn else None


def _decision_line(app: App, table: Table, one: SeatDecision, speech: BoundSpeech) -> str:
    then = speech_with_players(app, table, table.seat_history.at(one.number), speech)
    return then.say(f"decided-{one.code}", name=Seat(one.seat))


def _lines_of_event(
    app: App, table: Table, one: VisibleAction, event: Event, speech: BoundSpeech, *, short: bool = False
) -> list[str]:
    then = _naming_stand_in(one, event, speech_with_players(app, table, one.players, speech))
    return event_lines(app.face(table).tell(event, ShortSpeech(then) if short else then))


def _naming_stand_in(one: VisibleAction, event: Event, speech: BoundSpeech) -> BoundSpeech:
    """Return a reader's words for an event; a computer that acted for them is named, and not called "you".

    A result is the reader's own all the same.
    """
    seat = speech.reader
    if not one.stood_in or one.seat != seat or seat is None or tells_result(event):
        return speech
    names = (*speech.names[:seat], speech.say("computer-for-you"), *speech.names[seat + 1 :])
    return replace(speech.to(None), names=names)


def _turn_by_turn(
    app: App, table: Table, news: Iterable[NewsItem], speech: BoundSpeech, lines: Callable[[NewsItem], Iterator[_Line]]
) -> list[TurnLog]:
    """Return each turn that has lines; the first lines say who acted if a plan or a stand-in did."""
    turns: list[TurnLog] = []
    by_turns = [*_turns(without_retold(news))]
    last_move = max((index for index, turn in enumerate(by_turns) if _is_by_person(turn[0])), default=-1)
    for index, turn in enumerate(by_turns):
        sentence_lines = [line for one in turn for line in lines(one)]
        first = turn[0]
        if not sentence_lines:
            continue
        if not isinstance(first, VisibleAction):
            turns.append(TurnLog(tuple(line.text for line in sentence_lines)))
            continue
        intro = []
        if first.planned:
            intro.append(speech.say("plan-played"))
        if first.stood_in:
            then = speech_with_players(app, table, first.players, speech)
            if first.voted and index > last_move:  # a turn of its own, because a brief text keeps what was decided
                turns.append(TurnLog((stood_in_line(first, then),)))
            elif first.voted or first.seat != then.reader:  # each sentence names the reader's own stand-in
                intro.append(stood_in_line(first, then))
        sentences = (*intro, *(line.text for line in sentence_lines))
        numbered = list(enumerate(sentence_lines, start=len(intro)))
        laid = frozenset(number for number, line in numbered if line.laid)
        lost = frozenset(number for number, line in numbered if line.lost)
        touching = frozenset(number for number, line in numbered if line.own)
        moved = any(isinstance(one, VisibleAction) and one.turn for one in turn)
        acts: dict[int, int] = {}
        for number, line in numbered:
            if line.action is not None and not line.laid:
                acts.setdefault(line.action, number)
        further = frozenset([*acts.values()][1:])
        short = {number: line.short for number, line in numbered if line.short not in ("", line.text) and not line.lost}
        turns.append(TurnLog(sentences, first.seat, moved, len(intro), laid, lost, touching, further, short))
    return turns


def _is_by_person(one: NewsItem) -> bool:
    return isinstance(one, VisibleAction) and not one.stood_in and one.players[one.seat].user is not None


def _turns(news: Iterable[NewsItem]) -> Iterator[list[NewsItem]]:
    """Yield the news by turns: everything that a seat did in one go."""
    keyed = (((one.seat, one.planned) if isinstance(one, VisibleAction) else None, one) for one in news)
    for _, turn in groupby(keyed, key=lambda pair: pair[0]):
        yield [one for _, one in turn]
