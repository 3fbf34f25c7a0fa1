"""The event log in words for one viewer: actions with their results, decisions about seats, and handovers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import compress, groupby
from typing import NamedTuple, assert_never

from bot.app_context import App
from bot.i18n.messages import BoundSpeech
from bot.screens.news_fitting import TurnLog
from bot.tables import NewsItem, Player, SeatDecision, SeatHandover, Table, VisibleAction, VisibleGame
from bot.tables.game.turn_boundaries import round_end_index
from engine.game import ChoosesInSecret, Event, LaysOut, Seat, TellsChoices, tells_result
from render.presentation import AnyFace, Seating


class _Line(NamedTuple):
    """A sentence of an action or a decision.

    Args:
        text: the sentence.
        laid: whether it tells what was laid out.
        lost: whether it tells what a player lost.
        leads_on: whether it tells what another turn or a loss comes of.
        own: whether it touches the reader.
        action: the number of the action by which a seat took its turn, None for anything else.
        short: the same without what a picture of the table shows.
    """

    text: str
    laid: bool = False
    lost: bool = False
    leads_on: bool = False
    own: bool = False
    action: int | None = None
    short: str = ""


def news_lines(app: App, table: Table, news: Iterable[NewsItem], speech: BoundSpeech) -> list[str]:
    """Return the lines that tell the news, with the names of the players at that time.

    Args:
        app: the bot.
        table: the table of the news.
        news: what happened, as the reader may know it.
        speech: the reader's words.
    """
    return [line for turn in log_by_turns(app, table, news, speech) for line in turn.sentences]


def press_lines(app: App, table: Table, news: Sequence[NewsItem], speech: BoundSpeech) -> list[str]:
    """Return the lines that tell the reader what they did: what it brought to them first, then what to others."""
    others = set(news_lines(app, table, news, speech.to(None)))
    return sorted(news_lines(app, table, news, speech), key=others.__contains__)


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
                        yield _Line(text, laid, event.harms, event.leads_on, own, _action(one))
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

    It is told until a person moves; what a computer did after a vote, too.
    """
    seen = table.seen_by(seat)
    if seen is None:
        return ""
    for one in reversed(seen.missed):
        match one:
            case SeatDecision(seat=about) if about == seat and seen.is_new_decision(one):
                return _decision_line(app, table, one, speech)
            case VisibleAction(voted=True, seat=about) if about == seat and seen.is_new_decision(one):
                return stood_in_line(one, speech_with_players(app, table, one.players, speech))
    return ""


def since_line(seen: VisibleGame, speech: BoundSpeech) -> str:
    """Return since when the viewer has missed the news: since their last turn or the beginning."""
    return speech.say("board-since" if seen.had_turn else "board-since-start")


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
                    laid = isinstance(event, LaysOut)
                    yield _Line(line, laid, event.harms, event.leads_on, action=_action(one), short=short)
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
        leading = frozenset(number for number, line in numbered if line.leads_on)
        touching = frozenset(number for number, line in numbered if line.own)
        moved = any(isinstance(one, VisibleAction) and one.turn for one in turn)
        acts: dict[int, int] = {}
        for number, line in numbered:
            if line.action is not None and not line.laid:
                acts.setdefault(line.action, number)
        further = frozenset([*acts.values()][1:])
        short = {number: line.short for number, line in numbered if line.short not in ("", line.text) and not line.lost}
        turns.append(TurnLog(sentences, first.seat, moved, len(intro), laid, lost, leading, touching, further, short))
    return turns


def _is_by_person(one: NewsItem) -> bool:
    return isinstance(one, VisibleAction) and not one.stood_in and one.players[one.seat].user is not None


def _turns(news: Iterable[NewsItem]) -> Iterator[list[NewsItem]]:
    """Yield the news by turns: everything that a seat did in one go."""
    keyed = (((one.seat, one.planned) if isinstance(one, VisibleAction) else None, one) for one in news)
    for _, turn in groupby(keyed, key=lambda pair: pair[0]):
        yield [one for _, one in turn]
