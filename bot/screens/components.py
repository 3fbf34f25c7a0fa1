"""The parts that screens are put together from: text, pictures, buttons, selects; all within Discord's limits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ButtonStyle, PartialEmoji, SelectOption
from discord.ui import (
    ActionRow,
    Button,
    Container,
    File,
    Item,
    LayoutView,
    MediaGallery,
    Section,
    Select,
    Separator,
    TextDisplay,
)

from bot.i18n.icons import bare, first_icon, wide
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId
from bot.interactions.response import Screen
from bot.tables import Table

COLOUR: Final = 0xC9822B
QUIET: Final = ButtonStyle.secondary
MAIN: Final = ButtonStyle.primary
GOOD: Final = ButtonStyle.success
DANGER: Final = ButtonStyle.danger

_LABEL: Final = 80
_OPTION: Final = 100
_TEXT: Final = 3900
_ALT: Final = 1024
IN_ROW: Final = 5
FORM_TITLE: Final = 45
IN_SELECT: Final = 25
_PARTS: Final = 40


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture on a screen: its file name, PNG bytes and alt text."""

    name: str
    data: bytes
    alt: str


class Layout:
    """A message under construction, from top to bottom, all in one coloured frame."""

    def __init__(self) -> None:
        self._frame: Container[Any] = Container(accent_colour=COLOUR)
        self._files: list[tuple[str, bytes]] = []
        self._texts: list[TextDisplay[Any]] = []
        self._left = _TEXT
        self._bare = False

    def text(self, text: str) -> None:
        """Add a text; what would go beyond Discord's 4000 characters a message is cut at a line's end.

        An icon costs ten times what it shows: before a word is cut, all icons of the message go.
        """
        if text and (kept := self._fitting(text)) is not None:
            self._frame.add_item(kept)

    def entry(self, text: str, button: Button[Any]) -> None:
        """Add a text with a button at its side, which counts as three parts."""
        if (kept := self._fitting(text)) is not None:
            self._frame.add_item(Section(kept, accessory=button))

    @property
    def room(self) -> int:
        """How many further parts the message can have."""
        return _PARTS - 1 - sum(1 for _ in self._frame.walk_children())

    def line(self) -> None:
        """Add a thin line."""
        self._frame.add_item(Separator())

    def picture(self, shown: Shown) -> None:
        """Add a picture over the whole width."""
        gallery: MediaGallery[Any] = MediaGallery()
        gallery.add_item(media=f"attachment://{shown.name}", description=clip(shown.alt, _ALT))
        self._frame.add_item(gallery)
        self._files.append((shown.name, shown.data))

    def file(self, name: str, data: bytes) -> None:
        """Add a file to be saved."""
        self._frame.add_item(File(f"attachment://{name}"))
        self._files.append((name, data))

    def buttons(self, buttons: Iterable[Button[Any]]) -> None:
        """Add buttons in rows of five."""
        group = list(buttons)
        for start in range(0, len(group), IN_ROW):
            self._frame.add_item(ActionRow(*group[start : start + IN_ROW]))

    def select(self, select: Item[Any]) -> None:
        """Add a select in a row of its own."""
        self._frame.add_item(ActionRow(select))

    def _fitting(self, text: str) -> TextDisplay[Any] | None:
        """Return a text as it fits below the others, None where there is no room left."""
        if len(text) > self._left:
            self._bare = True
            for shown in self._texts:
                self._left += len(shown.content)
                shown.content = bare(shown.content)
                self._left -= len(shown.content)
        if self._left <= 1:
            return None
        shown = TextDisplay(clip_lines(bare(text) if self._bare else text, self._left))
        self._left -= len(shown.content)
        self._texts.append(shown)
        return shown

    def screen(self) -> Screen:
        """Return the finished message."""
        view = LayoutView(timeout=None)
        view.add_item(self._frame)
        # Presses are read from their custom ids alone (bot/handlers/router.py): discord.py need not remember this view.
        view.stop()
        return Screen(view, tuple(self._files))


def button(
    label: str, press: PressId, style: ButtonStyle = QUIET, *, emoji: str | None = None, disabled: bool = False
) -> Button[Any]:
    """Return a button; a label that is too long is cut. An icon in it becomes the button's own, unless it has one."""
    return Button(
        label=clip(label, _LABEL), custom_id=str(press), style=style, emoji=emoji or icon_in(label), disabled=disabled
    )


def select(
    options: Sequence[tuple[str, str, str | None]],
    press: PressId,
    placeholder: str,
    *,
    least: int = 1,
    most: int = 1,
    chosen: Iterable[int] = (),
) -> Select[Any]:
    """Return a select of triples (label, value, description); `chosen` are the places already marked.

    An icon in a label becomes the option's own.
    """
    marked = set(chosen)
    return Select(
        custom_id=str(press),
        placeholder=clip(placeholder, 150),
        min_values=least,
        max_values=most,
        options=[
            SelectOption(
                label=clip(label, _OPTION),
                value=value,
                description=clip(description, _OPTION) if description else None,
                emoji=icon_in(label),
                default=place in marked,
            )
            for place, (label, value, description) in enumerate(options)
        ],
    )


def notice(text: str, *buttons: Item[Any]) -> Screen:
    """Return a screen of one text and perhaps some buttons."""
    layout = Layout()
    layout.text(text)
    if buttons:
        layout.buttons(b for b in buttons if isinstance(b, Button))
    return layout.screen()


def icon_in(label: str) -> PartialEmoji | None:
    """Return the first icon of a label as a button or an option carries it, None without any."""
    icon = first_icon(label)
    return None if icon is None else PartialEmoji(name=icon.code, id=icon.id)


def clip(text: str, most: int) -> str:
    """Return a text of at most `most` characters where no Markdown is read; what is cut off shows as an ellipsis."""
    text = bare(text)
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def clip_lines(text: str, most: int) -> str:
    """Return a text of at most `most` characters, cut at a line's end where there is one.

    An icon counts as what it shows, and none is cut in two; that Discord counts more of it is the layout's care.
    """
    if wide(text) <= most:
        return text
    lines = text.split("\n")
    room, kept = most - 2, 0
    while wide("\n".join(lines[: kept + 1])) < room:
        kept += 1
    return "\n".join([*lines[:kept], "…"] if kept else [bare(text)[:room], "…"])


def in_full(write: Callable[[BoundSpeech], str], speech: BoundSpeech) -> str:
    """Return what is written within a limit of its own: with icons, but without where they would cost a word."""
    told, words = write(speech), write(speech.bare)
    return told if bare(told) == words else words


def jump(guild: int, channel: int, message: int) -> str:
    """Return the address that opens a message in any client of Discord's."""
    return f"https://discord.com/channels/{guild}/{channel}/{message}"


def link_to(table: Table) -> str:
    """Return the address of a table's board or lobby, or of its channel as long as there is none."""
    place = table.channel_ref
    if table.board is None:
        return f"https://discord.com/channels/{place.guild}/{place.channel}"
    return jump(place.guild, place.channel, table.board)


def moment(at: int) -> str:
    """Return what Discord shows as a moment in its reader's own manner: so many days from now."""
    return f"<t:{at}:R>"


def day(at: int) -> str:
    """Return what Discord shows as a day in its reader's own manner and time zone."""
    return f"<t:{at}:D>"


def channel_mention(channel: int) -> str:
    """Return what Discord shows as a channel's or thread's name, and opens it."""
    return f"<#{channel}>"


def mention(user: int) -> str:
    """Return what Discord shows as a user's name and, where allowed, notifies."""
    return f"<@{user}>"


def role_mention(role: int) -> str:
    """Return what Discord shows as a role's name and, where allowed, notifies."""
    return f"<@&{role}>"


def link_button(label: str, url: str) -> Button[Any]:
    """Return a button that only opens an address."""
    return Button(label=clip(label, _LABEL), url=url, style=discord.ButtonStyle.link, emoji=icon_in(label))
