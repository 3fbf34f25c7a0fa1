"""What stands around a panel: where its table is, for a reader elsewhere, and which other table waits for him."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from discord.ui import Button

from bot.context import App
from bot.domain.game_options import titled
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.queries.my_tables import waits_since
from bot.screens.components import MAIN, Layout, button, channel_mention, link_button, link_to, moment
from bot.tables import Status, Table


@dataclass(frozen=True, slots=True)
class Offer:
    """Another table that waits for the reader: a line that says so, and the ways there."""

    line: str
    buttons: tuple[Button[Any], ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """What a panel has above and below what it is about; `note` is what its reader noted for himself.

    Who is `aided` has a line of help for what he is asked.
    """

    head: str = ""
    links: tuple[Button[Any], ...] = field(default=())
    offer: Offer | None = None
    note: str = field(default="", repr=False)
    aided: bool = False

    @property
    def room(self) -> int:
        """How many parts the offer takes."""
        return 0 if self.offer is None else 2 + len(self.offer.buttons)

    def go_on(self, layout: Layout) -> None:
        """Add the offer to what is under construction, if there is one."""
        if self.offer is not None:
            layout.text(self.offer.line)
            layout.buttons(self.offer.buttons)


BARE = Frame()


def frame_of(app: App, table: Table, language: str, *, away: bool, offer: Offer | None = None) -> Frame:
    """Return what stands around the panel of a table.

    Args:
        app: the bot.
        table: the table.
        language: the reader's.
        away: whether he is in another channel than the table.
        offer: another table that waits for him.
    """
    if not away:
        return Frame(offer=offer)
    speech = app.speech(table, language)
    lines = [f"-# {headed(table, speech)}"]
    if table.status is Status.RUNNING and not app.tables.is_responsible_for(table):
        lines.append(f"-# {speech.say('games-later')}")
    links = (link_button(speech.say("goto-board"), link_to(table)), games_button(speech, "h"))
    return Frame("\n".join(lines), links, offer)


def offer_of(app: App, table: Table, user: int, language: str) -> Offer:
    """Return the offer to go on to a table that waits for somebody."""
    speech = app.speech(table, language)
    when = moment(waits_since(table, user))
    return Offer(
        speech.say("games-next-is", channel=channel_mention(table.channel_ref.channel), when=when),
        (
            button(speech.say("games-there"), PressId(table.id, table.version, Verb.HAND, "next"), MAIN, emoji="🖐️"),
            link_button(speech.say("goto-board"), link_to(table)),
        ),
    )


def with_offer(text: str, offer: Offer | None) -> Screen:
    """Return a page that only says something, with what its reader may want next: another table where he is asked."""
    layout = Layout()
    layout.text(text)
    Frame(offer=offer).go_on(layout)
    return layout.screen()


def headed(table: Table, speech: BoundSpeech) -> str:
    """Say which table it is: its game, and its channel."""
    game = titled(table.kind, table.options, speech)
    return speech.say("games-table", game=game, channel=channel_mention(table.channel_ref.channel))


def games_button(speech: BoundSpeech, letter: str) -> Button[Any]:
    """Return the button that lists the reader's tables; `letter` keeps its id apart from others on one screen."""
    return button(speech.say("games-title"), PressId(0, 0, Verb.GAMES, f"0.{letter}"))
