"""The board message of a table, for everybody: the picture, the latest events, and what everybody may press."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from math import inf
from typing import Any

from discord.ui import Button

from bot.app_context import App
from bot.deadlines.stand_ins import ALL_PRESENT, Standings, standings
from bot.deadlines.table_deadlines import NOTHING, TableContext
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.queries.rated_ends import RatedEnd
from bot.screens.choices.codec import public_leaves
from bot.screens.choices.labels import branch_label
from bot.screens.components import MAIN, Layout, PictureFile, button, in_full, mention
from bot.screens.deadlines import add_reminder, add_votes, reminder_line, time_lines
from bot.screens.event_sentences import events_of, log_by_turns, since_round_end
from bot.screens.hints import first_hints_line, hinted_line
from bot.screens.more_menu import more_button
from bot.screens.news_fitting import brief_text, fits_losses, fits_moves, small_rows
from bot.screens.pace import add_proposal
from bot.screens.phone_height import GAP, LINE, ROW, SMALL_LINE, WIDTH, rows_of, text_height
from bot.screens.rated_ends import end_line, settled_line
from bot.screens.reviews import review_button
from bot.screens.scores import ending_line, round_lines
from bot.screens.seat_transfers import add_seats
from bot.screens.waiting_lobby import started_line
from bot.tables import Status, Table, VisibleGame
from engine.game import Role, Seat, role_of, tells_result
from render.presentation import Picture

PICTURE = "board.png"
SCORING = "scoring.png"
_SCORES = 1800
# Pixels on a phone: the height of a board, its height when a round was scored; then that of everything but news,
# pictures and action buttons, with one line that calls, and of a line of news.
_HIGH, _HIGH_SCORED = 620, 700
_REST, _NEWS_LINE = 134, 20
# Pixels on a desk of 850: the height for all of a board but its last row of buttons and gaps, the width of its
# pictures, the height of a row of buttons.
_DESK_HIGH, _DESK_WIDTH, _DESK_ROW = 662, 550, 42
# The text about a player who gives no sign takes so many lines of small print, with the gap above it.
_SILENT_LINES = 3
# The last move of a game has at most so many lines above the final picture.
_LAST_LINES = 3
# Buttons that leave no room for a line of news lose their icons, which the picture above them shows as well, if that
# saves a row. If they take more rows than this, players choose in their hand, beside the picture of the choices.
_ROWS = 4


async def board_screen(
    app: App, table: Table, context: TableContext = NOTHING, now: float = 0.0, ended: RatedEnd | None = None
) -> Screen:
    """Return the board of a game that has begun or is over, in the table's language.

    Below the picture of a rated game that is over stands what it did to the ladder, if that is known as `ended`.

    Everybody who is asked is mentioned; who is pinged is decided when the message is sent. First come the mentions, the
    news, the picture and the actions, so that a phone shows them at once; the rest is below or behind "More".
    """
    seen = table.seen_by(None)
    if seen is None:
        raise ValueError("there is no game to show")
    speech = app.speech(table, table.language)
    shown = standings(table, context, now)
    picture = await app.pictures.of(table, shown, partial(board_picture, app, table, shown))
    layout = Layout()
    running = table.status is Status.RUNNING
    small = [line for line in (settled_line(table, speech), first_hints_line(table, seen, speech)) if line]
    # The first board after a round tells its result in full; later ones say it in a line, for a lap.
    scored = any(map(tells_result, events_of(seen.recent)))
    results = round_lines(app, table, seen, speech) if running and not scored else ()
    news = seen.missed if scored else since_round_end(seen.missed)
    turns = log_by_turns(app, table, news, speech, results=0 if scored or results else 1) if running else []
    silent = _SILENT_LINES * sum(context.announced(table, seat, now) is not None for seat in table.asked)
    below_lines = silent + sum(map(small_rows, small))
    acting = list(_acting(app, table, seen, speech))
    head = _called(app, table, seen, acting, speech)

    def left() -> int:
        """Return how many lines of news there is room for with the call and the buttons as they are now."""
        return _lines_left(_as_shown(head, table), acting, [picture]) - below_lines

    if left() <= 0 or not fits_moves(turns, left()):
        head = _called(app, table, seen, acting, speech, brief=True)
    crowded = left() + below_lines <= 0 or not fits_losses(turns, left())
    if running and crowded and rows_of(acting, icons=False) < rows_of(acting):
        for act in acting:
            act.emoji = None
    if rows_of(acting) > _ROWS or not fits_losses(turns, left()):
        acting = []
        head = _called(app, table, seen, acting, speech)
    layout.text(head)
    called = _as_shown(head, table)
    pictures = [picture]
    if scored and running:
        sheets, plain = app.face(table).scores_rounds, app.speech(table, table.language, markdown=False)
        strip = await app.draw(sheets.round_strip, seen.view, plain) if sheets is not None else None
        pictures += [] if strip is None else [strip]
    if running:
        most = max(0, _lines_left(called, acting, pictures) - below_lines)
        result = next((line for line in results if fits_moves(turns, most - small_rows(line))), "")
        above, most = f"-# {result}\n" if result else "", most - small_rows(result)
        # What a player lost is told even where a desk has no room for it.
        least = next((lines for lines in range(most) if fits_losses(turns, lines)), most)
        room, told = _desk_room(called, acting, pictures), ""
        for count in range(most, least - 1, -1):
            told = f"{above}{brief_text(turns, speech, count)}".rstrip("\n")
            if text_height(told, _DESK_WIDTH) <= room:
                break
        layout.text(told)
    if seen.outcome is not None:
        # How the game ended: the last move, without its result, which the picture shows.
        last = log_by_turns(app, table, seen.missed, speech, results=0)
        layout.text(brief_text(last[-1:], speech, _LAST_LINES, where=False))
    if scored and app.face(table).scores_rounds is None:
        layout.text(in_full(lambda one: app.face(table).scores(seen.view, one, _SCORES), speech))
    # The result of a round stands above the board, so that the actions are directly below the board.
    for name, one in reversed(list(zip((PICTURE, SCORING), pictures, strict=False))):
        layout.picture(PictureFile(name, one.data, one.alt))
    if not running:
        if ended is not None:
            layout.text(f"-# {end_line(app, table, ended, speech)}")
        _add_end_buttons(layout, app, table, speech)
        return layout.screen()
    layout.buttons(acting)
    layout.buttons(_other_buttons(table, speech))
    add_reminder(layout, table, speech)
    lines = (*time_lines(table, context, now, speech), *small, started_line(table, speech))
    layout.text("\n".join(line for line in lines if line))
    below = Layout()
    add_proposal(below, table, speech)
    add_votes(layout, table, context, now, speech, Layout().room - below.room)
    add_proposal(layout, table, speech)
    add_seats(layout, app, table, context, now)
    return layout.screen()


def begin_drawing_board(app: App, table: Table, context: TableContext, now: float) -> None:
    """Begin to draw the board of a table as it will be if the commit that begins now succeeds."""
    shown = standings(table, context, now)
    app.pictures.begin(table, shown, partial(board_picture, app, table, shown))


async def board_picture(app: App, table: Table, shown: Standings = ALL_PRESENT) -> Picture:
    """Draw the board of a game, with the stand-ins `shown` at its seats and the latest changes marked."""
    seen = table.seen_by(None)
    if seen is None:
        raise ValueError("there is no game to show")
    speech = app.speech(table, table.language, markdown=False, standings=shown)
    return await app.draw(app.face(table).board, seen.view, speech, tuple(events_of(seen.missed)))


def _as_shown(text: str, table: Table) -> str:
    """Return a text with the names that Discord shows for the mentions of players."""
    for player in table.players:
        if player.user is not None:
            text = text.replace(mention(player.user), f"@{player.name}")
    return text


def _lines_left(called: str, acting: Sequence[Button[Any]], pictures: Sequence[Picture]) -> int:
    """Return how many lines of small print fit on a phone below a call, with the pictures and the action buttons.

    It is negative where not even these fit.
    """
    high = _HIGH if len(pictures) == 1 else _HIGH_SCORED
    high -= _REST + max(0, text_height(called) - LINE) + ROW * rows_of(acting) + GAP
    high -= sum(GAP + WIDTH * one.height // one.width for one in pictures)
    return high // _NEWS_LINE


def _desk_room(called: str, acting: Sequence[Button[Any]], pictures: Sequence[Picture]) -> float:
    """Return how high news may be so that a desk shows all from the call to the buttons; no limit where it cannot."""
    high = _DESK_HIGH - text_height(called, _DESK_WIDTH) - _DESK_ROW * rows_of(acting, width=_DESK_WIDTH)
    high -= sum(GAP + _DESK_WIDTH * one.height // one.width for one in pictures)
    return high if high >= SMALL_LINE else inf


def _ended(app: App, table: Table, seen: VisibleGame, speech: BoundSpeech) -> str:
    """Return who has won and why the game is over, or how else it ended."""
    over = speech.say("result-title")
    if seen.outcome is None:
        return "\n".join(
            part for part in (f"## {over}", ending_line(table, speech), hinted_line(table, speech)) if part
        )
    winners = [Seat(seat) for seat in seen.outcome.winners]
    people = any(table.players[seat].user is not None for seat in seen.outcome.winners)
    message = "result-winner" if people else "result-winner-computers"
    why = app.face(table).why_over(seen.view, speech) or over
    lines = [f"## {speech.say(message, names=winners, count=len(winners))}", f"-# {why}"]
    return "\n".join(line for line in (*lines, hinted_line(table, speech)) if line)


def _called(
    app: App,
    table: Table,
    seen: VisibleGame,
    acting: Sequence[Button[Any]],
    speech: BoundSpeech,
    *,
    brief: bool = False,
) -> str:
    """Return who must act and where they can, or how the game ended."""
    if table.status is not Status.RUNNING:
        return _ended(app, table, seen, speech)
    lines = (_heading(table, seen, acting, speech, brief=brief), reminder_line(table, speech))
    return "\n".join(line for line in lines if line)


def _heading(
    table: Table, seen: VisibleGame, acting: Sequence[Button[Any]], speech: BoundSpeech, *, brief: bool
) -> str:
    users = [table.players[seat].user for seat in table.asked]
    mentions = [mention(user) for user in users if user is not None]
    if mentions:
        return _where_line(table, seen, mentions, acting, speech, brief=brief)
    waiting = [Seat(seat) for seat in seen.waiting]
    if len(waiting) == 1:
        return f"**{speech.say('board-turn', name=waiting[0])}**"
    return f"**{speech.say('board-waiting', names=waiting)}**"


def call_line(table: Table, seen: VisibleGame, mentions: Sequence[str], speech: BoundSpeech) -> str:
    """Return what is said to players who must act: that it is their turn, or what they are asked."""
    decision, names = seen.public_decision, speech.join(mentions)
    if len(table.asked) == 1 and decision is not None and decision.turn:
        return speech.say("board-your-turn", mention=names)
    asked = speech.find(f"board-asked-{seen.view.asked}", mention=names, count=len(mentions))
    return asked or speech.say("board-your-choice", mention=names)


def _where_line(
    table: Table,
    seen: VisibleGame,
    mentions: Sequence[str],
    acting: Sequence[Button[Any]],
    speech: BoundSpeech,
    *,
    brief: bool,
) -> str:
    """Return what players must do, and whether they do it with the buttons here, in their hand, or in either.

    It tells what the rules allow, not what the hidden hand makes possible.
    """
    decision, names = seen.public_decision, speech.join(mentions)
    if len(table.asked) == 1 and decision is not None and decision.turn:
        if not acting:
            message = "board-turn-in-hand" if decision.choices else "board-no-take"
            return speech.say(message, mention=names)
        if decision.held:
            if brief:
                return speech.say("board-turn-brief", mention=names)
            takes = any(role_of(choice) is Role.TAKE for choice in decision.choices)
            return speech.say("board-turn-here", mention=names, takes=takes)
    elif not acting and speech.find(f"board-asked-{seen.view.asked}", mention=names, count=len(mentions)) is None:
        return speech.say("board-choice-in-hand", mention=names)
    return call_line(table, seen, mentions, speech)


def _acting(app: App, table: Table, seen: VisibleGame, speech: BoundSpeech) -> Iterator[Button[Any]]:
    """Yield the buttons of the game's public actions."""
    decision = seen.public_decision
    # A label shows Markdown as it is, so names are not escaped there; icons become the button's own.
    unescaped = replace(app.speech(table, table.language, markdown=False), icons=speech.icons)
    for number, leaf in public_leaves(decision) if decision is not None else ():
        yield button(branch_label(leaf, unescaped, number), PressId(table.id, table.version, Verb.ACT, leaf.code), MAIN)


def _other_buttons(table: Table, speech: BoundSpeech) -> Iterator[Button[Any]]:
    """Yield the one row of other buttons; one takes the last move back while a player can.

    They have no emojis, because with emojis they take two rows on a phone.
    """
    yield button(speech.say("board-hand"), PressId(table.id, table.version, Verb.HAND))
    yield more_button(table, speech)
    if table.moved and any(table.can_take_back(user) for user in table.people):
        yield button(speech.say("board-take-back"), PressId(table.id, table.version, Verb.TAKE_BACK))


def _add_end_buttons(layout: Layout, app: App, table: Table, speech: BoundSpeech) -> None:
    """Add the buttons of a finished game."""

    def press(verb: Verb) -> PressId:
        return PressId(table.id, table.version, verb)

    buttons = [button(speech.say("result-rematch"), press(Verb.REMATCH), MAIN)]
    if table.moved:
        buttons.append(button(speech.say("result-history"), press(Verb.HISTORY)))
    buttons += [button(speech.say("board-scores"), press(Verb.SCORES)), more_button(table, speech)]
    layout.buttons([*buttons, *review_button(app, table, speech)])
