"""A server that adds the bot is welcomed once; what the bot may do in a channel, and the short help."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import pytest

from sandbox.guilds import Guild
from sandbox.person import text_of
from sandbox.server import Sandbox
from tests.e2e.conftest import People
from tests.e2e.harness import Bot, Json, labels

pytestmark = pytest.mark.asyncio(loop_scope="module")

_NUMBERS = itertools.count(1)
SILENT = 1 << 12


@dataclass
class Place:
    """A server with a hall, in which it greets, and a garden."""

    sandbox: Sandbox
    guild: Guild

    @property
    def hall(self) -> str:
        return f"{self.guild.name}/hall"

    @property
    def garden(self) -> str:
        return f"{self.guild.name}/garden"

    @property
    def welcomes(self) -> list[Json]:
        """What the bot has said in the server's channels by itself."""
        reader = self.sandbox.person("reader")
        return [one for channel in (self.hall, self.garden) for one in reader.sees(channel)]

    async def welcomed(self, count: int = 1) -> Json:
        """Wait for the last of so many welcomes, and return it."""
        await self.sandbox.wait_for(lambda: len(self.welcomes) == count)
        return self.welcomes[-1]


def join(sandbox: Sandbox, *, locale: str = "en-US", hall: bool = True, **permissions: bool) -> Place:
    """Let a new server add the bot."""
    place = Place(sandbox, sandbox.add_guild(f"Joined {next(_NUMBERS)}", "hall", "garden"))
    place.guild.locale = locale
    sandbox.permit(place.hall, **permissions)
    sandbox.set_system_channel(place.hall if hall else None, place.guild)
    return place


async def all_looked_at(sandbox: Sandbox) -> None:
    """Wait until a server that has joined after all others is welcomed."""
    await join(sandbox).welcomed()


async def test_a_server_is_welcomed_silently_in_its_language_and_once(bot: Bot, sandbox: Sandbox) -> None:
    """However often Discord tells of the joining, and after a new session."""
    since = len(sandbox.requests)
    place = join(sandbox, locale="de")
    for _ in range(3):
        sandbox.world.tell("guild_create", place.guild)
    message = await place.welcomed()
    assert "Mit mir spielt ihr Brettspiele" in text_of(message)
    assert message["flags"] & SILENT
    assert (message["mentions"], message["mention_everyone"]) == ([], False)
    assert "Was ich in diesem Kanal noch nicht darf" not in text_of(message)
    (request,) = [
        one for one in list(sandbox.requests)[since:] if one.path.endswith(f"{message['channel_id']}/messages")
    ]
    assert request.body["enforce_nonce"]
    assert sandbox.person("reader").pings(place.hall) == []
    sandbox.world.tell("guild_create", place.guild)
    sandbox.gateway.invalidate()
    await sandbox.wait_for(lambda: not sandbox.gateway.online)
    await sandbox.wait_online()
    await all_looked_at(sandbox)
    assert len(place.welcomes) == 1
    (row,) = bot.rows("SELECT * FROM welcomes WHERE guild = ?", place.guild.id)
    assert row["done"]


async def test_the_button_shows_it_privately_in_ones_own_language(sandbox: Sandbox) -> None:
    place = join(sandbox, locale="pl", attach_files=False, create_public_threads=False)
    message = await place.welcomed()
    assert "Bez uprawnienia „**Załączanie plików**” nie mogę pokazać planszy." in text_of(message)
    assert "Tworzenie publicznych wątków" in text_of(message)
    assert labels(message) == ["W moim języku"]
    reader = sandbox.person(f"reader{next(_NUMBERS)}", locale="fr")
    answer = await reader.press(message, "W moim języku")
    assert answer.ephemeral
    assert "J’anime des jeux de société" in answer.text
    assert "Joindre des fichiers" in answer.text
    assert labels(answer.message) == []
    sandbox.permit(place.hall, attach_files=True)
    assert "Joindre des fichiers" not in (await reader.press(message, "W moim języku")).text
    assert len(place.welcomes) == 1


async def test_where_nobody_is_greeted_or_the_bot_may_not_post_it_says_nothing(bot: Bot, sandbox: Sandbox) -> None:
    """Nowhere else either, and nothing fails; a server that was joined long ago is not greeted at all."""
    since = len(sandbox.requests)
    places = [
        join(sandbox, hall=False),
        join(sandbox, send_messages=False),
        join(sandbox, view_channel=False),
    ]
    old = join(sandbox)
    sandbox.remove_bot(old.guild)
    old.guild.bot_in_guild = True
    old.guild.joined_at = sandbox.clock.now() - 3601
    sandbox.world.tell("guild_create", old.guild)
    sandbox.set_system_channel("lounge")
    await all_looked_at(sandbox)
    assert [place.welcomes for place in (*places, old)] == [[]] * 4
    assert [one.path for one in list(sandbox.requests)[since:] if one.status >= 400] == []
    assert not any(bot.rows("SELECT * FROM welcomes WHERE guild = ?", one.guild.id) for one in (*places, old))
    sandbox.set_system_channel(None)


async def test_who_leaves_is_forgotten_and_who_joins_anew_is_welcomed_anew(bot: Bot, sandbox: Sandbox) -> None:
    place = join(sandbox)
    await place.welcomed()
    sandbox.remove_bot(place.guild)
    await sandbox.wait_for(lambda: not bot.rows("SELECT * FROM welcomes WHERE guild = ?", place.guild.id))
    sandbox.move_clock(5)
    sandbox.invite_bot(place.guild)
    await place.welcomed(2)
    await all_looked_at(sandbox)
    assert len(place.welcomes) == 2


async def test_a_bot_that_left_before_it_spoke_says_nothing(bot: Bot, sandbox: Sandbox) -> None:
    place = join(sandbox)
    sandbox.remove_bot(place.guild)
    await all_looked_at(sandbox)
    assert place.welcomes == []
    assert not bot.rows("SELECT * FROM welcomes WHERE guild = ?", place.guild.id)


@pytest.mark.parametrize("kind", ["slow", "late", "drop", "cut"])
async def test_a_bot_that_is_killed_while_it_speaks_has_spoken_once(bot: Bot, sandbox: Sandbox, kind: str) -> None:
    """Before Discord has it, when Discord has it, and where no answer comes."""
    place = join(sandbox)
    path = rf"/channels/{place.guild.system_channel_id}/messages$"
    fault = sandbox.fail(kind, method="POST", path=path, seconds=60.0)
    await sandbox.wait_for(lambda: fault.times == 0)
    await bot.kill()
    sandbox.faults.clear()
    await bot.start()
    await place.welcomed()
    await all_looked_at(sandbox)
    assert len(place.welcomes) == 1


async def test_a_server_that_adds_a_bot_that_is_down_is_welcomed_when_it_is_back(bot: Bot, sandbox: Sandbox) -> None:
    assert await bot.stop() == 0
    place = join(sandbox)
    await bot.start()
    await place.welcomed()


async def test_what_the_bot_may_do_is_told_where_it_is_asked(sandbox: Sandbox, people: People) -> None:
    """Managers turn to it and back; others are shown it at once."""
    place = join(sandbox, hall=False)
    manager, guest = people(2)
    manager.permit(manage_guild=True)
    sandbox.permit(place.garden, attach_files=False, create_public_threads=False)
    panel = await manager.command(place.garden, "sobek settings")
    page = await manager.press(panel.message, "What I may do here")
    assert page.message["id"] == panel.message["id"]
    assert f"<#{sandbox.channel(place.garden).id}>" in page.text
    assert "✓ View Channel" in page.text
    assert "✗ Without **Attach Files** there is no board." in page.text
    assert "– Without **Create Public Threads**" in page.text
    back = await manager.press(page.message, "Tables")
    assert back.message["id"] == panel.message["id"]
    assert "Settings of this server" in back.text
    theirs = await guest.command(place.garden, "sobek settings")
    assert theirs.ephemeral
    assert "✗ Without **Attach Files**" in theirs.text
    assert "Only server managers can change" in theirs.text
    assert labels(theirs.message) == []
    sandbox.permit(place.garden, attach_files=True)
    assert "I have all that I need" in (await guest.command(place.garden, "sobek settings")).text
    thread = sandbox.world.add_thread(sandbox.channel(place.garden), "nook", guest.id, 10080, sandbox.clock.fresh())
    inside = await guest.command(thread, "sobek settings")
    assert "✓ Send Messages in Threads" in inside.text
    assert "Manage Threads" in inside.text
    assert "Create Public Threads" not in inside.text


async def test_a_bot_that_is_timed_out_says_until_when(sandbox: Sandbox, people: People) -> None:
    place = join(sandbox, hall=False)
    (guest,) = people(1)
    sandbox.time_out(600, place.guild)
    answer = await guest.command(place.garden, "sobek settings")
    assert "I was timed out by a moderator" in answer.text
    assert "✗ Without **Send Messages**" in answer.text


async def test_the_help_is_short_and_shows_all_commands_and_leads_back(people: People) -> None:
    (guest,) = people(1)
    short = await guest.command("table-one", "sobek help")
    assert labels(short.message)[-1] == "All commands"
    full = await guest.press(short.message, "All commands")
    assert full.message["id"] == short.message["id"]
    assert "**Away**" in full.text
    back = await guest.press(full.message, "Back")
    assert back.text == short.text
    direct = await guest.command(guest.direct(), "sobek help")
    assert "**Away**" in (await guest.press(direct.message, "All commands")).text
