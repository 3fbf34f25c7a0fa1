"""The common board: one message for all, with the picture, what happened last, and what everybody may press."""

from __future__ import annotations

from collections.abc import Iterable

from bot.app import App
from bot.ids import PressId, Verb
from bot.reply import Screen
from bot.screens.choices import label, public_leaves
from bot.screens.parts import MAIN, QUIET, Layout, Shown, button, clip_lines, mention
from bot.store import Status
from bot.tables import Step, Table
from bot.words import BoundSpeech
from engine.game import TURN, Event, Seat

PICTURE = "board.png"
_NEWS = 1200
_SCORES = 1800
# Every game's codes for a scored round and its end: the board has a section of its own for them.
_TOLD_IN_FULL = frozenset({"round-scored", "game-ended"})


async def board_screen(app: App, table: Table, called: Iterable[int] = ()) -> Screen:
    """Return the board of a game that has begun, in the table's language.

    Args:
        app: the bot.
        table: running or finished.
        called: the users whose names are written as mentions, because they are asked to decide now.
    """
    game = table.game
    if game is None:
        raise ValueError("there is no game to show")
    speech = app.speech(table, table.language)
    face = app.face(table)
    view = game.view(None)
    steps = table.recent
    seen = tuple(event.seen(None) for event in _events(steps))
    picture = await app.draw(face.board, view, app.speech(table, table.language, markdown=False), seen)
    layout = Layout()
    layout.text(_heading(table, speech, set(called)))
    layout.text(_winners(table, speech))
    scored = any(event.code in _TOLD_IN_FULL for step in steps for event in step.events)
    news = told(app, table, steps, None, speech, leave_out=_TOLD_IN_FULL)
    layout.text(clip_lines("\n".join(f"> {line}" for line in news), _NEWS))
    layout.picture(Shown(PICTURE, picture.data, picture.alt))
    layout.text(f"-# {face.status(view, speech)}")
    if scored:
        layout.line()
        layout.text(face.scores(view, speech, _SCORES))
    if table.status is Status.FINISHED:
        _closing(layout, table, speech)
    elif table.status is Status.RUNNING:
        if not table.steps and table.seed_digest:
            layout.text(f"-# {speech.say('board-commitment', digest=table.seed_digest)}")
        _actions(layout, app, table, speech)
    return layout.screen()


def told(
    app: App,
    table: Table,
    steps: Iterable[Step],
    viewer: int | None,
    speech: BoundSpeech,
    leave_out: frozenset[str] = frozenset(),
) -> list[str]:
    """Return the lines that tell a viewer what happened in some steps, but for the events with codes in `leave_out`."""
    face = app.face(table)
    lines: list[str] = []
    for event in _events(steps):
        if event.code not in leave_out:
            lines += told_event(face.tell(event.seen(viewer), speech))
    return lines


def told_event(text: str | None) -> list[str]:
    """Return the lines of what tells an event, none where it needs no words."""
    return text.splitlines() if text else []


def private_news(app: App, table: Table, steps: Iterable[Step], seat: int, speech: BoundSpeech) -> list[str]:
    """Return the lines that tell a seat what it alone learnt in some steps."""
    face = app.face(table)
    lines: list[str] = []
    for event in _events(steps):
        own = face.tell(event.seen(seat), speech)
        if own and own != face.tell(event.seen(None), speech):
            lines += told_event(own)
    return lines


def _events(steps: Iterable[Step]) -> Iterable[Event]:
    return (event for step in steps for event in step.events)


def _heading(table: Table, speech: BoundSpeech, called: set[int]) -> str:
    if table.status is not Status.RUNNING:
        return f"## {speech.say('result-title')}"
    calls = [
        mention(player.user)
        for player in table.players
        if player.seat in table.waiting and player.user is not None and player.user in called
    ]
    if len(calls) == 1:
        game = table.game
        decision = game.decision(table.waiting[0]) if game is not None else None
        own_turn = decision is not None and decision.kind == TURN
        return speech.say("board-your-turn" if own_turn else "board-your-choice", mention=calls[0])
    if calls:
        return speech.say("board-your-choice", mention=speech.join(calls))
    waiting = [Seat(seat) for seat in table.waiting]
    if len(waiting) == 1:
        return f"**{speech.say('board-turn', name=waiting[0])}**"
    return f"**{speech.say('board-waiting', names=waiting)}**"


def _actions(layout: Layout, app: App, table: Table, speech: BoundSpeech) -> None:
    def press(verb: Verb, arg: str = "") -> PressId:
        return PressId(table.id, table.version, verb, arg)

    game = table.game
    if game is not None and len(table.waiting) == 1:
        decision = game.decision(table.waiting[0])
        leaves = public_leaves(decision) if decision is not None else []
        layout.buttons(button(label(leaf, speech, place), press(Verb.ACT, leaf.code), MAIN) for place, leaf in leaves)
    buttons = [button(speech.say("board-hand"), press(Verb.HAND), emoji="🖐️")]
    if game is not None and app.face(table).tells_known(game.view(None)):
        buttons.append(button(speech.say("board-cards"), press(Verb.KNOWN), emoji="🗂️"))
    buttons += [
        button(speech.say("board-scores"), press(Verb.SCORES)),
        button(speech.say("board-text"), press(Verb.TEXT)),
        button(speech.say("board-rules"), press(Verb.RULES)),
    ]
    if table.steps and any(player.user is not None and table.can_take_back(player.user) for player in table.players):
        buttons.append(button(speech.say("board-take-back"), press(Verb.TAKE_BACK), emoji="↩️"))
    layout.buttons(buttons)


def _winners(table: Table, speech: BoundSpeech) -> str:
    outcome = table.game.outcome if table.game is not None else None
    if outcome is None:
        return ""
    winners = [Seat(seat) for seat in outcome.winners]
    return f"### {speech.say('result-winner', names=winners, count=len(winners))}"


def _closing(layout: Layout, table: Table, speech: BoundSpeech) -> None:
    if table.seed:
        layout.text(f"-# {speech.say('result-seed', seed=table.seed)}")
    layout.buttons(
        [
            button(speech.say("result-rematch"), PressId(table.id, table.version, Verb.REMATCH), MAIN),
            button(speech.say("board-scores"), PressId(table.id, table.version, Verb.SCORES), QUIET),
            button(speech.say("result-history"), PressId(table.id, table.version, Verb.HISTORY), QUIET),
            button(speech.say("result-record"), PressId(table.id, table.version, Verb.RECORD), QUIET),
        ]
    )
