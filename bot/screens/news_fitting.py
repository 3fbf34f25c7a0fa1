"""Turns in sentences, and which of them fit where there is little room: on boards, in hands, in quotations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from bot.i18n.icons import shown_length
from bot.i18n.messages import BoundSpeech
from bot.screens.components import clip_lines

_CUT: Final = "> …"
# Ends a paragraph where there is no line to say that more happened.
_MORE: Final = " …"
# Apart from the moves of last turns, the news has so many lines of a phone, and each line so many letters.
_BRIEF: Final = 3
_PHONE_WIDTH: Final = 42
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
        leading: the numbers of the sentences that tell what another turn or a loss comes of.
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
    leading: frozenset[int] = frozenset()
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
            leading=frozenset(place for place, number in enumerate(kept) if number in self.leading),
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

    def reasons_of(self, move: int) -> frozenset[int]:
        """Return the numbers of the sentences without which a move would read wrong.

        Without what let the seat go on, it would be one move too many; without what a loss came of, the loss would seem
        to come of the move.
        """
        found = []
        for number in self.leading:
            following = next((one for one in self.moves if one > number), len(self.sentences))
            losing = any(number < lost < following for lost in self.lost)
            if following == move or (losing and self.move_of(number) == move):
                found.append(number)
        return frozenset(found)

    def rank(self, number: int) -> int:
        """Return the rank of a sentence; sentences of the highest rank are left out first."""
        if number in self.laid:
            return 3
        if number in self.moves:
            return 0
        if number in self.leading and any(number in self.reasons_of(move) for move in self.moves):
            return 0
        return 1 if number < self.intro else 2


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
    fits. On a `board`, what players lost comes before all else. No move stands without the sentences without which it
    would read wrong. Everything else has the `rest` of lines: what was laid out is left out first, then the oldest. No
    sentence is cut. Short sentences stand on a board if they make room for another move, or for another sentence that
    has a short form.

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
            number, left = max(others, key=lambda one: (self._turns[one[0]].rank(one[1]), -one[0], one[1]))
            turn = self._turns[number]
            # A move does not stay without its reasons.
            self.sentences -= {(number, one) for one in turn.moves if one == left or left in turn.reasons_of(one)}
            self.sentences.discard((number, left))
        return shown

    def add(self, sentences: Iterable[_SentenceId], room: int) -> bool:
        """Add all of some sentences, moves with their reasons, if they fit on `room` lines; return whether they fit."""
        before = set(self.sentences)
        for number, sentence in sentences:
            turn = self._turns[number]
            reasons = turn.reasons_of(sentence) if sentence in turn.moves else ()
            self.sentences.update((number, one) for one in (sentence, *reasons))
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
