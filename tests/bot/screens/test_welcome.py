"""The welcome of a server: in its language, with what is missing, and found again by its button."""

from __future__ import annotations

import discord
import pytest

from bot.app_context import App
from bot.interactions.bot_permissions import refused_permissions
from bot.interactions.custom_id import Verb
from bot.reconciler import JoinedServer
from bot.screens.welcome import WelcomeScreens, welcome_page
from tests.bot.message_limits import LANGUAGES, check
from tests.bot.screens.pages import LOCALES, app, presses, text
from tests.commands import mention

__all__ = ["app"]
SERVER = JoinedServer(2**63 - 1, 1_790_000_000, 5, (), "en-US")
NOTHING = refused_permissions(discord.Permissions.none())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("missing", [(), NOTHING], ids=["allowed", "forbidden"])
async def test_a_welcome_says_how_to_begin_and_what_is_missing(
    app: App, language: str, missing: tuple[str, ...]
) -> None:
    page = welcome_page(app, language, missing)
    check(page)
    said = text(page)
    assert all(mention(command) in said for command in ("learn", "new", "settings"))
    names = [app.words.text(language, f"permission-{name.replace('_', '-')}") for name in NOTHING]
    assert [f"**{name}**" in said for name in names] == [bool(missing)] * len(NOTHING)
    assert "@" not in said, "nobody is called"
    assert presses(page, Verb.WELCOME) == []


async def test_it_is_in_the_language_of_the_server(app: App) -> None:
    """In the one that was chosen for it, else that of its Discord, else English."""
    screens = WelcomeScreens(app)
    titles = {language: app.words.text(language, "welcome-title") for language in LANGUAGES}
    for language in LANGUAGES:
        page = await screens.welcome(JoinedServer(7, 1, 5, (), LOCALES[language]))
        assert titles[language] in text(page)
    assert titles["en"] in text(await screens.welcome(JoinedServer(7, 1, 5, (), "ja")))
    await app.languages.choose_for_server(7, "pl")
    assert titles["pl"] in text(await screens.welcome(JoinedServer(7, 1, 5, (), "de")))


async def test_it_is_found_again_by_its_button_and_another_joining_has_another(app: App) -> None:
    screens = WelcomeScreens(app)
    page = await screens.welcome(SERVER)
    assert [str(press) for press in presses(page, Verb.WELCOME)] == [screens.mark(SERVER)]
    assert screens.mark(SERVER) != screens.mark(JoinedServer(SERVER.guild, SERVER.joined + 1, 5, (), "en-US"))
