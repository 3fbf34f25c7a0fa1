"""The components of screens: text, pictures, buttons, selects, small pages; all within Discord's limits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import (
    ButtonStyle,
    ChannelType,
    Object,
    PartialEmoji,
    SelectDefaultValue,
    SelectDefaultValueType,
    SelectOption,
)
from discord.ui import (
    ActionRow,
    Button,
    ChannelSelect,
    Container,
    File,
    Item,
    LayoutView,
    MediaGallery,
    RoleSelect,
    Section,
    Select,
    Separator,
    TextDisplay,
)

from bot.i18n.icons import first_icon, shown_length, without_icons
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId
from bot.interactions.response import Screen
from bot.tables import Table
from render.name_text import cut_text, first_characters

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
MODAL_TITLE: Final = 45
IN_SELECT: Final = 25
PLACEHOLDER: Final = 150
_PARTS: Final = 40


@dataclass(frozen=True, slots=True)
class PictureFile:
    """A picture on a screen: its file name, PNG bytes and alt text."""

    name: str
    data: bytes
    alt: str


class Layout:
    """Builds a message from top to bottom, in one coloured container."""

    def __init__(self) -> None:
        self._frame: Container[Any] = Container(accent_colour=COLOUR)
        self._files: list[tuple[str, bytes]] = []
        self._texts: list[TextDisplay[Any]] = []
        self._left = _TEXT
        self._bare = False
        self._foot: TextDisplay[Any] | None = None

    def text(self, text: str) -> None:
        """Add a text, cut at a line's end where it would exceed Discord's 4000 characters a message.

        An icon costs ten times the characters that it shows, so the icons are removed before any word is cut.
        """
        if text and (fitted := self._fitted(text)) is not None:
            self._frame.add_item(fitted)

    def foot(self, text: str) -> None:
        """Set the text below everything else, also below what is added later; it keeps its room."""
        self._foot = self._fitted(text) if text else None

    def entry(self, text: str, button: Button[Any]) -> None:
        """Add a text with a button at its side; both count as three components."""
        if (fitted := self._fitted(text)) is not None:
            self._frame.add_item(Section(fitted, accessory=button))

    @property
    def parts(self) -> Sequence[Item[Any]]:
        """Return the texts, pictures and rows so far, from top to bottom."""
        return self._frame.children

    @property
    def room(self) -> int:
        """Return how many more components the message can have."""
        return _PARTS - 1 - sum(1 for _ in self._frame.walk_children()) - (self._foot is not None)

    def line(self) -> None:
        """Add a thin line."""
        self._frame.add_item(Separator())

    def picture(self, shown: PictureFile) -> None:
        """Add a picture over the whole width."""
        gallery: MediaGallery[Any] = MediaGallery()
        gallery.add_item(media=f"attachment://{shown.name}", description=clip(shown.alt, _ALT))
        self._frame.add_item(gallery)
        self._files.append((shown.name, shown.data))

    def file(self, name: str, data: bytes) -> None:
        """Add a file that the user can save."""
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

    def _fitted(self, text: str) -> TextDisplay[Any] | None:
        """Return a text cut to the room that is left, None if there is none."""
        if len(text) > self._left:
            self._bare = True
            for shown in self._texts:
                self._left += len(shown.content)
                shown.content = without_icons(shown.content)
                self._left -= len(shown.content)
        if self._left <= 1:
            return None
        shown = TextDisplay(clip_lines(without_icons(text) if self._bare else text, self._left))
        self._left -= len(shown.content)
        self._texts.append(shown)
        return shown

    def screen(self) -> Screen:
        """Return the finished message."""
        if self._foot is not None:
            self._frame.add_item(self._foot)
        view = LayoutView(timeout=None)
        view.add_item(self._frame)
        # The router reads presses from their custom ids alone, so discord.py need not remember this view.
        view.stop()
        return Screen(view, tuple(self._files))


def button(
    label: str, press: PressId, style: ButtonStyle = QUIET, *, emoji: str | None = None, disabled: bool = False
) -> Button[Any]:
    """Return a button with its label cut to Discord's limit.

    Without an `emoji`, an icon in the label becomes the button's emoji.
    """
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
    """Return a select of triples (label, value, description); `chosen` are the positions already marked.

    An icon in a label becomes the option's emoji.
    """
    marked = set(chosen)
    return Select(
        custom_id=str(press),
        placeholder=clip(placeholder, PLACEHOLDER),
        min_values=least,
        max_values=most,
        options=[
            SelectOption(
                label=clip(label, _OPTION),
                value=value,
                description=clip(description, _OPTION) if description else None,
                emoji=icon_in(label),
                default=position in marked,
            )
            for position, (label, value, description) in enumerate(options)
        ],
    )


def channel_select(
    press: PressId, placeholder: str, chosen: Sequence[int], kinds: Sequence[ChannelType], most: int = IN_SELECT
) -> ChannelSelect[Any]:
    """Return a select of up to `most` channels of some kinds, or none; the chosen channels must exist."""
    return ChannelSelect(
        custom_id=str(press),
        placeholder=clip(placeholder, PLACEHOLDER),
        channel_types=list(kinds),
        min_values=0,
        max_values=most,
        default_values=[_default(one, SelectDefaultValueType.channel) for one in chosen[:most]],
    )


def role_select(press: PressId, placeholder: str, chosen: int | None) -> RoleSelect[Any]:
    """Return a select of one role of the server, or none.

    Discord refuses a `chosen` role that no longer exists.
    """
    return RoleSelect(
        custom_id=str(press),
        placeholder=clip(placeholder, PLACEHOLDER),
        min_values=0,
        default_values=[] if chosen is None else [_default(chosen, SelectDefaultValueType.role)],
    )


def _default(number: int, kind: SelectDefaultValueType) -> Object | SelectDefaultValue:
    return SelectDefaultValue(id=number, type=kind)


def notice(text: str, *buttons: Item[Any]) -> Screen:
    """Return a screen of one text and any buttons."""
    layout = Layout()
    layout.text(text)
    if buttons:
        layout.buttons(b for b in buttons if isinstance(b, Button))
    return layout.screen()


def confirm_page(speech: BoundSpeech, question: str, yes: str, press: PressId, no: PressId) -> Screen:
    """Return the question before something that cannot be undone.

    Args:
        speech: the reader's words.
        question: names what is lost.
        yes: the label of the red button that does it.
        press: the custom id of that button.
        no: the custom id of the button beside it, which leads back.
    """
    layout = Layout()
    layout.text(question)
    layout.buttons([button(yes, press, DANGER), button(speech.say("confirm-no"), no)])
    return layout.screen()


def file_page(text: str, name: str, data: bytes) -> Screen:
    """Return a text above a file that Discord offers to download under its `name`."""
    layout = Layout()
    layout.text(text)
    layout.file(name, data)
    return layout.screen()


def icon_in(label: str) -> PartialEmoji | None:
    """Return the first icon of a label as an emoji for a button or option, None if it has none."""
    icon = first_icon(label)
    return None if icon is None else PartialEmoji(name=icon.code, id=icon.id)


def clip(text: str, most: int) -> str:
    """Return a text without icons of at most `most` characters; an ellipsis shows that it was cut."""
    return cut_text(without_icons(text), most)


def clip_lines(text: str, most: int) -> str:
    """Return a text of at most `most` characters, cut at a line's end if possible.

    An icon counts with its shown width and is never cut in two; `Layout` cares for the characters that Discord counts.
    """
    if shown_length(text) <= most:
        return text
    lines = text.split("\n")
    room, count = most - 2, 0
    while shown_length("\n".join(lines[: count + 1])) < room:
        count += 1
    return "\n".join([*lines[:count], "…"] if count else [first_characters(without_icons(text), room), "…"])


def in_full(write: Callable[[BoundSpeech], str], speech: BoundSpeech) -> str:
    """Return what `write` returns within its own limit: with icons, or without if icons would cost words."""
    with_icons, plain = write(speech), write(speech.without_icons)
    return with_icons if without_icons(with_icons) == plain else plain


def message_url(guild: int, channel: int, message: int) -> str:
    """Return the URL that opens a message in any Discord client."""
    return f"https://discord.com/channels/{guild}/{channel}/{message}"


def table_url(table: Table) -> str:
    """Return the URL of a table's board or lobby, or of its channel as long as there is neither."""
    channel = table.channel_ref
    if table.board is None:
        return f"https://discord.com/channels/{channel.guild}/{channel.channel}"
    return message_url(channel.guild, channel.channel, table.board)


def moment(at: int) -> str:
    """Return a timestamp that Discord shows relative to now, in the reader's language."""
    return f"<t:{at}:R>"


def day(at: int) -> str:
    """Return a timestamp that Discord shows as a date, in the reader's language and time zone."""
    return f"<t:{at}:D>"


def channel_mention(channel: int) -> str:
    """Return the mention of a channel or thread: Discord shows its name as a link."""
    return f"<#{channel}>"


def mention(user: int) -> str:
    """Return the mention of a user: Discord shows the name and, where allowed, notifies."""
    return f"<@{user}>"


def role_mention(role: int) -> str:
    """Return the mention of a role: Discord shows the name and, where allowed, notifies."""
    return f"<@&{role}>"


def link_button(label: str, url: str) -> Button[Any]:
    """Return a button that opens a URL."""
    return Button(label=clip(label, _LABEL), url=url, style=discord.ButtonStyle.link, emoji=icon_in(label))
