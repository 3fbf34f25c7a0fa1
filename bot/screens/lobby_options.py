"""The options of a lobby: sentences about them, and the page on which they are changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from discord.ui import Button

from bot.app_context import App
from bot.domain.computer_level import ComputerLevel
from bot.domain.game_options import expansion_of, has_variants, variant_of
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import DANGER, Layout, button, confirm_page, select
from bot.screens.header_and_footer import back_press
from bot.screens.hints import hints_buttons, hints_line
from bot.screens.lobby_invitations import add_invitations
from bot.screens.pace import pace_line
from bot.tables import Table
from engine.game import Seat

ASK: Final = "ask"
"""The argument of the press that asks whether a lobby is to be called off; without it, the press does so."""


def variant_line(app: App, table: Table, speech: BoundSpeech) -> str:
    """Return the sentence about the variant; empty if the game has only one."""
    game = app.games.get(table.kind)
    if game is None or not has_variants(game.rules):
        return ""
    stem = f"{table.kind}-variant-{variant_of(game.rules, table.options)}"
    return speech.say("lobby-variant", variant=speech.say(stem), shows=speech.say(f"{stem}-shows"))


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
        language: his.
        may_manage: whether he manages the channel, and may call off a table of others.
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
        _add_computers(layout, app, table, language)
        layout.buttons([*_option_buttons(app, table, speech), *hints_buttons(app, table, speech)])
    else:
        layout.text(f"-# {speech.say('lobby-options-host')}")
    if seated:
        layout.buttons([press("closing-pace-button", Verb.PACE), press("lobby-word", Verb.WORD)])
        add_invitations(layout, table, speech)
    wishes = [press("closing-told", Verb.NOTIFIED)]
    layout.buttons(wishes if seated else [press("closing-spare", Verb.SPARE), *wishes])
    if host or may_manage:
        cancel = PressId(table.id, table.version, Verb.CANCEL, ASK)
        layout.buttons([button(speech.say("lobby-cancel"), cancel, DANGER)])
    # At the end, for it is long and seldom read.
    layout.text(_salts(table, speech))
    return layout.screen()


def cancel_page(table: Table, speech: BoundSpeech) -> Screen:
    """Return the question before a lobby is called off."""
    yes, no = PressId(table.id, table.version, Verb.CANCEL), back_press(table)
    return confirm_page(speech, speech.say("lobby-cancel-confirm"), speech.say("lobby-cancel"), yes, no)


def _set(app: App, table: Table, speech: BoundSpeech) -> str:
    """Return the lines about all options, as the lobby has them."""
    lines = [
        variant_line(app, table, speech),
        expansion_line(table, speech),
        pace_line(table.pace, table.fallback, speech),
        hints_line(app, table, speech),
    ]
    return "\n".join(line for line in lines if line)


def _salts(table: Table, speech: BoundSpeech) -> str:
    """Return the digests of the salts for words, in order; empty if the table has none."""
    if not table.salts:
        return ""
    listed = "\n".join(table.salts)
    return f"-# {speech.say('options-salts', given=table.salts_given)}\n```\n{listed}\n```"


def _add_computers(layout: Layout, app: App, table: Table, language: str) -> None:
    """Add the select of the computers' levels and the button that removes one."""
    speech, words = app.speech(table, language), app.speech(table, language, markdown=False)
    computers = [player for player in table.players if player.level is not None]
    if not computers:
        return
    layout.text("\n".join(computer_line(one.seat, speech) for one in computers))
    offered = [
        (words.say(f"lobby-level-{level}", name=Seat(one.seat)), f"{one.seat}|{level}|{one.name}", None)
        for one in computers
        for level in ComputerLevel
        if level is not one.level
    ]
    layout.select(select(offered, PressId(table.id, table.version, Verb.LEVEL), words.say("lobby-levels")))
    removing = PressId(table.id, table.version, Verb.REMOVE_COMPUTER)
    layout.buttons([button(words.say("lobby-remove-computer"), removing)])


def _option_buttons(app: App, table: Table, speech: BoundSpeech) -> Iterator[Button[Any]]:
    """Yield a button for each other variant, and one that adds or removes each expansion."""
    game = app.games.get(table.kind)
    if game is None:
        return

    def press(verb: Verb, arg: str) -> PressId:
        return PressId(table.id, table.version, verb, arg)

    for variant in game.rules.variants:
        if variant != variant_of(game.rules, table.options):
            yield button(speech.say(f"{table.kind}-variant-{variant}-choose"), press(Verb.VARIANT, variant))
    chosen = expansion_of(table.options)
    for expansion in game.rules.expansions:
        if expansion == chosen:
            label = speech.say(f"{table.kind}-expansion-{expansion}-without")
            yield button(label, press(Verb.EXPANSION, ""))
        else:
            yield button(speech.say(f"{table.kind}-expansion-{expansion}-with"), press(Verb.EXPANSION, expansion))
