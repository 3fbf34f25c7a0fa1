"""The hand of a player as an ephemeral message: hand and pile, what others did, what can be chosen now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, Final

from discord.ui import Button

from bot.app_context import App
from bot.i18n.icons import shown_length
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.beginner_tips import question_help
from bot.screens.choices.action_names import path_to
from bot.screens.choices.choice_buttons import ChoicePanel, Form, Group, HandIds, LaidSet, add_choices
from bot.screens.choices.codec import find_branch, is_done
from bot.screens.choices.flat_list import LegalActions
from bot.screens.choices.images import draw_first, possible_offers
from bot.screens.choices.labels import Labels, legal_of
from bot.screens.components import MAIN, QUIET, Layout, PictureFile, button, clip_lines, moment
from bot.screens.event_sentences import log_for_seat, news_lines, since_line
from bot.screens.header_and_footer import NO_FRAME, Frame
from bot.screens.hints import hint_button, hint_told_line
from bot.screens.missed_events import secret_lines
from bot.screens.missed_film import film_button
from bot.screens.more_menu import more_button
from bot.screens.news_fitting import TurnLog, brief_text, quote_turns
from bot.screens.notes import note_button, note_lines
from bot.screens.phone_height import (
    GAP,
    MOST_CONTROLS,
    MOST_HEIGHT,
    ROW,
    SMALL_LINE,
    control_count,
    panel_height,
    rows_of,
    text_height,
)
from bot.screens.plans import add_plans, drop_button, plan_buttons, plan_lines
from bot.tables import NewsItem, Status, Table, VisibleGame, seats_without_ballot
from engine.game import Decision, Seat
from render.presentation import Offer, Picture

PICTURE = "hand.png"
_NEWS = 1500
# Above the picture stand at most so many letters on the player's own press, so many lines on the last moves of others,
# and so many on the rest; more while the player is not asked, and of the press that ended the game.
_NOTICE, _LAST_NOTICE, _OTHERS, _REST, _IDLE_REST = 420, 1500, 6, 3, 12
_TOUCHES: Final = "❗"
"""The sign of what touches the reader."""


async def hand_screen(
    app: App,
    table: Table,
    seat: int,
    language: str,
    *,
    notice: Sequence[str] = (),
    news: Sequence[NewsItem] | None = None,
    branch: str = "",
    picked: str | None = None,
    frame: Frame = NO_FRAME,
) -> Screen:
    """Return a seat's hand in its reader's language.

    Args:
        app: the bot.
        table: one whose game has begun.
        seat: whose hand it is.
        language: the reader's.
        notice: lines that go on top, such as what was just done.
        news: what others did since; None for everything since the seat's last turn, or nothing if there is a notice.
        branch: the code of the open branch, empty for the whole decision.
        picked: the mask of the cards picked so far below that branch, or of all that can be part of a set; None for
            what is suggested.
        frame: what stands above and below.
    """
    seen = table.seen_by(seat)
    if seen is None:
        raise ValueError("there is no game to show")
    speech = app.speech(table, language).to(seat)
    missed = log_for_seat(app, table, seen.missed, speech)
    shown = missed if news is None else log_for_seat(app, table, news, speech)
    if notice and news is None:
        shown = []
    title = f"-# {since_line(seen, speech)}" if shown and not notice else ""
    most = _NOTICE if table.status is Status.RUNNING else _LAST_NOTICE
    ended = seen.own_round_end if notice and table.status is Status.RUNNING else None
    retold = frozenset(news_lines(app, table, (ended,), speech)) if ended is not None else frozenset[str]()
    story = _Story(title, tuple(notice), tuple(shown), most, retold)
    hand = _Hand(app, table, seen, speech, frame, story, missed)
    if seen.decision is None:
        return await _idle_hand(hand)
    return await _asked_hand(hand, seen.decision, branch, picked)


@dataclass(frozen=True, slots=True)
class _Story:
    """What happened.

    Args:
        title: a line that says since when.
        notice: what the reader did.
        turns: what others did.
        most: how many characters there are for what the reader did.
        retold: the sentences of `notice` that the page of what happened tells as well.
    """

    title: str
    notice: tuple[str, ...]
    turns: tuple[TurnLog, ...]
    most: int
    retold: frozenset[str]

    @property
    def spare(self) -> int:
        """Return how many sentences of what the reader did can be left out; the first one stays."""
        return len(self._spare)

    @property
    def _spare(self) -> list[int]:
        return [number for number, sentence in enumerate(self.notice) if number and sentence in self.retold]

    def _without_spare(self, count: int) -> str:
        """Return what the reader did, without the last `count` sentences that can be left out, or more if too long."""
        spare, kept = self._spare, dict(enumerate(self.notice))
        while spare and (count > 0 or shown_length("\n".join(kept.values())) > self.most):
            del kept[spare.pop()]
            count -= 1
        return "\n".join(kept.values())

    def text(
        self, speech: BoundSpeech, rest: int | None, most: int = _OTHERS, *, titled: bool = True, spared: int = 0
    ) -> str:
        """Return it: first what touches the reader, then the last moves of others, then where the rest is told.

        Args:
            speech: the words for it.
            rest: how many lines there are for what else others did, None for as many as that takes.
            most: how many lines there are for the last moves of others, 0 for none; what touches the reader has told
                some of them already.
            titled: whether a line says since when that was.
            spared: how many sentences of what the reader did are left out, because they are told elsewhere, too.
        """
        done = self._without_spare(spared)
        shortened = done.count("\n") < len(self.notice) - 1
        done = clip_lines(done, self.most)
        own = [" ".join(sentences) for turn in self.turns if (sentences := turn.own_sentences)]
        touching = "\n".join(f"-# {_TOUCHES} {line}" for line in own)
        turns = [turn.without_own for turn in self.turns if len(turn.own) < len(turn.sentences)]
        if rest is None:
            others = quote_turns(turns, _NEWS)
        else:
            lines = max(most, rest)
            if 0 < lines < _OTHERS:
                lines = max(lines, _OTHERS - text_height(touching) // SMALL_LINE)
            others = brief_text(turns, speech, lines, board=False, where=False, rest=rest) if lines else ""
        title = self.title if titled and (touching or others) else ""
        text = "\n".join(part for part in (done, title, touching, others) if part)
        if not shortened and (rest is None or not (touching or others) or self._tells_turns(text)):
            return text
        return f"{text}\n-# {speech.say('hand-news-more')}"

    def tells_all(self, text: str) -> bool:
        """Return whether a text has every sentence of it."""
        return all(sentence in text for sentence in self.notice) and self._tells_turns(text)

    def _tells_turns(self, text: str) -> bool:
        return all(sentence in text for turn in self.turns for sentence in turn.sentences)


@dataclass(frozen=True, slots=True)
class _Hand:
    """What a hand is about; `missed` is all that the button for what happened tells of others."""

    app: App
    table: Table
    seen: VisibleGame
    speech: BoundSpeech
    frame: Frame
    story: _Story
    missed: Sequence[TurnLog]

    async def picture(self, offers: Sequence[tuple[Offer, bool]]) -> tuple[Picture, bool]:
        """Draw the first drawable offer, else the hand; return whether its numbers are those of the buttons."""
        plain = self.app.speech(self.table, self.speech.language, markdown=False)
        return await self.app.draw(draw_first, self.app.face(self.table), offers, self.seen.view, plain)


@dataclass(frozen=True, slots=True)
class _Shape:
    """Which choices are buttons and which are selects; the later shapes take less room.

    It is chosen by the question alone, so that a question looks the same however often its hand is opened.

    Args:
        selects: the groups of choices that are a select each.
        merged: whether characters and sets are one select.
    """

    selects: frozenset[Group] = frozenset()
    merged: bool = False


_SHAPES: Final = (
    _Shape(),
    _Shape(frozenset({Group.TAKES})),
    _Shape(frozenset({Group.TAKES, Group.SETS})),
    _Shape(frozenset(Group)),
    _Shape(frozenset(Group), merged=True),
)
_TOLD: Final = 120
"""The pixels that a shape leaves for what happened and for help."""


@dataclass(frozen=True, slots=True)
class _Telling:
    """How much a hand says beside its choices; the later ones say less.

    Args:
        effects: whether there may be lines that say what each choice does.
        rest: how many lines tell what others did, apart from their last moves and from what touches the reader.
        others: how many lines tell the last moves of others, which the board shows, too.
        aided: whether there may be a line of help for beginners.
        brief: whether "Your turn" alone stands for what can be done then, which the choices say, and no line says since
            when others have acted.
        spared: how many sentences of what the reader did are left out.
    """

    effects: bool = True
    rest: int = _REST
    others: int = _OTHERS
    aided: bool = True
    brief: bool = False
    spared: int = 0


_TELLINGS: Final = (
    _Telling(),
    *(_Telling(effects=False, rest=rest) for rest in range(_REST, -1, -1)),
    *(
        _Telling(effects=False, rest=0, others=others, aided=aided)
        for others, aided in ((_OTHERS // 2, True), (0, True), (_OTHERS // 2, False))
    ),
    _Telling(effects=False, rest=0, others=_OTHERS // 2, aided=False, brief=True),
)


async def _asked_hand(hand: _Hand, decision: Decision, branch: str, picked: str | None) -> Screen:
    """Return the hand of a player who must decide: what touches them, the picture, the choices."""
    app, table, speech, seen = hand.app, hand.table, hand.speech, hand.seen
    choice = find_branch(decision, branch) if branch else None
    legal = legal_of(app, table, seen, speech)
    picture, numbered = await hand.picture(list(possible_offers(decision, choice, picked, legal)))
    labels = Labels(app.face(table), seen.view, speech, numbered=numbered)
    laid = _laid_together(hand, decision, legal)
    root = choice is None and picked is None
    planned = "" if branch else plan_lines(app, table, seen, speech, decision.kind)
    head = "\n".join(part for part in (hand.frame.head, note_lines(hand.frame.note), planned) if part)
    question = f"**{app.face(table).ask(decision, seen.view, speech)}**" if choice is None else ""
    # What was just said, or planned, matters more than the help.
    aided = choice is None and hand.frame.aided and not (hand.frame.head or planned)
    helping = question_help(app, table, seen, decision, speech) if aided else ""
    hinting = root and bool(hint_button(app, table, seen, speech))
    told_of_hints = hint_told_line(table, speech) if hinting else ""
    ids, tall = HandIds(table), picture.height / picture.width

    def add(layout: Layout, shape: _Shape, *, effects: bool) -> None:
        """Add the choices in a shape; the options of a select say what each does."""
        told = effects or Group.OWN not in shape.selects
        form = Form(ids, shape.selects, told, laid, within=choice is not None, merged=shape.merged)
        add_choices(ChoicePanel(layout, app, labels, ids, form), decision, choice, picked, legal)

    def fits(shape: _Shape) -> bool:
        """Return whether a shape leaves room for what is usually told, whatever that is now."""
        layout = Layout()
        layout.text(question)
        add(layout, shape, effects=False)
        left = MOST_CONTROLS - control_count(layout)
        foot = [*hint_button(app, table, seen, speech), *_usual_foot(hand)] if root else _branch_foot(hand, left)
        return len(foot) <= left and panel_height(layout, tall) + _foot_height(foot) + _TOLD * root <= MOST_HEIGHT

    first = next((place for place, shape in enumerate(_SHAPES) if fits(shape)), len(_SHAPES) - 1)
    # Without help, the last moves of others are told in any case.
    tellings = [one for one in _TELLINGS if one.others or helping]
    tellings += [replace(tellings[-1], spared=count) for count in range(1, hand.story.spare + 1)]
    for shape, stage in product(_SHAPES[first:], tellings):
        last = (shape, stage) == (_SHAPES[-1], tellings[-1])
        layout = Layout()
        layout.text(head)
        # What happened has been read before a branch is opened.
        told = "\n".join(hand.story.notice)
        if root:
            told = hand.story.text(speech, stage.rest, stage.others, titled=not stage.brief, spared=stage.spared)
        layout.text(told)
        layout.picture(PictureFile(PICTURE, picture.data, picture.alt))
        layout.text(f"**{speech.say('hand-your-turn')}**" if question and stage.brief and decision.turn else question)
        layout.text(helping if stage.aided else "")
        add(layout, shape, effects=stage.effects)
        left = MOST_CONTROLS - control_count(layout)
        foot = _asked_foot(hand, decision, told) if root else _branch_foot(hand, left)
        below = _foot_height(foot) + (GAP + text_height(told_of_hints) if told_of_hints else 0)
        if last or (len(foot) <= left and panel_height(layout, tall) + below <= MOST_HEIGHT):
            break
    return _finished(hand, layout, foot[-max(1, left) :], told_of_hints)


def _laid_together(hand: _Hand, decision: Decision, legal: LegalActions) -> tuple[LaidSet, ...]:
    """Return the sets that together lay all that fits; none while nothing is laid."""
    lay_all = hand.app.rules(hand.table).lay_all
    if lay_all is None or not any(map(is_done, decision.choices)):
        return ()
    paths = (path_to(action, decision.choices, legal) for action in lay_all(hand.seen.view))
    return tuple(LaidSet(path.steps[-1], path.things) for path in paths if path is not None)


def _asked_foot(hand: _Hand, decision: Decision, told: str) -> list[Button[Any]]:
    """Return the buttons below the choices of a whole decision, the least important first."""
    app, table, speech, seen = hand.app, hand.table, hand.speech, hand.seen
    buttons = [*reversed(hand.frame.links), *hint_button(app, table, seen, speech)]
    drop = drop_button(table, seen, speech, decision.kind)
    buttons += [] if drop is None else [drop]
    return [*buttons, *_happened_button(hand, told), *_take_back_button(hand), more_button(table, speech)]


def _usual_foot(hand: _Hand) -> list[Button[Any]]:
    """Return the last buttons of a hand in which something has happened."""
    return [_happened(hand), *_take_back_button(hand), more_button(hand.table, hand.speech)]


def _branch_foot(hand: _Hand, left: int) -> list[Button[Any]]:
    """Return the buttons below the choices of a branch, if there is room for so many controls: always the way back."""
    back = button(hand.speech.say("hand-back"), _press(hand.table, Verb.HAND), QUIET)
    return [back, more_button(hand.table, hand.speech)][: max(1, left)]


def _happened_button(hand: _Hand, told: str) -> list[Button[Any]]:
    """Return the button that shows all that happened, if it has anything that the text does not tell."""
    more = hand.missed and not hand.story.tells_all(told)
    round_end = hand.table.status is Status.RUNNING and hand.seen.own_round_end is not None
    if not (more or round_end or secret_lines(hand.app, hand.table, hand.seen, hand.speech)):
        return []
    return [_happened(hand)]


def _happened(hand: _Hand) -> Button[Any]:
    return button(hand.speech.say("hand-happened"), _press(hand.table, Verb.MISSED), QUIET, emoji="🗞️")


def _take_back_button(hand: _Hand) -> list[Button[Any]]:
    table, seat = hand.table, hand.seen.viewer
    user = table.players[seat].user if seat is not None else None
    if user is None or not table.can_take_back(user):
        return []
    return [button(hand.speech.say("board-take-back"), _press(table, Verb.TAKE_BACK), QUIET, emoji="↩️")]


async def _idle_hand(hand: _Hand) -> Screen:
    """Return the hand of a player who need not decide: what happened, the picture, plans."""
    app, table, speech, seen = hand.app, hand.table, hand.speech, hand.seen
    picture, _ = await hand.picture(())
    stages = [(rest, 0) for rest in (None, *range(_IDLE_REST, -1, -1))]
    for rest, spared in (*stages, *((0, count) for count in range(1, hand.story.spare + 1))):
        layout = Layout()
        layout.text("\n".join(part for part in (hand.frame.head, note_lines(hand.frame.note)) if part))
        add_plans(layout, app, table, seen, speech)
        told = hand.story.text(speech, rest, spared=spared)
        layout.text(told)
        layout.picture(PictureFile(PICTURE, picture.data, picture.alt))
        layout.text(_idle(hand))
        layout.buttons(plan_buttons(table, seen, speech))
        running = table.status is Status.RUNNING
        foot = [*reversed(hand.frame.links), *film_button(table, hand.missed, speech), *_happened_button(hand, told)]
        if running:
            foot += _questions_button(hand) + _take_back_button(hand)
            # Only here others can have acted since.
            foot.append(button(speech.say("hand-refresh"), _press(table, Verb.HAND, "again"), QUIET, emoji="🔄"))
            # Notes, seats and the pace are behind "More".
            foot.append(more_button(table, speech))
        else:
            foot.append(note_button(table, speech))
        if panel_height(layout, picture.height / picture.width) + _foot_height(foot) <= MOST_HEIGHT:
            break
    return _finished(hand, layout, foot[-max(1, MOST_CONTROLS - control_count(layout)) :])


def _foot_height(foot: Sequence[Button[Any]]) -> int:
    return ROW * rows_of(foot)


def _finished(hand: _Hand, layout: Layout, foot: Sequence[Button[Any]], told_of_hints: str = "") -> Screen:
    """Return a hand with its last row, and what is told below it if there is room."""
    layout.buttons(foot)
    if layout.room > hand.frame.room:
        layout.text(told_of_hints)
    hand.frame.add_offer(layout)
    return layout.screen()


def _questions_button(hand: _Hand) -> list[Button[Any]]:
    """Return the button of the page on which the reader answers what is put to the table; none without it."""
    table, seat = hand.table, hand.seen.viewer
    if not any(seat in seats_without_ballot(table, motion) for motion in table.motions):
        return []
    return [button(hand.speech.say("seats-say"), _press(table, Verb.MOTIONS), MAIN)]


def _idle(hand: _Hand) -> str:
    """Return why there is nothing to choose; it begins with the moment, because the message may outlive that."""
    table, speech, at, seat = hand.table, hand.speech, hand.frame.at, hand.seen.viewer
    if table.status is not Status.RUNNING:
        return hand.app.face(table).why_over(hand.seen.view, speech) or speech.say("hand-game-over")
    asked = seat is not None and table.is_questioned(seat)
    names = [Seat(one) for one in table.waiting]
    waits = speech.say("hand-questioned" if asked else "hand-not-your-turn", names=names)
    return waits if at is None else f"{moment(at)} · {waits}"


def _press(table: Table, verb: Verb, arg: str = "") -> PressId:
    return PressId(table.id, table.version, verb, arg)
