"""How the game of a lobby is played: its variant and its expansion in words, and the host's buttons to change them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord.ui import Button

from bot.app import App
from bot.expansions import expansion_of
from bot.ids import PressId, Verb
from bot.screens.parts import button
from bot.tables import Table
from bot.variants import has_variants, variant_of
from bot.words import BoundSpeech


def variant_line(app: App, table: Table, speech: BoundSpeech) -> str:
    """Say which variant is played and what it shows, if there are several."""
    game = app.games.get(table.kind)
    if game is None or not has_variants(game.rules):
        return ""
    stem = f"{table.kind}-variant-{variant_of(game.rules, table.options)}"
    return speech.say("lobby-variant", variant=speech.say(stem), shows=speech.say(f"{stem}-shows"))


def expansion_line(table: Table, speech: BoundSpeech) -> str:
    """Say which expansion is played and what it adds, if there is one."""
    expansion = expansion_of(table.options)
    if expansion is None:
        return ""
    stem = f"{table.kind}-expansion-{expansion}"
    return speech.say("lobby-expansion", expansion=speech.say(stem), adds=speech.say(f"{stem}-adds"))


def option_buttons(app: App, table: Table, speech: BoundSpeech) -> Iterator[Button[Any]]:
    """Yield a button for each other variant, and for each expansion one that adds it or leaves it out."""
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
