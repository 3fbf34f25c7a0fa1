"""The group /sobek and its commands: each does what a button does, and answers privately."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.commands import autocomplete
from bot.commands.away import complete_days, go_away
from bot.commands.game_intro import post_card
from bot.commands.new import new_table
from bot.commands.translator import localised
from bot.handlers.features import Features, Services
from bot.handlers.languages import SCOPES
from bot.interactions.bot_permissions import require_server
from bot.interactions.errors import Refused
from bot.interactions.response import InteractionResponse, ResponseMode
from bot.queries.owner_status import OwnerStatusQuery
from bot.sample_games import SAMPLES
from bot.screens.away import MODES
from bot.screens.current_languages import AUTOMATIC, ME
from bot.screens.rules import rules_page
from bot.screens.scores import scores_page
from bot.services.error_messages import ErrorMessages
from bot.services.open_table import TableRequest, open_table
from bot.tables import Reason, TableError
from engine.game import Role

Interaction: TypeAlias = discord.Interaction[Any]


def build_group(
    services: Services, features: Features, error_messages: ErrorMessages, steward: OwnerStatusQuery
) -> app_commands.Group:
    """Return the command group with English texts, which the translator translates."""
    app, table_actions = services.app, services.table_actions
    words, tables = app.words, app.tables

    def said(message: str) -> app_commands.locale_str:
        return localised(words, message)

    def command(name: str) -> Callable[[Any], app_commands.Command[Any, Any, Any]]:
        return group.command(name=said(f"cmd-{name}-name"), description=said(f"cmd-{name}-description"))

    async def serve(
        interaction: Interaction,
        work: Callable[[InteractionResponse], Awaitable[None]],
        kind: ResponseMode = ResponseMode.PRIVATE,
        *,
        anywhere: bool = False,
    ) -> None:
        if not error_messages.begins():
            return
        response = InteractionResponse(interaction, kind, services.ephemeral_messages)
        async with error_messages.guard(response):
            await error_messages.read_language(response)
            if not anywhere:
                require_server(interaction)
            await work(response)
            await table_actions.store_name(response)

    # Contexts and installs belong to the whole command: where a part of it cannot work, it says so
    # (bot/interactions/bot_permissions.py).
    group = app_commands.Group(
        name=said("cmd-sobek-name"),
        description=said("cmd-sobek-description"),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
    )

    async def open_requested(interaction: Interaction, request: TableRequest) -> None:
        kind = ResponseMode.PRIVATE if request.people and not request.thread else ResponseMode.PUBLIC
        await serve(interaction, lambda response: open_table(table_actions, response, request), kind)

    command("new")(new_table(words, app.games, open_requested))

    @command("games")
    async def games(interaction: Interaction) -> None:
        await serve(interaction, features.my_tables.open, anywhere=True)

    async def act(interaction: Interaction, role: Role, typed: str) -> None:
        async def work(response: InteractionResponse) -> None:
            table = await table_actions.require_table_here(response)
            await table_actions.act(
                response, table.id, None, [autocomplete.read_action_code(table, response.user, role, typed)]
            )

        await serve(interaction, work)

    @command("take")
    @app_commands.rename(card=said("cmd-take-card-name"))
    @app_commands.describe(card=said("cmd-take-card-description"))
    async def take(interaction: Interaction, card: str) -> None:
        await act(interaction, Role.TAKE, card)

    @command("character")
    @app_commands.rename(card=said("cmd-character-card-name"))
    @app_commands.describe(card=said("cmd-character-card-description"))
    async def character(interaction: Interaction, card: str) -> None:
        await act(interaction, Role.CHARACTER, card)

    @command("set")
    @app_commands.rename(cards=said("cmd-set-cards-name"))
    @app_commands.describe(cards=said("cmd-set-cards-description"))
    async def play_set(interaction: Interaction, cards: str) -> None:
        await act(interaction, Role.SET, cards)

    @take.autocomplete("card")
    async def complete_take(interaction: Interaction, current: str) -> list[Choice[str]]:
        return await autocomplete.suggest_actions(app, interaction, Role.TAKE, current)

    @character.autocomplete("card")
    async def complete_character(interaction: Interaction, current: str) -> list[Choice[str]]:
        return await autocomplete.suggest_actions(app, interaction, Role.CHARACTER, current)

    @play_set.autocomplete("cards")
    async def complete_set(interaction: Interaction, current: str) -> list[Choice[str]]:
        return await autocomplete.suggest_actions(app, interaction, Role.SET, current)

    @command("hand")
    async def hand(interaction: Interaction) -> None:
        async def work(response: InteractionResponse) -> None:
            await table_actions.show_hand(response, await table_actions.require_table_here(response))

        await serve(interaction, work)

    @command("board")
    async def board(interaction: Interaction) -> None:
        async def work(response: InteractionResponse) -> None:
            await table_actions.repost(response, await table_actions.require_table_here(response))

        await serve(interaction, work)

    @command("score")
    async def score(interaction: Interaction) -> None:
        async def work(response: InteractionResponse) -> None:
            here = interaction.channel_id or 0
            table = await tables.live_in(here) or await tables.last_over(here)
            if table is None or not table.dealt:
                raise TableError(Reason.NO_TABLE if table is None else Reason.NOT_RUNNING)
            response.table_id = table.id
            await response.show_ephemeral(await scores_page(app, table, response.language()))

        await serve(interaction, work)

    @command("cards")
    async def cards(interaction: Interaction) -> None:
        async def work(response: InteractionResponse) -> None:
            await table_actions.show_known_cards(response, await table_actions.require_table_here(response))

        await serve(interaction, work)

    @command("rules")
    @app_commands.rename(topic=said("cmd-rules-topic-name"))
    @app_commands.describe(topic=said("cmd-rules-topic-description"))
    async def rules(interaction: Interaction, topic: str = "") -> None:
        async def work(response: InteractionResponse) -> None:
            here = interaction.channel_id or 0
            table = await tables.live_in(here)
            # After a game its players look up what it was about.
            played = table if table is not None else await tables.last_finished(here)
            seat = table.seat_of(interaction.user.id) if table is not None else None
            kind, code = autocomplete.read_topic(app.games, played.kind if played is not None else None, topic)
            response.table_id = table.id if table is not None else 0
            await response.show_ephemeral(await rules_page(app, kind, table, seat, response.language(), code))

        await serve(interaction, work, anywhere=True)

    @rules.autocomplete("topic")
    async def complete_topic(interaction: Interaction, current: str) -> list[Choice[str]]:
        return await autocomplete.suggest_topics(app, interaction, current)

    @command("learn")
    @app_commands.rename(game=said("cmd-learn-game-name"))
    @app_commands.describe(game=said("cmd-learn-game-description"))
    @app_commands.choices(game=[Choice(name=said(f"{code}-title"), value=code) for code in app.games])
    async def learn(interaction: Interaction, game: str = "") -> None:
        await serve(interaction, lambda response: features.lessons.open(response, game), anywhere=True)

    @command("resign")
    async def resign(interaction: Interaction) -> None:
        async def work(response: InteractionResponse) -> None:
            await features.early_end.ask_to_resign(response, await table_actions.require_table_here(response))

        await serve(interaction, work)

    @command("stop")
    async def stop(interaction: Interaction) -> None:
        async def work(response: InteractionResponse) -> None:
            table = await table_actions.require_table_here(response)
            may_manage = interaction.permissions.manage_channels
            await features.early_end.ask_to_stop(response, table, may_manage=may_manage)

        await serve(interaction, work)

    @command("record")
    async def record(interaction: Interaction) -> None:
        async def work(response: InteractionResponse) -> None:
            here = interaction.channel_id or 0
            table = await tables.last_finished(here)
            if table is None:
                running = await tables.live_in(here)
                raise Refused("error-running" if running is not None else "error-no-record")
            await table_actions.record(response, table.id)

        await serve(interaction, work)

    @command("history")
    async def history(interaction: Interaction) -> None:
        await serve(interaction, features.history.open)

    @command("ladder")
    async def ladder(interaction: Interaction) -> None:
        await serve(interaction, features.ladders.open, anywhere=True)

    @command("away")
    @app_commands.rename(until=said("cmd-away-until-name"), meanwhile=said("cmd-away-meanwhile-name"))
    @app_commands.describe(until=said("cmd-away-until-description"), meanwhile=said("cmd-away-meanwhile-description"))
    @app_commands.choices(meanwhile=[Choice(name=said(f"away-{manner}"), value=manner) for manner in MODES])
    async def away(interaction: Interaction, until: str = "", meanwhile: str | None = None) -> None:
        await serve(
            interaction, lambda response: go_away(features.preferences, response, until, meanwhile), anywhere=True
        )

    @away.autocomplete("until")
    async def complete_until(interaction: Interaction, current: str) -> list[Choice[str]]:
        return await complete_days(app, features.preferences, interaction, current)

    @command("privacy")
    async def privacy(interaction: Interaction) -> None:
        await serve(interaction, features.privacy.show, anywhere=True)

    @command("language")
    @app_commands.rename(language=said("cmd-language-language-name"), scope=said("cmd-language-scope-name"))
    @app_commands.describe(
        language=said("cmd-language-language-description"), scope=said("cmd-language-scope-description")
    )
    @app_commands.choices(
        language=[
            *(Choice(name=words.text(code, "language-name"), value=code) for code in words.languages),
            Choice(name=said("language-automatic"), value=AUTOMATIC),
        ],
        scope=[Choice(name=said(f"scope-{scope}"), value=scope) for scope in SCOPES],
    )
    async def language(interaction: Interaction, language: str | None = None, scope: str = ME) -> None:
        await serve(interaction, lambda response: features.languages.choose(response, language, scope), anywhere=True)

    @command("settings")
    async def settings(interaction: Interaction) -> None:
        await serve(interaction, features.guild_settings.open)

    @command("about")
    @app_commands.rename(game=said("cmd-about-game-name"))
    @app_commands.describe(game=said("cmd-about-game-description"))
    @app_commands.choices(
        game=[Choice(name=said(f"{code}-title"), value=code) for code in app.games if code in SAMPLES]
    )
    async def about(interaction: Interaction, game: str = "") -> None:
        await serve(
            interaction,
            lambda response: post_card(table_actions, app, services.clock, steward, response, game),
            ResponseMode.PUBLIC,
        )

    @command("help")
    async def overview(interaction: Interaction) -> None:
        await serve(interaction, features.help.open, anywhere=True)

    return group
