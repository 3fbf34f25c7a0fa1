"""The command that opens a table; it offers the seats, variants, expansions and invitations of all games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from inspect import Parameter, Signature
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.commands.translator import localised
from bot.domain.game_options import has_variants
from bot.domain.pace import Pace
from bot.games import Playable
from bot.handlers.lobby_invitations import invitee
from bot.i18n.messages import Words
from bot.services.open_table import VARIANT_OF, TableRequest
from engine.game import Label

Interaction: TypeAlias = discord.Interaction[Any]

_OPTIONS: Final = 25
_INVITE: Final = "invite"


def new_table(
    words: Words, games: Mapping[str, Playable], opening: Callable[[Interaction, TableRequest], Awaitable[None]]
) -> Callable[..., Awaitable[None]]:
    """Return the command's callback with its options described; it calls `opening` with what is chosen."""
    options: dict[str, Any] = {"game": str, "seats": int, "variant": str, "expansion": str, "pace": str, "thread": bool}
    guests = range(1, min(max(seats_to_choose(games)), _OPTIONS - len(options) + 1))

    async def new(interaction: Interaction, **chosen: Any) -> None:
        people = [chosen.pop(f"{_INVITE}{number}", None) for number in guests]
        invited = tuple(invitee(one) for one in people if one is not None)
        await opening(interaction, TableRequest(**(dict.fromkeys(options) | chosen), people=invited))

    named = {option: localised(words, f"cmd-new-{option}-name") for option in options}
    descriptions = {option: localised(words, f"cmd-new-{option}-description") for option in options}
    for number in guests:
        named[f"{_INVITE}{number}"] = localised(words, f"cmd-new-{_INVITE}-name", number=number)
        descriptions[f"{_INVITE}{number}"] = localised(words, f"cmd-new-{_INVITE}-description", number=number)
    # discord.py reads the options off the signature, so it must have those that depend on the games.
    kinds = {**options, **dict.fromkeys((f"{_INVITE}{number}" for number in guests), discord.User)}
    taken = [Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)]
    taken += [
        Parameter(option, Parameter.POSITIONAL_OR_KEYWORD, default=None, annotation=kind | None)
        for option, kind in kinds.items()
    ]
    new.__dict__["__signature__"] = Signature(taken)
    app_commands.rename(**named)(new)
    app_commands.describe(**descriptions)(new)
    choices: dict[str, list[Choice[Any]]] = {
        "game": [Choice(name=localised(words, f"{code}-title"), value=code) for code in games],
        "seats": [Choice(name=str(seats), value=seats) for seats in seats_to_choose(games)],
        "variant": [Choice(name=name, value=code) for code, name in variants_to_choose(words, games).items()],
        "expansion": [
            Choice(name=localised(words, name), value=expansion)
            for expansion, name in expansions_to_choose(games).items()
        ],
        "pace": [Choice(name=localised(words, f"pace-{pace}"), value=pace.value) for pace in Pace],
    }
    app_commands.choices(**choices)(new)
    return new


def seats_to_choose(games: Mapping[str, Playable]) -> list[int]:
    """Return the numbers of seats that a table can have in any game."""
    return sorted({seats for game in games.values() for seats in game.rules.seats})


def variants_to_choose(words: Words, games: Mapping[str, Playable]) -> dict[str, app_commands.locale_str]:
    """Return the titles of all games' variants, by the text that `named_variant` reads.

    If several games have a variant of the same name, title and text contain the game as well.
    """
    chosen = [(code, name) for code, game in games.items() if has_variants(game.rules) for name in game.rules.variants]
    shared = Counter(name for _, name in chosen)
    titles = {}
    for code, name in chosen:
        if shared[name] == 1:
            titles[name] = localised(words, f"{code}-variant-{name}")
        else:
            variant = Label(f"{code}-variant", name)
            titles[f"{code}{VARIANT_OF}{name}"] = localised(words, "labelled", name=Label(code, "title"), text=variant)
    return titles


def expansions_to_choose(games: Mapping[str, Playable]) -> dict[str, str]:
    """Return all expansions of any game, each with the message id of its name."""
    return {
        expansion: f"{code}-expansion-{expansion}"
        for code, game in games.items()
        for expansion in game.rules.expansions
    }
