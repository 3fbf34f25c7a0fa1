"""The common board: one message for all, with the picture, what those who are asked missed, what all may press."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from bot.app import App
from bot.around import NOTHING, Around
from bot.ids import PressId, Verb
from bot.reply import Screen
from bot.screens.choices import label, public_leaves
from bot.screens.closing import begun_line
from bot.screens.ending import stopped_line, winners_line
from bot.screens.news import quoted, since_round_end, told_by_turns
from bot.screens.overtime import add_reminder, add_votes, time_lines
from bot.screens.pace import add_proposal
from bot.screens.parts import MAIN, QUIET, Layout, Shown, button, mention
from bot.screens.seats import add_seats
from bot.standings import ALL_PRESENT, Standings, standings
from bot.tables import Happening, News, Seen, Status, Table
from bot.words import BoundSpeech
from engine.game import TURN, Event, Seat
from render.face import Picture

PICTURE = "board.png"
_NEWS = 1200
# With more lines than these, each turn is told in one.
_LINES = 5
_SCORES = 1800
_VOTES = 2
# Every game's codes for a scored round and its end: the board has a section of its own for them.
_TOLD_IN_FULL = frozenset({"round-scored", "game-ended"})


async def board_screen(app: App, table: Table, around: Around = NOTHING, now: float = 0.0) -> Screen:
    """Return the board of a game that has begun or is over, in the table's language.

    Everybody who is asked is mentioned; whom the message calls is said when it is sent.
    """
    seen = table.seen_by(None)
    if seen is None:
        raise ValueError("there is no game to show")
    speech = app.speech(table, table.language)
    face, view = app.face(table), seen.view
    shown = standings(table, around, now)
    picture = await app.pictures.of(table, shown, partial(board_picture, app, table, shown))
    layout = Layout()
    layout.text(_heading(table, seen, speech))
    layout.text(winners_line(seen, speech))
    # What a round came to is told in full by the board that shows it first; later ones only say that it was scored.
    scored = any(event.code in _TOLD_IN_FULL for event in events_of(seen.recent))
    news = seen.missed if scored else since_round_end(seen.missed)
    turns = told_by_turns(app, table, news, speech, dict.fromkeys(_TOLD_IN_FULL, 0 if scored else 1))
    layout.text(quoted(turns, _NEWS, lines=_LINES))
    layout.picture(Shown(PICTURE, picture.data, picture.alt))
    layout.text(f"-# {face.status(view, speech)}")
    if scored:
        layout.line()
        layout.text(face.scores(view, speech, _SCORES))
    if table.status is Status.RUNNING:
        layout.text("\n".join(time_lines(table, around, now, speech)))
        layout.text(begun_line(table, speech))
        add_votes(layout, table, around, now, speech)
        _actions(layout, app, table, seen, speech)
        add_reminder(layout, table, speech)
        add_proposal(layout, table, speech)
        add_seats(layout, app, table, around, now)
    else:
        _closing(layout, table, speech)
    return layout.screen()


async def board_picture(app: App, table: Table, shown: Standings = ALL_PRESENT) -> Picture:
    """Draw the board of a game that has begun or is over, `shown` at its seats, what its text tells marked on it."""
    seen = table.seen_by(None)
    if seen is None:
        raise ValueError("there is no game to show")
    speech = app.speech(table, table.language, markdown=False, standings=shown)
    return await app.draw(app.face(table).board, seen.view, speech, tuple(events_of(seen.missed)))


def events_of(news: Iterable[News]) -> Iterator[Event]:
    """Yield the events of what happened, in order."""
    return (event for one in news if isinstance(one, Happening) for event in one.events)


def _heading(table: Table, seen: Seen, speech: BoundSpeech) -> str:
    if table.status is not Status.RUNNING:
        return f"## {speech.say('result-title')}"
    users = [table.players[seat].user for seat in table.asked]
    calls = [mention(user) for user in users if user is not None]
    if len(calls) == 1:
        decision = seen.public_decision
        own_turn = decision is not None and decision.kind == TURN
        return speech.say("board-your-turn" if own_turn else "board-your-choice", mention=calls[0])
    if calls:
        return speech.say("board-your-choice", mention=speech.join(calls))
    waiting = [Seat(seat) for seat in seen.waiting]
    if len(waiting) == 1:
        return f"**{speech.say('board-turn', name=waiting[0])}**"
    return f"**{speech.say('board-waiting', names=waiting)}**"


def _actions(layout: Layout, app: App, table: Table, seen: Seen, speech: BoundSpeech) -> None:
    def press(verb: Verb, arg: str = "") -> PressId:
        return PressId(table.id, table.version, verb, arg)

    decision = seen.public_decision
    leaves = public_leaves(decision) if decision is not None else []
    layout.buttons(button(label(leaf, speech, place), press(Verb.ACT, leaf.code), MAIN) for place, leaf in leaves)
    buttons = [button(speech.say("board-hand"), press(Verb.HAND), emoji="🖐️")]
    if app.face(table).tells_known(seen.view):
        buttons.append(button(speech.say("board-cards"), press(Verb.KNOWN), emoji="🗂️"))
    buttons += [
        button(speech.say("board-scores"), press(Verb.SCORES)),
        button(speech.say("board-text"), press(Verb.TEXT)),
        button(speech.say("board-rules"), press(Verb.RULES)),
    ]
    # A message holds 40 parts: where much is voted on, it is no time to begin watching.
    if len(table.votes) <= _VOTES:
        buttons.append(button(speech.say("watch-button"), press(Verb.WATCH), emoji="👁️"))
    if table.moved and any(table.can_take_back(user) for user in table.people):
        buttons.append(button(speech.say("board-take-back"), press(Verb.TAKE_BACK), emoji="↩️"))
    layout.buttons(buttons)


def _closing(layout: Layout, table: Table, speech: BoundSpeech) -> None:
    """Say how it ended, give the seed to be checked, and offer what can be done with a game that is over."""
    layout.text(stopped_line(table, speech))
    if table.seed:
        if table.words and table.secret:
            layout.text(f"-# {speech.say('result-seed-words', secret=table.secret, seed=table.seed)}")
        else:
            layout.text(f"-# {speech.say('result-seed', seed=table.seed)}")

    def press(verb: Verb) -> PressId:
        return PressId(table.id, table.version, verb)

    buttons = [
        button(speech.say("result-rematch"), press(Verb.REMATCH), MAIN),
        button(speech.say("board-scores"), press(Verb.SCORES), QUIET),
    ]
    if table.moved:
        buttons.append(button(speech.say("result-history"), press(Verb.HISTORY), QUIET))
    if table.status is Status.FINISHED:
        buttons.append(button(speech.say("result-record"), press(Verb.RECORD), QUIET))
    layout.buttons(buttons)
