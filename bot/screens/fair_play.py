"""What binds the deal of a table: the hashes in its lobby, shortened, and the page with all of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import Layout, button
from bot.tables import Table
from engine.game import Seat

DIGITS: Final = 32
"""How many digits of a hash the lobby shows: they take one line of a phone, and nobody can find others that fit."""


def add_commitment(layout: Layout, table: Table, speech: BoundSpeech) -> None:
    """Add as the last line, in small print, the beginnings of the hashes of secret, salts, and the players' words.

    What each hash is of, the page of all hashes says in the same order.
    """
    if table.digest is None:
        return
    bound = (table.digest,) if table.salts_digest is None else (table.digest, table.salts_digest)
    parts = [_shortened(digest) for digest in bound]
    parts += [speech.say("labelled", name=Seat(seat), text=_shortened(word)) for seat, word in _words(table)]
    layout.foot(f"-# {speech.say('lobby-commitment', digests=' · '.join(parts))}")


def fair_play_page(table: Table, speech: BoundSpeech) -> Screen:
    """Return the page of all hashes of a lobby in full, with the way back to its options."""
    layout = Layout()
    layout.text(f"### {speech.say('fair-title')}\n{speech.say('fair-page', digits=DIGITS)}")
    hashes = [] if table.digest is None else [f"{speech.say('fair-secret')}\n`{table.digest}`"]
    if table.salts_digest is not None:
        hashes.append(f"{speech.say('fair-salts')}\n`{table.salts_digest}`")
    hashes += [f"{speech.say('fair-word', name=Seat(seat))}\n`{word}`" for seat, word in _words(table)]
    layout.text("\n".join(hashes))
    if table.salts:
        listed = "\n".join(table.salts)
        layout.text(f"{speech.say('options-salts', given=table.salts_given)}\n```\n{listed}\n```")
    layout.buttons([button(speech.say("hand-back"), PressId(table.id, table.version, Verb.OPTIONS))])
    return layout.screen()


def _words(table: Table) -> Iterator[tuple[int, str]]:
    """Yield the seats whose players have added a word, each with its hash."""
    words = table.words or tuple(player.word or "" for player in table.players)
    return ((seat, word) for seat, word in enumerate(words) if word)


def _shortened(digest: str) -> str:
    return f"`{digest[:DIGITS]}…`"
