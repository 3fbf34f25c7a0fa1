"""The lobby message of a table: the players, the settings, and the buttons that nearly everybody needs."""

from __future__ import annotations

from typing import Final

import discord

from bot.app_context import App
from bot.deadlines.table_deadlines import NOTHING, TableContext
from bot.domain.computer_level import ComputerLevel
from bot.domain.game_options import titled
from bot.domain.lobby_expiry_choices import LobbyExpiryAction
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import GOOD, MAIN, MODAL_TITLE, QUIET, Layout, button, clip
from bot.screens.fair_play import add_commitment
from bot.screens.hints import hints_state_line
from bot.screens.lessons import learn_button
from bot.screens.lobby_changes import add_change_questions, changed_line, declined_line, join_hint
from bot.screens.lobby_invitations import add_answers, invited_lines, role_line
from bot.screens.lobby_options import computer_line, variant_name_line
from bot.screens.modal_conflict import Decided, conflict_page, quoted
from bot.screens.pace import add_proposal, pace_name_line
from bot.screens.rated_tables import rated_line
from bot.screens.seat_transfers import add_seats
from bot.screens.waiting_lobby import expiry_line, standby_line
from bot.tables import Ending, SeedWord, Status, Table, word_revision
from bot.tables.lobby.waitlist import is_complete
from engine.game import Seat

LONGEST_WORD: Final = 100


def lobby_screen(app: App, table: Table, context: TableContext = NOTHING, now: float = 0) -> Screen:
    """Return the lobby in the table's language; once started or called off, it has no buttons.

    Options that are seldom changed are on an ephemeral page (`bot.screens.lobby_options`); the lobby shows their value.
    After the start, the lobby is the start note, which still shows the commitment to the deal.
    """
    speech = app.speech(table, table.language)
    layout = Layout()
    layout.text(f"## {speech.say('lobby-title', game=titled(table.kind, table.options, speech))}")
    if table.status is Status.LOBBY:
        layout.text("\n".join(filter(None, (changed_line(app, table, speech), declined_line(table, speech)))))
    layout.text(role_line(table, speech))
    layout.text(_seats(table, invited_lines(table, context, now, speech), speech))
    options = [variant_name_line(app, table, speech)]
    if table.status is Status.LOBBY:
        options += [pace_name_line(table.pace, speech), hints_state_line(app, table, speech)]
    layout.text("\n".join(filter(None, (*options, rated_line(app, table, speech)))))
    if table.status is Status.CANCELLED:
        layout.text(speech.say(_cancelled_message(table)))
        return layout.screen()
    if table.status is not Status.LOBBY:
        layout.text(speech.say("lobby-started"))
        add_commitment(layout, table, speech)
        return layout.screen()
    missing = table.size - len(table.players)
    waiting = speech.say("lobby-waiting", missing=missing)
    if app.games[table.kind].lesson is None:
        layout.text(waiting)
    else:
        layout.entry(waiting, learn_button(app, table.kind, table.language, QUIET))
    layout.text(standby_line(table, speech))
    hint = speech.say("lobby-hint") if table.room else join_hint(table, speech)
    closes = expiry_line(table, speech) if table.closes is not None else ""
    small = (hint, _masters_line(app, table, speech), closes)
    layout.text("\n".join(f"-# {line}" for line in small if line))
    add_commitment(layout, table, speech)
    complete = is_complete(table)

    def press(verb: Verb) -> PressId:
        return PressId(table.id, table.version, verb)

    # One button is bright: that of the next step. All others see the same message.
    layout.buttons(
        [
            button(speech.say("lobby-join"), press(Verb.JOIN), MAIN if table.room else QUIET, disabled=not table.room),
            button(speech.say("lobby-leave"), press(Verb.LEAVE)),
            button(speech.say("lobby-add-computer"), press(Verb.ADD_COMPUTER), disabled=not table.room),
            button(speech.say("lobby-start"), press(Verb.START), GOOD if complete else QUIET, disabled=not complete),
            button(speech.say("lobby-options"), press(Verb.OPTIONS), emoji="⚙️"),
        ]
    )
    add_answers(layout, table, speech)
    add_change_questions(layout, app, table, speech)
    add_proposal(layout, table, speech)
    # An outage extends a motion; the lobby shows the usual end.
    add_seats(layout, app, table, NOTHING, 0)
    return layout.screen()


def _masters_line(app: App, table: Table, speech: BoundSpeech) -> str:
    """Return the warning that masters play no better than merchants here, empty if it does not apply."""
    masters = any(player.level is ComputerLevel.MASTER for player in table.players)
    return speech.say("lobby-no-masters") if masters and not app.searching.can_search(app.rules(table)) else ""


def _cancelled_message(table: Table) -> str:
    """Return the id of the message that says why a lobby was called off."""
    if table.ending is not Ending.TIME:
        return "lobby-cancelled"
    return "closing-too-few" if table.closing is LobbyExpiryAction.START else "lobby-expired"


def word_modal(speech: BoundSpeech) -> discord.ui.Modal:
    """Return the modal in which a player gives a word of their own for the seed."""
    modal = discord.ui.Modal(title=clip(speech.say("word-title"), MODAL_TITLE))
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id="word", min_length=1, max_length=LONGEST_WORD, required=True
    )
    modal.add_item(discord.ui.Label(text=clip(speech.say("word-label"), MODAL_TITLE), component=field))
    return modal


def word_given_text(given: SeedWord, speech: BoundSpeech) -> str:
    """Return the text for the player who gave a word: the salt, and where its digest is listed."""
    text = speech.say("word-taken", salt=given.salt, digest=given.digest)
    return text if given.number is None else f"{text}\n{speech.say('word-salt-listed', number=given.number)}"


def word_conflict(table: Table, user: int, word: str, speech: BoundSpeech) -> Screen:
    """Return the question about a word that was added after the modal for another `word` was opened."""
    stored = next((player.word for player in table.players if player.user == user), None) or ""

    def press(how: Decided) -> PressId:
        return PressId(table.id, table.version, Verb.WORD_SENT, f"{word_revision(table, user)}|{how}")

    shown = speech.say("word-stored", digest=stored)
    return conflict_page(speech, shown, quoted(word), press(Decided.KEEP), press(Decided.USE))


def _seats(table: Table, held: list[str], speech: BoundSpeech) -> str:
    lines = [speech.say("lobby-seats", taken=len(table.players), total=table.size)]
    for player in table.players:
        if player.level is not None:
            line = computer_line(player.seat, speech)
        else:
            host = player.user is not None and player.user == table.host
            line = speech.say("lobby-host" if host else "lobby-seat-taken", name=Seat(player.seat))
        lines.append(f"{player.seat + 1}. {line}")
    lines += [f"{seat}. {line}" for seat, line in enumerate(held, len(table.players) + 1)]
    free = range(len(table.players) + len(held), table.size)
    lines += [f"{seat + 1}. *{speech.say('lobby-seat-open')}*" for seat in free]
    return "\n".join(lines)
