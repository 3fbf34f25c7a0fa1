"""What stands above and below a screen: its table, for readers in another channel, and the next table that waits."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from discord.ui import Button

from bot.app_context import App
from bot.domain.game_options import titled
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.queries.my_tables import waits_since
from bot.screens.components import MAIN, Layout, button, channel_mention, link_button, moment, table_url
from bot.tables import Status, Table


@dataclass(frozen=True, slots=True)
class NextTableOffer:
    """Another table that waits for the reader: a line that says so, and the buttons that lead there."""

    line: str
    buttons: tuple[Button[Any], ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """What stands above and below the content of a screen; `note` is the reader's own note.

    If `aided`, there is a line of help for what the reader is asked. `at` is the moment of the press that opens the
    screen, None if it is not known.
    """

    head: str = ""
    links: tuple[Button[Any], ...] = field(default=())
    offer: NextTableOffer | None = None
    note: str = field(default="", repr=False)
    aided: bool = False
    at: int | None = None

    @property
    def room(self) -> int:
        """Return how many components the offer takes."""
        return 0 if self.offer is None else 2 + len(self.offer.buttons)

    def add_offer(self, layout: Layout) -> None:
        """Add the offer to a layout, if there is one."""
        if self.offer is not None:
            layout.text(self.offer.line)
            layout.buttons(self.offer.buttons)


NO_FRAME = Frame()


def table_frame(
    app: App,
    table: Table,
    language: str,
    *,
    away: bool,
    offer: NextTableOffer | None = None,
    at: int | None = None,
) -> Frame:
    """Return what stands above and below a screen of a table.

    Args:
        app: the bot.
        table: the table.
        language: the reader's.
        away: whether the reader is in another channel than the table.
        offer: another table that waits for the reader.
        at: the moment of the press that opens the screen, None if it is not known.
    """
    if not away:
        return Frame(offer=offer, at=at)
    speech = app.speech(table, language)
    lines = [f"-# {table_heading(table, speech)}"]
    if table.status is Status.RUNNING and not app.tables.is_responsible_for(table):
        lines.append(f"-# {speech.say('games-later')}")
    links = (link_button(speech.say("goto-board"), table_url(table)), games_button(speech, "h"))
    return Frame("\n".join(lines), links, offer, at=at)


def next_table_offer(app: App, table: Table, user: int, language: str) -> NextTableOffer:
    """Return the offer to go on to a table that waits for the user."""
    speech = app.speech(table, language)
    when = moment(waits_since(table, user))
    return NextTableOffer(
        speech.say("games-next-is", channel=channel_mention(table.channel_ref.channel), when=when),
        (
            button(speech.say("games-there"), PressId(table.id, table.version, Verb.HAND, "next"), MAIN, emoji="🖐️"),
            link_button(speech.say("goto-board"), table_url(table)),
        ),
    )


def notice_with_offer(text: str, offer: NextTableOffer | None) -> Screen:
    """Return a screen of one text, with the offer of another table that waits for the reader."""
    layout = Layout()
    layout.text(text)
    Frame(offer=offer).add_offer(layout)
    return layout.screen()


def table_heading(table: Table, speech: BoundSpeech) -> str:
    """Return the game and the channel of a table as one line."""
    game = titled(table.kind, table.options, speech)
    return speech.say("games-table", game=game, channel=channel_mention(table.channel_ref.channel))


def back_press(table: Table) -> PressId:
    """Return the custom id that leads back from a page about a table: to "More", or to the options of a lobby."""
    verb, arg = (Verb.MORE, "back") if table.dealt else (Verb.OPTIONS, "")
    return PressId(table.id, table.version, verb, arg)


def back_to_table(table: Table, speech: BoundSpeech) -> Button[Any]:
    """Return the way back from a page about a table."""
    return button(speech.say("hand-back"), back_press(table))


def games_button(speech: BoundSpeech, letter: str) -> Button[Any]:
    """Return the button that lists the reader's tables; `letter` makes its id unique on a screen."""
    return button(speech.say("games-title"), PressId(0, 0, Verb.GAMES, f"0.{letter}"))
