"""Opening a table: check permissions before anything is made, and make a thread if one is requested."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final

import discord

from bot.discord_api.errors import LACKING, NETWORK
from bot.domain.game_options import titled, with_expansion, with_variant
from bot.domain.guild_settings import uncallable
from bot.domain.pace import Pace
from bot.games import USUAL, Playable
from bot.helpers.base36 import base36
from bot.i18n.name_sanitizer import clean_name
from bot.interactions.bot_permissions import missing_permissions, permission_names
from bot.interactions.cooldowns import Cooldown
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import EphemeralKind
from bot.interactions.errors import Refused
from bot.interactions.press_input import read_number
from bot.interactions.response import InteractionResponse
from bot.screens.components import MAIN, button, link_button, notice, table_url
from bot.screens.lobby_invitations import refusal_lines
from bot.services.opening_permissions import known_role, permission_refusal, require_may_open
from bot.services.table_actions import TableActions
from bot.tables import ChannelRef, InvitationResult, Invitee, Reason, TableError, TableSpec
from engine.game import Label
from render.name_text import cut_text, isolated

_USUAL_SEATS: Final = 3
_HAS_THREAD: Final = 160004
_NEW_THREAD: Final = "create_public_threads"
_THREAD_NAME: Final = 100
_WEEK: Final = 10080  # minutes: the longest that Discord lets a thread rest before it is archived


# Separates a game and its variant.
VARIANT_OF: Final = "."
_SEPARATOR: Final = "|"
_CHOICES: Final = 5
"""The number of choices before the invited people in the code of a request."""
_BASE36: Final = re.compile(r"[0-9a-z]{1,13}")


@dataclass(frozen=True, slots=True)
class TableRequest:
    """The options of a command that opens a table; None means the default."""

    game: str | None
    seats: int | None
    variant: str | None
    expansion: str | None
    pace: str | None
    thread: bool | None
    people: tuple[Invitee, ...]

    @property
    def code(self) -> str:
        """The argument of a button that opens the same table in a thread; `request_of` is the reverse."""
        people = [base36(one.user) for one in self.people]
        chosen = (self.game, self.seats, self.variant, self.expansion, self.pace)
        return _SEPARATOR.join([*("" if one is None else str(one) for one in chosen), *people])


async def request_of(code: str, guild: discord.Guild) -> TableRequest:
    """Return the request for a table in a thread that a button carries; invited people who have left are left out.

    Raises:
        Refused: no button of the bot has such a code.
    """
    game, seats, variant, expansion, pace, *people = [*code.split(_SEPARATOR), *("",) * _CHOICES]
    people = people[:-_CHOICES]
    if code.count(_SEPARATOR) < _CHOICES - 1 or not all(map(_BASE36.fullmatch, people)):
        raise Refused("error-old-button")
    invited = []
    for user in people:
        with suppress(discord.NotFound):
            member = await guild.fetch_member(int(user, 36))
            invited.append(Invitee(member.id, member.display_name, member.bot))
    number = read_number(seats) if seats else None
    return TableRequest(game or None, number, variant or None, expansion or None, pace or None, True, tuple(invited))


async def open_table(table_actions: TableActions, response: InteractionResponse, request: TableRequest) -> None:
    """Open a lobby in the channel or in a thread of its own, and invite people to it.

    If the channel has a table already, the user is offered a thread instead. Missing options are taken from the
    server's settings. A lobby with pings is a message of its own, because an answer pings nobody; the answer links to
    it.

    Raises:
        Refused: the game, number of seats, variant, expansion or pace does not exist; or the user asks too often; or
            the server's settings do not allow this user or this channel.
        Forbidden: the bot lacks permissions; nothing was made.
        TableError: TABLE_EXISTS where no thread can be made, OWN_LOBBIES, ALL_LOBBIES, STORE.
    """
    try:
        await _open_table(table_actions, response, request)
    except TableError as error:
        # A table that was to have a thread has a channel of its own.
        asks = not request.thread and isinstance(response.interaction.channel, discord.TextChannel)
        if error.reason is not Reason.TABLE_EXISTS or not asks:
            raise
        await _offer_thread(table_actions, response, request)


async def _offer_thread(table_actions: TableActions, response: InteractionResponse, request: TableRequest) -> None:
    """Tell the user that the channel has a table, with a button that opens theirs in a thread."""
    speech = table_actions.app.words.speech(response.language(), markdown=True)
    text = speech.say("error-table-exists")
    missing = missing_permissions(response.interaction.app_permissions, thread=False, new_thread=True)
    if missing:
        lacking = speech.say("thread-lacking", permissions=permission_names(missing, speech))
        await response.send_ephemeral(notice(f"{text}\n{lacking}"), EphemeralKind.NOTICE)
        return
    press = PressId(0, 0, Verb.OPEN_THREAD, request.code)
    await response.send_ephemeral(notice(text, button(speech.say("thread-open"), press, MAIN)), EphemeralKind.NOTICE)


async def _open_table(table_actions: TableActions, response: InteractionResponse, request: TableRequest) -> None:
    interaction = response.interaction
    channel = interaction.channel
    in_thread = isinstance(channel, discord.Thread)
    settings = await require_may_open(table_actions.app, response)
    new_thread = (settings.threads if request.thread is None else request.thread) and isinstance(
        channel, discord.TextChannel
    )
    missing = missing_permissions(interaction.app_permissions, thread=in_thread, new_thread=new_thread)
    if missing:
        raise await permission_refusal(table_actions.clock, interaction, missing)
    if isinstance(channel, discord.Thread):
        await _require_writable_thread(channel, interaction.app_permissions)
    people = request.people
    kind, size, options = _game_options(table_actions, request)
    pace = _pace(request.pace, settings.pace)
    language = response.reader.server
    guild, here = interaction.guild_id or 0, interaction.channel_id or 0
    await table_actions.app.tables.lobbies.require_can_open(guild, response.user)
    if not new_thread and await table_actions.app.tables.live_in(here) is not None:
        raise TableError(Reason.TABLE_EXISTS)
    table_actions.require_no_cooldown(response, Cooldown.LOBBY)
    role = await _role(table_actions, interaction)
    spec = TableSpec(
        ChannelRef(guild, here),
        kind,
        size,
        options,
        language,
        pace,
        settings.fallback,
        thread=in_thread,
        role=role,
        rated=settings.rated_preset,
    )
    if new_thread and isinstance(channel, discord.TextChannel):
        invited = await _open_in_thread(table_actions, response, channel, spec, people)
        await _tell(table_actions, response, invited)
        return
    if people or role is not None:
        await response.make_ephemeral()
    invited = await table_actions.open(response, spec, people)
    # If a requested thread is not possible here, the table stands in the channel, and the user is told.
    why = ("thread-in-thread" if in_thread else "thread-not-here") if request.thread else ""
    # A sweep may have shown the lobby before it could be the answer.
    opened = "invite-opened" if people or role or response.posts else ""
    await _tell(table_actions, response, invited, *(one for one in (opened, why) if one))


async def _tell(
    table_actions: TableActions, response: InteractionResponse, invited: InvitationResult, *messages: str
) -> None:
    """Tell the user alone these messages, and who could not be invited."""
    speech = table_actions.app.speech(invited.table, response.language())
    lines = [*map(speech.say, messages), *refusal_lines(invited.refused, speech)]
    if lines:
        await response.send_ephemeral(
            notice("\n".join(lines), link_button(speech.say("goto-lobby"), table_url(invited.table)))
        )


async def _role(table_actions: TableActions, interaction: discord.Interaction[Any]) -> int | None:
    """Return the role that a new lobby pings; None if it cannot be pinged now, as a deleted one."""
    role = await table_actions.app.tables.invitations.role(interaction.guild_id or 0)
    if role is None:
        return None
    may_mention = interaction.app_permissions.mention_everyone
    return role if uncallable(known_role(interaction, role), may_mention=may_mention) is None else None


def _game_options(table_actions: TableActions, request: TableRequest) -> tuple[str, int, dict[str, str]]:
    """Return the game, the number of seats, and the options for variant and expansion.

    The default game is that of the variant or the expansion, else the usual one. The default number of seats is 3, or
    enough for all invited; if the game has no such number, the next larger one, else its largest.
    """
    games = table_actions.app.games
    owner, variant = (None, None) if request.variant is None else named_variant(games, request.variant)
    kind = request.game or owner or _game_with(games, request.expansion) or USUAL
    if kind not in games:
        raise Refused("error-no-game")
    rules = games[kind].rules
    fitting = max(_USUAL_SEATS, 1 + len(request.people))
    usual = next((some for some in rules.seats if some >= fitting), rules.seats[-1])
    size = usual if request.seats is None else request.seats
    if size not in rules.seats:
        raise Refused("error-seats", game=Label(kind, "title"), seats=tuple(rules.seats))
    if owner not in (None, kind):
        raise Refused("error-no-variant")
    try:
        options = with_variant(rules, {}, variant)
    except ValueError:
        raise Refused("error-no-variant") from None
    try:
        return kind, size, with_expansion(rules, options, request.expansion)
    except ValueError:
        raise Refused("error-no-expansion") from None


def named_variant(games: Mapping[str, Playable], text: str) -> tuple[str | None, str]:
    """Return the game of a chosen variant, None if several games have it or none, and the variant's name."""
    game, stop, name = text.rpartition(VARIANT_OF)
    having = [code for code, one in games.items() if name in one.rules.variants and (not stop or code == game)]
    return (having[0] if len(having) == 1 else game or None), name


def _game_with(games: Mapping[str, Playable], expansion: str | None) -> str | None:
    """Return the game that has an expansion, None if there is none."""
    return next((code for code, game in games.items() if expansion in game.rules.expansions), None)


def _pace(pace: str | None, usual: Pace) -> Pace:
    if pace is not None and pace not in set(Pace):
        raise Refused("error-no-pace")
    return usual if pace is None else Pace(pace)


async def _require_writable_thread(thread: discord.Thread, have: discord.Permissions) -> None:
    """Require that the bot can write in a thread; join a private one.

    Raises:
        Refused: the thread is locked, or it is private and the bot is not a member.
    """
    if thread.locked and not have.manage_threads:
        raise Refused("error-thread-locked")
    if thread.is_private() and thread.me is None:
        try:
            await thread.join()
        except discord.Forbidden:
            raise Refused("error-thread-private") from None


async def _open_in_thread(
    table_actions: TableActions,
    response: InteractionResponse,
    channel: discord.TextChannel,
    spec: TableSpec,
    people: Sequence[Invitee],
) -> InvitationResult:
    """Answer publicly, make a thread from that answer, and open the lobby in it.

    A thread that is made from a message needs no further message in the channel, and gets the type that fits the
    channel.
    """
    words, user = table_actions.app.words, response.interaction.user
    language, title = spec.language, titled(spec.kind, spec.options, words.speech(spec.language))
    host = isolated(clean_name(user.display_name))
    name = cut_text(words.text(language, "thread-name", names=host, game=title), _THREAD_NAME)
    # No name here: it would stay when the user's data are deleted, and Discord shows who used the command.
    opened = words.note(language, "thread-opened", game=title, seats=spec.size)
    made: discord.Thread | None = None
    try:
        answer = discord.Object(await response.send_public(notice(opened)))
        made = await _make_thread(answer, channel, name)
        channel_ref = ChannelRef(channel.guild.id, made.id)
        return await table_actions.open(response, replace(spec, channel_ref=channel_ref, thread=True), people)
    except (TableError, discord.HTTPException, *NETWORK) as error:
        await _undo(response, made)
        if isinstance(error, discord.Forbidden) and error.code == LACKING:
            raise await permission_refusal(table_actions.clock, response.interaction, (_NEW_THREAD,)) from error
        raise


async def _make_thread(answer: discord.Object, channel: discord.TextChannel, name: str) -> discord.Thread:
    """Make a thread from a message; if no answer comes, look for it by the message's id, which it shares."""
    try:
        return await channel.create_thread(name=name, message=answer, auto_archive_duration=_WEEK)
    except (discord.HTTPException, *NETWORK) as error:
        if isinstance(error, discord.HTTPException) and error.status < 500 and error.code != _HAS_THREAD:
            raise
        with suppress(discord.HTTPException, *NETWORK):
            found = await channel.guild.fetch_channel(answer.id)
            if isinstance(found, discord.Thread):
                return found
        raise


async def _undo(response: InteractionResponse, made: discord.Thread | None) -> None:
    """Delete the answer and the thread of a table that was not opened; ignore failures."""
    with suppress(discord.HTTPException, *NETWORK):
        await response.delete_public()
    if made is not None:
        with suppress(discord.HTTPException, *NETWORK):
            try:
                await made.delete()
            except discord.Forbidden:
                await made.edit(archived=True)
