"""The options of a lobby: sentences about them, and the page on which they are changed."""

from __future__ import annotations

from typing import Any

from discord.ui import Button

from bot.app_context import App
from bot.domain.computer_level import ComputerLevel
from bot.domain.game_options import expansion_of, has_variants, variant_of
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import ASK, PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import DANGER, MAIN, Layout, button, confirm_page, link_button, select, table_url
from bot.screens.components import notice as notice_screen
from bot.screens.hints import hints_buttons, hints_line
from bot.screens.lobby_changes import add_asking, setup_selects
from bot.screens.lobby_invitations import add_invitations
from bot.screens.pace import pace_line
from bot.screens.rated_tables import rated_line
from bot.tables import GuestKind, Table
from bot.tables.lobby.waitlist import is_guest
from engine.game import Seat


def variant_line(app: App, table: Table, speech: BoundSpeech) -> str:
    """Return the sentence about the variant; empty if the game has only one."""
    game = app.games.get(table.kind)
    if game is None or not has_variants(game.rules):
        return ""
    stem = f"{table.kind}-variant-{variant_of(game.rules, table.options)}"
    return speech.say("lobby-variant", variant=speech.say(stem), shows=speech.say(f"{stem}-shows"))


def variant_name_line(app: App, table: Table, speech: BoundSpeech) -> str:
    """Return the name of the variant, for the lobby; empty if the game has only one."""
    game = app.games.get(table.kind)
    if game is None or not has_variants(game.rules):
        return ""
    return speech.say(
        "lobby-variant-name", variant=speech.say(f"{table.kind}-variant-{variant_of(game.rules, table.options)}")
    )


def expansion_line(table: Table, speech: BoundSpeech) -> str:
    """Return the sentence about the expansion; empty without one."""
    expansion = expansion_of(table.options)
    if expansion is None:
        return ""
    stem = f"{table.kind}-expansion-{expansion}"
    return speech.say("lobby-expansion", expansion=speech.say(stem), adds=speech.say(f"{stem}-adds"))


def computer_line(seat: int, speech: BoundSpeech) -> str:
    """Return the name of the computer at a seat, with the mark of its level."""
    return speech.say(f"player-{speech.seating[seat].standing}", name=Seat(seat))


def options_page(
    app: App, table: Table, user: int, language: str, *, may_manage: bool = False, notice: str = ""
) -> Screen:
    """Return the page of options: what is set, and what its reader can change.

    Args:
        app: the bot.
        table: one whose game has not begun.
        user: who reads it: the host, somebody with a seat, or anybody else.
        language: the reader's.
        may_manage: whether they manage the channel, and may call off a table of others.
        notice: what is to be said first, such as why a press was refused.
    """
    speech = app.speech(table, language)
    host, seated = table.host == user, table.seat_of(user) is not None
    layout = Layout()
    layout.text(notice)
    layout.text(f"### {speech.say('lobby-options')}\n{_set(app, table, speech)}")

    def press(label: str, verb: Verb) -> Button[Any]:
        return button(speech.say(label), PressId(table.id, table.version, verb))

    if host:
        add_asking(layout, app, table, speech)
        for part in setup_selects(app, table, app.speech(table, language, markdown=False)):
            layout.select(part)
        _add_computers(layout, app, table, language)
    else:
        layout.text(f"-# {speech.say('lobby-options-host')}")
    if seated:
        add_invitations(layout, table, speech)
    buttons = hints_buttons(app, table, speech) if host else []
    buttons += [press("closing-pace-button", Verb.PACE), press("lobby-word", Verb.WORD)] if seated else []
    # The host starts the game, so they need not be told of it.
    told = "closing-untold" if is_guest(table, user, GuestKind.NOTIFIED) else "closing-told"
    buttons += [] if seated else [press("closing-spare", Verb.SPARE)]
    buttons += [] if host else [press(told, Verb.NOTIFIED)]
    buttons.append(press("fair-title", Verb.FAIR_PLAY))
    if host or may_manage:
        cancel = PressId(table.id, table.version, Verb.CANCEL, ASK)
        buttons.append(button(speech.say("lobby-cancel"), cancel, DANGER))
    layout.buttons(buttons)
    return layout.screen()


def cancel_page(table: Table, speech: BoundSpeech) -> Screen:
    """Return the question before a lobby is called off."""
    yes, no = PressId(table.id, table.version, Verb.CANCEL), PressId(table.id, table.version, Verb.OPTIONS)
    question = speech.say("cancel-question", count=len(table.people))
    return confirm_page(speech, question, speech.say("lobby-cancel"), yes, no)


def options_over(table: Table, user: int, text: str, speech: BoundSpeech) -> Screen:
    """Return what stands in place of a lobby's options when its game has begun: why, and the ways to the game."""
    ways: list[Button[Any]] = [link_button(speech.say("goto-board"), table_url(table))]
    if table.seat_of(user) is not None and table.status.live:
        ways.append(button(speech.say("board-hand"), PressId(table.id, table.version, Verb.HAND), MAIN, emoji="🖐️"))
    return notice_screen(text, *ways)


def _set(app: App, table: Table, speech: BoundSpeech) -> str:
    """Return the lines about all options, as the lobby has them."""
    lines = [
        variant_line(app, table, speech),
        expansion_line(table, speech),
        pace_line(table.pace, table.fallback, speech),
        hints_line(app, table, speech),
        rated_line(app, table, speech),
    ]
    return "\n".join(line for line in lines if line)


def _add_computers(layout: Layout, app: App, table: Table, language: str) -> None:
    """Add the select of the computers' levels and the button that removes one."""
    speech, words = app.speech(table, language), app.speech(table, language, markdown=False)
    computers = [player for player in table.players if player.level is not None]
    if not computers:
        return
    layout.text("\n".join(computer_line(one.seat, speech) for one in computers))
    offered = [
        (
            words.say(f"lobby-level-{level}", name=Seat(one.seat)),
            f"{one.seat}|{level}|{one.name}",
            words.say(f"lobby-level-{level}-means"),
        )
        for one in computers
        for level in ComputerLevel
        if level is not one.level
    ]
    layout.select(select(offered, PressId(table.id, table.version, Verb.LEVEL), words.say("lobby-levels")))
    removing = PressId(table.id, table.version, Verb.REMOVE_COMPUTER)
    layout.buttons([button(words.say("lobby-remove-computer"), removing)])
