"""Opening a table: permissions are checked before anything is made, a thread is made where one is wanted."""

from __future__ import annotations

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
from bot.i18n.player_names import clean_name
from bot.interactions.cooldowns import Wish
from bot.interactions.errors import Refused
from bot.interactions.permissions import missing
from bot.interactions.response import Reply
from bot.screens.components import link_button, notice, table_url
from bot.screens.invitations import refusal_lines
from bot.services.guild_access import barred, role_there, see_opening
from bot.services.table_actions import Desk
from bot.tables import ChannelRef, InvitationResult, Invitee, Reason, TableError, TableSpec
from engine.game import Label

_USUAL_SEATS: Final = 3
_HAS_THREAD: Final = 160004
_NEW_THREAD: Final = "create_public_threads"
_WEEK: Final = 10080  # minutes: the longest that Discord lets a thread rest before it is archived


# Stands between a game and its variant.
VARIANT_OF: Final = "."


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody wants a table to be; None where he leaves it to the house."""

    game: str | None
    seats: int | None
    variant: str | None
    expansion: str | None
    pace: str | None
    thread: bool | None
    people: tuple[Invitee, ...]


async def open_table(desk: Desk, reply: Reply, wanted: Wanted) -> None:
    """Open a lobby in the channel, or in a thread of its own, and invite people to it.

    What is not said is as the server has set it. A lobby that calls somebody is a message of its own, for an
    answer calls nobody; the answer tells the way to it.

    Raises:
        Refused: there is no such game, not for so many, not in that variant, with that expansion or at that pace; or
            asked too often; or the server has set that he may not open one, or not here.
        Forbidden: the bot lacks permissions; nothing was made.
        TableError: TABLE_EXISTS, OWN_LOBBIES, ALL_LOBBIES, STORE.
    """
    interaction = reply.interaction
    channel = interaction.channel
    in_thread = isinstance(channel, discord.Thread)
    settings = await see_opening(desk.app, reply)
    new_thread = (settings.threads if wanted.thread is None else wanted.thread) and isinstance(
        channel, discord.TextChannel
    )
    lacking = missing(interaction.app_permissions, thread=in_thread, new_thread=new_thread)
    if lacking:
        raise await barred(desk.clock, interaction, lacking)
    if isinstance(channel, discord.Thread):
        await _enter(channel, interaction.app_permissions)
    people = wanted.people
    kind, size, options = _wanted(desk, wanted)
    at = _pace(wanted.pace, settings.pace)
    language = reply.reader.server
    guild, here = interaction.guild_id or 0, interaction.channel_id or 0
    await desk.app.tables.lobbies.require_can_open(guild, reply.user)
    if not new_thread and await desk.app.tables.live_in(here) is not None:
        raise TableError(Reason.TABLE_EXISTS)
    desk.not_too_often(reply, Wish.LOBBY)
    role = await _role(desk, interaction)
    spec = TableSpec(
        ChannelRef(guild, here), kind, size, options, language, at, settings.fallback, thread=in_thread, role=role
    )
    if new_thread and isinstance(channel, discord.TextChannel):
        invited = await _open_in_thread(desk, reply, channel, spec, people)
        await _tell(desk, reply, invited)
        return
    if people or role is not None:
        await reply.keep_private()
    invited = await desk.open(reply, spec, people)
    # What was wished for may not be had here: the table stands in the channel itself, and that is said.
    why = ("thread-in-thread" if in_thread else "thread-not-here") if wanted.thread else ""
    # Whoever sweeps the tables just now may have shown the lobby before it could be the answer.
    opened = "invite-opened" if people or role or reply.posts else ""
    await _tell(desk, reply, invited, *(one for one in (opened, why) if one))


async def _tell(desk: Desk, reply: Reply, invited: InvitationResult, *messages: str) -> None:
    """Tell whoever has opened a table alone what there is to be told: these messages, and who was not invited."""
    speech = desk.app.speech(invited.table, desk.language(reply))
    lines = [*map(speech.say, messages), *refusal_lines(invited.refused, speech)]
    if lines:
        await reply.aside(notice("\n".join(lines), link_button(speech.say("goto-lobby"), table_url(invited.table))))


async def _role(desk: Desk, interaction: discord.Interaction[Any]) -> int | None:
    """Return the role that a new lobby calls; none that cannot be called by now, as one that is gone."""
    wanted = await desk.app.tables.invitations.role(interaction.guild_id or 0)
    if wanted is None:
        return None
    may_mention = interaction.app_permissions.mention_everyone
    return wanted if uncallable(role_there(interaction, wanted), may_mention=may_mention) is None else None


def _wanted(desk: Desk, wanted: Wanted) -> tuple[str, int, dict[str, str]]:
    """Return which game is opened, for how many, and in which variant, with which expansion.

    Without a game it is that of the variant or the expansion, or the usual one; without a number 3 or all invited, or
    the next that the game has.
    """
    games = desk.app.games
    owner, variant = (None, None) if wanted.variant is None else named_variant(games, wanted.variant)
    kind = wanted.game or owner or _with(games, wanted.expansion) or USUAL
    if kind not in games:
        raise Refused("error-no-game")
    rules = games[kind].rules
    fitting = max(_USUAL_SEATS, 1 + len(wanted.people))
    usual = next((some for some in rules.seats if some >= fitting), rules.seats[-1])
    size = usual if wanted.seats is None else wanted.seats
    if size not in rules.seats:
        raise Refused("error-seats", game=Label(kind, "title"), seats=tuple(rules.seats))
    if owner not in (None, kind):
        raise Refused("error-no-variant")
    try:
        options = with_variant(rules, {}, variant)
    except ValueError:
        raise Refused("error-no-variant") from None
    try:
        return kind, size, with_expansion(rules, options, wanted.expansion)
    except ValueError:
        raise Refused("error-no-expansion") from None


def named_variant(games: Mapping[str, Playable], text: str) -> tuple[str | None, str]:
    """Return the game that a chosen variant belongs to, None where several have it or none, and the variant's name."""
    game, stop, name = text.rpartition(VARIANT_OF)
    having = [code for code, one in games.items() if name in one.rules.variants and (not stop or code == game)]
    return (having[0] if len(having) == 1 else game or None), name


def _with(games: Mapping[str, Playable], expansion: str | None) -> str | None:
    """Return the game that has an expansion, None where none has it."""
    return next((code for code, game in games.items() if expansion in game.rules.expansions), None)


def _pace(pace: str | None, usual: Pace) -> Pace:
    if pace is not None and pace not in set(Pace):
        raise Refused("error-no-pace")
    return usual if pace is None else Pace(pace)


async def _enter(thread: discord.Thread, have: discord.Permissions) -> None:
    """See that the bot may write in a thread before anything is made.

    Raises:
        Refused: it is locked, or a private one to which nobody has added the bot.
    """
    if thread.locked and not have.manage_threads:
        raise Refused("error-thread-locked")
    if thread.is_private() and thread.me is None:
        try:
            await thread.join()
        except discord.Forbidden:
            raise Refused("error-thread-private") from None


async def _open_in_thread(
    desk: Desk, reply: Reply, channel: discord.TextChannel, spec: TableSpec, people: Sequence[Invitee]
) -> InvitationResult:
    """Answer for all to see, let a thread hang on that answer, and put the lobby into it.

    A thread that hangs on a message needs no further line in the channel that tells of it, and has the kind that fits
    the channel.
    """
    words, user = desk.app.words, reply.interaction.user
    language, title = spec.language, titled(spec.kind, spec.options, words.speech(spec.language))
    name = words.text(language, "thread-name", names=clean_name(user.display_name), game=title)[:100]
    # No name here: it would stay when somebody's data are deleted, and Discord says itself who used the command.
    opened = words.note(language, "thread-opened", game=title, seats=spec.size)
    made: discord.Thread | None = None
    try:
        answer = discord.Object(await reply.public(notice(opened)))
        made = await _made_from(answer, channel, name)
        place = ChannelRef(channel.guild.id, made.id)
        return await desk.open(reply, replace(spec, channel_ref=place, thread=True), people)
    except (TableError, discord.HTTPException, *NETWORK) as error:
        await _undo(reply, made)
        if isinstance(error, discord.Forbidden) and error.code == LACKING:
            raise await barred(desk.clock, reply.interaction, (_NEW_THREAD,)) from error
        raise


async def _made_from(answer: discord.Object, channel: discord.TextChannel, name: str) -> discord.Thread:
    """Make a thread of a message; where no answer comes, look whether it is there, for it has the message's number."""
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


async def _undo(reply: Reply, made: discord.Thread | None) -> None:
    """Leave nothing behind that promises a table where there is none; whatever fails now is ignored."""
    with suppress(discord.HTTPException, *NETWORK):
        await reply.withdraw()
    if made is not None:
        with suppress(discord.HTTPException, *NETWORK):
            try:
                await made.delete()
            except discord.Forbidden:
                await made.edit(archived=True)
